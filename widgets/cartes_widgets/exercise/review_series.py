"""Exercises that are due for review, one after the other, whatever lesson they come from."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.asking import LEVELS, SEEDS, exercise_kinds
from cartes_lib.messages import format_message, lesson_title
from cartes_widgets.exercise.exercise import PLACEHOLDER, Exercise, is_count
from cartes_widgets.exercise.learner import Learner

__all__ = ["ReviewSeries"]

_MOST_KEPT = 200


class ReviewSeries(Exercise):
    """What a learner should do again today, the longest overdue first.

    Attributes:
        due: lesson, its title and the kind of each exercise that is due; the first is shown.
        message: how many there are, or when there will be some again.
    """

    module = "review_series"
    fills_step = "always"
    in_saved_output = ("message", "due", "prompt", "scene", "answer")

    due = List(Dict()).tag(sync=True)
    message = Unicode().tag(sync=True)

    def __init__(self, *, learner: Learner | None = None, **traits: Any) -> None:
        self._kept: dict[tuple[str, str], tuple[int, int]] = {}
        super().__init__(*PLACEHOLDER, learner=learner, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Begins with what the page remembers; then as an exercise does."""
        if message.get("do") == "begin" and message.get("revision") == self.revision:
            self._take_up(message.get("kept"))
            self._ask()
        elif message.get("do") == "remember":
            # What is too much for one message comes in several, before the one that begins.
            self._take_up(message.get("kept"))
        elif message.get("do") == "restore":
            self.notice = format_message("widget-unknown-message")
        else:
            super().on_page_message(message)

    def _take_up(self, saved: object) -> None:
        """Takes up what the page remembers; what cannot be right is left out."""
        for item in saved[:_MOST_KEPT] if isinstance(saved, list) else ():
            if not isinstance(item, Mapping):
                continue
            lesson, kind = str(item.get("lesson")), str(item.get("kind"))
            if kind not in exercise_kinds(lesson):
                continue
            self._learner.take_up(lesson, kind, item.get("progress"), item.get("review"))
            if is_count(item.get("seed"), SEEDS - 1) and item.get("level") in LEVELS:
                self._kept[lesson, kind] = (item["seed"], item["level"])

    def _on_next(self, message: Mapping[str, object]) -> None:
        self._ask()

    def _ask(self) -> None:
        """Shows the exercise that is longest overdue, if any is due."""
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
            seed, level = self._kept.get((self.lesson, self.kind), (0, LEVELS[0]))
            self._kept[self.lesson, self.kind] = ((seed + 1) % SEEDS, level)
            self._show((seed + 1) % SEEDS, level)
            self._follow(self.lesson)

    def _summary(self, due: int, now: datetime) -> str:
        following = self._learner.reviews.next_due()
        if following is None:
            return format_message("review-never")
        days = max(1, -(-int((following - now).total_seconds()) // 86_400))
        return format_message("review-due", due=due, days=0 if due else days)
