"""Tests that a widget's first state contains everything that a page needs to draw it."""

import pytest

from cartes_widgets.lesson import bid_dialog, exercise, pile_table, scorepad

MAKERS = {
    "exercise": lambda: exercise("BO-04", "legal", seed=3),
    "bid_dialog": bid_dialog,
    "pile_table": lambda: pile_table("5o 7c"),
    "scorepad": lambda: scorepad([(45, "oros", "contro")]),
}


@pytest.mark.parametrize("name", MAKERS)
def test_the_first_state_is_the_whole_state(name, opened):
    new_widget = MAKERS[name]()
    assert [state for state in opened if state.get("_cartes")][-1] == new_widget.get_state()
