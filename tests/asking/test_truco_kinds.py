"""Every kind of Truco is a guess and an exercise: it reads, draws, asks and grades."""

import random

import pytest

from cartes_lib.asking import LEVELS, generate, grade, grade_question, hints, kinds, reply
from cartes_lib.asking.registry import _KINDS, ask_drawn
from cartes_lib.asking.render import plain_answer, public_question, public_reply

SEEDS = range(20)
KINDS = [one for (game, _), one in _KINDS.items() if game == "truco"]
NAMES = [kind.name for kind in KINDS]


def test_every_guess_of_truco_is_a_kind():
    assert sorted(NAMES) == list(kinds("truco"))


@pytest.mark.parametrize("one", KINDS, ids=NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_drawn_question_is_graded(one, level):
    for seed in SEEDS:
        question = ask_drawn("truco", one.name, seed, level)
        assert question == ask_drawn("truco", one.name, seed, level)
        assert grade_question(question, plain_answer(question.key.answer)).ok
        for name, wrong in question.key.mistakes.items():
            result = grade_question(question, plain_answer(wrong))
            assert (result.ok, result.misconception) == (False, name)
            assert result.why.key == f"misconception-{name}"


@pytest.mark.parametrize("one", KINDS, ids=NAMES)
def test_a_kind_is_an_exercise_of_a_lesson(one):
    assert one.exercises
    for place in one.exercises:
        for preset in place.presets:
            exercise = generate(place.lesson, place.name, 5, 2, preset)
            *first, worked = hints(exercise)
            assert len(first) == 3
            assert grade(exercise, plain_answer(worked.answer)).ok


@pytest.mark.parametrize("one", KINDS, ids=NAMES)
def test_a_question_has_words_before_and_after_the_answer(one):
    for level in LEVELS:
        rules = one.rules(one.exercises[0].presets[0])
        question = one.ask(one.draw(random.Random(level), level, rules), rules)
        assert public_question(question)["prompt"]
        assert public_reply(reply(question, plain_answer(question.key.answer)))["text"]
