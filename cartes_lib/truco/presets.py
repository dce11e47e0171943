"""Named presets of Truco's options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.truco.rules import Rules

__all__ = [
    "CON_FLOR",
    "DUELO",
    "GALLO",
    "GALLO_FIJO",
    "OCHO",
    "PRESETS",
    "REDONDILLA",
    "SIN_FLOR",
    "TORNEO",
]

CON_FLOR = Rules()
"""The default: four players, with flor, all rules as in the source."""

SIN_FLOR = Rules(flor=False)
"""Without flor, as most players play (TRU-FLOR)."""

TORNEO = Rules(flor=False, envido_chain="strict", mazo_first_trick=2)
"""Without flor; no lower envido call after a higher one; folding early costs two points."""

DUELO = Rules(players=2)
"""Two players (TRU-SET-02)."""

GALLO = Rules(players=3)
"""Three players; each player in turn is alone against two (TRU-GAL-04)."""

GALLO_FIJO = Rules(players=3, gallo="fixed")
"""Three players; the same player is always alone against two (TRU-GAL-03)."""

REDONDILLA = Rules(players=6)
"""Six players; rounds of all players (redonda) and rounds of duels (pica-pica) alternate
(TRU-SIX-02).
"""

OCHO = Rules(players=8)
"""Eight players (TRU-EIG-01)."""

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "con-flor": CON_FLOR,
        "sin-flor": SIN_FLOR,
        "torneo": TORNEO,
        "duelo": DUELO,
        "gallo": GALLO,
        "gallo-fijo": GALLO_FIJO,
        "redondilla": REDONDILLA,
        "ocho": OCHO,
    }
)
"""The presets of Truco; the keys are their names."""
