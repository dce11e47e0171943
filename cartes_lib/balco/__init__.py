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
from cartes_lib.balco.dealing import Dealt, deal, pack, random_deal, shuffled
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
from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record

# What most programs need.
__all__ = [
    "PRESETS",
    "STANDARD",
    "Card",
    "Hand",
    "IllegalAction",
    "Match",
    "Rules",
    "State",
    "Suit",
    "Verdict",
    "View",
    "can_throw",
    "card",
    "cards",
    "dump_record",
    "judge_throw",
    "legal_ranks",
    "must_take",
    "notation",
    "parse_action",
    "parse_position",
    "parse_record",
    "random_deal",
    "replay",
    "start_deal",
]

# The rules piece by piece.
__all__ += [
    "FREE",
    "HAND",
    "LADDER",
    "LOW",
    "MOST_TOGETHER",
    "RANKS",
    "SPECIAL",
    "WITHOUT_JOKERS",
    "Action",
    "Condition",
    "Dealt",
    "Exchange",
    "Laid",
    "Lift",
    "NotationError",
    "PileCard",
    "PositionError",
    "RecordError",
    "RulesError",
    "Shot",
    "Table",
    "TakePile",
    "Throw",
    "after_throw",
    "at_least",
    "clears",
    "counted",
    "deal",
    "is_special",
    "next_seat",
    "opening_seat",
    "pack",
    "playable_ranks",
    "players_skipped",
    "refilled",
    "seat_key",
    "seats_from",
    "shown_to_open",
    "shuffled",
    "stock_size",
    "thrown_rank",
    "top_run",
    "trenca",
    "under_fire",
]
