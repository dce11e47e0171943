"""Tests of how names of cards, lists and sentences are rendered in French."""

import pytest

from cartes_lib.cards import PACK_52, NotationError, Suit, card, cards
from cartes_lib.engine import illegal
from cartes_lib.messages import (
    MissingMessageError,
    capitalised,
    card_gender,
    card_name,
    card_names,
    explain,
    format_message,
    has_message,
    messages_with_prefix,
    notation_error_text,
    record_error_text,
    suit_name,
    use_language,
)
from cartes_lib.record import RecordError, parse_record


@pytest.mark.parametrize(
    ("text", "form", "words"),
    [
        ("7o", "bare", "sept d’or"),
        ("7o", "the", "le sept d’or"),
        ("1c", "of", "de l’as de coupe"),
        ("1e", "to", "à l’as d’épée"),
        ("12b", "a", "un roi de bâton"),
        ("8c", "the", "le huit de coupe"),
        ("11e", "of", "du cavalier d’épée"),
        ("J3", "the", "le joker"),
    ],
)
def test_a_card_is_named_with_its_article(text, form, words):
    assert card_name(card(text), form) == words


def test_players_of_balco_call_cards_by_their_numbers():
    assert card_name(card("11e"), "the", by_number=True) == "le 11 d’épée"
    assert card_name(card("1o"), by_number=True) == "1 d’or"
    assert card_name(card("J3"), "a", by_number=True) == "un joker"
    assert card_names(cards("9o 12c"), joined="or", by_number=True) == "le 9 d’or ou le 12 de coupe"


def test_every_card_of_the_deck_has_a_name_and_only_jokers_share_one():
    assert len({card_name(item) for item in PACK_52}) == 49


def test_a_list_ends_in_and_or_in_or():
    hand = cards("9o 1c 2b")
    assert card_names(hand) == "le neuf d’or, l’as de coupe et le deux de bâton"
    assert card_names(hand[:2], joined="or") == "le neuf d’or ou l’as de coupe"
    assert card_names(hand[:1]) == "le neuf d’or"
    assert card_names(()) == ""


@pytest.mark.parametrize(
    ("joined", "expected"),
    [("and", "le neuf d’or et deux jokers"), ("or", "le neuf d’or ou un joker")],
)
def test_several_jokers_are_one_item_of_a_list(joined, expected):
    assert card_names(cards("9o J1 J3"), joined=joined) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("l’as gagne. le roi perd", "L’as gagne. Le roi perd"),
        ("¿quién gana? ¡vos! el as", "¿Quién gana? ¡Vos! El as"),
        ("«quiero», dice. “no” too", "«Quiero», dice. “No” too"),
        ("9 d’or. 3,5 % de chances", "9 d’or. 3,5 % de chances"),
    ],
)
def test_each_sentence_starts_with_a_capital_behind_what_opens_it_too(text, expected):
    assert capitalised(text) == expected


def test_the_name_of_a_card_has_a_gender():
    assert {card_gender(item) for item in PACK_52} == {"m"}


def test_a_suit_is_named_with_its_article():
    assert [suit_name(suit, "of") for suit in Suit] == ["d’or", "de coupe", "d’épée", "de bâton"]


def test_an_entry_that_is_missing_is_an_error_never_a_raw_key():
    with pytest.raises(MissingMessageError):
        format_message("no-such-entry")
    with pytest.raises(MissingMessageError):
        explain(illegal("BOT-X-01", "no-such-reason"))


def test_a_variable_that_is_missing_is_an_error():
    with pytest.raises(MissingMessageError, match="position"):
        format_message("notation-repeated", word="9o")


def test_an_unknown_language_is_answered_in_french():
    with use_language("tlh"):
        assert card_name(card("7o"), "the") == "le sept d’or"
        assert has_message("card-name")


def test_a_page_gets_the_entries_of_one_family():
    assert messages_with_prefix("lesson-BO-0")["lesson-BO-01"] == "48 cartes, la manille en tête"
    with pytest.raises(MissingMessageError):
        messages_with_prefix("notation-")


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("9o 13c", "« 13c », au caractère 4", "il n’y a pas de carte de ce rang"),
        ("9x", "« 9x », au caractère 1", "la lettre de sa couleur"),
        ("1o J7", "« J7 », au caractère 4", "les jokers s’écrivent"),
        ("1o 1o", "« 1o », au caractère 4", "deux fois"),
    ],
)
def test_faulty_notation_is_explained_with_its_place(text, place, reason):
    with pytest.raises(NotationError) as caught:
        cards(text)
    message = notation_error_text(caught.value).replace("\u00a0", " ")
    assert place in message
    assert reason in message


def test_a_faulty_record_is_explained_with_its_line():
    with pytest.raises(RecordError) as caught:
        parse_record("format = 1\ngame = 'bridge'\n")
    assert record_error_text(caught.value).replace("\u00a0", " ") == (
        "Ligne 2 : le jeu « bridge » est inconnu."
    )


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "format = 1\ngame =\n", "Line 2: the file is not well-formed TOML."),
        ("es", "format = 1\ngame = '", "Línea 2: el archivo no es un TOML bien formado."),
        ("ca", "game = 'truco'", "Al fitxer: cal «format = 1»."),
    ],
)
def test_a_faulty_record_is_explained_in_one_language_and_no_line_is_numbered_0(
    lang, text, expected
):
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    with use_language(lang):
        assert record_error_text(caught.value) == expected
