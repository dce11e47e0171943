"""The progress and the review data of one learner, which all exercises of a page share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from cartes_lib.asking import (
    Exercise,
    Grade,
    Progress,
    after,
    goal_for,
    merged_progress,
    recent,
    stars,
)
from cartes_lib.asking.mastery import MASTERY_LEVEL, cases_known, only_climb_left
from cartes_lib.messages import format_message
from cartes_widgets.exercise.review import Reviews


class Learner:
    """A learner's progress in each lesson, and the exercises to review.

    Each page has its own kernel and so its own `Learner`, which all exercises of its lesson share.

    Attributes:
        reviews: the practised exercises, and when each one is due again.
    """

    def __init__(self, report: Callable[[Mapping[str, object]], None] | None = None) -> None:
        """Creates a learner without progress.

        Args:
            report: called with each answer and each hint of this page. It is not called with
                answers that a browser claims to have saved.
        """
        self.report = report or (lambda _listeners: None)
        self.reviews = Reviews()
        self._progress: dict[str, Progress] = {}
        self._watching: list[Callable[[str], None]] = []

    def progress(self, lesson: str) -> Progress:
        """The learner's progress in `lesson`."""
        return self._progress.get(lesson, Progress(lesson))

    def watch(self, follow: Callable[[str], None]) -> None:
        """Registers `follow`, to be called with a lesson's id when its progress changes."""
        self._watching.append(follow)

    def answered(
        self, exercise: Exercise, grade: Grade, hints: int, seconds: float, now: datetime
    ) -> None:
        """Counts the first answer to `exercise`.

        Args:
            hints: number of hints shown before the answer, 0 to 4.
            seconds: time from the question to the answer.
            now: the current time in UTC.
        """
        lesson = exercise.lesson
        moment = int(now.timestamp() * 1000)
        self._progress[lesson] = after(
            self.progress(lesson), exercise, grade, hints, seconds, moment
        )
        earned = stars(hints) if grade.ok else 0
        self.reviews = self.reviews.after(lesson, exercise.kind, earned, now)
        self._notify(lesson)

    def restore(self, lesson: str, kind: str, progress: object, review: object) -> None:
        """Adds progress and review data that a browser has saved; drops invalid values.

        Args:
            progress: the saved progress in `lesson`.
            review: the saved memory state of the exercise `kind` of `lesson`.
        """
        saved = Reviews.from_plain({f"{lesson}/{kind}": review})
        self.reviews = Reviews({**saved.cards, **self.reviews.cards})
        self.merge(lesson, progress)

    def merge(self, lesson: str, progress: object) -> None:
        """Adds the progress in `lesson` that another tab has sent."""
        self._progress[lesson] = merged_progress(
            self.progress(lesson), Progress.from_plain(lesson, progress)
        )
        self._notify(lesson)

    def saved(self, lesson: str, kind: str) -> dict[str, Any]:
        """The data about one exercise that the browser saves, ready for JSON.

        The key `progress` has the progress in the lesson, `review` the memory state of the
        exercise, or None.
        """
        return {
            "progress": self.progress(lesson).plain(),
            "review": self.reviews.plain().get(f"{lesson}/{kind}"),
        }

    def _notify(self, lesson: str) -> None:
        for follow in self._watching:
            follow(lesson)


def row_text(progress: Progress, kind: str) -> str:
    """The learner's progress towards the goal of the exercise `kind`, in words."""
    goal = goal_for(progress.lesson, kind)
    last = recent(progress, kind)
    return format_message(
        "progress-row" if goal.in_a_row is None else "progress-early",
        n=sum(last),
        seen=len(last),
        right=goal.right,
        of=goal.of,
        common=not goal.kind,
        known=min(len(cases_known(progress, kind)), goal.cases),
        cases=goal.cases,
        seconds=goal.seconds or 0,
        climb=only_climb_left(progress, kind),
        level=MASTERY_LEVEL,
        row=goal.in_a_row or 0,
    )
