"""Exact probabilities of Balcó: for a face-down card, and for cards drawn from the stock.

Each unseen card is equally likely to be in the stock, in another hand or face down, since nobody
has seen the face-down cards (BAL-SET-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import comb

from cartes_lib.balco import STANDARD, Rules, must_take
from cartes_lib.balco.condition import Condition
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.pile import PileCard
from cartes_lib.cards import Card, Hand

__all__ = [
    "chance_of_drawing",
    "playable_chance",
    "rescue_chance",
    "unseen",
]


def unseen(seen: Iterable[Card], rules: Rules = STANDARD) -> Hand:
    """The cards of the pack that are not in `seen`.

    Raises:
        ValueError: `seen` contains a card that is not in the pack.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.odds import unseen
    >>> len(unseen(cards("1o 2o")))
    50
    """
    known = frozenset(seen)
    whole = pack(rules)
    if strange := known - frozenset(whole):
        raise ValueError(f"not of this pack: {min(strange)}")
    return tuple(card for card in whole if card not in known)


def chance_of_drawing(good: int, cards: int, draw_count: int, wanted: int = 1) -> Fraction:
    """The probability of drawing at least `wanted` good cards.

    `draw_count` cards are drawn from `cards` cards, of which `good` are good.

    Raises:
        ValueError: `good` or `draw_count` is greater than `cards`, or a number is negative.

    >>> from cartes_lib.balco.odds import chance_of_drawing
    >>> chance_of_drawing(4, 40, 3)
    Fraction(137, 494)
    """
    if not 0 <= good <= cards or not 0 <= draw_count <= cards or wanted < 0:
        raise ValueError(f"no such draw: {draw_count} of {cards}, {good} good, {wanted} wanted")
    ways = sum(
        comb(good, hits) * comb(cards - good, draw_count - hits)
        for hits in range(wanted, min(good, draw_count) + 1)
    )
    return Fraction(ways, comb(cards, draw_count))


def rescue_chance(
    draw_count: int = 3, seen: Iterable[Card] = (), rules: Rules = STANDARD
) -> Fraction:
    """The probability that `draw_count` unseen cards include a 2 or a joker.

    A 2 or a joker can be thrown on any pile. If no card was seen, the probability for three cards
    is 40.1 %.

    Raises:
        ValueError: fewer than `draw_count` cards are unseen, or `seen` contains a card that is not
            in the pack.

    Rules: BAL-LEG-04, BAL-LEG-08, BAL-END-06.

    >>> from cartes_lib.balco.odds import rescue_chance
    >>> rescue_chance()
    Fraction(2214, 5525)
    """
    return _chance(lambda card: card.is_joker or card.rank == 2, draw_count, 1, seen, rules)


def _chance(
    is_good: Callable[[Card], bool],
    draw_count: int,
    wanted: int,
    seen: Iterable[Card],
    rules: Rules,
) -> Fraction:
    rest = unseen(seen, rules)
    return chance_of_drawing(sum(map(is_good, rest)), len(rest), draw_count, wanted)


def playable_chance(
    condition: Condition,
    seen: Iterable[Card] = (),
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
    *,
    last: bool = False,
) -> Fraction:
    """The probability that a face-down card may be thrown on the pile when it is lifted.

    Args:
        seen: the cards that were seen, including the pile.
        pile: the pile, bottom card first; needed only to judge a 10, as in `can_throw`.
        last: whether the card is its owner's last card (BAL-END-03).

    Raises:
        ValueError: all cards were seen, or `seen` contains a card that is not in the pack.

    Rules: BAL-TURN-08, BAL-LEG-01 to -10.

    >>> from cartes_lib.balco.condition import at_least
    >>> from cartes_lib.balco.odds import playable_chance
    >>> playable_chance(at_least(9))
    Fraction(7, 13)
    """
    return _chance(
        lambda card: not must_take((card,), condition, pile, rules, last=last), 1, 1, seen, rules
    )
