"""The condition of the pile: what the next player must throw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.engine import Fact

__all__ = [
    "FREE",
    "LADDER",
    "LOW",
    "RANKS",
    "SPECIAL",
    "Condition",
    "at_least",
    "trenca",
    "under_fire",
]

LADDER = (3, 4, 5, 6, 7, 8, 9, 11, 12, 1)
"""The ladder: the ranks from low to high (BAL-OPN-02); 2, 10 and joker are not on the ladder."""

LOW = (3, 4, 5, 6, 7)
"""The ranks that are legal after a seven (BAL-LEG-06)."""

RANKS = tuple(range(1, 13))

SPECIAL = (1, 2, 7, 8, 10)
"""The ranks that have an effect; the sixth special card is the joker."""


@dataclass(frozen=True, slots=True)
class Condition:
    """The condition of a pile: what the next player must throw.

    Attributes:
        kind: `free` (anything), `at-least` (`rank` or higher), `trenca` (7 or lower, for the next
            `players` players), or `ace` (an answer to a 1).
        rank: for `at-least`, the lowest legal number. For `trenca`, the number that the first bound
            player threw if the rules of the table count it (BAL-SP7-04), else 0.
        players: for `trenca`, the number of players that are still bound; else 0.
        seat: for `ace`, the target of the 1; None if the target does not matter.

    Raises:
        ValueError: `kind` is unknown, or `rank` or `players` is impossible for it.

    >>> from cartes_lib.balco.condition import at_least
    >>> at_least(5).rank
    5
    """

    kind: str
    rank: int = 0
    players: int = 0
    seat: int | None = None

    def __post_init__(self) -> None:
        kind = self.kind
        fits = {
            "free": self.rank == 0,
            "at-least": self.rank in LADDER,
            "trenca": self.rank == 0 or self.rank in LOW,
            "ace": self.rank == 0,
        }
        counted = self.players > 0 if kind == "trenca" else self.players == 0
        named = self.seat is None or (kind == "ace" and self.seat >= 0)
        if not (fits.get(kind, False) and counted and named):
            raise ValueError(f"no such condition: {self!r}")

    @property
    def key(self) -> str:
        """The key of the message that describes the condition; its arguments are `facts`."""
        return f"condition-{self.kind}"

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The arguments of the message `key`: `rank` and `players`, but no seat."""
        return MappingProxyType({"rank": self.rank, "players": self.players})


FREE = Condition("free")


def at_least(rank: int) -> Condition:
    """The condition after a throw of `rank`, a number without an effect: `rank` or higher. Rule:
    BAL-LEG-02.

    Raises:
        ValueError: `rank` is not on the ladder.

    >>> from cartes_lib.balco.condition import at_least
    >>> at_least(5)
    Condition(kind='at-least', rank=5, players=0, seat=None)
    """
    return Condition("at-least", rank=rank)


def trenca(players: int, rank: int = 0) -> Condition:
    """The condition after sevens, which binds the next `players` players.

    Args:
        rank: the lowest legal number, at tables where later answers must reach the first answer; 0
            for no limit.

    Raises:
        ValueError: `players` is less than 1, or `rank` is higher than 7.

    Rules: BAL-SP7-01, BAL-SP7-02, BAL-SP7-04.

    >>> from cartes_lib.balco.condition import trenca
    >>> trenca(1)
    Condition(kind='trenca', rank=0, players=1, seat=None)
    """
    return Condition("trenca", rank=rank, players=players)


def under_fire(seat: int | None = None) -> Condition:
    """The condition for `seat`, the target of a 1. Rule: BAL-LEG-07.

    >>> from cartes_lib.balco.condition import under_fire
    >>> under_fire()
    Condition(kind='ace', rank=0, players=0, seat=None)
    """
    return Condition("ace", seat=seat)
