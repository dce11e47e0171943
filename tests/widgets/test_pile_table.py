"""Tests of the widget to try throws on a pile: only throws that the engine allows change it."""

import pytest

from cartes_lib.balco.condition import RANKS
from cartes_lib.engine import IllegalAction
from cartes_widgets.lesson import pile_table

from .page import page_state, send


def pile(widget):
    return widget.scene["groups"][0]["cards"]


def open_ranks(widget):
    return [rank["rank"] for rank in widget.ranks if rank["open"]]


@pytest.mark.parametrize(
    ("throws", "ranks"),
    [
        ("", list(RANKS)),
        ("9o", [1, 2, 9, 10, 11, 12]),
        ("7o", [2, 3, 4, 5, 6, 7]),
        ("1o>2", [1, 2]),
        ("9o 2c", list(RANKS)),
    ],
)
def test_only_what_the_pile_allows_is_open_and_the_rest_says_why(throws, ranks):
    widget = pile_table(throws)
    assert open_ranks(widget) == ranks
    for rank in widget.ranks:
        assert bool(rank["why"]) is not rank["open"]
        assert rank["rule"].startswith("BAL-LEG-")


def test_a_throw_changes_the_pile_and_what_it_asks():
    widget = send(pile_table(), "throw", rank=7)
    assert pile(widget) == ["7o"]
    assert open_ranks(widget) == [2, 3, 4, 5, 6, 7]


def test_a_throw_that_is_closed_is_explained_and_changes_nothing():
    widget = pile_table("9o")
    before = page_state(widget)
    send(widget, "throw", rank=5)
    assert widget.notice == next(rank["why"] for rank in widget.ranks if rank["rank"] == 5)
    assert page_state(widget) == {**before, "notice": widget.notice}


def test_a_joker_counts_as_what_is_declared_and_there_are_four():
    widget = pile_table("5o")
    for rank in (6, 8, 9, 12):
        send(widget, "throw", rank=rank, joker=True)
    assert pile(widget) == ["5o", "J1", "J2", "J3", "J4"]
    assert (widget.jokers, open_ranks(widget)) == (0, [1, 2, 10, 12])
    send(widget, "throw", rank=12, joker=True)
    assert widget.notice
    assert len(pile(widget)) == 5


def test_a_one_waits_until_somebody_else_is_named():
    widget = send(pile_table("9o"), "throw", rank=1)
    assert pile(widget) == ["9o"]
    assert [target["id"] for target in widget.targets] == [0, 2, 3]
    send(widget, "name", seat=3)
    assert (pile(widget), widget.targets, open_ranks(widget)) == (["9o", "1o"], [], [1, 2])
    assert widget.scene["rows"][0]["value"] == "Votre voisin de gauche"


def test_a_seat_that_named_the_learner_may_be_named_in_return():
    widget = pile_table("9o 1o>0")
    send(widget, "throw", rank=1)
    assert 1 in [target["id"] for target in widget.targets]


def test_a_fourth_one_clears_the_pile_and_names_nobody():
    widget = send(pile_table("1o>1 1c>0 1e>1"), "throw", rank=1)
    assert (pile(widget), widget.targets) == ([], [])
    assert open_ranks(widget) == list(RANKS)


def test_throws_can_be_undone_down_to_the_first():
    widget = pile_table("9o")
    send(widget, "throw", rank=1)
    send(widget, "back")
    assert (widget.targets, pile(widget)) == ([], ["9o"])
    send(send(widget, "throw", rank=12), "again")
    assert pile(widget) == ["9o"]


def test_the_pile_is_taken_only_where_something_is_asked():
    widget = send(pile_table("9o"), "take")
    assert pile(widget) == []
    before = page_state(widget)
    send(widget, "take")
    assert page_state(widget) == {**before, "notice": widget.notice}
    assert widget.notice.startswith("Qui peut lancer le doit")


def test_a_pile_on_which_all_may_be_thrown_is_not_taken():
    widget = pile_table("3o")
    before = page_state(widget)
    send(widget, "take")
    assert page_state(widget) == {**before, "notice": widget.notice}


@pytest.mark.parametrize(
    "message",
    [
        {"do": "throw"},
        {"do": "throw", "rank": 0},
        {"do": "throw", "rank": 13},
        {"do": "throw", "rank": "9"},
        {"do": "throw", "rank": True},
        {"do": "throw", "rank": [9]},
        {"do": "name", "seat": 1},
        {"do": "cheat"},
        {"do": None},
        {"do": "throw", "rank": 12, "revision": 0},
    ],
)
def test_a_message_that_makes_no_sense_brings_a_notice_and_changes_nothing(message):
    widget = pile_table("9o")
    before = page_state(widget)
    send(widget, **message)
    assert widget.notice
    assert page_state(widget) == {**before, "notice": widget.notice}


@pytest.mark.parametrize("seat", [1, 4, -1, "2", True, None])
def test_a_one_cannot_name_its_thrower_or_nobody(seat):
    widget = send(pile_table("9o"), "throw", rank=1)
    before = page_state(widget)
    send(widget, "name", seat=seat)
    assert page_state(widget) == {**before, "notice": widget.notice}


def test_an_impossible_pile_is_refused():
    with pytest.raises(IllegalAction):
        pile_table("9o 5c")
