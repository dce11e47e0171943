"""The number of a card, in its two corners: digits drawn as strokes, no font needed."""

from typing import Final

from .markup import HEIGHT, WIDTH, group, path, use

__all__ = ["INDEX_TOP", "index_pair", "index_parts"]

_STROKE: Final = 10
_GAP: Final = 3
_LEFT: Final = 17
INDEX_TOP: Final = 19
"""Distance from the card's top edge to the number's, in drawing units."""

# The strokes run from 5 to 61 down: with their width a number is 66 units tall,
# 16.2 px on a card of 60 px.
_DIGITS: Final = {
    "0": (30, "M5 20C5 10 8 5 15 5S25 10 25 20V46C25 56 22 61 15 61S5 56 5 46Z"),
    "1": (17, "M5 17 12 5V61"),
    "2": (30, "M5 19C5 10 8 5 15 5S25 10 25 19C25 28 22 33 17 41L5 61H25"),
    "3": (30, "M6 5H25L14 26C22 26 25 33 25 43C25 55 21 61 14 61C9 61 6 58 5 52"),
    "4": (31, "M18 5 5 45H26M20 29V61"),
    "5": (30, "M24 5H8L6 31C9 27 12 26 15 26C22 26 25 32 25 43S22 61 14 61C9 61 6 58 5 53"),
    "6": (
        30,
        "M24 13C23 7 20 5 15 5C8 5 5 10 5 20V46C5 56 8 61 15 61S25 56 25 45S22 29 15 29S5 34 5 45",
    ),
    "7": (30, "M5 5H25C18 22 13 40 12 61"),
    "8": (
        30,
        "M15 31C8 31 6 25 6 18S8 5 15 5S24 10 24 18S22 31 15 31C8 31 5 37 5 46S8 61 15 61"
        "S25 55 25 46S22 31 15 31Z",
    ),
    "9": (
        30,
        "M6 53C7 59 10 61 15 61C22 61 25 56 25 46V20C25 10 22 5 15 5S5 10 5 21"
        "S8 37 15 37S25 32 25 21",
    ),
    "J": (28, "M22 5V46C22 56 19 61 13 61C8 61 5 58 5 51"),
}


def index_parts() -> dict[str, str]:
    """Shared parts `n0` to `n9` and `nJ`: one glyph each, its top-left corner at the origin."""
    return {f"n{glyph}": path(d) for glyph, (_, d) in _DIGITS.items()}


def index_pair(text: str, colour: str) -> str:
    """`text` in the top-left corner and, turned by half, in the bottom-right one."""
    glyphs, x = [], _LEFT
    for glyph in text:
        glyphs.append(use(f"n{glyph}", x, INDEX_TOP))
        x += _DIGITS[glyph][0] + _GAP
    half_turned = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
    number = "".join(glyphs)
    return group(
        number,
        group(number, transform=half_turned),
        fill="none",
        stroke=colour,
        stroke_width=_STROKE,
    )
