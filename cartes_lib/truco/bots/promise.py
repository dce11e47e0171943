"""Estimates the probability of winning the tricks of Truco, from the cards of one seat only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from cartes_lib.cards import PACK_40
from cartes_lib.truco import strength
from cartes_lib.truco.bots.weights import WEIGHTS

Teams = tuple[int, int]
"""The number of players of the seat's side, and of the other side."""

FEATURES = 8
"""The number of features of a position."""

_SURE = 10
"""Minimum strength of a partner's card that is expected to win its trick."""

_CLASSES = [strength(card) for card in PACK_40]
_BEATS = tuple(
    (
        sum(class_ < own_class for class_ in _CLASSES)
        + sum(class_ == own_class for class_ in _CLASSES) / 2
    )
    / 40
    for own_class in range(15)
)
"""The fraction of the pack that a card beats; the index is the strength of the card. Equal cards
are counted half.
"""


def features(classes: Sequence[int], own: int, theirs: int, leads: bool) -> list[float]:
    """The features of a position, from which `promise` computes a probability.

    Args:
        classes: the strengths of the seat's remaining cards, from high to low.
        own, theirs: the strength of the best card on the table: as `own` if the seat's side played
            it, else as `theirs`. The other argument is 0.
        leads: whether the trick is empty and the seat leads it.
    """
    first, second, third = [*(_BEATS[card] for card in classes), 0.0, 0.0, 0.0][:3]
    return [1.0, first, second, third, first * first, _BEATS[own], _BEATS[theirs], float(leads)]


@lru_cache(maxsize=200_000)
def promise(
    teams: Teams,
    results: tuple[int, ...],
    classes: tuple[int, ...],
    own: int,
    theirs: int,
    leads: bool,
) -> float:
    """The probability, 0 to 1, that the seat's side wins the tricks if all players play sensibly.

    Args:
        teams: the number of players of each side.
        results: the result of each complete trick: 1 won, -1 lost, 0 parda (tie).
        classes, own, theirs, leads: the arguments of `features`.
    """
    weights = WEIGHTS.get((teams, results, len(classes)))
    if weights is None:
        return 0.5
    result = sum(map(float.__mul__, weights, features(classes, own, theirs, leads)))
    return 1 / (1 + exp(-result))


def card_to_play(classes: Sequence[int], best: int, safe: bool, first: bool) -> int:
    """The index in `classes` of the card that a sensible player plays.

    Args:
        classes: the strengths of the player's cards, from high to low.
        best: the highest strength in the trick; 0 if the player leads.
        safe: whether the partner is winning the trick.
        first: whether it is the first trick.
    """
    last = len(classes) - 1
    if not best:
        # A brava can win later too, and the winner of the first trick wins every parda (tie).
        return 1 if first and classes[0] > _SURE and last else 0
    if safe and best >= _SURE:
        return last
    for place in range(last, -1, -1):
        if classes[place] > best:
            return place
    tying = first and not safe and classes[0] >= _SURE and best in classes[1:]
    return list(classes).index(best) if tying else last
