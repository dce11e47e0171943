"""Tests that a message that the current language lacks is shown in another language."""

from importlib import import_module

import pytest

from cartes_lib.cards import Suit
from cartes_lib.messages import (
    MissingMessageError,
    capitalised,
    catalogue,
    format_message,
    formatting,
    has_message,
    language,
    messages_with_prefix,
    source_language,
    tag_fallbacks,
    use_language,
)
from tests.caches import clear_caches

FILES = {
    "fr": "page-on = Suite\npage-off = Fin\nonly = un\n    .more = encore\n"
    "shown = { $suit-the } est à { $seat-term-of }\nterm-left = gauche\n    .of = de gauche\n"
    "suit-oros = or\n    .bare = or\n    .the = l’or\n    .of = d’or\n    .to = à l’or\n",
    "en": "page-on = Next\nshown = { $seat-term } plays { $suit-the }\nterm-left = the left\n"
    "suit-oros = coins\n    .bare = coins\n    .the = the coins\n    .of = of coins\n"
    "    .to = to coins\n",
    "es": "only = uno\n",
    "ca": "page-on = Endavant\nrare = rar\nterm-left = l’esquerra\n    .of = de l’esquerra\n",
}


@pytest.fixture(autouse=True)
def four_files(tmp_path, monkeypatch):
    """Replaces the catalogues by four small ones, and turns the tags of fallback sentences off."""
    for lang, text in FILES.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(import_module("cartes_lib.messages.language"), "LANGUAGES", tuple(FILES))
    monkeypatch.setattr(catalogue, "locale_folder", lambda lang: tmp_path / lang)
    clear_caches({catalogue.__file__, formatting.__file__})
    tag_fallbacks(False)
    yield tmp_path
    tag_fallbacks()
    clear_caches({catalogue.__file__, formatting.__file__})


@pytest.mark.parametrize(
    ("lang", "key", "source", "text"),
    [
        ("ca", "page-on", "ca", "Endavant"),
        ("es", "page-on", "en", "Next"),
        ("es", "page-off", "fr", "Fin"),
        ("en", "rare", "ca", "rar"),
        ("es", "only.more", "fr", "encore"),
    ],
)
def test_the_users_language_comes_first_then_english_french_and_any_other(lang, key, source, text):
    with use_language(lang):
        assert source_language(key) == source
        assert has_message(key)
        assert format_message(key) == text


def test_a_sentence_of_another_language_has_its_suits_and_seats_too():
    with use_language("ca"):
        assert format_message("shown", suit=Suit.OROS, seat="left") == "the left plays the coins"
        assert language() == "ca"
    with use_language("fr"):
        assert format_message("shown", suit=Suit.OROS, seat="left") == "l’or est à de gauche"


def test_what_only_some_grammars_have_is_not_taken_from_another_language():
    with use_language("en"):
        assert not has_message("term-left.of")
        assert not has_message("term-left.to")


def test_a_page_gets_the_entries_that_its_language_lacks():
    with use_language("es"):
        assert messages_with_prefix("page-") == {"page-on": "Next", "page-off": "Fin"}


def test_an_entry_of_no_language_is_an_error():
    with pytest.raises(MissingMessageError, match="nothing"):
        format_message("nothing")
    assert not has_message("nothing")


def test_a_page_is_given_the_language_of_a_sentence_between_tags():
    tag_fallbacks()
    english = "".join(chr(0xE0000 + ord(item)) for item in "\x01en")
    with use_language("es"):
        assert format_message("page-on") == f"{english}Next\U000e007f"
        assert format_message("only") == "uno"
    assert capitalised(f"{english}the nine\U000e007f") == f"{english}The nine\U000e007f"


def test_an_archive_of_one_language_knows_where_its_gaps_are_filled(four_files):
    name, content = catalogue.parsed("es")
    (four_files / "es" / name).write_bytes(content)
    clear_caches({catalogue.__file__})
    for other in ("fr", "ca"):
        (four_files / other / "a.ftl").unlink()
    with use_language("es"):
        assert source_language("rare") == "ca"
        assert format_message("page-on") == "Next"
