"""Tests of a page's language: the requested one, or the remembered one, or the browser's."""

import pytest

from cartes_widgets.pages.page_language import chosen_language, offered_languages

ALL = ("fr", "en", "es", "ca")


@pytest.mark.parametrize(
    ("asked", "accepted", "chosen"),
    [
        (("ca", "es"), "en", "ca"),
        ((None, "es"), "en", "es"),
        ((None, None), "en-GB,en;q=0.9,fr;q=0.8", "en"),
        ((None, None), "fr;q=0.3, ca-ES;q=0.9", "ca"),
        ((None, None), "de, es;q=0.5", "es"),
        ((None, None), "ca-ES-valencia, es;q=0.5", "ca"),
        ((None, None), "de-DE,de;q=0.9", "en"),
        ((None, None), "pt-BR, it;q=0.7", "en"),
        (("de", None), "", "en"),
        ((None, None), "de, fr;q=0.1", "fr"),
        ((None, None), "*", "fr"),
        ((None, None), "*;q=0", "fr"),
        ((None, None), "fr;q=0, *;q=0.1", "en"),
        ((None, None), "pt, fr;q=0, en;q=0", "es"),
        (("ca-ES-valencia", "es"), "en", "ca"),
        (("CA", None), "es", "ca"),
        (("xx", None), "es", "es"),
        (("xx", None), "", "en"),
        ((None, None), "", "fr"),
    ],
)
def test_the_address_wins_then_what_was_read_last_then_the_browser(asked, accepted, chosen):
    assert chosen_language(ALL, asked, accepted) == chosen


@pytest.mark.parametrize("asked", ["", "xx", "eo", "../ca", "ca ", "c" * 5000])
def test_an_unknown_language_of_a_request_is_ignored(asked):
    assert chosen_language(ALL, (asked, None), "es") == "es"


@pytest.mark.parametrize(
    "header",
    ["en;q=x", "en;q=2", "en;q=-1", "en;r=1", "en;q=0", ";;;,,,=", "en;q=nan", "é" * 9000],
)
def test_an_invalid_header_chooses_the_default_language(header):
    assert chosen_language(ALL, (None, None), header) == "fr"


def test_a_language_that_is_not_offered_is_not_chosen():
    assert chosen_language(("fr", "ca"), ("en", "es"), "en, ca;q=0.1") == "ca"
    assert chosen_language(("fr", "ca"), (None, None), "de") == "fr"


def test_a_folder_offers_the_languages_that_have_a_home_page(tmp_path):
    assert offered_languages(tmp_path) == ("fr",)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr/index.ipynb").write_text("{}")
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo/index.ipynb").write_text("{}")
    assert offered_languages(tmp_path) == ("fr",)
