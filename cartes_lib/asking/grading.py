"""Compares answers to their answer keys, and lists missing and wrong items."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cartes_lib.asking.contract import (
    Answer,
    AnswerKey,
    AnswerSchema,
    Exercise,
    Grade,
    Message,
    Question,
)
from cartes_lib.asking.errors import AnswerError
from cartes_lib.asking.registry import question_of

__all__ = [
    "Reply",
    "grade",
    "grade_question",
    "pass_question",
    "read_answer",
    "reply",
    "right_items",
]


def read_answer(schema: AnswerSchema, answer: object) -> Answer:
    """Convert `answer`, as received from a page, to the form that `schema` defines.

    Raises:
        AnswerError: `answer` does not have that form.

    >>> from cartes_lib.asking.contract import AnswerSchema
    >>> from cartes_lib.asking.grading import read_answer
    >>> read_answer(AnswerSchema("number", low=0, high=12), 5)
    5
    """
    ids = {item.id for item in schema.items}
    if schema.kind == "number":
        return _number(schema, answer)
    if schema.kind == "choice" or (schema.kind == "pick" and not schema.multi_select):
        return _one_of(ids, answer[0] if isinstance(answer, list) and len(answer) == 1 else answer)
    if schema.kind in ("pick", "order"):
        return _several(schema, ids, answer)
    if not isinstance(answer, Mapping) or not all(isinstance(key, str) for key in answer):
        raise AnswerError("wrong-form")
    if schema.kind == "parts":
        parts = {name: part for name, _, part in schema.parts}
        _same_names(set(parts), set(answer))
        return {name: read_answer(part, answer[name]) for name, part in parts.items()}
    _same_names(ids, set(answer))
    targets = {item.id for item in schema.targets}
    return {item.id: _one_of(targets, answer[item.id]) for item in schema.items}


def _number(schema: AnswerSchema, answer: object) -> int:
    if not isinstance(answer, int) or isinstance(answer, bool):
        raise AnswerError("wrong-form")
    if not schema.low <= answer <= schema.high:
        raise AnswerError("out-of-range")
    return answer


def _one_of(ids: set[str], answer: object) -> str:
    if not isinstance(answer, str):
        raise AnswerError("wrong-form")
    if answer not in ids:
        raise AnswerError("unknown-item")
    return answer


def _several(schema: AnswerSchema, ids: set[str], answer: object) -> tuple[str, ...]:
    if not isinstance(answer, list | tuple) or not all(isinstance(item, str) for item in answer):
        raise AnswerError("wrong-form")
    if len(set(answer)) != len(answer) or not set(answer) <= ids:
        raise AnswerError("unknown-item")
    if schema.kind == "order":
        if set(answer) != ids:
            raise AnswerError("incomplete")
        return tuple(answer)
    if not answer:
        raise AnswerError("incomplete")
    # The order of picked ids does not matter, so sort them like the items.
    return tuple(item.id for item in schema.items if item.id in answer)


def _same_names(wanted: set[str], given: set[str]) -> None:
    if not given <= wanted:
        raise AnswerError("unknown-item")
    if given != wanted:
        raise AnswerError("incomplete")


def grade(exercise: Exercise, answer: object) -> Grade:
    """Grade `answer` as an answer to `exercise`.

    Raises:
        AnswerError: `answer` does not match the exercise's schema.

    >>> from cartes_lib.asking import answer_key, generate, grade
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> grade(exercise, list(answer_key(exercise).answer)).ok
    True
    """
    return grade_question(question_of(exercise), answer)


def grade_question(question: Question, answer: object) -> Grade:
    """Grade `answer` as an answer to `question`.

    Raises:
        AnswerError: `answer` does not match the question's schema.

    >>> from cartes_lib.asking import ask, grade_question
    >>> grade_question(ask("botifarra", "winner", trick="12o 9o 3o 1o"), "1o").ok
    False
    """
    key = question.key
    given = read_answer(question.schema, answer)
    if _is_right(key, given):
        why = _message(key, given)
        return Grade(
            True, (), (), key.rule, why, "", key.breakdown, key.case, (), key.choice_values
        )
    missed, extra = _differences(question.schema, key.answer, given)
    name = next((name for name, wrong in key.mistakes.items() if wrong == given), "")
    # The reason for a wrong order names the card that belongs at the marked place.
    wrong = missed if question.schema.kind == "order" else (*extra, *missed)
    why = Message(f"misconception-{name}", key.facts) if name else _why(key, given, wrong)
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
        key.choice_values,
    )


def right_items(exercise: Exercise) -> list[str]:
    """Ids of the items or of the number in the right answer; empty for other forms of answers.

    The id of an item of a part begins with the id of the part: "points/36". An item with a place
    has the id of the place after its own: "oros/1".

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.grading import right_items
    >>> len(right_items(generate("BO-03", "duel", seed=7)))
    1
    >>> right_items(generate("BA-02", "setup", seed=7))[-1]
    'stock/34'
    """
    answer = question_of(exercise).key.answer
    if isinstance(answer, str | int):
        return [str(answer)]
    if isinstance(answer, Mapping):
        return list(_paths(answer))
    return list(answer) if exercise.schema.kind == "pick" and isinstance(answer, tuple) else []


def _paths(answer: Mapping[str, object]) -> Iterator[str]:
    """The ids on the way to each item of an answer in parts or with places, with slashes."""
    for name, inner in answer.items():
        if isinstance(inner, str):
            yield f"{name}/{inner}"
        elif isinstance(inner, Mapping):
            yield from (f"{name}/{path}" for path in _paths(inner))


@dataclass(frozen=True, slots=True)
class Reply:
    """A question that was answered or skipped.

    Attributes:
        grade: the grade of the answer; None if the question was skipped.
        given: the answer; None if the question was skipped.

    >>> from cartes_lib.asking import ask, reply
    >>> reply(ask("botifarra", "winner", trick="12o 9o 3o 1o"), "9o").ok
    True
    """

    question: Question
    grade: Grade | None = None
    given: Answer | None = None

    @property
    def ok(self) -> bool | None:
        """Whether the answer is right; None if the question was skipped."""
        return self.grade.ok if self.grade else None


def reply(question: Question, answer: object) -> Reply:
    """Check and grade `answer`, which may be any object.

    Raises:
        AnswerError: `answer` does not match the question's schema.

    >>> from cartes_lib.asking import ask, reply
    >>> reply(ask("botifarra", "winner", trick="12o 9o 3o 1o"), "9o").given
    '9o'
    """
    return Reply(question, grade_question(question, answer), read_answer(question.schema, answer))


def pass_question(question: Question) -> Reply:
    """The reply for a skipped question; it contains the right answer.

    >>> from cartes_lib.asking import ask, pass_question
    >>> pass_question(ask("botifarra", "winner", trick="12o 9o 3o 1o")).grade is None
    True
    """
    return Reply(question)


def _differences(
    schema: AnswerSchema, right: Answer, given: Answer
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if isinstance(right, Mapping) and isinstance(given, Mapping):
        return (), tuple(_wrong_names(right, given))
    if schema.kind == "order" and isinstance(right, tuple) and isinstance(given, tuple):
        place = next(at for at, wanted in enumerate(right) if given[at] != wanted)
        return (right[place],), (given[place],)
    if isinstance(right, tuple) and isinstance(given, tuple):
        return (
            tuple(item for item in right if item not in given),
            tuple(item for item in given if item not in right),
        )
    # For a single id or a number, `missed` would reveal the right answer; the explanation gives it
    # later.
    return (), (str(given),)


def _wrong_names(right: Mapping[str, Answer], given: Mapping[str, Answer]) -> Iterator[str]:
    """The wrong names of `given`; for a part with names of its own, also these: "places/hand"."""
    for name, wanted in right.items():
        if given[name] == wanted:
            continue
        yield name
        inner = given[name]
        if isinstance(wanted, Mapping) and isinstance(inner, Mapping):
            yield from (f"{name}/{each}" for each in _wrong_names(wanted, inner))


def _is_right(key: AnswerKey, given: Answer) -> bool:
    if isinstance(given, int) and isinstance(key.answer, int):
        return abs(given - key.answer) <= key.tolerance
    return given == key.answer or given in key.accepted


def _message(key: AnswerKey, given: Answer) -> Message:
    return key.why if isinstance(given, Mapping) else key.replies.get(given, key.why)


def _why(key: AnswerKey, given: Answer, wrong: tuple[str, ...]) -> Message:
    for item in wrong:
        if item in key.faults:
            return key.faults[item]
    return _message(key, given)
