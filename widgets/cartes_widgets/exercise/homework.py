"""The homework widget: a list of exercises that a teacher has chosen, with a due date."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.asking import deal_code, generate
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.homework import Homework as Exercises
from cartes_lib.asking.homework import HomeworkError, read_homework
from cartes_lib.asking.render import plain_answer, public
from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.core.base import ui_texts
from cartes_widgets.exercise.exercise import PLACEHOLDER, Exercise, is_count
from cartes_widgets.exercise.scene_texts import scene_with_texts


class Homework(Exercise):
    """A widget with the exercises of a homework link.

    The learner answers each exercise once, without hints. The page saves the answers.

    Attributes:
        link: the text of the homework; "" if it is missing or invalid.
        until: the due date, such as 2026-12-04; "" without a homework.
        of: the number of exercises.
        problem: why the homework is invalid; "" otherwise.
        current: the number of the current exercise, from 1; 0 before the first and at the end.
        over: whether the learner has answered all exercises.
        given: the last answer: `number`, `answer` in its normal form, `ok`; empty before the first
            answer.
        paper: the questions of all exercises, for printing; empty before the first exercise.
    """

    module = "homework"
    fills_step = "always"
    in_saved_output = ("problem", "until", "prompt", "scene", "answer")

    link = Unicode().tag(sync=True)
    until = Unicode().tag(sync=True)
    of = Int(0).tag(sync=True)
    problem = Unicode().tag(sync=True)
    current = Int(0).tag(sync=True)
    over = Bool(False).tag(sync=True)
    given = Dict().tag(sync=True)
    paper = List(Dict()).tag(sync=True)

    def __init__(self, text: str = "", **traits: Any) -> None:
        """Creates the widget. It shows no exercise until the page has sent its saved answers.

        Args:
            text: the text of the homework; "" for no homework.
        """
        self._exercises: Exercises | None = None
        self._answered: set[int] = set()
        shown: dict[str, Any] = {}
        if text:
            try:
                self._exercises = read_homework(text)
            except HomeworkError as error:
                shown = {"problem": format_message(f"homework-error-{error.reason}")}
        if self._exercises is not None:
            until = self._exercises.until.isoformat()
            shown = {"link": text, "until": until, "of": self._exercises.of}
        texts = {**ui_texts(), **messages_with_prefix("homework-page-")}
        super().__init__(*PLACEHOLDER, **{"texts": texts, **shown, **traits})

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles the messages "start", "answer" and "next"; this widget has no hints and no
        levels.
        """
        action, is_current = message.get("do"), message.get("revision") == self.revision
        if action == "merge":
            # The message is about progress in another tab, which this widget does not use.
            return
        if action == "begin" and self.link and not (self.current or self.over):
            self._begin(message.get("answered"))
        elif action == "go" and self.current and is_current:
            self._go(message.get("number"))
        elif action in ("answer", "next") and self.current:
            super().on_page_message(message)
        else:
            self.notice = format_message("widget-unknown-message")

    def _begin(self, answered: object) -> None:
        """Shows the first exercise that has no answer in `answered`, the answers that this browser
        saved.
        """
        numbers = answered if isinstance(answered, list) else []
        self._answered = {item for item in numbers if self._is_number(item)}
        self._ask_next()
        self.paper = [self._on_paper(number) for number in range(1, self.of + 1)]

    def _on_paper(self, number: int) -> dict[str, Any]:
        """The question of an exercise, without its answer."""
        if self._exercises is None:
            return {}
        exercise = generate(*self._exercises.coded(number))
        page = public(exercise)
        return {
            "code": deal_code(exercise),
            "prompt": page["prompt"],
            "answer": page["answer"],
            "scene": scene_with_texts(exercise, page["scene"]),
        }

    def _is_number(self, value: object) -> bool:
        return is_count(value, self.of) and value != 0

    def _ask_next(self) -> None:
        """Shows the next exercise that has no answer; after the last exercise, ends the
        homework.
        """
        numbers = (*range(self.current + 1, self.of + 1), *range(1, self.current + 1))
        number = next((item for item in numbers if item not in self._answered), 0)
        if number:
            self._ask(number)
            return
        with self.hold_sync():
            self.current, self.over, self.verdict = 0, True, {}

    def _ask(self, number: int) -> None:
        if self._exercises is None:
            return
        coded = self._exercises.coded(number)
        with self.hold_sync():
            self.current, self.notice = number, ""
            self.lesson, self.kind, self._rules = coded.lesson, coded.kind, coded.rules
            self._show(coded.seed, coded.level)

    def _go(self, number: object) -> None:
        """Shows the exercise `number`, unless the learner has answered it."""
        if not self._is_number(number):
            self.notice = format_message("widget-unknown-message")
        elif isinstance(number, int) and number not in self._answered:
            self._ask(number)

    def _on_answer(self, message: Mapping[str, object]) -> None:
        with self.hold_sync():
            super()._on_answer(message)
            if not self.verdict or self.notice:
                return
            self._answered.add(self.current)
            answer = read_answer(self.exercise.schema, message.get("answer"))
            self.given = {
                "number": self.current,
                "answer": plain_answer(answer),
                "ok": self._is_solved(),
            }

    def _on_next(self, _message: Mapping[str, object]) -> None:
        if self.verdict:
            self._ask_next()
        else:
            self.notice = format_message("widget-stale-message")
