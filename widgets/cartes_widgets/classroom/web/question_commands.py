"""The commands about questions for all."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tornado.ioloop import IOLoop

from cartes_lib.asking import LEVELS, custom_position, read_code
from cartes_lib.asking.registry import rules_of
from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.course import FAIR_MS, following
from cartes_widgets.classroom.model.results import MAX_POSITION_LENGTH, Deal
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.command_page import Action, CommandError, CommandPage, whole
from cartes_widgets.classroom.web.door import text_of

_MAX_TIME = 600


def _ask(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Opens a question for all, given its deal code, its arguments, or a custom position."""
    if "code" in body:
        result = read_code(text_of(body, "code"))
        page.ask(Deal(result.lesson, result.kind, result.seed, result.level, result.rules))
        return
    lesson, kind = text_of(body, "lesson"), text_of(body, "kind")
    rules = text_of(body, "rules") or rules_of(lesson, kind)[0]
    cards = body.get("cards")
    if isinstance(cards, Mapping):
        position = custom_position(lesson, kind, cards)
        page.ask(Deal(lesson, kind, 0, LEVELS[0], rules, position))
        return
    position = text_of(body, "position", MAX_POSITION_LENGTH)
    seed, level = whole(body, "seed"), whole(body, "level")
    page.ask(Deal(lesson, kind, seed, level, rules, position))


def _next(page: CommandPage, _body: Mapping[str, Any]) -> None:
    page.ask(following(page.asked_question(), random.SystemRandom()))


def _close(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Closes the question for all, immediately or after the `seconds` in `body`."""
    question = page.asked_question()
    if "seconds" not in body:
        page.set_course(replace(page.room.course, question=replace(question, closed=True)))
        return
    seconds = whole(body, "seconds")
    if not 1 <= seconds <= _MAX_TIME or not question.accepts(page.room.clock()):
        raise CommandError(format_message("class-no-command"))
    closes_at = page.room.clock() + 1000 * seconds
    page.set_course(replace(page.room.course, question=replace(question, closes_at=closes_at)))
    wait = seconds + FAIR_MS / 1000
    IOLoop.current().call_later(wait, _close_due, page.room, question.number, closes_at)


def _close_due(room: Room, number: int, closes_at: int) -> None:
    """Closes a question when its time is over, unless the teacher has changed the time."""
    question = room.course.question
    if question is None or room.is_closed or question.closed:
        return
    if (question.number, question.closes_at) == (number, closes_at):
        room.set_course(replace(room.course, question=replace(question, closed=True)))


def _reason(page: CommandPage, _body: Mapping[str, Any]) -> None:
    page.set_course(replace(page.room.course, question=replace(page.asked_question(), reason=True)))


def _reveal(page: CommandPage, _body: Mapping[str, Any]) -> None:
    page.set_course(
        replace(page.room.course, question=replace(page.asked_question(), revealed=True))
    )


QUESTION_COMMANDS: dict[str, Action] = {
    "ask": _ask,
    "next": _next,
    "close": _close,
    "reason": _reason,
    "reveal": _reveal,
}
