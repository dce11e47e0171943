"""What a leader may count on with open hands, and which cards he tries first, on integers.

Cards and masks are those of `fast`; pairs only, obligada and lliure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from cartes_lib.botifarra.fast import NO_TRUMP, SUITS, numbers
from cartes_lib.botifarra.runs import Choices

__all__ = ["EVERYTHING", "Survey", "surveyor"]

EVERYTHING = 1000
"""Said of a leader who wins all that is left, however much that is: no deal has so many points."""

Survey = Callable[[int, int, int], tuple[int, list[int]]]
"""From a seat that leads, its hand and all cards not played yet: see `surveyor`."""


@cache
def _worth(points: tuple[int, ...]) -> tuple[int, ...]:
    """Points of any cards of a suit, each winning a trick of its own, by their mask."""
    return tuple(sum(points[place] + 1 for place in numbers(held)) for held in range(1 << 12))


def surveyor(
    hands: Sequence[int],
    trump: int,
    favourites: Sequence[int],
    points: tuple[int, ...],
    choices: tuple[Choices, Choices, Choices],
) -> Survey:
    """A function of the points that a leader is sure of, and the cards to lead, best first.

    Sure are cards that nobody can take, whatever is played; of a suit that opponents could
    ruff, only as many as both must follow with. When no other card is left it is everything.
    The order is: masters, the favourite, suits of which the partner holds the highest, the
    others; each from high.

    Args:
        hands: masks of what the four seats hold; they are read anew each time.
        trump: 0 to 3, or `NO_TRUMP`.
        favourites: the lead that last refuted something, -1 for none, by four times how many
            cards the leader held plus the seat; read anew.
        points: points of each card, by its number.
        choices: the cards worth trying, of the kinds each, high and low.
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
            one, other, mates = left >> shift & 4095, right >> shift & 4095, mate >> shift & 4095
            theirs = one | other
            top = mine & -(1 << theirs.bit_length())
            # Nobody ruffs a suit that he must follow.
            if top and (is_safe or (one and other) or suit == trump):
                masters += high[key | top]
                mine ^= top
                cashed = top & -(1 << mates.bit_length())
                if not is_safe and suit != trump:
                    spare = cashed.bit_count() - min(one.bit_count(), other.bit_count())
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
