"""A page asks at once for the scripts that it will need."""

import gzip
import json
import typing

import pytest

from cartes_widgets import lesson
from cartes_widgets.core.base import Widget
from cartes_widgets.pages.bundle import served_files
from cartes_widgets.pages.modulepreload import front_of, page_scripts
from cartes_widgets.pages.notebooks import default_root, found_lessons

RETURNED = {
    name: typing.get_type_hints(getattr(lesson, name)).get("return") for name in lesson.__all__
}
WIDGETS = {
    name: kind.module
    for name, kind in RETURNED.items()
    if isinstance(kind, type) and issubclass(kind, Widget)
}


@pytest.mark.parametrize("call", lesson.__all__)
def test_the_script_of_what_a_notebook_calls_is_known_by_its_name(call):
    wanted = f"front/{WIDGETS[call]}.js" if call in WIDGETS else ""
    assert front_of(call) == wanted


def test_most_of_what_a_notebook_calls_makes_a_widget():
    assert len(WIDGETS) > 30


def codes_of(path):
    """The code cells of a notebook."""
    book = json.loads((default_root() / path).read_text("utf-8"))
    return ["".join(one["source"]) for one in book["cells"] if one["cell_type"] == "code"]


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


@pytest.mark.parametrize("one", found_lessons(default_root()), ids=lambda one: one.id)
def test_what_a_lesson_loads_is_a_few_small_files(one):
    named = {
        *page_scripts(codes_of(one.path), ["pages/front/lesson.js"]),
        "deck.json",
        "cartes.css",
    }
    assert len(named) <= 12
    # As they travel: less than three quarters of the 150 kB of a first page.
    assert sum(len(gzip.compress(served_files()[name])) for name in named) < 110_000
