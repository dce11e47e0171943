"""Tests that variables, parameters, fields and functions have names that say what they hold.

docs/concepts.md has the terms to use.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.sources import ROOT, nodes_of

NOT_A_NAME = {
    *("one", "told", "said", "held", "found", "laid", "worded", "deed", "telling", "mend"),
    *("anew", "thumb", "pupil", "eleve", "prof"),
}
"""Names that say nothing. Capitals and underscores at the ends make no difference."""

FOLDERS = ("cartes_lib", "widgets/cartes_widgets", "tests", "bench", "research", "release", "docs")


def checked_files() -> list[Path]:
    return [
        file
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if "node_modules" not in file.parts
    ]


def names_given(file: Path) -> Iterator[tuple[int, str]]:
    """Line and name of each definition in `file`."""
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


def unclear_names() -> list[tuple[str, str]]:
    """Place and name of each definition whose name says nothing; see `names_given`."""
    return [
        (f"{file.relative_to(ROOT)}:{line}", name)
        for file in checked_files()
        for line, name in names_given(file)
        if name.strip("_").lower() in NOT_A_NAME
    ]


def test_a_name_says_what_it_holds():
    assert unclear_names() == []


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
