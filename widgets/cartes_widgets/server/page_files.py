"""Serves the scripts, styles and pictures of pages, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from http import HTTPStatus

from tornado import web

from cartes_widgets.pages.bundle import content_hash, served_files
from cartes_widgets.server.handlers import DOCUMENT_HEADERS, Page

_YEAR = 365 * 24 * 3600
"""A year, in seconds."""


class PageFile(Page):
    """Serves scripts, style sheets and the deck.

    Their addresses contain a hash, so browsers may cache them forever.
    """

    def get(self, digest: str, name: str) -> None:
        """Writes the file, compressed if the browser accepts compression.

        Raises:
            HTTPError: 404, the name is unknown, or the hash belongs to another version.
        """
        content = served_files().get(name)
        if content is None or digest != content_hash():
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        self.set_header("Content-Type", content_type(name))
        if name.endswith((".js", ".css", ".json")):
            for header in DOCUMENT_HEADERS:
                self.clear_header(header)
        self.set_header("Cache-Control", f"public, max-age={_YEAR}, immutable")
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            content = _packed(name, content)
        self.finish(content)

    def compute_etag(self) -> None:
        """None: no browser asks again for a file that it may keep forever."""


_PACKED: dict[str, bytes] = {}


def _packed(name: str, content: bytes) -> bytes:
    if name not in _PACKED:
        _PACKED[name] = gzip.compress(content, mtime=0)
    return _PACKED[name]


_TYPES = mimetypes.MimeTypes()
"""The types of Python itself; those of the system may be wrong, as in a registry of Windows."""


def content_type(name: str) -> str:
    """The value of the header Content-Type for the file `name`."""
    kind = "text/javascript" if name.endswith(".js") else _TYPES.guess_type(name)[0]
    return f"{kind or 'application/octet-stream'}; charset=utf-8"
