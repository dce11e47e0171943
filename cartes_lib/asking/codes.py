"""Deal codes: ten to twelve characters, easy to read aloud, that identify an exercise.

"BO-04-VC222E" has the id of a lesson, then six characters of an alphabet without 0, 1, I, L and O.
The last character is a check digit for the others and the lesson. It detects any single wrong
character and any two adjacent characters that were swapped.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cartes_lib.asking.contract import Exercise
from cartes_lib.asking.errors import ExerciseError
from cartes_lib.asking.registry import LEVELS, SEEDS, exercise_names, rules_of
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons

__all__ = ["ALPHABET", "LENGTH", "CodeError", "CodedExercise", "deal_code", "read_code"]

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""31 characters: a prime number, so that the check digit detects every single error."""

LENGTH = 12

_PLACES = {names.lessons: place for place, names in enumerate(GAME_IDS.values(), 1)}
_DIGITS = 5
_TYPES, _PRESETS = 4, 4
"""Number of kinds of exercise in a block of codes, and number of presets of a kind. The first block
has the kinds of `lessons.toml`.
"""

_FORM = re.compile(r"([A-Z]{2})([0-9]{2})([A-Z0-9]+)")
# Telephones and copied pages contain other dashes than the keyboard's hyphen.
_BETWEEN = re.compile("[\\s\u2010-\u2015\u2212_-]")


class CodeError(ValueError):
    """Raised for a text that is not a deal code; the message is `code-<reason>`.

    Attributes:
        reason: `form` (not a lesson and six characters), `letter` (a character that codes never
            contain), `check` (wrong check digit), `lesson` (unknown lesson or exercise).

    >>> from cartes_lib.asking import CodeError, read_code
    >>> try:
    ...     read_code("BO-04-VC222F")
    ... except CodeError as error:
    ...     print(error.reason)
    check
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class CodedExercise(NamedTuple):
    """The contents of a deal code: the arguments of `generate`.

    >>> from cartes_lib.asking import read_code
    >>> read_code("bo04 vc222e").seed
    7
    """

    lesson: str
    kind: str
    seed: int
    level: int
    rules: str


def _check(lesson: str, digits: list[int]) -> int:
    """The check digit of a code: a weighted sum of the lesson and of `digits`, modulo 31. Each
    position has its own weight.
    """
    head = [_PLACES[lesson[:2]], int(lesson[3]), int(lesson[4])]
    return sum(place * digit for place, digit in enumerate(head + digits, 1)) % len(ALPHABET)


def deal_code(exercise: Exercise | CodedExercise) -> str:
    """The deal code of `exercise`, such as "BO-04-VC222E".

    A code that a person typed, read by `read_code`, gets its usual form without the work to
    generate the exercise.

    >>> from cartes_lib.asking import deal_code, generate, read_code
    >>> deal_code(generate("BO-04", "legal", seed=7))
    'BO-04-VC222E'
    >>> deal_code(read_code("bo04 vc222e"))
    'BO-04-VC222E'
    """
    # Use the order of `lessons.toml`, so that codes stay valid when the code changes.
    block, kind = divmod(exercise_names(exercise.lesson).index(exercise.kind), _TYPES)
    preset = rules_of(exercise.lesson, exercise.kind).index(exercise.rules)
    number = block * SEEDS + exercise.seed
    for base, digit in ((_TYPES, kind), (len(LEVELS), exercise.level - 1), (_PRESETS, preset)):
        number = number * base + digit
    digits = []
    for _ in range(_DIGITS):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(digit)
    digits.append(_check(exercise.lesson, digits))
    return f"{exercise.lesson}-" + "".join(ALPHABET[digit] for digit in digits)


def read_code(text: str) -> CodedExercise:
    """Decode `text`; case, spaces and dashes do not matter.

    Raises:
        CodeError: `text` is not a deal code, or its check digit is wrong.

    >>> from cartes_lib.asking import read_code
    >>> read_code("BO-04-VC222E")
    CodedExercise(lesson='BO-04', kind='legal', seed=7, level=1, rules='lliure')
    """
    # A typed text may have any length; only its beginning can be a code.
    match = _FORM.fullmatch(_BETWEEN.sub("", text[: 4 * LENGTH]).upper())
    if match is None or len(match[3]) != _DIGITS + 1 or len(text) > 4 * LENGTH:
        raise CodeError("form")
    lesson = f"{match[1]}-{match[2]}"
    if not set(match[3]) <= set(ALPHABET):
        raise CodeError("letter")
    if lesson not in lessons():
        raise CodeError("lesson")
    *digits, check = (ALPHABET.index(item) for item in match[3])
    if check != _check(lesson, digits):
        raise CodeError("check")
    return _unpacked(lesson, digits)


def _unpacked(lesson: str, digits: list[int]) -> CodedExercise:
    kinds = exercise_names(lesson)
    number = 0
    for digit in reversed(digits):
        number = number * len(ALPHABET) + digit
    number, preset = divmod(number, _PRESETS)
    number, level = divmod(number, len(LEVELS))
    number, kind = divmod(number, _TYPES)
    block, seed = divmod(number, SEEDS)
    place = block * _TYPES + kind
    try:
        presets = rules_of(lesson, kinds[place])
        return CodedExercise(lesson, kinds[place], seed, level + 1, presets[preset])
    except (IndexError, ExerciseError) as error:
        raise CodeError("lesson") from error
