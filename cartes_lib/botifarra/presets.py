"""Named presets of Botifarra's options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.botifarra.rules import Rules

__all__ = [
    "CINC_D_ESPASES",
    "GIRONA",
    "GIRONA_FIRES",
    "INDIVIDUAL",
    "INTERMEDIA",
    "LLEIDA",
    "LLIURE",
    "OBLIGADA",
    "PRESETS",
    "RECTOR_I_VICARI",
    "RECTOR_I_VICARI_AMB_MA",
    "RECTOR_I_VICARI_GIRAT",
    "TORNEIG_8",
    "TORNEIG_12",
    "TRES",
    "TRES_SEGON",
]

OBLIGADA = Rules(variant="obligada")
"""Obligada, the default: a player who cannot win must play the lowest card (BOT-LEG-OB)."""

LLIURE = Rules(variant="lliure")
"""Lliure: a player who cannot win may play any card (BOT-LEG-LL)."""

INTERMEDIA = Rules(variant="intermedia")
"""Intermedia: obligada with the right to charge (BOT-LEG-IN)."""

GIRONA = Rules(variant="obligada", target=101)
"""The rules of Girona and central Catalonia, played to 101 points (BOT-LEG-RG-01)."""

LLEIDA = Rules(variant="lliure", target=101)
"""The rules of Lleida, played to 101 points (BOT-LEG-RG-02)."""

GIRONA_FIRES = Rules(
    variant="intermedia",
    charge_cards="sota-cavall-doubleton",
    misdeal="same-dealer",
    hide_partner_hand_until_trump=True,
    fixed_deals=12,
    tie_break_deals=2,
)
"""A tournament of Girona: only a sota or a cavall may be charged, if the suit has only these two
cards.
"""

TORNEIG_8 = Rules(fixed_deals=8)
"""A tournament of eight deals (BOT-MATCH-03)."""

TORNEIG_12 = Rules(fixed_deals=12)
"""A tournament of twelve deals (BOT-MATCH-03)."""

CINC_D_ESPASES = Rules(first_chooser="five-of-swords")
"""The holder of the 5 of espadas chooses first (BOT-VAR-03)."""

TRES_SEGON = Rules(card_order="three-second")
"""The 3 is the second-highest card of a suit, after the manilla (BOT-VAR-01)."""

INDIVIDUAL = Rules(table="4p-individual")
"""Four players without partners (BOT-IND4)."""

TRES = Rules(table="3p")
"""Three players and 36 cards (BOT-IND3)."""

RECTOR_I_VICARI = Rules(table="2p-A")
"""Two players with six piles each (BOT-DUO-A)."""

RECTOR_I_VICARI_GIRAT = Rules(table="2p-A", duo_trump="turned")
"""Two players with six piles each; the top card of the chooser's last pile decides the trump
(BOT-DUO-A-06).
"""

RECTOR_I_VICARI_AMB_MA = Rules(table="2p-B")
"""Two players with four piles and a hand each (BOT-DUO-B)."""

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {
        "obligada": OBLIGADA,
        "lliure": LLIURE,
        "intermedia": INTERMEDIA,
        "girona": GIRONA,
        "lleida": LLEIDA,
        "girona-fires": GIRONA_FIRES,
        "torneig-8": TORNEIG_8,
        "torneig-12": TORNEIG_12,
        "cinc-d-espases": CINC_D_ESPASES,
        "tres-segon": TRES_SEGON,
        "individual": INDIVIDUAL,
        "tres": TRES,
        "rector-i-vicari": RECTOR_I_VICARI,
        "rector-i-vicari-girat": RECTOR_I_VICARI_GIRAT,
        "rector-i-vicari-amb-ma": RECTOR_I_VICARI_AMB_MA,
    }
)
"""The presets of Botifarra; the keys are their names."""
