"""The commands about live tables, tournaments and the projector."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tornado.ioloop import IOLoop

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.sessions import SeatingPlan
from cartes_widgets.classroom.web.command_page import Action, CommandError, CommandPage, whole
from cartes_widgets.classroom.web.door import text_of
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.classroom.web.seating_all import closing_question, seat_chosen, seat_class
from cartes_widgets.classroom.web.wall_table import review, show_on_wall, watched_view


def seat(page: CommandPage, body: Mapping[str, Any], seats: SeatingPlan) -> dict[str, str] | None:
    """Seats all students at the tables that `seats` describes; returns None.

    If open tables with people would be closed, `body` must have the key `close`. Otherwise nobody
    is seated, and the result has the question to confirm, under the key `sure`.
    """
    question = "" if body.get("close") is True else closing_question(page.service, seats)
    if question:
        return {"sure": question}
    seat_class(page.service, seats)
    return None


def _tables(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Allows students to take seats at tables, or closes all tables."""
    is_open = body.get("on") is True
    if not is_open:
        page.service.tables.clear()
    page.set_course(replace(page.room.course, tables=is_open))


def _seat_all(page: CommandPage, body: Mapping[str, Any]) -> dict[str, str] | None:
    """Opens tables of one game, and seats all students who have no seat there.

    If tables of another game are open, the command needs `close` as a confirmation; see `_seat`.
    """
    terms = read_terms(body)
    return seat(page, body, SeatingPlan(terms.game, terms.players, terms.variant))


def _new_table(page: CommandPage, body: Mapping[str, Any]) -> dict[str, str]:
    """Opens a table without people, so that the teacher can seat students there.

    Returns the id of the table, under the key `table`.
    """
    return {"table": page.service.tables.open(read_terms(body)).id}


def _seat_chosen(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Gives the seats of one table to the people whom the teacher has chosen."""
    seats = body.get("seats")
    table = page.service.tables.table(body.get("table"))
    if not isinstance(seats, list) or not all(isinstance(who, str) for who in seats):
        raise CommandError(format_message("class-no-command"))
    seat_chosen(page.service, table, seats)


def _contest(page: CommandPage, body: Mapping[str, Any]) -> dict[str, str] | None:
    """Begins a tournament: the same deals at all tables, each student alone against bots.

    If other tables are open, the command needs `close` as a confirmation; see `_seat`.
    """
    terms = read_terms(body)
    deals = max(1, whole(body, "deals"))
    return seat(page, body, SeatingPlan(terms.game, terms.players, terms.variant, deals))


async def _wall(page: CommandPage, body: Mapping[str, Any]) -> None:
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


def _step(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Shows another step of the deal that the projector replays."""
    shown, watched = watched_view(page.service), page.room.course.watched
    step = whole(body, "step")
    if shown is None or watched is None or not shown["deal"]:
        raise CommandError(format_message("class-no-replay"))
    if not 0 <= step <= shown["steps"]:
        raise CommandError(format_message("class-replay-end", steps=shown["steps"]))
    page.set_course(replace(page.room.course, watched=replace(watched, step=step)))
    page.service.tables.changed(page.service.tables.table(watched.table))


def _house(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Lets bots act for the people for whom a table waits."""
    page.service.tables.play_for(page.service.tables.table(body.get("table")))


def _nudge(page: CommandPage, body: Mapping[str, Any]) -> None:
    """Reminds the people for whom a table waits."""
    page.service.tables.nudge(page.service.tables.table(body.get("table")))


TABLE_COMMANDS: dict[str, Action] = {
    "tables": _tables,
    "seat-all": _seat_all,
    "contest": _contest,
    "new-table": _new_table,
    "seat": _seat_chosen,
    "wall": _wall,
    "step": _step,
    "house": _house,
    "nudge": _nudge,
}
