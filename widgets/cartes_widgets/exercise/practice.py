"""The practice widget: due exercises, a theme, a run without a mistake, or five minutes."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from traitlets import Bool, Dict, Int, List, Unicode

from cartes_lib.asking import LEVELS, SEEDS, exercise_kinds, next_level
from cartes_lib.asking.themes import Named, themes
from cartes_lib.game_ids import game_of_lesson
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message, lesson_title, messages_with_prefix
from cartes_widgets.exercise.exercise import PLACEHOLDER, Exercise, is_count
from cartes_widgets.exercise.learner import Learner

MODES = ("due", "theme", "run", "clock")
"""The modes of practice: due exercises, one theme, until the first mistake, for `MINUTES`."""

MINUTES = 5
_GAMES = ("run", "clock")
"""The modes that count right answers and save the best result."""

_OWN = ("begin", "themes", "stop", "choose")
_MAX_SAVED = 200
_MAX_BEST = 100_000
"""The highest best result that the widget accepts from a page."""


class Practice(Exercise):
    """A widget with exercises from all lessons, in a mode that the learner chooses.

    Attributes:
        due: lesson, lesson title and kind of each due exercise; the page shows the first one.
        message: the number of due exercises, or the result so far.
        mode: one of `MODES`.
        themes: for each game, its `name` and `themes`, each with `id` and `name`; empty before the
            page requests them.
        theme: id of the chosen theme; "" if no theme is chosen.
        right: number of right answers in the current run or timed mode.
        best: the best result in this mode, including the current one; the page saves it.
        left: milliseconds left when `message` was written; 0 in a mode without a clock.
        over: whether the run or the time has ended.
    """

    module = "practice"
    fills_step = "always"
    in_saved_output = ("message", "due", "prompt", "scene", "answer")

    due = List(Dict()).tag(sync=True)
    message = Unicode().tag(sync=True)
    mode = Unicode(MODES[0]).tag(sync=True)
    themes = List(Dict()).tag(sync=True)
    theme = Unicode().tag(sync=True)
    right = Int(0).tag(sync=True)
    best = Int(0).tag(sync=True)
    left = Int(0).tag(sync=True)
    over = Bool(False).tag(sync=True)

    def __init__(
        self, *, learner: Learner | None = None, seed: int | None = None, **traits: Any
    ) -> None:
        """Creates the widget; the page then requests the due exercises.

        Args:
            seed: seed of the exercises; None for random exercises.
        """
        self._places: dict[Named, tuple[int, int]] = {}
        self._rng = random.Random(seed)
        self._ends_at = 0.0
        super().__init__(*PLACEHOLDER, learner=learner, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a start and a change of mode; passes other messages to `Exercise`."""
        action = message.get("do")
        if action == "remember":
            # The page splits long data into several messages, before the one that starts the
            # practice.
            self._restore(message.get("saved"))
        elif action == "restore":
            self.notice = format_message("widget-unknown-message")
        elif message.get("revision") == self.revision and action in _OWN:
            self._do(str(action), message)
        else:
            super().on_page_message(message)

    def _do(self, action: str, message: Mapping[str, object]) -> None:
        if action == "begin":
            self._restore(message.get("saved"))
            self._ask()
        elif action == "themes":
            self.themes = _themes_by_game()
        elif action == "stop" and self.mode == "clock" and not self.over:
            self._end_if_late()
        elif action == "choose" and self._is_choice(message):
            self._choose(message)
        else:
            self.notice = format_message("widget-unknown-message")

    def _restore(self, saved: object) -> None:
        """Loads the progress that the page has saved; drops invalid values."""
        for item in saved[:_MAX_SAVED] if isinstance(saved, list) else ():
            if not isinstance(item, Mapping):
                continue
            lesson, kind = str(item.get("lesson")), str(item.get("kind"))
            if kind not in exercise_kinds(lesson):
                continue
            self._learner.restore(lesson, kind, item.get("progress"), item.get("review"))
            seed, level = item.get("seed", -1), item.get("level", 0)
            if is_count(seed, SEEDS - 1) and is_count(level, LEVELS[-1]) and level in LEVELS:
                self._places[lesson, kind] = (seed, level)

    @staticmethod
    def _is_choice(message: Mapping[str, object]) -> bool:
        """Whether the message has a known mode, and a theme and a best result that are valid for
        it.
        """
        mode, theme = message.get("mode"), message.get("theme", "")
        is_theme = isinstance(theme, str) and (
            theme in themes() if mode == "theme" else theme == ""
        )
        return mode in MODES and is_theme and is_count(message.get("best", 0), _MAX_BEST)

    def _choose(self, message: Mapping[str, object]) -> None:
        best = message.get("best", 0)
        with self.hold_sync():
            self.mode, self.theme = str(message["mode"]), str(message.get("theme", ""))
            self.right, self.over, self.notice, self.left = 0, False, "", 0
            self.best = best if isinstance(best, int) else 0
            if self.mode == "clock":
                self._ends_at = time.monotonic() + 60 * MINUTES
            self._ask()

    def _kinds(self) -> Sequence[Named]:
        """The exercises to draw from.

        These are the exercises of the theme: of its lessons that the learner has practised, and of
        its first other lesson. Without a theme, they are the exercises that the learner has
        practised; while these are few, also the first exercises of each game.
        """
        practised = sorted(self._learner.reviews.cards)
        if self.theme:
            known, kinds = {lesson for lesson, _ in practised}, themes()[self.theme]
            new = next((lesson for lesson, _ in kinds if lesson not in known), "")
            return [kind for kind in kinds if kind[0] in {*known, new}]
        first = _first_kinds()
        return practised if len(practised) >= len(first) else sorted({*practised, *first})

    def _ask(self) -> None:
        """Shows the next exercise, unless the run or the time has ended."""
        if self.mode == "due":
            self._ask_due()
            return
        kinds = self._kinds()
        # The placeholder has no place: it was never shown, so it may come first.
        shown = {(self.lesson, self.kind)} & self._places.keys()
        others = [kind for kind in kinds if kind not in shown] or kinds
        lesson, kind = self._rng.choice(others)
        _, level = self._places.get((lesson, kind), (0, LEVELS[0]))
        level = next_level(self._learner.progress(lesson), kind, level)
        seed = self._rng.randrange(SEEDS)
        self._places[lesson, kind] = (seed, level)
        with self.hold_sync():
            self.lesson, self.kind, self._newest = lesson, kind, seed
            self._show(seed, level)
            self._follow(lesson)
            self._summarise()

    def _ask_due(self) -> None:
        """Shows the exercise that is longest overdue, if any exercise is due."""
        now = datetime.now(UTC)
        result = self._learner.reviews.due(now)
        with self.hold_sync():
            self.due = [
                {
                    "lesson": item.lesson,
                    "title": lesson_title(item.lesson),
                    "kind": item.kind,
                }
                for item in result
            ]
            self.message = self._summary(len(result), now)
            if not result:
                self.verdict = {}
                return
            self.lesson, self.kind = result[0].lesson, result[0].kind
            seed, level = self._places.get((self.lesson, self.kind), (0, LEVELS[0]))
            self._newest = (seed + 1) % SEEDS
            self._places[self.lesson, self.kind] = (self._newest, level)
            self._show(self._newest, level)
            self._follow(self.lesson)

    def _follow(self, lesson: str) -> None:
        """Shows from which lesson the exercise comes; the lesson's goal is not the goal here."""
        with self.hold_sync():
            super()._follow(lesson)
            self.row = lesson_title(self.lesson)

    def _summary(self, due: int, now: datetime) -> str:
        following = self._learner.reviews.next_due()
        if following is None:
            return format_message("review-never")
        days = max(1, -(-int((following - now).total_seconds()) // 86_400))
        return format_message("review-due", due=due, days=0 if due else days)

    def _on_next(self, message: Mapping[str, object]) -> None:
        if self.over or self._end_if_late():
            return
        if self.mode == "run" and not self.verdict:
            # Without this check, the learner could skip a question and continue the run.
            self.notice = format_message("widget-stale-message")
            return
        self._ask()

    def _on_level(self, message: Mapping[str, object]) -> None:
        if self.mode in _GAMES:
            # A new level would replace the current question, which the learner must not skip.
            self.notice = format_message("widget-unknown-message")
        else:
            super()._on_level(message)

    def _on_hint(self, message: Mapping[str, object]) -> None:
        if self.mode in _GAMES:
            self.notice = format_message("practice-no-hints")
        else:
            super()._on_hint(message)

    def _on_answer(self, message: Mapping[str, object]) -> None:
        if self.over or self._end_if_late():
            return
        if self.mode == "due" and not self.due:
            # The last exercise that was due has its answer.
            self.notice = format_message("widget-stale-message")
            return
        with self.hold_sync():
            super()._on_answer(message)
            if not self.verdict or self.notice:
                return
            if self._is_solved() and self.stars:
                self.right += 1
                self.best = max(self.best, self.right) if self.mode in _GAMES else 0
            if self.mode == "run" and self._failed:
                self.over = True
            if self.mode != "due":
                self._summarise()

    def _end_if_late(self) -> bool:
        """Ends a timed run if its time is over; returns whether the run has ended."""
        if self.mode != "clock" or time.monotonic() < self._ends_at:
            return False
        with self.hold_sync():
            self.over = True
            self._summarise()
        return True

    def _summarise(self) -> None:
        """Sets the trait `message` to a sentence with the result so far."""
        left = self._ends_at - time.monotonic() if self.mode == "clock" and not self.over else 0
        self.left = max(0, round(1000 * left))
        state = "over" if self.over else "now"
        text = f"practice-{self.mode}-{state}"
        if self.mode == "theme":
            self.message = format_message(text, theme=_theme_name(self.theme), right=self.right)
        else:
            self.message = format_message(text, right=self.right, best=self.best)


def _first_kinds() -> list[Named]:
    """Two exercises of the first lesson of each game."""
    first = [next(group) for _, group in groupby(lessons(), game_of_lesson)]
    return [(lesson, kind) for lesson in first for kind in exercise_kinds(lesson)[:2]]


def _theme_name(theme: str) -> str:
    return messages_with_prefix("theme-")[f"theme-{theme}"]


def _themes_by_game() -> list[dict[str, Any]]:
    """The `name` and the `themes` of each game; a theme has `id` and `name`.

    They are in the order of the lessons.
    """
    return [
        {
            "name": format_message(f"game-{game}"),
            "themes": [{"id": theme, "name": _theme_name(theme)} for theme in group],
        }
        for game, group in groupby(themes(), lambda theme: game_of_lesson(themes()[theme][0][0]))
    ]
