"""A small static site, built once per session, and a static web server for it."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

from cartes_widgets.site.build import build_site
from cartes_widgets.site.runtime import pyodide_folder

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"
LESSONS = {
    "BO-05": "botifarra/05_forced",
    "TR-03": "truco/03_tricks",
    "BA-01": "balco/01_ladder",
    "BO-04": "botifarra/04_free",
}
PAGES = (
    *(f"fr/{page}" for page in ("index", "play", "homework", *LESSONS.values())),
    *("es/index", "es/glossary", "en/index"),
)
BELOW = "some/where/"


def write_root(root: Path) -> None:
    """Copies the notebooks of the small site into `root`."""
    for page in PAGES:
        file = root / f"{page}.ipynb"
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TUTORIALS / f"{page}.ipynb", file)


def written(into: Path) -> Path:
    """Builds the site into a new folder in `into`; returns this folder."""
    root, folder = into / "notebooks", into / "host" / BELOW
    write_root(root)
    cache = Path(jupyter_data_dir()) / "cartes"
    build_site(root, folder, pyodide_folder(cache), cache)
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Python's request handler without a log, and with the usual cache headers."""

    def do_GET(self) -> None:
        # A browser opens connections in advance; after the host has stopped, they get no response.
        if self.server.socket.fileno() >= 0:
            super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def send_error(self, code: int, *more: str | None) -> None:
        """Sends the site's own page 404.html for an unknown address, as static hosts usually do."""
        page = Path(self.directory) / BELOW / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, *more)
            return
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.read_bytes())

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def started(*command: str, answers_at: str, within: float, **environment: str) -> Iterator[None]:
    """A context in which a server, which is a Python program, runs.

    Args:
        command: the program's arguments after `python`.
        answers_at: an address that the server serves.
        within: seconds until the server must respond there.
        environment: additional environment variables of the program.
    """
    server = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    deadline = time.monotonic() + within
    try:
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(answers_at, timeout=within).close()
                break
            assert server.poll() is None, f"{command} ended at its start"
            assert time.monotonic() < deadline, f"{command} does not answer"
            time.sleep(0.2)
        yield
    finally:
        server.terminate()
        server.wait(timeout=60)


@contextmanager
def hosted(folder: Path, port: int = 0) -> Iterator[tuple[str, http.server.ThreadingHTTPServer]]:
    """A context with the site in `folder` on a web server: the site's address, and the server.

    Args:
        port: the server's port; 0 for a free one.
    """
    top = folder.parents[len(Path(BELOW).parts) - 1]
    handler = functools.partial(Quiet, directory=str(top))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{BELOW}", server
    finally:
        server.shutdown()
        server.server_close()
