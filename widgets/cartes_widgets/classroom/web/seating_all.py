"""Gives people seats at live tables: a whole class, a tournament, or chosen people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.course import Course, without_projection
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.podium import team_of
from cartes_widgets.classroom.model.seat_holders import HOUSE, device_of
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.sessions import SeatingPlan
from cartes_widgets.classroom.web.offered import read_terms, table_title
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.table.terms import Terms


def closing_question(service: ClassService, seats: SeatingPlan) -> str:
    """The question to confirm before `seats` is applied to the class, because this closes open
    tables with people; "" if it closes none.
    """
    terms, tables = _terms_of(seats), service.tables
    occupied = sum(any(table.people) for table in tables.tables.values())
    ended = occupied if seats.deals else _others_than(tables, terms)
    if not ended:
        return ""
    return format_message("class-seat-close", n=ended, title=table_title(terms))


def seat_class(service: ClassService, seats: SeatingPlan) -> None:
    """Seats all students who have no seat, or begins a tournament; closes other tables.

    While the class has teams, partners are of the same team.

    Raises:
        SeatingError: no table has these terms, or there are too many tables.
    """
    room, tables, terms = service.room, service.tables, _terms_of(seats)
    present = room.present()
    members = [item.id for item in present]
    if seats.deals:
        tables.contest(terms, seats.deals, members)
    else:
        if _others_than(tables, terms):
            tables.clear()
        teams = {item.id: team_of(room, item) for item in present}
        tables.seat_all(terms, members, teams if room.course.teams else None)
    room.set_course(hour.with_entry(_at_tables(service), room.clock(), hour.seating_entry(seats)))


def seat_chosen(service: ClassService, table: LiveTable, wanted: Sequence[object]) -> None:
    """Gives the seats of `table` to the people whom the teacher has chosen; `HOUSE` frees a seat.

    A person who already has the seat keeps it; a person from another table leaves that table.

    Args:
        wanted: the person's id for each seat, as sent by the board; not checked yet.

    Raises:
        SeatingError: there are no such seats or people, or the table is in a tournament (reason
            "none").
    """
    room, tables = service.room, service.tables
    seats = list(enumerate(zip(table.people, wanted, strict=False)))
    moved = [(seat, new) for seat, (old, new) in seats if new not in (old, HOUSE)]
    named = [who for who in wanted if who != HOUSE]
    present = {item.id for item in room.present()}
    if (
        table.length
        or len(wanted) != len(table.people)
        or len({*named}) < len(named)
        or not {who for _, who in moved} <= present
    ):
        raise SeatingError("none")
    for old in [old for _, (old, new) in seats if old not in (new, HOUSE)]:
        tables.remove(device_of(old))
    for seat, who in moved:
        tables.sit(str(who), table, seat)
    room.set_course(_at_tables(service))


def _others_than(tables: LiveTables, terms: Terms) -> int:
    """Number of open tables that have people and do not fit `terms`.

    A table fits if game, number of players and variant are equal, and it is not in a tournament.
    """
    wanted = terms.game, terms.players, terms.variant
    return sum(
        bool(table.length) or (table.terms.game, table.terms.players, table.terms.variant) != wanted
        for table in tables.tables.values()
        if any(table.people)
    )


def _at_tables(service: ClassService) -> Course:
    """The state of the class (`Course`) that sends all people with a seat to their table."""
    course = without_projection(service.room.course)
    return replace(course, tables=True, question=None, place=None, frozen=False, free=False)


def _terms_of(seats: SeatingPlan) -> Terms:
    return read_terms({"game": seats.game, "players": seats.players, "variant": seats.variant})
