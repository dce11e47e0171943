"""Pages and files: home, lessons, what they load, and what is said when something fails."""

from __future__ import annotations

import gzip
import json
import mimetypes
import random
import re
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import mistune
from tornado import web
from tornado.ioloop import IOLoop

from cartes_lib.asking import CodeError, deal_code, generate, read_code
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.wording import say, speaking
from cartes_widgets.pages.bundle import content_hash, served_files
from cartes_widgets.pages.context import address_of, page_context
from cartes_widgets.pages.notebooks import (
    found_lessons,
    home_folder,
    home_prose,
    step_with,
)
from cartes_widgets.pages.reader_language import (
    COOKIE,
    COOKIE_DAYS,
    chosen_language,
    offered_languages,
)
from cartes_widgets.server.hosts import OwnHost, is_of_own_machine

__all__ = [
    "PAGE_POLICY",
    "ClosePage",
    "DealCode",
    "ErrorPage",
    "Home",
    "KernelStatus",
    "Page",
    "PageFile",
]

PAGE_POLICY = (
    "default-src 'self'; script-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'self'"
)
CLOSE_GRACE = 5.0
"""Seconds after a page said that it closes until its kernel goes, unless it comes back."""

_AGAIN = (15, 30)
"""Seconds after which a page that found the server full asks again."""

_YEAR = 365 * 24 * 3600
_LONGEST_CODE = 400
"""A table's, which names its rules; a deal's is of a dozen signs."""

_ROOM_CODE = re.compile("[A-Za-z]{4}")


class Page(OwnHost):
    """What all our handlers share: headers, and pages instead of tracebacks."""

    policy = PAGE_POLICY

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Content-Security-Policy", self.policy)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "same-origin")
        self.set_header("Cross-Origin-Opener-Policy", "same-origin")

    @property
    def root(self) -> Path:
        return Path(self.settings["cartes_root"])

    @property
    def offered(self) -> tuple[str, ...]:
        """The languages that a reader may choose, the default first."""
        return offered_languages(self.root)

    @property
    def asked_language(self) -> str:
        """The language of what is answered.

        The address asks for it, or it was read last, or the server was started with it, or the
        browser wants it.
        """
        served = self.settings["cartes_lang"]
        asked = (self.named_language, self.get_cookie(COOKIE), served)
        accepted = self.request.headers.get("Accept-Language", "")
        return chosen_language(self.offered, asked, accepted)

    @property
    def named_language(self) -> str:
        """What the address gives as `lang`, whatever it is; "" for nothing.

        Tornado's own reading refuses what is no text, and would do so again on the page that
        tells of a fault.
        """
        return self.request.query_arguments.get("lang", [b""])[-1].decode("utf-8", "replace")

    def remember_language(self, lang: str) -> None:
        """Keeps in the browser which language was read last, if there is a choice."""
        if len(self.offered) > 1 and self.get_cookie(COOKIE) != lang:
            self.set_cookie(
                COOKIE,
                lang,
                expires_days=COOKIE_DAYS,
                path=self.base_url,
                # A link in a letter opens in the reader's language too, so it is not strict.
                samesite="Lax",
                httponly=True,
            )

    @property
    def may_open_class(self) -> bool:
        """Whether who asks sits at the server's own machine: then he started it.

        Behind a proxy all requests come from there.
        """
        ip: str | None = self.settings["cartes_own_ip"]
        return ip is not None and is_of_own_machine(self.request.remote_ip, ip)

    def page(self, template: str, **more: Any) -> str:
        environment = self.settings["voila_jinja2_env"]
        context = page_context(self.root, self.base_url)
        return str(environment.get_template(template).render(**context, **more))

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """A page in the reader's language, with the lessons, and no traceback."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        again = 0
        if status_code in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
            # Not all of a class at the same moment.
            again = random.randint(*_AGAIN)
            self.set_header("Retry-After", str(again))
        with speaking(self.asked_language):
            told = self.fault_told(status_code)
            page = self.page("cartes-error.html.j2", status=status_code, again=again, **told)
        self.finish(page)

    def fault_told(self, status_code: int) -> dict[str, Any]:
        """What the page of a fault says: `title`, `text`, and `way`, where it leads, if anywhere.

        `way` is an address below the server's own, and what the link is called.
        """
        known = {404: "not-found", 503: "full", 403: "refused"}
        kind = known.get(status_code, "failed" if status_code >= 500 else "not-found")
        return {"title": say(f"fault-{kind}"), "text": say(f"fault-{kind}.text"), "way": None}


class ErrorPage(Page):
    """Any address that is none of ours."""

    async def prepare(self, **_options: Any) -> None:
        """Refuses before anything is read of the request.

        Raises:
            HTTPError: 404, always.
        """
        raise web.HTTPError(HTTPStatus.NOT_FOUND)

    def fault_told(self, status_code: int) -> dict[str, Any]:
        """Where no class is held, a link to one has no slip in it: it is over, most often."""
        below = (self.request.path or "").removeprefix(self.base_url).partition("/")[0]
        if below != "class" or self.settings["cartes_class"] is not None:
            return super().fault_told(status_code)
        title, text = say("class-refused-none"), say("class-refused-none.text")
        return {"title": title, "text": text, "way": None}


class Home(Page):
    """The home page: made from the home notebook's prose and the lessons. Starts no kernel."""

    def get(self, _path: str = "") -> None:
        """Writes the page."""
        lang = self.asked_language
        with speaking(lang):
            prose = mistune.html(home_prose(self.root))
            page = self.page(
                "cartes-home.html.j2",
                prose=prose,
                opens=self.may_open_class,
                class_door=self._class_door(),
                in_class=self._is_of_class(),
            )
        if self.named_language == lang:
            self.remember_language(lang)
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Language, Cookie")
        self.finish(page)

    def _is_of_class(self) -> bool:
        """Whether a student of the class asks, who must hear of it here too."""
        held = self.settings["cartes_class"]
        return held is not None and held.member_of_request(self) is not None

    def _class_door(self) -> tuple[str, str] | None:
        """Where on a hub who asks comes into the class, and what that is called; else None.

        Elsewhere the teacher's link and the code of the room lead there.
        """
        held = self.settings["cartes_class"]
        if held is None or not held.identities.has_accounts:
            return None
        if held.is_teachers_request(self):
            return held.teachers_path(), say("room-board")
        return held.pupils_path(), say("room-join-title")


