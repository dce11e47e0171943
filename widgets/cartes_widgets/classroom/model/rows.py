"""Answers as rows of the store, and the deletion of all rows of a room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, delete

from cartes_widgets.classroom.model.results import Deal, Result
from cartes_widgets.classroom.model.store import ACTS, MEMBERS, RESULTS, ROOMS

__all__ = ["delete_rooms", "result_of", "result_row"]

_DEAL = ("lesson", "kind", "seed", "level", "rules", "position")
_ANSWER = ("answer", "ok", "misconception", "hints", "ms", "rule", "shown", "at", "question")


def result_row(room: str, result: Result) -> dict[str, object]:
    """An answer of that room as a row of `RESULTS`."""
    row: dict[str, object] = {"room": room, "member": result.member}
    row |= {name: getattr(result.deal, name) for name in _DEAL}
    return row | {name: getattr(result, name) for name in _ANSWER}


def result_of(row: Mapping[str, Any]) -> Result:
    """The inverse of `result_row`."""
    deal = Deal(*(row[name] for name in _DEAL))
    return Result(row["member"], deal, *(row[name] for name in _ANSWER))


def delete_rooms(connection: Connection, ids: Iterable[str]) -> None:
    """Deletes those rooms with all their rows."""
    gone = list(ids)
    for table in (ACTS, RESULTS, MEMBERS):
        connection.execute(delete(table).where(table.c.room.in_(gone)))
    connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
