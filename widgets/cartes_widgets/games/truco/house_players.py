"""The characters of Truco's bots."""

from __future__ import annotations

from cartes_widgets.deck.faces import Face
from cartes_widgets.games.house import HEURISTIC, MONTE_CARLO, RANDOM
from cartes_widgets.games.house_players import HousePlayer

_GROUND = "#bfdcf5"

HOUSE_PLAYERS = (
    HousePlayer(
        "nelly",
        "Nelly",
        HEURISTIC,
        _GROUND,
        Face(
            head="oval",
            nose="hook",
            hair="waves",
            skin="rose",
            tone="white",
            cloth="crew",
            clothes=("#8d2b5e", "#661b42"),
            lip="#cf2027",
            extras=frozenset({"pearls"}),
            is_old=True,
        ),
    ),
    HousePlayer(
        "ruben",
        "Rubén",
        MONTE_CARLO,
        _GROUND,
        Face(
            head="square",
            nose="round",
            hair="crop",
            skin="brown",
            tone="grey",
            cloth="scarf",
            clothes=("#cf2027", "#5b4636"),
            lip="#8c3b2a",
            hat=("#2f3a55", "#1f2740"),
            extras=frozenset({"boina"}),
            is_old=True,
            has_beard=True,
        ),
    ),
    HousePlayer(
        "facu",
        "Facu",
        RANDOM,
        _GROUND,
        Face(
            head="long",
            nose="straight",
            hair="quiff",
            skin="olive",
            tone="black",
            cloth="stripes",
            clothes=("#2459a9", "#18407c"),
            lip="#b4553d",
            stubble="#b98554",
        ),
    ),
)
"""The characters of the bots at Truco's tables; the first ones play unless the learner chooses."""
