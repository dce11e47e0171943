"""What samples of played deals say about the choices of a question."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import TypeVar

from cartes_lib.asking.balco.swap_bank import SAMPLES
from cartes_lib.asking.contract import (
    Message,
)
from cartes_lib.cards import Card, Hand, Suit

NEAR = 4
"""Sampling error, in wins per 100 deals. Choices that differ by at most this number are graded as
equally good.
"""

_PERCENT = 100

ChoiceT = TypeVar("ChoiceT")


def percent(wins: int) -> int:
    """`wins` of the sampled deals, in whole percent."""
    return round(_PERCENT * wins / SAMPLES)


def standing_of(own: int, wins: Iterable[int]) -> str:
    """How a choice compares with all choices, by wins in whole percent.

    Args:
        own: the number of deals won by the choice.
        wins: the numbers of deals won by all choices.

    Returns "best", "level" (best, but another choice is equally good) or "near" (not the best).
    """
    shares = [percent(win) for win in wins]
    if percent(own) < max(shares):
        return "near"
    return "best" if shares.count(max(shares)) == 1 else "level"


def comparison(
    compare: Callable[[ChoiceT, ChoiceT, str], Message | None],
    standing: str,
    own: ChoiceT,
    ranked: Sequence[ChoiceT],
) -> Message | None:
    """The reason why the best choice is better than the learner's choice (`own`); None if no known
    reason applies.

    If the learner made the best choice, the reason compares it with the next choice for which a
    reason exists.

    Args:
        compare: returns the reason why its first argument is better than its second.
        standing: the result of `standing_of` for the learner's choice.
        ranked: all choices, the best first.
    """
    best, *others = ranked
    if standing == "best":
        reasons = (compare(own, other, "own") for other in others)
        return next((reason for reason in reasons if reason is not None), None)
    return compare(best, own, "best") if standing == "near" else None


def recoloured(rng: random.Random, hand: Hand) -> dict[Card, Card]:
    """A card of the same rank for each card of `hand` (the keys), with the suits permuted at
    random. Suits never matter in Balcó (BAL-SET-07).
    """
    suits = dict(zip(Suit, rng.choice(tuple(permutations(Suit))), strict=True))
    return {card: card if card.suit is None else Card(card.rank, suits[card.suit]) for card in hand}


def right_count(wins: Sequence[int], count: int) -> int:
    """The number of choices that are graded as right.

    They are the best `count` choices and all choices that are nearly as good as the best one.

    Args:
        wins: the wins of each choice, the most wins first.
    """
    near = wins[0] - NEAR * SAMPLES // _PERCENT
    least = min(wins[min(count, len(wins)) - 1], near)
    return sum(win >= least for win in wins)
