"""Seats around the table: they run counter-clockwise, so the right of seat i is i + 1.

Every function raises ValueError for a seat that is none of the table's: a negative number
does not count from the end.
"""

from __future__ import annotations

__all__ = ["left_of", "opposite_of", "right_of", "round_from", "side_of"]


def right_of(seat: int, seats: int, steps: int = 1) -> int:
    """The seat `steps` places to the right of `seat`, of `seats` around the table."""
    return (_known(seat, seats) + steps) % seats


def left_of(seat: int, seats: int, steps: int = 1) -> int:
    """The seat `steps` places to the left of `seat`, of `seats` around the table."""
    return (_known(seat, seats) - steps) % seats


def opposite_of(seat: int, seats: int) -> int:
    """The seat that faces `seat`.

    Raises:
        ValueError: `seats` is odd, so that nobody faces anybody.
    """
    if seats % 2:
        raise ValueError(f"nobody sits opposite at a table of {seats}")
    return (_known(seat, seats) + seats // 2) % seats


def side_of(seat: int) -> int:
    """The side of `seat` where sides alternate around the table: 0 for even seats, else 1."""
    if seat < 0:
        raise ValueError(f"no seat {seat}")
    return seat % 2


def round_from(seat: int, seats: int) -> tuple[int, ...]:
    """All `seats` seats in the order of play, from `seat` on, each to the right of the last."""
    first = _known(seat, seats)
    return tuple((first + step) % seats for step in range(seats))


def _known(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise ValueError(f"no seat {seat} at a table of {seats}")
    return seat
