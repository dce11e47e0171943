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
from cartes_lib.botifarra.judge import judge_card
from cartes_lib.botifarra.legal import Decision, decision, legal_cards, lowest
from cartes_lib.botifarra.rules import INTERMEDIA, LLIURE, OBLIGADA, PRESETS, Rules, RulesError
from cartes_lib.botifarra.score import (
    CARD_POINTS,
    DEAL_POINTS,
    HALF,
    card_points,
    deal_score,
    pile_points,
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
    "Bidding",
    "Decision",
    "Play",
    "Rules",
    "RulesError",
    "Trick",
    "beats",
    "best_play",
    "bidding",
    "card_points",
    "deal_score",
    "decision",
    "judge_card",
    "legal_calls",
    "legal_cards",
    "lowest",
    "multiplier",
    "pile_points",
    "rank_order",
    "strength",
    "trick",
    "trick_winner",
]
