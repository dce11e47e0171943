"""The rulebook of Balcó is whole: every rule has its sentence, its code, and a test."""

import ast
import importlib
from pathlib import Path

import pytest

from cartes_lib.rulebook import rules
from cartes_lib.wording import rule_choice, rule_text

SECTIONS = {
    "SET": 8,
    "OPN": 6,
    "TURN": 11,
    "LEG": 10,
    "SP8": 3,
    "SP7": 7,
    "SP10": 3,
    "SP2": 3,
    "SP1": 8,
    "SPJ": 2,
    "CLR": 9,
    "TAKE": 4,
    "END": 7,
    "VOC": 1,
}
"""How many rules each section of the rules has."""

IDS = [
    f"BAL-{section}-{number:02d}"
    for section, count in SECTIONS.items()
    for number in range(1, count + 1)
]
BOOK = {name: one for name, one in rules().items() if one.game == "balco"}
TESTS = Path(__file__).parent


def marked_rules():
    """The rules that tests of this folder are marked with."""
    found = set()
    for file in TESTS.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found |= {ast.literal_eval(one) for one in mark.args}
    return found


def test_the_rulebook_has_every_rule_and_no_other():
    assert list(BOOK) == IDS


def test_every_rule_has_a_test_that_names_it():
    assert sorted(set(IDS) - marked_rules()) == []


@pytest.mark.parametrize("rule_id", IDS)
def test_a_rule_has_a_sentence_and_where_the_source_is_open_our_choice(rule_id):
    one = BOOK[rule_id]
    assert rule_text(rule_id).endswith(".")
    if one.flag in ("GAP", "CONFLICT"):
        choice = rule_choice(rule_id)
        assert choice is not None
        assert "source" in choice


@pytest.mark.parametrize("rule_id", IDS)
def test_a_rule_names_code_that_exists(rule_id):
    for place in BOOK[rule_id].code:
        module, name = place.split(".")
        assert hasattr(importlib.import_module(f"cartes_lib.balco.{module}"), name)
