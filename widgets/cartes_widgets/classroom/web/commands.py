"""The teacher's commands, such as to open a lesson or to close a question."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from http import HTTPStatus
from inspect import isawaitable
from typing import Any

import segno
from tornado import web
from tornado.ioloop import IOLoop

from cartes_lib.asking import (
    LEVELS,
    CodeError,
    ExerciseError,
    custom_position,
    read_code,
)
from cartes_lib.asking.error_texts import code_error_text, exercise_error_text
from cartes_lib.asking.registry import rules_of
from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.course import (
    FAIR_MS,
    Course,
    Place,
    Question,
    following,
    with_question,
    without_projection,
)
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.names import NicknameError
from cartes_widgets.classroom.model.plans import OWN, followed_session, ready_plans
from cartes_widgets.classroom.model.results import MAX_POSITION_LENGTH, Deal
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.sessions import (
    MAX_LENGTH,
    Part,
    SeatingPlan,
    SessionError,
    read_session,
)
from cartes_widgets.classroom.web.door import TeacherPage, text_of
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.classroom.web.seating_all import closing_question, seat_chosen, seat_class
from cartes_widgets.classroom.web.service import saved
from cartes_widgets.classroom.web.wall_table import review, show_on_wall, watched_view
from cartes_widgets.pages.notebooks import step_titles

_MAX_TIME = 600
_MAX_NUMBER = 2**53
"""The largest integer that JavaScript represents exactly."""


_Reply = dict[str, str] | None
_Action = Callable[["Command", Mapping[str, Any]], _Reply | Awaitable[_Reply]]


class CommandError(ValueError):
    """The command cannot be executed; the text says why, in the teacher's language."""


class Command(TeacherPage):
    """Handler that executes the teacher's commands."""

    _opens = False

    async def post(self) -> None:
        """Executes one command.

        Raises:
            HTTPError: 400, an unknown command; 429, too many commands.
        """
        if not self.service.commands.take():
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        content = self.body()
        action = _ACTIONS.get(text_of(content, "do"))
        if action is None or self.room.is_closed:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)
        if self._is_outdated(content):
            self.answer({})
            return
        self._opens = text_of(content, "do") in _OPENING
        with use_language(self.asked_language):
            try:
                reply = action(self, content)
                if isawaitable(reply):
                    reply = await reply
            except _ERRORS as error:
                self.answer({"error": _error_text(error)}, HTTPStatus.CONFLICT)
                return
        self.answer(reply or {})

    def _is_outdated(self, body: Mapping[str, Any]) -> bool:
        """Whether the command is for an earlier question, as from a double click or another board.

        "Next question" would otherwise skip a question.
        """
        question = self.room.course.question
        return "question" in body and (question is None or body["question"] != question.number)

    def set_course(self, course: Course) -> None:
        """Sets the state of the class; whatever the teacher opens takes the projector's place."""
        self.room.set_course(without_projection(course) if self._opens else course)

    def asked_member(self, body: Mapping[str, Any]) -> Member:
        member = self.room.members.get(text_of(body, "member"))
        if member is None:
            raise CommandError(format_message("class-no-member"))
        return member

    def asked_question(self) -> Question:
        question = self.room.course.question
        if question is None:
            raise CommandError(format_message("class-no-question"))
        return question

    def ask(self, deal: Deal) -> None:
        course = with_question(self.room.course, deal)
        self.open(course, hour.question_entry(deal))

    def open(self, course: Course, part: Mapping[str, Any]) -> None:
        """Opens `course` to the class, and adds `part` to the history of the lesson hour."""
        self.set_course(hour.with_entry(course, self.room.clock(), part))


_ERRORS = (CommandError, NicknameError, CodeError, ExerciseError, SeatingError, SessionError)


def _error_text(error: Exception) -> str:
    if isinstance(error, NicknameError):
        return format_message(f"class-name-{error.reason}")
    if isinstance(error, CodeError):
        return code_error_text(error)
    if isinstance(error, SeatingError):
        return format_message(f"class-table-{error.reason}")
    return exercise_error_text(error) if isinstance(error, ExerciseError) else str(error)


def _whole(body: Mapping[str, Any], name: str) -> int:
    value = body.get(name)
    if type(value) is not int or abs(value) > _MAX_NUMBER:
        raise CommandError(format_message("class-no-command"))
    return value


def _ask(page: Command, body: Mapping[str, Any]) -> None:
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
    seed, level = _whole(body, "seed"), _whole(body, "level")
    page.ask(Deal(lesson, kind, seed, level, rules, position))


def _next(page: Command, _body: Mapping[str, Any]) -> None:
    page.ask(following(page.asked_question(), random.SystemRandom()))


def _close(page: Command, body: Mapping[str, Any]) -> None:
    """Closes the question for all, immediately or after the `seconds` in `body`."""
    question = page.asked_question()
    if "seconds" not in body:
        page.set_course(replace(page.room.course, question=replace(question, closed=True)))
        return
    seconds = _whole(body, "seconds")
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


