"""Tests of the line that shows a learner's progress towards a goal."""

import pytest

from cartes_lib.asking import Progress, merged_progress
from cartes_lib.asking.mastery import AnswerRecord
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.exercise.learner import row_text

EARLY = [
    (lesson.id, kind, goal)
    for lesson in lessons().values()
    for goal in lesson.mastery
    if goal.in_a_row is not None
    for kind in ([goal.kind] if goal.kind else lesson.exercises)
]
"""The exercises whose goal right answers in a row reach early."""

MOST_LETTERS = 52
"""About the number of letters in one line of a phone 360 pixels wide."""


def lines(lesson, kind, goal):
    """The line after each number of answers at the first level; the first of them was wrong."""
    for count in range(goal.of + 1):
        log = tuple(AnswerRecord(at, at > 0, kind, seed=at, level=1) for at in range(count))
        progress = Progress(lesson, {goal.kind: log})
        yield row_text(merged_progress(progress, progress), kind)


@pytest.mark.parametrize(("lesson", "kind", "goal"), EARLY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goal_says_on_one_line_how_many_in_a_row_reach_it(lang, lesson, kind, goal):
    with use_language(lang):
        first, *later = lines(lesson, kind, goal)
    assert str(goal.in_a_row) in first
    assert str(goal.in_a_row) in later[0]
    assert all(len(line) <= MOST_LETTERS for line in (first, *later)), max(later, key=len)


def test_an_easy_row_says_that_only_the_level_is_missing():
    log = tuple(AnswerRecord(at, True, "duel", seed=at, level=1) for at in range(6))
    with use_language("en"):
        text = row_text(Progress("TR-02", {"duel": log}), "duel")
    assert text == "6 right of 6; 3 more right at level 2"
