"""Homework that students submit: which homework a room accepts, and how answers are graded."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, insert, select

from cartes_lib.asking import AnswerError, ExerciseError, generate, grade
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.homework import Homework, HomeworkError, read_homework
from cartes_lib.asking.render import plain_answer
from cartes_widgets.classroom.model.members import Member, is_saved
from cartes_widgets.classroom.model.results import MAX_ANSWER_LENGTH
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.rows import HomeworkAnswer, homework_of, homework_row
from cartes_widgets.classroom.model.store import HOMEWORK

MAX_LISTS = 12
"""Maximum number of homework assignments that a room accepts from a student, or a device saves."""


@dataclass(frozen=True, slots=True)
class GradedHomework:
    """A homework that a student has submitted, with its grades.

    Attributes:
        answers: the valid answers, by number of the exercise.
        unread: the number of invalid answers.
    """

    homework: Homework
    answers: tuple[HomeworkAnswer, ...]
    unread: int


def grade_homework(
    content: Mapping[str, Any], member: str, is_own: Callable[[Homework], bool]
) -> GradedHomework:
    """The homework in a page's message, with each answer graded by the engine.

    This function is slow: do not call it in an event loop.

    Args:
        is_own: whether this server has created a homework.

    Raises:
        HomeworkError: the message has the wrong form (reason `message`); another server created the
            homework (`foreign`); the homework's text is invalid (`link`, `number` or `exercise`).
    """
    homework = read_homework(content.get("link"))
    if not is_own(homework):
        raise HomeworkError("foreign")
    given = content.get("answers")
    if not isinstance(given, list) or not 1 <= len(given) <= homework.of:
        raise HomeworkError("message")
    results: dict[int, HomeworkAnswer] = {}
    for item in given:
        result = _grade_answer(item, homework, member)
        if result is not None:
            results.setdefault(result.number, result)
    return GradedHomework(homework, tuple(results.values()), len(given) - len(results))


def _grade_answer(item: object, homework: Homework, member: str) -> HomeworkAnswer | None:
    """One graded answer of a message; None if it is invalid."""
    if not isinstance(item, Mapping):
        return None
    number, day = item.get("number"), item.get("day")
    if type(number) is not int or not 1 <= number <= homework.of or not isinstance(day, str):
        return None
    try:
        is_late = date.fromisoformat(day) > homework.until
        exercise = generate(*homework.coded(number))
        answer = plain_answer(read_answer(exercise.schema, item.get("answer")))
        is_right = grade(exercise, item.get("answer")).ok
    except (AnswerError, ExerciseError, ValueError):
        return None
    text = json.dumps(answer, ensure_ascii=False, sort_keys=True)
    if len(text) > MAX_ANSWER_LENGTH:
        return None
    return HomeworkAnswer(member, homework.text, number, text, is_right, is_late)


def hand_in(room: Room, member: Member, arrived: GradedHomework) -> Future[None] | None:
    """Queues the write of the answers that the room does not have yet.

    The first answer to an exercise is never replaced.

    Returns:
        The write. None if the student is no longer in the room.

    Raises:
        HomeworkError: the student has submitted too many homework assignments (reason `lists`).
    """
    if room.is_closed or member.removed or room.members.get(member.id) is not member:
        return None
    answers = (*room.homework, *room.queued_homework)
    links = {item.link for item in answers if item.member == member.id} | {arrived.homework.text}
    if len(links) > MAX_LISTS:
        raise HomeworkError("lists")
    new = _unknown(arrived.answers, room.homework)
    saved = room.store.write(lambda c: _insert_missing(c, room.id, member.id, new))
    room.queued_homework += new

    def take() -> None:
        for item in new:
            room.queued_homework.remove(item)
        if is_saved(saved) and not room.is_closed:
            room.homework += _unknown(new, room.homework)
            room.on_board()

    saved.add_done_callback(lambda _: room.post(take))
    return saved


def _unknown(
    answers: Iterable[HomeworkAnswer], known: Iterable[HomeworkAnswer]
) -> list[HomeworkAnswer]:
    """The answers to exercises to which `known` has no answer of the same student."""
    keys = {(item.member, item.link, item.number) for item in known}
    return [item for item in answers if (item.member, item.link, item.number) not in keys]


def _insert_missing(
    connection: Connection, room: str, member: str, answers: Sequence[HomeworkAnswer]
) -> None:
    """Saves the answers of `member` to exercises to which the database has no answer yet.

    The same answers may be sent twice before the first write is committed.
    """
    where = (HOMEWORK.c.room == room) & (HOMEWORK.c.member == member)
    saved = connection.execute(select(HOMEWORK).where(where)).mappings()
    missing = _unknown(answers, [homework_of(dict(row)) for row in saved])
    if missing:
        connection.execute(insert(HOMEWORK), [homework_row(room, item) for item in missing])


@dataclass(frozen=True, slots=True)
class Summary:
    """The progress of a student in one homework.

    Attributes:
        done, right, late, of: number of answers, of right answers, of answers after the due date,
            and of exercises.
    """

    until: date
    done: int
    right: int
    late: int
    of: int


def summaries(answers: Sequence[HomeworkAnswer]) -> dict[str, list[Summary]]:
    """The summaries of each student's homework assignments, the latest due date first.

    The key is the student's id.
    """
    firsts: dict[tuple[str, str], dict[int, HomeworkAnswer]] = {}
    for item in answers:
        firsts.setdefault((item.member, item.link), {}).setdefault(item.number, item)
    results: dict[str, list[Summary]] = {}
    for (member, link), given in firsts.items():
        summary = _summary(link, given.values())
        if summary is not None:
            results.setdefault(member, []).append(summary)
    for own in results.values():
        own.sort(key=lambda item: item.until, reverse=True)
    return results


def _summary(link: str, given: Iterable[HomeworkAnswer]) -> Summary | None:
    """The summary of the answers to one homework; None if its text can no longer be read."""
    homework = _homework(link)
    if homework is None:
        return None
    counted = Counter[str]()
    for item in given:
        counted.update(done=1, right=int(item.ok), late=int(item.late))
    return Summary(homework.until, counted["done"], counted["right"], counted["late"], homework.of)


@lru_cache(maxsize=256)
def _homework(link: str) -> Homework | None:
    """The homework that the text `link` describes; None if this version cannot read the text.

    It is cached, because the board needs it at each change.
    """
    try:
        return read_homework(link)
    except HomeworkError:
        return None