def _reason(page: Command, _body: Mapping[str, Any]) -> None:
    page.set_course(replace(page.room.course, question=replace(page.asked_question(), reason=True)))


def _reveal(page: Command, _body: Mapping[str, Any]) -> None:
    page.set_course(
        replace(page.room.course, question=replace(page.asked_question(), revealed=True))
    )


def _free(page: Command, _body: Mapping[str, Any]) -> None:
    page.set_course(replace(page.room.course, question=None, place=None, frozen=False, free=True))


def _here(page: Command, body: Mapping[str, Any]) -> None:
    lesson, step = text_of(body, "lesson"), _whole(body, "step")
    path = page.service.paths.get(lesson)
    if path is None:
        raise CommandError(format_message("share-error-lesson", value=lesson))
    most = len(step_titles(page.notebook_root, path))
    if not 1 <= step <= most:
        raise CommandError(format_message("share-error-step", value=str(step), most=str(most)))
    course = replace(page.room.course, question=None, place=Place(lesson, step), free=False)
    page.open(course, hour.lesson_entry(lesson, step))


def _plan(page: Command, body: Mapping[str, Any]) -> None:
    """Starts the session named in `body` at its first part; the name "" ends the current
    session.
    """
    name = text_of(body, "plan")
    known = name in ready_plans() or (name == OWN and page.room.course.own)
    if name and not known:
        raise CommandError(format_message("session-unknown", value=name))
    page.set_course(replace(page.room.course, plan=name, at=0))


def _session(page: Command, body: Mapping[str, Any]) -> None:
    """Starts the teacher's own session; `text` in `body` is the content of the session file."""
    text = text_of(body, "text", MAX_LENGTH + 1)
    read_session(text, page.service.step_count)
    page.set_course(replace(page.room.course, own=text, plan=OWN, at=0))


def _part(page: Command, body: Mapping[str, Any]) -> dict[str, str] | None:
    session, at = followed_session(page.room.course), _whole(body, "at")
    if session is None or not 1 <= at <= len(session.parts):
        raise CommandError(format_message("class-no-command"))
    part: Part = session.parts[at - 1]
    if part.seating is not None:
        reply = _seat(page, body, part.seating)
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


def _tables(page: Command, body: Mapping[str, Any]) -> None:
    """Allows students to take seats at tables, or closes all tables."""
    is_open = body.get("on") is True
    if not is_open:
        page.service.tables.clear()
    page.set_course(replace(page.room.course, tables=is_open))


def _seat_all(page: Command, body: Mapping[str, Any]) -> dict[str, str] | None:
    """Opens tables of one game, and seats all students who have no seat there.

    If tables of another game are open, the command needs `close` as a confirmation; see `_seat`.
    """
    terms = read_terms(body)
    return _seat(page, body, SeatingPlan(terms.game, terms.players, terms.variant))


def _seat(page: Command, body: Mapping[str, Any], seats: SeatingPlan) -> dict[str, str] | None:
    """Seats all students at the tables that `seats` describes; returns None.

    If open tables with people would be closed, `body` must have the key `close`. Otherwise nobody
    is seated, and the result has the question to confirm, under the key `sure`.
    """
    question = "" if body.get("close") is True else closing_question(page.service, seats)
    if question:
        return {"sure": question}
    seat_class(page.service, seats)
    return None


def _new_table(page: Command, body: Mapping[str, Any]) -> dict[str, str]:
    """Opens a table without people, so that the teacher can seat students there.

    Returns the id of the table, under the key `table`.
    """
    return {"table": page.service.tables.open(read_terms(body)).id}


def _seat_chosen(page: Command, body: Mapping[str, Any]) -> None:
    """Gives the seats of one table to the people whom the teacher has chosen."""
    seats = body.get("seats")
    table = page.service.tables.table(body.get("table"))
    if not isinstance(seats, list) or not all(isinstance(who, str) for who in seats):
        raise CommandError(format_message("class-no-command"))
    seat_chosen(page.service, table, seats)


async def _wall(page: Command, body: Mapping[str, Any]) -> None:
    """Shows a table on the projector: live, or its last finished deal; the id "" shows no table."""
    service, course = page.service, page.room.course
    if text_of(body, "table"):
        table = service.tables.tables.get(text_of(body, "table"))
        if table is None:
            raise SeatingError("gone")
        course = show_on_wall(service, table, replays=body.get("replay") is True)
        if course.watched and course.watched.deal:
            IOLoop.current().spawn_callback(review, service, table, course.watched.deal)
        page.set_course(course)
    else:
        page.set_course(replace(course, watched=None))


def _step(page: Command, body: Mapping[str, Any]) -> None:
    """Shows another step of the deal that the projector replays."""
    shown, watched = watched_view(page.service), page.room.course.watched
    step = _whole(body, "step")
    if shown is None or watched is None or not shown["deal"]:
        raise CommandError(format_message("class-no-replay"))
    if not 0 <= step <= shown["steps"]:
        raise CommandError(format_message("class-replay-end", steps=shown["steps"]))
    page.set_course(replace(page.room.course, watched=replace(watched, step=step)))
    page.service.tables.changed(page.service.tables.table(watched.table))


