"""Tests of the fraction that a text gives beside a percentage."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartes_lib.asking.probabilities import fraction_facts


@given(st.fractions(Fraction(1, 900), Fraction(19, 20), max_denominator=100_000))
def test_a_fraction_is_exact_or_within_two_percentage_points(value):
    facts = fraction_facts(value)
    shown = Fraction(facts["part"], facts["total"])
    assert facts["share"] == ("exact" if shown == value else "near")
    assert abs(shown - value) < Fraction(2, 100)
    assert facts["total"] <= 100 or facts["part"] == 1


@pytest.mark.parametrize("value", [0, 1, Fraction(9_999, 10_000)])
def test_what_is_certain_has_no_fraction(value):
    assert fraction_facts(Fraction(value))["share"] == "none"
