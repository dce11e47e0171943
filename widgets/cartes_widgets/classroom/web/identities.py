"""How a class identifies people: by its own cookies, or by another server's accounts."""

from __future__ import annotations

from typing import Any, Protocol

from tornado.web import RequestHandler

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room

__all__ = ["CookieIdentities", "Identities", "cookie_name"]


class Identities(Protocol):
    """Identifies the person behind a request.

    Attributes:
        has_accounts: whether all people have an account elsewhere; then nobody needs a room code,
            a nickname or the key of a link.
        routes: further addresses that are needed to log in.
    """

    has_accounts: bool
    routes: tuple[tuple[str, Any], ...]

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The student who asks; None for anybody who is not in this room."""

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the teacher asks."""

    def account(self, request: RequestHandler) -> str:
        """The account's name of the person who asks; "" if there are no accounts."""

    def leave_address(self) -> str:
        """Where a person logs out of another person's account; "" if there are no accounts."""


def cookie_name(room: Room, who: str) -> str:
    """The name of the cookie of a "student" or of the "teacher".

    It contains the port and the room: cookies ignore ports, and rooms change.
    """
    return f"cartes-{who}-{room.id}"


class CookieIdentities:
    """Identifies students by the cookie they got for the class code, and the teacher by the cookie
    they got for the teacher's link.
    """

    has_accounts = False
    routes: tuple[tuple[str, Any], ...] = ()

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The student whose cookie comes with the request."""
        cookie = request.get_cookie(cookie_name(room, "student"))
        return room.member_of(cookie) if cookie else None

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the teacher's cookie comes with the request."""
        cookie = request.get_cookie(cookie_name(room, "teacher"))
        return bool(cookie) and room.is_teacher(cookie or "")

    def account(self, _request: RequestHandler) -> str:
        """ "": there are no accounts."""
        return ""

    def leave_address(self) -> str:
        """ "": there is no account to leave."""
        return ""
