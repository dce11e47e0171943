"""Who deals, how the pack is cut, and which cards each seat gets."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.cards import PACK_48, Card, Hand
from cartes_lib.seats import left_of, right_of, round_from

__all__ = ["PACKET", "cutter", "deal_packets", "first_dealer", "next_dealer", "shuffler"]

PACKET = 4
"""Cards dealt at a time (BOT-DEAL-05), and the fewest on either side of a cut (BOT-DEAL-09)."""

_SEATS = 4


def first_dealer(drawn: Card, assigner: int = 0) -> int:
    """The seat that deals first, when `assigner` gave the suits out and `drawn` was turned.

    Oros is the seat to the assigner's right, copas opposite, espadas to the left, bastos
    the assigner.

    Raises:
        ValueError: a joker was drawn.

    Rules: BOT-DEAL-01.
    """
    if drawn.suit is None:
        raise ValueError("a joker belongs to nobody")
    return right_of(assigner, _SEATS, int(drawn.suit) + 1)


def next_dealer(dealer: int, seats: int = 4) -> int:
    """The seat that deals after `dealer`, in the same game or in a new one.

    Rules: BOT-DEAL-06, BOT-DEAL-07, and BOT-DEAL-08 after a misdeal.
    """
    return right_of(dealer, seats)


def shuffler(dealer: int) -> int:
    """The seat that shuffles: to the left of `dealer`. Rule: BOT-DEAL-03."""
    return left_of(dealer, _SEATS)


def cutter(dealer: int) -> int:
    """The seat that cuts: to the right of `dealer`, facing the shuffler. Rule: BOT-DEAL-04."""
    return right_of(dealer, _SEATS)


def deal_packets(pack: Sequence[Card], cut: int, dealer: int) -> tuple[Hand, ...]:
    """The hands of seats 0 to 3, dealt by `dealer` from `pack`.

    Args:
        pack: the 48 cards from top to bottom, as shuffled.
        cut: how many cards the cutter lifts from the top; they go below the others.

    Raises:
        ValueError: not the 48 cards, or a cut that leaves fewer than four on one side.

    Rules: BOT-DEAL-05, BOT-DEAL-09.
    """
    if sorted(pack) != sorted(PACK_48):
        raise ValueError("a pack has each of the 48 cards once")
    if not PACKET <= cut <= len(pack) - PACKET:
        raise ValueError(f"a cut leaves at least {PACKET} cards on either side, not {cut}")
    ready = (*pack[cut:], *pack[:cut])
    order = round_from(right_of(dealer, _SEATS), _SEATS)
    hands: dict[int, Hand] = dict.fromkeys(order, ())
    for start in range(0, len(ready), PACKET):
        hands[order[start // PACKET % _SEATS]] += ready[start : start + PACKET]
    return tuple(hands[seat] for seat in range(_SEATS))
