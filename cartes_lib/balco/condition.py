"""The condition of the pile: which numbers may be thrown, and what a throw makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.engine import Verdict, illegal, legal

__all__ = [
    "FREE",
    "LADDER",
    "RANKS",
    "Condition",
    "after_throw",
    "at_least",
    "can_throw",
    "clears",
    "judge_throw",
    "legal_ranks",
    "trenca",
    "under_fire",
]

LADDER = (3, 4, 5, 6, 7, 8, 9, 11, 12, 1)
"""Numbers from low to high (BAL-OPN-02); 2, 10 and joker stand beside it."""

RANKS = tuple(range(1, 13))

_LOW = (3, 4, 5, 6, 7)


@dataclass(frozen=True, slots=True)
class Condition:
    """What the pile asks of whoever throws next.

    Attributes:
        kind: `free` (anything), `at-least` (`rank` or higher), `trenca` (7 or lower, for
            `players` players still), or `ace` (an answer to a 1).
    """

    kind: str
    rank: int = 0
    players: int = 0


FREE = Condition("free")


def at_least(rank: int) -> Condition:
    """The condition after a number without an effect of its own. Rule: BAL-LEG-02."""
    return Condition("at-least", rank=rank)


def trenca(players: int) -> Condition:
    """The condition after sevens: it binds the next `players` players. Rule: BAL-SP7-01."""
    return Condition("trenca", players=players)


def under_fire() -> Condition:
    """The condition of whoever was named by a 1. Rule: BAL-LEG-07."""
    return Condition("ace")


def judge_throw(rank: int, condition: Condition) -> Verdict:
    """Whether a card that counts as `rank` may be thrown, and by which rule.

    Raises:
        ValueError: no such rank.

    Rules: BAL-LEG-01 to -08.
    """
    if rank not in RANKS:
        raise ValueError(f"no such rank: {rank}")
    if rank == 2:
        return legal("BAL-LEG-04")
    if condition.kind == "free":
        return legal("BAL-LEG-01")
    if condition.kind == "ace":
        return legal("BAL-LEG-07") if rank == 1 else illegal("BAL-LEG-07", "balco-answer-ace")
    if condition.kind == "trenca":
        if rank == 10:
            return illegal("BAL-LEG-05", "balco-ten-on-seven")
        return legal("BAL-LEG-06") if rank in _LOW else illegal("BAL-LEG-06", "balco-over-seven")
    if rank == 10:
        return legal("BAL-LEG-05")
    if LADDER.index(rank) >= LADDER.index(condition.rank):
        return legal("BAL-LEG-02")
    return illegal("BAL-LEG-02", "balco-too-low", rank=rank, least=condition.rank)


def can_throw(rank: int, condition: Condition) -> bool:
    """True if a card that counts as `rank` may be thrown. Rules: BAL-LEG-01 to -08."""
    return judge_throw(rank, condition).legal


def legal_ranks(condition: Condition) -> tuple[int, ...]:
    """The ranks that may be thrown, from 1 to 12. Rules: BAL-LEG-01 to -08."""
    return tuple(rank for rank in RANKS if can_throw(rank, condition))


def clears(pile: Sequence[int]) -> bool:
    """True if the last card of `pile`, told by what each counts as, clears it.

    Rules: BAL-SP10-01, BAL-CLR-01 to -08.
    """
    if not pile:
        return False
    top = pile[-1]
    return top == 10 or (top != 2 and len(pile) >= 4 and set(pile[-4:]) == {top})


def after_throw(condition: Condition, rank: int, count: int = 1) -> Condition:
    """What the pile asks next, once `count` cards of `rank` that clear nothing were thrown.

    Raises:
        ValueError: the throw was not legal.

    Rules: BAL-SP2-01, BAL-SP7-01 to -05, BAL-SP8-01, BAL-SP1-01.
    """
    if not can_throw(rank, condition):
        raise ValueError(f"{rank} cannot be thrown on {condition}")
    if rank in (2, 10):
        return FREE
    if rank == 1:
        return under_fire()
    left = condition.players - 1 if condition.kind == "trenca" else 0
    if rank == 7:
        return trenca(max(left, count))
    return trenca(left) if left > 0 else at_least(rank)
