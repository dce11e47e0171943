"""Tests of Balcó's plain functions: the pile's condition, clearing, turns and hands."""

import pytest

from cartes_lib.balco import can_throw, judge_throw, legal_ranks
from cartes_lib.balco.condition import FREE, RANKS, at_least, trenca, under_fire
from cartes_lib.balco.effects import after_throw
from cartes_lib.balco.pile import clears
from cartes_lib.balco.turns import next_seat, opening_seat, refilled, stock_size
from cartes_lib.cards import card, cards


@pytest.mark.rule("BAL-LEG-01")
@pytest.mark.rule("BAL-LEG-02")
@pytest.mark.rule("BAL-LEG-04")
@pytest.mark.rule("BAL-LEG-05")
@pytest.mark.rule("BAL-LEG-06")
@pytest.mark.rule("BAL-LEG-07")
@pytest.mark.parametrize(
    ("condition", "ranks"),
    [
        (FREE, RANKS),
        (at_least(3), RANKS),
        (at_least(4), (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        (at_least(8), (1, 2, 8, 9, 10, 11, 12)),
        (at_least(9), (1, 2, 9, 10, 11, 12)),
        (at_least(12), (1, 2, 10, 12)),
        (trenca(1), (2, 3, 4, 5, 6, 7)),
        (under_fire(), (1, 2)),
    ],
)
def test_the_condition_of_the_pile_allows_these_ranks(condition, ranks):
    assert legal_ranks(condition) == ranks


def test_a_refused_throw_names_its_rule():
    assert judge_throw(10, trenca(1)).rule == "BAL-LEG-05"
    assert judge_throw(1, trenca(1)).rule == "BAL-LEG-06"
    assert judge_throw(3, at_least(4)).rule == "BAL-LEG-02"
    with pytest.raises(ValueError, match="13"):
        judge_throw(13, FREE)


def test_one_card_is_given_as_a_card_a_row_or_a_rank():
    for rank in RANKS:
        item = card(f"{rank}o")
        answers = {can_throw(thrown, trenca(1)) for thrown in (item, [item], {item}, rank)}
        assert answers == {rank in (2, 3, 4, 5, 6, 7)}
    assert can_throw(cards=card("J1"), condition=under_fire(), pile=(), joker_as=2)
    assert not can_throw(card("J1"), under_fire(), (), 3)


@pytest.mark.rule("BAL-SP7-01")
@pytest.mark.rule("BAL-SP7-02")
@pytest.mark.rule("BAL-SP7-05")
def test_two_sevens_bind_two_players_then_the_last_number_counts():
    first = after_throw(at_least(4), 7, count=2)
    assert first == trenca(2)
    second = after_throw(first, 5)
    assert second == trenca(1)
    assert after_throw(second, 3) == at_least(3)


@pytest.mark.rule("BAL-SP2-01")
@pytest.mark.rule("BAL-SP2-02")
def test_a_two_sets_the_pile_free_even_against_an_ace():
    assert after_throw(trenca(2), 2) == FREE
    assert after_throw(under_fire(), 2) == FREE


@pytest.mark.rule("BAL-SP1-01")
def test_an_ace_puts_somebody_under_fire():
    assert after_throw(at_least(12), 1) == under_fire()
    with pytest.raises(ValueError, match="cannot be thrown"):
        after_throw(trenca(1), 1)


@pytest.mark.rule("BAL-SP10-01")
@pytest.mark.rule("BAL-CLR-01")
@pytest.mark.parametrize(
    ("pile", "cleared"),
    [
        ((), False),
        ((10,), True),
        ((4, 4, 4, 4), True),
        ((9, 4, 4, 4, 4, 4), True),
        ((4, 4, 4), False),
        ((4, 4, 2, 4, 4), False),
        ((2, 2, 2, 2), False),
    ],
)
def test_a_ten_or_four_alike_in_a_row_clear_the_pile(pile, cleared):
    assert clears(pile) == cleared


@pytest.mark.rule("BAL-TURN-01")
@pytest.mark.rule("BAL-SP8-01")
@pytest.mark.rule("BAL-SP8-02")
def test_play_goes_to_the_right_and_each_eight_skips_one():
    assert next_seat(3, 4) == 0
    assert next_seat(0, 5, skipped=2) == 3
    assert next_seat(1, 2, skipped=1) == 1


@pytest.mark.rule("BAL-SET-01")
@pytest.mark.rule("BAL-SET-03")
@pytest.mark.rule("BAL-SET-05")
def test_the_stock_is_what_is_left_of_the_pack():
    assert [stock_size(players) for players in (2, 3, 4, 5)] == [34, 25, 16, 7]
    assert [stock_size(players, jokers=0) for players in (2, 3, 4, 5)] == [30, 21, 12, 3]
    for players, jokers in ((1, 4), (6, 4), (4, 2)):
        with pytest.raises(ValueError, match="no such table"):
            stock_size(players, jokers)


@pytest.mark.rule("BAL-OPN-01")
@pytest.mark.rule("BAL-OPN-02")
@pytest.mark.rule("BAL-OPN-03")
@pytest.mark.rule("BAL-OPN-06")
@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        (("4o 5o 6o", "1o 1c 3e"), 1),
        (("2o 10o J1", "1o 1c 1e"), 1),
        (("3o 9o 1o", "3c 8o 1c", "4o 4c 4e"), 1),
        (("3o 9o 1o", "3c 9c 1c"), 1),
    ],
)
def test_the_smallest_number_begins(hands, seat):
    assert opening_seat([cards(hand) for hand in hands]) == seat


@pytest.mark.rule("BAL-TURN-05")
@pytest.mark.rule("BAL-TURN-06")
@pytest.mark.rule("BAL-TURN-07")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 10, 3), (3, 9, 3)),
        ((5, 10, 3), (5, 10, 3)),
        ((1, 1, 3), (5, 0, 0)),
        ((2, 1, 3), (3, 0, 3)),
        ((0, 0, 3), (3, 0, 0)),
        ((1, 0, 0), (1, 0, 0)),
    ],
)
def test_a_hand_draws_to_three_then_takes_up_the_open_cards(before, after):
    assert refilled(*before) == after
