"""The age of a room, measured by a timer, because the machine's clock may jump."""

from __future__ import annotations

import time
from collections.abc import Callable

LIFE_MS = 24 * 3600 * 1000
"""Milliseconds after its opening until a room is deleted, unless it is in use."""

IN_USE_MS = 3600 * 1000
"""Milliseconds after an answer for which a room counts as in use."""

Clock = Callable[[], int]
"""A function that returns milliseconds since 1970, or for a timer, since any fixed moment."""


def now_ms() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_ms() -> int:
    """The value in milliseconds of a timer that ignores changes of the clock, and continues during
    sleep.
    """
    if not hasattr(time, "clock_gettime_ns"):
        return time.monotonic_ns() // 1_000_000
    # Linux stops its default timer while the machine sleeps.
    timer = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(timer) // 1_000_000


class Life:
    """The age of a room."""

    def __init__(self, age: int = 0, timer: Clock = elapsed_ms) -> None:
        """Starts to measure the room's age.

        Args:
            age: the current age of the room, in milliseconds.
            timer: returns milliseconds that ignore changes of the clock.
        """
        self._timer = timer
        self._began = timer() - max(0, age)
        self._used_at: int | None = None

    @property
    def age(self) -> int:
        """Milliseconds since the room was opened."""
        return self._timer() - self._began

    def note_answer(self) -> None:
        """Marks the room as in use for the next hour."""
        self._used_at = self._timer()

    @property
    def is_over(self) -> bool:
        """Whether the room is a day old, and no answer came within the last hour."""
        used = self._used_at
        is_used = used is not None and self._timer() - used < IN_USE_MS
        return self.age >= LIFE_MS and not is_used
