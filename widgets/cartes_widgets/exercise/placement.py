"""The placement test: a few questions about a game, to find the lessons that a learner knows."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.asking import SEEDS, exercise_kinds, goal_for
from cartes_lib.game_ids import game_of_lesson
from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message, list_text
from cartes_widgets.exercise.exercise import PLACEHOLDER, Exercise

QUESTIONS = 8
"""Number of questions about a game."""

_LEVEL = 2


class Placement(Exercise):
    """A widget with eight questions from lessons spread over a game's path.

    The learner answers each question once, without hints. Two right answers in a row mark their
    lessons as known, and the lessons between them; a single one may be luck.

    Attributes:
        courses: `id`, `name` and three `cards` of each game.
        course: id of the chosen game; "" before the choice.
        current: the number of the current question; 0 before the first and after the last.
        of: the number of questions.
        known: ids of the lessons marked as known so far, in order.
        message: the question's number, or the result; "" before the first question.
    """

    module = "placement"
    fills_step = "always"
    in_saved_output = ("message", "courses", "prompt", "scene", "answer")

    courses = List(Dict()).tag(sync=True)
    course = Unicode().tag(sync=True)
    current = Int(0).tag(sync=True)
    of = Int(QUESTIONS).tag(sync=True)
    known = List(Unicode()).tag(sync=True)
    message = Unicode().tag(sync=True)

    def __init__(self, *, seed: int = 0, **traits: Any) -> None:
        """Shows the choice of games.

        Args:
            seed: seed of the exercises.
        """
        self._rng = random.Random(seed)
        self._right = set[int]()
        games = dict.fromkeys(game_of_lesson(lesson) for lesson in lessons())
        super().__init__(
            *PLACEHOLDER,
            courses=[_course(game) for game in games],
            **traits,
        )

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles the choice of a game, an answer, or "next"; this widget has no hints and no
        levels.
        """
        action = message.get("do")
        if action == "begin" and message.get("revision") == self.revision and not self.current:
            self._begin(message.get("course"))
        elif action == "merge":
            # The message is about progress in another tab, which this widget does not use.
            return
        elif self.current and action in ("answer", "next"):
            super().on_page_message(message)
        else:
            self.notice = format_message("widget-unknown-message")

    def _begin(self, course: object) -> None:
        """Shows the first question about the game `course`."""
        if course not in [item["id"] for item in self.courses]:
            self.notice = format_message("widget-unknown-message")
            return
        with self.hold_sync():
            self.course, self.known, self.notice = str(course), [], ""
            self._right.clear()
            self._ask(1)

    def _ask(self, number: int) -> None:
        with self.hold_sync():
            self.current = number
            self.message = format_message("placement-question", number=number, of=self.of)
            self.lesson = question_lessons(self.course)[number - 1]
            self.kind = self._rng.choice(_decided_kinds(self.lesson))
            self._show(self._rng.randrange(SEEDS), _LEVEL)

    def _on_answer(self, message: Mapping[str, object]) -> None:
        with self.hold_sync():
            super()._on_answer(message)
            if self._is_solved() and not self.notice:
                self._right.add(self.current)
                self.known = known_lessons(self.course, self._right)

    def _on_next(self, message: Mapping[str, object]) -> None:
        if not self.verdict:
            self.notice = format_message("widget-stale-message")
        elif self.current < self.of:
            self._ask(self.current + 1)
        else:
            with self.hold_sync():
                self.current, self.verdict = 0, {}
                self.message = _result(self.course, self.known)


def question_lessons(course: str) -> list[str]:
    """Ids of the lessons that the questions are about, spread evenly over the game's path."""
    able = [lesson for lesson in _lessons_of(course) if _decided_kinds(lesson)]
    return [able[at * len(able) // QUESTIONS] for at in range(QUESTIONS)]


def known_lessons(course: str, right: Collection[int]) -> list[str]:
    """Ids of the lessons that count as known, in the order of the path.

    These are the lessons of two questions in a row with right answers, and the lessons between
    them. The lessons after the last question never count as known.

    Args:
        right: the numbers of the questions with a right answer, from 1.
    """
    path = _lessons_of(course)
    places = [path.index(lesson) for lesson in question_lessons(course)]
    known = {
        lesson
        for number, (first, last) in enumerate(pairwise(places), 1)
        if {number, number + 1} <= {*right}
        for lesson in path[first : last + 1]
    }
    return [lesson for lesson in path if lesson in known]


def _result(course: str, known: Sequence[str]) -> str:
    path = _lessons_of(course)
    following = next((lesson for lesson in path if lesson not in known), path[-1])
    return format_message(
        "placement-result",
        known=len(known),
        of=len(path),
        which=_numbers(known),
        next=lessons()[following].number,
    )


def _numbers(known: Sequence[str]) -> str:
    """The numbers of lessons, as "1 to 3, 8 and 9": three or more in a row as a range."""
    runs: list[list[int]] = []
    for number in (lessons()[lesson].number for lesson in known):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = []
    for run in runs:
        if len(run) > 2:
            parts.append(format_message("placement-range", first=run[0], last=run[-1]))
        else:
            parts += [str(number) for number in run]
    return list_text(parts)


def _course(game: str) -> dict[str, Any]:
    return {"id": game, "name": format_message(f"game-{game}"), "cards": list(GAMES[game].emblem)}


def _lessons_of(course: str) -> list[str]:
    return [lesson for lesson in lessons() if game_of_lesson(lesson) == course]


def _decided_kinds(lesson: str) -> list[str]:
    """The kinds of exercises of a lesson that have right and wrong answers.

    It leaves out the kinds that grade an answer by the points that it loses.
    """
    return [kind for kind in exercise_kinds(lesson) if goal_for(lesson, kind).mean_loss is None]
