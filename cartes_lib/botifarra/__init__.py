"""The rules of Botifarra."""

from __future__ import annotations

from cartes_lib.botifarra.judge import judge_card
from cartes_lib.botifarra.legal import Decision, decision, legal_cards, lowest
from cartes_lib.botifarra.rules import INTERMEDIA, LLIURE, OBLIGADA, PRESETS, Rules, RulesError
from cartes_lib.botifarra.score import (
    CARD_POINTS,
    DEAL_POINTS,
    HALF,
    card_points,
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
    "CARD_POINTS",
    "DEAL_POINTS",
    "HALF",
    "INTERMEDIA",
    "LLIURE",
    "OBLIGADA",
    "ORDER",
    "ORDER_THREE_SECOND",
    "PRESETS",
    "Decision",
    "Play",
    "Rules",
    "RulesError",
    "Trick",
    "beats",
    "best_play",
    "card_points",
    "decision",
    "judge_card",
    "legal_cards",
    "lowest",
    "pile_points",
    "rank_order",
    "strength",
    "trick",
    "trick_winner",
]
