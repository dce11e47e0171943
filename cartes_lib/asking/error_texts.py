"""Texts for the errors of answers, exercises and deal codes."""

from __future__ import annotations

from cartes_lib.asking.codes import CodeError
from cartes_lib.asking.errors import AnswerError, ExerciseError
from cartes_lib.messages import capitalised, format_message

__all__ = ["answer_error_text", "code_error_text", "exercise_error_text"]


def answer_error_text(error: AnswerError) -> str:
    """The text that explains why an answer could not be graded.

    >>> from cartes_lib.asking import AnswerError
    >>> from cartes_lib.asking.error_texts import answer_error_text
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     print(answer_error_text(AnswerError("out-of-range")))
    This number is too small or too big.
    """
    return format_message(f"answer-{error.reason}")


def exercise_error_text(error: ExerciseError) -> str:
    """The text that explains why an exercise does not exist.

    >>> from cartes_lib.asking import ExerciseError
    >>> from cartes_lib.asking.error_texts import exercise_error_text
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     print(exercise_error_text(ExerciseError("unknown-level")))
    There are only three levels, 1 to 3.
    """
    return capitalised(format_message(f"exercise-error-{error.reason}", **error.facts))


def code_error_text(error: CodeError) -> str:
    """The text that explains why a string is not a deal code.

    >>> from cartes_lib.asking import CodeError
    >>> from cartes_lib.asking.error_texts import code_error_text
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     print(code_error_text(CodeError("letter")))
    Codes never use 0, 1, I, L or O. Read the code again.
    """
    return format_message(f"code-{error.reason}")
