"""Tests that every kind draws and grades a question, has texts, and is an exercise of a lesson."""

import random

import pytest

from cartes_lib.asking import LEVELS, generate, grade, grade_question, hints, reply
from cartes_lib.asking.registered import KINDS
from cartes_lib.asking.registry import ask_random, kind_of
from cartes_lib.asking.registry import kind as registered
from cartes_lib.asking.render import plain_answer, public_question, public_reply

# `test_generators.py` grades more exercises of each kind in the normal run.
SEEDS = [range(5), pytest.param(range(5, 400), marks=pytest.mark.long)]
NAMES = [f"{game}-{name}" for game, name in KINDS]
every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=NAMES)


@every_kind
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seeds", SEEDS, ids=["first", "more"])
def test_a_drawn_question_is_graded(kind, level, seeds):
    for seed in seeds:
        question = ask_random(kind.game, kind.name, seed, level)
        assert grade_question(question, plain_answer(question.key.answer)).ok
        for name, wrong in question.key.mistakes.items():
            result = grade_question(question, plain_answer(wrong))
            assert (result.ok, result.misconception) == (False, name)
            assert result.why.key == f"misconception-{name}"
    assert question == ask_random(kind.game, kind.name, seeds[-1], level)


@every_kind
def test_a_kind_is_an_exercise_of_a_lesson(kind):
    assert kind.exercises
    for place in kind.exercises:
        for preset in place.presets:
            exercise = generate(place.lesson, place.name, 5, 2, preset)
            *first, worked = hints(exercise)
            assert len(first) == 3
            assert grade(exercise, plain_answer(worked.answer)).ok


@every_kind
def test_a_question_has_words_before_and_after_the_answer(kind):
    for level in LEVELS:
        rules = kind.rules(kind.exercises[0].presets[0])
        question = kind.ask(kind.draw(random.Random(level), level, rules), rules)
        assert public_question(question)["prompt"]
        assert public_reply(reply(question, plain_answer(question.key.answer)))["text"]


def test_two_kinds_of_a_game_have_different_names():
    other = type("Other", (type(kind_of("botifarra", "winner")),), {})
    with pytest.raises(ValueError, match=r"two kinds of botifarra have the name 'winner': .*Other"):
        registered(other)
