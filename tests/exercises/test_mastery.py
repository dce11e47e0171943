"""Stars, streaks and the goals of the lessons."""

import json
from dataclasses import replace

import pytest

from cartes_lib.exercises import (
    Progress,
    after,
    answer_key,
    generate,
    goal_for,
    grade,
    is_mastered,
    stars,
)
from cartes_lib.exercises.mastery import MOST_REQUEUED
from cartes_lib.lessons import Goal, lessons


def answered(progress, *, lesson="BO-01", kind="value", right=True, hints=0, times=1, **more):
    for seed in range(times):
        exercise = generate(lesson, kind, seed, 1)
        answer = answer_key(exercise).answer
        given = answer if right else (answer + 1 if answer < 60 else 0)
        progress = after(progress, exercise, grade(exercise, given), hints, **more)
    return progress


@pytest.mark.parametrize(("hints", "earned"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_each_hint_beyond_costs_stars(hints, earned):
    assert stars(hints) == earned


def test_every_lesson_has_a_goal_that_its_exercises_can_reach():
    for one in lessons().values():
        assert one.mastery
        assert all(goal.in_a_row > 0 for goal in one.mastery)
        assert {goal.type for goal in one.mastery} <= {*one.exercises, ""}


def test_a_goal_without_a_type_counts_all_types_together():
    assert goal_for("BO-01", "order") == goal_for("BO-01", "value") == Goal("", 15)


def test_a_lesson_is_mastered_after_its_row_of_right_answers():
    assert not is_mastered(answered(Progress("BO-01"), times=14))
    assert is_mastered(answered(Progress("BO-01"), times=15))


def test_a_wrong_answer_ends_the_row():
    nearly = answered(Progress("BO-01"), times=14)
    assert answered(nearly, right=False).streaks[""] == 0


def test_a_mastered_lesson_stays_mastered():
    done = answered(Progress("BO-01"), times=15)
    assert is_mastered(answered(done, right=False))


def test_the_worked_answer_brings_the_exercise_back():
    given_away = answered(Progress("BO-01"), hints=4)
    assert given_away.requeued == (("value", 0, 1),)
    assert given_away.streaks[""] == 0
    assert answered(given_away).requeued == ()


def test_only_so_many_exercises_wait():
    assert len(answered(Progress("BO-01"), right=False, times=40).requeued) == MOST_REQUEUED


def test_a_goal_with_a_time_is_reached_in_that_time_only(monkeypatch):
    slow = replace(lessons()["BO-01"], mastery=(Goal("", 3, seconds=30),))
    monkeypatch.setattr("cartes_lib.exercises.mastery.lessons", lambda: {"BO-01": slow})
    progress = answered(Progress("BO-01"), times=4, seconds=11.0)
    assert not is_mastered(progress)
    assert is_mastered(answered(progress, times=2, seconds=5.0))


def test_a_goal_with_cases_is_reached_when_all_were_seen(monkeypatch):
    wide = replace(lessons()["BO-01"], mastery=(Goal("", 2, cases=2),))
    monkeypatch.setattr("cartes_lib.exercises.mastery.lessons", lambda: {"BO-01": wide})
    exercise = generate("BO-01", "value", 1)
    right = grade(exercise, answer_key(exercise).answer)
    progress = Progress("BO-01")
    for case in ("one", "one", "one"):
        progress = after(progress, exercise, replace(right, case=case), 0)
    assert not is_mastered(progress)
    assert not is_mastered(after(progress, exercise, replace(right, case=""), 0))
    assert is_mastered(after(progress, exercise, replace(right, case="two"), 0))


def test_progress_survives_the_browser():
    progress = answered(answered(Progress("BO-01"), right=False, times=3), times=2)
    kept = json.loads(json.dumps(progress.plain()))
    assert Progress.from_plain("BO-01", kept) == progress


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "x",
        [],
        {"lesson": "BO-02"},
        {"lesson": "BO-01", "streaks": [], "cases": 3, "times": "x", "reached": {}, "requeued": 1},
        {"lesson": "BO-01", "streaks": {"": -1, "nope": 3, "order": True, "duel": "2"}},
        {"lesson": "BO-01", "reached": [["order"], {}, "nope", 3]},
        {"lesson": "BO-01", "requeued": [[], ["order"], ["order", -1, 1], ["order", 1, 9], "abc"]},
        {"lesson": "BO-01", "cases": {"order": [1, None]}, "times": {"order": [None, "x"]}},
    ],
)
def test_damaged_progress_is_left_out_piece_by_piece(kept):
    progress = Progress.from_plain("BO-01", kept)
    assert not any(progress.streaks.values())
    assert (progress.reached, progress.requeued) == (frozenset(), ())
    assert not is_mastered(progress)
