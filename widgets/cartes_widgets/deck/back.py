"""The card's back: a trellis of eight-pointed stars, after old tile floors."""

from typing import Final

from .markup import HEIGHT, WIDTH, circle, group, path, use
from .palette import BLUE, GOLD, PAPER, RED

__all__ = ["back", "back_parts"]

_ACROSS: Final = 5
_DOWN: Final = 8
_PITCH: Final = 42


def _tile() -> str:
    """One tile, 42 units square about the origin: a star, and a quarter disc at each corner."""
    return group(
        path(
            "M0-17 5-12 12-12 12-5 17 0 12 5 12 12 5 12 0 17-5 12-12 12-12 5-17 0-12-5-12-12-5-12Z",
            fill=GOLD,
        ),
        circle(0, 0, 8, fill=RED),
        circle(0, 0, 3, fill=PAPER),
        path(
            "M-21-13Q-13-13-13-21M13-21Q13-13 21-13M21 13Q13 13 13 21M-13 21Q-13 13-21 13",
            fill="none",
            stroke=PAPER,
            stroke_width=2.2,
        ),
        stroke="none",
    )


def _row() -> str:
    """A row of tiles, centred across the card."""
    first = WIDTH / 2 - _PITCH * (_ACROSS - 1) / 2
    return "".join(use("tile", first + _PITCH * place) for place in range(_ACROSS))


def back_parts() -> dict[str, str]:
    """Shared parts `tile` and `tiles`, a row of them."""
    return {"tile": _tile(), "tiles": _row()}


def back() -> str:
    """The back, the same either way up."""
    first = HEIGHT / 2 - _PITCH * (_DOWN - 1) / 2
    edge = (
        f'<rect x="11" y="11" width="{WIDTH - 22}" height="{HEIGHT - 22}" rx="8" fill="{BLUE}" '
        'stroke="none"/>'
    )
    rows = "".join(use("tiles", 0, first + _PITCH * place) for place in range(_DOWN))
    line = path(
        f"M17 22H{WIDTH - 17}V{HEIGHT - 22}H17Z", fill="none", stroke=PAPER, stroke_width=2.4
    )
    return edge + rows + line
