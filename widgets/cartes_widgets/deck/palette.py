"""Colours of the deck: a woodcut's few inks, chosen so that the suits also part in grey.

Lightness (CIE L*, 0 black to 100 white) of the suits' main fills: oros 80, espadas 61,
copas 45, bastos 29. Every index colour has a contrast of at least 7:1 against `PAPER`.
"""

from typing import Final

__all__ = [
    "BLACK_HAIR",
    "BLUE",
    "BROWN",
    "FLESH",
    "GOLD",
    "GREEN",
    "INDEX_FILL",
    "INK",
    "LEAF",
    "OCHRE",
    "PAPER",
    "RED",
    "RED_HAIR",
    "STEEL",
    "SUIT_FILL",
    "WHITE",
]

PAPER: Final = "#fffdf5"
INK: Final = "#1c1512"
WHITE: Final = "#fff"

RED: Final = "#cf2027"
BLUE: Final = "#2459a9"
GOLD: Final = "#f5bd2a"
OCHRE: Final = "#c97f12"
GREEN: Final = "#174f27"
LEAF: Final = "#57a345"
STEEL: Final = "#5b98d8"
FLESH: Final = "#f7cfa6"
BROWN: Final = "#7c4320"
BLACK_HAIR: Final = "#44352d"
RED_HAIR: Final = "#b8541c"

SUIT_FILL: Final = {"o": GOLD, "c": RED, "e": STEEL, "b": GREEN}
"""The colour that covers most of each suit's sign, by suit letter."""

INDEX_FILL: Final = {"o": "#7a4700", "c": "#9d0f17", "e": "#123f85", "b": "#12451f"}
"""The colour of each suit's number and frame, by suit letter."""
