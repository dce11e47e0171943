"""A connection between browser and server that a test can break or stop."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit

from .conftest import Server


class Link:
    """A relay to a server; the relay's address stays the same when it leads to another server."""

    def __init__(self, server: Server) -> None:
        self.lead_to(server)
        self._flowing = threading.Event()
        self._flowing.set()
        self._sockets: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._port = self._listener.getsockname()[1]
        self._listen()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def lead_to(self, server: Server) -> None:
        """Forwards new connections to `server` from now on."""
        self._target = ("127.0.0.1", urlsplit(server.address).port)

    def cut(self) -> None:
        """Ends every connection, and accepts none until `repair`."""
        # The thread that waits for a connection ends only after a shutdown of the socket.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for item in list(self._sockets):
            with contextlib.suppress(OSError):
                item.shutdown(socket.SHUT_RDWR)

    def repair(self) -> None:
        """Accepts connections again after `cut`."""
        self._listener = socket.create_server(("127.0.0.1", self._port))
        self._listen()

    def stall(self) -> None:
        """Holds back all data but closes no connection, as if a cable were pulled."""
        self._flowing.clear()

    def flow(self) -> None:
        """Sends the data that waited since `stall`, and all later data."""
        self._flowing.set()

    def _listen(self) -> None:
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._target)
            except OSError:
                near.close()
                continue
            self._sockets |= {near, far}
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self._relay, args=pair, daemon=True).start()

    def _relay(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while received := source.recv(65536):
                self._flowing.wait()
                sink.sendall(received)
        for item in (source, sink):
            with contextlib.suppress(OSError):
                item.shutdown(socket.SHUT_RDWR)
        self._sockets -= {source, sink}
