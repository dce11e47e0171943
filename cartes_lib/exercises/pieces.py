"""What generators of all games are made of: items, seats, the wrong answers of wrong ideas."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from cartes_lib.cards import Card
from cartes_lib.engine import Fact
from cartes_lib.exercises.contract import Answer, Item, Said, Shape
from cartes_lib.seats import seat_names

__all__ = [
    "card_items",
    "distinct",
    "figure",
    "fitting",
    "ids",
    "seat_items",
    "some_steps",
    "tenths",
]

AnswerT = TypeVar("AnswerT", bound=Answer)


def ids(hand: Iterable[Card]) -> tuple[str, ...]:
    """The ids of the items that show the cards of `hand`."""
    return tuple(map(str, hand))


def card_items(hand: Iterable[Card]) -> tuple[Item, ...]:
    """The cards of `hand` as items; their ids are their notation."""
    return tuple(Item(str(card), card) for card in hand)


def seat_items(seats: int, sides: bool = True) -> tuple[Item, ...]:
    """The seats as choices, seen from seat 0; see `seat_names`."""
    return tuple(Item(name, words=Said(f"term-seat-{name}")) for name in seat_names(seats, sides))


def figure(mean: float, error: float) -> Said:
    """An average and its standard error, both to a tenth."""
    off = tenths(error)
    facts: dict[str, Fact] = {
        "sign": "minus" if mean < 0 else "plus",
        **tenths(mean),
        "error": off["whole"],
        "error_tenths": off["tenths"],
    }
    return Said("worth-figure", facts)


def tenths(value: Fraction | float) -> dict[str, int]:
    """The whole part of `value` and its tenths, without a sign, as sentences are given them."""
    whole, rest = divmod(abs(round(10 * value)), 10)
    return {"whole": whole, "tenths": rest}


def distinct(ideas: Mapping[str, AnswerT], right: AnswerT) -> dict[str, AnswerT]:
    """The wrong answer of each idea; of ideas with the same one, only the first is kept.

    An idea that leads to the right answer here is left out: it is not betrayed.
    """
    found: dict[str, AnswerT] = {}
    for name, wrong in ideas.items():
        if wrong != right and wrong not in found.values():
            found[name] = wrong
    return found


def fitting(ideas: Mapping[str, int], right: int, shape: Shape) -> dict[str, int]:
    """As `distinct`, for numbers, without those that `shape` has no room for."""
    kept = distinct(ideas, right)
    return {name: wrong for name, wrong in kept.items() if shape.low <= wrong <= shape.high}


def some_steps(
    rng: random.Random, script: Sequence[str], count: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """`count` steps of `script`, at least two: in its order, and in another one."""
    kept = sorted(rng.sample(range(len(script)), count))
    right = tuple(script[place] for place in kept)
    while True:
        shuffled = tuple(rng.sample(right, count))
        if shuffled != right:
            return right, shuffled
