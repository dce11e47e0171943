"""Every generator at every level: solvable, unambiguous, repeatable, exact."""

import json
import subprocess
import sys

import pytest

from cartes_lib.exercises import (
    LEVELS,
    SEEDS,
    ExerciseError,
    answer_key,
    exercise_types,
    generate,
    grade,
    hints,
)
from cartes_lib.exercises.registry import rules_of
from cartes_lib.exercises.worded import public, public_grade, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.rulebook import rules
from cartes_lib.wording import has_wording

SERIES = range(100)
GENERATORS = [
    (lesson, kind, level, preset)
    for lesson in lessons()
    for kind in exercise_types(lesson)
    for level in LEVELS
    for preset in rules_of(lesson, kind)
]


def as_sent(answer):
    """An answer in the form in which a page sends it."""
    if isinstance(answer, tuple):
        return list(answer)
    return {k: as_sent(v) for k, v in answer.items()} if isinstance(answer, dict) else answer


def drawn(generator):
    lesson, kind, level, preset = generator
    return [generate(lesson, kind, seed, level, preset) for seed in SERIES]


each_generator = pytest.mark.parametrize(
    "generator", GENERATORS, ids=lambda one: "-".join(map(str, one))
)


@each_generator
def test_the_known_solution_is_graded_right(generator):
    for exercise in drawn(generator):
        result = grade(exercise, as_sent(answer_key(exercise).answer))
        assert result.ok
        assert (result.missed, result.extra) == ((), ())


@each_generator
def test_each_wrong_idea_brings_exactly_its_own_message(generator):
    for exercise in drawn(generator):
        for name, wrong in answer_key(exercise).mistakes.items():
            result = grade(exercise, as_sent(wrong))
            assert (result.ok, result.misconception) == (False, name)
            assert public_grade(result, exercise)["text"]
            assert has_wording(f"misconception-{name}")


@each_generator
def test_each_single_wrong_choice_is_graded_wrong(generator):
    for exercise in drawn(generator)[:20]:
        key = answer_key(exercise)
        for item in exercise.shape.items:
            if isinstance(key.answer, str):
                assert grade(exercise, item.id).ok == (item.id == key.answer)


@each_generator
def test_four_hints_end_in_the_worked_answer_and_remove_nothing_right(generator):
    for exercise in drawn(generator)[:30]:
        key = answer_key(exercise)
        family, highlight, half, worked = hints(exercise)
        assert [family.answer, highlight.answer, half.answer] == [None, None, None]
        assert worked.answer == key.answer
        right = key.answer if isinstance(key.answer, tuple) else (key.answer,)
        assert not set(half.removed) & set(map(str, right))
        for hint in (family, highlight, half, worked):
            assert public_hint(hint, exercise)["text"]


@each_generator
def test_an_exercise_teaches_a_rule_of_the_rulebook(generator):
    assert {answer_key(exercise).rule for exercise in drawn(generator)} <= set(rules())


@each_generator
def test_what_a_page_sees_has_words_and_no_more_than_the_shape_asks_for(generator):
    allowed = {"kind", "items", "many", "min", "max", "targets", "parts"}
    for exercise in drawn(generator):
        page = public(exercise)
        json.dumps(page)
        assert set(page) == {"prompt", "scene", "answer"}
        assert set(page["answer"]) <= allowed


@each_generator
def test_the_answers_of_a_series_differ(generator):
    answers = [json.dumps(as_sent(answer_key(exercise).answer)) for exercise in drawn(generator)]
    most = max(answers.count(one) for one in set(answers))
    assert most <= 0.75 * len(answers), "one answer would do for most of the series"


def test_an_exercise_is_the_same_in_every_process():
    code = (
        "from cartes_lib.exercises import *\n"
        "print([repr(generate(l, k, 7, v)) for l, k, v in "
        f"{[one[:3] for one in GENERATORS]!r}])"
    )
    elsewhere = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    here = [repr(generate(lesson, kind, 7, level)) for lesson, kind, level, _ in GENERATORS]
    assert elsewhere.stdout.strip() == str(here)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("BO-99", "legal", 1), "unknown-exercise"),
        (("BO-01", "legal", 1), "unknown-exercise"),
        (("BO-01", "order", -1), "unknown-seed"),
        (("BO-01", "order", SEEDS), "unknown-seed"),
        (("BO-01", "order", 1, 4), "unknown-level"),
        (("BO-01", "order", 1, 1, "lliure"), "unknown-rules"),
    ],
)
def test_an_exercise_that_does_not_exist_is_refused_by_reason(arguments, reason):
    with pytest.raises(ExerciseError, match=reason):
        generate(*arguments)
    assert has_wording(f"exercise-fault-{reason}")
