"""The encrypted file of a class, which the teacher downloads, and uploads in a later class."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from tornado import web
from tornado.ioloop import IOLoop

from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model.carried import add_arrival, class_content, read_arrival, save
from cartes_widgets.classroom.model.class_file import (
    MAX_FILE_SIZE,
    SHORTEST_PASSWORD,
    ClassFileError,
    decrypted,
    encrypted,
)
from cartes_widgets.classroom.web.door import TeacherPage, text_of
from cartes_widgets.classroom.web.service import saved
from cartes_widgets.classroom.web.table_views import rank_rows

_MAX_PASSWORD_LENGTH = 200
_MAX_HEAD_LENGTH = 2000
"""Maximum length in bytes of the line with the password, which precedes the file."""


class _FilePage(TeacherPage):
    """Base handler for the file of a class; it works in a thread, because encryption is slow."""

    async def prepare(self, **options: Any) -> None:
        """Accepts only requests of the teacher.

        Raises:
            HTTPError: 403, the person is not the teacher; 404, there is no class; 429, too many
                commands.
        """
        await super().prepare(**options)
        if not self.is_answered and not self.service.commands.take():
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)

    def refuse(self, error: ClassFileError) -> None:
        """Answers with the reason why the file cannot be written or read."""
        with use_language(self.asked_language):
            text = format_message(f"class-file-{error.reason}", least=SHORTEST_PASSWORD)
        self.answer({"error": text}, HTTPStatus.CONFLICT)


class KeepClass(_FilePage):
    """Handles the request for a file with nicknames, answers and ranks of the class."""

    async def post(self) -> None:
        """Responds with the file, encrypted with the password in the request."""
        password = text_of(self.body(), "password", _MAX_PASSWORD_LENGTH)
        accounts = self.service.identities.has_accounts
        ranks = rank_rows(self.service.tables)
        content = class_content(self.room, accounts=accounts, ranks=ranks)
        try:
            file = await IOLoop.current().run_in_executor(None, encrypted, content, password)
        except ClassFileError as error:
            self.refuse(error)
            return
        self.set_header("Content-Type", "application/octet-stream")
        self.finish(file)


@web.stream_request_body
class BringClass(_FilePage):
    """Handles the upload of a class file, and adds its students to this room.

    The body is a line of JSON with the password, then the file.
    """

    async def prepare(self, **options: Any) -> None:
        """Accepts only requests of the teacher, and a larger body than other handlers."""
        self._body = bytearray()
        await super().prepare(**options)
        self.request.connection.set_max_body_size(  # type: ignore[union-attr]
            MAX_FILE_SIZE + _MAX_HEAD_LENGTH
        )

    def data_received(self, chunk: bytes) -> None:
        self._body += chunk

    async def post(self) -> None:
        """Adds the students and answers of the file.

        Raises:
            HTTPError: 400, the body has the wrong form.
        """
        head, _, file = bytes(self._body).partition(b"\n")
        try:
            request_head = json.loads(head)
        except (ValueError, RecursionError) as error:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST) from error
        if not isinstance(request_head, dict):
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)
        password = text_of(request_head, "password", _MAX_PASSWORD_LENGTH)
        try:
            content = await IOLoop.current().run_in_executor(None, decrypted, file, password)
            room, arrival = self.room, read_arrival(self.room, content)
            if room.is_closed or not await saved(save(room, arrival)):
                raise ClassFileError("unsaved")
        except ClassFileError as error:
            self.refuse(error)
            return
        add_arrival(room, arrival)
        with use_language(self.asked_language):
            students, answers = len(content["people"]), len(arrival.results)
            text = format_message("class-file-in", students=students, answers=answers)
        self.answer({"text": text})
