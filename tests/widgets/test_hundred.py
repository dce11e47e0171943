"""Tests of the widget that deals a hundred hands per click, counts them, and has a limit."""

from itertools import pairwise

import pytest

from cartes_lib.cards import cards
from cartes_lib.truco.envido import has_flor
from cartes_widgets.lesson import hundred


@pytest.mark.rule("TRU-FLOR-01")
def test_each_touch_deals_a_hundred_hands_and_counts_the_flores():
    widget = hundred("flor", seed=3)
    assert (widget.counts, widget.hits, widget.message) == ([], [], "")
    for touch in range(1, 6):
        widget.on_page_message({"do": "deal"})
        assert len(widget.counts) == touch
        assert widget.counts[-1] == len(widget.hits)
        assert all(first < second for first, second in pairwise(widget.hits))
        assert f"{sum(widget.counts)} sur {100 * touch}" in widget.message
        assert not widget.cards or has_flor(cards(" ".join(widget.cards)))
    assert "4,9" in widget.message


def test_the_hands_that_are_shown_are_of_the_kind_that_is_counted():
    widget = hundred("brava", seed=1)
    widget.on_page_message({"do": "deal"})
    assert {*widget.cards} & {"1e", "1b", "7e", "7o"}


def test_a_page_deals_ten_thousand_hands_at_most():
    widget = hundred(seed=1)
    for _ in range(130):
        widget.on_page_message({"do": "deal"})
    assert (len(widget.counts), widget.left) == (100, 0)
    assert 380 <= sum(widget.counts) <= 580


@pytest.mark.parametrize("message", [{}, {"do": "give"}, {"do": None}, {"deal": 1}])
def test_a_message_without_a_request_deals_no_cards(message):
    widget = hundred()
    widget.on_page_message(message)
    assert widget.counts == []


def test_a_page_cannot_set_what_was_counted():
    widget = hundred()
    widget.set_state({"counts": [99], "message": "99", "left": 5})
    assert (widget.counts, widget.message, widget.left) == ([], "", 100)


def test_other_hands_are_not_counted():
    with pytest.raises(ValueError, match="envido"):
        hundred("envido")
