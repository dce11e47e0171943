"""What the teacher has opened: where everybody is, what is asked of all, whether all is still."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from cartes_lib.asking import SEEDS, Exercise, ExerciseError, deal_code, generate
from cartes_widgets.classroom.model.results import Deal

__all__ = ["Course", "Place", "Question", "asked", "course_from", "following", "plain_course"]


@dataclass(frozen=True, slots=True)
class Place:
    """A lesson and its step, from 1, to which everybody was brought."""

    lesson: str
    step: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of all.

    Attributes:
        number: grows with each question of the room.
        reason: whether the reason of the commonest mistake is shown to all.
        revealed: whether the answer is.
    """

    number: int
    deal: Deal
    reason: bool = False
    revealed: bool = False

    @property
    def exercise(self) -> Exercise:
        """The exercise itself.

        Raises:
            ExerciseError: there is none.
        """
        deal = self.deal
        parts = deal.lesson, deal.kind, deal.seed, deal.level, deal.rules, deal.position
        return generate(*parts)

    @property
    def code(self) -> str:
        """Its deal code; "" for a position that the teacher laid out."""
        return "" if self.deal.position else deal_code(self.exercise)


@dataclass(frozen=True, slots=True)
class Course:
    """What is open to whom, at this moment.

    Attributes:
        turn: grows with each command, so that a page knows what is new.
        place: where everybody was brought; None where each goes his way.
        question: what is asked of all; None between questions.
        asked: how many questions were asked in all.
        frozen: pages take no answers.
        plan: name of the session that the class follows; "" without one.
        at: which part of the plan is open, from 1; 0 before the first.
        tables: whether people may sit down at tables, and play there.
    """

    turn: int = 0
    place: Place | None = None
    question: Question | None = None
    asked: int = 0
    frozen: bool = False
    plan: str = ""
    at: int = 0
    tables: bool = False


def asked(course: Course, deal: Deal) -> Course:
    """`course` with the exercise `deal` put to all.

    Raises:
        ExerciseError: there is no such exercise.
    """
    question = Question(course.asked + 1, deal)
    if question.exercise.rules != deal.rules:
        raise ExerciseError("unknown-rules")
    return replace(course, question=question, place=None, asked=question.number, frozen=False)


def following(question: Question) -> Deal:
    """The exercise that comes after that of `question`, of the same kind; a drawn one."""
    return replace(question.deal, seed=(question.deal.seed + 1) % SEEDS, position="")


def plain_course(course: Course) -> str:
    """`course` as it is kept."""
    return json.dumps(asdict(course))


def course_from(text: str) -> Course:
    """The course that was kept as `text`; one that cannot be read begins anew."""
    try:
        kept: Mapping[str, Any] = json.loads(text)
        place, question = kept["place"], kept["question"]
        course = Course(
            **{
                **kept,
                "place": place and Place(**place),
                "question": question and Question(**{**question, "deal": Deal(**question["deal"])}),
            }
        )
        if course.question:
            course.question.exercise  # noqa: B018 - it must still exist
    except (ValueError, TypeError, LookupError):
        return Course()
    return course
