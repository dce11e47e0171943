"""The interface that the three games share: verdicts, errors, states."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, Self, TypeGuard, TypeVar

from cartes_lib.cards import Card, Suit
from cartes_lib.rich import html_of

__all__ = [
    "Action",
    "Fact",
    "Facts",
    "FrozenMapping",
    "IllegalAction",
    "RulesError",
    "State",
    "Verdict",
    "check_kinds",
    "checked_seat",
    "illegal",
    "is_seat",
    "legal",
    "parsed_action",
]

ValueT = TypeVar("ValueT")

Fact = str | int | bool | Card | Suit | tuple[Card, ...] | None
"""A value in a verdict's facts.

A string is a catalogue key (`term-<string>`), never a sentence. A tuple of cards is rendered as a
list.
"""


class FrozenMapping(Mapping[str, ValueT]):
    """An immutable mapping, equal to a dict with the same items.

    Unlike a `mappingproxy`, it can be pickled and copied. It can be hashed if its values can be
    hashed.

    >>> from cartes_lib.engine import FrozenMapping
    >>> FrozenMapping({"a": 1}) == {"a": 1}
    True
    """

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, ValueT] | None = None) -> None:
        self._values = dict(values or {})

    def __getitem__(self, name: str) -> ValueT:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._values})"


class Facts(FrozenMapping[Fact]):
    """The facts of a verdict: an immutable mapping from names to values.

    >>> from cartes_lib.engine import Facts
    >>> dict(Facts({"player": 1}))
    {'player': 1}
    """

    __slots__ = ()


class Action(Protocol):
    """An action of a game: an immutable object that prints as its notation in records."""

    def __str__(self) -> str: ...


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of the rules on an action in a position. It can be copied, pickled and hashed.

    Attributes:
        legal: whether the action is allowed.
        rule: id of the rule that allows or forbids the action, such as "BOT-LEG-OB-04".
        reason: id of the explanation; its message is `verdict-<reason>`. Several rules may share a
            reason, and a rule may have several reasons.
        facts: arguments of the message, such as the cards to beat. The constructor accepts any
            mapping.
        alternatives: the legal actions of the same seat, in the notation of records; empty if the
            action is legal, or if the seat may not act.

    >>> from cartes_lib.engine import Verdict
    >>> Verdict(True, "BOT-LEG-OB-04", "legal").legal
    True
    """

    legal: bool
    rule: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=Facts)
    alternatives: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if type(self.facts) is not Facts:
            object.__setattr__(self, "facts", Facts(self.facts))

    def _repr_html_(self) -> str | None:
        return html_of(self)


def legal(rule: str, reason: str = "legal", **facts: Fact) -> Verdict:
    """A verdict that `rule` allows the action.

    >>> from cartes_lib.engine import legal
    >>> legal("BOT-LEG-OB-04").legal
    True
    """
    return Verdict(True, rule, reason, Facts(facts))


def illegal(rule: str, reason: str, alternatives: tuple[str, ...] = (), **facts: Fact) -> Verdict:
    """A verdict that `rule` forbids the action, with the reason `reason`.

    >>> from cartes_lib.engine import illegal
    >>> illegal("BOT-LEG-OB-04", "botifarra-beat", player=1).facts["player"]
    1
    """
    return Verdict(False, rule, reason, Facts(facts), alternatives)


def is_seat(seat: object, seats: int) -> TypeGuard[int]:
    """Whether `seat` is an integer from 0 to `seats` - 1.

    >>> from cartes_lib.engine import is_seat
    >>> is_seat(4, 4)
    False
    """
    return type(seat) is int and 0 <= seat < seats


def checked_seat(seat: object, seats: int) -> int:
    """Check that `seat` is from 0 to `seats` - 1, and return it.

    Raises:
        TypeError: `seat` is not an integer.
        ValueError: `seat` is not at the table. Negative numbers do not count from the end.

    >>> from cartes_lib.engine import checked_seat
    >>> checked_seat(3, 4)
    3
    """
    if type(seat) is not int:
        raise TypeError(f"a seat is a whole number, not {seat!r}")
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat} at a table of {seats}")
    return seat


def parsed_action(
    action: object, kinds: tuple[type[ActionT], ...], parse: Callable[[str], ActionT]
) -> ActionT | None:
    """`action` as an action object; text is parsed. None if `action` is not valid.

    Args:
        kinds: the types of the game's action objects.
        parse: function that parses text; it raises ValueError if the text is invalid.

    >>> from cartes_lib.cards import card
    >>> from cartes_lib.engine import Card, parsed_action
    >>> parsed_action("9o", (Card,), card)
    <9o>
    """
    if isinstance(action, kinds):
        return action
    try:
        return parse(action) if isinstance(action, str) else None
    except ValueError:
        return None


