"""By which names this server answers."""

from __future__ import annotations

import socket
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.base.handlers import FileFindHandler, JupyterHandler
from tornado import web
from voila.static_file_handler import MultiStaticFileHandler

__all__ = ["OwnFiles", "OwnHost", "OwnRedirect", "OwnStaticFiles", "own_hosts"]


def own_hosts(ip: str) -> frozenset[str]:
    """The names of a server that listens on `ip`, in small letters."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", "127.0.0.1", "::1", ip, machine, f"{machine}.local"})


class OwnHost(JupyterHandler):
    """Refuses a request that was made to another name: a site that gives its own name this
    machine's address would otherwise pass for a page from here."""

    def check_host(self) -> bool:
        """Whether the request names this server; any name will do behind a proxy."""
        known: frozenset[str] | None = self.settings["cartes_hosts"]
        try:
            return known is None or urlsplit(f"//{self.request.host}").hostname in known
        except ValueError:
            return False

    def write_error(self, status_code: int, **_more: Any) -> None:
        """Answers with the status alone: Jupyter's own page needs files that we do not serve."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish()


class OwnFiles(OwnHost, FileFindHandler):
    """Files that are looked for in several folders, told to who asks by our own name."""


class OwnStaticFiles(OwnHost, MultiStaticFileHandler):  # type: ignore[misc]
    """Voilà's files, told to who asks by our own name."""


class OwnRedirect(OwnHost, web.RedirectHandler):
    """Another address of ours, told to who asks by our own name."""
