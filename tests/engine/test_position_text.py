"""Tests of position strings, a state in one line: fields, and errors that name the wrong word."""

import pytest

from cartes_lib.cards import card
from cartes_lib.messages import position_error_text
from cartes_lib.position import (
    PositionError,
    PositionReader,
    options_text,
    position_text,
    rows_text,
    whole_number,
)
from cartes_lib.truco import Rules

POSITION = "truco; rules players=2 flor=false; turn 2; hands 3o 4c / 5e"


def test_a_position_string_is_read_by_its_fields_in_any_order():
    reader = PositionReader(POSITION, "truco", ("turn", "hands", "rules"), ("pile",))
    assert reader.rows("hands", card) == ((card("3o"), card("4c")), (card("5e"),))
    assert POSITION[reader.words("turn")[0].place :].startswith("2;")
    assert reader.single("turn", whole_number) == 2
    assert reader.words("pile") == ()
    options = reader.rules(Rules).options()
    assert options == {"players": 2, "flor": False}
    assert options_text(options) == "players=2 flor=false"


@pytest.mark.parametrize(
    ("text", "place", "word", "reason"),
    [
        ("", 0, "", "unknown-game"),
        ("bridge; turn 2", 0, "bridge", "unknown-game"),
        ("truco turn 2", 0, "truco", "unknown-game"),
        ("truco; turn 2; tunr 3", 15, "tunr", "unknown-field"),
        ("truco; turn 2;", 14, "", "unknown-field"),
        ("truco; turn 2; turn 2", 15, "turn", "repeated-field"),
        ("truco; ", 6, "", "unknown-field"),
        ("truco", 5, "turn", "missing-field"),
    ],
)
def test_the_error_of_a_damaged_position_string_names_place_word_and_reason(
    text, place, word, reason
):
    with pytest.raises(PositionError) as caught:
        PositionReader(text, "truco", ("turn",), ())
    error = caught.value
    assert (error.text, error.place, error.word, error.reason) == (text, place, word, reason)
    assert word in position_error_text(error)
    assert reason == "missing-field" or str(place + 1) in position_error_text(error)


@pytest.mark.parametrize("option", ["players", "=2", "players=", "players=2 players=4"])
def test_an_option_of_a_position_string_has_a_name_and_one_value(option):
    text = f"truco; rules {option}"
    reader = PositionReader(text, "truco", ("rules",), ())
    with pytest.raises(PositionError) as caught:
        reader.rules(Rules)
    assert caught.value.reason == "bad-word"


@pytest.mark.parametrize("text", ["", "-1", "1.5", "٣", "1234567890"])
def test_a_whole_number_has_one_to_nine_digits(text):
    assert whole_number("123456789") == 123_456_789
    with pytest.raises(ValueError, match="no number"):
        whole_number(text)


def test_a_field_without_words_is_not_written():
    fields = {"dealer": "0", "won": "", "hands": rows_text(["3o 4c", "", "5e"])}
    text = position_text("truco", fields)
    assert text == "truco; dealer 0; hands 3o 4c / / 5e"
    hands = PositionReader(text, "truco", ("dealer", "hands"), ("won",)).rows("hands", card)
    assert hands == ((card("3o"), card("4c")), (), (card("5e"),))
