"""Tests that a lesson's text is converted to HTML once, however many pages show it."""

from types import SimpleNamespace

import pytest
from voila.exporter import VoilaExporter

from cartes_widgets.pages import exporter
from cartes_widgets.pages.exporter import LessonExporter


@pytest.fixture
def read(monkeypatch):
    """A list that fills with the texts that Voilà's own exporter converts."""
    seen = []
    own = VoilaExporter.markdown2html

    def counted(self, context, source):
        seen.append(source)
        return own(self, context, source)

    monkeypatch.setattr(VoilaExporter, "markdown2html", counted)
    return seen


def shown(source):
    """The HTML of the Markdown text `source` on a new page, which has its own exporter."""
    files = SimpleNamespace(file_exists=lambda name: False)
    return LessonExporter(contents_manager=files).markdown2html({"cell": {}}, source)


def test_a_text_is_read_once_and_shown_as_voila_would(read):
    text = "## La pile\n\nLe *dos*: `botifarra`."
    first = shown(text)
    assert first == str(VoilaExporter().markdown2html({"cell": {}}, text))
    read.clear()
    assert shown(text) == first
    assert read == []


@pytest.mark.parametrize("text", ["![une carte](carte.png)", '<IMG src="carte.png">'])
def test_a_picture_that_may_change_is_read_again(read, text):
    shown(text)
    shown(text)
    assert read == [text, text]


def test_the_number_of_cached_texts_is_limited(read, monkeypatch):
    monkeypatch.setattr(exporter, "MAX_TEXTS", 2)
    for text in ("un", "deux", "trois", "un"):
        shown(text)
    assert read == ["un", "deux", "trois", "un"]
