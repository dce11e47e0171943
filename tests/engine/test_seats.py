"""Tests of seats, which are numbered counter-clockwise."""

import pytest

from cartes_lib.seats import (
    left_of,
    opposite_of,
    right_of,
    round_from,
    seat_name,
    seat_names,
    side_of,
)


def test_the_right_of_the_last_seat_is_the_first():
    assert [right_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
def test_left_undoes_right(seats):
    assert all(left_of(right_of(seat, seats), seats) == seat for seat in range(seats))


def test_partners_face_each_other_at_a_table_of_four():
    assert opposite_of(1, 4) == 3
    assert side_of(1) == side_of(opposite_of(1, 4)) != side_of(2)


def test_nobody_sits_opposite_at_a_table_of_three():
    with pytest.raises(ValueError, match="table of 3"):
        opposite_of(0, 3)


def test_a_round_passes_every_seat_once_to_the_right():
    assert round_from(2, 5) == (2, 3, 4, 0, 1)


def test_each_seat_has_a_name_of_its_own_and_no_game_has_other_tables():
    for seats in (2, 3, 4, 5, 6, 8):
        assert len(set(seat_names(seats))) == seats
        assert [seat_name(seat, seat, seats) for seat in range(seats)] == ["you"] * seats
    with pytest.raises(ValueError, match="table of 7"):
        seat_names(7)


def test_left_and_right_neighbours_are_inverse():
    assert (seat_name(3, 2, 4), seat_name(2, 3, 4)) == ("right", "left")


def test_without_sides_nobody_is_a_partner():
    assert seat_names(4) == ("you", "right", "partner", "left")
    assert seat_names(4, sides=False) == ("you", "right", "facing", "left")
