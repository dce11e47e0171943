"""The rules of Balcó."""

from __future__ import annotations

from cartes_lib.balco.condition import (
    FREE,
    LADDER,
    RANKS,
    Condition,
    after_throw,
    at_least,
    can_throw,
    clears,
    judge_throw,
    legal_ranks,
    trenca,
    under_fire,
)
from cartes_lib.balco.turns import HAND, next_seat, opening_seat, refilled, stock_size

__all__ = [
    "FREE",
    "HAND",
    "LADDER",
    "RANKS",
    "Condition",
    "after_throw",
    "at_least",
    "can_throw",
    "clears",
    "judge_throw",
    "legal_ranks",
    "next_seat",
    "opening_seat",
    "refilled",
    "stock_size",
    "trenca",
    "under_fire",
]
