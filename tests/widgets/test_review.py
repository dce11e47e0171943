"""Tests of spaced review: the due exercises and their order, and the stored data."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from cartes_widgets.exercise.review import Reviews

MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)


def practised(reviews, stars, times=1, lesson="BO-04", kind="legal"):
    now = MONDAY
    for _ in range(times):
        reviews = reviews.after(lesson, kind, stars, now)
        now = reviews.cards[lesson, kind].due
    return reviews


def days_until_due(reviews):
    return (reviews.next_due() - MONDAY) / timedelta(days=1)


def test_nothing_is_due_before_anything_was_practised():
    assert Reviews().due(MONDAY) == ()
    assert Reviews().next_due() is None


def test_an_exercise_practised_today_is_due_on_another_day():
    reviews = practised(Reviews(), 3)
    assert reviews.due(MONDAY) == ()
    assert days_until_due(reviews) >= 1
    (due,) = reviews.due(reviews.next_due())
    assert (due.lesson, due.kind) == ("BO-04", "legal")


def test_an_exercise_that_needed_hints_comes_back_sooner():
    days = [days_until_due(practised(Reviews(), stars)) for stars in (0, 1, 2, 3)]
    assert days == sorted(days)
    assert days[0] < days[3]


def test_the_intervals_of_remembered_exercises_grow():
    days = [days_until_due(practised(Reviews(), 3, times)) for times in (1, 2, 3)]
    assert days[0] < days[1] - days[0] < days[2] - days[1]


def test_the_longest_overdue_comes_first():
    reviews = practised(practised(Reviews(), 3), 0, lesson="BO-01", kind="order")
    later = MONDAY + timedelta(days=60)
    assert [item.lesson for item in reviews.due(later)] == ["BO-01", "BO-04"]


def test_the_same_answers_make_the_same_plan():
    assert practised(Reviews(), 2, 4).plain() == practised(Reviews(), 2, 4).plain()


def test_reviews_survive_the_browser():
    reviews = practised(practised(Reviews(), 3), 0, lesson="BO-01", kind="order")
    assert Reviews.from_plain(json.loads(json.dumps(reviews.plain()))) == reviews


SOUND = practised(Reviews(), 3).plain()["BO-04/legal"]


@pytest.mark.parametrize(
    "saved",
    [
        None,
        [],
        "x",
        {"BO-99/legal": SOUND},
        {"BO-04/legal": None},
        {"BO-04/legal": {}},
        {"BO-04/legal": {**SOUND, "due": "tomorrow"}},
        {"BO-04/legal": {**SOUND, "due": "2026-03-02T09:00:00"}},
        {"BO-04/legal": {**SOUND, "state": 9}},
        {"BO-04/legal": {**SOUND, "stability": "x"}},
        {"BO-04/legal": {**SOUND, "stability": -1.0}},
        {"BO-04/legal": {**SOUND, "stability": 1e308}},
    ],
)
def test_damaged_reviews_are_left_out(saved):
    assert Reviews.from_plain(saved) == Reviews()


@pytest.mark.parametrize(
    ("lesson", "kind", "stars"), [("BO-99", "legal", 3), ("BO-04", "legal", 4)]
)
def test_an_unknown_exercise_cannot_be_practised(lesson, kind, stars):
    with pytest.raises(ValueError, match=lesson):
        Reviews().after(lesson, kind, stars, MONDAY)
