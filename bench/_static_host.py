"""A small static web server that sends compressed files if they exist, and counts its responses."""

from __future__ import annotations

import contextlib
import functools
import gzip
import http.server
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

_COMPRESSED = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".ipynb", ".wasm", ".zip", ".whl"}
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".ipynb": "application/json",
    ".whl": "application/zip",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class Sent:
    """One response of the server.

    Attributes:
        path: the requested path, without the query string.
        size: number of bytes of the response, with its header.
        by: the client's address.
    """

    path: str
    size: int
    by: str


class Host(http.server.ThreadingHTTPServer):
    """The web server; `sent` lists its responses, in order."""

    daemon_threads = True
    sent: list[Sent]

    @property
    def address(self) -> str:
        """The address of the web server."""
        return f"http://127.0.0.1:{self.server_port}/"

    def took(self) -> list[Sent]:
        """The responses since the last call of this method."""
        results = list(self.sent)
        del self.sent[: len(results)]
        return results


class _Counted:
    """A stream that counts the bytes written to it."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.size = 0

    def write(self, content: bytes) -> int:
        self.size += len(content)
        return self._stream.write(content)

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


class _Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}  # noqa: RUF012

    def setup(self) -> None:
        super().setup()
        self.wfile = _Counted(self.wfile)  # type: ignore[assignment]

    def do_GET(self) -> None:
        before = self.wfile.size  # type: ignore[attr-defined]
        path = self.path.partition("?")[0]
        self._is_packed = False
        packed = Path(f"{self.translate_path(path)}.gz")
        if packed.is_file() and "gzip" in self.headers.get("Accept-Encoding", ""):
            self._is_packed, self._type = True, self.guess_type(path)
            self.path = f"{path}.gz"
        super().do_GET()
        size = self.wfile.size - before  # type: ignore[attr-defined]
        self.server.sent.append(Sent(path, size, self.headers.get("Referer", "")))  # type: ignore[attr-defined]

    def send_header(self, keyword: str, value: str) -> None:
        is_type = keyword.lower() == "content-type"
        super().send_header(keyword, self._type if is_type and self._is_packed else value)

    def end_headers(self) -> None:
        if self._is_packed:
            self.send_header("Content-Encoding", "gzip")
        # The usual time for which static hosts let browsers cache such files.
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def write_compressed(folder: Path) -> None:
    """Writes a compressed copy beside each file in `folder` that becomes smaller by compression."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in _COMPRESSED:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9))


@contextlib.contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """A context in which `folder` is served on a free port of this machine."""
    handler = functools.partial(_Handler, directory=str(folder))
    with Host(("127.0.0.1", 0), handler) as host:
        host.sent = []
        threading.Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield host
        finally:
            host.shutdown()
