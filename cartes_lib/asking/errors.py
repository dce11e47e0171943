"""Errors about questions, exercises and answers that do not exist or cannot be graded."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.engine import Fact

__all__ = ["AnswerError", "ExerciseError", "QuestionError"]


class AnswerError(ValueError):
    """Raised if an answer does not match the answer schema, so that it cannot be graded.

    Attributes:
        reason: `wrong-form`, `unknown-item`, `incomplete` or `out-of-range`; the message is
            `answer-<reason>`.

    >>> from cartes_lib.asking import AnswerError, ask, grade_question
    >>> question = ask("botifarra", "winner", trick="12o 9o 3o 1o")
    >>> try:
    ...     grade_question(question, "2b")
    ... except AnswerError as error:
    ...     print(error.reason)
    unknown-item
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ExerciseError(ValueError):
    """Raised if an exercise does not exist; the message is `exercise-error-<reason>` with `facts`.

    Attributes:
        reason: `unknown-exercise`, `unknown-level`, `unknown-seed`, `unknown-rules`, or an error of
            a custom position (see `cartes_lib.asking.custom`).

    >>> from cartes_lib.asking import ExerciseError, generate
    >>> try:
    ...     generate("BO-04", "nothing", seed=7)
    ... except ExerciseError as error:
    ...     print(error.reason)
    unknown-exercise
    """

    def __init__(self, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: Mapping[str, Fact] = MappingProxyType(dict(facts or {}))


class QuestionError(ValueError):
    """Raised if a kind of question, a game or a level does not exist.

    >>> from cartes_lib.asking import QuestionError, ask
    >>> try:
    ...     ask("botifarra", "nothing")
    ... except QuestionError:
    ...     print("no such question")
    no such question
    """
