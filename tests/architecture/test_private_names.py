"""Tests that tests use no private names from outside.

They use the public behaviour instead. So a change of how it is done breaks no test.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import ROOT, name_of, nodes_of

TESTS = [file for file in sorted((ROOT / "tests").rglob("*.py")) if file != Path(__file__)]

PROTOCOLS = frozenset(
    {
        "_asdict",  # of named tuples
        "_fields",
        "_replace",
        "_exit",  # of `os`
        "_repr_html_",  # of IPython
        "_esm",  # of anywidget
        "_set_running_loop",  # of asyncio, for which it has no public way
    }
)
"""Names that begin with an underscore and that others may use, because their packages say so."""

BY_TEXT = frozenset({"setattr", "delattr", "getattr", "hasattr"})
"""Functions that get the name of an attribute as text, such as `monkeypatch.setattr`."""

IN_TEXT = re.compile(r"(?:^|[\s(])(?!self\b|cls\b)[a-z][\w.]*\.(_(?!_)\w+)")
"""Matches the private name in a path such as "package.module._name", and in a program as text."""


def is_private(name: str) -> bool:
    """Whether `name` begins with one underscore, and is no name of `PROTOCOLS`."""
    return name.startswith("_") and not name.startswith("__") and name not in PROTOCOLS


def names_in(node: ast.AST) -> Iterator[str]:
    """The names of another object or module that `node` itself uses."""
    match node:
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            pass
        case ast.Attribute(attr=name):
            yield name
        case ast.ImportFrom(names=imported) | ast.Import(names=imported):
            yield from (part for item in imported for part in item.name.split("."))
        case ast.Constant(value=str(text)):
            yield from IN_TEXT.findall(text)
        case ast.Call(
            func=ast.Name(id=called) | ast.Attribute(attr=called),
            args=[ast.expr() as owner, ast.Constant(value=str(name)), *_],
        ) if called in BY_TEXT:
            if not (isinstance(owner, ast.Name) and owner.id in ("self", "cls")):
                yield name


def private_uses(nodes: tuple[ast.AST, ...]) -> list[tuple[int, str]]:
    """Pairs of line and name: one for each use of a private name from outside."""
    return [
        (getattr(node, "lineno", 0), name)
        for node in nodes
        for name in names_in(node)
        if is_private(name)
    ]


def test_no_private_name_is_used_from_outside():
    assert len(TESTS) > 50
    assert [
        (f"{name_of(file)}:{line}", name)
        for file in TESTS
        for line, name in private_uses(nodes_of(file))
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        "room._hidden",
        "rooms[0].table._hidden()",
        "room._hidden = 1",
        "from package.module import _hidden",
        "import package._hidden",
        'monkeypatch.setattr(room, "_hidden", 1)',
        'monkeypatch.setattr("package.module._hidden", 1)',
        'getattr(room, "_hidden")',
        '''run("""print('x', room._hidden)""")''',
    ],
)
def test_a_private_name_is_noticed(source):
    assert private_uses(tuple(ast.walk(ast.parse(source)))) == [(1, "_hidden")]


@pytest.mark.parametrize(
    "source",
    [
        "self._own + cls._own",
        "from package import __version__",
        "card._repr_html_()",
        'monkeypatch.setattr(room, "shown", _own)',
        '"./_own", "self._own"',
    ],
)
def test_an_own_or_public_name_is_allowed(source):
    assert private_uses(tuple(ast.walk(ast.parse(source)))) == []
