"""Cards encoded as numbers: four times the strength, plus the suit."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.cards import PACK_40, Card
from cartes_lib.truco.envido import card_value
from cartes_lib.truco.strength import strength


def number(card: Card) -> int:
    """The number that encodes `card`: four times its strength, plus the number of its suit.

    Raises:
        ValueError: the card is not in the pack of forty.
    """
    return 4 * strength(card) + int(card.suit or 0)


CARDS = {number(card): card for card in PACK_40}
"""All cards; the keys are the numbers of the cards."""

_VALUES = [card_value(CARDS[item]) if item in CARDS else 0 for item in range(60)]


def best_envido(hand: Sequence[int]) -> int:
    """The envido value of three cards, which are given as numbers. Rules: TRU-ENV-01 to -03."""
    values = _VALUES
    first, second, third = hand
    a, b, c = values[first], values[second], values[third]
    best = max(a, b, c)
    if not (first ^ second) & 3:
        best = max(best, 20 + a + b)
    if not (first ^ third) & 3:
        best = max(best, 20 + a + c)
    if not (second ^ third) & 3:
        best = max(best, 20 + b + c)
    return best


def flor_points(hand: Sequence[int]) -> int:
    """The value of a flor, whose cards are given as numbers. Rule: TRU-FLOR-01."""
    return 20 + sum(_VALUES[card] for card in hand)
