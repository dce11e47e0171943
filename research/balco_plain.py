"""Playouts of Balcó by a heuristic on integers: it throws low ranks first, and special cards
last.
"""

from __future__ import annotations

import random

from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.fast import JOKER, RANKS_IN, SIZE, MutableDeal

_VALUABLE = (7, 8, 1, 2, 10, JOKER)
"""Ranks in the order in which they are thrown, after all ranks without an effect."""

_COST = {rank: at for at, rank in enumerate(LADDER)} | {
    rank: len(LADDER) + at for at, rank in enumerate(_VALUABLE)
}
_SINGLE_RANKS = (1, 2, 10)
"""Ranks of which a single card has the same effect as several cards."""

_DECLARED = (10, 8, 7, 12, 11, 9, 6, 5, 4, 3, 1, 2)
"""The ranks as which a joker is declared, the best first: ranks that let the player throw again
come first.
"""

_MOODS = 8
"""One throw in this number is random, because a deal between deterministic players might never
end.
"""


def plain_playout(deal: MutableDeal, rng: random.Random) -> MutableDeal:
    """A copy of `deal`, played by the heuristic to its end or to the maximum length.

    The target of a 1 is the player with the fewest cards. Rules: BAL-END-01, BAL-END-02,
    BAL-END-05.
    """
    rest, draw = deal.copy(), rng.random
    while not rest.is_over:
        seat = rest.seat
        if not rest.hands[seat]:
            rest.lift(int(draw() * len(rest.downs[seat])))
        mask = rest.legal()
        if not mask:
            rest.take()
            continue
        ranks = RANKS_IN[mask]
        moody = int(draw() * _MOODS) == 0
        rank = ranks[int(draw() * len(ranks))] if moody else min(ranks, key=_COST.__getitem__)
        if rank == JOKER:
            declared = rest.declarable()
            rank = next(item for item in _DECLARED if declared >> item & 1)
            rest.throw(rank, 0, 1, _aimed(rest, rank))
        else:
            count = rest.hands[seat] >> 4 * rank & 15
            rest.throw(rank, 1 if rank in _SINGLE_RANKS else count, 0, _aimed(rest, rank))
    return rest


def _aimed(deal: MutableDeal, rank: int) -> tuple[int, ...]:
    """The target of a 1: the remaining player with the fewest cards; empty for other ranks."""
    if rank != 1:
        return ()
    others = [item for item in set(deal.following) if item != deal.seat and item not in deal.out]
    return (min(others, key=lambda item: (_left(deal, item), item)),)


def _left(deal: MutableDeal, seat: int) -> int:
    return (deal.hands[seat] >> SIZE) + (deal.ups[seat] >> SIZE) + len(deal.downs[seat])
