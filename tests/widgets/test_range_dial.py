"""Tests of the range dial: exact odds of a hand against a range of hands, and page input."""

import pytest

from cartes_lib.asking import ask
from cartes_lib.cards import cards
from cartes_lib.truco import CON_FLOR
from cartes_lib.truco.odds import envido_win
from cartes_widgets.lesson import range_dial
from tests.grammar import faults_of


def moved(widget, least, bluff):
    widget.on_page_message({"least": least, "bluff": bluff})
    return widget.percent


@pytest.mark.rule("TRU-ENV-10")
def test_the_chance_starts_with_any_hand_and_falls_as_the_range_narrows():
    widget = range_dial("7o 2o 3c")
    assert widget.percent == round(100 * envido_win(cards("7o 2o 3c"), rules=CON_FLOR))
    chances = [moved(widget, least, 0) for least in (0, 20, 25, 29, 30)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0
    assert "coûte" in widget.message


@pytest.mark.rule("TRU-FLOR-06")
@pytest.mark.parametrize(("least", "bettor"), [(0, "any"), (24, "24"), (27, "27"), (29, "29")])
def test_the_dial_and_the_exercise_count_the_same_hands(least, bettor):
    for hand in ("7o 2o 3c", "5o 10o 3c"):
        question = ask("truco", "range-odds", hand=hand, bettor=bettor)
        assert moved(range_dial(hand), least, 0) == question.key.answer


def test_the_first_guess_and_the_dial_count_the_same_hands():
    question = ask("truco", "odds", of="envido-won", hand="7o 2o 3c")
    assert question.key.answer == range_dial("7o 2o 3c").percent


def test_the_sentence_about_a_range_is_right_at_every_setting():
    widget = range_dial("7o 2o 3c")
    for least in range(0, 34, 3):
        moved(widget, least, 10)
        assert faults_of(widget.message, "fr", whole=True) == []


def test_bluffs_make_the_same_hand_win_more_often():
    widget = range_dial("7o 2o 3c")
    assert moved(widget, 30, 0) < moved(widget, 30, 20) < moved(widget, 30, 50)


def test_a_range_without_a_hand_is_said_to_be_empty():
    widget = range_dial("7o 6o 3c")
    moved(widget, 33, 0)
    assert widget.percent in range(101)
    assert widget.message


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"least": 34, "bluff": 0},
        {"least": 5},
        {"least": "5", "bluff": 0},
        {"least": 5, "bluff": 51},
        {"least": True, "bluff": 0},
        {"least": -1, "bluff": 0},
    ],
)
def test_a_range_that_no_dial_shows_changes_nothing(message):
    widget = range_dial("7o 2o 3c")
    before = widget.get_state()
    widget.on_page_message(message)
    assert widget.get_state() == before


def test_a_page_cannot_set_the_odds():
    widget = range_dial("7o 2o 3c")
    before = widget.percent
    widget.set_state({"percent": 1, "message": "x", "least": 9})
    assert (widget.percent, widget.least) == (before, 0)


def test_a_range_needs_a_hand_of_three_cards():
    with pytest.raises(ValueError, match="three"):
        range_dial("7o 2o")
