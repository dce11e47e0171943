"""Questions within a lesson: the learner answers or passes, and then reads an explanation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from traitlets import Dict, Int, Unicode

from cartes_lib.asking import Question, Reply, pass_question, reply
from cartes_lib.asking.error_texts import answer_error_text
from cartes_lib.asking.errors import AnswerError
from cartes_lib.asking.render import public_question, public_reply
from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.core.base import Widget, ui_texts
from cartes_widgets.core.trick_scene import scene_texts


def ask_texts() -> dict[str, str]:
    """The texts of the buttons and labels of a widget with questions; the keys are message keys."""
    return {**ui_texts(), **messages_with_prefix("asking-")}


def shown_question(question: Question) -> dict[str, Any]:
    """`question` as the trait that the page receives, without any part of the answer.

    It has the keys of `public_question`; the scene has the names of seats and cards too.
    """
    shown = public_question(question)
    scene = question.scene
    trump = "" if scene.trump is None else None if isinstance(scene.trump, str) else scene.trump
    named = scene_texts(
        {"trump": trump, "seats": scene.seats, "sides": scene.sides}, shown["scene"]["card_names"]
    )
    shown["scene"] |= {"names": named["names"], "trump_text": named["trump_text"]}
    return shown


class QuestionWidget(Widget):
    """Base of the widgets with questions; the answer stays in Python until the learner may see it.

    Attributes:
        question: the open question, or the last one answered; empty before the first.
        reply: the grade and explanation of the answer; empty while the question is open.
        revision: incremented with each question, to detect messages about an earlier question.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    in_saved_output: ClassVar[tuple[str, ...]] = ("question", "reply")

    question = Dict().tag(sync=True)
    reply = Dict().tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    _question: Question | None = None
    _last: Mapping[str, object] | None = None
    """The message that closed the question."""

    def ask(self, question: Question | None) -> None:
        """Opens `question`; if it is None, closes the last question."""
        self._question = question
        with self.hold_sync():
            self.reply, self.notice = {}, ""
            self.revision += 1
            self.question = {} if question is None else self.shown(question)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles an answer or a pass; sets `notice` for any other message."""
        question, do = self._question, message.get("do")
        if self.reply and message == self._last:
            # A page sends a message again when a lost connection returns.
            return
        if question is None or self.reply or message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
        elif do == "answer":
            try:
                given = reply(question, message.get("answer"))
            except AnswerError as error:
                self.notice = answer_error_text(error)
                return
            self._last = message
            self._close(given)
        elif do == "pass":
            self._last = message
            self._close(pass_question(question))
        else:
            self.notice = format_message("widget-unknown-message")

    def _close(self, given: Reply) -> None:
        with self.hold_sync():
            self.reply, self.notice = public_reply(given), ""
            self.on_reply(given)

    def shown(self, question: Question) -> dict[str, Any]:
        """`question` as the trait that the page receives; a subclass overrides it to add keys."""
        return shown_question(question)

    def on_reply(self, given: Reply) -> None:
        """Does nothing; a subclass overrides it to react after an answer or a pass."""
