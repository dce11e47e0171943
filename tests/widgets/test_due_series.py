"""Tests of the page of reviews: its questions, their order, and data from the browser."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from cartes_lib.asking import answer_key
from cartes_widgets.exercise.practice import Practice
from cartes_widgets.exercise.review import Reviews

from .page import send


def saved_exercise(lesson, kind, days_ago, stars=3):
    """The data that a browser has stored about an exercise solved `days_ago` days ago."""
    then = datetime.now(UTC) - timedelta(days=days_ago)
    card = Reviews().after(lesson, kind, stars, then).plain()[f"{lesson}/{kind}"]
    review = json.loads(json.dumps(card))
    log = [[1, 1, kind, 1, 1, "", 0.0], [2, 1, kind, 2, 1, "", 0.0]]
    whole = {"lesson": lesson, "answers": {kind: log}}
    return {
        "lesson": lesson,
        "kind": kind,
        "seed": 4,
        "level": 2,
        "review": review,
        "progress": whole,
    }


def begun(*remembered):
    series = Practice()
    send(series, "begin", saved=list(remembered))
    return series


def test_saved_exercises_count_the_same_in_one_message_or_in_several():
    series = Practice()
    send(series, "remember", saved=[saved_exercise("BO-04", "legal", 60)])
    assert series.due == []
    send(series, "begin", saved=[saved_exercise("BO-01", "value", 40)])
    assert [item["lesson"] for item in series.due] == ["BO-04", "BO-01"]


def answer(series):
    result = answer_key(series.exercise).answer
    given = dict(result) if hasattr(result, "items") else result
    send(series, "answer", answer=list(given) if isinstance(given, tuple) else given)


def test_the_longest_overdue_exercise_is_asked_first_at_its_own_level_with_a_new_seed():
    series = begun(saved_exercise("BO-01", "value", 40), saved_exercise("BO-04", "legal", 60))
    assert [item["lesson"] for item in series.due] == ["BO-04", "BO-01"]
    assert (series.lesson, series.kind, series.seed, series.level) == ("BO-04", "legal", 5, 2)
    assert series.message.startswith("2 exercices")


def test_an_answered_exercise_is_due_on_another_day_and_the_next_one_follows():
    series = begun(saved_exercise("BO-01", "value", 40), saved_exercise("BO-04", "legal", 60))
    answer(series)
    assert series.verdict["ok"]
    send(series, "next")
    assert (series.lesson, series.kind) == ("BO-01", "value")
    answer(series)
    send(series, "next")
    assert series.due == []
    assert series.message.startswith("Tout est révisé")


def test_after_the_last_due_exercise_no_answer_counts():
    series = begun(saved_exercise("BO-04", "legal", 60))
    answer(series)
    send(series, "next")
    assert (series.due, series.done) == ([], 1)
    answer(series)
    assert (series.done, series.verdict) == (1, {})
    assert series.notice


def test_a_review_goes_on_with_the_progress_of_its_lesson():
    series = begun(saved_exercise("BO-04", "legal", 60))
    answer(series)
    assert [card[1] for card in series.saved["progress"]["answers"]["legal"]] == [1, 1, 1]
    assert series.saved["review"]["due"] > datetime.now(UTC).isoformat()


def test_nothing_practised_means_nothing_to_review():
    assert begun().due == []
    assert begun().message.startswith("Rien à réviser encore")


def test_an_exercise_done_today_is_not_due():
    series = begun(saved_exercise("BO-04", "legal", 0))
    assert series.due == []
    assert "prochaine révision" in series.message


@pytest.mark.parametrize(
    "remembered",
    [
        None,
        "x",
        {"BO-04": {}},
        [None, 3, []],
        [{"lesson": "BO-99", "kind": "legal"}],
        [{"lesson": ["BO-04"], "kind": {}}],
        [{**saved_exercise("BO-04", "legal", 60), "review": {"due": "yesterday"}}],
    ],
)
def test_damaged_saved_data_has_no_exercise_due(remembered):
    series = Practice()
    send(series, "begin", saved=remembered)
    assert series.due == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("seed", value) for value in (-1, "4")),
        *(("level", value) for value in (9, 1.0, True, 0, 4, "1", None, [1])),
    ],
)
def test_a_review_with_an_invalid_seed_or_level_starts_again(name, value):
    series = begun({**saved_exercise("BO-04", "legal", 60), name: value})
    assert (series.lesson, series.seed, series.level) == ("BO-04", 1, 1)


def test_a_review_does_not_continue_a_series_of_a_lesson():
    series = begun(saved_exercise("BO-04", "legal", 60))
    before = series.seed
    send(series, "restore", state={"seed": 9, "level": 1, "done": 0})
    assert series.notice
    assert series.seed == before
