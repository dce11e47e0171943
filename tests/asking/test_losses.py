"""The verdict on a choice judged in simulated deals says what the learner's own choice loses."""

import re

import pytest

from cartes_lib.asking import generate, grade_question, reply
from cartes_lib.asking.registry import position_of, question_of
from cartes_lib.asking.render import message_text, public_reply
from cartes_lib.messages import use_language

SEEDS = range(60)

IN_POINTS = [
    ("BO-06", "play"),
    ("BO-14", "lead"),
    ("BO-14", "play"),
    ("BO-15", "play"),
    ("BO-16", "play"),
    ("TR-17", "play"),
    ("TR-17", "call"),
]
"""Kinds of exercises whose choices have an average of points."""

IN_WINS = [("BA-11", "swap-choice"), ("BA-11", "throw-choice"), ("BA-11", "play")]
"""Kinds of exercises whose choices have a number of won matches."""


def wrong_choices(lesson, kind):
    """For each seed and each wrong choice: the exercise, its question and the choice."""
    for seed in SEEDS:
        exercise = generate(lesson, kind, seed, 1 + seed % 3)
        question = question_of(exercise)
        for item in question.schema.items:
            if not grade_question(question, item.id).ok:
                yield exercise, question, item.id


def averages_of(exercise):
    """The average points of each choice, as the bank of the position has them."""
    position = position_of(exercise)
    return {str(choice): mean for choice, (mean, _) in position.averages.items()}


@pytest.mark.parametrize(("lesson", "kind"), IN_POINTS)
def test_the_verdict_on_a_wrong_choice_has_its_own_loss_in_points(lesson, kind):
    seen = 0
    for exercise, question, choice in wrong_choices(lesson, kind):
        averages = averages_of(exercise)
        loss = f"{round(10 * (max(averages.values()) - averages[choice])) / 10:.1f}"
        assert float(loss) > 0
        with use_language("en"):
            sentence = f"Your choice costs {loss} points a deal on average."
            assert message_text(grade_question(question, choice).why).startswith(sentence)
            assert public_reply(reply(question, choice))["text"].startswith(sentence)
        seen += 1
    assert seen >= len(SEEDS)


@pytest.mark.parametrize(("lesson", "kind"), IN_WINS)
def test_the_verdict_on_a_wrong_choice_has_its_matches_and_those_of_the_best(lesson, kind):
    seen = 0
    for _, question, choice in wrong_choices(lesson, kind):
        with use_language("en"):
            text = public_reply(reply(question, choice))["text"]
            best = public_reply(reply(question, question.key.answer))["text"]
        own, most = map(int, re.search(r"wins about (\d+) .* you win (\d+)\.", text).groups())
        assert own < most
        assert int(re.search(r"wins? about (\d+) matches", best)[1]) == most
        seen += 1
    assert seen >= len(SEEDS)


@pytest.mark.parametrize("language", ["fr", "es", "ca"])
@pytest.mark.parametrize(("lesson", "kind"), [*IN_POINTS, *IN_WINS])
def test_the_loss_is_said_first_in_each_language(lesson, kind, language):
    first = {"fr": "Votre choix", "es": "Tu elección", "ca": "(La teva tria|De cada cent partides)"}
    with use_language(language):
        for _, question, choice in list(wrong_choices(lesson, kind))[:40]:
            assert re.match(first[language], public_reply(reply(question, choice))["text"])
