"""The server's connections: those that wait for nothing give way to those that ask something."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    RequestStartLine,
    ResponseStartLine,
)

__all__ = ["LARGEST_BODY", "PageServer"]

LARGEST_BODY = 64 * 1024
"""Bytes of the largest request: no page of ours sends more than a few."""

_LARGEST_HEADER = 16 * 1024
_LARGEST_BUFFER = 2 * 1024 * 1024
_IDLE_SECONDS = 60.0
"""How long a connection may take for its next request: half-open ones end then, too."""

_BODY_SECONDS = 10.0


class PageServer(HTTPServer):
    """An HTTP server with at most `most` connections that wait for a request.

    When one more comes, the one that has waited longest is closed. A browser opens another
    when it needs one; who only holds connections open keeps nobody out.
    """

    def initialize(self, request_callback: Any, most: int = 1) -> None:  # type: ignore[override]
        """Sets the limits, which are the same for every server of ours."""
        super().initialize(
            request_callback,
            idle_connection_timeout=_IDLE_SECONDS,
            body_timeout=_BODY_SECONDS,
            max_body_size=LARGEST_BODY,
            max_header_size=_LARGEST_HEADER,
            max_buffer_size=_LARGEST_BUFFER,
        )
        self._most = most
        # In the order in which they began to wait.
        self._waiting: dict[Any, None] = {}
        self._busy: set[Any] = set()

    def start_request(
        self, server_conn: object, request_conn: HTTPConnection
    ) -> HTTPMessageDelegate:
        """Waits for the next request of a connection, a new one or one that was answered."""
        self._busy.discard(server_conn)
        self._waiting[server_conn] = None
        if len(self._waiting) + len(self._busy) > self._most:
            self._give_way()
        return _Begun(super().start_request(server_conn, request_conn), self, server_conn)

    def begin(self, server_conn: object) -> None:
        """Notes that the connection asks something."""
        self._waiting.pop(server_conn, None)
        self._busy.add(server_conn)

    def on_close(self, server_conn: object) -> None:
        """Forgets a connection, which has ended or become a websocket."""
        self._waiting.pop(server_conn, None)
        self._busy.discard(server_conn)
        super().on_close(server_conn)

    def _give_way(self) -> None:
        oldest = next(iter(self._waiting))
        del self._waiting[oldest]
        oldest.stream.close()


class _Begun(HTTPMessageDelegate):
    """Tells the server when a request has begun, and passes everything on."""

    def __init__(self, inner: HTTPMessageDelegate, server: PageServer, connection: object) -> None:
        self._inner, self._server, self._connection = inner, server, connection

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        self._server.begin(self._connection)
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        self._inner.finish()

    def on_connection_close(self) -> None:
        self._inner.on_connection_close()
