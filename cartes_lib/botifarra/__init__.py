"""The rules of Botifarra."""

from __future__ import annotations

from cartes_lib.botifarra.bidding import (
    CALLS,
    CONTRACTS,
    DOUBLINGS,
    Bidding,
    bidding,
    legal_calls,
    multiplier,
)
from cartes_lib.botifarra.dealing import deal_packets, first_dealer, next_dealer
from cartes_lib.botifarra.judge import judge_card
from cartes_lib.botifarra.legal import Decision, decision, legal_cards, lowest
from cartes_lib.botifarra.match import Match, replay
from cartes_lib.botifarra.rules import INTERMEDIA, LLIURE, OBLIGADA, PRESETS, Rules, RulesError
from cartes_lib.botifarra.score import (
    CARD_POINTS,
    DEAL_POINTS,
    HALF,
    card_points,
    deal_score,
    duo_score,
    individual_score,
    penalty,
    pile_points,
)
from cartes_lib.botifarra.state import (
    Action,
    Call,
    PlayCard,
    State,
    View,
    parse_action,
    start_deal,
)
from cartes_lib.botifarra.trick import (
    ORDER,
    ORDER_THREE_SECOND,
    Play,
    Trick,
    beats,
    best_play,
    rank_order,
    strength,
    trick,
    trick_winner,
)

__all__ = [
    "CALLS",
    "CARD_POINTS",
    "CONTRACTS",
    "DEAL_POINTS",
    "DOUBLINGS",
    "HALF",
    "INTERMEDIA",
    "LLIURE",
    "OBLIGADA",
    "ORDER",
    "ORDER_THREE_SECOND",
    "PRESETS",
    "Action",
    "Bidding",
    "Call",
    "Decision",
    "Match",
    "Play",
    "PlayCard",
    "Rules",
    "RulesError",
    "State",
    "Trick",
    "View",
    "beats",
    "best_play",
    "bidding",
    "card_points",
    "deal_packets",
    "deal_score",
    "decision",
    "duo_score",
    "first_dealer",
    "individual_score",
    "judge_card",
    "legal_calls",
    "legal_cards",
    "lowest",
    "multiplier",
    "next_dealer",
    "parse_action",
    "penalty",
    "pile_points",
    "rank_order",
    "replay",
    "start_deal",
    "strength",
    "trick",
    "trick_winner",
]
