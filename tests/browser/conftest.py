"""Fixtures for browser tests: a real server, a real browser, and a record of their traffic."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.classroom.wire import Class, holding
from tests.ports import free_port

from .hosting import hosted, written
from .notebook import WrittenPages
from .stepping import stepping_notebook

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "widgets/node_modules/axe-core/axe.min.js"
FAILURES = Path(os.environ.get("CARTES_FAILURES", ROOT / "build/failures"))
"""Folder for screenshots and traces of failed tests."""
TRACING = os.environ.get("CARTES_TRACE") == "1"
"""Whether each page is traced, which slows every action down; the CI workflow traces."""

STARTS_WITHIN = ANSWERS_WITHIN = 240.0
"""Time limits in seconds of the start of a server, and of its response to a request."""

PATIENCE = 180_000
"""Time limit of an expectation in milliseconds: long enough for a busy machine."""

WINDOW: ViewportSize = {"width": 800, "height": 720}
"""The default size of the window; a small one takes less time to draw after each action."""

expect.set_options(timeout=PATIENCE)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    # Compile WebAssembly once and quickly; optimising it takes longer than it saves.
    "--js-flags=--liftoff-only",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    # No other host can be reached. A request to one is recorded, and the test fails.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def windowless() -> str | None:
    """The path of Debian's headless Chromium; None if it is not installed.

    Playwright uses its own Chromium if the path is None. A headless Chromium needs less than half
    of the processor time to open a lesson.
    """
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@dataclass(frozen=True)
class Server:
    """A running server: its address and the id of its process."""

    address: str
    pid: int

    def kernels(self) -> set[int]:
        """Process ids of this server's kernels that have not ended.

        Kernels are children of the server's warm process. Tests run in parallel, each with its own
        server, so kernels of other servers do not count.
        """
        results = set()
        for kernel in (child for warm in self._warm() for child in warm.children()):
            with contextlib.suppress(psutil.NoSuchProcess):
                if kernel.status() != psutil.STATUS_ZOMBIE:
                    results.add(kernel.pid)
        return results

    def warm(self) -> int:
        """Process id of the server's warm process, from which the kernels are forked."""
        (process,) = self._warm()
        return process.pid

    def _warm(self) -> list[psutil.Process]:
        return [
            child
            for child in psutil.Process(self.pid).children()
            if any("zygote" in part for part in child.cmdline())
        ]


@contextlib.contextmanager
def serving(
    *arguments: str,
    env: Mapping[str, str] | None = None,
    descriptors: tuple[int, int] | None = None,
    log: Path | None = None,
) -> Iterator[Server]:
    """A context with a server, started by the command `python -m cartes_widgets serve`.

    Args:
        arguments: additional arguments of the command.
        env: additional environment variables.
        descriptors: the server's soft and hard limit of file descriptors; None for those of this
            process.
        log: file for the server's output; None discards the output.
    """
    port = free_port()
    command = [sys.executable, "-m", "cartes_widgets", "serve", "--no-browser"]
    if descriptors is not None:
        soft, hard = descriptors
        limited = f'ulimit -Sn {soft} && ulimit -Hn {hard} && exec "$@"'
        command = ["/bin/sh", "-c", limited, "sh", *command]
    with (log or Path(os.devnull)).open("ab") as output:
        server = subprocess.Popen(
            [*command, "--port", str(port), *arguments],
            stdout=output,
            stderr=output,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
        )
    try:
        base = arguments[arguments.index("--base-url") + 1] if "--base-url" in arguments else "/"
        address = f"http://127.0.0.1:{port}{base}"
        deadline = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                urllib.request.urlopen(address, timeout=STARTS_WITHIN).close()
                break
            except OSError:
                assert server.poll() is None, "the server ended at its start"
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.1)
        yield Server(address, server.pid)
    finally:
        server.terminate()
        server.wait(timeout=60)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Saves a screenshot of every open page if a test fails; the CI workflow uploads them."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.when != "teardown" and report.failed and isinstance(browser, Browser):
        keep_failure(browser, re.sub(r"[^\w-]+", "-", item.nodeid).strip("-")[-120:])
    return report


