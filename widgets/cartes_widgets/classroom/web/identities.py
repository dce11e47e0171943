"""How a class knows who asks: by the cookies that it gave, or by another server's word."""

from __future__ import annotations

from typing import Any, Protocol

from tornado.web import RequestHandler

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room

__all__ = ["CookieIdentities", "Identities", "cookie_name"]


class Identities(Protocol):
    """Who asks.

    Attributes:
        has_accounts: whether everybody has an account elsewhere; then nobody needs a room code,
            a pseudonym or the key of a link.
        routes: further addresses by which people say who they are.
    """

    has_accounts: bool
    routes: tuple[tuple[str, Any], ...]

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The pupil who asks; None for whoever is none of this room."""

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the teacher asks."""

    def account(self, request: RequestHandler) -> str:
        """The name of the account of whoever asks; "" where there are none."""

    def leave_address(self) -> str:
        """Where whoever has the account of somebody else ends that; "" where there are none."""


def cookie_name(room: Room, who: str) -> str:
    """The name of the cookie of a "student" or of the "teacher".

    Cookies know no ports, and yesterday's room is not today's.
    """
    return f"cartes-{who}-{room.id}"


class CookieIdentities:
    """A pupil brings the cookie that he got for the room's code, the teacher that of his link."""

    has_accounts = False
    routes: tuple[tuple[str, Any], ...] = ()

    def member(self, room: Room, request: RequestHandler) -> Member | None:
        """The pupil whose cookie comes with the request."""
        cookie = request.get_cookie(cookie_name(room, "student"))
        return room.member_of(cookie) if cookie else None

    def is_teacher(self, room: Room, request: RequestHandler) -> bool:
        """Whether the teacher's cookie comes with the request."""
        cookie = request.get_cookie(cookie_name(room, "teacher"))
        return bool(cookie) and room.is_teacher(cookie or "")

    def account(self, _request: RequestHandler) -> str:
        """Nobody has one."""
        return ""

    def leave_address(self) -> str:
        """There is nothing to leave."""
        return ""
