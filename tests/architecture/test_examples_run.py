"""Tests that the Python examples in README and docs run without error."""

import ast
import doctest
import re
import textwrap
from pathlib import Path

import pytest

from cartes_lib.asking.registered import KINDS, SOURCES
from cartes_widgets import lesson

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
BLOCK = re.compile(r"^( *)```python\n(.*?)^ *```", re.M | re.S)


def blocks(document):
    """Pairs of line number and source code: one for each Python block of a document."""
    text = document.read_text("utf-8")
    for match in BLOCK.finditer(text):
        yield text.count("\n", 0, match.start()) + 2, textwrap.dedent(match[2])


CELLS = [
    pytest.param(document, line, source, id=f"{document.name}:{line}")
    for document in DOCUMENTS
    for line, source in blocks(document)
    if ">>>" not in source
]
SESSIONS = [
    document for document in DOCUMENTS if any(">>>" in source for _, source in blocks(document))
]


@pytest.fixture(autouse=True)
def own_registry():
    """Restores the registry of kinds after each test, because an example may add a kind."""
    sources = {place: [*known] for place, known in SOURCES.items()}
    kinds = {**KINDS}
    yield
    for registered, before in ((SOURCES, sources), (KINDS, kinds)):
        registered.clear()
        registered.update(before)


@pytest.mark.parametrize(("document", "line", "source"), CELLS)
def test_a_cell_of_a_document_runs(document, line, source):
    # The block is a notebook cell: it may use the names that a lesson's first cell imports.
    names = {name: getattr(lesson, name) for name in lesson.__all__}
    exec(compile(ast.parse(source), f"{document.name}:{line}", "exec"), names)


@pytest.mark.parametrize("document", SESSIONS, ids=lambda document: document.name)
def test_the_examples_of_a_document_print_what_it_shows(document):
    names, output = {}, []
    runner = doctest.DocTestRunner()
    for line, source in blocks(document):
        if ">>>" in source:
            parsed = doctest.DocTestParser().get_doctest(
                source, names, document.name, str(document), line
            )
            runner.run(parsed, out=output.append, clear_globs=False)
            # A block may use the names of the blocks above it.
            names.update(parsed.globs)
    assert runner.summarize(verbose=False).attempted > 0
    assert runner.failures == 0, "".join(output)


def test_the_readme_shows_how_to_use_the_engine():
    assert ">>> from cartes_lib" in (ROOT / "README.md").read_text("utf-8")
