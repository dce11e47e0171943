"""Tests that variables, parameters, fields and functions have names that describe their values.

docs/concepts.md has the terms to use.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import ROOT, nodes_of

NOT_A_NAME = {
    *("one", "told", "said", "held", "found", "laid", "worded", "deed", "telling", "mend"),
    *("anew", "thumb", "pupil", "eleve", "prof", "hear", "lying", "laying", "swept", "brought"),
    *("claimed", "passed", "waits", "yours", "goaled", "graded", "take_in", "choice_made"),
    *("held_by", "by_thumb", "ui_words", "room_words"),
}
"""Names that do not describe a value. Capitals and underscores at the ends make no difference."""

NO_PART_OF_A_NAME = {"told", "said", "say", "spoken", "worded", "heard", "meant", "found", "laid"}
"""Verbs that must not be a part of a name, as in `found_lessons`; a test's name may have them."""

FOLDERS = ("cartes_lib", "widgets/cartes_widgets", "tests", "bench", "research", "release", "docs")


def checked_files() -> list[Path]:
    return [
        file
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if "node_modules" not in file.parts
    ]


def names_given(file: Path) -> Iterator[tuple[int, str]]:
    """Pairs of line and name: one for each definition in `file`."""
    for node in nodes_of(file):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif (
            isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name
        ) or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def is_unclear(name: str) -> bool:
    """Whether `name` is one of the unclear names, or contains one of the unclear verbs.

    The name of a test is a sentence, which may have any verb.
    """
    plain = name.strip("_").lower()
    if plain.startswith("test_"):
        return False
    return plain in NOT_A_NAME or bool(NO_PART_OF_A_NAME.intersection(plain.split("_")))


def unclear_names() -> list[tuple[str, str]]:
    """Place and name of each definition with an unclear name; see `names_given`."""
    return [
        (f"{file.relative_to(ROOT)}:{line}", name)
        for file in checked_files()
        for line, name in names_given(file)
        if is_unclear(name)
    ]


def test_a_name_says_what_it_holds():
    assert unclear_names() == []


@pytest.mark.parametrize("name", ["_said", "found_lessons", "Heard", "_MAX_TOLD", "YOURS"])
def test_an_old_name_is_noticed(name):
    assert is_unclear(name)


UNCLEAR_CLASS = re.compile(
    r"(?<![\w-])\.cartes-(?:[a-z-]*-)?(?:told|said|held|worths?|deeds|chips?|bazas?)(?![\w-])"
)


def test_a_css_class_says_what_it_marks():
    files = [*(ROOT / "widgets/cartes_widgets").rglob("*.css"), *(ROOT / "tests").rglob("*.py")]
    assert [
        (file.relative_to(ROOT).as_posix(), match[0])
        for file in files
        for match in UNCLEAR_CLASS.finditer(file.read_text("utf-8"))
    ] == []
