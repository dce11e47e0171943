"""A question that the learner answers before the lesson continues."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from traitlets import Unicode

from cartes_lib.asking import Question, Reply
from cartes_widgets.core.asking import QuestionWidget, ask_texts


class Guess(QuestionWidget):
    """A single question; the page hides the rest of its step until the learner answers or passes.

    Attributes:
        key: the key under which the page saves the answer; the same for the same question.
        code: the code of the position, with which a table can continue the deal. It is "" before
            the learner answers, because it may reveal the answer. It is also "" if the position is
            not from a deal.
    """

    module = "guess"
    fills_step = "always"
    minutes = 0.35

    key = Unicode().tag(sync=True)
    code = Unicode().tag(sync=True)

    def __init__(
        self, question: Question, code_of: Callable[[], str] = lambda: "", **traits: Any
    ) -> None:
        """Asks `question`; `code_of` returns the value of `code` after the answer."""
        self._code_of = code_of
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self.ask(question)
        content = repr((question.prompt, question.scene, question.schema)).encode()
        key = sha256(content).hexdigest()[:12]
        super().__init__(key=key, texts=ask_texts(), **traits)

    def on_reply(self, given: Reply) -> None:
        """Gives the page the code of the position."""
        self.code = self._code_of()
