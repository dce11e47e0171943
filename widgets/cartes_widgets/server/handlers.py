"""Handlers of pages and files: home page, files of lessons, deal codes, error pages."""

from __future__ import annotations

import contextlib
import json
import random
import re
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import mistune
from jinja2 import Environment
from tornado import web
from tornado.ioloop import IOLoop

from cartes_lib.asking import CodeError, deal_code, read_code
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message, language, use_language
from cartes_widgets.pages.context import address_of, lesson_context, page_context
from cartes_widgets.pages.notebooks import (
    home_folder,
    home_prose,
    lesson_entries,
    step_with,
)
from cartes_widgets.pages.page_language import (
    COOKIE,
    COOKIE_DAYS,
    chosen_language,
    offered_languages,
)
from cartes_widgets.server.hosts import OwnHost, is_of_own_machine
from cartes_widgets.table.terms import MAX_CODE_LENGTH

PAGE_POLICY = (
    "default-src 'self'; script-src 'self' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'self'"
)
CLOSE_GRACE = 5.0
"""Seconds from a page's closing message until its kernel ends, unless the page returns."""

_PREPARE_DELAY = 1.0
"""Seconds after the home page, in which its scripts are loaded."""

_RETRY_SECONDS = (15, 30)
"""Limits, in seconds, of the random delay after which a page that got 503 retries."""

DOCUMENT_HEADERS = (
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Referrer-Policy",
    "Server",
)
"""Headers that a script, a style sheet or JSON does without: 400 bytes of each response."""

_ROOM_CODE = re.compile("[A-Za-z]{4}")


