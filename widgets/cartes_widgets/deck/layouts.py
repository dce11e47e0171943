"""Where the pips of a numeral card lie."""

from dataclasses import dataclass
from typing import Final

__all__ = ["LAYOUTS", "Spot"]


@dataclass(frozen=True)
class Spot:
    """One pip: its centre in drawing units, its scale across and down, its turn in degrees."""

    x: float
    y: float
    across: float
    down: float
    turn: float = 0


def _rows(rows: dict[int, tuple[int, ...]], across: float, down: float) -> tuple[Spot, ...]:
    """Upright spots of one size: for each height, the places across."""
    return tuple(Spot(x, y, across, down) for y, places in rows.items() for x in places)


_MIDDLE: Final = 122
_TWO: Final = (77, 167)
_FOUR_ROWS: Final = (59, 146, 234, 321)


def _columns(centre: tuple[int, ...], across: float, down: float) -> tuple[Spot, ...]:
    """Two columns of four, and further spots at the heights `centre` between them."""
    rows: dict[int, tuple[int, ...]] = dict.fromkeys(_FOUR_ROWS, _TWO)
    return _rows(rows, across, down) + _rows(dict.fromkeys(centre, (_MIDDLE,)), across, down)


def _broad(size: dict[int, float]) -> dict[int, tuple[Spot, ...]]:
    """Layouts for coins and cups, as broad as they are tall or nearly; `size` by rank."""
    return {
        2: _rows({104: (_MIDDLE,), 276: (_MIDDLE,)}, size[2], size[2]),
        3: _rows({76: (_MIDDLE,), 190: (_MIDDLE,), 304: (_MIDDLE,)}, size[3], size[3]),
        4: _rows({98: (85, 159), 282: (85, 159)}, size[4], size[4]),
        5: _rows({80: (85, 159), 190: (_MIDDLE,), 300: (85, 159)}, size[5], size[5]),
        6: _rows({74: (85, 159), 190: (85, 159), 306: (85, 159)}, size[6], size[6]),
        7: _rows({62: _TWO, 190: _TWO, 318: _TWO, 126: (_MIDDLE,)}, size[7], size[7]),
        8: _columns((), size[8], size[8]),
        9: _columns((190,), size[9], size[9]),
    }


def _long(across: float) -> dict[int, tuple[Spot, ...]]:
    """Layouts for swords and cudgels, three times as tall as broad; `across` scales the breadth."""
    two = (85, 159)
    three = (75, _MIDDLE, 169)
    return {
        2: _rows({190: two}, across * 1.35, 1.75),
        3: _rows({104: (_MIDDLE,), 276: two}, across * 1.2, 1.06),
        4: _rows({104: two, 276: two}, across * 1.2, 1.06),
        5: _rows({104: (77, 167), 276: (77, 167), 190: (_MIDDLE,)}, across, 1),
        6: _rows({104: three, 276: three}, across, 1),
        7: _rows({74: three, 190: (_MIDDLE,), 306: three}, across, 0.68),
        8: _rows({74: three, 190: (98, 146), 306: three}, across, 0.68),
        9: _rows({74: three, 190: three, 306: three}, across, 0.68),
    }


_COINS: Final = {2: 2.2, 3: 1.75, 4: 1.1, 5: 1.1, 6: 1.1, 7: 0.86, 8: 0.86, 9: 0.86}
_CUPS: Final = {2: 2.05, 3: 1.5, 4: 1.22, 5: 1.22, 6: 1.22, 7: 0.84, 8: 1, 9: 0.84}

LAYOUTS: Final[dict[str, dict[int, tuple[Spot, ...]]]] = {
    "o": _broad(_COINS),
    "c": _broad(_CUPS),
    "e": _long(0.92),
    "b": _long(0.84),
}
"""The spots of the numerals 2 to 9, by suit letter, then by rank; each ace has a drawing."""
