"""The ids of the coach's reasons for each game, and the true reasons for an action."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cartes_lib.bots.advice import Reason
from cartes_lib.engine import Action
from cartes_lib.games import GAMES

__all__ = ["REASONS", "reasons"]

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {name: game.bots.reason_ids for name, game in GAMES.items()}
)
"""The ids of all reasons, the most important first; the keys are the names of the games."""


def reasons(game: str, memory: Any, action: Action, **beliefs: Any) -> tuple[Reason, ...]:
    """All reasons that are true for `action` with the memory `memory`, the most important first.

    Raises:
        KeyError: `game` is unknown.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> from cartes_lib.coach import reasons
    >>> state = Match(seed=1, dealer=0).state
    >>> espadas = state.actions(0)[2]
    >>> [reason.id for reason in reasons("botifarra", remember(state, 0), espadas)]
    ['botifarra-names-long']
    """
    return GAMES[game].bots.reasons(memory, action, **beliefs)
