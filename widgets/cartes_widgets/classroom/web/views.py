"""Views of a class for its pages; each contains only what the person at the page may see."""

from __future__ import annotations

import json
from collections import defaultdict

from cartes_lib.asking import AnswerError
from cartes_lib.asking.answer_texts import answer_text
from cartes_lib.asking.grading import read_answer
from cartes_lib.messages import format_message, lesson_title, suit_name
from cartes_widgets.classroom.model.board import cells, columns, missed_most, stuck_reason
from cartes_widgets.classroom.model.course import Course, Question
from cartes_widgets.classroom.model.distribution import (
    wrong_part,
)
from cartes_widgets.classroom.model.homework import summaries
from cartes_widgets.classroom.model.members import Member, is_saved
from cartes_widgets.classroom.model.page_states import (
    AnswerColumn,
    BoardState,
    CourseView,
    EarlierClass,
    MemberRow,
    Missed,
    PlaceView,
    Podium,
    SavedAnswer,
    StudentState,
    Trouble,
    WallState,
)
from cartes_widgets.classroom.model.plans import plan_view
from cartes_widgets.classroom.model.podium import team_of
from cartes_widgets.classroom.model.question_states import BoardQuestion, OwnQuestion
from cartes_widgets.classroom.model.results import Result, first_answers
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.podium_view import contest_podium, podium_view
from cartes_widgets.classroom.web.question_views import (
    question_view,
    question_with_answers,
    time_view,
    verdict_view,
)
from cartes_widgets.classroom.web.service import ClassService, trouble_text
from cartes_widgets.classroom.web.table_views import (
    board_tables,
    game_of_class,
    rank_rows,
    table_rows,
)
from cartes_widgets.classroom.web.wall_table import watched_view


def student_view(service: ClassService, member: Member) -> StudentState:
    """The contents of the page of `member`.

    It has no hidden answer, and nothing about other students except the names at tables.
    """
    room = service.room
    course = room.course
    return {
        "revision": course.revision,
        "name": member.name,
        "frozen": course.frozen,
        "closed": room.is_closed,
        "place": _place(service, course),
        "free": course.free,
        "sounds": course.sounds,
        "question": _own_question(room, member),
        "team": suit_name(team_of(room, member)) if course.teams else "",
        "table": service.tables.table_of(member.id),
        "tables": table_rows(service.tables, member.id) if course.tables else None,
        "game": game_of_class(course, service.tables),
    }


def _own_question(room: Room, member: Member) -> OwnQuestion | None:
    question = room.course.question
    if question is None:
        return None
    return {
        **question_view(question),
        **time_view(room, question),
        "room": room.id,
        "answered": room.has_answered(member, question.number),
        "verdict": verdict_view(room, member, question) if question.revealed else None,
    }


def _place(service: ClassService, course: Course) -> PlaceView | None:
    if course.place is None or course.place.lesson not in service.paths:
        return None
    lesson = course.place.lesson
    return {
        "lesson": lesson,
        "title": lesson_title(lesson),
        "path": service.paths[lesson],
        "step": course.place.step,
        "seed": service.room.seed,
    }


def _board_question(room: Room) -> BoardQuestion | None:
    shown, question = question_with_answers(room, shows_all=True), room.course.question
    return None if shown is None or question is None else {**shown, "code": question.code}


def _course_view(service: ClassService, course: Course) -> CourseView:
    return {
        "revision": course.revision,
        "frozen": course.frozen,
        "place": _place(service, course),
        "tables": course.tables,
        "shut": course.shut,
        "hides": course.hides,
        "listed": course.listed,
        "sounds": course.sounds,
        "free": course.free,
        "podium": course.podium,
        "teams": course.teams,
    }


def _columns(service: ClassService) -> list[AnswerColumn]:
    """The columns of the table of answers, one for each kind of exercise that was answered."""
    return [
        {
            "id": f"{lesson}/{kind}",
            "lesson": lesson,
            "title": lesson_title(lesson),
            "heading": service.heading(lesson, kind),
        }
        for lesson, kind in columns(service.room.results)
    ]


def board_view(service: ClassService) -> BoardState:
    """The contents of the teacher's board."""
    room = service.room
    return {
        "code": room.code,
        "closed": room.is_closed,
        "course": _course_view(service, room.course),
        "podium": _podium(service),
        "watched": watched_view(service),
        "newcomers": len(room.newcomers()),
        "refused": list(room.refused.values()),
        "tables": board_tables(service.tables, room),
        "game": game_of_class(room.course, service.tables),
        "contest": rank_rows(service.tables),
        "members": _members(service),
        "columns": _columns(service),
        "missed": _missed(service),
        "question": _board_question(room),
        "plan": plan_view(room.course),
        "trouble": _trouble(service),
        "earlier": _earlier(service),
    }


