"""The project's code and messages as tests read them; each file is parsed once per worker."""

import ast
import importlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parents[1]
ENGINE = tuple(sorted((ROOT / "cartes_lib").rglob("*.py")))
WIDGETS = tuple(sorted((ROOT / "widgets/cartes_widgets").rglob("*.py")))

END_TAG = "\U000e007f"
"""The invisible character that ends a sentence in another language than the page's."""


def name_of(file: Path) -> str:
    """The path of a file, relative to the project's folder."""
    return file.relative_to(ROOT).as_posix()


def line_with(file: Path, text: str) -> str:
    """`file:line` of the first line that contains `text`; line 1 if no line contains it."""
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    number = next((at for at, line in enumerate(lines, 1) if text in line), 1)
    return f"{name_of(file)}:{number}"


@cache
def tree_of(file: Path) -> ast.Module:
    """The syntax tree of a file. Callers share it and must not change it."""
    return ast.parse(file.read_text("utf-8"))


@cache
def nodes_of(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of the syntax tree of a file."""
    return tuple(ast.walk(tree_of(file)))


def import_widgets() -> None:
    """Imports every module that declares a widget, even if no other module imports it."""
    for file in WIDGETS:
        if re.search(r'^    module = "', file.read_text("utf-8"), re.M):
            parts = file.relative_to(ROOT / "widgets").with_suffix("").parts
            importlib.import_module(".".join(parts))


@cache
def entries_of(file: Path) -> tuple[ftl.EntryType, ...]:
    """The entries of a Fluent file: messages, terms, comments, and invalid text."""
    return tuple(FluentParser().parse(file.read_text("utf-8")).body)


def misnumbered(ids: Iterable[str]) -> list[str]:
    """The rule ids with a wrong number: numbers must begin at 1 in each section, and rise by 1.

    A section with a single rule may have no number.
    """
    faulty, sections, before = [], set(), ("", 0)
    for rule_id in ids:
        section, _, number = rule_id.rpartition("-")
        if not number.isdecimal():
            section, number = rule_id, "1"
        expected = before[1] + 1 if section == before[0] else 1
        if int(number) != expected or (expected == 1 and section in sections):
            faulty.append(rule_id)
        sections.add(section)
        before = section, int(number)
    return faulty
