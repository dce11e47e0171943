"""The values of cards and hands for the envido and the flor."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.cards import PACK_40, Card

__all__ = [
    "ENVIDO_VALUES",
    "FLOR_VALUES",
    "card_value",
    "envido_value",
    "flor_value",
    "has_flor",
    "is_flor",
]

ENVIDO_VALUES = (*range(8), *range(20, 34))
"""All possible envido values of a hand (TRU-ENV-01, TRU-ENV-02)."""

FLOR_VALUES = tuple(range(20, 39))
"""All possible values of a flor (TRU-FLOR-01)."""

_FLOR = 3
_VALUES = {card: card.rank if card.rank < 10 else 0 for card in PACK_40}


def card_value(card: Card) -> int:
    """The value of `card` for envido and flor: its number, or 0 for figures (10, 11 and 12).

    Raises:
        ValueError: the card is not in the pack of forty.

    Rules: TRU-SET-01, TRU-CARD-03.

    >>> from cartes_lib.truco import card
    >>> from cartes_lib.truco.envido import card_value
    >>> card_value(card("7o")), card_value(card("12o"))
    (7, 0)
    """
    if card not in _VALUES:
        raise ValueError(f"not a card of Truco: {card}")
    return _VALUES[card]


def has_flor(hand: Sequence[Card]) -> bool:
    """Whether `hand` is a flor: three cards of one suit.

    Raises:
        ValueError: `hand` contains an object that is not a card of the game, or a card twice.

    Rule: TRU-FLOR-01.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.envido import has_flor
    >>> has_flor(cards("7o 6o 5o"))
    True
    """
    _card_values(hand)
    return is_flor(hand)


def is_flor(hand: Sequence[Card]) -> bool:
    """The same as `has_flor` for dealt cards, without checks.

    >>> from cartes_lib.cards import cards
    >>> from cartes_lib.truco.envido import is_flor
    >>> is_flor(cards("1o 4o 6o"))
    True
    """
    return len(hand) == _FLOR and hand[0].suit == hand[1].suit == hand[2].suit


def flor_value(hand: Sequence[Card]) -> int:
    """Value of a flor (three cards of one suit), 20 to 38.

    Raises:
        ValueError: `hand` is not a flor, contains an object that is not a card of the game, or a
            card twice.

    Rule: TRU-FLOR-01.

    >>> from cartes_lib.truco import cards, flor_value
    >>> flor_value(cards("7o 6o 5o"))
    38
    """
    if not has_flor(hand):
        raise ValueError("not three cards of one suit")
    return 20 + sum(_card_values(hand))


def envido_value(hand: Sequence[Card]) -> int:
    """Envido value of up to three cards, 0 to 33.

    If the rules have no flor, a hand may have three cards of one suit; then the value is that of
    the best two.

    Raises:
        ValueError: `hand` is empty or has more than three cards, contains an object that is not a
            card of the game, or contains a card twice.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03.

    >>> from cartes_lib.truco import cards, envido_value
    >>> envido_value(cards("7o 6o 1e"))
    33
    """
    if not 1 <= len(hand) <= 3:
        raise ValueError(f"{len(hand)} cards are no hand")
    values = _card_values(hand)
    pairs = [
        20 + values[place] + values[earlier]
        for place, card in enumerate(hand)
        for earlier in range(place)
        if card.suit == hand[earlier].suit
    ]
    return max(pairs, default=max(values))


def _card_values(hand: Sequence[Card]) -> list[int]:
    if len(set(hand)) < len(hand):
        raise ValueError("a hand has no card twice")
    return [card_value(card) for card in hand]
