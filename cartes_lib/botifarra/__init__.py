"""The rules of Botifarra: the names that most programs need.

The submodules have more: `actions`, `bidding`, `dealing`, `ending`, `judge`, `layout`, `legal`,
`presets`, `score`, `solver`, `talk`, `trick`, `odds`, `memory` and `bots`.
"""

from __future__ import annotations

from cartes_lib.botifarra.actions import parse_action
from cartes_lib.botifarra.bidding import legal_calls
from cartes_lib.botifarra.dealing import random_deal
from cartes_lib.botifarra.judge import judge_card
from cartes_lib.botifarra.legal import legal_cards
from cartes_lib.botifarra.match import Match, replay
from cartes_lib.botifarra.notation import parse_position
from cartes_lib.botifarra.presets import LLIURE, OBLIGADA, PRESETS
from cartes_lib.botifarra.rules import Rules, RulesError
from cartes_lib.botifarra.solver import solve
from cartes_lib.botifarra.state import State, start_deal
from cartes_lib.botifarra.trick import trick_winner
from cartes_lib.botifarra.view import View
from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record
from cartes_lib.tricks import trick

__all__ = [
    "Rules",
    "OBLIGADA",
    "LLIURE",
    "PRESETS",
    "Match",
    "start_deal",
    "legal_cards",
    "legal_calls",
    "judge_card",
    "random_deal",
    "solve",
    "trick_winner",
    "State",
    "View",
    "Verdict",
    "Card",
    "Hand",
    "Suit",
    "card",
    "cards",
    "notation",
    "trick",
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
