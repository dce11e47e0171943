"""Seats a whole class at tables, or in a tournament."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.sessions import Seating
from cartes_widgets.classroom.web.offered import read_terms, table_title
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.table.terms import Terms

__all__ = ["closing_question", "seat_class"]


def closing_question(service: ClassService, seats: Seating) -> str:
    """The question before open tables are closed for `seats`; "" if nothing ends by it."""
    terms, tables = _terms_of(seats), service.tables
    occupied = sum(any(table.people) for table in tables.tables.values())
    ended = occupied if seats.deals else tables.others_than(terms)
    if not ended:
        return ""
    return format_message("class-seat-close", n=ended, title=table_title(terms))


def seat_class(service: ClassService, seats: Seating) -> None:
    """Seats all students without a seat, or begins a tournament; closes other tables.

    Raises:
        SeatingError: there are no such tables, or too many.
    """
    room, tables, terms = service.room, service.tables, _terms_of(seats)
    members = [item.id for item in room.present()]
    if seats.deals:
        tables.contest(terms, seats.deals, members)
    else:
        if tables.others_than(terms):
            tables.clear()
        tables.seat_all(terms, members)
    course = replace(room.course, tables=True, question=None, place=None, frozen=False, free=False)
    room.lead(hour.noted(course, room.clock(), hour.seating(seats)))


def _terms_of(seats: Seating) -> Terms:
    return read_terms({"game": seats.game, "players": seats.players, "variant": seats.variant})
