"""The Python examples in README and docs run without error."""

import ast
import doctest
import re
import textwrap
from pathlib import Path

import pytest

from cartes_widgets import lesson

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
BLOCK = re.compile(r"^( *)```python\n(.*?)^ *```", re.M | re.S)


def examples():
    for document in DOCUMENTS:
        text = document.read_text("utf-8")
        for found in BLOCK.finditer(text):
            line = text.count("\n", 0, found.start()) + 2
            source = textwrap.dedent(found[2])
            yield pytest.param(document, line, source, id=f"{document.name}:{line}")


@pytest.mark.parametrize(("document", "line", "source"), list(examples()))
def test_an_example_of_a_document_does_what_it_shows(document, line, source):
    if ">>>" not in source:
        # A notebook's first cell has imported the vocabulary of lessons.
        names = {name: getattr(lesson, name) for name in lesson.__all__}
        exec(compile(ast.parse(source), f"{document.name}:{line}", "exec"), names)
        return
    told = []
    test = doctest.DocTestParser().get_doctest(source, {}, document.name, str(document), line)
    result = doctest.DocTestRunner().run(test, out=told.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(told)


def test_the_readme_shows_how_to_use_the_engine():
    assert ">>> from cartes_lib" in (ROOT / "README.md").read_text("utf-8")
