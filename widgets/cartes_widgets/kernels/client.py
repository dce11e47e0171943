"""A kernel client that is ready as soon as the kernel is."""

from __future__ import annotations

import time
from queue import Empty

from jupyter_client.asynchronous.client import AsyncKernelClient

_PATIENCE = 0.2


class PromptClient(AsyncKernelClient):
    """A kernel client that does not wait for 200 ms of silence, unlike that of jupyter_client.

    It waits for the end of the first request. Then all earlier messages of the kernel have arrived.
    """

    async def _async_wait_for_ready(self, timeout: float | None = None) -> None:
        deadline = time.monotonic() + (60 if timeout is None else timeout)
        while time.monotonic() < deadline:
            request = self.kernel_info()
            try:
                reply = await self.shell_channel.get_msg(timeout=1)
                while reply["parent_header"].get("msg_id") != request:
                    reply = await self.shell_channel.get_msg(timeout=_PATIENCE)
                while not await self._is_idle_after(request):
                    pass
            except Empty:
                if not await self._async_is_alive():
                    raise RuntimeError("the kernel died before it was ready") from None
                continue
            self._handle_kernel_info_reply(reply)
            return
        raise RuntimeError("the kernel was not ready in time")

    async def _is_idle_after(self, request: str) -> bool:
        reply = await self.iopub_channel.get_msg(timeout=_PATIENCE)
        return bool(
            reply["parent_header"].get("msg_id") == request
            and reply["content"].get("execution_state") == "idle"
        )

    wait_for_ready = _async_wait_for_ready
