"""What is known of one answer, and how a kernel's message of it is read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cartes_lib.asking import LEVELS, SEEDS, ExerciseError
from cartes_lib.asking.registry import rules_of

__all__ = ["MOST_HINTS", "Deal", "Result", "ResultError", "first_answers", "read_told"]

LONGEST_ANSWER = 4000
"""Characters of an answer as JSON: an order of 48 cards has 300."""

_LONGEST_WORD = 64
MOST_HINTS = 4
"""That an exercise gives; the last is the worked answer."""

_DAY = 24 * 3600 * 1000


class ResultError(ValueError):
    """A message that no exercise of ours sends."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Which exercise: the arguments of `generate`."""

    lesson: str
    kind: str
    seed: int
    level: int
    rules: str
    position: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """One answer of one pupil.

    Attributes:
        member: id of the pupil.
        answer: in the exercise's normal form, as JSON; "" where the worked answer was shown.
        misconception: the wrong idea that it betrays; "" if none is known.
        hints: how many were shown before.
        ms: how long it took, in milliseconds; None where that is not known.
        rule: id of the rule that decides.
        shown: the worked answer was looked at instead.
        at: when it came, in milliseconds since 1970, by the server's clock.
        question: number of the question that was put to all; 0 for one in a lesson.
    """

    member: str
    deal: Deal
    answer: str
    ok: bool
    misconception: str
    hints: int
    ms: int | None
    rule: str
    shown: bool
    at: int
    question: int = 0


def read_told(told: object, member: str, at: int) -> Result:
    """What a kernel told of an answer of `member`.

    Raises:
        ResultError: it is nothing that a kernel of ours tells.
    """
    if not isinstance(told, Mapping):
        raise ResultError("no result")
    answer = json.dumps(told.get("answer"), ensure_ascii=False, sort_keys=True)
    if len(answer) > LONGEST_ANSWER:
        raise ResultError("answer")
    shown, ok = told.get("shown"), told.get("ok")
    if not isinstance(shown, bool) or not isinstance(ok, bool):
        raise ResultError("ok")
    ms = told.get("ms")
    return Result(
        member,
        _deal(told),
        "" if shown else answer,
        ok and not shown,
        _word(told, "misconception"),
        _number(told, "hints", MOST_HINTS),
        None if ms is None else _number(told, "ms", _DAY),
        _word(told, "rule"),
        shown,
        at,
    )


def _deal(told: Mapping[str, object]) -> Deal:
    lesson, kind, rules = (_word(told, name) for name in ("lesson", "kind", "rules"))
    seed, level = _number(told, "seed", SEEDS - 1), _number(told, "level", LEVELS[-1])
    try:
        known = rules in rules_of(lesson, kind) and level in LEVELS
    except ExerciseError as error:
        raise ResultError("lesson") from error
    if not known:
        raise ResultError("rules")
    return Deal(lesson, kind, seed, level, rules)


def _word(told: Mapping[str, object], name: str) -> str:
    value = told.get(name)
    if not isinstance(value, str) or len(value) > _LONGEST_WORD:
        raise ResultError(name)
    return value


def _number(told: Mapping[str, object], name: str, most: int) -> int:
    value = told.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ResultError(name)
    return value


def first_answers(results: Iterable[Result]) -> list[Result]:
    """The first answer of each pupil to each deal: a reload of the page is no second try."""
    found: dict[tuple[str, Deal], Result] = {}
    for one in results:
        found.setdefault((one.member, one.deal), one)
    return list(found.values())