class DealCode(Page):
    """What a code opens that somebody read aloud or wrote on a board: an exercise, most often.

    There is one field for codes on the home page: whoever types that of a table or of a class
    there is led to where it belongs.
    """

    fault = "form"

    def get(self) -> None:
        """Sends to the lesson and step of that exercise; to the table, or to the class.

        Raises:
            HTTPError: 404 for what is no code, or one of a lesson or class that is not there.
        """
        code = self.get_query_argument("code", "").strip()[:_LONGEST_CODE]
        with speaking(self.asked_language):
            way = self._way_elsewhere(code)
        if way:
            self.redirect(f"{self.base_url}{way}")
            return
        try:
            found = read_code(code)
        except CodeError as error:
            self.fault = "room" if _ROOM_CODE.fullmatch(code) else error.reason
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from error
        with speaking(self.asked_language):
            written = {one.id: one.path for one in found_lessons(self.root)}
        path = written[found.lesson]
        if path is None:
            self.fault = "lesson"
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        exercise = generate(found.lesson, found.kind, found.seed, found.level, found.rules)
        step = step_with(self.root, path, f'exercise("{found.lesson}", "{found.kind}"')
        query = urlencode({"deal": deal_code(exercise), "step": step})
        self.redirect(f"{self.base_url}voila/render/{path}?{query}")

    def _way_elsewhere(self, code: str) -> str:
        """Where a code belongs that names no exercise, below the server's own; "" for nowhere.

        Whether it is a good one, the table and the door of the class say.
        """
        if code.partition("/")[0].lower() in GAME_IDS:
            table = urlencode({"table": code})
            return f"voila/render/{address_of(home_folder(self.root), self.root)}play.ipynb?{table}"
        held = self.settings["cartes_class"]
        if held is None or not _ROOM_CODE.fullmatch(code):
            return ""
        return "class/" if held.identities.has_accounts else f"class/{code.upper()}"

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Which part of the code is wrong, with the lessons."""
        if status_code != HTTPStatus.NOT_FOUND:
            super().write_error(status_code, **kwargs)
            return
        with speaking(self.asked_language):
            title, text = say("fault-code"), say(f"code-{self.fault}")
            page = self.page("cartes-error.html.j2", title=title, text=text, status=status_code)
        self.finish(page)


class PageFile(Page):
    """A script, the style or the deck: named by the hash of them all, so kept for ever."""

    def get(self, digest: str, name: str) -> None:
        """Writes the file, compressed where the browser takes it.

        Raises:
            HTTPError: 404 for an unknown name, or the hash of another version.
        """
        content = served_files().get(name)
        if content is None or digest != content_hash():
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        self.set_header("Content-Type", _content_type(name))
        self.set_header("Cache-Control", f"public, max-age={_YEAR}, immutable")
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            content = _packed(name, content)
        self.finish(content)


_PACKED: dict[str, bytes] = {}


def _packed(name: str, content: bytes) -> bytes:
    if name not in _PACKED:
        _PACKED[name] = gzip.compress(content, mtime=0)
    return _PACKED[name]


def _content_type(name: str) -> str:
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    return f"{kind or 'application/octet-stream'}; charset=utf-8"


class KernelStatus(Page):
    """Whether a kernel runs: JupyterLab's manager asks before it connects."""

    def get(self, kernel_id: str) -> None:
        """Writes the kernel's state as JSON.

        Raises:
            HTTPError: 404, there is no such kernel.
        """
        if kernel_id not in self.kernel_manager:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        self.finish(json.dumps(self.kernel_manager.kernel_model(kernel_id), default=str))


class ClosePage(Page):
    """A page says that it closes: its kernel goes soon, unless the page comes back."""

    def check_xsrf_cookie(self) -> None:
        """A beacon carries no token: only a page of this server may send one.

        Raises:
            HTTPError: 403, the request comes from elsewhere.
        """
        if self.request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            raise web.HTTPError(HTTPStatus.FORBIDDEN)

    def post(self, kernel_id: str) -> None:
        """Plans the end of that kernel; an unknown one is no error, it has gone already."""
        IOLoop.current().call_later(CLOSE_GRACE, self._end, kernel_id)
        self.set_status(HTTPStatus.NO_CONTENT)

    async def _end(self, kernel_id: str) -> None:
        manager = self.kernel_manager
        if kernel_id in manager and not manager.kernel_model(kernel_id)["connections"]:
            await manager.shutdown_kernel(kernel_id, now=True)
