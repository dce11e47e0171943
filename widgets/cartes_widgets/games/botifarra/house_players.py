"""The characters of Botifarra's bots."""

from __future__ import annotations

from cartes_widgets.deck.faces import Face
from cartes_widgets.games.house import HEURISTIC, MONTE_CARLO, RANDOM
from cartes_widgets.games.house_players import HousePlayer

_GROUND = "#f8dfa4"

HOUSE_PLAYERS = (
    HousePlayer(
        "awa",
        "Awa",
        HEURISTIC,
        _GROUND,
        Face(
            head="oval",
            nose="round",
            hair="afro",
            skin="deep",
            tone="jet",
            cloth="crew",
            clothes=("#f5bd2a", "#c97f12"),
            lip="#b3262b",
            extras=frozenset({"hoops"}),
        ),
    ),
    HousePlayer(
        "merce",
        "Mercè",
        MONTE_CARLO,
        _GROUND,
        Face(
            head="oval",
            nose="straight",
            hair="bun",
            skin="rose",
            tone="grey",
            cloth="apron",
            clothes=("#174f27", "#0f3a1b"),
            lip="#cf2027",
            extras=frozenset({"glasses"}),
            is_old=True,
        ),
    ),
    HousePlayer(
        "quim",
        "Quim",
        RANDOM,
        _GROUND,
        Face(
            head="round",
            nose="round",
            hair="crop",
            skin="sand",
            tone="brown",
            cloth="collar",
            clothes=("#2459a9", "#18407c"),
            lip="#c4604a",
            hat=("#7c6a4e", "#5a4a32"),
            extras=frozenset({"moustache", "flatcap"}),
        ),
    ),
)
"""The characters of the bots at Botifarra's tables.

The first ones play unless the learner chooses.
"""