class Page(OwnHost):
    """Base class of all handlers: HTTP headers, and error pages without tracebacks."""

    policy = PAGE_POLICY

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("Content-Security-Policy", self.policy)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Referrer-Policy", "same-origin")
        # Over plain HTTP from another device, browsers ignore this header and log an error.
        local = self.request.host_name in ("localhost", "127.0.0.1", "[::1]")
        if local or self.request.protocol == "https":
            self.set_header("Cross-Origin-Opener-Policy", "same-origin")

    async def head(self, *args: str, **kwargs: str) -> None:
        """Responds like `get`; Tornado leaves out the body.

        Raises:
            HTTPError: as for `get`.
        """
        answer: Any = self.get(*args, **kwargs)
        if answer is not None:
            await answer

    @property
    def notebook_root(self) -> Path:
        """The folder with the notebooks."""
        return Path(self.settings["cartes_root"])

    @property
    def offered(self) -> tuple[str, ...]:
        """The languages that a person can choose, the default first."""
        return offered_languages(self.notebook_root)

    @property
    def asked_language(self) -> str:
        """The language of the response.

        It is the language in the address, else the person's last language, else the server's
        option, else the browser's preference.
        """
        served = self.settings["cartes_lang"]
        named = self.named_language, self._language_of_path
        preferences = (*named, self.get_cookie(COOKIE), served)
        accepted = self.request.headers.get("Accept-Language", "")
        return chosen_language(self.offered, preferences, accepted)

    @property
    def _language_of_path(self) -> str:
        """The language whose folder is in the path, such as "es" in "voila/render/es"; else ""."""
        folders = (self.request.path or "").removeprefix(self.base_url).split("/")
        return next((folder for folder in folders if folder in self.offered), "")

    @property
    def named_language(self) -> str:
        """The value of `lang` in the address, or ""."""
        return self.query_text("lang")

    def query_text(self, name: str) -> str:
        """The last value of the parameter `name` in the address, or "".

        Tornado's method raises an error for bytes that are not text. It would raise it again while
        the error page is written.
        """
        return self.request.query_arguments.get(name, [b""])[-1].decode("utf-8", "replace")

    def remember_language(self, lang: str) -> None:
        """Stores the language in a cookie, if the server offers more than one language."""
        if len(self.offered) > 1 and self.get_cookie(COOKIE) != lang:
            self.set_cookie(
                COOKIE,
                lang,
                expires_days=COOKIE_DAYS,
                path=self.base_url,
                # Not "Strict", because a link in an e-mail must open in the preferred language too.
                samesite="Lax",
                httponly=True,
            )

    @property
    def may_open_class(self) -> bool:
        """Whether the request comes from the server's machine, and so from the person who started
        it.

        Always False behind a proxy, because all requests come from the proxy's machine.
        """
        ip: str | None = self.settings["cartes_own_ip"]
        return ip is not None and is_of_own_machine(self.request.remote_ip, ip)

    def page(self, template: str, **more: Any) -> str:
        environment = self.settings["voila_jinja2_env"]
        context = page_context(self.notebook_root, self.base_url)
        return str(environment.get_template(template).render(**context, **more))

    def error_page(self, **view: Any) -> str:
        """The error page with the contents of `view` (see `error_view`), in the current language.

        It is cached by its contents, so that a device that requests many missing pages does not
        slow down the others.
        """
        environment = self.settings["voila_jinja2_env"]
        return _error_page(
            environment, self.notebook_root, self.base_url, language(), tuple(sorted(view.items()))
        )

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Writes an error page in the person's language, with links to the lessons and no
        traceback.
        """
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        again = 0
        if status_code in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
            # Random, so that the pages of a class do not all retry at the same time.
            again = random.randint(*_RETRY_SECONDS)
            self.set_header("Retry-After", str(again))
        with use_language(self.asked_language):
            view = self.error_view(status_code)
            page = self.error_page(status=status_code, again=again, **view)
        self.finish(page)

    def error_view(self, status_code: int) -> dict[str, Any]:
        """The contents of an error page, with the keys `title`, `text` and `way`.

        `way` is a link, or None: an address relative to the server's, and the link's text.
        """
        known = {404: "not-found", 503: "full", 403: "refused", 405: "refused", 413: "large"}
        kind = known.get(status_code, "failed" if status_code >= 500 else "not-found")
        return {
            "title": format_message(f"server-error-{kind}"),
            "text": format_message(f"server-error-{kind}.text"),
            "way": None,
        }


@lru_cache(maxsize=256)
def _error_page(
    environment: Environment,
    root: Path,
    base_url: str,
    lang: str,
    view: tuple[tuple[str, Any], ...],
) -> str:
    context = lesson_context(root, base_url, lang)
    return environment.get_template("cartes-error.html.j2").render(**context, **dict(view))


class ErrorPage(Page):
    """Handles all addresses that match no route."""

    async def prepare(self, **_options: Any) -> None:
        """Refuses the request before its body is read.

        A request for a table with friends may arrive before the routes of these tables.

        Raises:
            HTTPError: 404, the request is not the first one for a table with friends.
        """
        is_first = self.below == "friends" and self.settings["cartes_friends"] is None
        if not (is_first and await self.settings["cartes_open_friends"]()):
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        self.redirect(self.request.uri or self.base_url, status=HTTPStatus.TEMPORARY_REDIRECT)

    @property
    def below(self) -> str:
        """The first segment of the requested path after the server's base URL, such as "class"."""
        return (self.request.path or "").removeprefix(self.base_url).partition("/")[0]

    def error_view(self, status_code: int) -> dict[str, Any]:
        """The contents of the error page; for a link to a class, that the class has ended."""
        if self.below != "class" or self.settings["cartes_class"] is not None:
            return super().error_view(status_code)
        title, text = (
            format_message("class-refused-none"),
            format_message("class-refused-none.text"),
        )
        return {"title": title, "text": text, "way": None}


class Home(Page):
    """The home page: the text of the home notebook and the list of lessons; it starts no kernel."""

    def get(self, _path: str = "") -> None:
        """Writes the home page."""
        lang = self.asked_language
        with use_language(lang):
            prose = mistune.html(home_prose(self.notebook_root))
            page = self.page(
                "cartes-home.html.j2",
                prose=prose,
                opens=self.may_open_class,
                class_door=self._class_door(),
                in_class=self._is_of_class(),
                has_friends=self.settings["cartes_has_friends"],
            )
        if self.named_language == lang:
            self.remember_language(lang)
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Language, Cookie")
        self.finish(page)

    def on_finish(self) -> None:
        """Prepares the tables with friends, to which this page links.

        Their first page would otherwise wait for more than a second on a busy machine.
        """
        if self.settings["cartes_has_friends"] and self.settings["cartes_friends"] is None:
            IOLoop.current().call_later(_PREPARE_DELAY, self._prepare_friends)

    async def _prepare_friends(self) -> None:
        # A server without free file descriptors fails here; the first request tries again.
        with contextlib.suppress(OSError):
            await self.settings["cartes_open_friends"]()

    def _is_of_class(self) -> bool:
        """Whether the request comes from a student of the class.

        All pages of a student receive the class's commands.
        """
        service = self.settings["cartes_class"]
        return service is not None and service.member_of_request(self) is not None

    def _class_door(self) -> tuple[str, str] | None:
        """Behind a JupyterHub, the address of the class and the link's text; else None.

        Elsewhere, students open the class by a link or a code.
        """
        service = self.settings["cartes_class"]
        if service is None or not service.identities.has_accounts:
            return None
        if service.is_teachers_request(self):
            return service.teachers_path(), format_message("room-board")
        return service.students_path(), format_message("room-join-title")


