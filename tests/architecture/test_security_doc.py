"""Tests that each promise in docs/SECURITY.md names existing tests, or says that it is untested."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"`(test_\w+)(\.py|\.\.\.)?`")


def test_every_test_that_a_promise_names_exists():
    text = (ROOT / "docs/SECURITY.md").read_text("utf-8")
    files = list((ROOT / "tests").rglob("test_*.py"))
    source = "\n".join(file.read_text("utf-8") for file in files)
    named = NAMED.findall(text)
    assert len(named) > 20
    for name, ending in named:
        if ending == ".py":
            assert any(file.stem == name for file in files)
        else:
            assert f"def {name}" + ("" if ending else "(") in source, name


def test_every_promise_has_a_test_or_says_that_it_is_untested():
    text = (ROOT / "docs/SECURITY.md").read_text("utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")]
    # Leave out the headers of the tables and the lines below them.
    rows = [row for row in rows if row[1].strip() not in ("promise", "---")]
    assert len(rows) > 10
    for _, promise, _, shown, _ in rows:
        assert NAMED.search(shown) or shown.strip() == "no test", promise
