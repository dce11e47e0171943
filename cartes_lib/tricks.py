"""Tricks of any game: the cards on the table, and the seats that played them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.cards import Card, cards
from cartes_lib.seats import right_of, round_from

__all__ = ["Play", "Plays", "Trick", "trick", "trick_of"]


@dataclass(frozen=True, slots=True)
class Play:
    """A card of a trick, and the seat that played it.

    >>> from cartes_lib.cards import card
    >>> from cartes_lib.tricks import Play
    >>> Play(2, card("9o")).seat
    2
    """

    seat: int
    card: Card

    def __str__(self) -> str:
        return str(self.card)


Trick = tuple[Play, ...]
"""The plays of a trick in order; the first play is the lead."""

Plays = Iterable[Play | Card | tuple[int, Card]]
"""The forms of a trick that `trick_of` accepts."""


def trick(text: str, leader: int = 0, seats: int = 4) -> Trick:
    """Parse the card notation `text` as a trick that seat `leader` has led.

    The seat of each play is to the right of the seat of the play before.

    Raises:
        NotationError: `text` is not card notation.
        ValueError: there are more cards than seats, or `leader` is not a seat.

    >>> from cartes_lib.tricks import trick
    >>> trick("12o 1c", leader=2)
    (Play(seat=2, card=<12o>), Play(seat=3, card=<1c>))
    """
    result = cards(text)
    if len(result) > seats:
        raise ValueError(f"{len(result)} plays at a table of {seats}")
    round_from(leader, seats)
    return tuple(Play(right_of(leader, seats, step), card) for step, card in enumerate(result))


def trick_of(plays: Plays) -> Trick:
    """Convert `plays` to a trick. The items are plays, pairs of seat and card, or cards.

    If the items are cards, seat 0 played the first one, seat 1 the next one, and so on.

    Raises:
        TypeError: an item has another type; for card notation use `trick`.
        ValueError: a seat or a card appears twice, or a seat is negative.

    >>> from cartes_lib.tricks import cards, trick_of
    >>> trick_of(cards("12o 1c"))
    (Play(seat=0, card=<12o>), Play(seat=1, card=<1c>))
    """
    results = []
    for place, given in enumerate(plays):
        match given:
            case Play():
                results.append(given)
            case Card():
                results.append(Play(place, given))
            case (int() as seat, Card() as played):
                results.append(Play(seat, played))
            case _:
                raise TypeError(f"neither a play, nor a card, nor a seat and its card: {given!r}")
    seats, played_cards = {play.seat for play in results}, {play.card for play in results}
    if len(seats) < len(results) or len(played_cards) < len(results):
        raise ValueError("in a trick, each seat plays one card, and no card twice")
    if results and min(seats) < 0:
        raise ValueError(f"no seat {min(seats)}")
    return tuple(results)
