"""What cards, tricks and deals are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from cartes_lib.cards import Card

__all__ = ["CARD_POINTS", "DEAL_POINTS", "HALF", "card_points", "pile_points"]

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
