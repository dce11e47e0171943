"""Tests that each rule of Truco has a sentence and a test, and that no number is missing."""

import ast
from pathlib import Path

import pytest

from cartes_lib.messages import rule_choice, rule_text
from cartes_lib.rulebook import rules
from tests.sources import END_TAG, misnumbered

BOOK = {rule.id: rule for rule in rules().values() if rule.game == "truco"}
IDS = list(BOOK)


def marked_rules():
    results = set()
    for file in Path(__file__).parent.glob("test_truco_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                results |= {ast.literal_eval(arg) for arg in node.args}
    return results


def test_the_rules_of_a_section_are_numbered_without_a_gap():
    assert misnumbered(IDS) == []


def test_every_rule_has_a_test_that_names_it():
    assert sorted(set(IDS) - marked_rules()) == []


@pytest.mark.parametrize("rule_id", IDS)
def test_every_rule_has_a_sentence_and_an_unclear_rule_states_our_choice(rule_id):
    assert rule_text(rule_id).rstrip(END_TAG).endswith(".")
    if BOOK[rule_id].flag in ("GAP", "CONFLICT"):
        assert rule_choice(rule_id).rstrip(END_TAG).endswith(".")
