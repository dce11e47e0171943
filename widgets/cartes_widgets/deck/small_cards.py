"""One small picture of a row of cards, for a saved notebook; a card shows its number and suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cartes_widgets.deck.sprite import NAMES, part

CARD_WIDTH: Final = 40
"""Width of a small card, in CSS pixels."""

CARD_HEIGHT: Final = 62
"""Height of a small card, in CSS pixels."""

_GAP: Final = 6
_PIP_SIZES: Final = {"o": 58, "c": 68, "e": 154, "b": 156}
"""Height of each suit's symbol (pip), in the units of its drawing."""

_PIP: Final = 26
_COLOURS: Final = {"o": "#8a5a06", "c": "#9d0f17", "e": "#1d4f8c", "b": "#174f27", "J": "#1c1512"}


def row_svg(names: Sequence[str]) -> str:
    """The cards `names` from left to right, as a standalone SVG document of at most 8 kB.

    Raises:
        ValueError: an element of `names` is not in `NAMES`.
    """
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise ValueError(f"no cards of the deck: {', '.join(unknown)}")
    suits = sorted({name[-1] for name in names if name[-1] in _PIP_SIZES})
    pips = "".join(f'<g id="{suit}">{part(f"pip-{suit}")}</g>' for suit in suits)
    step = CARD_WIDTH + _GAP
    symbols = "".join(
        f'<g transform="translate({step * place + 1} 1)">{_card(name)}</g>'
        for place, name in enumerate(names)
    )
    width = step * max(len(names), 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{CARD_HEIGHT + 2}"'
        f' font-family="sans-serif" font-size="17" font-weight="bold" text-anchor="middle">'
        f"<defs>{pips}</defs>{symbols}</svg>"
    )


def _card(name: str) -> str:
    """SVG markup of one card, with its top left corner at 0, 0."""
    middle = CARD_WIDTH / 2
    fill = "#7d2b2b" if name == "back" else "#fffdf5"
    frame = (
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="4" fill="{fill}" stroke="#8b8371"/>'
    )
    if name == "back":
        return frame
    colour, suit = _COLOURS["J" if name[0] == "J" else name[-1]], name[-1]
    label = "★" if name[0] == "J" else name[:-1]
    number = f'<text x="{middle}" y="20" fill="{colour}">{label}</text>'
    if suit not in _PIP_SIZES:
        return f"{frame}{number}"
    scale = _PIP / _PIP_SIZES[suit]
    pip = (
        f'<use href="#{suit}" transform="translate({middle} 42) scale({scale:.3f})"'
        ' stroke="#1c1512" stroke-width="3" stroke-linejoin="round"/>'
    )
    return f"{frame}{number}{pip}"
