"""Homework: exercises and their last day, as a text that fits into a link.

The text has parts between dots: the date, a deal code for each exercise, a check of all these, and
the seal of the server that made it:

    2026-12-04.BO-04-VC222E.TR-05-A2222M.5d1f0a.0b6f...

The check finds a link that was cut or changed on its way. Only the server knows its seal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256

from cartes_lib.asking.codes import Coded, CodeError, deal_code, read_code
from cartes_lib.asking.contract import Exercise

__all__ = [
    "MOST_EXERCISES",
    "Homework",
    "HomeworkError",
    "new_homework",
    "read_homework",
]

MOST_EXERCISES = 40
"""Exercises of a homework."""

LONGEST = 700
"""Characters of the text."""

_CHECK = 6
_FORM = re.compile(
    r"(?P<body>(?P<until>\d{4}-\d\d-\d\d)\.(?P<codes>[A-Z0-9.-]+))"
    rf"\.(?P<check>[0-9a-f]{{{_CHECK}}})\.(?P<seal>[0-9a-f]{{16,64}})",
    re.ASCII,
)


class HomeworkError(ValueError):
    """No homework, or no answers to it; the catalogue entry is `homework-error-<reason>`.

    Attributes:
        reason: `link` (cut or changed), `exercise` (there is no such exercise), `number` (none, or
            too many), `date` (not a date to come), `foreign` (another server made it), `message`
            (not what a page of ours sends), `lists` (too many of a student).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Homework:
    """Exercises to do until a date.

    Attributes:
        until: the last day.
        codes: a deal code for each exercise.
        seal: by which the server that made it knows it again; "" before.
    """

    until: date
    codes: tuple[str, ...]
    seal: str = ""

    @property
    def body(self) -> str:
        """What is sealed: date and exercises."""
        return ".".join((self.until.isoformat(), *self.codes))

    @property
    def text(self) -> str:
        """The whole of it, for a link."""
        return f"{self.body}.{_check(self.body)}.{self.seal}"

    @property
    def of(self) -> int:
        """How many exercises there are."""
        return len(self.codes)

    def coded(self, number: int) -> Coded:
        """What names the exercise of that number, from 1 on."""
        return read_code(self.codes[number - 1])

    def sealed(self, seal: str) -> Homework:
        """The same with that seal."""
        return replace(self, seal=seal)


def _check(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:_CHECK]


def new_homework(until: date, exercises: Iterable[Exercise]) -> Homework:
    """The homework of those exercises, each once.

    Raises:
        HomeworkError: `number`.

    >>> from datetime import date
    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.homework import new_homework
    >>> new_homework(date(2026, 12, 4), [generate("BO-04", "legal", 7)]).body
    '2026-12-04.BO-04-VC222E'
    """
    codes = tuple(dict.fromkeys(deal_code(exercise) for exercise in exercises))
    if not 1 <= len(codes) <= MOST_EXERCISES:
        raise HomeworkError("number")
    return Homework(until, codes)


def read_homework(text: object) -> Homework:
    """The homework that `text` is; its seal is not checked.

    Raises:
        HomeworkError: `link`, `number` or `exercise`.
    """
    match = _FORM.fullmatch(text) if isinstance(text, str) and len(text) <= LONGEST else None
    if match is None or match["check"] != _check(match["body"]):
        raise HomeworkError("link")
    codes = tuple(match["codes"].split("."))
    if len(codes) > MOST_EXERCISES or len(set(codes)) < len(codes):
        raise HomeworkError("number")
    try:
        until = date.fromisoformat(match["until"])
    except ValueError as error:
        raise HomeworkError("link") from error
    try:
        for code in codes:
            read_code(code)
    except CodeError as error:
        raise HomeworkError("exercise") from error
    return Homework(until, codes, match["seal"])
