"""Exact probabilities of Botifarra: the length of a suit, and the holder of an unseen card.

All distributions of the unseen cards are equally likely. The calls and plays of the other players
are ignored, except plays that prove that a player lacks a suit. A player who does not beat a card
may still have higher cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import comb, factorial

from cartes_lib.cards import Card, Suit

__all__ = ["chance_of_length", "location_odds"]

_PACK, _HAND, _SUIT = 48, 12, 12


def chance_of_length(least: int, most: int = _SUIT) -> Fraction:
    """The probability that a hand of twelve cards has `least` to `most` cards of a given suit.

    Rules: BOT-SET-02, BOT-DEAL-05.

    >>> from cartes_lib.botifarra.odds import chance_of_length
    >>> chance_of_length(5)
    Fraction(115006195, 916691243)
    """
    result = sum(
        comb(_SUIT, length) * comb(_PACK - _SUIT, _HAND - length)
        for length in range(max(0, least), min(_SUIT, most) + 1)
    )
    return Fraction(result, comb(_PACK, _HAND))


def location_odds(
    card: Card,
    unseen: Collection[Card],
    sizes: Sequence[int],
    voids: Sequence[Collection[Suit]] = (),
) -> tuple[Fraction, ...]:
    """For each other player, the probability that this player has `card`.

    Args:
        unseen: all cards in the other hands, including `card`.
        sizes: for each other player, the number of cards in hand.
        voids: for each other player, the suits that the player certainly lacks; may be empty.

    Raises:
        ValueError: the numbers are inconsistent, or no distribution is possible.

    Rules: BOT-LEG-OB-02 to -08, BOT-LEG-LL-02 to -08: a player who can follow suit must follow.

    >>> from cartes_lib.botifarra import card, cards
    >>> from cartes_lib.botifarra.odds import location_odds
    >>> location_odds(card("9o"), cards("9o 1o 2o"), (1, 2))
    (Fraction(1, 3), Fraction(2, 3))
    """
    shown = tuple(map(frozenset, voids)) or (frozenset(),) * len(sizes)
    if card not in unseen or sum(sizes) != len(set(unseen)) or len(shown) != len(sizes):
        raise ValueError("the others hold the unseen cards, one of which is asked for")
    others = tuple(sum(item.suit == suit for item in set(unseen) - {card}) for suit in Suit)
    ways = []
    for seat, count in enumerate(sizes):
        if card.suit in shown[seat] or not count:
            ways.append(0)
            continue
        left = tuple(size - (other == seat) for other, size in enumerate(sizes))
        ways.append(_ways(others, left, shown))
    if not sum(ways):
        raise ValueError("the unseen cards can lie in no such way")
    return tuple(Fraction(way, sum(ways)) for way in ways)


@cache
def _ways(
    suits: tuple[int, ...], sizes: tuple[int, ...], voids: tuple[frozenset[Suit], ...]
) -> int:
    """Number of ways to fill hands of the sizes `sizes`; `suits` has the number of cards of each
    suit.

    No hand gets a card of a suit in its `voids`.
    """
    if not suits:
        return int(not any(sizes))
    suit = Suit(len(Suit) - len(suits))
    capacity = tuple(0 if suit in void else size for size, void in zip(sizes, voids, strict=True))
    count = 0
    for share in _shares(suits[0], capacity):
        left = tuple(size - part for size, part in zip(sizes, share, strict=True))
        orders = factorial(suits[0]) // _product(map(factorial, share))
        count += orders * _ways(suits[1:], left, voids)
    return count


def _shares(cards: int, capacity: Sequence[int]) -> list[tuple[int, ...]]:
    """The ways to distribute `cards` interchangeable cards to hands of the sizes `capacity`."""
    if not capacity:
        return [()] if not cards else []
    return [
        (first, *rest)
        for first in range(min(cards, capacity[0]) + 1)
        for rest in _shares(cards - first, capacity[1:])
    ]


def _product(factors: Iterable[int]) -> int:
    product = 1
    for factor in factors:
        product *= factor
    return product
