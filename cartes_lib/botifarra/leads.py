"""A leader's sure points with open hands, and the order in which to try leads, on integers.

Cards and masks are those of `fast`; pairs only, obligada and lliure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from cartes_lib.botifarra.fast import NO_TRUMP, SUITS, numbers
from cartes_lib.botifarra.runs import Choices

__all__ = ["EVERYTHING", "Survey", "surveyor"]

EVERYTHING = 1000
"""Value of a lead that wins all the rest: more points than any deal has."""

Survey = Callable[[int, int, int], tuple[int, list[int]]]
"""From the leader's seat, the leader's hand and all unplayed cards: see `surveyor`."""


@cache
def _worth(points: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each set of cards of a suit, by mask; each card includes the point of a
    trick.
    """
    return tuple(sum(points[place] + 1 for place in numbers(mask)) for mask in range(1 << 12))


def surveyor(
    hands: Sequence[int],
    trump: int,
    favourites: Sequence[int],
    points: tuple[int, ...],
    choices: tuple[Choices, Choices, Choices],
) -> Survey:
    """A function that returns a leader's sure points, and the cards to lead, best first.

    A sure card cannot be beaten, whatever is played. In a suit that opponents could ruff, the
    number of sure cards is the number of times that both opponents must follow. If no other card is
    left, the value is `EVERYTHING`. The order is: unbeatable cards, the favourite, suits with the
    partner's highest card, other suits; each from high to low.

    Args:
        hands: masks of the four seats; read again at each call.
        trump: 0 to 3, or `NO_TRUMP`.
        favourites: the lead that last refuted a line; -1 without one. The index is four times the
            number of the leader's cards, plus the seat; read again at each call.
        points: points of each card, by its number.
        choices: the cards worth trying, for each of the kinds `EACH`, `HIGH` and `LOW`.
    """
    each, high, low = choices
    trumps = SUITS[trump] if trump < NO_TRUMP else 0
    worth = _worth(points[:12])
    places = [card % 12 for card in range(48)]

    def survey(seat: int, hand: int, rest: int) -> tuple[int, list[int]]:
        left, right, mate = hands[seat + 3 & 3], hands[seat + 1 & 3], hands[seat + 2 & 3]
        is_safe = not (left | right) & trumps
        won, unsure = 0, hand
        masters: list[int] = []
        helped: list[int] = []
        others: list[int] = []
        for suit in (0, 1, 2, 3):
            shift = 12 * suit
            mine = hand >> shift & 4095
            if not mine:
                continue
            key = suit << 24 | (rest >> shift & 4095) << 12
            first, other, mates = left >> shift & 4095, right >> shift & 4095, mate >> shift & 4095
            theirs = first | other
            top = mine & -(1 << theirs.bit_length())
            # A player who must follow suit cannot ruff.
            if top and (is_safe or (first and other) or suit == trump):
                masters += high[key | top]
                mine ^= top
                cashed = top & -(1 << mates.bit_length())
                if not is_safe and suit != trump:
                    spare = cashed.bit_count() - min(first.bit_count(), other.bit_count())
                    while spare > 0:
                        cashed &= cashed - 1
                        spare -= 1
                won += worth[cashed]
                unsure ^= cashed << shift
            if not mine:
                continue
            if mates > theirs:
                helped += each[key | mine]
            elif theirs > mine and (mates or not mate & trumps):
                # An opponent wins the trick, whatever is played.
                others += low[key | mine]
            else:
                others += each[key | mine]
        for part in (masters, helped, others):
            if len(part) > 1:
                part.sort(key=places.__getitem__, reverse=True)
        favourite = favourites[4 * hand.bit_count() + seat]
        for part in (helped, others):
            if favourite in part:
                part.remove(favourite)
                masters.append(favourite)
        return (won if unsure else EVERYTHING), masters + helped + others

    return survey
