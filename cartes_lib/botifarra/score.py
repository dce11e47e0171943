"""What cards, tricks and deals are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from cartes_lib.cards import Card

__all__ = ["CARD_POINTS", "DEAL_POINTS", "HALF", "card_points", "deal_score", "pile_points"]

CARD_POINTS: Mapping[int, int] = MappingProxyType({9: 5, 1: 4, 12: 3, 11: 2, 10: 1})
"""Points of the ranks that count; the others are worth none (BOT-SET-04)."""

DEAL_POINTS = 72
"""60 points of cards and 12 tricks (BOT-SET-06)."""

HALF = DEAL_POINTS // 2


def card_points(card: Card) -> int:
    """Points of `card`, 0 to 5. Rule: BOT-SET-04."""
    return CARD_POINTS.get(card.rank, 0)


def pile_points(pile: Iterable[Card], tricks: int) -> int:
    """Points of a pile that was won in `tricks` tricks: its cards, and one for each trick.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    return sum(map(card_points, pile)) + tricks


def deal_score(points: int, multiplier: int = 1) -> tuple[int, int]:
    """What each side notes when the first one has made `points` of a deal, the other the rest.

    Args:
        points: 0 to 72.
        multiplier: of the contract and its doubling.

    Raises:
        ValueError: more points than a deal has, or fewer than none.

    Rules: BOT-SCORE-01, BOT-SCORE-02, BOT-SCORE-03.
    """
    if not 0 <= points <= DEAL_POINTS:
        raise ValueError(f"a deal has {DEAL_POINTS} points, not {points}")
    above = points - HALF
    return max(0, above) * multiplier, max(0, -above) * multiplier
