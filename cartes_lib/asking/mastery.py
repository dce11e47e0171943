"""Stars of an exercise, and a learner's progress towards the goals of a lesson."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, NamedTuple

from cartes_lib.asking.contract import Exercise, Grade
from cartes_lib.asking.registry import LEVELS, SEEDS, exercise_kinds, exercise_names
from cartes_lib.lessons import Goal, lessons

__all__ = [
    "MASTERY_LEVEL",
    "MAX_REQUEUED",
    "RIGHT_TO_RISE",
    "AnswerRecord",
    "Progress",
    "after",
    "cases_known",
    "climb_left",
    "goal_for",
    "is_mastered",
    "merged_progress",
    "only_climb_left",
    "recent",
    "stars",
]

MAX_REQUEUED = 12
"""Maximum number of missed exercises that are asked again; a new one replaces the oldest."""

MAX_LOG = 60
"""Number of answers stored for one goal: more than any goal considers."""

_LATEST = 2**53
_MAX_CASE_LENGTH = 60
_UNNAMED = (3, 4)
"""Right answers needed, and last answers considered, for exercises that no goal of the lesson
names.
"""

MASTERY_LEVEL = 2
"""The lowest level of the right answers that mastery requires."""

_MAX_CLIMBED = 3
"""Number of right answers at `MASTERY_LEVEL` or higher that mastery requires.

