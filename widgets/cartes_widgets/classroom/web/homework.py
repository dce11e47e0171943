"""Homework that a student's device submits when the student joins the class."""

from __future__ import annotations

from http import HTTPStatus

from tornado.ioloop import IOLoop

from cartes_lib.asking.homework import HomeworkError
from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model.homework import grade_homework, hand_in
from cartes_widgets.classroom.web.door import ClassPage
from cartes_widgets.classroom.web.service import saved
from cartes_widgets.pages.homework_link import is_own


class HandInHomework(ClassPage):
    """Handles a student's answers to a homework, and grades them."""

    longest_body = 64 * 1024

    async def post(self) -> None:
        """Confirms the homework after it is saved; the device keeps the answers in any case.

        Raises:
            HTTPError: 403, not a student of this room; 429, too many requests; 400, not a valid
                message.
        """
        member, content = self.require_member(), self.body()
        loop = IOLoop.current()
        try:
            arrived = await loop.run_in_executor(None, grade_homework, content, member.id, is_own)
            write = hand_in(self.room, member, arrived)
        except HomeworkError as error:
            with use_language(self.asked_language):
                text = format_message(f"homework-error-{error.reason}")
            self.answer({"error": text}, HTTPStatus.CONFLICT)
            return
        is_saved = write is not None and await saved(write)
        with use_language(self.asked_language):
            if not is_saved:
                text = format_message("class-not-saved")
                self.answer({"error": text}, HTTPStatus.SERVICE_UNAVAILABLE)
                return
            text = format_message(
                "homework-arrived",
                done=len(arrived.answers),
                of=arrived.homework.of,
                unread=arrived.unread,
            )
        self.answer({"text": text})
