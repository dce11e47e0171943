"""Opens a class for a server."""

from __future__ import annotations

from pathlib import Path

from cartes_widgets.classroom.model.database import StoreError
from cartes_widgets.classroom.web.routes import CLASS_ROUTES
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.server.hosted_class import NoClassError


def with_routes(service: ClassService) -> ClassService:
    """Sets the routes of `service`, so that a server can serve its pages; returns `service`."""
    service.routes = (*CLASS_ROUTES, *service.identities.routes)
    return service


def open_with_routes(root: Path, address: str) -> ClassService:
    """A class in the user's database; blocks on the database for some seconds.

    Raises:
        NoClassError: the database cannot be used.
    """
    try:
        return with_routes(ClassService(root, address, None))
    except StoreError as error:
        raise NoClassError(error.message) from error
