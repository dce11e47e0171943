"""A student's answers and used hints, and the parser of a kernel's messages about them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cartes_lib.asking import LEVELS, SEEDS, ExerciseError
from cartes_lib.asking.registry import rules_of

MAX_ANSWER_LENGTH = 4000
"""Maximum length of an answer as JSON, in characters; an order of 48 cards has 300."""

_MAX_WORD_LENGTH = 64

MAX_POSITION_LENGTH = 500
"""Maximum length of a custom position, in characters."""

MAX_HINTS = 4
"""Maximum number of hints of an exercise; the last hint is the solution."""

_DAY = 24 * 3600 * 1000


class ResultError(ValueError):
    """A message that is not a valid report of an answer or of hints."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The arguments of `generate`, which identify an exercise."""

    lesson: str
    kind: str
    seed: int
    level: int
    rules: str
    position: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """One answer of one student.

    Attributes:
        member: id of the student.
        answer: the answer in its normal form, as JSON; "" if the student looked at the solution.
        misconception: the misconception behind a wrong answer; "" if unknown.
        hints: number of hints shown before the answer.
        ms: time from the question to the answer, in milliseconds; None if unknown.
        rule: id of the rule that decides the exercise.
        shown: whether the student looked at the solution instead.
        at: when the answer arrived, in milliseconds since 1970, by the server's clock.
        question: number of the question for all; 0 for an exercise in a lesson.
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


@dataclass(frozen=True, slots=True)
class HintsShown:
    """A report that a student has seen the first `hints` hints of an exercise."""

    member: str
    deal: Deal
    hints: int


def read_report(report: object, member: str, at: int) -> Result | HintsShown:
    """The answer or the hints that a kernel's message reports for `member`.

    Raises:
        ResultError: the message is not a valid report.
    """
    if not isinstance(report, Mapping):
        raise ResultError("no result")
    if report.get("event") == "hint":
        return HintsShown(member, _deal(report), _number(report, "hints", MAX_HINTS))
    answer = json.dumps(report.get("answer"), ensure_ascii=False, sort_keys=True)
    if len(answer) > MAX_ANSWER_LENGTH:
        raise ResultError("answer")
    shown, ok = report.get("shown"), report.get("ok")
    if not isinstance(shown, bool) or not isinstance(ok, bool):
        raise ResultError("ok")
    ms = report.get("ms")
    return Result(
        member,
        _deal(report),
        "" if shown else answer,
        ok and not shown,
        _word(report, "misconception"),
        _number(report, "hints", MAX_HINTS),
        None if ms is None else _number(report, "ms", _DAY),
        _word(report, "rule"),
        shown,
        at,
    )


def _deal(report: Mapping[str, object]) -> Deal:
    lesson, kind, rules = (_word(report, name) for name in ("lesson", "kind", "rules"))
    seed, level = _number(report, "seed", SEEDS - 1), _number(report, "level", LEVELS[-1])
    try:
        known = rules in rules_of(lesson, kind) and level in LEVELS
    except ExerciseError as error:
        raise ResultError("lesson") from error
    if not known:
        raise ResultError("rules")
    return Deal(lesson, kind, seed, level, rules)


def _word(report: Mapping[str, object], name: str) -> str:
    value = report.get(name)
    if not isinstance(value, str) or len(value) > _MAX_WORD_LENGTH:
        raise ResultError(name)
    return value


def _number(report: Mapping[str, object], name: str, most: int) -> int:
    value = report.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ResultError(name)
    return value


def first_answers(results: Iterable[Result]) -> list[Result]:
    """The first answer of each student to each exercise; a reload of the page gives no second
    try.
    """
    firsts: dict[tuple[str, Deal], Result] = {}
    for result in results:
        firsts.setdefault((result.member, result.deal), result)
    return list(firsts.values())
