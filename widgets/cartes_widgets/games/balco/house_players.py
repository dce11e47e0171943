"""The characters of Balcó's bots."""

from __future__ import annotations

from cartes_widgets.deck.faces import Face
from cartes_widgets.games.house import HEURISTIC, MONTE_CARLO, RANDOM
from cartes_widgets.games.house_players import HousePlayer

_GROUND = "#d8eabf"

HOUSE_PLAYERS = (
    HousePlayer(
        "pere",
        "Pere",
        HEURISTIC,
        _GROUND,
        Face(
            head="long",
            nose="hook",
            hair="sides",
            skin="sand",
            tone="white",
            cloth="collar",
            clothes=("#5b98d8", "#3b72ad"),
            lip="#c4604a",
            extras=frozenset({"moustache", "straw"}),
            is_old=True,
        ),
    ),
    HousePlayer(
        "nadia",
        "Nadia",
        MONTE_CARLO,
        _GROUND,
        Face(
            head="oval",
            nose="hook",
            hair="long",
            skin="brown",
            tone="black",
            cloth="collar",
            clothes=("#57a345", "#3b7a2d"),
            lip="#a8242a",
            extras=frozenset({"clip"}),
        ),
    ),
    HousePlayer(
        "laia",
        "Laia",
        RANDOM,
        _GROUND,
        Face(
            head="round",
            nose="child",
            hair="puffs",
            skin="olive",
            tone="brown",
            cloth="crew",
            clothes=("#cf2027", "#9d0f17"),
            lip="#b3503f",
            is_child=True,
        ),
    ),
)
"""The characters of the bots at Balcó's tables; the first ones play unless the learner chooses."""
