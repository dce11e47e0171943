"""The Spanish deck: 48 cards, four jokers and a back, from the drawings of `deck.svg`.

A page inserts `sprite()` once, in an element that may be hidden. It shows a card with `<svg
viewBox="0 0 244 380"><use href="#card-9o"/></svg>`. A script builds pictures from `drawings()`.
"""

from __future__ import annotations

from cartes_widgets.deck.small_cards import row_svg
from cartes_widgets.deck.sprite import (
    HEIGHT,
    NAMES,
    VIEW_BOX,
    WIDTH,
    card_svg,
    drawings,
    sprite,
    svg_address,
)

__all__ = [
    "HEIGHT",
    "NAMES",
    "VIEW_BOX",
    "WIDTH",
    "card_svg",
    "drawings",
    "row_svg",
    "sprite",
    "svg_address",
]
