"""A websocket that ends when its page reads too little of its messages."""

from __future__ import annotations

import asyncio
from typing import Any

from tornado import websocket

MAX_UNREAD = 4 * 1024 * 1024
"""Maximum number of bytes that wait to be sent to a page; the first states of a lesson have about
0.1 MB.
"""


class BoundedSocket(websocket.WebSocketHandler):
    """A websocket handler that closes a page for which too many bytes wait.

    Otherwise a page that sends requests and reads no response would fill the server's memory.
    """

    _unread = 0
    _is_ended = False

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Writes a message to the page; drops it after the page has read too little."""
        if self._is_ended:
            return None
        size, written = len(message), super().write_message(message, binary)
        self._unread += size
        written.add_done_callback(lambda done: self._on_written(size, done))
        if self._unread > MAX_UNREAD:
            # Tornado ends the connection after some seconds, even if the page does not respond.
            self._is_ended = True
            self.close(1008, "nothing is read")
        return written

    def _on_written(self, size: int, written: asyncio.Future[None]) -> None:
        self._unread -= size
        if not written.cancelled():
            # An exception that nobody reads would be logged; `on_close` follows it.
            written.exception()
