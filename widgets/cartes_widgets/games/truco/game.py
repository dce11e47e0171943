"""The presentation of Truco in the widgets."""

from __future__ import annotations

from cartes_lib.cards import PACK_40
from cartes_lib.messages import capitalised, format_message, messages_with_prefix
from cartes_lib.truco import strength
from cartes_lib.truco.envido import card_value
from cartes_widgets.games.presentation import HouseRules, Presentation, rungs_by
from cartes_widgets.games.truco import lesson
from cartes_widgets.games.truco.adapter import TrucoGame
from cartes_widgets.games.truco.house_players import HOUSE_PLAYERS
from cartes_widgets.games.truco.minis import MINIS
from cartes_widgets.games.truco.ritual import ritual
from cartes_widgets.games.truco.signs import all_signs
from cartes_widgets.games.truco.walk import walk

PRESENTATION = Presentation(
    begin=TrucoGame.of_match,
    play_on=TrucoGame.of_deal,
    house_players=HOUSE_PLAYERS,
    tables=(4, 2, 3, 6, 8),
    minis=MINIS,
    rungs=lambda: rungs_by(PACK_40, strength, lambda _class: ""),
    values=lambda: rungs_by(
        PACK_40, card_value, lambda number: format_message("ladder-points", points=number)
    ),
    walk=walk,
    ritual=ritual,
    lesson=lesson,
    house_rules=HouseRules(
        ("sin-flor", "con-flor", "torneo"),
        ("chicos_to_win", "falta", "mazo_first_trick", "end_on_reach"),
    ),
    daily=(1, 3, 5),
    contests=(4, 2),
    faces=all_signs,
    calls=lambda: map(capitalised, messages_with_prefix("speech-").values()),
    phrases={
        "turn": "¡Te toca!",
        "played": "¡Bien jugado!",
        "luck": "¡Qué suerte!",
        "revenge": "¿Revancha?",
        "thanks": "¡Gracias!",
    },
)
