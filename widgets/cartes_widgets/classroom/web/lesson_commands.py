"""The commands that open lessons and the parts of a session."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.course import Place, with_question
from cartes_widgets.classroom.model.plans import OWN, followed_session, ready_plans
from cartes_widgets.classroom.model.sessions import MAX_LENGTH, Part, read_session
from cartes_widgets.classroom.web.command_page import Action, CommandError, CommandPage, whole
from cartes_widgets.classroom.web.door import text_of
from cartes_widgets.classroom.web.table_commands import seat
from cartes_widgets.pages.notebooks import step_titles


def _free(page: CommandPage, _body: Mapping[str, Any]) -> None:
    page.set_course(replace(page.room.course, question=None, place=None, frozen=False, free=True))


def _here(page: CommandPage, body: Mapping[str, Any]) -> None:
    lesson, step = text_of(body, "lesson"), whole(body, "step")
    path = page.service.paths.get(lesson)
    if path is None:
        raise CommandError(format_message("share-error-lesson", value=lesson))
    most = len(step_titles(page.notebook_root, path))
    if not 1 <= step <= most:
        raise CommandError(format_message("share-error-step", value=str(step), most=str(most)))
    course = replace(page.room.course, question=None, place=Place(lesson, step), free=False)
    page.open(course, hour.lesson_entry(lesson, step))


def _plan(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Starts the session named in `body` at its first part; the name "" ends the current
    session.
    """
    name = text_of(body, "plan")
    known = name in ready_plans() or (name == OWN and page.room.course.own)
    if name and not known:
        raise CommandError(format_message("class-no-command"))
    page.set_course(replace(page.room.course, plan=name, at=0))


def _session(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Starts the teacher's own session; `text` in `body` is the content of the session file."""
    text = text_of(body, "text", MAX_LENGTH + 1)
    read_session(text, page.service.step_count)
    page.set_course(replace(page.room.course, own=text, plan=OWN, at=0))


def _part(page: CommandPage, body: Mapping[str, Any]) -> dict[str, str] | None:
    session, at = followed_session(page.room.course), whole(body, "at")
    if session is None or not 1 <= at <= len(session.parts):
        raise CommandError(format_message("class-no-command"))
    part: Part = session.parts[at - 1]
    if part.seating is not None:
        reply = seat(page, body, part.seating)
        if reply is None:
            page.set_course(replace(page.room.course, at=at))
        return reply
    course = replace(page.room.course, at=at)
    opened = replace(course, question=None, place=None, frozen=False, free=False)
    if part.asks is not None:
        page.open(with_question(course, part.asks), hour.question_entry(part.asks))
    elif part.lesson in page.service.paths:
        step = part.step or page.service.step(part.lesson, part.kind)
        page.open(
            replace(opened, place=Place(part.lesson, step)), hour.lesson_entry(part.lesson, step)
        )
    else:
        page.set_course(opened)
    return None


LESSON_COMMANDS: dict[str, Action] = {
    "free": _free,
    "here": _here,
    "plan": _plan,
    "session": _session,
    "part": _part,
}
