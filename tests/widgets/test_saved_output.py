"""Tests of a widget's saved output: a notebook shows it without scripts or a kernel."""

import base64
import json
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import nbformat
import pytest

import cartes_widgets.lesson as lesson
from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.core.base import Widget
from cartes_widgets.core.saved_output import CardRow, Line, as_html, as_text, output_rows
from cartes_widgets.deck import NAMES, row_svg
from cartes_widgets.pages.notebooks import default_root

from .test_family import descendants

GALLERY = nbformat.read(default_root() / "fr/gallery.ipynb", as_version=4)
CALLS = [
    cell.source.splitlines()[-1]
    for cell in GALLERY.cells
    if cell.cell_type == "code" and cell.source.splitlines()[-1].endswith(")")
]
PICTURE = re.compile(r'src="data:image/svg\+xml;base64,([^"]+)"')


def made(call):
    return eval(call, {name: getattr(lesson, name) for name in lesson.__all__})


def rows_of(widget):
    with use_language(widget.lang):
        return output_rows(widget.saved_values())


@pytest.mark.parametrize("call", CALLS)
def test_every_widget_of_the_gallery_is_readable_text(call):
    widget = made(call)
    text = repr(widget)
    assert len(text.split()) >= 2
    assert " object at 0x" not in text
    assert text != type(widget).__name__


@pytest.mark.parametrize("call", CALLS)
def test_the_pictures_of_every_widget_are_small_and_need_nothing_else(call):
    markup = as_html(rows_of(made(call)), "fr")
    assert len(markup) < 100_000
    assert "<script" not in markup
    for address in PICTURE.findall(markup):
        picture = base64.b64decode(address).decode()
        ElementTree.fromstring(picture)
        used = set(re.findall(r'href="#([^"]+)"', picture))
        assert used <= set(re.findall(r'id="([^"]+)"', picture))
        assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_written_with_its_cards_in_the_language_of_the_notebook(lang):
    with use_language(lang):
        widget = lesson.guess("botifarra", "winner", trick="12o 9o 3o 1o", trump="bastos")
    rows = rows_of(widget)
    assert rows[0] == Line(widget.question["prompt"])
    assert ("12o", "9o", "3o", "1o") in [row.cards for row in rows if isinstance(row, CardRow)]


def test_the_answer_of_a_question_is_written_only_once_it_was_given():
    widget = lesson.guess("truco", "stronger", cards="1e 7e")
    before = repr(widget)
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    after = repr(widget)
    assert after.startswith(before)
    assert widget.reply["text"] in after.removeprefix(before)


def test_the_hands_of_the_other_players_are_not_in_the_output_of_a_table():
    widget = lesson.table("botifarra", seed=3)
    shown = {name for row in rows_of(widget) if isinstance(row, CardRow) for name in row.cards}
    assert shown == set(widget.scene["hand"])


def test_what_a_widget_names_for_its_output_are_traits_that_it_sends_to_the_page():
    for kind in descendants(Widget):
        sent = set(kind.class_trait_names(sync=True))
        assert set(kind.in_saved_output) <= sent, kind.__name__


@pytest.mark.parametrize("name", NAMES)
def test_each_card_has_a_small_picture(name):
    picture = row_svg([name])
    ElementTree.fromstring(picture)
    assert len(picture) < 3_000


def test_a_picture_of_an_unknown_card_is_refused():
    with pytest.raises(ValueError, match="13o"):
        row_svg(["1o", "13o"])


def test_text_is_escaped_and_repeated_rows_are_left_out():
    rows = output_rows(["a < b", {"cards": ["9o"]}, "a < b", {"hand": ["9o"]}])
    assert as_text(rows).splitlines()[0] == "a < b"
    assert len(rows) == 2
    assert "<p>a &lt; b</p>" in as_html(rows, "en")


@pytest.mark.served
@pytest.mark.parametrize("served", [False, True])
def test_a_run_notebook_holds_pictures_unless_a_page_of_ours_shows_it(served, tmp_path):
    book = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_code_cell(
                "from cartes_widgets.lesson import cards_shown\ncards_shown('9o 1c')"
            )
        ]
    )
    file = tmp_path / "saved.ipynb"
    nbformat.write(book, file)
    command = [sys.executable, "-m", "jupyter", "nbconvert", "--to", "notebook", "--execute"]
    query = {"QUERY_STRING": ""} if served else {}
    subprocess.run(
        [*command, "--inplace", str(file)],
        check=True,
        capture_output=True,
        env={**without_query(), **query},
    )
    (output,) = json.loads(file.read_text("utf-8"))["cells"][0]["outputs"]
    assert "application/vnd.jupyter.widget-view+json" in output["data"]
    assert ("text/html" in output["data"]) is not served


def without_query():
    return {name: value for name, value in os.environ.items() if name != "QUERY_STRING"}
