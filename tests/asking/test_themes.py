"""Tests of the themes to practise: each exercise belongs to one, and each theme has a name."""

import pytest

from cartes_lib.asking import exercise_kinds
from cartes_lib.asking.themes import themes
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, format_message, use_language


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
