"""The rules of Truco."""

from __future__ import annotations

from cartes_lib.truco.calls import TRUCO_CALLS, opening_calls, truco_calls, truco_stake
from cartes_lib.truco.envido import (
    CHICO,
    ENVIDO_CALLS,
    card_value,
    envido_answers,
    envido_stake,
    envido_value,
    flor_value,
    has_flor,
)
from cartes_lib.truco.strength import (
    CLASSES,
    HandResult,
    hand_winner,
    strength,
    stronger,
    trick_leaders,
)

__all__ = [
    "CHICO",
    "CLASSES",
    "ENVIDO_CALLS",
    "TRUCO_CALLS",
    "HandResult",
    "card_value",
    "envido_answers",
    "envido_stake",
    "envido_value",
    "flor_value",
    "hand_winner",
    "has_flor",
    "opening_calls",
    "strength",
    "stronger",
    "trick_leaders",
    "truco_calls",
    "truco_stake",
]
