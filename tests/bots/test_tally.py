"""Tests of weighted averages over sampled deals."""

import pytest

from cartes_lib.bots.tally import Tally


def test_a_deal_that_counts_as_three_moves_the_average_as_three_alike():
    weighed, alike = Tally("ab"), Tally("ab")
    weighed.note({"a": 4.0, "b": 1.0})
    weighed.note({"a": 8.0, "b": 3.0}, 3)
    alike.note({"a": 4.0, "b": 1.0})
    for _ in range(3):
        alike.note({"a": 8.0, "b": 3.0})
    assert weighed.mean("a") == alike.mean("a") == 7.0
    assert weighed.gap("a", "b")[0] == alike.gap("a", "b")[0] == 4.5
    assert weighed.samples("a") == 2


def test_a_deal_that_counts_as_three_is_less_sure_than_three():
    weighed, alike = Tally("a"), Tally("a")
    for item in (4.0, 8.0, 8.0, 8.0):
        alike.note({"a": item})
    weighed.note({"a": 4.0})
    weighed.note({"a": 8.0}, 3)
    assert weighed.error("a") > alike.error("a")


def test_where_all_deals_count_alike_the_error_is_the_usual_one():
    tally = Tally("a")
    for item in (1.0, 2.0, 6.0):
        tally.note({"a": item}, 5)
    assert tally.error("a") == pytest.approx((7 / 3) ** 0.5)
