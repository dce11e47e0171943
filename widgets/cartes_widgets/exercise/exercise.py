"""The exercise widget: it shows a question, hints, the verdict, and the next exercise."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.asking import (
    LEVELS,
    SEEDS,
    AnswerError,
    ExerciseError,
    Grade,
    answer_key,
    can_play_on,
    deal_code,
    exercise_kinds,
    generate,
    goal_for,
    grade,
    hints,
    is_mastered,
    latest_answer,
    next_level,
    recent,
    stars,
)
from cartes_lib.asking.contract import Answer
from cartes_lib.asking.error_texts import answer_error_text
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.render import public, public_grade, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message
from cartes_widgets.core.base import Widget
from cartes_widgets.core.explain import explained_rule
from cartes_widgets.exercise.answer_reports import answer_report, hint_report
from cartes_widgets.exercise.learner import Learner, row_text
from cartes_widgets.exercise.scene_texts import scene_with_texts

PLACEHOLDER = next((lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson))
"""Lesson and kind of a valid exercise, with which a widget is created before it has its own."""

_MAX_HINTS = 4
_NO_HINT = {"shown": 0, "of": _MAX_HINTS}
_BETWEEN = 2
"""Number of new exercises between a wrong answer and the repetition of its exercise."""


class Exercise(Widget):
    """A widget with a series of exercises of one kind; the right answers stay in Python.

    Attributes:
        lesson, kind: ids of the lesson and of the kind of exercise.
        exercise: the current exercise, which stays in Python.
        seed, level: seed of the current exercise, and its level, 1 to 3.
        risen: the new level in words, such as "Level 2", at the first exercise after the level rose
            automatically; else "".
        code: the deal code, with which another learner gets the same exercise.
        plays_on: whether a table can continue from the position of the exercise.
        revision: incremented with each exercise, to detect messages about an earlier one.
        prompt, scene, answer: the question in words, its scene, and the schema of an answer.
        hint: the current hint; its `shown` is 0 before the first hint.
        verdict: the grade of the answer, which ends the exercise; empty before the answer.
        notice: why the widget could not use a message; "" if there was no such problem.
        stars, done: the stars of the current exercise, and the total number of answered exercises.
        row, mastered, lesson_done: the learner's progress in words, whether the goal of this
            exercise was reached, and whether all goals of the lesson were.
        recent, window: whether each of the last answers was right, and how many of them count
            towards the goal.
        saved: the data that the browser saves, ready for JSON: progress, review, the hints shown,
            whether the current exercise counts as a mistake, and the seed of the newest one, to
            which the series returns after a mistake that came again.
    """

    module = "exercise"
    fills_step = "always"
    minutes = 1.1
    in_saved_output = ("prompt", "scene", "answer", "hint", "verdict")

    lesson = Unicode().tag(sync=True)
    kind = Unicode().tag(sync=True)
    seed = Int(0).tag(sync=True)
    level = Int(1).tag(sync=True)
    risen = Unicode().tag(sync=True)
    code = Unicode().tag(sync=True)
    plays_on = Bool(False).tag(sync=True)
    revision = Int(0).tag(sync=True)
    prompt = Unicode().tag(sync=True)
    scene = Dict().tag(sync=True)
    answer = Dict().tag(sync=True)
    hint = Dict().tag(sync=True)
    verdict = Dict().tag(sync=True)
    notice = Unicode().tag(sync=True)
    stars = Int(0).tag(sync=True)
    done = Int(0).tag(sync=True)
    row = Unicode().tag(sync=True)
    recent = List(Bool()).tag(sync=True)
    window = Int(0).tag(sync=True)
    mastered = Bool(False).tag(sync=True)
    lesson_done = Bool(False).tag(sync=True)
    saved = Dict().tag(sync=True)

    def __init__(
        self,
        lesson: str,
        kind: str,
        *,
        seed: int = 0,
        level: int = 1,
        rules: str | None = None,
        learner: Learner | None = None,
        **traits: Any,
    ) -> None:
        """Shows the exercise with this seed and level.

        Args:
            learner: the learner whose progress the answers change; None to record no progress.

        Raises:
            ExerciseError: there is no such exercise.
        """
        self._rules, self._learner = rules, learner or Learner()
        self._since_missed, self._newest = 0, seed
        self._series_level, self._level_chosen = level, 0
        self.lesson, self.kind = lesson, kind
        # A page may draw the widget as soon as it receives it, so the question must be complete.
        self._show(seed, level)
        # The time for the first exercise is unknown: it is visible while the learner reads the
        # lesson.
        self._shown_at: float | None = None
        self._follow(lesson)
        super().__init__(**traits)
        self._learner.watch(self._follow)

    def _show(self, seed: int, level: int) -> None:
        """Shows the exercise with this seed and level.

        Raises:
            ExerciseError: there is no such exercise; the current one stays.
        """
        exercise = generate(self.lesson, self.kind, seed, level, self._rules)
        page = public(exercise)
        self.exercise, self._hints_used, self._failed = exercise, 0, False
        self._given: object = None
        self._shown_at = time.monotonic()
        with self.hold_sync():
            self.seed, self.level, self.revision = seed, level, self.revision + 1
            self.code, self.plays_on = deal_code(exercise), can_play_on(exercise)
            self.prompt, self.answer = page["prompt"], page["answer"]
            self.scene = scene_with_texts(exercise, page["scene"])
            self.hint, self.verdict, self.notice, self.stars = dict(_NO_HINT), {}, "", 0
            self.risen = ""
            self._keep()

    def _keep(self) -> None:
        self.saved = {
            **self._learner.saved(self.lesson, self.kind),
            "hints": self._hints_used,
            "failed": self._failed,
            "newest": self._newest,
        }

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a request of the page; for an invalid request, sets only `notice`."""
        actions = {
            "answer": self._on_answer,
            "hint": self._on_hint,
            "next": self._on_next,
            "level": self._on_level,
            "restore": self._on_restore,
            "merge": self._on_merge,
        }
        action = actions.get(str(message.get("do")))
        if action is None:
            self.notice = format_message("widget-unknown-message")
        elif message.get("revision") != self.revision and message.get("do") in (
            "next",
            "hint",
            "level",
        ):
            # A second click after the first one has ended the exercise; no answer is needed.
            return
        elif self._is_sent_again(message):
            return
        elif message.get("revision") != self.revision and message.get("do") != "merge":
            self.notice = format_message("widget-stale-message")
        else:
            self.notice = ""
            action(message)

    def _is_sent_again(self, message: Mapping[str, object]) -> bool:
        """Whether `message` repeats the answer that already has its verdict.

        A page sends an answer again when a lost connection returns.
        """
        is_answer = message.get("do") == "answer" and message.get("revision") == self.revision
        return is_answer and bool(self.verdict) and message.get("answer") == self._given

    def _is_solved(self) -> bool:
        return bool(self.verdict.get("ok"))

    def _on_answer(self, message: Mapping[str, object]) -> None:
        # The verdict shows the right answer, so there is no second try.
        if self.verdict:
            self.notice = format_message("widget-stale-message")
            return
        try:
            result = grade(self.exercise, message.get("answer"))
        except AnswerError as error:
            self.notice = answer_error_text(error)
            return
        self._given = message.get("answer")
        rule = explained_rule(result.rule)
        self._report(read_answer(self.exercise.schema, message.get("answer")), result)
        with self.hold_sync():
            self._count(result)
            self.risen = ""
            self.stars = 0 if self._failed else stars(self._hints_used)
            self.done += 1
            self.verdict = {
                **public_grade(result, self.exercise),
                "choice": rule["choice"],
                "flag": rule["flag"],
            }
            self._keep()

    def _seconds(self) -> float | None:
        """Time since the current exercise appeared, in seconds; None if unknown."""
        return None if self._shown_at is None else time.monotonic() - self._shown_at

    def _report(self, answer: Answer | None, result: Grade) -> None:
        """Reports an answer to the class; None means that the learner looked at the solution."""
        report_content = answer_report(
            self.exercise, answer, result, self._hints_used, self._seconds()
        )
        self._learner.report(report_content)

    def _count(self, result: Grade) -> None:
        """Counts the answer to the current exercise, unless its solution was shown before."""
        if self._failed:
            return
        now = datetime.now(UTC)
        seconds = self._seconds() or 0.0
        self._learner.answered(self.exercise, result, self._hints_used, seconds, now)
        self._failed = not result.ok

    def _follow(self, lesson: str) -> None:
        """Updates the displayed progress, if `lesson`, whose progress has changed, is that of this
        exercise.
        """
        if lesson != self.lesson:
            return
        progress = self._learner.progress(lesson)
        with self.hold_sync():
            self.row = row_text(progress, self.kind)
            self.mastered = goal_for(lesson, self.kind).kind in progress.reached
            self.lesson_done = is_mastered(progress)
            self.recent = list(recent(progress, self.kind))
            self.window = goal_for(lesson, self.kind).of
            self._keep()

    def _on_hint(self, _message: Mapping[str, object]) -> None:
        if self.verdict or self._hints_used >= _MAX_HINTS:
            return
        with self.hold_sync():
            self._show_hint(self._hints_used + 1)
            if self._hints_used == _MAX_HINTS:
                # The solution counts as a wrong answer, so that the exercise comes again.
                worked = grade(self.exercise, answer_key(self.exercise).answer)
                self._count(worked)
                self._report(None, worked)
                self._failed = True
            self._keep()

    def _show_hint(self, number: int) -> None:
        self._hints_used = number
        # Report again after a reload: a page that claims fewer hints must not lower the number.
        self._learner.report(hint_report(self.exercise, number))
        self.hint = public_hint(hints(self.exercise)[number - 1], self.exercise)

    def _on_next(self, _message: Mapping[str, object]) -> None:
        missed = [
            (seed, level)
            for kind, seed, level in self._learner.progress(self.lesson).missed_exercises
            if kind == self.kind and (seed, level) != (self.seed, self.level)
        ]
        if missed and self._since_missed >= _BETWEEN:
            self._since_missed = 0
            self._show(*missed[0])
            return
        self._since_missed += 1
        self._newest = (self._newest + 1) % SEEDS
        before = self._series_level
        self._series_level = next_level(
            self._learner.progress(self.lesson), self.kind, before, self._level_chosen
        )
        with self.hold_sync():
            self._show(self._newest, self._series_level)
            if self._series_level > before:
                self.risen = format_message("level-risen", level=self.level)

    def _on_level(self, message: Mapping[str, object]) -> None:
        level = message.get("level")
        if level in LEVELS and isinstance(level, int) and not isinstance(level, bool):
            # To set the current level again would only remove the hints.
            self._series_level = level
            self._level_chosen = latest_answer(self._learner.progress(self.lesson), self.kind)
            if level != self.level:
                # A new exercise: with its seed, an answered one could come back at its old level.
                self._newest = (self._newest + 1) % SEEDS
                self._show(self._newest, level)
        else:
            self.notice = format_message("widget-unknown-message")

    def _on_merge(self, message: Mapping[str, object]) -> None:
        """Adds the progress that another tab of the same browser has sent."""
        self._learner.merge(self.lesson, message.get("progress"))

    def _on_restore(self, message: Mapping[str, object]) -> None:
        """Restores the series of exercises that this browser saved, unless the learner has
        answered.

        For an exercise that is new to the browser, this restores only the progress of the lesson.
        """
        saved = message.get("state")
        if self.verdict or not isinstance(saved, Mapping) or not saved or not _is_sound(saved):
            self.notice = format_message("widget-unknown-message")
            return
        # All traits in one message: a page that saved after the first of two would lose the second.
        with self.hold_sync():
            try:
                self._show_saved(saved)
            except ExerciseError:
                self.notice = format_message("widget-unknown-message")
                return
            self.done = saved.get("done", self.done)
            self._learner.restore(
                self.lesson, self.kind, saved.get("progress"), saved.get("review")
            )

    def _show_saved(self, saved: Mapping[str, Any]) -> None:
        """Shows the exercise that the browser saved, with its hints; if it is solved, the next
        exercise.

        Raises:
            ExerciseError: there is no such exercise.
        """
        if "seed" not in saved:
            return
        solved = saved.get("solved") is True
        newest = saved.get("newest", saved["seed"])
        if solved:
            newest = (newest + 1) % SEEDS
        seed, level = newest if solved else saved["seed"], saved["level"]
        self._newest = newest
        # If the exercise is already shown, an answer to it must stay valid.
        if (seed, level) != (self.seed, self.level):
            self._show(seed, level)
        self._shown_at, self._series_level = None, self.level
        if solved:
            return
        if saved.get("hints", 0):
            self._show_hint(saved["hints"])
        if self._hints_used == _MAX_HINTS:
            # A page can claim anything, so report to the class what it shows now.
            self._report(None, grade(self.exercise, answer_key(self.exercise).answer))
        self._failed = saved.get("failed") is True or self._hints_used == _MAX_HINTS
        self._keep()


_BOUNDS = {
    "seed": SEEDS - 1,
    "newest": SEEDS - 1,
    "level": 3,
    "done": 1_000_000,
    "hints": _MAX_HINTS,
}


def _is_sound(saved: Mapping[Any, Any]) -> bool:
    """Whether the numbers of a saved series are valid; missing numbers are accepted."""
    numbers = all(is_count(saved[name], most) for name, most in _BOUNDS.items() if name in saved)
    place = ("seed" in saved) == ("level" in saved)
    return numbers and place and ("seed" in saved or "progress" in saved)


def is_count(value: object, most: int) -> bool:
    """Whether `value`, from a page, is an integer from 0 to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most
