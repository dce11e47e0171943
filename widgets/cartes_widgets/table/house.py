"""Who plays for the house: for each game, its players from the weakest to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cartes_lib.botifarra.memory import remember
from cartes_lib.bots import balco, botifarra, truco
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.sampled import botifarra as sampled_botifarra

__all__ = ["PLAYERS", "SLOW", "STRENGTHS", "THUMB", "Player"]

Player = Callable[[Any, int, random.Random], str]
"""What a seat does in a state, in notation. It looks at what the seat may know and no further."""

RANDOM, THUMB, SAMPLED = STRENGTHS = ("random", "thumb", "sampled")
"""Names of the players, the weakest first."""

SLOW = frozenset({SAMPLED})
"""Those that think for longer than a page should wait."""

_BUDGET = Budget(samples=160, seconds=0.6)
"""At most so long a move: what is begun then is brought to its end within the 0.7 s."""


def _random(state: Any, seat: int, rng: random.Random) -> str:
    """Anything that is allowed, but no hand thrown away."""
    actions = [str(one) for one in state.actions(seat)]
    return rng.choice([one for one in actions if one != "mazo"] or actions)


def _thumb(bot: Any) -> Player:
    """The plain player of a game, who sees its seat's view."""
    return lambda state, seat, rng: str(bot.choose(state.view(seat), state.actions(seat), rng))


def _botifarra(state: Any, seat: int, rng: random.Random) -> str:
    actions = state.actions(seat)
    return str(sampled_botifarra.choose(remember(state, seat), actions, rng, _BUDGET))


PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        "botifarra": {RANDOM: _random, THUMB: _thumb(botifarra), SAMPLED: _botifarra},
        "truco": {RANDOM: _random, THUMB: _thumb(truco)},
        "balco": {RANDOM: _random, THUMB: _thumb(balco)},
    }
)
"""By game, then by name. A game whose strong player is written has it here."""