def _house(page: Command, body: Mapping[str, Any]) -> None:
    """Lets bots act for the people for whom a table waits."""
    page.service.tables.play_for(page.service.tables.table(body.get("table")))


def _nudge(page: Command, body: Mapping[str, Any]) -> None:
    """Reminds the people for whom a table waits."""
    page.service.tables.nudge(page.service.tables.table(body.get("table")))


def _contest(page: Command, body: Mapping[str, Any]) -> dict[str, str] | None:
    """Begins a tournament: the same deals at all tables, each student alone against bots.

    If other tables are open, the command needs `close` as a confirmation; see `_seat`.
    """
    terms = read_terms(body)
    deals = max(1, _whole(body, "deals"))
    return _seat(page, body, SeatingPlan(terms.game, terms.players, terms.variant, deals))


def _rename(page: Command, body: Mapping[str, Any]) -> None:
    page.room.rename(page.asked_member(body), text_of(body, "name"))


def _remove(page: Command, body: Mapping[str, Any]) -> None:
    member = page.asked_member(body)
    page.room.remove(member)
    page.service.tables.remove(member.id)


def _remove_new(page: Command, _body: Mapping[str, Any]) -> None:
    """Removes all students who joined within the last minute."""
    for member in page.room.newcomers():
        page.room.remove(member)
        page.service.tables.remove(member.id)


def _decide(page: Command, body: Mapping[str, Any]) -> None:
    """Allows a nickname that was refused as rude, or removes it from the list."""
    page.room.decide(text_of(body, "name"), allows=body.get("on") is True)


def _let_in(page: Command, body: Mapping[str, Any]) -> None:
    page.room.allow_rejoin(page.asked_member(body))


def _renew(page: Command, _body: Mapping[str, Any]) -> None:
    if page.service.identities.has_accounts:
        raise CommandError(format_message("class-no-command"))
    page.give_cookie("teacher", page.room.renew())


def _link(page: Command, _body: Mapping[str, Any]) -> dict[str, str]:
    """A `link` for another device of the teacher, and its QR code `image` as a data URL."""
    link = page.address_of(page.service.teachers_path())
    qr_code = segno.make(link, error="m", micro=False)
    return {"link": link, "image": qr_code.svg_data_uri(scale=6, border=4, light="#fff")}


async def _purge(page: Command, _body: Mapping[str, Any]) -> dict[str, str]:
    """Deletes the class, and opens an empty room for the same teacher.

    Returns the path of the new board, under the key `go`.

    While the database is busy, the new board states that the deletion is pending.
    """
    page.service.purge()
    await saved(page.service.open_new_room())
    return {"go": f"{page.base_url}{page.service.teachers_path()}"}


async def _restore_earlier(page: Command, _body: Mapping[str, Any]) -> dict[str, str]:
    """Continues the earlier class for the same teacher; returns the path of its board as `go`.

    Raises:
        CommandError: the earlier class no longer exists.
    """
    if not await page.service.restore_earlier():
        raise CommandError(format_message("class-no-earlier"))
    return {"go": f"{page.base_url}{page.service.teachers_path()}"}


_SWITCHES = {
    "freeze": "frozen",
    "door": "shut",
    "hide": "hides",
    "podium": "podium",
    "teams": "teams",
    "listed": "listed",
    "sounds": "sounds",
}
"""Fields of `Course` that a command turns on or off; the key is the command's name."""


def _switch(field: str) -> _Action:
    """A command that sets `field` of the class's state to `on`."""

    def switch(page: Command, body: Mapping[str, Any]) -> None:
        change: dict[str, Any] = {field: body.get("on") is True}
        page.set_course(replace(page.room.course, **change))

    return switch


_ACTIONS: dict[str, _Action] = {
    **{name: _switch(field) for name, field in _SWITCHES.items()},
    "ask": _ask,
    "next": _next,
    "close": _close,
    "reason": _reason,
    "reveal": _reveal,
    "free": _free,
    "here": _here,
    "plan": _plan,
    "session": _session,
    "part": _part,
    "tables": _tables,
    "seat-all": _seat_all,
    "contest": _contest,
    "rename": _rename,
    "remove": _remove,
    "remove-new": _remove_new,
    "decide": _decide,
    "new-table": _new_table,
    "seat": _seat_chosen,
    "wall": _wall,
    "step": _step,
    "house": _house,
    "nudge": _nudge,
    "let-in": _let_in,
    "renew": _renew,
    "link": _link,
    "purge": _purge,
    "restore-earlier": _restore_earlier,
}

_OPENING = frozenset(
    {"ask", "next", "here", "free", "part", "tables", "seat-all", "seat", "contest"}
)
"""Names of the commands that replace the podium on the projector."""
