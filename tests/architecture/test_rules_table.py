"""Tests of the table of rules: it names the code, the tests and the lessons of each rule."""

import re
import runpy
from pathlib import Path

from cartes_lib.rulebook import rules

ROOT = Path(__file__).resolve().parents[2]
TABLE = runpy.run_path(str(ROOT / "docs/rules_table.py"))


def test_the_table_has_a_row_for_each_rule_with_its_tests():
    rows = [line.split(" | ") for line in TABLE["table"]().splitlines() if line.startswith("| ")]
    tests = {re.sub("<.+>|[| ]", "", cells[0]): cells[6] for cells in rows if len(cells) > 6}
    assert sorted(tests.keys() - {"rule", "---"}) == sorted(rules())
    assert "test_under_a_seven_the_ladder_is_replaced" in tests["BAL-LEG-06"]


def test_a_test_names_only_rules_of_the_rulebook():
    marked = set(TABLE["tests_by_rule"]())
    assert sorted(marked - set(rules())) == []
