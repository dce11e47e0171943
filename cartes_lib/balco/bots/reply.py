"""A fast heuristic bot of Balcó for simulated deals, with cards encoded as integers."""

from __future__ import annotations

from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.fast import ONE_CARD, SIZE, MutableDeal

VALUABLE_RANKS = (7, 1, 8, 2, 10)
"""Ranks with an effect, the least valuable first. The bot prefers to throw other ranks; it throws a
joker last.
"""

AS_JOKER = (10, 8, 7, 1, 2)
"""The ranks as which the bot declares a joker, the best first: ranks that let the bot throw again
come first.
"""

_ORDER = (*(rank for rank in LADDER if rank not in VALUABLE_RANKS), 7, 8, 1, 2, 10)
_AS = (*AS_JOKER, *(rank for rank in LADDER if rank not in AS_JOKER))
_SINGLE_RANKS = (2, 10)
_MAX_ACES = 4


def cards_left(deal: MutableDeal, seat: int) -> int:
    """The total number of cards of `seat`."""
    return (deal.hands[seat] >> SIZE) + (deal.ups[seat] >> SIZE) + len(deal.downs[seat])


def default_targets(deal: MutableDeal, rank: int, count: int) -> tuple[int, ...]:
    """The targets of a throw of 1s: the players with the fewest cards. Empty if the throw needs no
    target.
    """
    if rank != 1 or (deal.run if deal.top == 1 else 0) + count >= _MAX_ACES:
        return ()
    others, target = [], deal.following[deal.seat]
    while target != deal.seat:
        others.append(target)
        target = deal.following[target]
    others.sort(key=lambda seat: cards_left(deal, seat))
    each = deal.table.rules.ace_stack == "one-target-each"
    return tuple(others[: count if each else 1])


def reply(deal: MutableDeal) -> None:
    """Performs the action of the heuristic bot in `deal`, which is changed in place.

    The bot throws all cards of its lowest number, and special cards last. If it lifts a face-down
    card, it also throws the card or takes the pile.
    """
    seat = deal.seat
    if not deal.hands[seat]:
        deal.lift(0)
    mask = deal.legal()
    if not mask:
        deal.take()
        return
    if deal.table.strict:
        rank, naturals, jokers = min(deal.throws_open(), key=_price)
        deal.throw(rank, naturals, jokers, default_targets(deal, rank, naturals + jokers))
        return
    for rank in _ORDER:
        if mask >> rank & 1:
            count = 1 if rank in _SINGLE_RANKS else deal.hands[seat] >> 4 * rank & 15
            deal.throw(rank, min(count, _MAX_ACES), 0, default_targets(deal, rank, count))
            return
    declarable = deal.declarable()
    rank = next(item for item in _AS if declarable >> item & 1)
    deal.throw(rank, 0, 1, default_targets(deal, rank, 1))


def _price(throw: tuple[int, int, int]) -> tuple[int, int, int]:
    rank, naturals, jokers = throw
    if jokers:
        return len(_ORDER), _AS.index(rank), naturals + jokers
    return _ORDER.index(rank), 0, naturals if rank in _SINGLE_RANKS else -naturals


def packed(ranks: list[int]) -> tuple[int, int]:
    """A hand of `ranks`, encoded as an integer, and the mask of its ranks."""
    hand = mask = 0
    for rank in ranks:
        hand += ONE_CARD[rank]
        mask |= 1 << rank
    return hand, mask
