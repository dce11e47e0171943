"""The home page's button of whoever started the server: it opens a class."""

from __future__ import annotations

from http import HTTPStatus

from tornado import web

from cartes_lib.wording import say, speaking
from cartes_widgets.app.handlers import Page
from cartes_widgets.app.hosts import is_of_own_page

__all__ = ["NoClassError", "OpenClass"]


class NoClassError(Exception):
    """No class can be held; its text says why."""


class OpenClass(Page):
    """Opens a class on the local network, for whoever sits at the server's machine."""

    def check_xsrf_cookie(self) -> None:
        """Only a page of this server may post.

        Raises:
            HTTPError: 403, it is another's.
        """
        if not is_of_own_page(self.request):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)

    def post(self) -> None:
        """Leads to the board of the class, of the one that is held if there is one.

        Raises:
            HTTPError: 403, who asks does not sit at this machine.
        """
        if not self.may_open_class:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        with speaking(self.asked_language):
            try:
                address = self.settings["cartes_open_class"]()
            except NoClassError as error:
                title, status = say("page-class"), HTTPStatus.CONFLICT
                self.set_status(status)
                self.finish(
                    self.page(
                        "cartes-error.html.j2", title=title, text=str(error), status=status, again=0
                    )
                )
                return
        # Not a redirection: the board's address is the network's, where a form may not lead.
        self.set_header("Cache-Control", "no-store")
        self.set_header("Refresh", f"0; url={address}")
        self.finish()
