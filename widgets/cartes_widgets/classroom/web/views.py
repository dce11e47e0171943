"""Views of a class for its pages; each contains only what the person at the page may see."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from cartes_lib.asking import AnswerError, Exercise, Grade, answer_key, grade
from cartes_lib.asking.answer_texts import answer_text, calls_by_number, right_sentence
from cartes_lib.asking.grading import read_answer, right_items
from cartes_lib.asking.render import message_text, public, public_grade
from cartes_lib.messages import format_message, lesson_title, suit_name
from cartes_widgets.classroom.model.board import cells, columns, missed_most, stuck_reason
from cartes_widgets.classroom.model.course import Course, Question
from cartes_widgets.classroom.model.distribution import (
    AnswerGroup,
    distribution,
    right_answer,
    wrong_part,
)
from cartes_widgets.classroom.model.homework import summaries
from cartes_widgets.classroom.model.members import Member, is_saved
from cartes_widgets.classroom.model.plans import plan_view
from cartes_widgets.classroom.model.podium import team_of
from cartes_widgets.classroom.model.results import Result, first_answers
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.podium_view import contest_podium, podium_view
from cartes_widgets.classroom.web.service import ClassService, trouble_text
from cartes_widgets.classroom.web.table_views import (
    board_tables,
    game_of_class,
    rank_rows,
    table_rows,
)
from cartes_widgets.classroom.web.wall_table import watched_view
from cartes_widgets.core.base import ui_texts
from cartes_widgets.exercise.exercise import scene_texts_of


def student_view(service: ClassService, member: Member) -> dict[str, Any]:
    """The contents of the page of `member`, as JSON data (`StudentState` in `class_views.js`).

    It has no hidden answer, and nothing about other students except the names at tables.
    """
    room = service.room
    course = room.course
    view: dict[str, Any] = {
        "revision": course.revision,
        "name": member.name,
        "frozen": course.frozen,
        "closed": room.is_closed,
        "place": _place(service, course),
        "free": course.free,
        "sounds": course.sounds,
        "question": None,
        "team": suit_name(team_of(room, member)) if course.teams else "",
        "table": service.tables.table_of(member.id),
        "tables": table_rows(service.tables, member.id) if course.tables else None,
        "game": game_of_class(course, service.tables),
    }
    if course.question is not None:
        answered = room.has_answered(member, course.question.number)
        view["question"] = {
            **question_view(course.question),
            "room": room.id,
            **_time(room, course.question),
            "answered": answered,
        }
        if course.question.revealed:
            view["question"]["verdict"] = _verdict(room, member, course.question)
    return view


def _time(room: Room, question: Question) -> dict[str, Any]:
    """Whether the question is `closed`, and the milliseconds `left` until it closes, or None.

    It contains no time of day, because the clocks of students' devices differ.
    """
    now = room.clock()
    is_timed = question.closes_at is not None and question.accepts(now)
    left = max(0, (question.closes_at or 0) - now) if is_timed else None
    return {"closed": not question.accepts(now), "left": left}


def _place(service: ClassService, course: Course) -> dict[str, Any] | None:
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


def question_view(question: Question) -> dict[str, Any]:
    """The question, with the traits of the exercise widget as keys, and without the answer.

    It has neither the code nor the seed, with which a student could open the same exercise outside
    the class and see its solution.
    """
    exercise = question.exercise
    page = public(exercise)
    return {
        "number": question.number,
        "revealed": question.revealed,
        "lesson": exercise.lesson,
        "kind": exercise.kind,
        "prompt": page["prompt"],
        "scene": _scene(exercise, page),
        "answer": page["answer"],
        "texts": dict(ui_texts()),
    }


def _scene(exercise: Exercise, page: dict[str, Any]) -> dict[str, Any]:
    scene_texts = scene_texts_of(exercise.scene, calls_by_number(exercise))
    names = scene_texts["names"] if exercise.scene.seats == len(scene_texts["names"]) else None
    return {**scene_texts, **page["scene"], **({"names": names} if names else {})}


def sheet_scene(exercise: Exercise) -> dict[str, Any]:
    """The printable `scene` of `exercise`, and under the key `offered` the cards to choose from."""
    page = public(exercise)
    scene = _scene(exercise, page)
    shown = {*scene.get("hand", ()), *scene.get("cards", ())}
    offered = [item for item in page["answer"]["items"] if "card" in item]
    return {"scene": scene, "offered": [item for item in offered if item["card"] not in shown]}


def _verdict(room: Room, member: Member, question: Question) -> dict[str, Any]:
    """The grade of the student's answer, as `public_grade` returns it.

    Without an answer, `ok` is None and `text` has the right answer.
    """
    exercise = question.exercise
    sent = room.submission(member, question.number)
    given_grade = None if sent is None else _grade_of(exercise, sent.result.answer)
    if given_grade is None:
        # There is no answer to grade: show only the right answer.
        law = public_grade(_grade_of_right(exercise), exercise)
        right, items = right_sentence(exercise), right_items(exercise)
        bare: dict[str, Any] = {"ok": None, "missed": [], "extra": [], "items": items}
        return {**law, **bare, "text": right, "announcement": right}
    return given_grade


def _grade_of_right(exercise: Exercise) -> Grade:
    """The grade of the right answer, which explains it."""
    return grade(exercise, answer_key(exercise).answer)


def _grade_of(exercise: Exercise, answer: str) -> dict[str, Any] | None:
    """The grade of a stored answer, as `public_grade` returns it.

    None if the answer does not fit the exercise, for example after an update of Cartes.
    """
    try:
        return public_grade(grade(exercise, json.loads(answer)), exercise)
    except (AnswerError, ValueError):
        return None


def _asked_results(room: Room, question: Question) -> list[Result]:
    present = {item.id for item in room.present()}
    results = [r for r in room.results if r.question == question.number and r.member in present]
    return first_answers(results)


def _distribution(room: Room, question: Question, *, shows_all: bool) -> dict[str, Any]:
    """The distribution of the answers to the question, as JSON data.

    It has fields of `Distribution`, and the parts of the right answer that the page may show.

    Args:
        shows_all: whether to include the right answer and the most frequent mistake, even before
            the teacher has shown them. If False, the mistake has its reason only after the answer
            was shown, because the reason often reveals the answer.
    """
    exercise: Exercise = question.exercise
    result = distribution(exercise, _asked_results(room, question))
    shows_right = shows_all or question.revealed
    shows_mistake = shows_all or question.reason
    mistake = result.mistake

    def text_of(group: AnswerGroup) -> str:
        return group.wrong_part if shows_right else group.text

    # Students who have not answered yet would copy the most frequent answer.
    hides = room.course.hides and not (shows_all or question.reason or question.revealed)
    return {
        "answered": result.answered,
        "hidden": hides,
        "groups": [
            {
                "text": text_of(group),
                "number": group.number,
                "ok": group.ok if shows_right else None,
            }
            for group in result.groups
            if not hides
        ],
        "picked": [
            {"id": item, "card": card, "text": text, "number": number}
            for item, card, text, number in result.picked
            if not hides
        ],
        "mistake": {
            "text": text_of(mistake),
            "number": mistake.number,
            "reason": mistake.reason if shows_right else "",
        }
        if mistake is not None and shows_mistake
        else None,
        "faultless": question.reason and mistake is None and result.answered > 0,
        **_solution(exercise, is_shown=shows_right),
    }


def _solution(exercise: Exercise, *, is_shown: bool) -> dict[str, Any]:
    """The right answer of `exercise` and its reason, as JSON data; empty unless `is_shown`."""
    return {
        "right": right_answer(exercise) if is_shown else "",
        "items": right_items(exercise) if is_shown else [],
        "why": message_text(_grade_of_right(exercise).why) if is_shown else "",
    }


def _question_view(room: Room, *, shows_all: bool) -> dict[str, Any] | None:
    question = room.course.question
    if question is None:
        return None
    shown = question_view(question)
    shown |= {"title": lesson_title(shown["lesson"]), "reason": question.reason}
    shown |= _time(room, question)
    return {**shown, "distribution": _distribution(room, question, shows_all=shows_all)}


def _board_question(room: Room) -> dict[str, Any] | None:
    shown, question = _question_view(room, shows_all=True), room.course.question
    return None if shown is None or question is None else {**shown, "code": question.code}


def _course_view(service: ClassService, course: Course) -> dict[str, Any]:
    """What the teacher has set for the class, as JSON data."""
    names = ("revision", "frozen", "tables", "shut", "hides", "listed", "sounds", "free", "podium")
    return {
        **{name: getattr(course, name) for name in (*names, "teams")},
        "place": _place(service, course),
    }


def _columns(service: ClassService) -> list[dict[str, Any]]:
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


def board_view(service: ClassService) -> dict[str, Any]:
    """The contents of the teacher's board, as JSON data (`BoardState` in `class_views.js`)."""
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


