"""What cards are worth for the envido and the flor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cartes_lib.cards import Card

__all__ = ["ENVIDO_VALUES", "FLOR_VALUES", "card_value", "envido_value", "flor_value", "has_flor"]

ENVIDO_VALUES = (*range(8), *range(20, 34))
"""All values that a hand may have for the envido (TRU-ENV-01, TRU-ENV-02)."""

FLOR_VALUES = tuple(range(20, 39))
"""All values that lie within those of a flor (TRU-FLOR-01)."""

_FIGURES = (10, 11, 12)


def card_value(card: Card) -> int:
    """Value of `card` for envido and flor: its number, 0 for figures. Rule: TRU-CARD-03."""
    return 0 if card.rank in _FIGURES else card.rank


def has_flor(hand: Iterable[Card]) -> bool:
    """True if all of `hand` is of one suit. Rule: TRU-FLOR-01."""
    return len({card.suit for card in hand}) == 1


def flor_value(hand: Sequence[Card]) -> int:
    """Value of a flor, 20 to 38.

    Raises:
        ValueError: `hand` is no flor.

    Rule: TRU-FLOR-01.
    """
    if len(hand) != 3 or not has_flor(hand):
        raise ValueError("not three cards of one suit")
    return 20 + sum(map(card_value, hand))


def envido_value(hand: Sequence[Card]) -> int:
    """Value of three cards for the envido, 0 to 33.

    Of three cards of one suit, as may be held where flor is not played, the best two count.

    Raises:
        ValueError: `hand` has no cards, or more than three.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03.
    """
    if not 1 <= len(hand) <= 3:
        raise ValueError(f"{len(hand)} cards are no hand")
    pairs = [
        20 + card_value(card) + card_value(other)
        for place, card in enumerate(hand)
        for other in hand[:place]
        if card.suit == other.suit
    ]
    return max(pairs, default=max(map(card_value, hand)))
