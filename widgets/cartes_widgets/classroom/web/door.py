"""Base handlers of a class, which check requests and identify the person.

The person is the teacher, a student, or a stranger.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urljoin

from tornado import web

from cartes_lib.messages import format_message, messages_with_prefix, use_language
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.identities import cookie_name
from cartes_widgets.classroom.web.room_service import RoomService
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.deck.guests import is_guest_face
from cartes_widgets.server.handlers import Page
from cartes_widgets.server.hosts import OwnOrigin

COOKIE_DAYS = 1
"""Days for which a browser keeps the cookie of a class; a room exists as long."""

_NO_TEXT = "?"
"""The text that replaces a value of another type; no valid value is equal to it."""


def text_of(body: Mapping[str, Any], name: str, most: int = 200) -> str:
    """The text `name` in a page's message, cut to `most` characters; "" if it is missing."""
    value = body.get(name)
    if value is None:
        return ""
    return value[:most] if isinstance(value, str) else _NO_TEXT


class RoomPage(OwnOrigin, Page):
    """Base handler of a room's pages. The room is the class, unless a subclass finds another
    room.
    """

    missing = HTTPStatus.NOT_FOUND
    """The HTTP status of the response for an address without a room."""

    needs_room = True
    longest_body = 16 * 1024
    """Maximum size of a request's body, in bytes."""

    async def prepare(self, **options: Any) -> None:
        """Refuses requests for a room that does not exist, and POST requests from other sites.

        Raises:
            HTTPError: 404, there is no room; 403, another site sent the POST request.
        """
        if self.needs_room and self.optional_service is None:
            raise web.HTTPError(self.missing)
        await super().prepare(**options)

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Cache-Control", "no-store")

    @property
    def optional_service(self) -> RoomService | None:
        """The room of this address; None if there is no such room."""
        result: RoomService | None = self.settings["cartes_class"]
        return result

    @property
    def service(self) -> RoomService:
        """The room of this address.

        Raises:
            HTTPError: 404, there is no such room.
        """
        if self.optional_service is None:
            raise web.HTTPError(self.missing)
        return self.optional_service

    @property
    def here(self) -> str:
        """The first part of the paths of all pages of the room, without the host."""
        return f"{self.base_url}class/"

    @property
    def room(self) -> Room:
        return self.service.room

    def give_cookie(self, who: str, value: str) -> None:
        """Sets the cookie of `who`, a "student" or the "teacher", to `value` in the browser."""
        self.set_cookie(
            cookie_name(self.room, who),
            value,
            path=self.base_url,
            httponly=True,
            samesite="Strict",
            secure=self.request.protocol == "https",
            expires_days=COOKIE_DAYS,
        )

    def address_of(self, path: str) -> str:
        """The full address of a page of the class, for other devices.

        Behind a JupyterHub, the server knows only the path; the rest comes from the request.
        """
        protocol = self.request.headers.get("X-Forwarded-Proto", self.request.protocol)
        scheme = "https" if protocol.split(",")[0].strip().lower() == "https" else "http"
        return f"{urljoin(f'{scheme}://{self.request.host}', self.own_address)}{path}"

    @property
    def own_address(self) -> str:
        """The server's address for other devices; behind a JupyterHub, only its path."""
        opened: Any = self.settings["cartes_class"]
        return self.base_url if opened is None else str(opened.address)

    @property
    def member(self) -> Member | None:
        """The student who sent the request; None if the person is not in this room."""
        return self.service.member_of_request(self)

    @property
    def is_teacher(self) -> bool:
        """Whether the teacher sent the request."""
        return self.service.is_teachers_request(self)

    def require_member(self) -> Member:
        """The student who sent the request.

        Raises:
            HTTPError: 403, not a student of this room; 429, too many requests.
        """
        member = self.member
        if member is None:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        if not self.service.pace_of(member.id).take():
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        return member

    def body(self) -> dict[str, Any]:
        """The request's body, parsed as JSON.

        Raises:
            HTTPError: 413, the body is too large; 400, it is not a JSON object.
        """
        if len(self.request.body) > self.longest_body:
            raise web.HTTPError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        try:
            read = json.loads(self.request.body)
            # JSON may contain a lone surrogate, which cannot be encoded again.
            json.dumps(read, ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, RecursionError) as error:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST) from error
        if not isinstance(read, dict):
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)
        return read

    def answer(self, content: dict[str, Any], status: int = HTTPStatus.OK) -> None:
        """Responds with JSON."""
        self.set_status(status)
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.finish(json.dumps(content, ensure_ascii=False))

    def error_view(self, status_code: int) -> dict[str, Any]:
        """The contents of the error page: why the page is refused, and a link to the form to join.

        The keys are `title`, `text` and `way`, as in `Page.error_view`.
        """
        if status_code == HTTPStatus.SERVICE_UNAVAILABLE:
            title, text = format_message("class-unsaved"), format_message("class-unsaved.text")
            return {
                "title": title,
                "text": text,
                "way": ("class/", format_message("room-join-title")),
            }
        refused = self.refused if status_code == HTTPStatus.FORBIDDEN else ""
        if not refused or self.optional_service is None:
            return super().error_view(status_code)
        title, text = (
            format_message(f"class-refused-{refused}"),
            format_message(f"class-refused-{refused}.text"),
        )
        # The link has no room code, which a stranger must not learn.
        return {"title": title, "text": text, "way": ("class/", format_message("room-join-title"))}

    @property
    def refused(self) -> str:
        """The last part of the key of the message about a refusal; "" for the general message."""
        return ""

    @property
    def chosen_face(self) -> str:
        """The face that a person chose in a form; "" if people may not choose it."""
        face = self.get_body_argument("face", "")[:20]
        return face if is_guest_face(face) else ""

    def own_texts(self) -> Mapping[str, str]:
        """Texts of the page's script that differ from the texts of a class, in the current
        language.

        The keys are the same as those of the class's texts.
        """
        return {}

    def class_page(self, template: str, *, remembers: bool = True, **more: Any) -> None:
        """Writes a page of the class, with the texts for its script.

        Args:
            remembers: whether to save the language that the URL names as the person's preference.
        """
        lang = self.asked_language
        with use_language(lang):
            room_texts = {
                key.removeprefix("room-"): text
                for key, text in messages_with_prefix("room-").items()
            }
            page = self.page(
                template,
                room_texts={**room_texts, **self.own_texts()},
                format_message=format_message,
                here=self.here,
                **more,
            )
        if remembers and self.named_language == lang:
            # Later events and POST requests contain no language.
            self.remember_language(lang)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page)


class ClassPage(RoomPage):
    """Base handler of a class's pages; responds 404 without a class."""

    @property
    def service(self) -> ClassService:
        """The class of this server.

        Raises:
            HTTPError: 404, there is no class.
        """
        result = super().service
        if not isinstance(result, ClassService):
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        return result


class TeacherPage(ClassPage):
    """Base handler of pages for the teacher only."""

    is_answered = False
    longest_body = 64 * 1024

    def on_finish(self) -> None:
        self.is_answered = True
        super().on_finish()

    async def prepare(self, **options: Any) -> None:
        """Accepts only requests of the teacher.

        Raises:
            HTTPError: 403, the person is not the teacher; 404, there is no class.
        """
        await super().prepare(**options)
        # If not logged in, the request has already got a redirect to the login.
        if not self.is_answered and not self.is_teacher:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)

    @property
    def refused(self) -> str:
        if self.service.identities.has_accounts:
            return "account"
        # The cookie of a device that had the board, before newer devices or a new secret ended it.
        had_board = self.get_cookie(cookie_name(self.room, "teacher")) is not None
        return "ended" if had_board else "board"
