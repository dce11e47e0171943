"""The distribution of the answers to an exercise, and the reason of the most frequent mistake."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cartes_lib.asking import AnswerError, Exercise, answer_key, grade
from cartes_lib.asking.answer_texts import answer_text
from cartes_lib.asking.contract import Answer
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.render import message_text
from cartes_widgets.classroom.model.results import Result


@dataclass(frozen=True, slots=True)
class AnswerGroup:
    """The students who gave the same answer.

    Attributes:
        text: the answer in words.
        wrong_part: its wrong part in words, for those who may see the right answer.
        number: number of students who gave it.
        ok: whether it is right.
        reason: why it is wrong, in the words that a student sees; "" if it is right.
    """

    text: str
    wrong_part: str
    number: int
    ok: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Distribution:
    """The distribution of the answers to one exercise.

    Attributes:
        answered: number of students who answered.
        shown: number of students who looked at the solution instead.
        groups: groups of equal answers, the most frequent first.
        picked: for an exercise in which items are picked: id, card (or ""), text, and number of
            students of each item; else ().
    """

    answered: int
    shown: int
    groups: tuple[AnswerGroup, ...]
    picked: tuple[tuple[str, str, str, int], ...]
    mistake: AnswerGroup | None


def right_answer(exercise: Exercise) -> str:
    """The right answer to `exercise`, in words; it must not reach students before they may see
    it.
    """
    return answer_text(answer_key(exercise).answer, exercise)


def wrong_part(given: Answer, exercise: Exercise) -> str:
    """The wrong part of the wrong answer `given`, in words: the items that are in a wrong place.

    It is the whole answer if no items are put in places. Like the right answer, it must not reach
    students early.
    """
    right = answer_key(exercise).answer
    if exercise.schema.parts or not isinstance(given, Mapping) or not isinstance(right, Mapping):
        return answer_text(given, exercise)
    misplaced = {item: place for item, place in given.items() if place != right.get(item)}
    return answer_text(misplaced or given, exercise)


def _answer_group(exercise: Exercise, answer: str, number: int) -> AnswerGroup | None:
    """The group of the students who gave `answer`; `number` is how many they are.

    None if the answer does not fit the exercise, for example after an update of Cartes.
    """
    try:
        given = read_answer(exercise.schema, json.loads(answer))
        judged = grade(exercise, given)
    except (AnswerError, ValueError):
        return None
    reason = "" if judged.ok else message_text(judged.why)
    text = answer_text(given, exercise)
    shorter = text if judged.ok else wrong_part(given, exercise)
    return AnswerGroup(text, shorter, number, judged.ok, reason)


def distribution(exercise: Exercise, results: Sequence[Result]) -> Distribution:
    """The distribution of `results`, which has one result per student."""
    counted = Counter(result.answer for result in results if not result.shown)
    groups = [
        group
        for answer, number in counted.most_common()
        if (group := _answer_group(exercise, answer, number)) is not None
    ]
    wrong = [group for group in groups if not group.ok]
    return Distribution(
        answered=sum(group.number for group in groups),
        shown=sum(result.shown for result in results),
        groups=tuple(groups),
        picked=_picked(exercise, counted),
        mistake=wrong[0] if wrong else None,
    )


def _picked(exercise: Exercise, counted: Counter[str]) -> tuple[tuple[str, str, str, int], ...]:
    if exercise.schema.kind not in ("pick", "choice"):
        return ()
    picked: Counter[str] = Counter()
    for answer, number in counted.items():
        try:
            given = read_answer(exercise.schema, json.loads(answer))
        except (AnswerError, ValueError):
            # See `_answer_group`.
            continue
        for entry in given if isinstance(given, tuple) else [given]:
            picked[str(entry)] += number
    return tuple(
        (
            item.id,
            "" if item.card is None else str(item.card),
            answer_text(item.id, exercise),
            picked[item.id],
        )
        for item in exercise.schema.items
    )
