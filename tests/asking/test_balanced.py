"""Tests that one constant answer never passes more than half of a kind's exercises."""

from collections import Counter
from collections.abc import Mapping

import pytest
from draws import LINES
from sweeps import some

from cartes_lib.asking import LEVELS, answer_key, generate
from cartes_lib.asking.botifarra.base import FixedKind
from cartes_lib.asking.botifarra.chances import Holder
from cartes_lib.asking.registered import SOURCES

SEEDS = range(300)
BAR = 0.5 + 3 * (0.25 / len(SEEDS)) ** 0.5
"""The largest share of exercises that one answer may pass: half, plus three standard errors."""

FACTS = {
    (lesson, name)
    for (lesson, name), sources in SOURCES.items()
    if all(isinstance(source.kind, FixedKind | Holder) for source in sources)
}
"""Guesses about a fact: their question is always the same."""


def right_answers(exercise):
    """All answers to `exercise` that are graded right.

    They are a range if the answer is a number, otherwise a set of results of `countable`.
    """
    key = answer_key(exercise)
    if exercise.schema.kind == "number":
        low, high = key.answer - key.tolerance, key.answer + key.tolerance
        return range(max(low, exercise.schema.low), min(high, exercise.schema.high) + 1)
    return {countable(answer) for answer in (key.answer, *key.accepted)}


def countable(answer):
    """An answer as a text; the order of its parts and of its choices does not matter."""
    if isinstance(answer, Mapping):
        return str(sorted((name, countable(part)) for name, part in answer.items()))
    return str(answer)


@pytest.mark.parametrize(
    "line", some([line for line in LINES if line[:2] not in FACTS], 4), ids="-".join
)
def test_the_most_usual_answer_is_right_in_half_of_the_exercises_at_most(line):
    lesson, kind, preset = line
    for level in LEVELS:
        exercises = [generate(lesson, kind, seed, level, preset) for seed in SEEDS]
        counts = Counter(answer for item in exercises for answer in right_answers(item))
        usual, times = counts.most_common(1)[0]
        assert times <= BAR * len(SEEDS), f"level {level}: {usual!r} is right {times} times"
