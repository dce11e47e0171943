"""Tests that a page preloads the scripts that it will need."""

import gzip
import json

import pytest

from cartes_widgets import lesson
from cartes_widgets.pages.bundle import served_files
from cartes_widgets.pages.lesson_calls import widget_class
from cartes_widgets.pages.modulepreload import page_scripts, page_styles
from cartes_widgets.pages.notebooks import default_root, lesson_entries


def test_the_widget_of_most_calls_is_known_by_what_they_return():
    widgets = [widget_class(call) for call in lesson.__all__]
    assert sum(widget is not None for widget in widgets) > 30


def codes_of(path):
    """The sources of the code cells of a notebook."""
    book = json.loads((default_root() / path).read_text("utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


def test_a_page_names_each_file_once_and_no_other_widgets():
    named = page_scripts(codes_of("fr/botifarra/05_forced.ipynb"), ["pages/front/lesson.js"])
    assert len(named) == len(set(named))
    assert set(named) <= set(served_files())
    assert {"bundle/pages/front/lesson.js", "bundle/lesson.js"} <= set(named)
    assert "bundle/table.js" not in named
    assert "bundle/site/still.js" not in named


def test_a_page_without_widgets_names_its_own_scripts_alone():
    assert set(page_scripts(["1 + 1"], ["pages/front/lesson.js"])) == {
        "bundle/pages/front/lesson.js",
        "bundle/lesson.js",
    }


@pytest.mark.parametrize("entry", lesson_entries(default_root()), ids=lambda item: item.id)
def test_what_a_lesson_loads_is_a_few_small_files(entry):
    codes = codes_of(entry.path)
    scripts = page_scripts(codes, ["pages/front/lesson.js"])
    named = {*scripts, *page_styles(codes), "deck.json", "cartes.css"}
    assert len(named) <= 12
    # Compressed sizes; the text of the page adds 15 to 20 kB.
    limit = 119_900 if "bundle/table.js" in scripts else 87_300
    assert sum(len(gzip.compress(served_files()[name])) for name in named) < limit
