"""The contract that the three games share: verdicts, refused actions and rules, states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol, Self, TypeGuard, TypeVar

from cartes_lib.cards import Card, Suit

__all__ = [
    "Action",
    "Fact",
    "Facts",
    "Fixed",
    "IllegalAction",
    "RulesError",
    "State",
    "Verdict",
    "action_told",
    "check_kinds",
    "checked_seat",
    "illegal",
    "is_seat",
    "legal",
]

ValueT = TypeVar("ValueT")

Fact = str | int | bool | Card | Suit | tuple[Card, ...] | None
"""What a verdict may say of a position.

A str is a key that the catalogue words (`term-<str>`), never a sentence; a tuple of cards
is worded as a list.
"""


class Fixed(Mapping[str, ValueT]):
    """Values by name that never change, equal to a dict that says the same.

    Unlike a `mappingproxy`, it can be pickled and copied, and hashed where its values can.
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


class Facts(Fixed[Fact]):
    """The facts of a verdict by name."""

    __slots__ = ()


class Action(Protocol):
    """A small frozen value, printable and parsable in the record's notation."""

    def __str__(self) -> str: ...


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of one action in one position; it can be copied, pickled and hashed.

    Attributes:
        legal: whether the action may be taken.
        rule: id of the rule that allows or forbids it, such as "BOT-LEG-OB-04".
        reason: the catalogue's key of the explanation, `verdict-<reason>`; it may be shared
            by several rules, and one rule may have several.
        facts: what the explanation names: cards to beat, whose turn it is; any mapping may
            be given.
        alternatives: what the seat that asks may do instead, in the notation of the record;
            empty when the action is legal, or when that seat may not act at all. They are
            never another seat's.
    """

    legal: bool
    rule: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=Facts)
    alternatives: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if type(self.facts) is not Facts:
            object.__setattr__(self, "facts", Facts(self.facts))


def legal(rule: str, reason: str = "legal", **facts: Fact) -> Verdict:
    """A verdict that allows the action under `rule`."""
    return Verdict(True, rule, reason, Facts(facts))


def illegal(rule: str, reason: str, alternatives: tuple[str, ...] = (), **facts: Fact) -> Verdict:
    """A verdict that `rule` forbids the action, for `reason`."""
    return Verdict(False, rule, reason, Facts(facts), alternatives)


def is_seat(seat: object, seats: int) -> TypeGuard[int]:
    """True if `seat` is one of the seats 0 to `seats` - 1."""
    return type(seat) is int and 0 <= seat < seats


def checked_seat(seat: object, seats: int) -> int:
    """`seat`, which must be one of the seats 0 to `seats` - 1.

    Raises:
        TypeError: it is no whole number.
        ValueError: no such seat: a negative one is none, it does not count from the end.
    """
    if type(seat) is not int:
        raise TypeError(f"a seat is a whole number, not {seat!r}")
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat} at a table of {seats}")
    return seat


def action_told(
    action: object, kinds: tuple[type[ActionT], ...], parse: Callable[[str], ActionT]
) -> ActionT | None:
    """`action`, or the one that a text tells in the record's notation; None if there is none.

    Args:
        kinds: the types of the game's actions.
        parse: reads a text; raises ValueError where it tells no action.
    """
    if isinstance(action, kinds):
        return action
    try:
        return parse(action) if isinstance(action, str) else None
    except ValueError:
        return None


def check_kinds(action: object, kinds: tuple[type[object], ...], seat: object) -> None:
    """Sees that `play` was given an action or its text, and a seat or None.

    Raises:
        TypeError: it was not; the message says what it was given.
    """
    if not isinstance(action, (str, *kinds)):
        raise TypeError(f"neither an action nor its notation: {action!r}")
    if seat is not None and type(seat) is not int:
        raise TypeError(f"a seat is a whole number, not {seat!r}")


class IllegalAction(ValueError):  # noqa: N818 - a name of the contract, as chess and poker libraries say it
    """An action that the rules forbid here; the state it was tried on is unchanged.

    Attributes:
        verdict: which rule forbids it, and the facts; `wording.explain` makes the sentence.
    """

    def __init__(self, verdict: Verdict) -> None:
        # The arguments are those of the constructor, so that it can be pickled and copied.
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return f"{self.verdict.rule}: {self.verdict.reason}"


class RulesError(ValueError):
    """An option that does not exist, or a value that it cannot take.

    Attributes:
        option: the option's name.
        reason: `unknown-option`, `unknown-value` or `contradiction`; the catalogue's
            `rules-<reason>` words it.
        other: of a contradiction, the option that it does not go with; else "".
    """

    def __init__(self, option: str, reason: str, other: str = "") -> None:
        super().__init__(option, reason, other)
        self.option = option
        self.reason = reason
        self.other = other

    def __str__(self) -> str:
        return f"{self.option}: {self.reason} {self.other}".rstrip()


class State(Protocol[ActionT]):
    """A position of one game: immutable, complete, and silent about its own secrets.

    `to_act` are the seats that may act now, none when the match is over; what it tells,
    the table knows: it never depends on a card or a fault that is hidden. `actions` are the
    legal actions of one seat in a stable order.

    `judge` and `play` take an action, or its text in the record's notation. `judge` never
    raises, whatever it is given: what is no action and who has no seat are answered by an
    illegal verdict, as is a seat whose turn it is not. `play` returns a new state, or raises
    and leaves this one as it is: `IllegalAction` with the verdict of `judge`, or `TypeError`
    for an action that is neither an action nor a text, or a seat that is no whole number.

    In these three, seat None means the first of `to_act`; once nobody is to act, `actions`
    has none. `view` returns a type of the game that has no field for what `seat` may not
    know; seat None is a stranger who sees only what lies on the table.

    `actions` and `view`, and all else that takes a seat, raise ValueError for a seat that
    is none of the table's, negative ones included (`checked_seat`).
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
