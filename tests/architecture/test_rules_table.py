"""docs/RULES.md says what the rulebook and the tests say."""

import runpy
from pathlib import Path

from cartes_lib.rulebook import rules

ROOT = Path(__file__).resolve().parents[2]
TABLE = runpy.run_path(str(ROOT / "docs/rules_table.py"))


def test_the_table_of_rules_is_up_to_date():
    assert (ROOT / "docs/RULES.md").read_text("utf-8") == TABLE["table"](), "make rules-table"


def test_a_test_names_only_rules_of_the_rulebook():
    marked = set(TABLE["tests_by_rule"]())
    assert sorted(marked - set(rules())) == []
