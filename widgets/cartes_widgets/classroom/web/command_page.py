"""What the commands of a teacher have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.course import (
    Course,
    Question,
    with_question,
    without_projection,
)
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.results import Deal
from cartes_widgets.classroom.web.door import TeacherPage, text_of

_MAX_NUMBER = 2**53
"""The largest integer that JavaScript represents exactly."""

Reply = dict[str, str] | None
Action = Callable[["CommandPage", Mapping[str, Any]], Reply | Awaitable[Reply]]
"""A command: it gets the page and the body of the request, and returns the keys of the response."""


class CommandError(ValueError):
    """The command cannot be executed; the text says why, in the teacher's language."""


class CommandPage(TeacherPage):
    """The handler of commands, as the commands use it."""

    _opens = False

    def set_course(self, course: Course) -> None:
        """Sets the state of the class; whatever the teacher opens takes the projector's place."""
        self.room.set_course(without_projection(course) if self._opens else course)

    def asked_member(self, body: Mapping[str, Any]) -> Member:
        member = self.room.members.get(text_of(body, "member"))
        if member is None:
            raise CommandError(format_message("class-no-member"))
        return member

    def asked_question(self) -> Question:
        question = self.room.course.question
        if question is None:
            raise CommandError(format_message("class-no-question"))
        return question

    def ask(self, deal: Deal) -> None:
        course = with_question(self.room.course, deal)
        self.open(course, hour.question_entry(deal))

    def open(self, course: Course, part: Mapping[str, Any]) -> None:
        """Opens `course` to the class, and adds `part` to the history of the lesson hour."""
        self.set_course(hour.with_entry(course, self.room.clock(), part))


def whole(body: Mapping[str, Any], name: str) -> int:
    """The integer `name` of `body`.

    Raises:
        CommandError: it is missing, or JavaScript could not represent it.
    """
    value = body.get(name)
    if type(value) is not int or abs(value) > _MAX_NUMBER:
        raise CommandError(format_message("class-no-command"))
    return value
