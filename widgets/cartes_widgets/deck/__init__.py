"""The Spanish deck: 48 cards, four jokers and a back, drawn in SVG by this package's code.

A page inlines `sprite()` once and shows each card by reference.
"""

from .markup import VIEW_BOX
from .sprite import NAMES, card_svg, sprite

__all__ = ["NAMES", "VIEW_BOX", "card_svg", "sprite"]
