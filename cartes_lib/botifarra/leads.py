"""For the solver: the points that a leader is sure to win, and an order of the leads.

Cards and masks are encoded as in `fast`. Only for pairs, in the variants obligada and lliure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from cartes_lib.botifarra.fast import NO_TRUMP, SUITS, numbers
from cartes_lib.botifarra.runs import Choices

EVERYTHING = 1000
"""Value if the leader is sure to win all remaining tricks: more points than any deal has."""

Survey = Callable[[int, int, int], tuple[int, list[int]]]
"""A function of the leader's seat, the leader's hand and all unplayed cards; see `surveyor`."""


@cache
def _worth(points: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each set of cards of a suit; the index is the mask of the set.

    Each card adds one point for the trick that it wins.
    """
    return tuple(sum(points[place] + 1 for place in numbers(mask)) for mask in range(1 << 12))


def surveyor(
    hands: Sequence[int],
    trump: int,
    favourites: Sequence[int],
    points: tuple[int, ...],
    choices: tuple[Choices, Choices, Choices],
) -> Survey:
    """A function that returns the points that a leader is sure to win, and the leads, best first.

    A sure card wins its trick against any play. In a suit that opponents could ruff, cards are sure
    only as long as both opponents must follow suit. If all cards of the hand are sure, the value is
    `EVERYTHING`. The order of the leads is: unbeatable cards, the favourite, suits in which the
    partner has the highest card, other suits; in each group from high to low.

    Args:
        hands: the masks of the four hands; the function reads the current values at each call.
        trump: 0 to 3, or `NO_TRUMP`.
        favourites: the lead that last caused a cutoff of the search; -1 without such a lead. The
            index is four times the number of the leader's cards, plus the seat. The function reads
            the current values at each call.
        points: the points of each card; the index is the number of the card.
        choices: the cards worth trying, for each of the kinds `EACH`, `HIGH` and `LOW` of `runs`.
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
                # An opponent wins the trick in any case.
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
