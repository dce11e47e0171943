"""The rules of Truco: the public API of the engine."""

from __future__ import annotations

from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record
from cartes_lib.tricks import Play, Plays, Trick, trick, trick_of
from cartes_lib.truco.actions import (
    CALLS,
    Action,
    AskFlor,
    Call,
    Declare,
    Discard,
    PlayCard,
    parse_action,
)
from cartes_lib.truco.bets import (
    ENVIDO_CALLS,
    FLOR_CALLS,
    TRUCO_CALLS,
    BetStates,
    Node,
    Stake,
    bet_states,
    envido_states,
    flor_states,
    truco_states,
)
from cartes_lib.truco.calls import envido_answers, legal_calls, opening_calls, truco_calls
from cartes_lib.truco.deal import Bet, Deal, FlorTalk, Showdown
from cartes_lib.truco.dealing import cut_is_legal, deal_cards, first_dealers, random_deal
from cartes_lib.truco.envido import card_value, envido_value, flor_value, has_flor
from cartes_lib.truco.judge import judge_deal
from cartes_lib.truco.match import Match, replay
from cartes_lib.truco.notation import parse_position
from cartes_lib.truco.offers import Offer, offer, standing
from cartes_lib.truco.play import play_in_deal
from cartes_lib.truco.presets import (
    CON_FLOR,
    DUELO,
    GALLO,
    GALLO_FIJO,
    OCHO,
    PRESETS,
    REDONDILLA,
    SIN_FLOR,
    TORNEO,
)
from cartes_lib.truco.rules import Rules, RulesError
from cartes_lib.truco.score import CHICO, MEDDLING, Award, is_pica, score_zone, scored
from cartes_lib.truco.seating import (
    accounts_of_sides,
    cutter,
    duels,
    gallo_of,
    next_dealer,
    pie,
    seat_name,
    sides_of,
    turn_order,
)
from cartes_lib.truco.signs import NOTHING, SIGNS, first_sign, sign_of
from cartes_lib.truco.stakes import Words, envido_stake, flor_stake, stake_points, truco_stake
from cartes_lib.truco.state import State, start_deal
from cartes_lib.truco.strength import (
    CLASSES,
    HandResult,
    hand_winner,
    next_leader,
    strength,
    stronger,
    trick_leaders,
    trick_result,
    trick_winner,
)
from cartes_lib.truco.view import View

# What most programs need.
__all__ = [
    "CON_FLOR",
    "PRESETS",
    "SIN_FLOR",
    "Card",
    "Hand",
    "IllegalAction",
    "Match",
    "Rules",
    "State",
    "Suit",
    "Verdict",
    "View",
    "card",
    "cards",
    "dump_record",
    "envido_value",
    "flor_value",
    "judge_deal",
    "legal_calls",
    "notation",
    "parse_action",
    "parse_position",
    "parse_record",
    "random_deal",
    "replay",
    "start_deal",
    "strength",
    "trick",
    "trick_winner",
]

# The rules piece by piece.
__all__ += [
    "CALLS",
    "CHICO",
    "CLASSES",
    "DUELO",
    "ENVIDO_CALLS",
    "FLOR_CALLS",
    "GALLO",
    "GALLO_FIJO",
    "MEDDLING",
    "NOTHING",
    "OCHO",
    "REDONDILLA",
    "SIGNS",
    "TORNEO",
    "TRUCO_CALLS",
    "Action",
    "AskFlor",
    "Award",
    "Bet",
    "BetStates",
    "Call",
    "Deal",
    "Declare",
    "Discard",
    "FlorTalk",
    "HandResult",
    "Node",
    "NotationError",
    "Offer",
    "Play",
    "PlayCard",
    "Plays",
    "PositionError",
    "RecordError",
    "RulesError",
    "Showdown",
    "Stake",
    "Trick",
    "Words",
    "accounts_of_sides",
    "bet_states",
    "card_value",
    "cut_is_legal",
    "cutter",
    "deal_cards",
    "duels",
    "envido_answers",
    "envido_stake",
    "envido_states",
    "first_dealers",
    "first_sign",
    "flor_stake",
    "flor_states",
    "gallo_of",
    "hand_winner",
    "has_flor",
    "is_pica",
    "next_dealer",
    "next_leader",
    "offer",
    "opening_calls",
    "pie",
    "play_in_deal",
    "score_zone",
    "scored",
    "seat_name",
    "sides_of",
    "sign_of",
    "stake_points",
    "standing",
    "stronger",
    "trick_leaders",
    "trick_of",
    "trick_result",
    "truco_calls",
    "truco_stake",
    "truco_states",
    "turn_order",
]