class DealCode(Page):
    """Opens the page of a code, in most cases an exercise.

    The home page has one field for all codes. Codes of a table or of a class are redirected to
    their pages.
    """

    refusal = "form"

    def get(self) -> None:
        """Redirects to the exercise's lesson and step, to the table, or to the class.

        Raises:
            HTTPError: 404, this is not a code, or its lesson or class does not exist.
        """
        code = self.query_text("code").strip()[:MAX_CODE_LENGTH]
        with use_language(self.asked_language):
            way = self._way_elsewhere(code)
        if way:
            self.redirect(f"{self.base_url}{way}")
            return
        try:
            result = read_code(code)
        except CodeError as error:
            self.refusal = "room" if _ROOM_CODE.fullmatch(code) else error.reason
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from error
        with use_language(self.asked_language):
            written = {lesson.id: lesson.path for lesson in lesson_entries(self.notebook_root)}
        path = written[result.lesson]
        if path is None:
            self.refusal = "lesson"
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        step = step_with(self.notebook_root, path, f'exercise("{result.lesson}", "{result.kind}"')
        query = urlencode({"deal": deal_code(result), "step": step})
        self.redirect(f"{self.base_url}voila/render/{path}?{query}")

    def _way_elsewhere(self, code: str) -> str:
        """The address, relative to the server's, for the code of a table or a class; else "".

        The table or the class checks whether the code is valid.
        """
        if code.partition("/")[0].lower() in GAME_IDS:
            table, root = urlencode({"table": code}), self.notebook_root
            return f"voila/render/{address_of(home_folder(root), root)}play.ipynb?{table}"
        service = self.settings["cartes_class"]
        if service is None or not _ROOM_CODE.fullmatch(code):
            return ""
        return "class/" if service.identities.has_accounts else f"class/{code.upper()}"

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Writes an error page that names the invalid part of the code."""
        if status_code != HTTPStatus.NOT_FOUND:
            super().write_error(status_code, **kwargs)
            return
        with use_language(self.asked_language):
            title, text = (
                format_message("server-error-code"),
                format_message(f"code-{self.refusal}"),
            )
            page = self.error_page(title=title, text=text, status=status_code)
        self.finish(page)


class KernelStatus(Page):
    """Handles requests for a kernel's state; JupyterLab's manager sends one before it connects."""

    def get(self, kernel_id: str) -> None:
        """Writes the kernel's state as JSON.

        Raises:
            HTTPError: 404, there is no such kernel.
        """
        if kernel_id not in self.kernel_manager:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        self.finish(json.dumps(self.kernel_manager.kernel_model(kernel_id), default=str))


class ClosePage(Page):
    """Handles the message of a closed page: its kernel ends soon, unless the page returns."""

    def check_xsrf_cookie(self) -> None:
        """Accepts only requests from a page of this server; a beacon has no XSRF token.

        Raises:
            HTTPError: 403, the request comes from another site.
        """
        if self.request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            raise web.HTTPError(HTTPStatus.FORBIDDEN)

    def post(self, kernel_id: str) -> None:
        """Schedules the end of the kernel `kernel_id`; an unknown kernel has already ended."""
        IOLoop.current().call_later(CLOSE_GRACE, self._end, kernel_id)
        self.set_status(HTTPStatus.NO_CONTENT)

    async def _end(self, kernel_id: str) -> None:
        manager = self.kernel_manager
        if kernel_id in manager and not manager.kernel_model(kernel_id)["connections"]:
            await manager.shutdown_kernel(kernel_id, now=True)