def _podium(service: ClassService) -> dict[str, Any] | None:
    """The podium of the current tournament, else of the questions; None if there is no podium."""
    room, course = service.room, service.room.course
    if course.tables and course.question is None and service.tables.ranks():
        return contest_podium(room, service.tables)
    return podium_view(room)


def _earlier(service: ClassService) -> dict[str, int] | None:
    """The earlier class that the teacher may continue; None if this class already has answers.

    The key `opened` has the time of its opening in milliseconds since 1970, `students` the number
    of its students.
    """
    result = service.earlier
    if result is None or service.room.results:
        return None
    return {"opened": result.opened_at, "students": result.students}


def _trouble(service: ClassService) -> dict[str, str] | None:
    """What does not work now, under the key `text`: saving, or tables that were not restored.

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


def _members(service: ClassService) -> list[dict[str, Any]]:
    """The rows of the board, one for each student, present or removed.

    A row has the student's name, state and answers. `stuck` is a reason of `stuck_reason`, `where`
    is the exercise. The keys of `cells` are "lesson/kind".
    """
    room = service.room
    now, question = room.clock(), room.course.question
    by_member: dict[str, list[Result]] = defaultdict(list)
    for result in room.results:
        # Answers of an earlier hour do not describe the current one.
        if result.at >= room.opened_at:
            by_member[result.member].append(result)
    grid = cells(room.results)
    homework = summaries(room.homework)
    views = []
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
                    ([item.done, item.of] for item in homework.get(member.id, ())), None
                ),
                **_answer(room, member, question),
                "cells": {
                    f"{lesson}/{kind}": [cell.right, cell.of, list(cell.last)]
                    for (lesson, kind), cell in own.items()
                },
            }
        )
    return views


def _where(service: ClassService, results: list[Result]) -> str:
    """The heading of the exercise that the student answered last, or the title of its lesson."""
    deal = results[-1].deal
    return service.heading(deal.lesson, deal.kind) or lesson_title(deal.lesson)


def _answer(room: Room, member: Member, question: Question | None) -> dict[str, Any]:
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


def _missed(service: ClassService) -> list[dict[str, Any]]:
    """The most missed exercises, which the teacher can ask again.

    `deal`, `rules` and `position` identify the exercise to ask. `title` and `heading` name it,
    `wrong` and `of` are numbers of answers.
    """
    return [
        {
            "deal": [item.deal.lesson, item.deal.kind, item.deal.seed, item.deal.level],
            "rules": item.deal.rules,
            "position": item.deal.position,
            "title": lesson_title(item.deal.lesson),
            "heading": service.heading(item.deal.lesson, item.deal.kind),
            "wrong": item.wrong,
            "of": item.of,
        }
        for item in missed_most(service.room.results)
    ]


def projector_view(service: ClassService) -> dict[str, Any]:
    """The contents of the projector page, as JSON data (`WallState` in `class_views.js`).

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
        "question": _question_view(room, shows_all=False),
        "podium": _podium(service) if room.course.podium else None,
        "watched": watched_view(service),
        "answers": len(first_answers(room.results)),
    }
