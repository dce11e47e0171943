"""The bots of each game, from the weakest to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cartes_lib.bots.budget import Budget
from cartes_lib.games import GAMES

Player = Callable[[Any, int, random.Random], str]
"""A bot: takes a state, a seat and a random generator; returns the seat's action in notation.

It uses only what the seat may know.
"""

RANDOM, HEURISTIC, MONTE_CARLO = ("random", "heuristic", "monte-carlo")
"""Names of the bots, the weakest first."""

SLOW = frozenset({MONTE_CARLO})
"""Bots that need more time than a page should wait."""

_SECONDS = 0.6
"""Seconds after which a bot begins no more playouts for a move; with the last, a move takes 0.7."""


def _random(game: str) -> Player:
    """A bot that plays random legal actions, except those that give up the hand."""
    resignations = GAMES[game].bots.resignations

    def play(state: Any, seat: int, rng: random.Random) -> str:
        actions = [str(action) for action in state.actions(seat)]
        return rng.choice([action for action in actions if action not in resignations] or actions)

    return play


def limited_player(game: str, is_allowed: Callable[[str], bool] = lambda _text: True) -> Player:
    """The heuristic bot of `game`, which plays only actions that `is_allowed` accepts."""
    choose = GAMES[game].bots.heuristic

    def play(state: Any, seat: int, rng: random.Random) -> str:
        actions = [action for action in state.actions(seat) if is_allowed(str(action))]
        return str(choose(state.view(seat), actions, rng))

    return play


def _strong(game: str, budget: Budget) -> Player:
    """The Monte Carlo bot of `game`; it uses what its seat remembers of the deal."""
    bots = GAMES[game].bots

    def play(state: Any, seat: int, rng: random.Random) -> str:
        seconds = None if budget.seconds is None else budget.seconds / bots.deciding_seats(state)
        shared = replace(budget, seconds=seconds)
        memory = bots.remember(state, seat)
        return str(bots.monte_carlo(memory, state.actions(seat), rng, shared))

    return play


PLAYERS: Mapping[str, Mapping[str, Player]] = MappingProxyType(
    {
        name: {
            RANDOM: _random(name),
            HEURISTIC: limited_player(name),
            MONTE_CARLO: _strong(name, Budget(game.bots.samples, _SECONDS)),
        }
        for name, game in GAMES.items()
    }
)
"""The bots; the outer key is the game, the inner key is the bot's name."""


def thorough(game: str, samples: int) -> Player:
    """The Monte Carlo bot of `game` without a time limit, with the same moves on every machine.

    Args:
        samples: number of determinizations per move.
    """
    return _strong(game, Budget(samples, None))
