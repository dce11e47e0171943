"""The home page's button that opens a class, for the person who started the server."""

from __future__ import annotations

from http import HTTPStatus
from typing import NamedTuple

from tornado import web

from cartes_lib.messages import format_message, use_language
from cartes_widgets.server.handlers import Page
from cartes_widgets.server.hosted_class import NoClassError
from cartes_widgets.server.hosts import OwnOrigin

NOTICE_SECONDS = 12
"""Seconds for which the page shows a notice before it opens the board."""


class OpenedClass(NamedTuple):
    """The one-time address of a class's board, and a notice for the teacher, usually ""."""

    address: str
    notice: str


class OpenClass(OwnOrigin, Page):
    """Opens a class on the local network, if a person at the server's machine requests it."""

    async def post(self) -> None:
        """Opens the class if needed, and redirects to its board.

        Raises:
            HTTPError: 403, the request does not come from this machine.
        """
        if not self.may_open_class:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        self.set_header("Cache-Control", "no-store")
        with use_language(self.asked_language):
            try:
                opened: OpenedClass = await self.settings["cartes_open_class"]()
            except NoClassError as error:
                self.write_sentence(str(error), HTTPStatus.CONFLICT)
                return
            # No HTTP redirect: the board is at the network's address, which the form's policy
            # forbids.
            wait = NOTICE_SECONDS if opened.notice else 0
            self.set_header("Refresh", f"{wait}; url={opened.address}")
            self.write_sentence(opened.notice, HTTPStatus.OK)

    def write_sentence(self, text: str, status: HTTPStatus) -> None:
        """Writes a page with one sentence; without `text`, an empty page."""
        self.set_status(status)
        if text:
            view = {
                "title": format_message("page-class"),
                "text": text,
                "status": status,
                "again": 0,
            }
            self.write(self.page("cartes-error.html.j2", **view))
        self.finish()
