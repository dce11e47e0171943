"""Limits the number of kernels of lessons, and removes dead kernels."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado import web
from traitlets import Int

from cartes_widgets.server.limits import SOCKETS_OF_A_LESSON


class LessonKernels(AsyncMappingKernelManager):
    """Starts a kernel if there are fewer than `most`, and removes kernels that died.

    Kernels that are still starting count too, because a whole class may start at the same time. A
    dead kernel is not restarted: without its page's widgets, it would be useless, so the page
    requests a new one.
    """

    most = Int(1, help="Lessons that may be open at once.").tag(config=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)  # type: ignore[no-untyped-call]
        self._starting = 0
        self._ending: set[asyncio.Task[None]] = set()
        self.on_removed: Callable[[str], None] = lambda _kernel_id: None
        # The default of 1023 sockets would be too small for 90 lessons.
        self.context.max_sockets = 1024 + SOCKETS_OF_A_LESSON * self.most

    async def start_kernel(self, *arguments: Any, **named: Any) -> str:  # type: ignore[override]
        """Starts a kernel, and returns its id.

        Raises:
            HTTPError: 503, too many lessons are open.
        """
        if len(self) + self._starting >= self.most:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self._starting += 1
        try:
            kernel_id: str = await super().start_kernel(*arguments, **named)
        finally:
            self._starting -= 1
        return kernel_id

    def start_watching_activity(self, kernel_id: str) -> None:
        """Counts the kernel as busy until `lesson_is_open` is called.

        Jupyter's method reads every message of the kernel a second time, which is a tenth of the
        server's work. Idle time begins when a page leaves (`ClosedChannels.disconnect`), so
        messages do not matter.
        """
        kernel: Any = self.get_kernel(kernel_id)
        kernel.execution_state = "busy"
        kernel.last_activity = utcnow()

    def lesson_is_open(self, kernel_id: str) -> None:
        """From now on, the kernel is ended if no page connects to it."""
        if kernel_id in self:
            kernel: Any = self.get_kernel(kernel_id)
            kernel.execution_state = "idle"
            kernel.last_activity = utcnow()

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Ends the kernel if it is idle; the kernel may have ended since it was listed."""
        if kernel_id in self:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:
        """Removes a kernel, and the files that remain after a kernel died."""
        died = kernel_id in self and self.get_kernel(kernel_id).has_kernel
        if died:
            self.stop_watching_activity(kernel_id)  # type: ignore[no-untyped-call]
            self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
        self.on_removed(kernel_id)
        removed = super().remove_kernel(kernel_id)
        if died:
            ending = asyncio.create_task(self._clear(removed))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
        return removed

    async def _clear(self, kernel: Any) -> None:
        await kernel.shutdown_kernel(now=True)
