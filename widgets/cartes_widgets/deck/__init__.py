"""The Spanish deck: 48 cards, four jokers and a back, drawn in SVG by this package's code.

A page inlines `sprite()` once, in a holder that may be hidden, and shows a card with
`<svg viewBox="0 0 244 380"><use href="#card-9o"/></svg>`; a script puts pictures together from
`drawings()`.
"""

from .markup import VIEW_BOX
from .sprite import NAMES, card_svg, drawings, sprite

__all__ = ["NAMES", "VIEW_BOX", "card_svg", "drawings", "sprite"]
