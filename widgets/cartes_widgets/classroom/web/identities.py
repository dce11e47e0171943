"""The identification of people in a class: by cookies, or by accounts on another server."""

from __future__ import annotations

from typing import Any, Protocol

from tornado.web import RequestHandler

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room


class Identities(Protocol):
    """Identifies the person who sent a request.

    Attributes:
        has_accounts: whether all people have an account on another server. Then nobody needs a room
            code, a nickname or the key of a link.
        routes: additional routes that the login needs.
    """

    has_accounts: bool
    routes: tuple[tuple[str, Any], ...]

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The student who sent the request; None if the person is not in this room."""

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the teacher sent the request."""

    def account(self, request: RequestHandler) -> str:
        """The account name of the person who sent the request; "" without accounts."""

    def leave_address(self) -> str:
        """The logout address for accounts on shared devices; "" without accounts."""


def cookie_name(room: Room, who: str) -> str:
    """The name of the cookie of a "student" or of the "teacher".

    It contains the port, which browsers ignore for cookies, and the room, which changes.
    """
    return f"cartes-{who}-{room.id}"


class CookieIdentities:
    """Identifies people by their cookie.

    Students get the cookie when they enter the class code, the teacher with the teacher's link.
    """

    has_accounts = False
    routes: tuple[tuple[str, Any], ...] = ()

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The student whose cookie the request has; None for an unknown or missing cookie."""
        cookie = request.get_cookie(cookie_name(room, "student"))
        return room.member_of(cookie) if cookie else None

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the request has the teacher's cookie."""
        cookie = request.get_cookie(cookie_name(room, "teacher"))
        return bool(cookie) and room.is_teacher(cookie or "")

    def account(self, _request: RequestHandler) -> str:
        """Always "", since cookies have no accounts."""
        return ""

    def leave_address(self) -> str:
        """Always "", since there is no account to log out of."""
        return ""
