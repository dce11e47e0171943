"""The home page's button of whoever started the server: it opens a class."""

from __future__ import annotations

from http import HTTPStatus
from typing import NamedTuple

from tornado import web

from cartes_lib.wording import say, speaking
from cartes_widgets.server.handlers import Page
from cartes_widgets.server.hosted_class import NoClassError
from cartes_widgets.server.hosts import is_of_own_page

__all__ = ["OpenClass", "OpenedClass"]

NOTICE_SECONDS = 12
"""How long a notice is shown before the board follows."""


class OpenedClass(NamedTuple):
    """The address of a class's board, good once, and what its teacher must know; "" mostly."""

    address: str
    notice: str


class OpenClass(Page):
    """Opens a class on the local network, for whoever sits at the server's machine."""

    def check_xsrf_cookie(self) -> None:
        """Only a page of this server may post.

        Raises:
            HTTPError: 403, it is another's.
        """
        if not is_of_own_page(self.request):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)

    async def post(self) -> None:
        """Leads to the board of the class, of the one that is held if there is one.

        Raises:
            HTTPError: 403, who asks does not sit at this machine.
        """
        if not self.may_open_class:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        self.set_header("Cache-Control", "no-store")
        with speaking(self.asked_language):
            try:
                opened: OpenedClass = await self.settings["cartes_open_class"]()
            except NoClassError as error:
                self.tell(str(error), HTTPStatus.CONFLICT)
                return
            # Not a redirection: the board's address is the network's, where a form may not lead.
            wait = NOTICE_SECONDS if opened.notice else 0
            self.set_header("Refresh", f"{wait}; url={opened.address}")
            self.tell(opened.notice, HTTPStatus.OK)

    def tell(self, text: str, status: HTTPStatus) -> None:
        """Writes a page with one sentence; an empty one without."""
        self.set_status(status)
        if text:
            told = {"title": say("page-class"), "text": text, "status": status, "again": 0}
            self.write(self.page("cartes-error.html.j2", **told))
        self.finish()
