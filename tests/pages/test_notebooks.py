"""Tests that a lesson that the current language lacks is listed in another language."""

import json

import pytest

from cartes_lib.messages import use_language
from cartes_widgets.pages.notebooks import default_root, existing_notebook, lesson_entries


@pytest.fixture
def root(tmp_path):
    """A folder of notebooks: one lesson in Catalan, two in English, three in French."""
    for lang, count in (("ca", 1), ("en", 2), ("fr", 3)):
        (tmp_path / lang / "truco").mkdir(parents=True)
        (tmp_path / lang / "index.ipynb").write_text("{}", "utf-8")
        for number in range(1, count + 1):
            file = tmp_path / lang / f"truco/{number:02d}_x.ipynb"
            marks = {"lang": lang, "cartes": {"lesson": f"TR-{number:02d}"}}
            file.write_text(json.dumps({"metadata": marks, "cells": []}), "utf-8")
    (tmp_path / "en/play.ipynb").write_text("{}", "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "languages"),
    [("ca", ["ca", "en", "fr"]), ("fr", ["fr"] * 3), ("en", ["en", "en", "fr"])],
)
def test_a_missing_lesson_is_taken_from_english_then_from_french(root, lang, languages):
    with use_language(lang):
        results = [lesson for lesson in lesson_entries(root) if lesson.path]
    assert [item.lang for item in results] == languages
    assert [item.path.partition("/")[0] for item in results] == languages
    assert [item.id for item in results] == ["TR-01", "TR-02", "TR-03"]


def test_a_folder_of_one_language_is_listed_as_it_is(root):
    with use_language("ca"):
        assert [lesson.path for lesson in lesson_entries(root / "en") if lesson.path] == [
            "truco/01_x.ipynb",
            "truco/02_x.ipynb",
        ]


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("ca/play.ipynb", "en/play.ipynb"),
        ("ca/truco/03_x.ipynb", "fr/truco/03_x.ipynb"),
        ("ca/truco/01_x.ipynb", "ca/truco/01_x.ipynb"),
        ("ca/nothing.ipynb", "ca/nothing.ipynb"),
        ("truco/09_x.ipynb", "truco/09_x.ipynb"),
    ],
)
def test_the_address_of_a_missing_notebook_leads_to_another_language(root, path, shown):
    assert existing_notebook(root, path) == shown


NOTEBOOKS = sorted(default_root().rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_text_of_a_page_sends_no_reader_of_the_site_to_jupyterlab(path):
    cells = json.loads(path.read_text("utf-8"))["cells"]
    prose = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert [text for text in prose if "JupyterLab" in text or "cartes lab" in text] == []
