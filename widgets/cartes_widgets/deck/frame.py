"""The card's blank and its frame, whose gaps tell the suit: la pinta.

A player who fans the cards tightly reads the suit from the top edge alone: none for oros,
one gap for copas, two for espadas, three for bastos.
"""

from typing import Final

from .markup import HEIGHT, WIDTH, path
from .palette import INDEX_FILL, PAPER

__all__ = ["GAPS", "INSET", "blank", "frame"]

GAPS: Final = {"o": 0, "c": 1, "e": 2, "b": 3}
"""Gaps in the frame's top edge, and as many in its bottom edge, by suit letter."""

INSET: Final = 11
"""Distance from the card's edge to the middle of the frame's line, in drawing units."""

_GAP_WIDTH: Final = 15
_GAP_PITCH: Final = 46


def blank() -> str:
    """The empty card: paper with round corners and a thin edge."""
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="13" '
        f'fill="{PAPER}" stroke="#8b8371" stroke-width="2"/>'
    )


def _edge_with_gaps(y: int, gaps: int) -> str:
    """Path of a horizontal edge at `y`, interrupted `gaps` times about its middle."""
    first = WIDTH / 2 - _GAP_PITCH * (gaps - 1) / 2
    steps = [f"M{INSET} {y}"]
    for gap in range(gaps):
        middle = first + _GAP_PITCH * gap
        steps.append(f"H{middle - _GAP_WIDTH / 2:g}M{middle + _GAP_WIDTH / 2:g} {y}")
    steps.append(f"H{WIDTH - INSET}")
    return "".join(steps)


def frame(suit: str) -> str:
    """The frame of `suit` (o, c, e or b), with its gaps at top and bottom."""
    top, bottom = INSET, HEIGHT - INSET
    if GAPS[suit]:
        sides = f"M{INSET} {top}V{bottom}M{WIDTH - INSET} {top}V{bottom}"
        d = _edge_with_gaps(top, GAPS[suit]) + _edge_with_gaps(bottom, GAPS[suit]) + sides
    else:
        d = f"M{INSET} {top}H{WIDTH - INSET}V{bottom}H{INSET}Z"
    return path(
        d,
        fill="none",
        stroke=INDEX_FILL[suit],
        stroke_width=3.5,
        stroke_linecap="square" if not GAPS[suit] else "butt",
    )
