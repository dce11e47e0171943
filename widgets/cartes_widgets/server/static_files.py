"""Handlers of other packages' files, with the checks and error pages of Cartes."""

from __future__ import annotations

from jupyter_server.base.handlers import FileFindHandler
from tornado import web

from cartes_widgets.server.handlers import Page


class OwnFiles(Page, FileFindHandler):
    """Static files from several folders."""

    head = FileFindHandler.head  # type: ignore[assignment]


class OwnRedirect(Page, web.RedirectHandler):
    """A redirect."""
