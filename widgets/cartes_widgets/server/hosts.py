"""The host names that this server accepts, and the base class of handlers that check them."""

from __future__ import annotations

import socket
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from jupyter_server.base.handlers import JupyterHandler
from tornado import web

from cartes_widgets.server.access import opens_a_lesson
from cartes_widgets.server.connections import LARGEST_BODY


def own_hosts(ip: str) -> frozenset[str]:
    """The host names of a server that listens on `ip`, in lower case."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", "127.0.0.1", "::1", ip, machine, f"{machine}.local"})


def is_of_own_machine(remote: str | None, ip: str) -> bool:
    """Whether `remote` is an address of the machine on which the server listens on `ip`."""
    try:
        return remote == ip or ip_address(remote or "").is_loopback
    except ValueError:
        return False


class OwnHost(JupyterHandler):
    """Refuses requests with another host name, to prevent DNS rebinding.

    Otherwise another site could point its host name to this machine's address. The browser would
    then treat the site as a page of this server.
    """

    async def prepare(self, **options: Any) -> None:
        """Refuses a request with too large a body, or from a person who is not logged in.

        Raises:
            HTTPError: 413, the body is too large; 403, the person is not logged in.
        """
        if len(self.request.body) > LARGEST_BODY:
            raise web.HTTPError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        await super().prepare(**options)

    def check_host(self) -> bool:
        """Whether the request has a host name of this server; behind a proxy, any host name is
        accepted.
        """
        known: frozenset[str] | None = self.settings["cartes_hosts"]
        try:
            return known is None or urlsplit(f"//{self.request.host}").hostname in known
        except ValueError:
            return False

    def get_login_url(self) -> str:
        """The login address, which exists only on a JupyterHub.

        Raises:
            HTTPError: 403, the request is not for a page, so a login form makes no sense.
        """
        if not opens_a_lesson(self.request.headers):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        provider: Any = self.identity_provider
        return str(provider.login_address(self))

    def write_error(self, status_code: int, **_more: Any) -> None:
        """Responds with the status only, since this server lacks the files of Jupyter's error
        page.
        """
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish()


def is_own_origin(origin: str | None, host: str) -> bool:
    """Whether the header `Origin` names the server that the header `Host` names.

    The texts are compared, because a malformed origin cannot be parsed.
    """
    return origin in (f"http://{host}", f"https://{host}")


class OwnOrigin(OwnHost):
    """Accepts POST requests only from pages of this server, by their origin, without a token.

    Browsers send `Origin` with every POST request. They omit `Sec-Fetch-Site` for addresses of a
    local network without TLS.
    """

    def check_xsrf_cookie(self) -> None:
        """Refuses a request of another site.

        Raises:
            HTTPError: 403, the request does not come from a page of this server.
        """
        if not is_own_origin(self.request.headers.get("Origin"), self.request.host):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
