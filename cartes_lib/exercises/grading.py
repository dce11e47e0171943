"""Grading: an answer against its key, exactly, with what was missed and what was too much."""

from __future__ import annotations

from collections.abc import Mapping

from cartes_lib.exercises.contract import (
    Answer,
    AnswerError,
    AnswerKey,
    Exercise,
    Grade,
    Said,
    Shape,
)
from cartes_lib.exercises.registry import answer_key

__all__ = ["grade", "read_answer"]


def read_answer(shape: Shape, answer: object) -> Answer:
    """`answer`, as it came from a page, in the form that `shape` asks for.

    Raises:
        AnswerError: it does not have that form.
    """
    ids = {item.id for item in shape.items}
    if shape.kind == "number":
        return _number(shape, answer)
    if shape.kind == "choice" or (shape.kind == "pick" and not shape.many):
        return _one_of(ids, answer[0] if isinstance(answer, list) and len(answer) == 1 else answer)
    if shape.kind in ("pick", "order"):
        return _several(shape, ids, answer)
    if not isinstance(answer, Mapping) or not all(isinstance(key, str) for key in answer):
        raise AnswerError("wrong-form")
    if shape.kind == "parts":
        parts = {name: part for name, _, part in shape.parts}
        _same_names(set(parts), set(answer))
        return {name: read_answer(part, answer[name]) for name, part in parts.items()}
    _same_names(ids, set(answer))
    targets = {item.id for item in shape.targets}
    return {item.id: _one_of(targets, answer[item.id]) for item in shape.items}


def _number(shape: Shape, answer: object) -> int:
    if not isinstance(answer, int) or isinstance(answer, bool):
        raise AnswerError("wrong-form")
    if not shape.low <= answer <= shape.high:
        raise AnswerError("out-of-range")
    return answer


def _one_of(ids: set[str], answer: object) -> str:
    if not isinstance(answer, str):
        raise AnswerError("wrong-form")
    if answer not in ids:
        raise AnswerError("unknown-item")
    return answer


def _several(shape: Shape, ids: set[str], answer: object) -> tuple[str, ...]:
    if not isinstance(answer, list | tuple) or not all(isinstance(one, str) for one in answer):
        raise AnswerError("wrong-form")
    if len(set(answer)) != len(answer) or not set(answer) <= ids:
        raise AnswerError("unknown-item")
    if shape.kind == "order":
        if set(answer) != ids:
            raise AnswerError("incomplete")
        return tuple(answer)
    if not answer:
        raise AnswerError("incomplete")
    # What was picked is a set: keep it in the order of the items, to compare and to show.
    return tuple(item.id for item in shape.items if item.id in answer)


def _same_names(wanted: set[str], given: set[str]) -> None:
    if not given <= wanted:
        raise AnswerError("unknown-item")
    if given != wanted:
        raise AnswerError("incomplete")


def grade(exercise: Exercise, answer: object) -> Grade:
    """What `answer` is worth.

    Raises:
        AnswerError: it does not fit the exercise's shape.
    """
    key = answer_key(exercise)
    given = read_answer(exercise.shape, answer)
    if _is_right(key, given):
        why = _told(key, given)
        return Grade(True, (), (), key.rule, why, "", key.breakdown, key.case, (), key.worths)
    missed, extra = _differences(exercise.shape, key.answer, given)
    name = next((name for name, wrong in key.mistakes.items() if wrong == given), "")
    why = Said(f"misconception-{name}", key.facts) if name else _why(key, given, missed, extra)
    return Grade(
        False,
        missed,
        extra,
        key.rule,
        why,
        name,
        key.breakdown,
        key.case,
        key.counterexample,
        key.worths,
    )


def _differences(
    shape: Shape, right: Answer, given: Answer
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if isinstance(right, Mapping) and isinstance(given, Mapping):
        return (), tuple(name for name in right if given[name] != right[name])
    if shape.kind == "order" and isinstance(right, tuple) and isinstance(given, tuple):
        place = next(at for at, one in enumerate(right) if given[at] != one)
        return (right[place],), (given[place],)
    if isinstance(right, tuple) and isinstance(given, tuple):
        return (
            tuple(one for one in right if one not in given),
            tuple(one for one in given if one not in right),
        )
    # One id or a number: the right one is not told here, but by the worked answer.
    return (), (str(given),)


def _is_right(key: AnswerKey, given: Answer) -> bool:
    if isinstance(given, int) and isinstance(key.answer, int):
        return abs(given - key.answer) <= key.tolerance
    return given == key.answer or given in key.accepted


def _told(key: AnswerKey, given: Answer) -> Said:
    return key.why if isinstance(given, Mapping) else key.told.get(given, key.why)


def _why(key: AnswerKey, given: Answer, missed: tuple[str, ...], extra: tuple[str, ...]) -> Said:
    for one in (*extra, *missed):
        if one in key.faults:
            return key.faults[one]
    return _told(key, given)
