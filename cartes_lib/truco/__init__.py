"""The rules of Truco: the names that most programs need.

The submodules have more: `actions`, `bets`, `calls`, `deal`, `dealing`, `envido`, `offers`,
`presets`, `score`, `seating`, `signs`, `stakes`, `strength`, `odds`, `memory` and `bots`.
"""

from __future__ import annotations

from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record
from cartes_lib.tricks import trick
from cartes_lib.truco.actions import parse_action
from cartes_lib.truco.calls import legal_calls
from cartes_lib.truco.dealing import random_deal
from cartes_lib.truco.envido import envido_value, flor_value
from cartes_lib.truco.judge import judge_deal
from cartes_lib.truco.match import Match, replay
from cartes_lib.truco.notation import parse_position
from cartes_lib.truco.presets import CON_FLOR, PRESETS, SIN_FLOR
from cartes_lib.truco.rules import Rules, RulesError
from cartes_lib.truco.state import State, start_deal
from cartes_lib.truco.strength import strength, trick_winner
from cartes_lib.truco.view import View

__all__ = [
    "Rules",
    "CON_FLOR",
    "SIN_FLOR",
    "PRESETS",
    "Match",
    "start_deal",
    "legal_calls",
    "judge_deal",
    "random_deal",
    "envido_value",
    "flor_value",
    "strength",
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