def keep_failure(browser: Browser, title: str) -> None:
    """Writes a screenshot of each open page, and each trace; file names begin with `title`."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    pages = [page for context in browser.contexts for page in context.pages]
    for number, page in enumerate(pages):
        with contextlib.suppress(Error):
            page.screenshot(path=FAILURES / f"{title}-{number}.png", timeout=5_000)
    if not TRACING:
        return
    for number, context in enumerate(browser.contexts):
        with contextlib.suppress(Error):
            context.tracing.stop(path=FAILURES / f"{title}-{number}.zip")
            # A later test may use the same browser context, so a new trace begins.
            start_trace(context)


def start_trace(context: BrowserContext) -> None:
    context.tracing.start(snapshots=True, screenshots=True)


def trace_contexts(browser: Browser) -> None:
    """Starts a trace in each browser context that is opened from now on."""
    new_context, new_page = browser.new_context, browser.new_page

    def traced_context(**options: Any) -> BrowserContext:
        context = new_context(**options)
        start_trace(context)
        return context

    def traced_page(**options: Any) -> Page:
        page = new_page(**options)
        start_trace(page.context)
        return page

    # mypy refuses an assignment to a method, so this uses setattr.
    setattr(browser, "new_context", traced_context)  # noqa: B010
    setattr(browser, "new_page", traced_page)  # noqa: B010


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving() as result:
        yield result


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def written_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WrittenPages]:
    """A server for the pages that tests write."""
    folder = tmp_path_factory.mktemp("pages")
    result = WrittenPages(folder)
    with serving("--root", str(folder)) as server:
        result.address = server.address
        yield result


@pytest.fixture(scope="session")
def stepping(written_pages: WrittenPages) -> str:
    """The address of a page that steps through exercises."""
    return written_pages.add(stepping_notebook())


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser: Debian's Chromium, or Playwright's own.

    A missing browser is an error, not a skip.
    """
    with sync_playwright() as playwright:
        result = playwright.chromium.launch(executable_path=windowless(), args=FLAGS)
        if TRACING:
            trace_contexts(result)
        yield result
        result.close()


@dataclass
class PageLog:
    """The requests, received frames and errors of a page."""

    elsewhere: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def wire(self) -> str:
        """All received websocket data as one text, with plain letters instead of JSON escapes."""
        return "\n".join(plain(frame) for frame in self.frames)


def plain(frame: str) -> str:
    """A JSON frame with plain letters instead of escapes; any other frame unchanged."""
    try:
        return json.dumps(json.loads(frame), ensure_ascii=False)
    except ValueError:
        return frame


def watch(page: Page, address: str) -> PageLog:
    """A log that records requests, received frames and errors of a page from now on."""
    log = PageLog()

    def on_request(request: Request) -> None:
        ours = request.url.startswith((address, "blob:", "data:"))
        (log.requests if ours else log.elsewhere).append(request.url)

    def on_socket(socket_: WebSocket) -> None:
        if not socket_.url.replace("ws://", "http://").startswith(address):
            log.elsewhere.append(socket_.url)
        socket_.on("framereceived", lambda frame: log.frames.append(str(frame)))

    page.on("request", on_request)
    page.on("websocket", on_socket)
    page.on("pageerror", lambda error: log.errors.append(str(error)))
    page.on(
        "console", lambda entry: log.errors.append(entry.text) if entry.type == "error" else None
    )
    return log


@contextlib.contextmanager
def visiting(browser: Browser, address: str, keeps: bool = True) -> Iterator[tuple[Page, PageLog]]:
    """A context with a new visitor's page and the page's log; the browser prefers reduced motion.

    Without a graphics card, animations are drawn sixty times a second; only tests of motion turn
    them on.

    Args:
        keeps: whether the browser may run a static site's service worker. This worker fetches many
            files for its cache, which is more work than starting the site's Python.
    """
    context = browser.new_context(
        viewport=WINDOW,
        locale="fr-FR",
        reduced_motion="reduce",
        service_workers="allow" if keeps else "block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    yield page, watch(page, address)
    context.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[tuple[Page, PageLog]]:
    """A new visitor's page and its `PageLog`; fails after the test if a request went elsewhere.

    Errors on the page also make the test fail.
    """
    with visiting(browser, address) as (page, log):
        yield page, log
    assert log.elsewhere == [], "a page asked another host"
    assert log.errors == [], "a page met an error"


@pytest.fixture(scope="module")
def open_class(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Class]:
    """A class on a server, which the tests of a module share."""
    with holding(tmp_path_factory.mktemp("class")) as hosted_class:
        yield hosted_class


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small static site."""
    return written(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def place(folder: Path) -> Iterator[str]:
    """The address of the small static site on a plain web server."""
    with hosted(folder) as (address, _):
        yield address
