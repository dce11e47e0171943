"""Tests that functions which need the card order of Botifarra get the rules of the table."""

import ast

from tests.sources import ROOT, nodes_of

ORDERING = {
    "rank_order": 1,
    "strength": 2,
    "lowest": 2,
    "trick_winner": 3,
    "best_play": 3,
    "deal_points": 3,
    "legal_cards": 4,
    "decision": 4,
    "beats": 4,
    "judge_card": 5,
    "judge_play": 6,
}
"""Functions of Botifarra that need the card order.

The value is the number of arguments of a call, including the rules.
"""


def users():
    """A pair for each file that imports functions of `ORDERING`: the file, and their names."""
    folders = ("asking", "bots", "odds")
    for folder in (*(f"cartes_lib/{folder}" for folder in folders), "widgets/cartes_widgets"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            names = {
                alias.name
                for node in nodes_of(file)
                if isinstance(node, ast.ImportFrom)
                and (node.module or "").startswith("cartes_lib.botifarra")
                for alias in node.names
            }
            if names & {*ORDERING}:
                yield file, names & {*ORDERING}


def calls():
    for file, names in users():
        for node in nodes_of(file):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield file, node


def test_every_function_that_orders_cards_is_given_the_rules():
    silent = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.func.id}"
        for file, node in calls()
        if len(node.args) < ORDERING[node.func.id]
        and not any(isinstance(arg, ast.Starred) for arg in node.args)
        and "rules" not in {word.arg for word in node.keywords}
    ]
    assert silent == []


def test_the_code_that_orders_cards_is_found():
    assert len(list(calls())) > 20
