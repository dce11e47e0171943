"""Tests of the level of a series of exercises: when it rises, falls or stays."""

import pytest

from cartes_lib.asking import Progress, next_level
from cartes_lib.asking.levels import latest_answer
from cartes_lib.asking.mastery import AnswerRecord


def series(*answers, kind="value"):
    """A learner's progress after `answers`: "1+" is right at level 1, "2-" is wrong at level 2.

    "=" at the end means that the exercise was asked before. The time of an answer is its position.
    """
    log = []
    for place, answer in enumerate(answers, start=1):
        seed = 1 if answer.endswith("=") else place
        log.append(AnswerRecord(place, "+" in answer, kind, seed, int(answer[0])))
    return Progress("BO-01", {"": tuple(log)})


@pytest.mark.parametrize(
    ("answers", "level", "following"),
    [
        ((), 1, 1),
        (("1+", "1+"), 1, 1),
        (("1+", "1+", "1+"), 1, 2),
        (("1+", "1+", "1-", "1+"), 1, 1),
        (("1-", "1+", "1+", "1+"), 1, 2),
        (("1+", "1+", "1+", "2+", "2+"), 2, 2),
        (("2+", "2+", "2+"), 2, 3),
        (("3+", "3+", "3+", "3+"), 3, 3),
    ],
)
def test_three_right_in_a_row_at_a_level_raise_it(answers, level, following):
    assert next_level(series(*answers), "value", level) == following


@pytest.mark.parametrize(
    ("answers", "level", "following"),
    [
        (("2-",), 2, 2),
        (("2-", "2-"), 2, 1),
        (("2-", "2+", "2-"), 2, 2),
        (("3+", "3-", "3-"), 3, 2),
        (("1-", "1-", "1-"), 1, 1),
    ],
)
def test_two_wrong_in_a_row_lower_it(answers, level, following):
    assert next_level(series(*answers), "value", level) == following


def test_after_a_fall_three_new_right_answers_are_needed():
    fallen = ("1+", "1+", "1+", "2-", "2-")
    assert next_level(series(*fallen), "value", 1) == 1
    assert next_level(series(*fallen, "1+", "1+"), "value", 1) == 1
    assert next_level(series(*fallen, "1+", "1+", "1+"), "value", 1) == 2


def test_an_exercise_that_is_asked_again_does_not_count():
    assert next_level(series("1-=", "1+", "1+", "1+="), "value", 1) == 1
    assert next_level(series("2-=", "2+", "2+", "2-=", "2+"), "value", 2) == 3


def test_other_kinds_of_the_lesson_do_not_count():
    assert next_level(series("1+", "1+", "1+", kind="order"), "value", 1) == 1


def test_answers_before_the_learner_chose_the_level_do_not_count():
    three = series("1+", "1+", "1+")
    assert next_level(three, "value", 1, since=2) == 1
    assert next_level(three, "value", 1, since=0) == 2


def test_without_an_answer_the_latest_is_at_time_0():
    assert latest_answer(Progress("BO-04"), "legal") == 0
