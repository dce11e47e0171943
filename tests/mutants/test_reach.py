"""Tests of the choice of tests for a mutant: those that reach the changed statement."""

import ast
from functools import cache

import pytest

from tests.caches import clear_caches

from .changes import ROOT, Mutant, statements
from .trial import Known

SOURCE = """
LIMIT = 3

def first(value, least=1):
    if value > least:
        return (
            value
            + LIMIT
        )
    for item in range(LIMIT): value += item
    try:
        return [
            other
            for other in range(value)
        ]
    except ValueError:
        def inner():
            return 2
        return inner
"""


@pytest.mark.parametrize(
    ("line", "statement"),
    [
        (2, None),
        (4, None),
        (5, (5, 5)),
        (6, (6, 9)),
        (8, (6, 9)),
        (10, (10, 10)),
        (14, (12, 15)),
        (16, None),
        (18, (18, 18)),
        (19, (19, 19)),
    ],
)
def test_a_line_belongs_to_the_innermost_statement_of_its_function(line, statement):
    assert statements(ast.parse(SOURCE)).get(line) == statement


def mutant(statement):
    return Mutant(ROOT / "cartes_lib/a.py", 0, 6, statement, "", "")


def test_tests_that_reach_any_line_of_the_statement_run_the_quick_ones_first():
    seconds = {"slow": 2.0, "quick": 1.0, "other": 0.5, "apart": 0.1}
    lines = {
        "slow": {"cartes_lib/a.py": [5, 6]},
        "quick": {"cartes_lib/a.py": [9]},
        "other": {"cartes_lib/a.py": [5, 10]},
        "apart": {"cartes_lib/b.py": [6]},
    }
    known = Known(seconds, lines)
    assert known.reaching(mutant((6, 9))) == ["quick", "slow"]
    assert known.reaching(mutant((12, 12))) == []
    # This statement runs at import, so every test reaches it.
    assert known.reaching(mutant((0, 0))) == ["apart", "other", "quick", "slow"]


@cache
def random_numbers(number):
    return [number]


def test_no_test_uses_a_result_that_another_test_cached():
    before = random_numbers(1)
    clear_caches({"elsewhere.py"})
    assert random_numbers(1) is before
    clear_caches({__file__})
    assert random_numbers(1) is not before
