"""Types of import contracts in which `{game}` in a module's name stands for each game.

The games are those of `cartes_lib/game_ids.py`.
"""

from __future__ import annotations

from typing import Any

from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract

from cartes_lib.game_ids import GAME_IDS

__all__ = ["GameForbidden", "GameIndependence", "GameLayers"]

_PLACE = "{game}"


def for_each_game(modules: list[str]) -> list[str]:
    """The names of `modules`; a name with `{game}` is replaced by one name for each game."""
    return [
        module.replace(_PLACE, game)
        for module in modules
        for game in (GAME_IDS if _PLACE in module else ("",))
    ]


class GameLayers(LayersContract):
    """An import contract: no layer imports a higher one, and games do not import each other."""

    def __init__(self, name: str, session_options: Any, contract_options: dict[str, Any]) -> None:
        layers = [" | ".join(for_each_game([layer])) for layer in contract_options["layers"]]
        super().__init__(name, session_options, {**contract_options, "layers": layers})


class GameIndependence(IndependenceContract):
    """An import contract: the modules of a game do not import modules of another game."""

    def __init__(self, name: str, session_options: Any, contract_options: dict[str, Any]) -> None:
        modules = for_each_game(contract_options["modules"])
        super().__init__(name, session_options, {**contract_options, "modules": modules})


class GameForbidden(ForbiddenContract):
    """An import contract: the source modules of all games do not import the forbidden modules."""

    def __init__(self, name: str, session_options: Any, contract_options: dict[str, Any]) -> None:
        sources = for_each_game(contract_options["source_modules"])
        super().__init__(name, session_options, {**contract_options, "source_modules": sources})
