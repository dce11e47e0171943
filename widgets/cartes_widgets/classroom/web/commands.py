"""The teacher's commands, such as to open a lesson or to close a question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from inspect import isawaitable
from typing import Any

from tornado import web

from cartes_lib.asking import CodeError, ExerciseError
from cartes_lib.asking.error_texts import code_error_text, exercise_error_text
from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model.names import NicknameError
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.sessions import SessionError
from cartes_widgets.classroom.web.class_commands import CLASS_COMMANDS
from cartes_widgets.classroom.web.command_page import Action, CommandError, CommandPage
from cartes_widgets.classroom.web.door import text_of
from cartes_widgets.classroom.web.lesson_commands import LESSON_COMMANDS
from cartes_widgets.classroom.web.question_commands import QUESTION_COMMANDS
from cartes_widgets.classroom.web.table_commands import TABLE_COMMANDS


class Command(CommandPage):
    """Handler that executes the teacher's commands."""

    async def post(self) -> None:
        """Executes one command.

        Raises:
            HTTPError: 400, an unknown command; 429, too many commands.
        """
        if not self.service.commands.take():
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        content = self.body()
        action = _ACTIONS.get(text_of(content, "do"))
        if action is None or self.room.is_closed:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)
        if self._is_outdated(content):
            self.answer({})
            return
        self._opens = text_of(content, "do") in _OPENING
        with use_language(self.asked_language):
            try:
                reply = action(self, content)
                if isawaitable(reply):
                    reply = await reply
            except _ERRORS as error:
                self.answer({"error": _error_text(error)}, HTTPStatus.CONFLICT)
                return
        self.answer(reply or {})

    def _is_outdated(self, body: Mapping[str, Any]) -> bool:
        """Whether the command is for an earlier question, as from a double click or another board.

        "Next question" would otherwise skip a question.
        """
        question = self.room.course.question
        return "question" in body and (question is None or body["question"] != question.number)


_ERRORS = (CommandError, NicknameError, CodeError, ExerciseError, SeatingError, SessionError)


def _error_text(error: Exception) -> str:
    if isinstance(error, NicknameError):
        return format_message(f"class-name-{error.reason}")
    if isinstance(error, CodeError):
        return code_error_text(error)
    if isinstance(error, SeatingError):
        return format_message(f"class-table-{error.reason}")
    return exercise_error_text(error) if isinstance(error, ExerciseError) else str(error)


_SWITCHES = {
    "freeze": "frozen",
    "door": "shut",
    "hide": "hides",
    "podium": "podium",
    "teams": "teams",
    "listed": "listed",
    "sounds": "sounds",
}
"""Fields of `Course` that a command turns on or off; the key is the command's name."""


def _switch(field: str) -> Action:
    """A command that sets `field` of the class's state to `on`."""

    def switch(page: CommandPage, body: Mapping[str, Any]) -> None:
        change: dict[str, Any] = {field: body.get("on") is True}
        page.set_course(replace(page.room.course, **change))

    return switch


_ACTIONS: dict[str, Action] = {
    **{name: _switch(field) for name, field in _SWITCHES.items()},
    **QUESTION_COMMANDS,
    **LESSON_COMMANDS,
    **TABLE_COMMANDS,
    **CLASS_COMMANDS,
}

_OPENING = frozenset(
    {"ask", "next", "here", "free", "part", "tables", "seat-all", "seat", "contest"}
)
"""Names of the commands that replace the podium on the projector."""
