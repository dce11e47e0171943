"""Reports to a class: a student's answer with its question and grade, or the hints seen."""

from __future__ import annotations

from cartes_lib.asking import Exercise, Grade
from cartes_lib.asking.contract import Answer
from cartes_lib.asking.render import plain_answer


def answer_report(
    exercise: Exercise, answer: Answer | None, grade: Grade, hints: int, seconds: float | None
) -> dict[str, object]:
    """The report of `answer` to `exercise` for the class, as data that JSON can represent.

    `read_report` reads it.

    Args:
        grade: the grade of the answer.
        answer: the answer in its normal form; None if the learner looked at the solution instead.
        hints: number of hints shown before the answer, 0 to 4.
        seconds: time from the question to the answer; None if unknown.
    """
    return {
        **_deal(exercise),
        "answer": None if answer is None else plain_answer(answer),
        "ok": grade.ok and answer is not None,
        "misconception": "" if answer is None else grade.misconception,
        "hints": hints,
        "ms": None if seconds is None else int(1000 * seconds),
        "rule": grade.rule,
        "shown": answer is None,
    }


def hint_report(exercise: Exercise, hints: int) -> dict[str, object]:
    """The report for the class that a student has seen the first `hints` hints of `exercise`."""
    return {"event": "hint", **_deal(exercise), "hints": hints}


def _deal(exercise: Exercise) -> dict[str, object]:
    return {
        "lesson": exercise.lesson,
        "kind": exercise.kind,
        "seed": exercise.seed,
        "level": exercise.level,
        "rules": exercise.rules,
    }
