"""Tests of the widget that marks the points of a chico: malas up to 15, then buenas."""

import pytest

from cartes_widgets.lesson import tally


def test_the_first_fifteen_points_are_malas_and_the_others_buenas():
    widget = tally([(3, 0), (12, 1), (1, 14)])
    assert [step["marks"] for step in widget.steps] == [
        [[0, 0], [0, 0]],
        [[3, 0], [0, 0]],
        [[15, 0], [1, 0]],
        [[15, 1], [15, 0]],
    ]
    assert widget.steps[-1]["caption"] == "Nous\u00a0: 1 buena. Eux\u00a0: 15 malas."


def test_a_chico_ends_at_thirty_points():
    widget = tally([(28, 5), (4, 0)])
    assert widget.steps[-1]["marks"] == [[15, 15], [5, 0]]
    assert widget.steps[-1]["caption"].startswith("Nous\u00a0: 30 points")


@pytest.mark.parametrize("hands", [[(-1, 0)], [(30, 0), (1, 0)]])
def test_an_impossible_hand_of_a_chico_is_refused(hands):
    with pytest.raises(ValueError, match="no such hand"):
        tally(hands)


@pytest.mark.parametrize("step", [-1, 2, "1", True, None])
def test_an_unknown_step_of_a_chico_is_ignored(step):
    widget = tally([(1, 0)])
    widget.set_state({"step": step})
    assert widget.step == 0
