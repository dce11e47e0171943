"""Claims about the envido with four players, in whole deals of heuristic players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from cartes_lib.truco import SIN_FLOR, Match, State, envido_value
from cartes_lib.truco.bots import heuristic
from research.claims.claim import Figure, average, claim

HANDS, FIRST_HAND = 3000, 10_000


@cache
def _moments() -> tuple[tuple[State, str, int], ...]:
    """The state, the heuristic action and the envido value for each choice of seat 0 in a first
    trick.
    """
    moments = []
    for number in range(FIRST_HAND, FIRST_HAND + HANDS):
        state, rng = Match(SIN_FLOR, number, number % 4).state, Random(number)
        value = envido_value(state.view(0).hand or ())
        while not state.deal_is_over:
            seat = state.to_act[0]
            plain = heuristic.choose(state.view(seat), state.actions(seat), rng)
            if seat == 0:
                moments.append((state, str(plain), value))
            state = state.play(plain, seat)
    return tuple(moments)


def _result(state: State, word: str) -> int:
    """Points by which the side of seat 0 wins the deal after the call `word`, with heuristic
    players.
    """
    rng = Random(state.position())
    state = state.play(word, 0)
    while not state.deal_is_over:
        seat = state.to_act[0]
        state = state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)
    return state.scores[0] - state.scores[1]


def _gained(word: str, other: str, fits: Callable[[State, str, int], bool]) -> Figure:
    """How many more points the call `word` wins than `other`; "" means the heuristic action."""
    return average(
        _result(state, word) - _result(state, other or plain)
        for state, plain, value in _moments()
        if word in map(str, state.actions(0)) and fits(state, plain, value)
    )


def _is_unopened(state: State, plain: str) -> bool:
    return state.view(0).envido == "none" and plain not in ("envido", "real-envido")


@claim(
    "tr-16-pair-opens",
    "With four players, envido with 20 to 26 brings more than silence if quiero takes 25.",
    least=0,
)
def _pair_opens() -> Figure:
    return _gained(
        "envido", "", lambda state, plain, value: 20 <= value < 27 and _is_unopened(state, plain)
    )


@claim(
    "tr-16-below-28",
    "With four players, 25 to 27 refuses an envido of a player who bets with 27 or more.",
    least=0,
)
def _below_28() -> Figure:
    return _gained(
        "no-quiero",
        "quiero",
        lambda state, plain, value: 25 <= value < 28 and state.view(0).phase == "envido",
    )
