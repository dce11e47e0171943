"""Views of a question for all, for the pages of a class: with and without answers."""

from __future__ import annotations

import json
from typing import Any, cast

from cartes_lib.asking import AnswerError, Exercise, Grade, answer_key, grade
from cartes_lib.asking.answer_texts import calls_by_number, right_sentence
from cartes_lib.asking.answer_views import GradeVerdict
from cartes_lib.asking.grading import right_items
from cartes_lib.asking.render import message_text, public, public_grade
from cartes_lib.messages import lesson_title
from cartes_widgets.classroom.model.course import Question
from cartes_widgets.classroom.model.distribution import (
    AnswerGroup,
    distribution,
    right_answer,
)
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.question_states import (
    Distribution,
    QuestionView,
    QuestionWithDistribution,
    Solution,
    TimeView,
)
from cartes_widgets.classroom.model.results import Result, first_answers
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.core.base import ui_texts
from cartes_widgets.core.scenes import Scene
from cartes_widgets.exercise.scene_texts import scene_texts_of


def time_view(room: Room, question: Question) -> TimeView:
    """Whether the question is closed, and how long it stays open."""
    now = room.clock()
    is_timed = question.closes_at is not None and question.accepts(now)
    left = max(0, (question.closes_at or 0) - now) if is_timed else None
    return {"closed": not question.accepts(now), "left": left}


def question_view(question: Question) -> QuestionView:
    """The question, with the traits of the exercise widget as keys, and without the answer.

    It has neither the code nor the seed, with which a student could open the same exercise outside
    the class and see its solution.
    """
    exercise = question.exercise
    page = public(exercise)
    return {
        "number": question.number,
        "revealed": question.revealed,
        "lesson": exercise.lesson,
        "kind": exercise.kind,
        "prompt": page["prompt"],
        "scene": _scene(exercise, page),
        "answer": page["answer"],
        "texts": dict(ui_texts()),
    }


def _scene(exercise: Exercise, page: dict[str, Any]) -> Scene:
    scene_texts = scene_texts_of(exercise.scene, calls_by_number(exercise))
    names = scene_texts["names"] if exercise.scene.seats == len(scene_texts["names"]) else None
    return cast(Scene, {**scene_texts, **page["scene"], **({"names": names} if names else {})})


def sheet_scene(exercise: Exercise) -> dict[str, Any]:
    """The printable `scene` of `exercise`, and under the key `offered` the cards to choose from."""
    page = public(exercise)
    scene = _scene(exercise, page)
    shown = {*scene.get("hand", ()), *scene.get("cards", ())}
    offered = [item for item in page["answer"]["items"] if "card" in item]
    return {"scene": scene, "offered": [item for item in offered if item["card"] not in shown]}


def verdict_view(room: Room, member: Member, question: Question) -> GradeVerdict:
    """The grade of the student's answer, as `public_grade` returns it.

    Without an answer, `ok` is None and `text` has the right answer.
    """
    exercise = question.exercise
    sent = room.submission(member, question.number)
    given_grade = None if sent is None else _grade_of(exercise, sent.result.answer)
    if given_grade is None:
        # There is no answer to grade: show only the right answer.
        law = public_grade(_grade_of_right(exercise), exercise)
        right, items = right_sentence(exercise), right_items(exercise)
        law |= {"ok": None, "missed": [], "extra": [], "items": items}
        return {**law, "text": right, "announcement": right}
    return given_grade


def _grade_of_right(exercise: Exercise) -> Grade:
    """The grade of the right answer, which explains it."""
    return grade(exercise, answer_key(exercise).answer)


def _grade_of(exercise: Exercise, answer: str) -> GradeVerdict | None:
    """The grade of a stored answer, as `public_grade` returns it.

    None if the answer does not fit the exercise, for example after an update of Cartes.
    """
    try:
        return public_grade(grade(exercise, json.loads(answer)), exercise)
    except (AnswerError, ValueError):
        return None


def _asked_results(room: Room, question: Question) -> list[Result]:
    present = {item.id for item in room.present()}
    results = [r for r in room.results if r.question == question.number and r.member in present]
    return first_answers(results)


def _distribution(room: Room, question: Question, *, shows_all: bool) -> Distribution:
    """The distribution of the answers, with what the page may show of the right answer.

    Args:
        shows_all: whether to include the right answer and the most frequent mistake, even before
            the teacher has shown them. If False, the mistake has its reason only after the answer
            was shown, because the reason often reveals the answer.
    """
    exercise: Exercise = question.exercise
    result = distribution(exercise, _asked_results(room, question))
    shows_right = shows_all or question.revealed
    shows_mistake = shows_all or question.reason
    mistake = result.mistake

    def text_of(group: AnswerGroup) -> str:
        return group.wrong_part if shows_right else group.text

    # Students who have not answered yet would copy the most frequent answer.
    hides = room.course.hides and not (shows_all or question.reason or question.revealed)
    return {
        "answered": result.answered,
        "hidden": hides,
        "groups": [
            {
                "text": text_of(group),
                "number": group.number,
                "ok": group.ok if shows_right else None,
            }
            for group in result.groups
            if not hides
        ],
        "picked": [
            {"id": item, "card": card, "text": text, "number": number}
            for item, card, text, number in result.picked
            if not hides
        ],
        "mistake": {
            "text": text_of(mistake),
            "number": mistake.number,
            "reason": mistake.reason if shows_right else "",
        }
        if mistake is not None and shows_mistake
        else None,
        "faultless": question.reason and mistake is None and result.answered > 0,
        **_solution(exercise, is_shown=shows_right),
    }


def _solution(exercise: Exercise, *, is_shown: bool) -> Solution:
    """The right answer of `exercise` and its reason; empty unless `is_shown`."""
    return {
        "right": right_answer(exercise) if is_shown else "",
        "items": right_items(exercise) if is_shown else [],
        "why": message_text(_grade_of_right(exercise).why) if is_shown else "",
    }


def question_with_answers(room: Room, *, shows_all: bool) -> QuestionWithDistribution | None:
    """The question and the distribution of its answers; None without a question.

    Args:
        shows_all: as for `_distribution`.
    """
    question = room.course.question
    if question is None:
        return None
    shown = question_view(question)
    return {
        **shown,
        **time_view(room, question),
        "title": lesson_title(shown["lesson"]),
        "reason": question.reason,
        "distribution": _distribution(room, question, shows_all=shows_all),
    }
