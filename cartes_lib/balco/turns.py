"""Who plays when, and how a hand fills up again."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.balco.condition import LADDER
from cartes_lib.cards import Hand
from cartes_lib.seats import right_of, round_from

__all__ = ["HAND", "next_seat", "opening_seat", "refilled", "stock_size"]

HAND = 3
"""Cards in hand at the start, and what it is filled up to (BAL-SET-04, BAL-TURN-05)."""

_DEALT = 9


def stock_size(players: int, jokers: int = 4) -> int:
    """Cards left over once each of `players` has nine.

    Raises:
        ValueError: not 2 to 5 players, or a pack with neither 0 nor 4 jokers.

    Rules: BAL-SET-01, BAL-SET-03, BAL-SET-05.
    """
    if not 2 <= players <= 5 or jokers not in (0, 4):
        raise ValueError(f"no such table: {players} players, {jokers} jokers")
    return 48 + jokers - _DEALT * players


def opening_seat(hands: Sequence[Hand], dealer: int = 0) -> int:
    """The seat that begins: it holds the smallest number; in a tie, the next smallest tells.

    A 2, a 10 or a joker is no number. Those that still tie are asked from the dealer's
    right on.

    Rules: BAL-OPN-01, BAL-OPN-02, BAL-OPN-03, BAL-OPN-06.
    """
    order = round_from(right_of(dealer, len(hands)), len(hands))
    return min(order, key=lambda seat: _smallest(hands[seat]))


def _smallest(hand: Hand) -> tuple[int, ...]:
    places = [LADDER.index(card.rank) for card in hand if not card.is_joker and card.rank in LADDER]
    # What is no number compares as higher than all.
    return (*sorted(places), *(len(LADDER),) * (len(hand) - len(places)))


def next_seat(seat: int, seats: int, skipped: int = 0) -> int:
    """Who plays after `seat`, to the right, with `skipped` players left out by eights.

    Rules: BAL-TURN-01, BAL-SP8-01, BAL-SP8-02, BAL-SP8-03.
    """
    return right_of(seat, seats, 1 + skipped)


def refilled(hand: int, stock: int, face_up: int) -> tuple[int, int, int]:
    """Sizes of hand, stock and face-up cards once a player has thrown.

    The hand draws up to three; when the stock is empty and the hand is below three, the
    face-up cards join it.

    Rules: BAL-TURN-05, BAL-TURN-06, BAL-TURN-07, BAL-TAKE-03.
    """
    drawn = min(stock, max(0, HAND - hand))
    hand, stock = hand + drawn, stock - drawn
    return (hand + face_up, stock, 0) if not stock and hand < HAND else (hand, stock, face_up)
