"""Documents after class: a spreadsheet of all answers, and a printed page for each student."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

from cartes_lib.asking import (
    AnswerError,
    Exercise,
    ExerciseError,
    deal_code,
    generate,
    grade,
)
from cartes_lib.asking.answer_texts import answer_text
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.render import message_text
from cartes_lib.messages import format_message, lesson_title
from cartes_widgets.classroom.model.homework import Summary, summaries
from cartes_widgets.classroom.model.results import Result, first_answers
from cartes_widgets.classroom.model.room import Room

_MAX_MISSED = 6
_FORMULA = ("=", "+", "-", "@", "\t", "\r")

Heading = Callable[[str, str], str]
"""A function that returns the title of a lesson's step, given the lesson and the exercise's
kind.
"""


def safe_cell(text: str) -> str:
    """`text`, escaped so that a spreadsheet does not evaluate it as a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def _answer_text(result: Result) -> str:
    """The answer in words; in its stored form if the exercise no longer exists."""
    exercise = _exercise(result)
    if result.shown or exercise is None:
        return format_message("class-sheet-shown") if result.shown else result.answer
    try:
        return answer_text(read_answer(exercise.schema, json.loads(result.answer)), exercise)
    except (AnswerError, ValueError):
        return result.answer


def _exercise(result: Result) -> Exercise | None:
    deal = result.deal
    try:
        parts = deal.lesson, deal.kind, deal.seed, deal.level, deal.rules, deal.position
        return generate(*parts)
    except ExerciseError:
        return None


def csv_text(room: Room, heading: Heading) -> str:
    """All answers of the room as CSV, one row per answer, with the separator of the current
    language.

    In languages with a decimal comma, spreadsheets expect `;` between cells.
    """
    columns = format_message("class-csv-columns").split(" | ")
    names = {member.id: member.name for member in room.members.values()}
    rows = []
    for result in room.results:
        moment = datetime.fromtimestamp(result.at / 1000, UTC).astimezone()
        deal = result.deal
        row = [
            names.get(result.member, ""),
            moment.isoformat(sep=" ", timespec="seconds")[:19],
            deal.lesson,
            lesson_title(deal.lesson),
            heading(deal.lesson, deal.kind),
            deal.position or str(deal.seed),
            str(deal.level),
            deal.rules,
            _answer_text(result),
            format_message("class-csv-right" if result.ok else "class-csv-wrong"),
            result.misconception,
            str(result.hints),
            "" if result.ms is None else str(result.ms),
            result.rule,
        ]
        rows.append(row)
    return _table([columns, *rows])


def _table(rows: Iterable[Iterable[str]]) -> str:
    """Rows as CSV for spreadsheets in the current language."""
    written = io.StringIO()
    separator = format_message("class-csv-separator").strip()
    table = csv.writer(written, delimiter=separator, lineterminator="\r\n")
    table.writerows([safe_cell(cell) for cell in row] for row in rows)
    return written.getvalue()


def students_csv(room: Room, rank: Callable[[str], str]) -> str:
    """The students as CSV, one row each: answers, right answers, hints, lessons, rank, homework.

    Args:
        rank: returns a student's rank in a tournament, in words.
    """
    rows = [format_message("class-csv-students").split(" | ")]
    homework = summaries(room.homework)
    for member in room.present():
        own = first_answers(result for result in room.results if result.member == member.id)
        right = sum(result.ok for result in own)
        lessons = dict.fromkeys(result.deal.lesson for result in own)
        percent = str(round(100 * right / len(own))) if own else ""
        numbers = [len(own), right, percent, sum(result.hints for result in own)]
        shown = sum(result.shown for result in own)
        homework_text = " · ".join(map(_homework_text, homework.get(member.id, ())))
        texts = [" ".join(lessons), rank(member.id), homework_text]
        rows.append([member.name, *map(str, numbers), str(shown), *texts])
    return _table(rows)


def _homework_text(item: Summary) -> str:
    return format_message(
        "homework-cell",
        until=item.until.isoformat(),
        done=item.done,
        of=item.of,
        right=item.right,
        late=item.late,
    )


def sheets(
    room: Room,
    heading: Heading,
    right: Callable[[Exercise], str],
    position: Callable[[Exercise], dict[str, Any]],
) -> list[dict[str, Any]]:
    """The contents of a printed page for each student: progress, and mistakes with reasons.

    The keys of a page are `name`, `rows` (for each kind of exercise, the number of right answers)
    and `missed` (the mistakes).

    Args:
        right: returns an exercise's answer in words.
        position: returns the scene of an exercise and the cards to choose from; the keys are
            `scene` and `offered`.
    """
    contents = []
    for member in room.present():
        own = first_answers(result for result in room.results if result.member == member.id)
        kinds = dict.fromkeys((item.deal.lesson, item.deal.kind) for item in own)
        rows = []
        for lesson, kind in kinds:
            given = [item for item in own if (item.deal.lesson, item.deal.kind) == (lesson, kind)]
            number = sum(item.ok for item in given)
            rows.append(
                {
                    "title": lesson_title(lesson),
                    "heading": heading(lesson, kind),
                    "right": number,
                    "of": len(given),
                }
            )
        wrong = [item for item in own if not item.ok]
        missed = [entry for entry in (_missed(item, right) for item in wrong) if entry is not None]
        mistakes = [
            {**entry, "position": position(exercise)} for exercise, entry in missed[:_MAX_MISSED]
        ]
        contents.append({"name": member.name, "rows": rows, "missed": mistakes})
    return contents


def _missed(
    result: Result, right: Callable[[Exercise], str]
) -> tuple[Exercise, dict[str, str]] | None:
    """The missed exercise, and its texts for the printed page; the keys are names in the template.

    None if the exercise no longer exists, or if the answer no longer fits it.
    """
    exercise = _exercise(result)
    if exercise is None:
        return None
    reason = ""
    if not result.shown:
        try:
            reason = message_text(grade(exercise, json.loads(result.answer)).why)
        except (AnswerError, ValueError):
            return None
    return exercise, {
        "prompt": message_text(exercise.prompt),
        "code": "" if exercise.position else deal_code(exercise),
        "answer": _answer_text(result),
        "right": right(exercise),
        "reason": reason,
        "title": lesson_title(exercise.lesson),
    }
