"""Tests that every language has every message and lesson, which only a release requires."""

import pytest

from cartes_lib.messages import LANGUAGES, gaps
from docs import home_links, translations

pytestmark = pytest.mark.release


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_entry_is_missing(lang):
    assert sorted(gaps(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_notebook_is_missing_or_stale(lang):
    assert [str(fault) for fault in translations.faults(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_notebook_links_every_lesson(lang):
    folder = home_links.ROOT / lang
    assert (folder / "index.ipynb").read_text("utf-8") == home_links.linked(folder)
