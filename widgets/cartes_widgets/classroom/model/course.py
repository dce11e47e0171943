"""What the teacher has opened: lesson and step, the question for all, and whether pages are
frozen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from cartes_lib.asking import SEEDS, Exercise, ExerciseError, deal_code, generate
from cartes_widgets.classroom.model.results import Deal

__all__ = [
    "FAIR_MS",
    "Course",
    "Place",
    "Question",
    "Watched",
    "asked",
    "course_from",
    "following",
    "plain_course",
]

FAIR_MS = 3000
"""How long after its end a question with a time still takes answers: some networks are slow."""


@dataclass(frozen=True, slots=True)
class Place:
    """A lesson and its step, from 1, to which all students were brought."""

    lesson: str
    step: int


@dataclass(frozen=True, slots=True)
class Watched:
    """A live table on the wall.

    Attributes:
        deal: a finished deal of it that is replayed, from 1; 0 for what happens there now.
        step: how many acts of that deal are shown.
    """

    table: str
    deal: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A question for all.

    Attributes:
        number: incremented with each question of the room.
        reason: whether all students see the explanation of the commonest mistake.
        revealed: whether all students see the answer.
        closed: whether the teacher has closed the answers.
        closes_at: when the answers close, in milliseconds since 1970; None without a time.
    """

    number: int
    deal: Deal
    reason: bool = False
    revealed: bool = False
    closed: bool = False
    closes_at: int | None = None

    def accepts(self, now: int) -> bool:
        """Whether answers that arrive at the time `now` still count."""
        is_open = not (self.closed or self.revealed)
        return is_open and (self.closes_at is None or now < self.closes_at + FAIR_MS)

    @property
    def exercise(self) -> Exercise:
        """The exercise of the question.

        Raises:
            ExerciseError: there is no such exercise.
        """
        deal = self.deal
        parts = deal.lesson, deal.kind, deal.seed, deal.level, deal.rules, deal.position
        return generate(*parts)

    @property
    def code(self) -> str:
        """The deal code of the question; "" for the teacher's own position."""
        return "" if self.deal.position else deal_code(self.exercise)


@dataclass(frozen=True, slots=True)
class Course:
    """What is open to the class at this moment.

    Attributes:
        revision: incremented with each command, so that a page can tell a new state from an old
            one.
        place: the lesson and step to which all students were brought; None if they move freely.
        question: the question for all; None between questions.
        asked: number of questions asked so far.
        frozen: whether pages accept no answers.
        plan: name of the session that the class follows; "" without one.
        own: the teacher's own session, as the text of a session file.
        at: the open part of the plan, from 1; 0 before the first.
        tables: whether students may take seats at tables, and play there.
        shut: whether the room is closed to new students.
        free: whether the teacher has sent all students to the lessons, at their own pace.
        listed: whether students may join only under a nickname of the list.
        podium: whether the wall shows the podium.
        teams: whether the podium is by team, and students see their team.
        hour: what was opened so far: the time in milliseconds since 1970, and the part of a
            session.
        sounds: whether the pages of students may make sounds.
        hides: whether the wall shows only the number of answers until the teacher shows something.
        watched: the table on the wall; None for none.
    """

    revision: int = 0
    place: Place | None = None
    question: Question | None = None
    asked: int = 0
    frozen: bool = False
    plan: str = ""
    own: str = ""
    podium: bool = False
    teams: bool = False
    hour: tuple[tuple[int, dict[str, Any]], ...] = ()
    at: int = 0
    tables: bool = False
    shut: bool = False
    hides: bool = True
    free: bool = False
    listed: bool = False
    sounds: bool = False
    watched: Watched | None = None


def asked(course: Course, deal: Deal) -> Course:
    """`course` with the exercise `deal` as the question for all.

    Raises:
        ExerciseError: there is no such exercise.
    """
    question = Question(course.asked + 1, deal)
    if question.exercise.rules != deal.rules:
        raise ExerciseError("unknown-rules")
    return replace(
        course, question=question, place=None, asked=question.number, frozen=False, free=False
    )


def following(question: Question, rng: random.Random) -> Deal:
    """Another exercise of the same kind as `question`, which nobody can predict."""
    # Any but the same one.
    step = rng.randrange(1, SEEDS)
    return replace(question.deal, seed=(question.deal.seed + step) % SEEDS, position="")


def plain_course(course: Course) -> str:
    """`course` as the text that the database stores."""
    return json.dumps(asdict(course))


def course_from(text: str) -> Course:
    """The course that was stored as `text`; a new course if it cannot be read."""
    try:
        stored: Mapping[str, Any] = json.loads(text)
        place, question = stored["place"], stored["question"]
        course = Course(
            **{
                **stored,
                "place": place and Place(**place),
                "watched": stored.get("watched") and Watched(**stored["watched"]),
                "hour": tuple((at, dict(part)) for at, part in stored.get("hour", ())),
                "question": question and Question(**{**question, "deal": Deal(**question["deal"])}),
            }
        )
        if course.question:
            course.question.exercise  # noqa: B018 - it must still exist
    except (ValueError, TypeError, LookupError):
        return Course()
    return course
