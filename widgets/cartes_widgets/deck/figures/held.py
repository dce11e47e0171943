"""The suit's sign in a figure's hand, and the ground that the figures stand on."""

from typing import Final

from ..markup import group, path, use
from ..palette import FLESH, LEAF

__all__ = ["held", "held_parts"]

# For each suit: the sign's scale across and down, and its centre's height above the fist.
_GRIP: Final = {
    "o": (1.2, 1.2, 38),
    "c": (1.12, 1.12, 12),
    "e": (1.2, 0.9, 47),
    "b": (1.1, 0.98, 36),
}
_STANDING: Final = (1.15, 1.52, -38)


def _fist() -> str:
    """A fist closed on a shaft, its middle at the origin."""
    return group(
        path(
            "M-7-12C-13-12-13-6-10-6C-15-6-15 0-11 0C-15 0-14 6-10 6C-13 7-12 12-8 12H5"
            "C11 12 13 4 12-4C12-11 8-14 2-13Z",
            fill=FLESH,
        ),
        path("M-10-6H1M-11 0H2M-10 6H1M1-13C9-11 9-3 3-3", fill="none", stroke_width=1.8),
        stroke_width=2.4,
    )


def _ground() -> str:
    """A strip of grass, clear of the number in the bottom right corner."""
    return path(
        "M26 358C34 348 44 354 56 351C84 347 130 348 152 351C160 352 168 350 173 358"
        "Q173 363 167 363H32Q26 363 26 358Z",
        fill=LEAF,
        stroke_width=2.4,
    )


def held_parts() -> dict[str, str]:
    """Shared parts `fist` and `ground`."""
    return {"fist": _fist(), "ground": _ground()}


def held(suit: str, x: float, y: float, *, turn: float = 0, standing: bool = False) -> str:
    """The sign of `suit` and the fist that holds it at (`x`, `y`).

    Args:
        turn: degrees, clockwise, of the sign and the fist about the fist.
        standing: the sign is a tall staff whose foot is on the ground.
    """
    across, down, above = _STANDING if standing else _GRIP[suit]
    sign = use(f"pip-{suit}", 0, -above, scale=(across, down))
    turned = f"translate({x:g} {y:g})" + (f"rotate({turn:g})" if turn else "")
    return group(sign, use("fist"), transform=turned)
