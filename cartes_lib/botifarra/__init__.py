"""The rules of Botifarra."""

from __future__ import annotations

from cartes_lib.botifarra.actions import Action, Call, Claim, PlayCard, parse_action
from cartes_lib.botifarra.bidding import (
    CALLS,
    CONTRACTS,
    DOUBLINGS,
    Bidding,
    bidding,
    closed_call,
    legal_calls,
    multiplier,
)
from cartes_lib.botifarra.dealing import (
    PACKET,
    cutter,
    deal_packets,
    first_dealer,
    five_of_swords,
    misdeal_dealer,
    next_dealer,
    random_deal,
    shuffler,
)
from cartes_lib.botifarra.ending import deal_result, match_is_over, match_winner
from cartes_lib.botifarra.judge import judge_card, judge_play
from cartes_lib.botifarra.layout import Pile, hand_of, piles_of, playable, turned_trump
from cartes_lib.botifarra.legal import Decision, decision, legal_cards, lowest
from cartes_lib.botifarra.match import Match, replay
from cartes_lib.botifarra.notation import parse_position
from cartes_lib.botifarra.presets import (
    CINC_D_ESPASES,
    GIRONA,
    GIRONA_FIRES,
    INDIVIDUAL,
    INTERMEDIA,
    LLEIDA,
    LLIURE,
    OBLIGADA,
    PRESETS,
    RECTOR_I_VICARI,
    RECTOR_I_VICARI_AMB_MA,
    RECTOR_I_VICARI_GIRAT,
    TORNEIG_8,
    TORNEIG_12,
    TRES,
    TRES_SEGON,
)
from cartes_lib.botifarra.rules import CARD_ORDERS, Rules, RulesError
from cartes_lib.botifarra.score import (
    CARD_POINTS,
    DEAL_POINTS,
    HALF,
    card_points,
    deal_points,
    deal_score,
    duo_points,
    duo_score,
    individual_score,
    penalty,
    pile_points,
)
from cartes_lib.botifarra.solver import Solution, solve
from cartes_lib.botifarra.state import State, replayed, start_deal
from cartes_lib.botifarra.talk import judge_call
from cartes_lib.botifarra.trick import (
    beats,
    best_play,
    rank_order,
    strength,
    trick_winner,
    trump_of,
)
from cartes_lib.botifarra.view import View
from cartes_lib.cards import Card, Hand, NotationError, Suit, card, cards, notation
from cartes_lib.engine import IllegalAction, Verdict
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record
from cartes_lib.tricks import Play, Plays, Trick, trick, trick_of

# What most programs need.
__all__ = [
    "LLIURE",
    "OBLIGADA",
    "PRESETS",
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
    "judge_card",
    "legal_calls",
    "legal_cards",
    "notation",
    "parse_action",
    "parse_position",
    "parse_record",
    "random_deal",
    "replay",
    "solve",
    "start_deal",
    "trick",
    "trick_winner",
]

# The rules piece by piece.
__all__ += [
    "CALLS",
    "CARD_ORDERS",
    "CARD_POINTS",
    "CINC_D_ESPASES",
    "CONTRACTS",
    "DEAL_POINTS",
    "DOUBLINGS",
    "GIRONA",
    "GIRONA_FIRES",
    "HALF",
    "INDIVIDUAL",
    "INTERMEDIA",
    "LLEIDA",
    "PACKET",
    "RECTOR_I_VICARI",
    "RECTOR_I_VICARI_AMB_MA",
    "RECTOR_I_VICARI_GIRAT",
    "TORNEIG_8",
    "TORNEIG_12",
    "TRES",
    "TRES_SEGON",
    "Action",
    "Bidding",
    "Call",
    "Claim",
    "Decision",
    "NotationError",
    "Pile",
    "Play",
    "PlayCard",
    "Plays",
    "PositionError",
    "RecordError",
    "RulesError",
    "Solution",
    "Trick",
    "beats",
    "best_play",
    "bidding",
    "card_points",
    "closed_call",
    "cutter",
    "deal_packets",
    "deal_points",
    "deal_result",
    "deal_score",
    "decision",
    "duo_points",
    "duo_score",
    "first_dealer",
    "five_of_swords",
    "hand_of",
    "individual_score",
    "judge_call",
    "judge_play",
    "lowest",
    "match_is_over",
    "match_winner",
    "misdeal_dealer",
    "multiplier",
    "next_dealer",
    "penalty",
    "pile_points",
    "piles_of",
    "playable",
    "rank_order",
    "replayed",
    "shuffler",
    "strength",
    "trick_of",
    "trump_of",
    "turned_trump",
]
