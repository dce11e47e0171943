"""Who plays for the house: for each game, its players from the weakest to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cartes_lib.balco.bots import heuristic as balco
from cartes_lib.balco.bots import monte_carlo as sampled_balco
from cartes_lib.balco.memory import remember as remember_balco
from cartes_lib.botifarra.bots import heuristic as botifarra
from cartes_lib.botifarra.bots import monte_carlo as sampled_botifarra
from cartes_lib.botifarra.memory import remember
from cartes_lib.bots.budget import SAMPLES, Budget
from cartes_lib.truco.bots import heuristic as truco
from cartes_lib.truco.bots import monte_carlo as sampled_truco
from cartes_lib.truco.memory import remember as remember_truco

__all__ = ["PLAYERS", "SLOW", "STRENGTHS", "THUMB", "Player", "reduced", "thorough"]

Player = Callable[[Any, int, random.Random], str]
"""What a seat does in a state, in notation. It looks at what the seat may know and no further."""

RANDOM, THUMB, SAMPLED = STRENGTHS = ("random", "thumb", "sampled")
"""Names of the players, the weakest first."""

SLOW = frozenset({SAMPLED})
"""Those that think for longer than a page should wait."""

_SECONDS = 0.6
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


def _with_memory(remember: Callable[[Any, int], Any], bot: Any) -> Strong:
    """The player that imagines what others hold, from what its seat remembers."""

    def play(state: Any, seat: int, rng: random.Random, budget: Budget) -> str:
        return str(bot.choose(remember(state, seat), state.actions(seat), rng, budget))

    return play


def _shared(strong: Strong) -> Strong:
    """The player of Balcó: all exchange at once, so they share the time of one move."""

    def play(state: Any, seat: int, rng: random.Random, budget: Budget) -> str:
        if state.exchanging and budget.seconds is not None:
            budget = replace(budget, seconds=budget.seconds / (state.rules.players - 1))
        return strong(state, seat, rng, budget)

    return play


_STRONG: Mapping[str, Strong] = MappingProxyType(
    {
        "botifarra": _with_memory(remember, sampled_botifarra),
        "truco": _with_memory(remember_truco, sampled_truco),
        "balco": _shared(_with_memory(remember_balco, sampled_balco)),
    }
)
"""The strong player of each game."""


def _within(strong: Strong, budget: Budget) -> Player:
    return lambda state, seat, rng: strong(state, seat, rng, budget)


def reduced(game: str, is_allowed: Callable[[str], bool]) -> Player:
    """The plain player of `game` where only some of what the rules allow is done."""

    def play(state: Any, seat: int, rng: random.Random) -> str:
        actions = [one for one in state.actions(seat) if is_allowed(str(one))]
        return str(_PLAIN[game].choose(state.view(seat), actions, rng))

    return play


_PLAIN: Mapping[str, Any] = MappingProxyType(
    {"botifarra": botifarra, "truco": truco, "balco": balco}
)

PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        game: {
            RANDOM: _random,
            THUMB: _thumb(plain),
            SAMPLED: _within(_STRONG[game], Budget(SAMPLES[game], _SECONDS)),
        }
        for game, plain in _PLAIN.items()
    }
)
"""By game, then by name."""


def thorough(game: str, samples: int) -> Player:
    """The strongest player of `game`, who decides alike on every machine.

    Args:
        samples: how many deals it imagines.
    """
    return _within(_STRONG[game], Budget(samples, None))
