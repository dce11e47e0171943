"""Sessions that a class may follow: one for each game, and the teacher's own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.game_ids import game_of_lesson
from cartes_lib.messages import format_message, lesson_title
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.page_states import PartView, Plan
from cartes_widgets.classroom.model.sessions import Part, Session, SessionError, read_session
from cartes_widgets.games.tables import PRESENTATIONS

OWN = "own"
"""Name of the session that comes from the teacher's file."""


@cache
def ready_plans() -> Mapping[str, Session]:
    """The included sessions, from `session.toml` in each game's folder; the key is the game."""
    return MappingProxyType({game: _ready(game) for game in PRESENTATIONS})


def _ready(game: str) -> Session:
    file = files(f"cartes_widgets.games.{game}") / "session.toml"
    return read_session(file.read_text("utf-8"), _any_step)


def _any_step(_lesson: str) -> int:
    """A number that is larger than any step, because the steps in the file were already checked."""
    return sys.maxsize


@lru_cache(maxsize=4)
def _own_session(text: str) -> Session | None:
    """The teacher's session in the content `text` of its file; None if this version rejects it."""
    try:
        return read_session(text, _any_step) if text else None
    except SessionError:
        return None


def _sessions(course: Course) -> dict[str, Session]:
    own = _own_session(course.own)
    return {**({OWN: own} if own else {}), **ready_plans()}


def followed_session(course: Course) -> Session | None:
    """The session that the class follows; None if it follows no session."""
    return _sessions(course).get(course.plan)


def game_of_session(course: Course) -> str:
    """The first game of the session that the class follows; "" without one."""
    session = followed_session(course)
    for part in session.parts if session else ():
        if part.seating:
            return part.seating.game
        if lesson := _lesson_of(part):
            return game_of_lesson(lesson)
    return ""


def _lesson_of(part: Part) -> str:
    return part.asks.lesson if part.asks else part.lesson


def plan_view(course: Course) -> Plan:
    """The sessions for the board, and the state of the session that the class follows."""
    session = followed_session(course)
    parts = session.parts if session else ()
    return {
        "names": [
            {
                "name": name,
                "title": item.title or format_message(f"session-{name}"),
                "parts": [
                    {"minutes": part.minutes, "asks": part.asks is not None} for part in item.parts
                ],
            }
            for name, item in _sessions(course).items()
        ],
        "name": course.plan if session else "",
        "at": course.at,
        "keeps": bool(course.hour),
        "parts": [_part_view(course.plan, number, part) for number, part in enumerate(parts, 1)],
    }


def _part_view(plan: str, number: int, part: Part) -> PartView:
    title, notes = part.title or _title(number, part), part.notes
    if plan != OWN:
        title = format_message(f"session-{plan}-{number}")
        notes = format_message(f"session-{plan}-{number}.notes")
    return {"minutes": part.minutes, "title": title, "notes": notes}


def _title(number: int, part: Part) -> str:
    """A title for a part without a title in its file: the lesson or the game that it opens."""
    if lesson := _lesson_of(part):
        return lesson_title(lesson)
    if part.seating:
        return format_message(f"game-{part.seating.game}")
    return format_message("session-part", number=number)
