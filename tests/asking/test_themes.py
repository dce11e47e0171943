"""Tests of the themes to practise: each exercise belongs to one, and each theme has a name."""

import pytest

from cartes_lib.asking import LEVELS, exercise_kinds, generate, hints
from cartes_lib.asking.render import message_text
from cartes_lib.asking.themes import section_of, themes
from cartes_lib.cards import PACK_48
from cartes_lib.lessons import lesson as lesson_of
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, card_name, format_message, use_language

STRENGTHS = ("BOT-SET", "TRU-CARD", "BAL-OPN")
"""The themes about the order and the values of single cards."""


def test_each_exercise_of_the_lessons_belongs_to_one_theme():
    named = [item for kinds in themes().values() for item in kinds]
    assert sorted(named) == sorted(
        (lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)
    )


def test_the_themes_that_players_ask_for_are_there():
    assert ("BO-04", "legal") in themes()["BOT-LEG"]
    assert ("BO-07", "score") in themes()["BOT-DBL"]
    assert ("TR-06", "call") in themes()["TRU-ENV"]
    assert ("BA-08", "call") in themes()["BAL-SP1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_theme_has_a_name_in_each_language(lang):
    with use_language(lang):
        assert all(format_message(f"theme-{theme}") for theme in themes())


def test_a_theme_holds_only_exercises_of_its_section_unless_they_have_a_subject_of_their_own():
    strangers = {
        (lesson, kind)
        for theme, kinds in themes().items()
        for lesson, kind in kinds
        if kind not in lesson_of(lesson).themes
        for seed in range(4)
        if section_of(lesson, kind, seed, LEVELS[seed % len(LEVELS)]) != theme
    }
    assert strangers == set()
    assert ("TR-12", "odds") in themes()["TRU-FLOR"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_hint_about_the_strength_of_a_card_names_no_card(lang):
    kinds = [
        item for theme in STRENGTHS for item in themes()[theme] if item[1] in ("duel", "order")
    ]
    with use_language(lang):
        names = {card_name(card).split()[0] for card in PACK_48}
        for lesson, kind in [*kinds, ("BO-01", "value"), ("TR-01", "value")]:
            words = set(message_text(hints(generate(lesson, kind, seed=1))[0].message).split())
            assert not words & names, (lesson, kind)
