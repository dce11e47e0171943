"""Stars of an exercise, and how far a pupil is on the way to mastering a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from cartes_lib.exercises.contract import Exercise, Grade
from cartes_lib.exercises.registry import LEVELS, SEEDS, exercise_types
from cartes_lib.lessons import Goal, lessons

__all__ = ["MOST_REQUEUED", "Progress", "after", "goal_for", "is_mastered", "stars"]

MOST_REQUEUED = 12
"""Exercises kept to be asked again; the oldest is dropped for a new one."""

_LONGEST = 1000
_UNNAMED = 3
"""Right answers in a row for exercises that a lesson offers and its goals do not name."""


def stars(hints: int) -> int:
    """Stars of a right answer: 3 unaided, 2 after one or two hints, 1 after three, else 0.

    The fourth hint is the worked answer: it brings no star, and the exercise comes again.
    """
    return {0: 3, 1: 2, 2: 2, 3: 1}.get(hints, 0)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where one pupil stands in one lesson.

    Attributes:
        lesson: the lesson's id.
        streaks: right answers in a row so far, by type of exercise.
        cases: cases answered right within the streak, by type.
        times: seconds that the last answers of the streak took, by type; kept only where
            the goal has a time.
        reached: types, and "" for all of them together, whose goal has been reached once.
        requeued: seeds, levels and types of the exercises that are to be asked again.
    """

    lesson: str
    streaks: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    cases: Mapping[str, frozenset[str]] = field(default_factory=lambda: MappingProxyType({}))
    times: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: MappingProxyType({}))
    reached: frozenset[str] = frozenset()
    requeued: tuple[tuple[str, int, int], ...] = ()

    def plain(self) -> dict[str, Any]:
        """This progress as JSON holds it."""
        return {
            "lesson": self.lesson,
            "streaks": dict(self.streaks),
            "cases": {kind: sorted(cases) for kind, cases in self.cases.items()},
            "times": {kind: list(times) for kind, times in self.times.items()},
            "reached": sorted(self.reached),
            "requeued": [list(one) for one in self.requeued],
        }

    @classmethod
    def from_plain(cls, lesson: str, plain: object) -> Progress:
        """The progress in `lesson` that a browser has kept; what cannot be right is left out."""
        if not isinstance(plain, Mapping) or plain.get("lesson") != lesson:
            return cls(lesson)
        kinds = {*exercise_types(lesson), ""}
        return cls(
            lesson,
            {
                kind: count
                for kind, count in _by_type(plain.get("streaks"), kinds)
                if type(count) is int and 0 <= count <= _LONGEST
            },
            {
                kind: frozenset(one for one in found if isinstance(one, str))
                for kind, found in _by_type(plain.get("cases"), kinds)
                if isinstance(found, list) and len(found) <= _LONGEST
            },
            {
                kind: tuple(float(one) for one in found if type(one) in (int, float))
                for kind, found in _by_type(plain.get("times"), kinds)
                if isinstance(found, list) and len(found) <= _LONGEST
            },
            frozenset(
                one
                for one in _listed(plain.get("reached"))
                if isinstance(one, str) and one in kinds
            ),
            tuple(
                (one[0], one[1], one[2])
                for one in _listed(plain.get("requeued"))[-MOST_REQUEUED:]
                if _is_requeued(one, kinds)
            ),
        )


def _by_type(found: object, kinds: set[str]) -> list[tuple[str, Any]]:
    pairs = found.items() if isinstance(found, Mapping) else ()
    return [(kind, value) for kind, value in pairs if kind in kinds]


def _listed(found: object) -> list[Any]:
    # A list may hold what cannot be looked up in a set.
    listed = found if isinstance(found, list) else []
    return [one for one in listed if isinstance(one, str | list)]


def _is_requeued(one: object, kinds: set[str]) -> bool:
    if not isinstance(one, list) or len(one) != 3 or not isinstance(one[0], str):
        return False
    kind, seed, level = one
    numbers = type(seed) is int and type(level) is int
    return kind in kinds and numbers and 0 <= seed < SEEDS and level in LEVELS


def goal_for(lesson: str, kind: str) -> Goal:
    """What a pupil must reach with exercises `kind` of `lesson`: its own goal, or the common one.

    Where the lesson's goals name other types only, `kind` has a small goal of its own, which
    the lesson does not ask for.

    Raises:
        KeyError: there is no such lesson.
    """
    goals = lessons()[lesson].mastery
    own = [goal for goal in goals if goal.type == kind]
    common = [goal for goal in goals if not goal.type]
    return (own or common or [Goal(kind, _UNNAMED)])[0]


def after(
    progress: Progress, exercise: Exercise, grade: Grade, hints: int, seconds: float = 0.0
) -> Progress:
    """`progress` once the first answer to `exercise` has been graded.

    A right answer that the worked answer gave away counts as a wrong one: it ends the
    streak, and the exercise is asked again.

    Args:
        hints: how many hints were shown before the answer, 0 to 4.
        seconds: how long the pupil took; it counts only where the goal has a time.
    """
    goal = goal_for(exercise.lesson, exercise.type)
    earned = grade.ok and stars(hints) > 0
    streak = progress.streaks.get(goal.type, 0) + 1 if earned else 0
    seen = progress.cases.get(goal.type, frozenset()) | {grade.case} if earned else frozenset()
    asked = (exercise.type, exercise.seed, exercise.level)
    queue = tuple(one for one in progress.requeued if one != asked)
    if not earned:
        queue = (*queue, asked)[-MOST_REQUEUED:]
    times = (*progress.times.get(goal.type, ()), seconds)[-goal.in_a_row :] if earned else ()
    in_time = goal.seconds is None or sum(times) <= goal.seconds
    done = streak >= goal.in_a_row and len(seen - {""}) >= goal.cases and in_time
    return replace(
        progress,
        streaks={**progress.streaks, goal.type: streak},
        cases={**progress.cases, goal.type: seen},
        times={**progress.times, goal.type: times} if goal.seconds else progress.times,
        reached=progress.reached | {goal.type} if done else progress.reached,
        requeued=queue,
    )


def is_mastered(progress: Progress) -> bool:
    """Whether every goal of the lesson, of those that its exercises can reach, was reached.

    Goals of types of exercise that the lesson does not offer yet are not asked for.
    """
    offered = {*exercise_types(progress.lesson), ""}
    wanted = [goal for goal in lessons()[progress.lesson].mastery if goal.type in offered]
    return bool(wanted) and all(goal.type in progress.reached for goal in wanted)
