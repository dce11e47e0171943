"""Tests of practice beyond the lessons: a theme, a run without mistakes, five minutes."""

import time
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from cartes_lib.asking import answer_key
from cartes_lib.asking.themes import themes
from cartes_lib.messages import LANGUAGES, lesson_title, use_language
from cartes_widgets.exercise import practice
from cartes_widgets.exercise.learner import Learner
from cartes_widgets.exercise.practice import MINUTES, Practice

from .page import send


def begun(mode, **rest):
    series = Practice(seed=3)
    send(series, "begin", saved=[])
    send(series, "choose", mode=mode, **rest)
    assert series.notice == ""
    return series


def plain(answer):
    return dict(answer) if hasattr(answer, "items") else answer


def answer(series):
    send(series, "answer", answer=plain(answer_key(series.exercise).answer))


def answer_wrong(series):
    """Answers exercises right until one has a known misconception, and sends its wrong answer."""
    while not answer_key(series.exercise).mistakes:
        answer(series)
        send(series, "next")
    wrong = next(iter(answer_key(series.exercise).mistakes.values()))
    send(series, "answer", answer=plain(wrong))
    assert series.verdict["ok"] is False


@pytest.fixture
def clock(monkeypatch):
    """The time in seconds of the practice widget, as a list of one number that a test sets."""
    now = [time.monotonic()]
    monkeypatch.setattr(practice.time, "monotonic", lambda: now[0])
    return now


def test_a_theme_asks_its_own_exercises_only():
    series = begun("theme", theme="BOT-LEG")
    asked = set()
    for _ in range(30):
        asked.add((series.lesson, series.kind))
        answer(series)
        send(series, "next")
    assert asked <= set(themes()["BOT-LEG"])
    assert len(asked) > 3


@pytest.mark.parametrize("theme", themes())
def test_a_theme_begins_with_its_first_lesson_and_goes_on_to_the_others(theme):
    path = list(dict.fromkeys(lesson for lesson, _ in themes()[theme]))
    series, asked = begun("theme", theme=theme), []
    for _ in range(10 * len(path)):
        assert series.lesson in path[: len(asked) + 1]
        assert series.level == 1 or series.lesson in asked
        asked = list(dict.fromkeys([*asked, series.lesson]))
        answer(series)
        send(series, "next")
    assert asked == path


def test_the_counter_agrees_with_the_stars_and_names_the_lesson_not_its_goal():
    series = begun("theme", theme="BOT-LEG")
    answer_wrong(series)
    before = series.right
    assert series.stars == 0
    send(series, "next")
    for _ in range(4):
        send(series, "hint")
    answer(series)
    assert (series.stars, series.right) == (0, before)
    send(series, "next")
    answer(series)
    assert (series.stars, series.right) == (3, before + 1)
    assert series.row == lesson_title(series.lesson)


def test_the_same_kind_does_not_come_twice_in_a_row_where_a_theme_has_several():
    series = begun("theme", theme="TRU-ENV")
    for _ in range(20):
        before = series.lesson, series.kind
        answer(series)
        send(series, "next")
        assert (series.lesson, series.kind) != before


@pytest.mark.parametrize("mode", ["run", "clock"])
def test_a_beginner_gets_several_kinds_of_the_first_lesson_of_each_game(mode):
    series, asked = begun(mode), []
    for _ in range(30):
        asked.append((series.lesson, series.kind))
        assert series.level == 1 or asked.count(asked[-1]) > 3
        answer(series)
        send(series, "next")
    assert {lesson for lesson, _ in asked} == {"BO-01", "TR-01", "BA-01"}
    assert len(set(asked)) == 6
    assert all(before != after for before, after in pairwise(asked))


def test_a_run_begins_with_any_of_these_kinds():
    begins = set()
    for seed in range(50):
        series = send(Practice(seed=seed), "choose", mode="run")
        begins.add((series.lesson, series.kind))
    assert len(begins) == 6


@pytest.mark.parametrize("count", [1, 5, 6, 7])
def test_the_first_lessons_join_what_is_practised_while_that_is_little(count):
    learner, practised = Learner(), themes()["BOT-LEG"][:count]
    for lesson, kind in practised:
        learner.reviews = learner.reviews.after(lesson, kind, 3, datetime.now(UTC))
    series, asked = Practice(seed=3, learner=learner), set()
    for _ in range(100):
        send(series, "choose", mode="run")
        asked.add((series.lesson, series.kind))
    assert set(practised) <= asked
    assert len(asked) == (count if count >= 6 else count + 6)


def test_a_run_counts_right_answers_and_ends_with_the_first_mistake():
    series = begun("run", best=2)
    for right in (1, 2, 3):
        answer(series)
        assert (series.right, series.over) == (right, False)
        send(series, "next")
    assert series.best == 3
    answer_wrong(series)
    assert (series.over, series.best) == (True, series.right)
    shown = series.revision
    send(series, "next")
    answer(series)
    assert (series.revision, series.best) == (shown, series.right)


def test_no_question_of_a_run_is_passed_over_and_no_hint_is_given():
    series = begun("run")
    shown = series.code
    send(series, "next")
    assert series.code == shown
    assert series.notice
    send(series, "hint")
    assert series.hint["shown"] == 0
    send(series, "level", level=3)
    assert series.code == shown


def test_no_second_answer_counts_against_the_clock():
    series = begun("clock")
    answer_wrong(series)
    right = series.right
    answer(series)
    assert series.notice
    assert (series.verdict["ok"], series.right) == (False, right)


def test_the_minutes_end_by_the_clock_of_python(clock):
    series = begun("clock")
    assert series.left == 60_000 * MINUTES
    answer(series)
    send(series, "stop")
    assert not series.over, "a page whose clock is fast does not end them"
    clock[0] += 60 * MINUTES
    send(series, "next")
    assert series.over
    answer(series)
    assert series.right == 1


def test_choosing_again_begins_from_zero(clock):
    series = begun("clock")
    answer(series)
    clock[0] += 60 * MINUTES
    send(series, "stop")
    assert series.over
    send(series, "choose", mode="clock", best=series.best)
    assert (series.right, series.over, series.best) == (0, False, 1)


@pytest.mark.parametrize(
    "message",
    [
        {"mode": "theme", "theme": "BOT-NONE"},
        {"mode": "theme", "theme": ["BOT-LEG"]},
        {"mode": "theme"},
        {"mode": "run", "theme": "BOT-LEG"},
        {"mode": "sprint"},
        {"mode": None},
        {"mode": "run", "best": -1},
        {"mode": "run", "best": True},
        {"mode": "run", "best": "9"},
    ],
)
def test_an_unknown_choice_brings_a_notice_and_changes_nothing(message):
    series = begun("run")
    before = series.code, series.mode
    send(series, "choose", **message)
    assert series.notice
    assert (series.code, series.mode) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_mode_says_how_far_the_learner_has_come(lang):
    with use_language(lang):
        series = begun("run", best=4)
        first = series.message
        answer(series)
        assert first != series.message
        assert "4" in series.message
        send(series, "themes")
        assert sum(len(game["themes"]) for game in series.themes) == len(themes())
