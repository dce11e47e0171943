"""The rules of Balcó: the names that most programs need.

The submodules have more: `actions`, `condition`, `dealing`, `effects`, `legal`, `pile`, `table`,
`turns`, `odds`, `memory` and `bots`.
"""

from __future__ import annotations

from cartes_lib.balco.actions import parse_action
from cartes_lib.balco.dealing import random_deal
from cartes_lib.balco.legal import can_throw, judge_throw, legal_ranks, must_take
from cartes_lib.balco.match import Match, replay
from cartes_lib.balco.reading import parse_position
from cartes_lib.balco.rules import PRESETS, STANDARD, Rules, RulesError
from cartes_lib.balco.state import State, start_deal
from cartes_lib.balco.view import View
from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record

__all__ = [
    "Rules",
    "STANDARD",
    "PRESETS",
    "Match",
    "start_deal",
    "legal_ranks",
    "can_throw",
    "must_take",
    "judge_throw",
    "random_deal",
    "State",
    "View",
    "Verdict",
    "Card",
    "Hand",
    "Suit",
    "card",
    "cards",
    "notation",
    "parse_action",
    "parse_position",
    "parse_record",
    "dump_record",
    "replay",
    "IllegalAction",
    "RulesError",
    "NotationError",
    "PositionError",
    "RecordError",
]
