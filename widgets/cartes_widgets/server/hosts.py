"""By which names this server answers."""

from __future__ import annotations

import socket
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.base.handlers import FileFindHandler, JupyterHandler
from tornado import web
from tornado.httputil import HTTPServerRequest
from voila.static_file_handler import MultiStaticFileHandler

from cartes_widgets.server.access import opens_a_lesson

__all__ = [
    "OwnFiles",
    "OwnHost",
    "OwnRedirect",
    "OwnStaticFiles",
    "is_of_own_machine",
    "is_of_own_page",
    "own_hosts",
]


def own_hosts(ip: str) -> frozenset[str]:
    """The names of a server that listens on `ip`, in small letters."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", "127.0.0.1", "::1", ip, machine, f"{machine}.local"})


def is_of_own_page(request: HTTPServerRequest) -> bool:
    """Whether a page of this server made the request.

    Browsers send `Origin` with every post, also where `Sec-Fetch-Site` is left out: to an
    address of a local network without TLS.
    """
    origin = urlsplit(request.headers.get("Origin", ""))
    return origin.scheme in ("http", "https") and origin.netloc == request.host


def is_of_own_machine(remote: str | None, ip: str) -> bool:
    """Whether `remote` is an address of the machine whose server listens on `ip`."""
    try:
        return remote == ip or ip_address(remote or "").is_loopback
    except ValueError:
        return False


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

    def get_login_url(self) -> str:
        """Where whoever must first say who he is does so; only on a hub must anybody.

        Raises:
            HTTPError: 403, it is no page that is asked for: nobody would see the question.
        """
        if not opens_a_lesson(self.request.headers):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        provider: Any = self.identity_provider
        return str(provider.login_address(self))

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
