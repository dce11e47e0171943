"""The small matches of Truco's lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from cartes_lib import truco
from cartes_lib.truco.presets import GALLO, REDONDILLA
from cartes_widgets.games.house import limited_player
from cartes_widgets.games.small_match import Mini, is_ahead, leads
from cartes_widgets.games.table_game import LEARNER
from cartes_widgets.games.truco.adapter import TrucoGame


def _without_bets(seed: int, is_allowed: Callable[[str], bool]) -> TrucoGame:
    game = TrucoGame.of_match(truco.SIN_FLOR, seed)
    game.player = limited_player("truco", is_allowed)
    return game


def _is_card(text: str) -> bool:
    return text[0].isdigit()


_TRUCO_ALONE = frozenset({"truco", "retruco", "vale-cuatro", "quiero", "no-quiero"})


def _is_truco(text: str) -> bool:
    return _is_card(text) or text in _TRUCO_ALONE


MINIS: Mapping[str, Mini] = MappingProxyType(
    {
        "without-bets": Mini(
            lambda seed: _without_bets(seed, _is_card), leads, deals=3, is_allowed=_is_card
        ),
        "truco-alone": Mini(
            lambda seed: _without_bets(seed, _is_truco),
            leads,
            deals=0,
            is_allowed=_is_truco,
            target=6,
        ),
        "one-chico": Mini(
            lambda seed: TrucoGame.of_match(replace(truco.SIN_FLOR, chicos_to_win=1), seed),
            lambda state, _, __: bool(state.winner == LEARNER),
            deals=0,
        ),
        "at-three": Mini(lambda seed: TrucoGame.of_match(GALLO, seed), is_ahead, deals=3),
        "at-six": Mini(lambda seed: TrucoGame.of_match(REDONDILLA, seed), leads, deals=4),
    }
)
"""The small matches; the key is the name."""
