"""Estimates the probability that a player of Balcó goes out (gets rid of all cards) first."""

from __future__ import annotations

from math import exp

from cartes_lib.balco.bots.weights import WEIGHTS
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.fast import SIZE, MutableDeal

FEATURES = 20
"""Number of features of one player."""

_PLAIN = tuple((4 * rank, LADDER.index(rank) / 9) for rank in LADDER if rank not in (1, 7, 8))
_SPECIAL = (0, 8, 40, 4, 28, 32)
"""Bit positions, in an encoded hand, of the numbers of jokers, 2s, 10s, 1s, 7s and 8s."""

_LATE = 6
"""Number of cards in the stock up to which it will be empty soon."""

Weights = tuple[tuple[float, ...], ...]


def stage(deal: MutableDeal) -> int:
    """The stage of the stock: 0 if it has many cards, 1 if it will be empty soon, 2 if it is
    empty.
    """
    left = len(deal.stock)
    return 0 if left > _LATE else 1 if left else 2


def features(deal: MutableDeal, seat: int) -> list[float]:
    """The features of `seat`: numbers that describe its remaining cards."""
    hand, up, down = deal.hands[seat], deal.ups[seat], len(deal.downs[seat])
    count, alike, heights = hand >> SIZE, 0, 0.0
    for shift, height in _PLAIN:
        part = hand >> shift & 15
        if part:
            alike += 1
            heights += part * height
    results = [
        min(count, 4) / 3,
        max(0, count - 4) / 5,
        alike / 3,
        (up >> SIZE) / 3,
        float((up & 15) + (up >> 8 & 15) + (up >> 40 & 15)),
        float((up >> 4 & 15) + (up >> 28 & 15) + (up >> 32 & 15)),
        down / 3,
        float(down < 2),
        float(down == 0),
        *(float(min(2, hand >> shift & 15)) for shift in _SPECIAL),
        heights / 3,
        float(count + (up >> SIZE) < 3),
    ]
    if seat != deal.seat:
        return [*results, 0.0, 0.0, 0.0]
    stuck = bool(count) and not deal.legal()
    return [*results, 1.0, float(stuck), (deal.pile >> SIZE) / 10 if stuck else 0.0]


def chance(deal: MutableDeal, seat: int, weights: Weights | None = None) -> float:
    """The probability (0 to 1) that `seat` goes out first if all seats play like the heuristic bot.

    Args:
        weights: for each stage, a weight for each feature; None for the fitted weights.
    """
    if deal.out:
        return float(deal.out[0] == seat)
    own = (weights or WEIGHTS[len(deal.hands)])[stage(deal)]
    results = [
        exp(sum(map(float.__mul__, own, features(deal, item)))) for item in range(len(deal.hands))
    ]
    return results[seat] / sum(results)
