"""Samples that several claims of Botifarra share: hands, first cards, and later positions.

The players and the sampled deals are those of `research/botifarra_samples.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from statistics import mean

from cartes_lib.botifarra import OBLIGADA, State
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.bots.reasons import Sight, reasons
from cartes_lib.botifarra.fast import SUITS, deal_masks
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.score import card_points
from cartes_lib.cards import Card
from research.botifarra_plays import positions, weigh
from research.botifarra_samples import TABLE, begun, contracts, doublings, leads
from research.claims.claim import Figure, average

DEALS, IMAGINED, EACH = 240, 16, 4
"""Number of deals in a sample, of sampled deals per position, and of later positions per deal."""

SUIT_CALLS = ("oros", "copas", "espadas", "bastos")

FIRST_DEAL = 10_000
"""The number of the first deal; the banks of the exercises use the deals before it."""


@dataclass(frozen=True)
class Choice:
    """A legal card of seat 0, and its average result for the side of seat 0."""

    sight: Sight
    average: float

    @property
    def card(self) -> Card:
        """The legal card that is played."""
        return self.sight.card

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card.suit == self.sight.trump

    @property
    def points(self) -> int:
        """Points of the card."""
        return card_points(self.card)

    @property
    def length(self) -> int:
        """Number of cards in the hand that have the suit of the card."""
        return sum(card.suit == self.card.suit for card in self.sight.own)

    @cached_property
    def advice(self) -> str:
        """The coach's first reason for the card; "" without a reason."""
        known = reasons(self.sight.memory, PlayCard(self.card))
        return known[0].id if known else ""


Position = tuple[Choice, ...]
"""The legal cards of a position."""


@cache
def first_cards() -> tuple[Position, ...]:
    """The positions before the first card of a deal, each hand from another deal."""
    return tuple(_opening(FIRST_DEAL + number) for number in range(DEALS))


def _opening(number: int) -> Position:
    state = begun(number, 3)
    memory = remember(state, 0)
    figures = leads(state, IMAGINED)
    return tuple(
        Choice(Sight(memory, card), figures[str(card)][0])
        for card in sorted(memory.view.hand or ())
    )


@cache
def later_cards() -> tuple[tuple[Position, ...], ...]:
    """For each deal, up to three positions of seat 0 played by heuristic players."""
    return tuple(tuple(_later(FIRST_DEAL + number)) for number in range(DEALS))


def _later(number: int) -> Iterator[Position]:
    states = list(positions(number, OBLIGADA))
    for state in random.Random(number).sample(states, min(EACH, len(states))):
        yield choices(state, IMAGINED)


def choices(state: State, samples: int) -> Position:
    """The legal cards in `state`, each with its average result in `samples` sampled deals."""
    memory = remember(state, 0)
    averages = weigh(state, samples).averages
    return tuple(Choice(Sight(memory, card), figure[0]) for card, figure in averages.items())


def between(
    better: Callable[[Choice], bool],
    other: Callable[[Choice], bool],
    where: Callable[[Position], bool] = lambda position: True,
) -> Figure:
    """How much higher the results of the cards `better` are than those of `other` in the same
    position.

    Each deal gives one value, because positions of one deal are not independent.

    Args:
        where: selects positions; a selected position is used only if it has cards of both sorts.
    """
    results = []
    for deal in later_cards():
        gaps = [gap(item, better, other) for item in deal if where(item)]
        known = [item for item in gaps if item is not None]
        if known:
            results.append(mean(known))
    return average(results)


def gap(
    position: Position, better: Callable[[Choice], bool], other: Callable[[Choice], bool]
) -> float | None:
    """How much higher the results of the cards `better` are than those of the cards `other`; None
    without cards of both sorts.
    """
    first = [item.average for item in position if better(item)]
    second = [item.average for item in position if other(item) and not better(item)]
    return mean(first) - mean(second) if first and second else None


@dataclass(frozen=True)
class Named:
    """A hand of the player who names the contract, and the result of each call."""

    lengths: tuple[int, ...]
    points: tuple[int, ...]
    masters: int
    averages: Mapping[str, float]

    @property
    def best_suit(self) -> float:
        """The highest of the average scores after naming a suit."""
        return max(self.averages[suit] for suit in SUIT_CALLS)

    @property
    def longest(self) -> float:
        """The result of naming the longest suit; of equally long suits, the suit with most
        points.
        """
        suit = max(range(4), key=lambda item: (self.lengths[item], self.points[item]))
        return self.averages[SUIT_CALLS[suit]]


@cache
def named() -> tuple[Named, ...]:
    """Random hands of the player who names the contract."""
    rng = random.Random("claims")
    return tuple(_named(deal_masks(rng)[0], rng) for _ in range(DEALS))


def _named(mine: int, rng: random.Random) -> Named:
    cards = [TABLE.cards(mine & suit) for suit in SUITS]
    figures = contracts(mine, rng, IMAGINED)
    return Named(
        tuple(map(len, cards)),
        tuple(sum(map(card_points, suit)) for suit in cards),
        sum(card.rank in (1, 9) for suit in cards for card in suit),
        {call: figure[0] for call, figure in figures.items()},
    )


@dataclass(frozen=True)
class AnswerRecord:
    """A hand of seat 0 against a named suit, and its points above half of the deal.

    Attributes:
        tops: number of nines and aces.
    """

    points: int
    trumps: int
    tops: int
    won: float


@cache
def doubled() -> tuple[AnswerRecord, ...]:
    """Hands of seat 0 against a named suit, each from another deal."""
    results = []
    for number in range(FIRST_DEAL, FIRST_DEAL + 2 * DEALS):
        state = begun(number, 3)
        info_set = InformationSet(remember(state, 0))
        if info_set.trump < len(SUITS):
            hand = state.hands[0]
            points = sum(map(card_points, hand))
            tops = sum(card.rank in (1, 9) for card in hand)
            trumps = (info_set.own & SUITS[info_set.trump]).bit_count()
            won = doublings(state, IMAGINED)["pass"][0]
            results.append(AnswerRecord(points, trumps, tops, won))
    return tuple(results)


def won_by(where: Callable[[AnswerRecord], bool]) -> Figure:
    """Average points above half of the deal, for the hands that fit `where`."""
    return average(hand.won for hand in doubled() if where(hand))
