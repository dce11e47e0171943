"""The state that the teacher sets for a class: the open lesson step, question and tables, and
whether the class is frozen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from cartes_lib.asking import SEEDS, Exercise, ExerciseError, deal_code, generate
from cartes_widgets.classroom.model.results import Deal

FAIR_MS = 3000
"""Time after the end of a timed question in which answers still count, for slow networks; in ms."""


@dataclass(frozen=True, slots=True)
class Place:
    """The lesson and the step, from 1, to which the teacher has brought all students."""

    lesson: str
    step: int


@dataclass(frozen=True, slots=True)
class WatchedTable:
    """A live table that the projector shows.

    Attributes:
        deal: the number of the finished deal that is replayed, from 1; 0 to show the current game.
        step: number of actions of this deal that are shown.
    """

    table: str
    deal: int = 0
    step: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """A question for all students.

    Attributes:
        number: incremented with each question of the room.
        reason: whether all students see the explanation of the most frequent mistake.
        revealed: whether all students see the answer.
        closed: whether the teacher has closed the question.
        closes_at: the end of a timed question, in milliseconds since 1970; None without a limit.
    """

    number: int
    deal: Deal
    reason: bool = False
    revealed: bool = False
    closed: bool = False
    closes_at: int | None = None

    def accepts(self, now: int) -> bool:
        """Whether answers that arrive at the time `now` count."""
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
    """The state that the teacher has set for the class.

    Attributes:
        revision: incremented with each command, so that a page recognizes an outdated state.
        place: the lesson and step to which all students were brought; None if they move freely.
        question: the question for all; None between questions.
        asked: number of questions asked so far.
        frozen: whether pages accept no answers.
        plan: name of the session (the plan of a lesson hour) that the class follows; "" for none.
        own: the teacher's own session, as the text of a session file.
        at: the number of the current part of the session, from 1; 0 before the first.
        tables: whether students may take seats at tables, and play there.
        shut: whether the room is closed to new students.
        free: whether the teacher has sent all students to the lessons, at their own pace.
        listed: whether students may join only under a nickname of the list.
        podium: whether the projector shows the podium.
        teams: whether the podium is by team, and students see their team.
        hour: for each part of the lesson hour that the teacher has opened, the time in milliseconds
            since 1970, and the part as in a session file.
        sounds: whether the pages of students may make sounds.
        hides: whether the projector shows only how many students have answered, until the teacher
            shows the right answer or the most frequent mistake.
        watched: the table that the projector shows; None if it shows no table.
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
    watched: WatchedTable | None = None


def with_question(course: Course, deal: Deal) -> Course:
    """`course` with the exercise `deal` as the new question for all.

    Raises:
        ExerciseError: there is no such exercise.
    """
    question = Question(course.asked + 1, deal)
    if question.exercise.rules != deal.rules:
        raise ExerciseError("unknown-rules")
    return replace(
        course, question=question, place=None, asked=question.number, frozen=False, free=False
    )


def without_projection(course: Course) -> Course:
    """`course` without a podium or a table on the projector."""
    return replace(course, podium=False, watched=None)


def following(question: Question, rng: random.Random) -> Deal:
    """Another exercise of the same kind as `question`, which students cannot predict."""
    # The step is never 0, so the exercise is another one.
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
                "watched": stored.get("watched") and WatchedTable(**stored["watched"]),
                "hour": tuple((at, dict(part)) for at, part in stored.get("hour", ())),
                "question": question and Question(**{**question, "deal": Deal(**question["deal"])}),
            }
        )
        if course.question:
            course.question.exercise  # noqa: B018 - it must still exist
    except (ValueError, TypeError, LookupError):
        return Course()
    return course
