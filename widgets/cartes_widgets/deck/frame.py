"""The card's blank and its frame, whose gaps tell the suit: la pinta.

A player who fans the cards tightly reads the suit from the top edge alone: none for oros,
one gap for copas, two for espadas, three for bastos.
"""

from typing import Final

from .markup import HEIGHT, WIDTH, number, path
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


def _gap_ends(gaps: int) -> list[float]:
    """Where each gap begins and ends across the card, from the left."""
    first = WIDTH / 2 - _GAP_PITCH * (gaps - 1) / 2
    middles = [first + _GAP_PITCH * gap for gap in range(gaps)]
    return [middle + side for middle in middles for side in (-_GAP_WIDTH / 2, _GAP_WIDTH / 2)]


def _frame_line(gaps: int) -> str:
    """The frame's path: both sides with their corners, then what lies between the gaps."""
    left, right, top, bottom = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    if not gaps:
        return f"M{left} {top}H{right}V{bottom}H{left}Z"
    begin, *between, end = (number(x) for x in _gap_ends(gaps))
    sides = f"M{begin} {top}H{left}V{bottom}H{begin}M{end} {top}H{right}V{bottom}H{end}"
    dashes = zip(between[::2], between[1::2], strict=True)
    return sides + "".join(f"M{x0} {y}H{x1}" for x0, x1 in dashes for y in (top, bottom))


def frame(suit: str) -> str:
    """The frame of `suit` (o, c, e or b), with its gaps at top and bottom."""
    return path(
        _frame_line(GAPS[suit]),
        fill="none",
        stroke=INDEX_FILL[suit],
        stroke_width=3.5,
        stroke_linecap="butt",
    )
