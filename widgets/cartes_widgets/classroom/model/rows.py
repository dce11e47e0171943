"""Rows of the store for exercise answers and homework answers, and deletion of a room's rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, delete

from cartes_widgets.classroom.model.results import Deal, Result
from cartes_widgets.classroom.model.store import ACTS, HOMEWORK, MEMBERS, RESULTS, ROOMS

__all__ = [
    "HomeworkAnswer",
    "delete_rooms",
    "homework_of",
    "homework_row",
    "result_of",
    "result_row",
]

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


@dataclass(frozen=True, slots=True)
class HomeworkAnswer:
    """An answer of a student to an exercise of a homework.

    Attributes:
        member: id of the student.
        link: the text of the homework.
        number: number of the exercise, from 1.
        answer: in the exercise's normal form, as JSON.
        late: whether it was given after the last day, by the device's clock.
    """

    member: str
    link: str
    number: int
    answer: str
    ok: bool
    late: bool


def homework_row(room: str, answer: HomeworkAnswer) -> dict[str, object]:
    """An answer to homework as a row of `HOMEWORK`."""
    return {"room": room, **asdict(answer)}


def homework_of(row: Mapping[str, Any]) -> HomeworkAnswer:
    """The inverse of `homework_row`."""
    names = ("member", "link", "number", "answer", "ok", "late")
    return HomeworkAnswer(*(row[name] for name in names))


def delete_rooms(connection: Connection, ids: Iterable[str]) -> None:
    """Deletes those rooms with all their rows."""
    gone = list(ids)
    for table in (ACTS, HOMEWORK, RESULTS, MEMBERS):
        connection.execute(delete(table).where(table.c.room.in_(gone)))
    connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
