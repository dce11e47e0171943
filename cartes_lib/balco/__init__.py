"""The rules of Balcó."""

from __future__ import annotations

from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw, parse_action
from cartes_lib.balco.condition import (
    FREE,
    LADDER,
    LOW,
    RANKS,
    SPECIAL,
    Condition,
    at_least,
    trenca,
    under_fire,
)
from cartes_lib.balco.dealing import Dealt, deal, pack, shuffled
from cartes_lib.balco.effects import after_throw, players_skipped
from cartes_lib.balco.judge import seat_key
from cartes_lib.balco.legal import (
    MOST_TOGETHER,
    can_throw,
    is_special,
    judge_throw,
    legal_ranks,
    must_take,
    playable_ranks,
    thrown_rank,
)
from cartes_lib.balco.match import Match, replay
from cartes_lib.balco.pile import Laid, PileCard, clears, counted, top_run
from cartes_lib.balco.reading import parse_position
from cartes_lib.balco.rules import PRESETS, STANDARD, WITHOUT_JOKERS, Rules, RulesError
from cartes_lib.balco.state import State, start_deal
from cartes_lib.balco.table import Shot, Table
from cartes_lib.balco.turns import (
    HAND,
    next_seat,
    opening_seat,
    refilled,
    seats_from,
    shown_to_open,
    stock_size,
)
from cartes_lib.balco.view import View

__all__ = [
    "FREE",
    "HAND",
    "LADDER",
    "LOW",
    "MOST_TOGETHER",
    "PRESETS",
    "RANKS",
    "SPECIAL",
    "STANDARD",
    "WITHOUT_JOKERS",
    "Action",
    "Condition",
    "Dealt",
    "Exchange",
    "Laid",
    "Lift",
    "Match",
    "PileCard",
    "Rules",
    "RulesError",
    "Shot",
    "State",
    "Table",
    "TakePile",
    "Throw",
    "View",
    "after_throw",
    "at_least",
    "can_throw",
    "clears",
    "counted",
    "deal",
    "is_special",
    "judge_throw",
    "legal_ranks",
    "must_take",
    "next_seat",
    "opening_seat",
    "pack",
    "parse_action",
    "parse_position",
    "playable_ranks",
    "players_skipped",
    "refilled",
    "replay",
    "seat_key",
    "seats_from",
    "shown_to_open",
    "shuffled",
    "start_deal",
    "stock_size",
    "thrown_rank",
    "top_run",
    "trenca",
    "under_fire",
]
