"""The analysis of bots and the coach, in another thread, so that the page stays responsive."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import cache
from typing import Generic, TypeVar

T = TypeVar("T")
_log = logging.getLogger(__name__)


@cache
def _elsewhere() -> ThreadPoolExecutor:
    """The only extra thread of this process; it starts with the first analysis, after any fork."""
    return ThreadPoolExecutor(1, "cartes-thinking")


def _loop() -> asyncio.AbstractEventLoop | None:
    """The event loop of the page's messages; None without a page.

    Also None on a page without a server, where Python runs in a worker without threads.
    """
    if sys.platform == "emscripten":
        return None
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class BackgroundAnalysis(Generic[T]):
    """The analysis of one position, which starts early and is returned on request."""

    def __init__(self) -> None:
        self._at: object = None
        self._requested: object = None
        self._thought: Future[T] | None = None

    def begin(self, at: object, think: Callable[[], T]) -> None:
        """Starts the analysis `think` of the position `at`; drops an earlier analysis."""
        if _loop() is None or at == self._at:
            return
        if self._thought is not None:
            self._thought.cancel()
        self._at, self._requested = at, None
        # The copied context makes messages in the other thread use the same names of seats.
        self._thought = _elsewhere().submit(copy_context().run, think)

    def ask(
        self,
        at: object,
        think: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[], None],
    ) -> None:
        """Calls `then` once with the analysis of the position `at`, when it is finished.

        If the analysis raises an exception, calls `failed` instead; the next request starts another
        analysis. Neither is called if the analysis of another position starts before. Without a
        page, `think` runs immediately in this thread.
        """
        loop = _loop()
        if loop is None:
            self._deliver(think, then, failed)
            return
        self.begin(at, think)
        if self._requested == at or self._thought is None:
            return
        self._requested = at

        def deliver(thought: Future[T]) -> None:
            if self._requested == at and not thought.cancelled():
                self._requested = None
                self._deliver(thought.result, then, failed)

        context = copy_context()
        self._thought.add_done_callback(
            lambda thought: loop.call_soon_threadsafe(deliver, thought, context=context)
        )

    def _deliver(
        self, result: Callable[[], T], then: Callable[[T], None], failed: Callable[[], None]
    ) -> None:
        try:
            analysis = result()
        except Exception:
            # No caller would see the exception, and the page would wait for ever.
            _log.exception("An analysis failed")
            self._at = None
            failed()
        else:
            then(analysis)