def check_kinds(action: object, kinds: tuple[type[object], ...], seat: object) -> None:
    """Check the arguments of `play`: an action or its text, and a seat or None.

    Raises:
        TypeError: an argument has another type; the message names the type.

    >>> from cartes_lib.engine import Card, check_kinds
    >>> check_kinds("9o", (Card,), 0)
    """
    if not isinstance(action, (str, *kinds)):
        raise TypeError(f"neither an action nor its notation: {action!r}")
    if seat is not None and type(seat) is not int:
        raise TypeError(f"a seat is a whole number, not {seat!r}")


class IllegalAction(ValueError):  # noqa: N818 - a name of the contract, as chess and poker libraries say it
    """Raised if the rules forbid an action; the state is unchanged.

    Attributes:
        verdict: the verdict with the rule and the facts; `messages.explain` renders it as a
            sentence.

    >>> from cartes_lib.engine import IllegalAction, illegal
    >>> IllegalAction(illegal("BOT-LEG-OB-04", "botifarra-beat")).verdict.rule
    'BOT-LEG-OB-04'
    """

    def __init__(self, verdict: Verdict) -> None:
        # `args` has the arguments of the constructor, so that pickle and copy work.
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        """The text of the rule and its explanation.

        Without the package `messages`, it has the reason and the facts instead of the explanation.
        """
        verdict = self.verdict
        try:
            # The messages are an optional dependency.
            messages = importlib.import_module("cartes_lib.messages")
        except ImportError:
            facts = ", ".join(f"{name}={fact!s}" for name, fact in verdict.facts.items())
            return f"{verdict.rule}: {verdict.reason}" + (f" ({facts})" if facts else "")
        return f"{verdict.rule}: {messages.explain(verdict)}"


class RulesError(ValueError):
    """Raised for an unknown option, or an invalid value of an option.

    Attributes:
        option: the option's name.
        reason: `unknown-option`, `unknown-value` or `contradiction`; the message is
            `rules-<reason>`.
        other: for a contradiction, the name of the other option; else "".
        allowed: for an unknown value, the allowed values as text; else "".

    >>> from cartes_lib.engine import RulesError
    >>> RulesError("target", "unknown-value", allowed="5–100").allowed
    '5–100'
    """

    def __init__(self, option: str, reason: str, other: str = "", allowed: str = "") -> None:
        super().__init__(option, reason, other, allowed)
        self.option = option
        self.reason = reason
        self.other = other
        self.allowed = allowed

    def __str__(self) -> str:
        """The sentence that explains the error.

        Without the package `messages`, it is the option, the reason and the facts.
        """
        try:
            messages = importlib.import_module("cartes_lib.messages")
        except ImportError:
            detail = self.other or self.allowed
            return f"{self.option}: {self.reason}" + (f" ({detail})" if detail else "")
        sentence: str = messages.rules_error_text(self)
        return sentence


class State(Protocol[ActionT]):
    """Protocol of the states of all games: a complete, immutable position.

    `to_act` has the seats that may act now; it is empty when the match is over. It never depends on
    hidden cards or hidden wrong plays. `actions` returns the legal actions of one seat in a stable
    order.

    `judge` and `play` take an action, or its text in the notation of records. `judge` never raises
    an exception: it returns an illegal verdict for an invalid action, an invalid seat, or a seat
    that must wait for its turn. `play` returns a new state. It raises `IllegalAction` with the
    verdict of `judge`, or `TypeError` for an argument of the wrong type.

    In `actions`, `judge` and `play`, seat None means the first seat of `to_act`; if `to_act` is
    empty, `actions` returns an empty tuple. `view` returns only what `seat` may know; seat None
    means an onlooker, who sees only the table.

    All methods with a seat except `judge` raise ValueError for a seat that is not at the table,
    including negative numbers (`checked_seat`).
    """

    @property
    def to_act(self) -> tuple[int, ...]: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def winner(self) -> int | None: ...

    def actions(self, seat: int | None = None) -> tuple[ActionT, ...]: ...

    def judge(self, action: ActionT | str, seat: int | None = None) -> Verdict: ...

    def play(self, action: ActionT | str, seat: int | None = None) -> Self: ...

    def view(self, seat: int | None) -> object: ...