def _podium(service: ClassService) -> Podium | None:
    """The podium of the current tournament, else of the questions; None if there is no podium."""
    room, course = service.room, service.room.course
    if course.tables and course.question is None and service.tables.ranks():
        return contest_podium(room, service.tables)
    return podium_view(room)


def _earlier(service: ClassService) -> EarlierClass | None:
    """The earlier class that the teacher may continue; None if this class already has answers."""
    result = service.earlier
    if result is None or service.room.results:
        return None
    return {"opened": result.opened_at, "students": result.students}


def _trouble(service: ClassService) -> Trouble | None:
    """What does not work now: saving, or tables that were not restored.

    None if everything works.
    """
    texts = [trouble_text(service.trouble)] if service.trouble else []
    if service.room.is_gone:
        texts.append(format_message("class-trouble-gone"))
    if texts and service.erasure is not None and not is_saved(service.erasure):
        texts.append(format_message("class-trouble-erasing"))
    if service.tables.unread:
        texts.append(format_message("class-trouble-tables", tables=service.tables.unread))
    return {"text": " ".join(texts)} if texts else None


def _members(service: ClassService) -> list[MemberRow]:
    """The rows of the board, one for each student, present or removed."""
    room = service.room
    now, question = room.clock(), room.course.question
    by_member: dict[str, list[Result]] = defaultdict(list)
    for result in room.results:
        # Answers of an earlier hour do not describe the current one.
        if result.at >= room.opened_at:
            by_member[result.member].append(result)
    grid = cells(room.results)
    homework = summaries(room.homework)
    views: list[MemberRow] = []
    for member in room.members.values():
        own, here = grid.get(member.id, {}), member.pages > 0
        stuck = stuck_reason(by_member[member.id], now, here, member.seen_at)
        views.append(
            {
                "id": member.id,
                "name": member.name,
                "here": here,
                "removed": member.removed,
                "may_rejoin": member.may_rejoin,
                "right": sum(cell.right for cell in own.values()),
                "of": sum(cell.of for cell in own.values()),
                "stuck": "" if member.removed else stuck,
                "where": _where(service, by_member[member.id]) if stuck else "",
                "answered": question is not None and room.has_answered(member, question.number),
                "homework": next(
                    ((item.done, item.of) for item in homework.get(member.id, ())), None
                ),
                **_answer(room, member, question),
                "cells": {
                    f"{lesson}/{kind}": (cell.right, cell.of, list(cell.last))
                    for (lesson, kind), cell in own.items()
                },
            }
        )
    return views


def _where(service: ClassService, results: list[Result]) -> str:
    """The heading of the exercise that the student answered last, or the title of its lesson."""
    deal = results[-1].deal
    return service.heading(deal.lesson, deal.kind) or lesson_title(deal.lesson)


def _answer(room: Room, member: Member, question: Question | None) -> SavedAnswer:
    """The student's saved answer: `text`, of a wrong answer only the wrong part, and `ok`, which is
    None without an answer.
    """
    sent = None
    if question is not None and room.has_answered(member, question.number):
        sent = room.submission(member, question.number)
    if question is None or sent is None:
        return {"ok": None, "text": ""}
    exercise = question.exercise
    try:
        given = read_answer(exercise.schema, json.loads(sent.result.answer))
        words = answer_text if sent.result.ok else wrong_part
        text = words(given, exercise)
    except (AnswerError, ValueError):
        # The answer no longer fits the exercise, for example after an update of Cartes.
        text = ""
    return {"ok": sent.result.ok, "text": text}


def _missed(service: ClassService) -> list[Missed]:
    """The most missed exercises, which the teacher can ask again."""
    return [
        {
            "deal": (item.deal.lesson, item.deal.kind, item.deal.seed, item.deal.level),
            "rules": item.deal.rules,
            "position": item.deal.position,
            "title": lesson_title(item.deal.lesson),
            "heading": service.heading(item.deal.lesson, item.deal.kind),
            "wrong": item.wrong,
            "of": item.of,
        }
        for item in missed_most(service.room.results)
    ]


def projector_view(service: ClassService) -> WallState:
    """The contents of the projector page.

    They are counts, the question, and the distribution of answers.

    Students are named only on a podium without teams. A live table has a page of its own.
    """
    room = service.room
    present = room.present()
    return {
        "code": room.code,
        "closed": room.is_closed,
        "frozen": room.course.frozen,
        "joined": len(present),
        "here": sum(item.pages > 0 for item in present),
        "place": _place(service, room.course),
        "free": room.course.free,
        "tables": room.course.tables,
        "contest": room.course.tables and bool(rank_rows(service.tables)),
        "question": question_with_answers(room, shows_all=False),
        "podium": _podium(service) if room.course.podium else None,
        "watched": watched_view(service),
        "answers": len(first_answers(room.results)),
    }
