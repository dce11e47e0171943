"""Database rows for answers to exercises and to homework, and the deletion of a room's rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, delete

from cartes_widgets.classroom.model.results import Deal, Result
from cartes_widgets.classroom.model.store import ACTS, HOMEWORK, MEMBERS, RESULTS, ROOMS

_DEAL = ("lesson", "kind", "seed", "level", "rules", "position")
_ANSWER = ("answer", "ok", "misconception", "hints", "ms", "rule", "shown", "at", "question")


def result_row(room: str, result: Result) -> dict[str, object]:
    """An answer in the room `room`, as a row of the table `RESULTS`."""
    row: dict[str, object] = {"room": room, "member": result.member}
    row |= {name: getattr(result.deal, name) for name in _DEAL}
    return row | {name: getattr(result, name) for name in _ANSWER}


def result_of(row: Mapping[str, Any]) -> Result:
    """The answer in a row that `result_row` made."""
    deal = Deal(*(row[name] for name in _DEAL))
    return Result(row["member"], deal, *(row[name] for name in _ANSWER))


@dataclass(frozen=True, slots=True)
class HomeworkAnswer:
    """An answer of a student to an exercise of a homework.

    Attributes:
        member: id of the student.
        link: the text that describes the homework, as in its link.
        number: number of the exercise, from 1.
        answer: the answer in its normal form, as JSON.
        late: whether it was given after the due date, by the device's clock.
    """

    member: str
    link: str
    number: int
    answer: str
    ok: bool
    late: bool


def homework_row(room: str, answer: HomeworkAnswer) -> dict[str, object]:
    """An answer to homework as a row of the table `HOMEWORK`."""
    return {"room": room, **asdict(answer)}


def homework_of(row: Mapping[str, Any]) -> HomeworkAnswer:
    """The answer in a row that `homework_row` made."""
    names = ("member", "link", "number", "answer", "ok", "late")
    return HomeworkAnswer(*(row[name] for name in names))


def delete_rooms(connection: Connection, ids: Iterable[str]) -> None:
    """Deletes the rooms with these ids, and all their rows in other tables."""
    gone = list(ids)
    for table in (ACTS, HOMEWORK, RESULTS, MEMBERS):
        connection.execute(delete(table).where(table.c.room.in_(gone)))
    connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(gone)))
