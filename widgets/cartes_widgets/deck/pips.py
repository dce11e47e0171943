"""The four suit signs as pips, and the four aces.

Each is drawn about its own origin. Coins are 60 units across, cups 50 by 70, swords and
cudgels about 44 by 156.
"""

from typing import Final

from .markup import circle, group, path
from .palette import GOLD, GREEN, LEAF, OCHRE, RED, STEEL, WHITE

__all__ = ["pip_parts"]

_ROSETTE: Final = (
    "M0-19C5-14 5-9 3-7C6-10 10-12 13.4-13.4C12-10 10-6 7-3C9-5 14-5 19 0C14 5 9 5 7 3"
    "C10 6 12 10 13.4 13.4C10 12 6 10 3 7C5 9 5 14 0 19C-5 14-5 9-3 7C-6 10-10 12-13.4 13.4"
    "C-12 10-10 6-7 3C-9 5-14 5-19 0C-14-5-9-5-7-3C-10-6-12-10-13.4-13.4C-10-12-6-10-3-7"
    "C-5-9-5-14 0-19Z"
)


def _coin() -> str:
    """A gold coin with a ring and a rosette of eight petals."""
    return group(
        circle(0, 0, 28.7, fill=GOLD, stroke_width=2.6),
        circle(0, 0, 25, fill="none", stroke=OCHRE, stroke_width=3, stroke_dasharray="0 6.54"),
        circle(0, 0, 21, fill="none", stroke=OCHRE, stroke_width=1.8),
        path(_ROSETTE, fill=OCHRE, stroke="none"),
        circle(0, 0, 5, fill=RED, stroke_width=1.6),
    )


def _cup() -> str:
    """A red goblet with gold rim, knop and foot."""
    return group(
        path("M-4 8H4C4 18 8 24 18 27V33H-18V27C-8 24-4 18-4 8Z", fill=GOLD),
        path("M-23-27C-23-4-12 9 0 9S23-4 23-27Z", fill=RED),
        path("M-15-19C-14-8-11-2-7 2", fill="none", stroke=WHITE, stroke_width=3.4),
        path("M-21-14Q0-4 21-14", fill="none", stroke=GOLD, stroke_width=3),
        path("M-25-34H25V-26H-25Z", fill=GOLD),
        path("M-8 9H8V15H-8Z", fill=RED),
        stroke_width=2.4,
    )


def _sword() -> str:
    """A straight sword, point up."""
    return group(
        path("M0-77 7-62V34H-7V-62Z", fill=STEEL),
        path("M0-70 0 34H-6V-61Z", fill="#c9e0f6", stroke="none"),
        path("M-4 40H4V64H-4Z", fill=RED),
        circle(0, 69, 7, fill=GOLD),
        path(
            "M-20 31C-14 36 14 36 20 31C24 38 22 46 16 44C12 41-12 41-16 44C-22 46-24 38-20 31Z",
            fill=GOLD,
        ),
        stroke_width=2.2,
    )


def _cudgel() -> str:
    """A green cudgel with knots and lopped twigs, thick end up."""
    return group(
        path("M13-40 22-50 25-42 13-27ZM-13-8-22-18-25-9-11 8ZM10 12 20 4 22 12 9 26Z", fill=LEAF),
        path(
            "M-12-73C-4-79 6-79 13-73C17-66 13-56 15-44C17-30 11-20 12-6C13 8 8 18 8 34"
            "C8 48 8 62 6 73C2 78-4 78-7 73C-8 60-8 48-9 34C-10 18-13 10-12-4"
            "C-11-18-17-26-16-42C-15-56-18-66-12-73Z",
            fill=GREEN,
        ),
        path(
            "M-9-62C-9-40-8-20-7-4M-4 14C-4 30-3 46-3 60", fill="none", stroke=LEAF, stroke_width=4
        ),
        path("M-10-73C-5-77 7-77 11-73C7-68-5-68-10-73Z", fill=GOLD, stroke_width=1.8),
        circle(5, -42, 4, fill=LEAF, stroke_width=1.8),
        circle(3, 2, 3.4, fill=LEAF, stroke_width=1.8),
        stroke_width=2.4,
    )


def pip_parts() -> dict[str, str]:
    """Shared parts `pip-o`, `pip-c`, `pip-e`, `pip-b`."""
    return {"pip-o": _coin(), "pip-c": _cup(), "pip-e": _sword(), "pip-b": _cudgel()}
