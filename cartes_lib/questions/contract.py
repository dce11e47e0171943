"""What a question is, and what is said once it is answered.

A `Question` knows its answer: only what `cartes_lib.exercises.worded` makes of its prompt,
scene and shape may be shown before.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cartes_lib.exercises.contract import AnswerError, Said, Scene, Shape

__all__ = ["Question", "Reply", "reply", "told"]


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position, with its answer and the reason.

    Attributes:
        shape: a `choice` among items, cards of the scene among them, or a `number`.
        answer: an item's id, or the number.
        rule: id of the rule that decides.
        why: the reason; None where the rule's own sentence is the reason.
        tolerance: how far a number may be off and still count as found.
        breakdown: how a number comes about.
    """

    prompt: Said
    shape: Shape
    answer: str | int
    rule: str
    scene: Scene = field(default_factory=Scene)
    why: Said | None = None
    tolerance: int = 0
    breakdown: tuple[tuple[Said, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said to an answer.

    Attributes:
        ok: whether it is right; None where the question was passed.
        given: the answer; None where there was none.
    """

    question: Question
    ok: bool | None
    given: str | int | None


def reply(question: Question, answer: object) -> Reply:
    """What is said to `answer`, which may be anything.

    Raises:
        AnswerError: it does not fit the question's shape.
    """
    given = _checked(question.shape, answer)
    if isinstance(given, int) and isinstance(question.answer, int):
        return Reply(question, abs(given - question.answer) <= question.tolerance, given)
    return Reply(question, given == question.answer, given)


def told(question: Question) -> Reply:
    """What is said to one who passes: the answer all the same."""
    return Reply(question, None, None)


def _checked(shape: Shape, answer: object) -> str | int:
    if shape.kind == "number":
        if type(answer) is not int:
            raise AnswerError("wrong-form")
        if not shape.low <= answer <= shape.high:
            raise AnswerError("out-of-range")
        return answer
    if not isinstance(answer, str):
        raise AnswerError("wrong-form")
    if answer not in {item.id for item in shape.items}:
        raise AnswerError("unknown-item")
    return answer
