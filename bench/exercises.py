"""Time to generate and grade an exercise: the slowest of a hundred, and the 95th percentile.

It prints one line for each generator, and exits with an error if one misses the limit.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from cartes_lib.asking import LEVELS, answer_key, exercise_kinds, generate, grade
from cartes_lib.asking.contract import Answer
from cartes_lib.asking.registry import rules_of
from cartes_lib.asking.render import public, public_grade
from cartes_lib.lessons import lessons

BAR = 20.0
"""The limit in milliseconds at the 95th percentile."""

SERIES = 200


def generators() -> Iterator[tuple[str, str, int, str]]:
    """The lesson, the kind, the level and the preset of all exercises that can be generated."""
    for lesson in lessons():
        for kind in exercise_kinds(lesson):
            for level in LEVELS:
                for preset in rules_of(lesson, kind):
                    yield lesson, kind, level, preset


def as_sent(answer: Answer) -> object:
    """`answer` in the form in which a page sends it."""
    if isinstance(answer, tuple):
        return list(answer)
    if isinstance(answer, str | int):
        return answer
    return {name: as_sent(value) for name, value in answer.items()}


def milliseconds(lesson: str, kind: str, seed: int, level: int, preset: str) -> float:
    """Processor time to generate an exercise, to render it, to grade an answer and to render the
    grade.

    Other processes of the machine do not affect it.
    """
    start = time.process_time()
    exercise = generate(lesson, kind, seed, level, preset)
    public(exercise)
    public_grade(grade(exercise, as_sent(answer_key(exercise).answer)), exercise)
    return 1000 * (time.process_time() - start)


def main() -> int:
    """Prints the figures; returns 1 if a generator misses the limit."""
    worst = 0.0
    for lesson, kind, level, preset in generators():
        times = sorted(milliseconds(lesson, kind, seed, level, preset) for seed in range(SERIES))
        p95 = times[int(0.95 * SERIES)]
        worst = max(worst, p95)
        name = f"{lesson} {kind} level {level} {preset}"
        print(f"{name:40} p95 {p95:6.2f} ms   slowest {times[-1]:7.2f} ms")
    print(f"worst p95 {worst:.2f} ms, bar {BAR:.0f} ms: {'ok' if worst <= BAR else 'MISSED'}")
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
