"""Samples that several claims of Balcó share: throws late in a deal, and exchanges.

The deals have three players, and the method of `research/balco_throws.py` and
`research/balco_swaps.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from statistics import mean

from cartes_lib.balco import Rules
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.dealing import pack
from cartes_lib.cards import PACK_48, Card, Hand
from research import balco_swaps, balco_throws
from research.claims.claim import Figure, average

POSITIONS, HANDS = 200, 120
"""Number of positions with throws, and of hands of six cards before an exchange."""

SAMPLES = 60
"""Number of deals for each choice."""

SPECIAL = (1, 2, 7, 8, 10)
TOPS = (3, 4, 5, 6, 9)

Throw = tuple[int, int]
"""A throw: the rank and the number of cards."""


@dataclass(frozen=True)
class Throws:
    """A hand and a pile, and how many of a hundred deals each throw wins; the keys of `wins` are
    throws.
    """

    hand: Hand
    wins: Mapping[Throw, float]


def is_plain(rank: int) -> bool:
    """Whether `rank` has no effect."""
    return rank not in SPECIAL


@cache
def _throws() -> tuple[Throws, ...]:
    return tuple(_positions())


def _positions() -> Iterator[Throws]:
    rng = random.Random("claims")
    count = 0
    while count < POSITIONS:
        hand = tuple(sorted(rng.sample(PACK_48, 5)))
        top = rng.choice(TOPS)
        candidates = [card for card in PACK_48 if card not in hand and _may_lie(card, top)]
        tops = [card for card in candidates if card.rank == top]
        under = rng.sample([card for card in candidates if card.rank != top], 2)
        throws = balco_throws.throws_of(hand, top)
        if not tops or len(throws) < 3:
            continue
        count += 1
        pile = (*sorted(under, key=lambda card: LADDER.index(card.rank)), tops[0])
        wins = {
            throw: 100 * balco_throws.won(hand, pile, throw, SAMPLES) / SAMPLES for throw in throws
        }
        yield Throws(hand, wins)


def _may_lie(card: Card, top: int) -> bool:
    low = LADDER[: LADDER.index(top) + 1] if top > 3 else LADDER[:2]
    return card.rank in low and card.rank not in (1, 7, 8)


def thrown(
    better: Callable[[Throws, Throw], bool], other: Callable[[Throws, Throw], bool]
) -> Figure:
    """How many more deals, of a hundred, are won with the throws for which `better` is true than
    with those for which `other` is true.
    """
    gaps = []
    for position in _throws():
        first = [won for throw, won in position.wins.items() if better(position, throw)]
        second = [won for throw, won in position.wins.items() if other(position, throw)]
        if first and second:
            gaps.append(mean(first) - mean(second))
    return average(gaps)


@cache
def _exchanges() -> tuple[Mapping[Hand, float], ...]:
    rng = random.Random("claims")
    cards = pack(Rules(players=3))
    results: list[Mapping[Hand, float]] = []
    while len(results) < HANDS:
        six = tuple(sorted(rng.sample(cards, 6)))
        if sum(card.is_joker for card in six) < 2:
            ups = [tuple(sorted(up)) for up in combinations(six, 3)]
            wins = {up: balco_swaps.won(six, up, SAMPLES // 2) for up in ups}
            results.append({up: 200 * won / SAMPLES for up, won in wins.items()})
    return tuple(results)


def exchanged(is_wanted: Callable[[Card], bool]) -> Figure:
    """How many more deals, of a hundred, are won with a card for which `is_wanted` is true face up
    than in the hand.
    """
    gaps = []
    for wins in _exchanges():
        up = [won for cards, won in wins.items() if any(map(is_wanted, cards))]
        hidden = [won for cards, won in wins.items() if not any(map(is_wanted, cards))]
        if up and hidden:
            gaps.append(mean(up) - mean(hidden))
    return average(gaps)
