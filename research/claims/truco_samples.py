"""Samples that several claims of Truco share: choices of two players, tried in sampled deals.

Other players bet and play by `cartes_lib/truco/bots/ranges.py`. The positions are from deals of
heuristic players.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from statistics import mean

from cartes_lib.bots.tally import Tally
from cartes_lib.cards import Hand
from cartes_lib.truco import CON_FLOR, Match, State, envido_value, strength
from cartes_lib.truco.actions import Action, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.bots.deals import InformationSet
from cartes_lib.truco.bots.monte_carlo import sensible, tried
from cartes_lib.truco.bots.ranges import USUAL, Range
from cartes_lib.truco.bots.reasons import reasons
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.memory import Memory, remember
from research.claims.claim import Figure, average

HANDS, IMAGINED, EACH = 300, 24, 3
"""Number of deals in a sample, of sampled deals per position, and of positions per deal."""

FIRST_HAND = 10_000
"""The number of the first deal; the banks of the exercises use the deals before it."""

RULES = replace(CON_FLOR, players=2)


@dataclass(frozen=True)
class Choice:
    """A possible action of seat 0, and its average points."""

    memory: Memory
    action: Action
    average: float

    @property
    def is_card(self) -> bool:
        """Whether the action plays a card."""
        return isinstance(self.action, PlayCard)

    @property
    def name(self) -> str:
        """The call, or the card in notation."""
        return str(self.action)

    @property
    def strength(self) -> int:
        """The strength of the card; 0 for a call."""
        return strength(self.action.card) if isinstance(self.action, PlayCard) else 0

    @property
    def own(self) -> Hand:
        """The cards in hand, the strongest first."""
        return tuple(sorted(self.memory.view.hand or (), key=lambda card: -strength(card)))

    @cached_property
    def advice(self) -> str:
        """The coach's first reason for the action; "" without a reason."""
        known = reasons(self.memory, self.action)
        return known[0].id if known else ""


Position = tuple[Choice, ...]
"""The sensible choices of a position."""


def _openings(hands: int) -> Iterator[State]:
    """Positions of `hands` deals in which seat 0 is mano, before any action."""
    for number in range(FIRST_HAND, FIRST_HAND + 2 * hands):
        state = Match(RULES, number, number % 2).state
        if state.to_act[0] == 0 and not has_flor(state.view(0).hand or ()):
            yield state


@cache
def led() -> tuple[Position, ...]:
    """The choices of the mano's first card, one position per deal."""
    results = []
    for state in _openings(HANDS):
        memory = remember(state, 0)
        cards = [action for action in _open(state) if isinstance(action, PlayCard)]
        tally = _tally(state, [*cards], 3 * IMAGINED)
        results.append(tuple(Choice(memory, card, tally.mean(card)) for card in tally.actions))
    return tuple(results)


def fished(least: int, ranges: Range) -> Figure:
    """How much higher the mano's result is with a card than with an envido, at an envido value of
    `least` or more.

    Args:
        ranges: the values with which the other player bets.
    """
    gaps: list[float] = []
    for state in _openings(20 * HANDS):
        hand = state.view(0).hand or ()
        if envido_value(hand) >= least and len(gaps) < HANDS // 4:
            silent = str(min(hand, key=strength))
            gaps.append(paired(state, silent, "envido", samples=4 * IMAGINED, ranges=ranges).value)
    return average(gaps)


@cache
def later_choices() -> tuple[tuple[Position, ...], ...]:
    """Some positions of seat 0 for each deal."""
    return tuple(tuple(_positions(FIRST_HAND + number)) for number in range(HANDS))


def _positions(number: int) -> Iterator[Position]:
    states = [state for state in _states(number) if len(_open(state)) > 1]
    rng = random.Random(number)
    for state in rng.sample(states, min(EACH, len(states))):
        memory = remember(state, 0)
        tally = _tally(state, _open(state), IMAGINED)
        yield tuple(Choice(memory, action, tally.mean(action)) for action in tally.actions)


def _states(number: int) -> Iterator[State]:
    match, rng = Match(RULES, number, number % 2), random.Random(number)
    while not match.state.deal_is_over:
        state = match.state
        seat = state.to_act[0]
        if seat == 0:
            yield state
        match.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)


def _open(state: State) -> list[Action]:
    return list(sensible(remember(state, 0), state.actions(0)))


def _tally(state: State, actions: list[Action], samples: int) -> Tally[Action]:
    info_set, rng = InformationSet(remember(state, 0)), random.Random(f"claims {state.position()}")
    tally = Tally(actions)
    for _ in range(samples):
        deal = info_set.determinization(rng)
        tally.note({action: tried(info_set, deal, action, rng) for action in actions})
    return tally


def paired(
    state: State, better: str, *others: str, samples: int = 800, ranges: Range = USUAL
) -> Figure:
    """How much higher the result of the choice `better` is than that of the best of `others`, in
    the same deals.
    """
    actions = {str(action): action for action in state.actions(0)}
    info_set, rng = (
        InformationSet(remember(state, 0), ranges),
        random.Random(f"claims {state.position()}"),
    )
    results: dict[str, list[float]] = {name: [] for name in (better, *others)}
    for _ in range(samples):
        deal = info_set.determinization(rng)
        for name, points in results.items():
            points.append(tried(info_set, deal, actions[name], rng))
    gaps = (
        average(mine - its for mine, its in zip(results[better], results[name], strict=True))
        for name in others
    )
    return min(gaps, key=lambda figure: figure.value)


def between(
    better: Callable[[Choice], bool],
    other: Callable[[Choice], bool],
    where: Callable[[Position], bool] = lambda position: True,
) -> Figure:
    """How much higher the results of the choices `better` are than those of `other` in the same
    position.

    Each deal gives one value, because positions of one deal are not independent.

    Args:
        where: selects positions; a selected position is used only if it has choices of both sorts.
    """
    results = []
    for hand in later_choices():
        gaps = [_gap(item, better, other) for item in hand if where(item)]
        known = [gap for gap in gaps if gap is not None]
        if known:
            results.append(mean(known))
    return average(results)


def _gap(
    position: Position, better: Callable[[Choice], bool], other: Callable[[Choice], bool]
) -> float | None:
    first = [item.average for item in position if better(item)]
    second = [item.average for item in position if other(item) and not better(item)]
    return mean(first) - mean(second) if first and second else None
