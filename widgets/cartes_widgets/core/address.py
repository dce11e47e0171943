"""The parameters of a page's address, and the language of its notebook.

Unknown parameters are ignored.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import parse_qs

from cartes_lib.asking import LEVELS, SEEDS, CodedExercise, CodeError, read_code
from cartes_lib.asking.registry import rules_of
from cartes_lib.messages import known_language

_MAX_QUERY_LENGTH = 2000


def _parameter(name: str, query: str | None = None) -> str:
    """The value of `name` in the page's address; "" if it is missing or repeated.

    Args:
        query: the query string to search; None for the query string of this kernel's page.
    """
    result = parse_qs(
        (os.environ.get("QUERY_STRING", "") if query is None else query)[:_MAX_QUERY_LENGTH]
    )
    values = result.get(name, [])
    return values[0] if len(values) == 1 else ""


def _asked_number(name: str, low: int, high: int) -> int | None:
    """The value of the integer parameter `name` of the page's address, from `low` to `high - 1`.

    None if it is missing, is not an integer, or is outside this range.
    """
    value = _parameter(name)
    if not value.isascii() or not value.isdecimal():
        return None
    number = int(value[:9])
    return number if low <= number < high else None


def is_served(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a Cartes page, on a server or a static site, shows this kernel's notebook."""
    return "QUERY_STRING" in environment


def notebook_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the metadata of a kernel's notebook names, or the default language.

    The server passes the notebook's path in the environment variable that Jupyter uses too.

    Args:
        environment: the environment of the kernel; by default, that of this process.
    """
    file = environment.get("JPY_SESSION_NAME", "")
    try:
        metadata = json.loads(Path(file).read_text("utf-8"))["metadata"]
    except (OSError, ValueError, LookupError, TypeError):
        return known_language(None)
    return known_language(metadata.get("lang") if isinstance(metadata, dict) else None)


def seed() -> int:
    """The seed of the address, such as `?seed=7`; a random seed if it is missing or invalid.

    With the same address, all students of a class get the same exercises.
    """
    seed = chosen_seed()
    return random.SystemRandom().randrange(SEEDS) if seed is None else seed


def chosen_seed() -> int | None:
    """The seed of the address; None if it is missing or invalid."""
    return _asked_number("seed", 0, SEEDS)


def invitation() -> str:
    """The code of a table in the address, such as `?table=truco/sin-flor/2/...`; "" if it is
    missing.
    """
    return _parameter("table")


def homework() -> str:
    """The homework in the address, such as `?homework=2026-12-04.BO-04-VC222E...`; "" if it is
    missing.
    """
    return _parameter("homework")


def level() -> int:
    """The level of the address, such as `?level=2`; 1 if it is missing or invalid."""
    return _asked_number("level", LEVELS[0], LEVELS[-1] + 1) or LEVELS[0]


def variant(lesson: str, kind: str) -> str | None:
    """The variant in the address, such as `?variant=obligada`.

    None if it is missing, or if the exercise does not have this variant.

    Raises:
        ExerciseError: there is no such exercise.
    """
    name = _parameter("variant")
    return name if name in rules_of(lesson, kind) else None


def exercise_of_code(lesson: str, kind: str) -> CodedExercise | None:
    """The contents of the deal code of the address, such as `?deal=BO-04-VC222E`.

    None if there is no code, or if it names another exercise than `kind` of `lesson`.
    """
    try:
        result = read_code(_parameter("deal"))
    except CodeError:
        return None
    return result if (result.lesson, result.kind) == (lesson, kind) else None


def asked_code(query: str) -> CodedExercise | None:
    """The contents of the deal code in `query`, the query string of an address; None without a
    code.

    Raises:
        CodeError: it is not a deal code, or its check digit is wrong.
    """
    code = _parameter("deal", query)
    return read_code(code) if code else None


def coded_exercise() -> str:
    """The beginning of a notebook's call of the exercise in the deal code: `exercise("BO-04", "…"`.

    "" if the address has no deal code. On a static site, `python.js` searches the notebook for this
    text, to open the page at the step of the exercise.
    """
    try:
        code = read_code(_parameter("deal"))
    except CodeError:
        return ""
    return f'exercise("{code.lesson}", "{code.kind}"'
