"""Time to open a lesson and to answer a click, compared with stock Voilà in the same run.

One lesson page with one exercise, one visitor, a cold browser each time. A script in the page asks
for a hint as soon as the button exists: a script outside would poll every half second. Times are
medians in milliseconds; ratios are more stable than times. The limits are the project's own goals.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

VISITS = 5
CLICKS = 60
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
CODE = 'from cartes_widgets.lesson import exercise\nexercise("{lesson}", "{kind}", seed=7)'
ROBOT = """(() => {
  let widget = 0;
  const look = () => {
    const button = document.querySelector("[data-do=hint]");
    if (!widget && button?.offsetParent) {
      widget = performance.now();
      button.click();
    }
    if (!document.querySelector(".cartes-hint")) return;
    watcher.disconnect();
    console.log(`measured ${JSON.stringify({ widget, answered: performance.now() })}`);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
})();"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
CLICK = """(clicks) => new Promise((resolve) => {
  const exercise = document.querySelector(".cartes-exercise");
  const code = () => exercise.querySelector(".cartes-code").textContent;
  const times = [];
  let start = 0, before = "";
  new MutationObserver(() => {
    if (!start || code() === before) return;
    times.push(performance.now() - start);
    start = 0;
    if (times.length === clicks) resolve(times);
    else setTimeout(click, 30);
  }).observe(exercise, { childList: true, characterData: true, subtree: true });
  const click = () => {
    before = code();
    start = performance.now();
    exercise.querySelector("[data-do=another]").click();
  };
  click();
})"""
"""A script that requests another exercise `clicks` times; it returns the milliseconds until each
exercise was drawn.
"""


@dataclass(frozen=True)
class Measured:
    """The figures of one server: milliseconds, bytes, numbers of requests."""

    opening: float
    painted: float
    widget: float
    first: tuple[int, int]
    second: tuple[int, int]
    click: tuple[float, float]


def write_notebook(file: Path, lesson: str, kind: str) -> None:
    """Writes a notebook with a single exercise, of the kind `kind` of `lesson`."""
    source = CODE.format(lesson=lesson, kind=kind)
    cell = {
        "cell_type": "code",
        "id": "one",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": source,
    }
    kernel = {"name": "python3", "language": "python", "display_name": "Python 3"}
    book = {
        "cells": [cell],
        "metadata": {"title": "Essai", "lang": "fr", "kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    file.write_text(json.dumps(book))


def free_port() -> int:
    """The number of a free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(command: list[str], port: int) -> Iterator[tuple[str, int]]:
    """A context in which a server runs, started with the module and the arguments in `command`. It
    yields the server's address and process id.
    """
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen([sys.executable, "-m", *command], env=dict(os.environ), **quiet)
    address = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(900):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(address).close()
                break
            time.sleep(0.1)
        yield address, server.pid
    finally:
        server.terminate()
        server.wait(timeout=30)


def _count(session: CDPSession, seen: dict[str, int]) -> None:
    def on_finished(event: dict[str, float]) -> None:
        seen["bytes"] += int(event["encodedDataLength"])
        seen["requests"] += 1

    session.send("Network.enable")
    session.on("Network.loadingFinished", on_finished)


def _open(page: Page, address: str, name: str) -> tuple[float, float, float]:
    """Milliseconds from the request of a page until the hint, until the first paint, and until the
    button appeared.
    """
    logged = page.expect_console_message(
        lambda item: item.text.startswith("measured "), timeout=60_000
    )
    with logged as event:
        page.goto(f"{address}voila/render/{name}.ipynb", wait_until="commit")
    marks = json.loads(event.value.text.partition(" ")[2])
    return marks["answered"], page.evaluate(PAINTED), marks["widget"]


def _measured(browser: Browser, address: str) -> Measured:
    openings, traffic, clicks = [], [], []
    for visit in range(VISITS + 1):
        context = browser.new_context()
        page = context.new_page()
        page.add_init_script(ROBOT)
        seen = {"bytes": 0, "requests": 0}
        _count(context.new_cdp_session(page), seen)
        took = _open(page, address, "a")
        page.wait_for_timeout(300)
        first = (seen["bytes"], seen["requests"])
        _open(page, address, "b")
        page.wait_for_timeout(300)
        second = (seen["bytes"] - first[0], seen["requests"] - first[1])
        # The first visit fills the server's caches.
        if visit:
            openings.append(took)
            traffic.append((first, second))
        if visit == VISITS:
            clicks = sorted(page.evaluate(CLICK, CLICKS))
        context.close()
    first, second = traffic[-1]
    tail = clicks[int(len(clicks) * 0.95)]
    marks = (statistics.median(item) for item in zip(*openings, strict=True))
    return Measured(*marks, first, second, (statistics.median(clicks), tail))


def _print(ours: Measured, stock: Measured) -> None:
    def row(what: str, mine: float, theirs: float, bar: str) -> None:
        ratio = mine / theirs if theirs else float("nan")
        print(f"{what:44} {mine:10.1f} {theirs:10.1f} {ratio:8.3f}   {bar}")

    print(f"{'':44} {'ours':>10} {'stock':>10} {'ratio':>8}   bar")
    row("opened to first click answered, ms", ours.opening, stock.opening, "ratio 0.15")
    row("first paint, ms", ours.painted, stock.painted, "")
    row("first widget, ms", ours.widget, stock.widget, "at the first paint")
    row("first page, kB", ours.first[0] / 1000, stock.first[0] / 1000, "90 kB")
    row("first page, requests", ours.first[1], stock.first[1], "")
    row("second page, kB", ours.second[0] / 1000, stock.second[0] / 1000, "40 kB")
    row("second page, requests", ours.second[1], stock.second[1], "")
    row("click to feedback through Python, p50 ms", ours.click[0], stock.click[0], "")
    row("click to feedback through Python, p95 ms", ours.click[1], stock.click[1], "15 ms")


def main() -> None:
    """Prints the table of the times of both servers."""
    with tempfile.TemporaryDirectory() as folder:
        for name, lesson, kind in (
            ("index", "BO-01", "duel"),
            ("a", "BO-04", "legal"),
            ("b", "BO-01", "order"),
        ):
            write_notebook(Path(folder) / f"{name}.ipynb", lesson, kind)
        port, other = free_port(), free_port()
        ours = ["cartes_widgets", "serve", "--no-browser", "--port", str(port)]
        stock = ["voila", folder, "--no-browser", f"--port={other}", "--template=lab"]
        with (
            sync_playwright() as playwright,
            serving([*ours, "--root", folder], port) as (mine, _),
            serving(stock, other) as (theirs, _),
        ):
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            _print(_measured(browser, mine), _measured(browser, theirs))
            browser.close()


if __name__ == "__main__":
    main()
