"""The signs (facial signals between partners), as used in Argentina.

The sources of the rules do not list signs.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.cards import Card, Hand, cards
from cartes_lib.truco.strength import strength

__all__ = ["NOTHING", "SIGNS", "first_sign", "sign_of"]

NOTHING = "shut"
"""The sign for a hand in which no card has a sign: both eyes shut."""

SIGNS: Mapping[str, Hand] = MappingProxyType(
    {
        "brows": cards("1e"),
        "wink": cards("1b"),
        "right": cards("7e"),
        "left": cards("7o"),
        "lip": cards("3o 3c 3e 3b"),
        "kiss": cards("2o 2c 2e 2b"),
        "open": cards("1o 1c"),
        NOTHING: (),
    }
)
"""The cards that a sign means, the strongest cards first; the keys are the signs. "right" and
"left" are the sides of the player who makes the sign.
"""


def sign_of(card: Card) -> str | None:
    """The sign for `card`; None if it has no sign. Rule: TRU-TURN-09.

    >>> from cartes_lib.truco import card
    >>> from cartes_lib.truco.signs import sign_of
    >>> sign_of(card("1e"))
    'brows'
    """
    return next((sign for sign, sign_cards in SIGNS.items() if card in sign_cards), None)


def first_sign(hand: Hand) -> str:
    """The sign for the strongest card of `hand`, or `NOTHING`. Rule: TRU-TURN-09.

    Raises:
        ValueError: the hand is empty, or has a card that is not in the pack of forty.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.signs import first_sign
    >>> first_sign(cards("1e 3o 4c"))
    'brows'
    """
    return sign_of(max(hand, key=strength)) or NOTHING
