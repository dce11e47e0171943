"""The server's connections; if there are too many, the server closes idle and slow connections."""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.ioloop import PeriodicCallback

LARGEST_BODY = 64 * 1024
"""Maximum size of a request's body in bytes; the pages of Cartes send only a few."""

_LARGEST_READ = 2 * LARGEST_BODY
"""Size in bytes up to which a body is read and then refused, so that the client gets a response;
for a larger one, the server closes the connection.
"""

_LARGEST_HEADER = 16 * 1024
_LARGEST_BUFFER = 2 * 1024 * 1024
_IDLE_SECONDS = 60.0
"""Time limit in seconds for a connection's next request; it also ends half-open connections."""

_BODY_SECONDS = 10.0

_SEND_BUFFER = 64 * 1024
"""Bytes that the system buffers per client. With a larger buffer, a slow client would seem
stalled.
"""


@dataclass(eq=False)
class _Client:
    """One connection of a client to the server.

    Attributes:
        connection: Tornado's connection object.
        address: address of the device, or of its proxy or router.
        is_asking: whether the server waits for a request, or for the rest of a request.
        moved_at: the time of the last progress: when the server began to wait for a request, or had
            read it, or when the client accepted output.
    """

    connection: Any
    address: str
    is_asking: bool = True
    moved_at: float = field(default_factory=time.monotonic)

    @property
    def stalled_for(self) -> float:
        """Seconds for which the client has accepted no output; 0 if the server writes nothing."""
        is_writing = self.connection.stream.writing()
        return time.monotonic() - self.moved_at if is_writing else 0.0


def _watched(connection: Any) -> _Client:
    """The client of a new connection; its writes are observed until `_unwatch`."""
    client = _Client(connection, getattr(connection.context, "remote_ip", ""))
    connection.stream.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    write: Callable[[memoryview], int] = connection.stream.write_to_fd

    def watching(data: memoryview) -> int:
        written = write(data)
        if written:
            client.moved_at = time.monotonic()
        return written

    connection.stream.write_to_fd = watching
    return client


def _unwatch(connection: Any) -> None:
    vars(connection.stream).pop("write_to_fd", None)


class PageServer(HTTPServer):
    """An HTTP server with at most `most` connections besides websockets.

    If there are too many, it closes a connection of the address that has the most connections. It
    first closes the connection that has waited longest for a request or its body. A browser opens
    another connection when needed.

    If an address has more than half of all connections, the server may also close a connection
    during its response. It does not close one for a new connection of the same address, because
    many people may share an address.

    Attributes:
        stall_seconds: maximum time without accepted output.
        stall_when_full: the same limit if another connection needs the place.
    """

    stall_seconds = 30.0
    stall_when_full = 5.0

    def initialize(self, request_callback: Any, most: int = 1) -> None:  # type: ignore[override]
        """Sets the time and size limits of requests, which all servers of Cartes share.

        Args:
            most: maximum number of connections besides websockets.
        """
        super().initialize(
            request_callback,
            idle_connection_timeout=_IDLE_SECONDS,
            body_timeout=_BODY_SECONDS,
            max_body_size=_LARGEST_READ,
            max_header_size=_LARGEST_HEADER,
            max_buffer_size=_LARGEST_BUFFER,
        )
        self._most = most
        # In the order in which the current wait or response began.
        self._clients: dict[object, _Client] = {}
        self._sweeping = PeriodicCallback(self._end_stalled, 1000 * self.stall_seconds / 6)
        self._sweeping.start()

    def stop(self) -> None:
        """Accepts no more connections."""
        self._sweeping.stop()
        super().stop()

    def start_request(
        self, server_conn: object, request_conn: HTTPConnection
    ) -> HTTPMessageDelegate:
        """Begins to wait for the next request of a connection, new or reused."""
        client = self._clients.get(server_conn)
        if client is None:
            self._clients[server_conn] = client = _watched(server_conn)
            if len(self._clients) > self._most:
                self._give_way(client)
        self.moves(client, is_asking=True)
        return _Begun(super().start_request(server_conn, request_conn), self, client)

    def on_close(self, server_conn: object) -> None:
        """Removes a connection that has ended or become a websocket."""
        self._clients.pop(server_conn, None)
        _unwatch(server_conn)
        super().on_close(server_conn)

    def moves(self, client: _Client, *, is_asking: bool) -> None:
        """Records that a connection begins to wait for a request, or to get a response."""
        client.is_asking, client.moved_at = is_asking, time.monotonic()
        if self._clients.pop(client.connection, None) is not None:
            self._clients[client.connection] = client

    def _give_way(self, new: _Client) -> None:
        """Closes the least useful connection; closes `new` if no other connection may be closed."""
        victim = next(self._victims(new), new)
        del self._clients[victim.connection]
        victim.connection.stream.close()

    def _victims(self, new: _Client) -> Iterator[_Client]:
        """The connections that may be closed in place of `new`, the least useful first."""
        counts = Counter(client.address for client in self._clients.values())
        crowd, number = counts.most_common(1)[0]
        others = [client for client in self._clients.values() if client is not new]
        crowded = [item for item in others if item.address == crowd]
        yield from (item for item in crowded if item.is_asking)
        yield from (item for item in crowded if item.stalled_for > self.stall_when_full)
        if number > self._most // 2 and new.address != crowd:
            yield from crowded
        yield from (item for item in others if item.is_asking)

    def _end_stalled(self) -> None:
        """Closes the connections that have accepted no output for a long time."""
        for client in list(self._clients.values()):
            if client.stalled_for > self.stall_seconds:
                client.connection.stream.close()


class _Begun(HTTPMessageDelegate):
    """A delegate that reports when a request has been read completely; it forwards all calls."""

    def __init__(self, inner: HTTPMessageDelegate, server: PageServer, client: _Client) -> None:
        self._inner, self._server, self._client = inner, server, client

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        self._server.moves(self._client, is_asking=True)
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        self._server.moves(self._client, is_asking=False)
        self._inner.finish()

    def on_connection_close(self) -> None:
        self._inner.on_connection_close()
