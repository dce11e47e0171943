"""Tests of the placement page, which finds the lessons that a learner knows already."""

import re

import pytest

from cartes_lib.asking import answer_key
from cartes_lib.game_ids import GAME_IDS, game_of_lesson
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.exercise.placement import (
    QUESTIONS,
    Placement,
    known_lessons,
    question_lessons,
)

from .page import send

each_game = pytest.mark.parametrize("game", GAME_IDS)


def path_of(game):
    return [lesson for lesson in lessons() if game_of_lesson(lesson) == game]


def answer(placement):
    """Sends the right answer to the current question of the placement test."""
    result = answer_key(placement.exercise).answer
    given = dict(result) if hasattr(result, "items") else result
    send(placement, "answer", answer=list(given) if isinstance(given, tuple) else given)


def missed(placement):
    """Sends wrong answers until one has the right form and gets a verdict.

    Returns whether that verdict is "wrong".
    """
    schema = placement.exercise.schema
    right = answer_key(placement.exercise).answer
    offers = [item.id for item in schema.items] or [0, 1, 2]
    for offered in [*offers, *([item] for item in offers), [], 999]:
        if offered == right or placement.verdict:
            continue
        send(placement, "answer", answer=offered)
    return bool(placement.verdict) and not placement.verdict["ok"]


@each_game
def test_a_learner_with_only_right_answers_knows_the_lessons_up_to_the_last_question(game):
    placement = Placement(seed=3)
    send(placement, "begin", course=game)
    for number in range(1, QUESTIONS + 1):
        assert placement.current == number
        assert game_of_lesson(placement.lesson) == game
        answer(placement)
        send(placement, "next")
    path = path_of(game)
    assert placement.current == 0
    assert placement.known == path[: path.index(question_lessons(game)[-1]) + 1]
    assert str(len(placement.known)) in placement.message


@each_game
def test_questions_come_from_all_along_the_path_and_share_it_out(game):
    asked = question_lessons(game)
    path = path_of(game)
    assert sorted(asked, key=path.index) == asked
    assert len(set(asked)) == min(QUESTIONS, len(path))
    shown = known_lessons(game, range(1, QUESTIONS + 1))
    assert shown == path[: len(shown)]
    # Between the third question and the fourth, but not what comes before or after them.
    first, last = (path.index(lesson) for lesson in asked[2:4])
    assert known_lessons(game, {3, 4, 6}) == path[first : last + 1]


@each_game
def test_one_right_answer_alone_marks_no_lesson_as_known(game):
    placement = Placement(seed=3)
    send(placement, "begin", course=game)
    answer(placement)
    assert placement.known == []
    send(placement, "next")
    answer(placement)
    assert placement.known == known_lessons(game, {1, 2})
    assert {*question_lessons(game)[:2]} <= {*placement.known}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_names_the_lessons_by_their_numbers(lang):
    with use_language(lang):
        placement = Placement(seed=3)
        send(placement, "begin", course="truco")
        for _ in range(QUESTIONS):
            answer(placement)
            send(placement, "next")
    numbers = [lessons()[lesson].number for lesson in placement.known]
    path = path_of("truco")
    named = [int(text) for text in re.findall(r"\d+", placement.message)]
    # All questions had right answers, so the known lessons are one range from the first lesson.
    assert named == [len(numbers), len(path), numbers[0], numbers[-1], numbers[-1] + 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_the_result_sends_a_learner_to_the_first_lesson_that_is_not_known(lang, game):
    """The first answers are wrong, where a wrong one is found, and the others are right."""
    with use_language(lang):
        placement = Placement(seed=1)
        send(placement, "begin", course=game)
        while placement.current:
            if placement.current > 3 or not missed(placement):
                answer(placement)
            send(placement, "next")
    following = next(lesson for lesson in path_of(game) if lesson not in placement.known)
    assert re.findall(r"\d+", placement.message)[-1] == str(lessons()[following].number)


def test_a_wrong_answer_shows_nothing_and_is_not_asked_again():
    placement = Placement(seed=1)
    send(placement, "begin", course="truco")
    while not missed(placement):
        assert placement.current < QUESTIONS, "no question with a wrong answer to give"
        answer(placement)
        send(placement, "next")
    known = placement.known
    answer(placement)
    assert placement.known == known
    assert placement.notice
    send(placement, "next")
    assert placement.notice == ""


def test_there_is_no_hint_no_level_and_no_question_before_a_game_is_chosen():
    placement = Placement()
    for do in ("answer", "next", "hint", "level", "restore"):
        send(placement, do, answer=[], level=3, state={})
        assert placement.notice, do
        assert placement.current == 0
    send(placement, "begin", course="bridge")
    assert (placement.current, placement.course) == (0, "")
    send(placement, "begin", course="balco")
    shown = placement.hint
    send(placement, "hint")
    assert placement.hint == shown
    send(placement, "next")
    assert placement.current == 1, "a question is answered before the next one"
