"""Seats around the table, numbered counter-clockwise: seat i + 1 is to the right of seat i.

Every function raises ValueError for a seat that is not at the table, including negative numbers.
"""

from __future__ import annotations

__all__ = [
    "left_of",
    "opposite_of",
    "right_of",
    "round_from",
    "seat_name",
    "seat_names",
    "side_of",
]

_NAMES = {
    2: ("you", "opponent"),
    3: ("you", "right", "left"),
    4: ("you", "right", "partner", "left"),
    5: ("you", "right", "second-right", "second-left", "left"),
    6: ("you", "right", "second-right", "facing", "second-left", "left"),
    8: (
        "you",
        "right",
        "second-right",
        "third-right",
        "facing",
        "third-left",
        "second-left",
        "left",
    ),
}


def right_of(seat: int, seats: int, steps: int = 1) -> int:
    """The seat `steps` places to the right of `seat`, at a table with `seats` seats.

    >>> from cartes_lib.seats import right_of
    >>> right_of(3, 4)
    0
    """
    return (_known(seat, seats) + steps) % seats


def left_of(seat: int, seats: int, steps: int = 1) -> int:
    """The seat `steps` places to the left of `seat`, at a table with `seats` seats.

    >>> from cartes_lib.seats import left_of
    >>> left_of(0, 4)
    3
    """
    return (_known(seat, seats) - steps) % seats


def opposite_of(seat: int, seats: int) -> int:
    """The seat opposite `seat`.

    Raises:
        ValueError: `seats` is odd, so that no seat is opposite another.

    >>> from cartes_lib.seats import opposite_of
    >>> opposite_of(1, 4)
    3
    """
    if seats % 2:
        raise ValueError(f"nobody sits opposite at a table of {seats}")
    return (_known(seat, seats) + seats // 2) % seats


def side_of(seat: int) -> int:
    """The side of `seat` if sides alternate around the table: 0 for even seats, else 1.

    >>> from cartes_lib.seats import side_of
    >>> side_of(3)
    1
    """
    if seat < 0:
        raise ValueError(f"no seat {seat}")
    return seat % 2


def round_from(seat: int, seats: int) -> tuple[int, ...]:
    """All `seats` seats in the order of play (to the right), starting with `seat`.

    >>> from cartes_lib.seats import round_from
    >>> round_from(2, 4)
    (2, 3, 0, 1)
    """
    first = _known(seat, seats)
    return tuple((first + step) % seats for step in range(seats))


def seat_names(seats: int, sides: bool = True) -> tuple[str, ...]:
    """The names of `seats` seats as seat 0 sees them, in order to the right: "you", "right" ...

    If `sides` is False, no seat is a partner. The message of a name is `term-seat-<name>`.

    Raises:
        ValueError: no game has this number of players.

    >>> from cartes_lib.seats import seat_names
    >>> seat_names(4)
    ('you', 'right', 'partner', 'left')
    """
    if seats not in _NAMES:
        raise ValueError(f"no table of {seats}")
    names = _NAMES[seats]
    return names if sides else tuple("facing" if name == "partner" else name for name in names)


def seat_name(seat: int, viewer: int, seats: int, sides: bool = True) -> str:
    """The name of `seat` as the seat `viewer` sees it; one of `seat_names`.

    >>> from cartes_lib.seats import seat_name
    >>> seat_name(1, 0, 4)
    'right'
    """
    return seat_names(seats, sides)[(_known(seat, seats) - _known(viewer, seats)) % seats]


def _known(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat} at a table of {seats}")
    return seat
