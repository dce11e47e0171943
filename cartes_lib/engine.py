"""The contract that the three games share: verdicts, refused actions and rules, states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol, Self, TypeVar

from cartes_lib.cards import Card, Suit

__all__ = [
    "Action",
    "Fact",
    "IllegalAction",
    "RulesError",
    "State",
    "Verdict",
    "illegal",
    "legal",
]

Fact = str | int | bool | Card | Suit | tuple[Card, ...] | None
"""What a verdict may say of a position.

A str is a key that the catalogue words (`term-<str>`), never a sentence; a tuple of cards
is worded as a list.
"""


class Action(Protocol):
    """A small frozen value, printable and parsable in the record's notation."""

    def __str__(self) -> str: ...


ActionT = TypeVar("ActionT", bound=Action)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the rules say of one action in one position.

    Attributes:
        legal: whether the action may be taken.
        rule: id of the rule that allows or forbids it, such as "BOT-LEG-OB-04".
        reason: the catalogue's key of the explanation, `verdict-<reason>`; it may be shared
            by several rules, and one rule may have several.
        facts: what the explanation names: cards to beat, whose turn it is.
        alternatives: the actions that were legal instead, in the notation of the record;
            empty when the action is legal, or when the seat may not act at all.
    """

    legal: bool
    rule: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    alternatives: tuple[str, ...] = ()


def legal(rule: str, reason: str = "legal", **facts: Fact) -> Verdict:
    """A verdict that allows the action under `rule`."""
    return Verdict(True, rule, reason, MappingProxyType(facts))


def illegal(rule: str, reason: str, alternatives: tuple[str, ...] = (), **facts: Fact) -> Verdict:
    """A verdict that `rule` forbids the action, for `reason`."""
    return Verdict(False, rule, reason, MappingProxyType(facts), alternatives)


class IllegalAction(ValueError):  # noqa: N818 - a name of the contract, as chess and poker libraries say it
    """An action that the rules forbid here; the state it was tried on is unchanged.

    Attributes:
        verdict: which rule forbids it, and the facts; `wording.explain` makes the sentence.
    """

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(f"{verdict.rule}: {verdict.reason}")
        self.verdict = verdict


class RulesError(ValueError):
    """An option that does not exist, or a value that it cannot take.

    Attributes:
        option: the option's name.
        reason: `unknown-option`, `unknown-value` or `contradiction`; the catalogue's
            `rules-<reason>` words it.
        other: of a contradiction, the option that it does not go with; else "".
    """

    def __init__(self, option: str, reason: str, other: str = "") -> None:
        super().__init__(f"{option}: {reason} {other}".rstrip())
        self.option = option
        self.reason = reason
        self.other = other


class State(Protocol[ActionT]):
    """A position of one game: immutable, complete, and silent about its own secrets.

    `to_act` are the seats that may act now, none when the match is over. `actions` are the
    legal actions of one seat in a stable order. `judge` never raises for a wrong action,
    not even for a seat whose turn it is not; `play` returns a new state, or raises
    `IllegalAction` and leaves this one as it is. In these three, seat None means the first
    of `to_act`. `view` returns a type of the game that has no field for what `seat` may
    not know; seat None is a stranger who sees only what lies on the table.
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

    def judge(self, action: ActionT, seat: int | None = None) -> Verdict: ...

    def play(self, action: ActionT, seat: int | None = None) -> Self: ...

    def view(self, seat: int | None) -> object: ...
