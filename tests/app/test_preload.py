"""A page asks at once for the scripts that it will need."""

import json
import typing

import pytest

from cartes_widgets import lesson
from cartes_widgets.app.notebooks import default_root
from cartes_widgets.app.preload import front_of, page_scripts
from cartes_widgets.core.assets import page_files
from cartes_widgets.core.base import Widget

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


def test_a_page_names_each_script_once_and_no_other_widgets():
    book = json.loads((default_root() / "fr/botifarra/05_forced.ipynb").read_text("utf-8"))
    codes = ["".join(one["source"]) for one in book["cells"] if one["cell_type"] == "code"]
    named = page_scripts(codes, ["lesson"])
    assert len(named) == len(set(named))
    assert set(named) <= set(page_files())
    assert {"app/lesson.js", "front/exercise.js", "front/shared/card.js"} <= set(named)
    assert "front/table.js" not in named
    assert "app/site/still.js" not in named


def test_a_page_without_widgets_names_its_own_scripts_alone():
    assert not [one for one in page_scripts(["1 + 1"], ["lesson"]) if one == "front/exercise.js"]