If the goal requires fewer right answers, this number is smaller too. A row that reaches the goal
early begins with `RIGHT_TO_RISE` answers at the first level.
"""

RIGHT_TO_RISE = 3
"""Number of right answers in a row that raise the level."""


def stars(hints: int) -> int:
    """Stars of a right answer: 3 without hints, 2 after one or two hints, 1 after three, 0 after
    four.

    The fourth hint shows the answer, so the exercise is asked again.

    >>> from cartes_lib.asking import stars
    >>> [stars(hints) for hints in range(5)]
    [3, 2, 2, 1, 0]
    """
    return {0: 3, 1: 2, 2: 2, 3: 1}.get(hints, 0)


class AnswerRecord(NamedTuple):
    """The first answer to one exercise.

    Attributes:
        at: time of the answer, in milliseconds since 1970; two answers with the same time are
            treated as one answer.
        ok: whether the answer was right and given before the answer was shown.
        kind, seed, level: the arguments that generate the exercise.
        case: the case of the rule that the exercise tests; "" if the goal has no cases.
        seconds: the time that the learner needed.

    >>> from cartes_lib.asking.mastery import AnswerRecord
    >>> AnswerRecord(at=0, ok=True, kind="legal", seed=7, level=1).case
    ''
    """

    at: int
    ok: bool
    kind: str
    seed: int
    level: int
    case: str = ""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of one learner in one lesson.

    Attributes:
        lesson: the lesson's id.
        answers: the last answers that count for each goal, oldest first; the keys are the kinds of
            the goals.
        reached: the kinds whose goal was reached at some time; "" means the goal for all kinds
            together.

    >>> from cartes_lib.asking import Progress
    >>> from cartes_lib.asking.mastery import AnswerRecord
    >>> answer = AnswerRecord(0, ok=False, kind="legal", seed=7, level=1)
    >>> Progress("BO-04", {"legal": (answer,)}).missed_exercises
    (('legal', 7, 1),)
    """

    lesson: str
    answers: Mapping[str, tuple[AnswerRecord, ...]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    reached: frozenset[str] = frozenset()

    @property
    def missed_exercises(self) -> tuple[tuple[str, int, int], ...]:
        """Kind, seed and level of each missed exercise that has no later right answer, oldest
        first.
        """
        waiting: dict[tuple[str, int, int], None] = {}
        for item in sorted(entry for log in self.answers.values() for entry in log):
            waiting.pop(item[2:5], None)
            if not item.ok:
                waiting[item[2:5]] = None
        return tuple(waiting)[-MAX_REQUEUED:]

    def plain(self) -> dict[str, Any]:
        """This progress as values that JSON can store."""
        return {
            "lesson": self.lesson,
            "answers": {goal: [_plain(item) for item in log] for goal, log in self.answers.items()},
            "reached": sorted(self.reached),
        }

    @classmethod
    def from_plain(cls, lesson: str, plain: object) -> Progress:
        """The progress in `lesson` from the JSON that a browser saved; invalid values are
        ignored.
        """
        if not isinstance(plain, Mapping) or plain.get("lesson") != lesson:
            return cls(lesson)
        kinds = {*exercise_names(lesson)}
        saved, reached = plain.get("answers"), plain.get("reached")
        logs = {
            goal: _log(filter(None, (_answered(item, kinds) for item in log[-MAX_LOG:])))
            for goal, log in (saved.items() if isinstance(saved, Mapping) else ())
            if goal in {*kinds, ""} and isinstance(log, list)
        }
        return cls(
            lesson,
            logs,
            frozenset(
                item
                for item in (reached if isinstance(reached, list) else ())
                if isinstance(item, str) and item in {*kinds, ""}
            ),
        )


def _plain(answered: AnswerRecord) -> list[Any]:
    return [answered.at, int(answered.ok), *answered[2:6], round(answered.seconds, 1)]


def _answered(plain: object, kinds: set[str]) -> AnswerRecord | None:
    """The answer record from the JSON that a browser saved; None if it is invalid."""
    if not isinstance(plain, list) or len(plain) != 7:
        return None
    at, ok, kind, seed, level, case, seconds = plain
    sound = (
        (type(at) is int and 0 <= at < _LATEST)
        and (type(ok) is int and ok in (0, 1))
        and (isinstance(kind, str) and kind in kinds)
        and (type(seed) is int and 0 <= seed < SEEDS)
        and (type(level) is int and level in LEVELS)
        and (isinstance(case, str) and len(case) <= _MAX_CASE_LENGTH)
        and (type(seconds) in (int, float) and 0 <= seconds < _LATEST)
    )
    return AnswerRecord(at, bool(ok), kind, seed, level, case, float(seconds)) if sound else None


def _log(answers: Iterable[AnswerRecord]) -> tuple[AnswerRecord, ...]:
    return tuple(sorted(set(answers)))[-MAX_LOG:]


def merged_progress(first: Progress, other: Progress) -> Progress:
    """The combined progress of two browser tabs in the same lesson; the order does not matter.

    >>> from cartes_lib.asking import Progress, merged_progress
    >>> merged_progress(Progress("BO-04"), Progress("BO-04")) == Progress("BO-04")
    True
    """
    goals = sorted({*first.answers, *other.answers})
    logs = {
        goal: _log((*first.answers.get(goal, ()), *other.answers.get(goal, ()))) for goal in goals
    }
    both = Progress(first.lesson, logs, first.reached | other.reached)
    return replace(both, reached=both.reached | {goal for goal in goals if _is_reached(both, goal)})


def goal_for(lesson: str, kind: str) -> Goal:
    """The goal for the exercise `kind` of `lesson`: its own, or the goal common to all exercises.

    If the lesson's goals do not include `kind`, the result is a small default goal, which
    `is_mastered` ignores.

    Raises:
        KeyError: the lesson does not exist.

    >>> from cartes_lib.asking import goal_for
    >>> goal_for("BO-04", "legal").right
    12
    """
    goals = lessons()[lesson].mastery
    own = [goal for goal in goals if goal.kind == kind]
    common = [goal for goal in goals if not goal.kind]
    return (own or common or [Goal(kind, *_UNNAMED)])[0]


def recent(progress: Progress, kind: str) -> tuple[bool, ...]:
    """Whether each of the last answers to exercises of `kind` was right, oldest first.

    The result has at most as many answers as the goal considers.

    >>> from cartes_lib.asking import Progress, recent
    >>> from cartes_lib.asking.mastery import AnswerRecord
    >>> first, second = (AnswerRecord(at, at > 0, "legal", 7, 1) for at in (0, 1))
    >>> recent(Progress("BO-04", {"legal": (first, second)}), "legal")
    (False, True)
    """
    goal = goal_for(progress.lesson, kind)
    return tuple(answer.ok for answer in progress.answers.get(goal.kind, ())[-goal.of :])


def cases_known(progress: Progress, kind: str) -> frozenset[str]:
    """The cases of a rule, such as "follow", in which the learner's last answer was right.

    >>> from cartes_lib.asking import Progress
    >>> from cartes_lib.asking.mastery import AnswerRecord, cases_known
    >>> answer = AnswerRecord(0, ok=True, kind="legal", seed=7, level=1, case="follow")
    >>> sorted(cases_known(Progress("BO-04", {"legal": (answer,)}), "legal"))
    ['follow']
    """
    last = {
        answer.case: answer.ok
        for answer in progress.answers.get(goal_for(progress.lesson, kind).kind, ())
    }
    return frozenset(case for case, ok in last.items() if case and ok)


def climb_left(progress: Progress, kind: str) -> int:
    """Number of right answers at `MASTERY_LEVEL` or higher that the learner still needs to reach
    the goal of `kind`.

    Only the last `Goal.of` answers are considered.

    >>> from cartes_lib.asking.mastery import AnswerRecord, Progress, climb_left
    >>> climb_left(Progress("BO-04"), "legal")
    3
    >>> answer = AnswerRecord(0, ok=True, kind="legal", seed=7, level=2)
    >>> climb_left(Progress("BO-04", {"legal": (answer,)}), "legal")
    2
    """
    goal = goal_for(progress.lesson, kind)
    last = progress.answers.get(goal.kind, ())[-goal.of :]
    climbed = sum(item.ok and item.level >= MASTERY_LEVEL for item in last)
    after_rise = goal.right if goal.in_a_row is None else goal.in_a_row - RIGHT_TO_RISE
    return max(0, min(_MAX_CLIMBED, goal.right, after_rise) - climbed)


def only_climb_left(progress: Progress, kind: str) -> int:
    """`climb_left` if nothing else is missing from the number of right answers; else 0.

    >>> from cartes_lib.asking.mastery import AnswerRecord, Progress, only_climb_left
    >>> easy = tuple(AnswerRecord(at, True, "legal", seed=at, level=1) for at in range(12))
    >>> only_climb_left(Progress("BO-04", {"legal": easy[1:]}), "legal")
    0
    >>> only_climb_left(Progress("BO-04", {"legal": easy}), "legal")
    3
    """
    goal = goal_for(progress.lesson, kind)
    if goal.kind in progress.reached:
        return 0
    is_enough = sum(recent(progress, kind)) >= goal.right or _is_in_a_row(progress, goal)
    return climb_left(progress, kind) if is_enough else 0


def _is_reached(progress: Progress, kind_of_goal: str) -> bool:
    """Whether the goal `kind_of_goal` is reached: enough of the last answers are right.

    If the goal requires several cases of the rule, the last answers to at least `Goal.cases`
    different cases must be right. Some right answers must be at `MASTERY_LEVEL` or higher. The last
    `Goal.right` right answers together must not take longer than `Goal.seconds`. Right answers in a
    row may reach the goal early.
    """
    kind = kind_of_goal or exercise_kinds(progress.lesson)[0]
    goal = goal_for(progress.lesson, kind)
    right = [answer for answer in progress.answers.get(goal.kind, ())[-goal.of :] if answer.ok]
    taken = sum(item.seconds for item in right[-goal.right :])
    return (
        (len(right) >= goal.right or _is_in_a_row(progress, goal))
        and not climb_left(progress, kind)
        and len(cases_known(progress, kind)) >= goal.cases
        and (goal.seconds is None or taken <= goal.seconds)
    )


def _is_in_a_row(progress: Progress, goal: Goal) -> bool:
    """Whether the latest answers include enough right answers in a row to reach `goal` early."""
    if goal.in_a_row is None:
        return False
    last = progress.answers.get(goal.kind, ())[-goal.in_a_row :]
    return len(last) == goal.in_a_row and all(answer.ok for answer in last)


def after(
    progress: Progress,
    exercise: Exercise,
    grade: Grade,
    hints: int,
    seconds: float = 0.0,
    at: int = 0,
) -> Progress:
    """`progress` after the first answer to `exercise` was graded.

    If the answer was already shown, a right answer is recorded as wrong, and the exercise is asked
    again.

    Args:
        hints: how many hints were shown before the answer, 0 to 4.
        seconds: the time that the learner needed; used only if the goal has a time limit.
        at: time of the answer, in milliseconds since 1970.

    >>> from cartes_lib.asking import Progress, after, answer_key, generate, grade, recent
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> result = grade(exercise, list(answer_key(exercise).answer))
    >>> recent(after(Progress("BO-04"), exercise, result, hints=0), "legal")
    (True,)
    """
    goal = goal_for(exercise.lesson, exercise.kind)
    earned = grade.ok and stars(hints) > 0
    log = progress.answers.get(goal.kind, ())
    # Keep the order of the answers even if the clock was set back.
    moment = max(at, log[-1].at + 1) if log else at
    entry = AnswerRecord(
        moment, earned, exercise.kind, exercise.seed, exercise.level, grade.case, seconds
    )
    answered = replace(progress, answers={**progress.answers, goal.kind: (*log, entry)[-MAX_LOG:]})
    if not _is_reached(answered, goal.kind):
        return answered
    return replace(answered, reached=progress.reached | {goal.kind})


def is_mastered(progress: Progress) -> bool:
    """Whether the learner has reached all goals of the lesson.

    Goals for exercises that the lesson does not offer yet are ignored. If no other goal exists, the
    result is False.

    >>> from cartes_lib.asking import Progress, is_mastered
    >>> is_mastered(Progress("BO-04"))
    False
    """
    offered = {*exercise_kinds(progress.lesson), ""}
    wanted = [goal for goal in lessons()[progress.lesson].mastery if goal.kind in offered]
    return bool(wanted) and all(goal.kind in progress.reached for goal in wanted)
