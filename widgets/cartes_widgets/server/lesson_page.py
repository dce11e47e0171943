"""Opens a lesson: starts a kernel for its page, and writes the page with the kernel's output."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote, urlencode

from jupyter_server.utils import ApiPath
from tornado import web
from tornado.iostream import StreamClosedError
from voila.handler import VoilaHandler
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from cartes_lib.asking import CodeError
from cartes_lib.messages import format_message, use_language
from cartes_widgets.core.address import asked_code
from cartes_widgets.core.report import LISTENS
from cartes_widgets.pages.context import lesson_context
from cartes_widgets.pages.notebooks import (
    HOME,
    existing_notebook,
    notebook_language,
    served_notebooks,
)
from cartes_widgets.pages.page_language import COOKIE
from cartes_widgets.server.access import opens_a_lesson
from cartes_widgets.server.handlers import PAGE_POLICY, Page

WITH_MANAGER = PAGE_POLICY.replace("blob:", "blob: 'unsafe-inline' 'unsafe-eval'")
"""The content security policy for a page with a standard ipywidget.

It allows compiled code, because JupyterLab's widget manager compiles validators.
"""

_PART = 16_000
"""Number of written characters that are sent without waiting for more."""


def _first_state(renderer: NotebookRenderer, model: str) -> Mapping[str, Any] | None:
    """The widget state that the kernel has sent so far; the page embeds this state.

    None if the page must request it from the kernel: for a widget of another package, or with
    binary buffers.
    """
    executor = renderer.executor
    state: Mapping[str, Any] = executor.widget_state.get(model, {})
    is_whole = model not in executor.widget_buffers
    return state if is_whole and state.get("_model_module") == "anywidget" else None


class LessonPage(Page, VoilaHandler):  # type: ignore[misc]
    """Handles requests for a lesson's page, which gets its own kernel."""

    _unsent = 0
    _sending: asyncio.Handle | None = None

    @property
    def asked_language(self) -> str:
        """The language of the lesson; if there is no such lesson, the language of other pages."""
        # Tornado sets no `path_args` if it cannot decode the address.
        path = next(iter(getattr(self, "path_args", ())), "")
        known = path in served_notebooks(self.notebook_root)
        return notebook_language(self.notebook_root / path) if known else super().asked_language

    async def get(self, path: str | None = None) -> None:
        """Writes the lesson while its cells are executed; a HEAD request starts no kernel.

        Raises:
            HTTPError: 404, there is no such notebook; 403, the request does not open a page; 503,
                too many lessons are open; 429, this student has too many lessons open; 500, the
                kernel does not start.
        """
        elsewhere = self._elsewhere(path)
        if elsewhere is not None:
            self.redirect(f"{self.base_url}{elsewhere}")
            return
        if path is None or path not in served_notebooks(self.notebook_root):
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        if not opens_a_lesson(self.request.headers):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        lang = self.asked_language
        if self._is_own_language(path, lang):
            self.remember_language(lang)
        self._set_headers(path)
        if self.request.method == "HEAD":
            return
        async with self.settings["cartes_lesson_queue"].turn(str(self.request.remote_ip)):
            # The browser may have left while the request waited.
            if not self._is_left:
                await self._open(path, lang)

    def _set_headers(self, path: str) -> None:
        if "ipywidgets" in (self.notebook_root / path).read_text("utf-8"):
            self.set_header("Content-Security-Policy", WITH_MANAGER)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")

    async def _open(self, path: str, lang: str) -> None:
        """Starts a kernel and writes the lesson.

        Raises:
            HTTPError: 503, 429 or 500, as for `get`.
        """
        renderer = await self._renderer(path)
        member = self._member()
        renderer.resources["cartes"] = lesson_context(self.notebook_root, self.base_url, lang)
        renderer.resources["cartes_class"] = member is not None
        renderer.resources["cartes_friends"] = self.settings["cartes_has_friends"]
        renderer.resources["cartes_misread"] = self._misread(renderer.notebook.metadata)
        # Not a partial, because nbconvert copies its resources, and would copy the renderer too.
        renderer.resources["first_state"] = lambda model: _first_state(renderer, model)
        kernel_id = await self._start_kernel(renderer, path, member)
        if kernel_id:
            await self._write_lesson(renderer, kernel_id, path)

    async def _start_kernel(self, renderer: NotebookRenderer, path: str, member: Any) -> str:
        """The id of a new kernel for this page; "" if the browser has left in the meantime.

        Raises:
            HTTPError: 503, too many lessons are open; 429, this student has too many open lessons.
        """
        with contextlib.ExitStack() as counted:
            if member is not None:
                await self._make_room(member, counted)
            if self._is_left:
                return ""
            kernel_id: str = await self.kernel_manager.start_kernel(
                kernel_name=renderer.notebook.metadata.kernelspec.name,
                path=ApiPath(str(PurePosixPath(path).parent)),
                # Variables that a lesson reads: the exercise in the address, and the language.
                # JupyterLab names the notebook in the same variables.
                env={
                    **os.environ,
                    "QUERY_STRING": str(self.request.query),
                    "JPY_SESSION_NAME": str(self.notebook_root / path),
                    LISTENS: "" if member is None else "1",
                },
            )
            # The teacher may have removed the student while the kernel started.
            if member is not None and self._member() is member:
                kernel = self.kernel_manager.get_kernel(kernel_id)
                self.settings["cartes_class"].follow(kernel_id, kernel, member)
        return kernel_id

    async def _make_room(self, member: Any, counted: contextlib.ExitStack) -> None:
        """Counts one more lesson of `member`; if needed, closes the oldest lesson that no page
        shows.

        Args:
            counted: a stack; when it is closed, the lesson no longer counts as starting.

        Raises:
            HTTPError: 429, the pages of this student show the maximum number of lessons.
        """
        lessons, idle = self.settings["cartes_class"].lessons, ""
        if not lessons.has_room(member.id):
            shown: Any = self.kernel_manager.kernel_model
            unshown = (item for item in lessons.of(member.id) if not shown(item)["connections"])
            idle = next(unshown, "")
            if not idle:
                raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
            lessons.forget(idle)
        counted.enter_context(lessons.starting(member.id))
        if idle:
            await self._end_kernel(idle)

    async def _end_kernel(self, kernel_id: str) -> None:
        with contextlib.suppress(web.HTTPError):
            await self.kernel_manager.shutdown_kernel(kernel_id, now=True)

    @property
    def _is_left(self) -> bool:
        """Whether the browser has closed the connection of its request."""
        return bool(self.request.connection.stream.closed())  # type: ignore[union-attr]

    def error_view(self, status_code: int) -> dict[str, Any]:
        """The contents of the error page; for status 429, its title has the maximum of lessons."""
        if status_code != HTTPStatus.TOO_MANY_REQUESTS:
            return super().error_view(status_code)
        most = self.settings["cartes_class"].lessons.most
        title, text = (
            format_message("server-error-lessons", most=most),
            format_message("server-error-lessons.text"),
        )
        return {"title": title, "text": text, "way": None}

    def _elsewhere(self, path: str | None) -> str | None:
        """The address to redirect to, relative to the base URL; None to show the notebook here.

        A home notebook is redirected to the home page, and `?lang=ca` to the same notebook in
        another language. If a language lacks the notebook, another language is used.
        """
        folder, _, rest = (path or "").partition("/")
        if path == HOME or (folder in self.offered and rest == HOME):
            return f"?lang={folder}" if rest else ""
        served = served_notebooks(self.notebook_root)
        if path and path not in served:
            other = existing_notebook(self.notebook_root, path)
            return f"voila/render/{quote(other)}" if other in served else None
        lang = self.named_language
        if lang == folder or lang not in self.offered or folder not in self.offered:
            return None
        if f"{lang}/{rest}" not in served:
            return None
        query = [
            (name, value.decode("utf-8", "replace"))
            for name, values in self.request.query_arguments.items()
            for value in values
            if name != "lang"
        ]
        address = f"voila/render/{quote(f'{lang}/{rest}')}"
        return f"{address}?{urlencode(query)}" if query else address

    def _is_own_language(self, path: str, lang: str) -> bool:
        """Whether the person chose `lang`; False if it only replaces a language without this
        lesson.
        """
        reads = self.get_cookie(COOKIE, "")
        if reads not in self.offered or reads == lang or self.named_language == lang:
            return True
        folder, _, rest = path.partition("/")
        return folder != lang or f"{reads}/{rest}" in served_notebooks(self.notebook_root)

    def _misread(self, metadata: Mapping[str, Any]) -> str:
        """The error in the deal code of the address; "" if the code is right or missing."""
        with use_language(self.asked_language):
            try:
                result = asked_code(str(self.request.query))
            except CodeError as error:
                return format_message(f"code-{error.reason}")
            lesson = metadata.get("cartes", {}).get("lesson")
            return (
                ""
                if result is None or result.lesson == lesson
                else format_message("page-other-lesson")
            )

    def _member(self) -> Any:
        """The student of a class who opens the lesson; None for another person."""
        service = self.settings["cartes_class"]
        return None if service is None else service.member_of_request(self)

    async def _renderer(self, path: str) -> NotebookRenderer:
        voila = self.voila_configuration
        renderer = NotebookRenderer(
            request_handler=self,
            voila_configuration=voila,
            traitlet_config=self.traitlet_config,
            notebook_path=path,
            template_paths=self.template_paths,
            config_manager=self.config_manager,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=get_page_config(self.base_url, self.settings, self.log, voila),
        )
        await renderer.initialize()
        return renderer

    async def _send_soon(self, size: int) -> None:
        """Sends what was written as soon as the page waits for a cell, or when it is long.

        A page has hundreds of chunks. Sending each one cost a quarter of the server's time.

        Args:
            size: number of characters written since the last call.
        """
        self._unsent += size
        if self._unsent > _PART:
            await self._send_now()
        elif self._sending is None:
            # The loop runs this when the next chunk is not ready yet.
            self._sending = asyncio.get_running_loop().call_soon(self._send)

    async def _send_now(self) -> None:
        """Sends what was written; waits until the browser can accept more."""
        # Of two flushes at the same time, Tornado would complete only the second.
        self._cancel_sending()
        await self.flush()

    def _send(self) -> None:
        self._cancel_sending()
        self.flush()

    def _cancel_sending(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
        self._sending, self._unsent = None, 0

    async def _write_lesson(self, renderer: NotebookRenderer, kernel_id: str, path: str) -> None:
        """Writes the lesson's page after the kernel has responded.

        Raises:
            HTTPError: 500, the kernel does not respond.
        """
        kernel = self.kernel_manager.get_kernel(kernel_id)
        try:
            async with contextlib.aclosing(
                renderer.generate_content_generator(kernel_id, kernel)
            ) as chunks:
                async for chunk, _ in chunks:
                    self.write(chunk)
                    if renderer.kernel_started:
                        await self._send_soon(len(chunk))
            await self._send_now()
        except StreamClosedError:
            # No page will connect to this kernel.
            renderer.executor.kc.stop_channels()
            await self._end_kernel(kernel_id)
        except Exception as error:
            # After any exception, the page must not wait for output that will never come.
            self.log.error("%s did not open: %s: %s", path, type(error).__name__, error)
            await self._end_kernel(kernel_id)
            if not renderer.kernel_started:
                raise web.HTTPError(HTTPStatus.INTERNAL_SERVER_ERROR) from error
            with use_language(self.asked_language):
                title, text = (
                    format_message("server-error-failed"),
                    format_message("server-error-failed.text"),
                )
                self.write(self.page("cartes-broken.html.j2", title=title, text=text))
        finally:
            self._cancel_sending()
            lessons: Any = self.kernel_manager
            lessons.lesson_is_open(kernel_id)
