"""The level of a series: it rises after right answers, and falls after wrong ones."""

from __future__ import annotations

from cartes_lib.asking.mastery import Answered, Progress, goal_for
from cartes_lib.asking.registry import LEVELS

__all__ = ["next_level"]

_RIGHT_TO_RISE = 3
_WRONG_TO_FALL = 2


def next_level(progress: Progress, kind: str, level: int, since: int = 0) -> int:
    """The level of the next exercise `kind`, after a series at `level`.

    Three right answers in a row raise it, two wrong ones lower it. An exercise that was missed and
    asked again does not count.

    Args:
        since: the time, in milliseconds since 1970, when the learner chose `level`; earlier answers
            do not count.

    >>> from cartes_lib.asking import Progress
    >>> from cartes_lib.asking.levels import next_level
    >>> from cartes_lib.asking.mastery import Answered
    >>> right = [Answered(at, True, "legal", seed=at, level=1) for at in (1, 2, 3)]
    >>> next_level(Progress("BO-04", {"legal": tuple(right)}), "legal", level=1)
    2
    """
    log = progress.answers.get(goal_for(progress.lesson, kind).kind, ())
    run = _run([item for item in log if item.kind == kind], level, since)
    if len(run) >= _RIGHT_TO_RISE and all(run[-_RIGHT_TO_RISE:]):
        return min(level + 1, LEVELS[-1])
    if len(run) >= _WRONG_TO_FALL and not any(run[-_WRONG_TO_FALL:]):
        return max(level - 1, LEVELS[0])
    return level


def _run(log: list[Answered], level: int, since: int) -> list[bool]:
    """Which of the last new exercises at `level` were right, oldest first."""
    run: list[bool] = []
    asked: set[tuple[int, int]] = set()
    for item in log:
        is_new = (item.seed, item.level) not in asked
        asked.add((item.seed, item.level))
        if not is_new:
            continue
        if item.level != level or item.at <= since:
            run = []
        else:
            run.append(item.ok)
    return run
