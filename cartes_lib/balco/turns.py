"""The order of play, and the drawing of cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.cards import Card, Hand, checked_cards
from cartes_lib.seats import left_of, right_of

__all__ = [
    "HAND",
    "next_seat",
    "opening_seat",
    "refilled",
    "seats_from",
    "shown_to_open",
    "stock_size",
]

HAND = 3
"""Number of cards in hand at the start, and after drawing (BAL-SET-04, BAL-TURN-05)."""

_DEALT = 9


def stock_size(players: int, jokers: int = 4) -> int:
    """Number of cards in the stock after each of `players` players got nine cards.

    Raises:
        ValueError: `players` is not 2 to 5, or `jokers` is neither 0 nor 4.

    Rules: BAL-SET-01, BAL-SET-03, BAL-SET-05.

    >>> from cartes_lib.balco.turns import stock_size
    >>> stock_size(4)
    16
    """
    if not 2 <= players <= 5 or jokers not in (0, 4):
        raise ValueError(f"no such table: {players} players, {jokers} jokers")
    return 48 + jokers - _DEALT * players


def seats_from(seat: int, seats: int, rules: Rules = STANDARD) -> tuple[int, ...]:
    """All `seats` seats in the order of play, starting with `seat`. Rule: BAL-TURN-01.

    >>> from cartes_lib.balco.turns import seats_from
    >>> seats_from(1, 4)
    (1, 2, 3, 0)
    """
    step = right_of if rules.direction == "right" else left_of
    return tuple(step(seat, seats, steps) for steps in range(seats))


def opening_seat(hands: Sequence[Hand], dealer: int = 0, rules: Rules = STANDARD) -> int:
    """The seat that begins: the seat with the smallest number; in a tie, the next smallest number
    decides.

    A 2, a 10 or a joker does not count. Of seats that still tie, the first to the right of the
    dealer begins.

    Raises:
        ValueError: a card appears twice, or `dealer` is not a seat.

    Rules: BAL-OPN-01 to -04, BAL-OPN-06.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.turns import opening_seat
    >>> opening_seat([cards("5o 6o 9c"), cards("4o 6c 9e")])
    1
    """
    checked_cards((card for hand in hands for card in hand), jokers=True)
    return min(_eldest_last(dealer, len(hands), rules), key=lambda seat: _smallest(hands[seat]))


def shown_to_open(hands: Sequence[Hand], dealer: int = 0, rules: Rules = STANDARD) -> list[Hand]:
    """The cards that each seat shows to decide who begins; empty for a seat without a number.

    Each seat shows its smallest number. Seats that tie then show their next number.

    Raises:
        ValueError: a card appears twice, or `dealer` is not a seat.

    Rules: BAL-OPN-01, BAL-OPN-03, BAL-OPN-06.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.turns import shown_to_open
    >>> shown_to_open([cards("5o 6o 9c"), cards("4o 6c 9e")])
    [(<5o>,), (<4o>,)]
    """
    checked_cards((card for hand in hands for card in hand), jokers=True)
    numbers = [sorted(filter(_is_number, hand), key=_place) for hand in hands]
    shown: list[Hand] = [() for _ in hands]
    tied = list(_eldest_last(dealer, len(hands), rules))
    for turn in range(max(map(len, hands), default=0)):
        for seat in tied:
            shown[seat] = tuple(numbers[seat][: turn + 1])
        keys = {seat: _smallest(hands[seat])[: turn + 1] for seat in tied}
        tied = [seat for seat in tied if keys[seat] == min(keys.values())]
        if len(tied) == 1:
            break
    return shown


def _eldest_last(dealer: int, seats: int, rules: Rules) -> tuple[int, ...]:
    first, *others = seats_from(dealer, seats, rules)
    return (*others, first)


def _is_number(card: Card) -> bool:
    return not card.is_joker and card.rank in LADDER


def _place(card: Card) -> int:
    return LADDER.index(card.rank)


def _smallest(hand: Hand) -> tuple[int, ...]:
    places = sorted(_place(card) for card in hand if _is_number(card))
    # 2, 10 and jokers compare as higher than all numbers.
    return (*places, *(len(LADDER),) * (len(hand) - len(places)))


def next_seat(
    seat: int,
    seats: int,
    skipped: int = 0,
    active_seats: Collection[int] | None = None,
    rules: Rules = STANDARD,
) -> int:
    """The seat that plays after `seat` when eights skip `skipped` players.

    Args:
        active_seats: the seats that still have cards; None for all seats. `seat` itself may have no
            cards.

    Raises:
        ValueError: `active_seats` is empty, contains a seat twice or an unknown seat, or `skipped`
            is negative.

    Rules: BAL-TURN-01, BAL-SP8-01, BAL-SP8-02, BAL-SP8-03.

    >>> from cartes_lib.balco.turns import next_seat
    >>> next_seat(0, 4)
    1
    """
    first, *others = seats_from(seat, seats, rules)
    still_in = {*others, first} if active_seats is None else {*active_seats}
    strange = still_in - {*others, first}
    if strange or skipped < 0 or (active_seats is not None and len(still_in) < len(active_seats)):
        raise ValueError(f"no such seats: {active_seats}, {skipped} skipped")
    order = [item for item in (*others, first) if active_seats is None or item in active_seats]
    if not order:
        raise ValueError("nobody is left to play")
    return order[skipped % len(order)]


def refilled(hand: int, stock: int, face_up: int, rules: Rules = STANDARD) -> tuple[int, int, int]:
    """Sizes of hand, stock and face-up cards after a player has thrown and drawn.

    The player draws until the hand has three cards. If the stock is empty and the hand has fewer
    than three cards (at some tables: no cards), the player takes the face-up cards.

    Raises:
        ValueError: a number is negative.

    Rules: BAL-TURN-05, BAL-TURN-06, BAL-TURN-07, BAL-TAKE-03.

    >>> from cartes_lib.balco.turns import refilled
    >>> refilled(2, 5, 3)
    (3, 4, 3)
    """
    if min(hand, stock, face_up) < 0:
        raise ValueError(f"no such cards: {hand} in hand, {stock} to draw, {face_up} face up")
    draw_count = min(stock, max(0, HAND - hand))
    hand, stock = hand + draw_count, stock - draw_count
    enough = HAND if rules.up_pickup == "below-three" else 1
    return (hand + face_up, stock, 0) if not stock and hand < enough else (hand, stock, face_up)
