"""Variables, parameters, fields and functions are named after the thing they hold.

docs/concepts.md has the terms to use.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.sources import ROOT, nodes_of

NOT_A_NAME = {
    *("one", "told", "said", "held", "found", "laid", "worded", "deed", "telling", "mend"),
    *("anew", "thumb", "pupil", "eleve", "prof"),
}
"""Words that say nothing about the thing; a leading underscore or capitals change nothing."""

FOLDERS = ("cartes_lib", "widgets/cartes_widgets", "tests", "bench", "research", "release", "docs")

EXCEPTIONS = {
    "found": "an argument of a question about a flor, given by this name",
}
"""Names that a field, a parameter or a class may have, each with the reason; at most ten."""


def checked_files() -> list[Path]:
    return [
        file
        for folder in FOLDERS
        for file in sorted((ROOT / folder).rglob("*.py"))
        if "node_modules" not in file.parts
    ]


def names_given(file: Path) -> Iterator[tuple[int, str, bool]]:
    """Line and name of each definition in `file`, and whether it is a variable of a function."""
    nodes = nodes_of(file)
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    inside = {
        id(child)
        for function in nodes
        if isinstance(function, functions)
        for child in ast.walk(function)
    }
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id, id(node) in inside
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr, False
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg, False
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            yield node.lineno, node.name, True
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name, False


@cache
def unclear_names() -> list[tuple[str, str, bool]]:
    """Place and name of each definition whose name says nothing; see `names_given`."""
    return [
        (f"{file.relative_to(ROOT)}:{line}", name, is_local)
        for file in checked_files()
        for line, name, is_local in names_given(file)
        if name.strip("_").lower() in NOT_A_NAME
    ]


def test_a_name_says_what_it_holds():
    assert [
        (place, name)
        for place, name, is_local in unclear_names()
        if is_local or name not in EXCEPTIONS
    ] == []


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


def test_each_exception_is_needed_and_there_are_at_most_ten():
    used = {name for _, name, _ in unclear_names()}
    assert set(EXCEPTIONS) <= used
    assert len(EXCEPTIONS) <= 10
