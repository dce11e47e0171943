"""Homework: a list of exercises with a due date, encoded for a link.

The parts of the text are separated by dots: the due date, one deal code per exercise, a checksum of
both, and a signature of the server that made the homework:

    2026-12-04.BO-04-VC222E.TR-05-A2222M.5d1f0a.0b6f...

The checksum detects a link that was cut or changed. Only the server can make the signature.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256

from cartes_lib.asking.codes import CodedExercise, CodeError, deal_code, read_code
from cartes_lib.asking.contract import Exercise

__all__ = [
    "MAX_EXERCISES",
    "Homework",
    "HomeworkError",
    "new_homework",
    "read_homework",
]

MAX_EXERCISES = 40
"""The maximum number of exercises of a homework."""

MAX_LENGTH = 700
"""The maximum length of the text in characters."""

_CHECK = 6
_FORM = re.compile(
    r"(?P<body>(?P<until>\d{4}-\d\d-\d\d)\.(?P<codes>[A-Z0-9.-]+))"
    rf"\.(?P<check>[0-9a-f]{{{_CHECK}}})\.(?P<signature>[0-9a-f]{{16,64}})",
    re.ASCII,
)


class HomeworkError(ValueError):
    """Raised for invalid homework or invalid answers; the message is `homework-error-<reason>`.

    Attributes:
        reason: `link` (cut or changed), `exercise` (unknown exercise), `number` (no exercise, or
            more than `MAX_EXERCISES`) or `date` (in the past). Further reasons are `foreign` (made
            by another server), `message` (malformed request) or `lists` (one student has too many
            homeworks).

    >>> from cartes_lib.asking.homework import HomeworkError
    >>> HomeworkError("link").reason
    'link'
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Homework:
    """Exercises with a due date.

    Attributes:
        until: the due date, included.
        codes: the deal codes of the exercises.
        signature: the signature of the server that made the homework; "" before it is signed.

    >>> from datetime import date
    >>> from cartes_lib.asking.homework import Homework
    >>> Homework(date(2026, 12, 4), ("BO-04-VC222E", "TR-05-A2222M")).of
    2
    """

    until: date
    codes: tuple[str, ...]
    signature: str = ""

    @property
    def body(self) -> str:
        """The signed part of the text: due date and deal codes."""
        return ".".join((self.until.isoformat(), *self.codes))

    @property
    def text(self) -> str:
        """The homework as text for a link: body, checksum and signature."""
        return f"{self.body}.{_check(self.body)}.{self.signature}"

    @property
    def of(self) -> int:
        """The number of exercises."""
        return len(self.codes)

    def coded(self, number: int) -> CodedExercise:
        """Decode the deal code of exercise `number`, counted from 1."""
        return read_code(self.codes[number - 1])

    def signed(self, signature: str) -> Homework:
        """A copy with the signature `signature`."""
        return replace(self, signature=signature)


def _check(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:_CHECK]


def new_homework(until: date, exercises: Iterable[Exercise]) -> Homework:
    """Return a homework with these exercises, without duplicates.

    Raises:
        HomeworkError: there are no exercises or too many; the reason is `number`.

    >>> from datetime import date
    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.homework import new_homework
    >>> new_homework(date(2026, 12, 4), [generate("BO-04", "legal", 7)]).body
    '2026-12-04.BO-04-VC222E'
    """
    codes = tuple(dict.fromkeys(deal_code(exercise) for exercise in exercises))
    if not 1 <= len(codes) <= MAX_EXERCISES:
        raise HomeworkError("number")
    return Homework(until, codes)


def read_homework(text: object) -> Homework:
    """Parse the text of a homework. The signature is not verified.

    Raises:
        HomeworkError: the text is cut or changed (reason `link`), has a wrong number of exercises
            (`number`) or an unknown exercise (`exercise`).

    >>> from datetime import date
    >>> from cartes_lib.asking.homework import Homework, read_homework
    >>> homework = Homework(date(2026, 12, 4), ("BO-04-VC222E",), "0" * 16)
    >>> read_homework(homework.text) == homework
    True
    """
    match = _FORM.fullmatch(text) if isinstance(text, str) and len(text) <= MAX_LENGTH else None
    if match is None or match["check"] != _check(match["body"]):
        raise HomeworkError("link")
    codes = tuple(match["codes"].split("."))
    if len(codes) > MAX_EXERCISES or len(set(codes)) < len(codes):
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
    return Homework(until, codes, match["signature"])
