"""The level of a series of exercises: it rises after right answers and falls after wrong ones."""

from __future__ import annotations

from cartes_lib.asking.mastery import RIGHT_TO_RISE, AnswerRecord, Progress, goal_for
from cartes_lib.asking.registry import LEVELS

__all__ = ["latest_answer", "next_level"]

_WRONG_TO_FALL = 2


def next_level(progress: Progress, kind: str, level: int, since: int = 0) -> int:
    """The level of the next exercise of kind `kind`, after a series of answers at `level`.

    Three right answers in a row raise the level; two wrong answers lower it. A missed exercise that
    is asked again has no effect.

    Args:
        since: time of the last answer before the learner chose `level` (see `latest_answer`), in
            milliseconds since 1970. Only later answers count.

    >>> from cartes_lib.asking import Progress
    >>> from cartes_lib.asking.levels import next_level
    >>> from cartes_lib.asking.mastery import AnswerRecord
    >>> right = [AnswerRecord(at, True, "legal", seed=at, level=1) for at in (1, 2, 3)]
    >>> next_level(Progress("BO-04", {"legal": tuple(right)}), "legal", level=1)
    2
    """
    log = progress.answers.get(goal_for(progress.lesson, kind).kind, ())
    run = _run([item for item in log if item.kind == kind], level, since)
    if len(run) >= RIGHT_TO_RISE and all(run[-RIGHT_TO_RISE:]):
        return min(level + 1, LEVELS[-1])
    if len(run) >= _WRONG_TO_FALL and not any(run[-_WRONG_TO_FALL:]):
        return max(level - 1, LEVELS[0])
    return level


def latest_answer(progress: Progress, kind: str) -> int:
    """The time of the last answer that counts for the goal of `kind`; 0 without an answer.

    The unit is milliseconds since 1970. Each answer has a later time than the answer before.

    >>> from cartes_lib.asking import Progress
    >>> from cartes_lib.asking.levels import latest_answer
    >>> latest_answer(Progress("BO-04"), "legal")
    0
    """
    log = progress.answers.get(goal_for(progress.lesson, kind).kind, ())
    return log[-1].at if log else 0


def _run(log: list[AnswerRecord], level: int, since: int) -> list[bool]:
    """Whether each answer in the current series at `level` was right, oldest first; repeated
    exercises are left out.
    """
    run: list[bool] = []
    known: set[tuple[int, int]] = set()
    for item in log:
        is_new = (item.seed, item.level) not in known
        known.add((item.seed, item.level))
        if not is_new:
            continue
        if item.level != level or item.at <= since:
            run = []
        else:
            run.append(item.ok)
    return run
