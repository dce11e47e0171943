"""The rules of Balcó."""

from __future__ import annotations

from cartes_lib.balco.condition import (
    FREE,
    LADDER,
    RANKS,
    SPECIAL,
    Condition,
    at_least,
    trenca,
    under_fire,
)
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.legal import (
    can_throw,
    is_special,
    judge_throw,
    legal_ranks,
    must_take,
    playable_ranks,
    thrown_rank,
)
from cartes_lib.balco.pile import Laid, PileCard, clears, counted, top_run
from cartes_lib.balco.rules import PRESETS, STANDARD, WITHOUT_JOKERS, Rules, RulesError
from cartes_lib.balco.turns import (
    HAND,
    next_seat,
    opening_seat,
    refilled,
    seats_from,
    shown_to_open,
    stock_size,
)

__all__ = [
    "FREE",
    "HAND",
    "LADDER",
    "PRESETS",
    "RANKS",
    "SPECIAL",
    "STANDARD",
    "WITHOUT_JOKERS",
    "Condition",
    "Laid",
    "PileCard",
    "Rules",
    "RulesError",
    "after_throw",
    "at_least",
    "can_throw",
    "clears",
    "counted",
    "is_special",
    "judge_throw",
    "legal_ranks",
    "must_take",
    "next_seat",
    "opening_seat",
    "playable_ranks",
    "players_skipped",
    "refilled",
    "seats_from",
    "shown_to_open",
    "stock_size",
    "thrown_rank",
    "top_run",
    "trenca",
    "under_fire",
]
