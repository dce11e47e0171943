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

__all__ = ["PLAYERS", "SLOW", "STRENGTHS", "THUMB", "Player", "thorough"]

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


Strong = Callable[[Any, int, random.Random, Budget], str]
"""A player that thinks for as long as it is given."""


def _botifarra(state: Any, seat: int, rng: random.Random, budget: Budget) -> str:
    memory, actions = remember(state, seat), state.actions(seat)
    return str(sampled_botifarra.choose(memory, actions, rng, budget))


_STRONG: Mapping[str, Strong] = MappingProxyType({"botifarra": _botifarra})
"""The strong player of each game that has one."""


def _within(strong: Strong, budget: Budget) -> Player:
    return lambda state, seat, rng: strong(state, seat, rng, budget)


_PLAIN: Mapping[str, Any] = MappingProxyType(
    {"botifarra": botifarra, "truco": truco, "balco": balco}
)

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        game: {RANDOM: _random, THUMB: _thumb(plain)}
        | ({SAMPLED: _within(_STRONG[game], _BUDGET)} if game in _STRONG else {})
        for game, plain in _PLAIN.items()
    }
)
"""By game, then by name; a game has its strong player once that is written."""


def thorough(game: str, samples: int) -> Player:
    """The strongest player of `game`, who decides alike on every machine.

    Args:
        samples: how many deals it imagines; a player that imagines none looks at its view.
    """
    strong = _STRONG.get(game)
    return _within(strong, Budget(samples, None)) if strong else PLAYERS[game][THUMB]
