"""Tests of nicknames that a room refuses: insults, and names that are not on the list."""

import urllib.parse
from dataclasses import replace

import pytest

from cartes_lib.messages import use_language
from cartes_widgets.classroom.model.names import NicknameError, is_listed, is_rude
from cartes_widgets.classroom.model.sheets import csv_text

from .wire import Browser


@pytest.mark.parametrize(
    "name", ["connard", "CONNARD 7", "C0nnard", "con", "Cabrón", "sh1t", "s h i t", "el puto amo"]
)
def test_an_insult_is_recognized_in_each_language(name):
    assert is_rude(name)


@pytest.mark.parametrize(
    "name",
    ["Tot con", "Conrad", "Dickens", "Hancock", "Pollastre", "Vergara", "Cavall negre", "Loutre"],
)
def test_an_insult_inside_a_harmless_word_is_not_refused(name):
    assert not is_rude(name)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Ana", "\u0410n\u0430"),  # Cyrillic
        ("Coco", "C\u043ec\u043e"),
        ("Hector", "\u0397ector"),  # Greek
        ("Ana", "An\u03ac"),
        ("Ana", "Àna"),
        ("Iris", "Iri\uff53"),  # a wide letter
        ("Max", "M\u03b1\u03c7"),
        (
            "\u041c\u0430\u0440\u0438\u043d\u0430",
            "\u043c\u0430\u0440\u0438\u043d\u0430",
        ),  # without the capital
        ("\u0412\u0435\u0440\u0430", "\u0432\u0435\u0440\u0430"),
        ("\u039d\u03af\u03ba\u03bf\u03c2", "\u03bd\u03af\u03ba\u03bf\u03c2"),
    ],
)
def test_a_nickname_that_looks_like_a_present_one_is_taken(name, twin, room):
    room.join(name)
    with pytest.raises(NicknameError) as caught:
        room.join(twin)
    assert caught.value.reason == "taken"


def test_nicknames_in_other_alphabets_are_accepted(room):
    for name in ("Анна", "Мария", "Ελένη", "Νίκος", "Pau", "Pol"):
        assert room.join(name)[0].name == name


def test_a_nickname_of_the_list_is_known_in_each_language(room):
    with use_language("ca"):
        names = room.names(6)
    assert names
    assert all(is_listed(name) for name in names)
    assert not is_listed("Pau")


def test_the_teacher_may_allow_a_refused_nickname(room):
    with pytest.raises(NicknameError) as caught:
        room.join("Connard")
    assert caught.value.reason == "rude"
    assert list(room.refused.values()) == ["Connard"]
    room.decide("Connard", allows=True)
    assert not room.refused
    assert room.join("Connard")[0].name == "Connard"


def test_a_nickname_stays_refused_if_the_teacher_does_not_allow_it(room):
    with pytest.raises(NicknameError):
        room.join("Connard")
    room.decide("Connard", allows=False)
    assert not room.refused
    with pytest.raises(NicknameError):
        room.join("Connard")


def test_only_nicknames_of_the_list_may_join_a_room_with_that_switch(room):
    room.set_course(replace(room.course, listed=True))
    with pytest.raises(NicknameError) as caught:
        room.join("Pau")
    assert caught.value.reason == "unlisted"
    with use_language("en"):
        name = room.names(6)[0]
    assert room.join(name)[0].name == name


def test_the_door_offers_no_field_when_only_names_of_the_list_may_join(wired):
    wired.command("listed", on=True)
    visitor = Browser(wired.address)
    form = urllib.parse.urlencode({"code": wired.code, "typed": "Hors de la liste"})
    status, text = visitor.ask("class/enter", form)
    assert (status, visitor.cookies) == (200, {})
    assert "cartes-typed" not in text
    wired.command("listed", on=False)
    assert visitor.ask("class/enter", form)[0] == 303


@pytest.mark.parametrize(
    ("lang", "separator"), [("en", ","), ("fr", ";"), ("es", ";"), ("ca", ";")]
)
def test_the_table_of_answers_has_the_separator_of_its_language(lang, separator, room):
    with use_language(lang):
        first = csv_text(room, lambda *_: "").splitlines()[0]
    assert first.count(separator) == 13
