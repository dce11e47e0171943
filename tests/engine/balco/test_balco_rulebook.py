"""Tests that each rule of Balcó has a sentence and a test, and that no number is missing."""

import ast
from pathlib import Path

import pytest

from cartes_lib.messages import rule_choice, rule_text
from cartes_lib.rulebook import rules
from tests.sources import END_TAG, misnumbered

BOOK = {name: rule for name, rule in rules().items() if rule.game == "balco"}
IDS = list(BOOK)
TESTS = Path(__file__).parent


def marked_rules():
    """The ids of the rules in the `rule` marks of this folder's tests."""
    results = set()
    for file in TESTS.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        results |= {ast.literal_eval(arg) for arg in mark.args}
    return results


def test_the_rules_of_a_section_are_numbered_without_a_gap():
    assert misnumbered(IDS) == []


def test_every_rule_has_a_test_that_names_it():
    assert sorted(set(IDS) - marked_rules()) == []


@pytest.mark.parametrize("rule_id", IDS)
def test_a_rule_has_a_sentence_and_an_unclear_rule_states_our_choice(rule_id):
    rule = BOOK[rule_id]
    assert rule_text(rule_id).rstrip(END_TAG).endswith(".")
    if rule.flag in ("GAP", "CONFLICT"):
        choice = rule_choice(rule_id)
        assert choice is not None
        assert choice.rstrip(END_TAG).endswith(".")
