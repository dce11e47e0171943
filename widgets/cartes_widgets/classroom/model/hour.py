"""The history of a lesson hour, as a session file that the teacher can use again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cartes_lib.asking import deal_code, generate, read_code
from cartes_lib.game_ids import game_of_lesson
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.results import Deal
from cartes_widgets.classroom.model.sessions import MAX_MINUTES, MAX_PARTS, SeatingPlan

_MINUTE = 60_000


def question_entry(deal: Deal) -> dict[str, Any]:
    """The part of a session file with a question for all; its key is `position` or `ask`."""
    if deal.position:
        fields = {"lesson": deal.lesson, "exercise": deal.kind, "variant": deal.rules}
        return {"position": {**fields, "cards": deal.position}}
    return {"ask": deal_code(generate(deal.lesson, deal.kind, deal.seed, deal.level, deal.rules))}


def lesson_entry(lesson: str, step: int) -> dict[str, Any]:
    """The part of a session file that opens a lesson; its keys are `lesson` and `step`."""
    return {"lesson": lesson, "step": step}


def seating_entry(seats: SeatingPlan) -> dict[str, Any]:
    """The part of a session file that opens tables or a tournament.

    Its key is `tables` or `tournament`.
    """
    table: dict[str, Any] = {"game": seats.game, "players": seats.players}
    if seats.deals:
        return {"tournament": {**table, "deals": seats.deals}}
    return {"tables": {**table, **({"variant": seats.variant} if seats.variant else {})}}


def with_entry(course: Course, at: int, part: Mapping[str, Any]) -> Course:
    """`course` with `part` added to its history `hour`.

    Steps of the same lesson are one part. If the history has the maximum number of parts, the new
    part replaces the latest.

    Args:
        at: the time when the teacher opened the part, in milliseconds since 1970.
        part: the part, as in a session file.
    """
    latest = course.hour[-1][1] if course.hour else {}
    if part.get("lesson") is not None and part.get("lesson") == latest.get("lesson"):
        return course
    return replace(course, hour=(*course.hour[: MAX_PARTS - 1], (at, dict(part))))


def latest_game(course: Course) -> str:
    """The game of the lesson, question or tables that the teacher opened last; "" if nothing was
    opened.
    """
    part = course.hour[-1][1] if course.hour else {}
    for what in ("tables", "tournament"):
        if what in part:
            return str(part[what]["game"])
    lesson = read_code(part["ask"]).lesson if "ask" in part else part.get("lesson", "")
    lesson = part["position"]["lesson"] if "position" in part else lesson
    return game_of_lesson(lesson) if lesson else ""


def hour_text(course: Course, now: int, title: str) -> str:
    """The text of a session file with all opened parts, and the duration of each.

    Args:
        now: the end of the last part, in milliseconds since 1970.
        title: the title of the session.
    """
    ends = [at for at, _ in course.hour[1:]] + [now]
    parts = [f"title = {_value(title)}"]
    for (at, part), end in zip(course.hour, ends, strict=True):
        minutes = min(MAX_MINUTES, max(1, round((end - at) / _MINUTE)))
        lines = ["[[part]]", f"minutes = {minutes}"]
        lines += [f"{name} = {_value(value)}" for name, value in part.items()]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _value(value: object) -> str:
    """`value` in the syntax of TOML; strings are written as in JSON, which TOML can read."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{name} = {_value(item)}' for name, item in value.items())} }}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
