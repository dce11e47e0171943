"""Students' answers to questions for all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import Future
from http import HTTPStatus
from typing import Any

from cartes_lib.asking import AnswerError, grade
from cartes_lib.asking.error_texts import answer_error_text
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.render import plain_answer
from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.results import Result
from cartes_widgets.classroom.web.door import ClassPage
from cartes_widgets.classroom.web.service import saved


class ClosedQuestionError(ValueError):
    """The question accepts no answers now; the text says why, in the student's language."""


class AnswerToAll(ClassPage):
    """Handles a student's answer to a question for all; the grade stays hidden until it is
    revealed.
    """

    async def post(self) -> None:
        """Confirms the answer after it is saved, without its grade.

        The first answer counts: a repeated request waits for the same write.

        Raises:
            HTTPError: 403, not a student of this room; 429, too many answers; 400, not an answer.
        """
        member = self.require_member()
        content = self.body()
        number = content.get("number")
        with use_language(self.asked_language):
            sent = self.room.submission(member, number) if type(number) is int else None
            try:
                write = sent.saved if sent is not None else self._received(member, content)
            except (ClosedQuestionError, AnswerError) as error:
                text = answer_error_text(error) if isinstance(error, AnswerError) else str(error)
                self.answer({"error": text}, HTTPStatus.CONFLICT)
                return
            if write is None or not await saved(write):
                self.answer(
                    {"error": format_message("class-not-saved")}, HTTPStatus.SERVICE_UNAVAILABLE
                )
                return
        # A student may have the question open in another window too.
        self.service.wake_member(member.id)
        self.answer({"saved": True})

    def _received(self, member: Member, content: Mapping[str, Any]) -> Future[None] | None:
        """Queues the write of a new answer; None if the room accepts no more answers of this
        student.

        Raises:
            ClosedQuestionError: the question accepts no answers now.
            AnswerError: the answer does not fit this question.
        """
        question = self.room.course.question
        if question is None or content.get("number") != question.number:
            raise ClosedQuestionError(format_message("class-too-late"))
        if not question.accepts(self.room.clock()):
            raise ClosedQuestionError(format_message("class-too-late"))
        if self.room.course.frozen:
            raise ClosedQuestionError(format_message("class-frozen"))
        exercise = question.exercise
        given = read_answer(exercise.schema, content.get("answer"))
        result = grade(exercise, content.get("answer"))
        ms = content.get("ms")
        is_time = isinstance(ms, int) and not isinstance(ms, bool) and 0 <= ms < 86_400_000
        return self.room.receive(
            Result(
                member=member.id,
                deal=question.deal,
                answer=json.dumps(plain_answer(given), ensure_ascii=False, sort_keys=True),
                ok=result.ok,
                misconception=result.misconception,
                hints=0,
                ms=ms if is_time else None,
                rule=result.rule,
                shown=False,
                at=self.room.clock(),
                question=question.number,
            )
        )
