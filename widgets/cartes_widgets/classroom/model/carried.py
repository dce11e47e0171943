"""Conversion of a class to plain values and back: nicknames, answers and ranks.

A teacher saves the class in a file and continues with it later.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import insert

from cartes_lib.asking.homework import MAX_EXERCISES, HomeworkError, read_homework
from cartes_widgets.classroom.model.class_file import ClassFileError
from cartes_widgets.classroom.model.homework import MAX_LISTS
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.names import NicknameError, alike, clean_name
from cartes_widgets.classroom.model.results import (
    MAX_ANSWER_LENGTH,
    MAX_POSITION_LENGTH,
    HintsShown,
    Result,
    ResultError,
    read_report,
)
from cartes_widgets.classroom.model.room import MAX_MEMBERS, MAX_RESULTS, Room
from cartes_widgets.classroom.model.rows import HomeworkAnswer, homework_row, result_row
from cartes_widgets.classroom.model.store import HOMEWORK, MEMBERS, RESULTS

_VERSION = 1
_MAX_HOMEWORK = MAX_LISTS * MAX_EXERCISES


def class_content(
    room: Room, *, accounts: bool, ranks: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """The content of the file in which the teacher saves the room; JSON can represent it.

    `read_arrival` reads this content.

    Args:
        accounts: whether students have accounts on another server. Their accounts then identify
            them when they join again.
        ranks: the ranks of the tournament, from `rank_rows`.
    """
    place = room.course.place
    return {
        "version": _VERSION,
        "saved": room.clock(),
        "place": asdict(place) if place else None,
        "ranks": [dict(rank) for rank in ranks],
        "people": [
            {
                "name": member.name,
                "account": member.cookie if accounts else "",
                "results": [_plain(item) for item in room.results if item.member == member.id],
                "homework": [
                    [item.link, item.number, item.answer, item.ok, item.late]
                    for item in room.homework
                    if item.member == member.id
                ],
            }
            for member in room.present()
        ],
    }


def _plain(result: Result) -> dict[str, Any]:
    """`result` with the keys of a kernel's report, and with the additional keys `at` and
    `position`.
    """
    names = ("ok", "misconception", "hints", "ms", "rule", "shown", "at")
    answer = None if result.shown or not result.answer else json.loads(result.answer)
    return {
        **asdict(result.deal),
        **{name: getattr(result, name) for name in names},
        "answer": answer,
    }


@dataclass(frozen=True, slots=True)
class Arrival:
    """The students and answers of a class that was read from a file.

    Attributes:
        new: students who are not in the room yet.
        results: answers of new students and of students in the room.
        homework: the students' answers to homework.
    """

    new: tuple[Member, ...]
    results: tuple[Result, ...]
    homework: tuple[HomeworkAnswer, ...] = ()


def read_arrival(room: Room, content: Mapping[str, Any]) -> Arrival:
    """The students and answers in the content of a file.

    A student of the room with the same nickname gets the answers. Other students are new; they join
    under the same nickname, or with the same account.

    Raises:
        ClassFileError: the file does not contain a class (reason `format`).
    """
    people = content.get("people")
    if content.get("version") != _VERSION or not isinstance(people, list):
        raise ClassFileError("format")
    members = {alike(item.name): item for item in room.members.values()}
    new: list[Member] = []
    results: list[Result] = []
    homework: list[HomeworkAnswer] = []
    for person in people[:MAX_MEMBERS]:
        try:
            name, account = clean_name(person["name"]), str(person["account"])
            given = person["results"][:MAX_RESULTS]
            # A file of an earlier version has no homework.
            homework_given = person.get("homework", [])[:_MAX_HOMEWORK]
        except (NicknameError, LookupError, TypeError, AttributeError) as error:
            raise ClassFileError("format") from error
        member = members.get(alike(name))
        if member is None:
            member = Member(secrets.token_hex(8), name, account, may_rejoin=not account)
            members[alike(name)] = member
            new.append(member)
        results += _results(given, member.id)
        homework += _homework(homework_given, member.id)
    by_time = sorted(results, key=lambda item: item.at)
    return Arrival(tuple(new), tuple(by_time), tuple(homework))


def _results(reports: Iterable[object], member: str) -> list[Result]:
    """The answers of `member` in `reports`, except those whose exercises no longer exist.

    Raises:
        ClassFileError: a report has the wrong form (reason `format`).
    """
    read = []
    for report in reports:
        if not isinstance(report, Mapping):
            raise ClassFileError("format")
        at, position = report.get("at"), report.get("position")
        if (
            type(at) is not int
            or not isinstance(position, str)
            or len(position) > MAX_POSITION_LENGTH
        ):
            raise ClassFileError("format")
        try:
            result = read_report(report, member, at)
        except ResultError:
            continue
        if not isinstance(result, HintsShown):
            read.append(replace(result, deal=replace(result.deal, position=position)))
    return read


def _homework(rows: Iterable[Any], member: str) -> list[HomeworkAnswer]:
    """The answers to homework, except those of homework that this version cannot read."""
    read = []
    for row in rows:
        try:
            link, number, answer, ok, late = row
            of = read_homework(link).of
        except HomeworkError:
            continue
        except (TypeError, ValueError) as error:
            raise ClassFileError("format") from error
        flags = type(ok) is bool and type(late) is bool
        text = isinstance(answer, str) and len(answer) <= MAX_ANSWER_LENGTH
        if not (flags and text and type(number) is int and 1 <= number <= of):
            raise ClassFileError("format")
        read.append(HomeworkAnswer(member, link, number, answer, ok, late))
    return read


def save(room: Room, arrival: Arrival) -> Future[None]:
    """Queues the write of the students and answers of `arrival`, in one transaction."""
    people = [
        {
            "id": member.id,
            "room": room.id,
            "name": member.name,
            "cookie": member.cookie,
            "face": member.face,
            "removed": False,
            "joined_at": room.clock(),
        }
        for member in arrival.new
    ]
    results = [result_row(room.id, item) for item in arrival.results]
    homework = [homework_row(room.id, item) for item in arrival.homework]

    def write(connection: Any) -> None:
        if people:
            connection.execute(insert(MEMBERS), people)
        if results:
            connection.execute(insert(RESULTS), results)
        if homework:
            connection.execute(insert(HOMEWORK), homework)

    return room.store.write(write)


def add_arrival(room: Room, arrival: Arrival) -> None:
    """Adds the students and answers to the room in memory; they must be in the database already."""
    room.members.update({member.id: member for member in arrival.new})
    room.results[:0] = arrival.results
    room.homework[:0] = arrival.homework
    room.recount()
    room.on_board()
