"""Deals played out at random on integers: the inner loop of every sampled search."""

from __future__ import annotations

import random
from collections.abc import Callable

from cartes_lib.balco.fast import (
    ACE,
    BIT,
    NOT_SPECIAL,
    NOT_TEN,
    ONE,
    RANKS_IN,
    SIZE,
    TRENCA,
    FastDeal,
)
from cartes_lib.balco.turns import HAND

__all__ = ["chosen_targets", "playout"]


def chosen_targets(
    seat: int, wanted: int, others: int, following: list[int], draw: Callable[[], float]
) -> list[int]:
    """`wanted` of the `others` who play after `seat`, at random; with one there is no draw."""
    order = [following[seat]]
    while len(order) < others:
        order.append(following[order[-1]])
    if others == 1:
        return order
    return [order.pop(int(draw() * len(order))) for _ in range(wanted)]


def playout(deal: FastDeal, rng: random.Random) -> FastDeal:
    """A copy of `deal` that is played out at random, to its end or to the cap.

    Each player picks a rank among those that may be thrown, then how many of its cards; a
    joker is thrown without other cards and may stand for any rank that is open to it.
    Whatever is no choice is not drawn for.
    """
    rest = deal.copy()
    if not rest.is_over:
        _run(rest, rng.random)
    return rest


def _run(deal: FastDeal, draw: Callable[[], float]) -> None:
    # One function with local names, though long: a call for each throw would halve its speed.
    table = deal.table
    rules, allowed, declared = table.rules, table.allowed, table.declared
    cap, least, ten_anywhere, strict = table.cap, table.least, table.ten_anywhere, table.strict
    hands, masks, ups, downs, stock = deal.hands, deal.masks, deal.ups, deal.downs, deal.stock
    up_masks, following, out = deal.up_masks, deal.following, deal.out
    pile, pile_mask, top, run, hot = deal.pile, deal.pile_mask, deal.top, deal.run, deal.hot
    asks, bound, sender, waiting = deal.asks, deal.bound, deal.sender, deal.waiting
    seat, throws = deal.seat, deal.throws
    left = rules.players - len(out)
    last_left = rules.players - 1 if rules.end == "first-out" else 1
    per_card, adding = rules.eight_stack == "per-card", rules.seven_stack == "consecutive"
    reaching, to_sender = rules.trenca_second == "le7-and-ge-top", rules.after_ace == "sender-right"
    each, twos_clear = rules.ace_stack == "one-target-each", rules.four_twos_clear
    ranks, one, bit, full = RANKS_IN, ONE, BIT, HAND
    while throws != cap and left > last_left:
        mask = masks[seat]
        if not mask:
            down = downs[seat]
            card = down.pop(int(draw() * len(down)) if len(down) > 1 else 0)
            hands[seat], mask = one[card], bit[card]
            masks[seat] = mask
        hand = hands[seat]
        mask &= allowed[asks]
        if ten_anywhere and hot:
            mask &= NOT_TEN
        last = strict and not (stock or ups[seat] or downs[seat])
        if last and hand >> SIZE == 1:
            mask &= NOT_SPECIAL
        if not mask:
            hands[seat] = hand + pile
            masks[seat] |= pile_mask
            throws += not pile
            pile = pile_mask = top = run = asks = bound = 0
            hot = False
            waiting = []
            seat = following[seat]
            continue
        choice = ranks[mask]
        card = choice[int(draw() * len(choice))] if len(choice) > 1 else choice[0]
        count = held = hand >> 4 * card & 15
        if held > 1:
            count = 1 + int(draw() * held)
            if last and count == hand >> SIZE and not NOT_SPECIAL & bit[card]:
                count -= 1
        thrown = one[card] * count if count > 1 else one[card]
        hand -= thrown
        pile += thrown
        pile_mask |= bit[card]
        if count == held:
            masks[seat] ^= bit[card]
        rank = card
        if not card:
            choice = ranks[declared[asks] & NOT_TEN if ten_anywhere and hot else declared[asks]]
            rank = choice[int(draw() * len(choice))]
        throws += 1
        if hand >> SIZE < full:
            while stock:
                card = stock.pop()
                hand += one[card]
                masks[seat] |= bit[card]
                if hand >> SIZE == full:
                    break
            if not stock:
                if ups[seat] and hand >> SIZE < least:
                    hand += ups[seat]
                    masks[seat] |= up_masks[seat]
                    ups[seat] = 0
                if not hand and not downs[seat]:
                    deal.go_out(seat)
                    following = deal.following
                    left -= 1
        hands[seat] = hand
        if rank == top:
            run += count
        else:
            top, run = rank, count
        if rank == 10 or (run > 3 and (rank != 2 or twos_clear)):
            pile = pile_mask = top = run = asks = bound = 0
            hot = False
            waiting = []
            if not hand and seat in out:
                seat = following[seat]
            continue
        start = seat
        if rank == 1 or asks == ACE:
            hot = hot or rank in (1, 7)
            if rank == 1:
                others = left - 1 if hand or downs[seat] else left
                wanted = min(count, others) if each else 1
                targets = chosen_targets(seat, wanted, others, following, draw)
                shots = [(seat, target) for target in targets]
            else:
                shots = []
            shots += [shot for shot in waiting if shot[1] not in out]
            if shots:
                sender, seat = shots[0]
                waiting, asks, bound = shots[1:], ACE, 0
                continue
            waiting = []
            if to_sender:
                start = sender
        seat = following[start]
        if bound and rank != 2 and rank != 7:
            bound -= 1
            if bound:
                asks = TRENCA + rank - 2 if reaching else TRENCA
                continue
        asks = rank
        if rank == 2:
            asks = bound = 0
        elif rank == 7:
            asks, hot = TRENCA, True
            bound = max(bound - 1, run if adding else count)
        elif rank == 8:
            for _ in range(count if per_card else 1):
                seat = following[seat]
    deal.pile, deal.pile_mask, deal.top, deal.run, deal.hot = pile, pile_mask, top, run, hot
    deal.asks, deal.bound, deal.seat, deal.throws = asks, bound, seat, throws
    deal.sender, deal.waiting = sender if asks == ACE else -1, waiting
    deal.lifted = False
    deal.is_over = True
