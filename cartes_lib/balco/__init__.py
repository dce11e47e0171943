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
from cartes_lib.record import PositionError, RecordError, dump_record, parse_record

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
    "Card",
    "Condition",
    "Dealt",
    "Exchange",
    "Hand",
    "IllegalAction",
    "Laid",
    "Lift",
    "Match",
    "NotationError",
    "PileCard",
    "PositionError",
    "RecordError",
    "Rules",
    "RulesError",
    "Shot",
    "State",
    "Suit",
    "Table",
    "TakePile",
    "Throw",
    "Verdict",
    "View",
    "after_throw",
    "at_least",
    "can_throw",
    "card",
    "cards",
    "clears",
    "counted",
    "deal",
    "dump_record",
    "is_special",
    "judge_throw",
    "legal_ranks",
    "must_take",
    "next_seat",
    "notation",
    "opening_seat",
    "pack",
    "parse_action",
    "parse_position",
    "parse_record",
    "playable_ranks",
    "players_skipped",
    "random_deal",
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
