"""The reasons of all games by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cartes_lib.balco.bots import reasons as balco
from cartes_lib.botifarra.bots import reasons as botifarra
from cartes_lib.bots.advice import Reason
from cartes_lib.engine import Action
from cartes_lib.truco.bots import reasons as truco

__all__ = ["REASONS", "reasons"]

_GAMES: Mapping[str, Callable[..., tuple[Reason, ...]]] = MappingProxyType(
    {"botifarra": botifarra.reasons, "truco": truco.reasons, "balco": balco.reasons}
)

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"botifarra": botifarra.IDS, "truco": truco.IDS, "balco": balco.IDS}
)
"""By game, the ids of all reasons, the most telling first."""


def reasons(game: str, memory: Any, action: Action, **beliefs: Any) -> tuple[Reason, ...]:
    """All reasons that are true of `action` where `memory` stands, the most telling first.

    Raises:
        KeyError: no coach for that game.
    """
    return _GAMES[game](memory, action, **beliefs)
