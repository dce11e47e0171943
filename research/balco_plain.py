"""Deals played out by a rule of thumb on integers: low numbers first, special cards kept."""

from __future__ import annotations

import random

from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.fast import JOKER, RANKS_IN, SIZE, FastDeal

__all__ = ["plain_playout"]

_KEPT = (7, 8, 1, 2, 10, JOKER)
"""Ranks by how late they are thrown, after all plain numbers."""

_COST = {rank: at for at, rank in enumerate(LADDER)} | {
    rank: len(LADDER) + at for at, rank in enumerate(_KEPT)
}
_SPARED = (1, 2, 10)
"""Ranks of which several do what one does."""

_DECLARED = (10, 8, 7, 12, 11, 9, 6, 5, 4, 3, 1, 2)
"""What a joker is declared as, where it may: best what throws again."""

_MOODS = 8
"""In one throw of so many it throws anything: a game of fixed habits may never end."""


def plain_playout(deal: FastDeal, rng: random.Random) -> FastDeal:
    """A copy of `deal` that all play out by the rule of thumb, to its end or to the cap.

    A shot goes to whoever has the fewest cards. Rules: BAL-END-01, BAL-END-02, BAL-END-05.
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
            rank = next(one for one in _DECLARED if declared >> one & 1)
            rest.throw(rank, 0, 1, _aimed(rest, rank))
        else:
            held = rest.hands[seat] >> 4 * rank & 15
            rest.throw(rank, 1 if rank in _SPARED else held, 0, _aimed(rest, rank))
    return rest


def _aimed(deal: FastDeal, rank: int) -> tuple[int, ...]:
    """Whom a 1 names: of those still in, the one with the fewest cards; nobody else is named."""
    if rank != 1:
        return ()
    others = [one for one in set(deal.following) if one != deal.seat and one not in deal.out]
    return (min(others, key=lambda one: (_left(deal, one), one)),)


def _left(deal: FastDeal, seat: int) -> int:
    return (deal.hands[seat] >> SIZE) + (deal.ups[seat] >> SIZE) + len(deal.downs[seat])
