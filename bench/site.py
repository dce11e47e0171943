"""The static site, compared with JupyterLite with the same notebook in the same run.

Both are on a static web server on this machine that sends compressed files. A script in the page
answers the lesson's first exercise as soon as possible. Times are medians of a few alternating
visits. Times need an idle machine; ratios to JupyterLite do not. Bytes are those that the server
sent, without the files that a service worker fetches after the lesson has started.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import math
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from _lite import ADDRESS, write_lite
from _static_host import Host, Sent, hosted, write_compressed
from jupyter_core.paths import jupyter_data_dir
from opening import CLICK, FLAGS
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from cartes_widgets.pages.notebooks import default_root
from cartes_widgets.site.build import build_site
from cartes_widgets.site.runtime import pyodide_folder

LESSON = "fr/botifarra/05_forced"
SECOND = "fr/botifarra/06_contract.html"
VISITS = 5
LANGUAGE = "fr"
CLICKS = 60
PATIENCE = 180_000
RATIO = 0.3
MARKS = {"text": "text", "widget": "first widget", "answer": "exercise answered"}
TIMES = {"cold": (0.3, 0.5, 2.2), "warm": (None, None, 2.0)}
"""The limits of the times of `MARKS`, in seconds; None without a limit. The keys are "cold" (first
visit) and "warm" visits.
"""

ROBOT = (Path(__file__).parent / "site_robot.js").read_text("utf-8")
ALONE = (
    *FLAGS,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    # Otherwise a process waits for a tab that is never opened.
    "--disable-features=SpareRendererForSitePerProcess",
)


@dataclass(slots=True)
class Side:
    """A site to measure, and its results: seconds, bytes, requests.

    Attributes:
        cached: a CSS selector of the text that appears when the first visit has cached everything.
        second: another lesson's page, if there is one.
    """

    host: Host
    lesson: str
    cached: str = "html"
    second: str = ""
    cold: list[dict[str, float]] = field(default_factory=list)
    warm: list[dict[str, float]] = field(default_factory=list)
    first_bytes: float = math.nan
    first_requests: float = math.nan
    second_bytes: float = math.nan
    clicks: list[float] = field(default_factory=list)
    memory: float = math.nan

    def middle(self, visits: list[dict[str, float]], mark: str) -> float:
        """The median of the measurements with the name `mark` in `visits`."""
        return statistics.median(visit[mark] for visit in visits)


def _visited(context: BrowserContext, address: str) -> tuple[Page, dict[str, float]]:
    """Opens a page, whose script answers the exercise; returns the page and its times in
    seconds.
    """
    page = context.new_page()
    page.add_init_script(ROBOT)
    logged = page.expect_console_message(
        lambda item: item.text.startswith("measured "), timeout=PATIENCE
    )
    with logged as event:
        page.goto(address, wait_until="commit")
    marks = json.loads(event.value.text.partition(" ")[2])
    return page, {name: taken / 1000 for name, taken in marks.items()}


def _of_pages(sent: list[Sent]) -> list[Sent]:
    return [item for item in sent if not item.by.endswith(("/sw.js", "/service-worker.js"))]


def _open_cold_and_warm(browser: Browser, side: Side) -> None:
    side.host.took()
    context = browser.new_context(locale="fr-FR")
    page, marks = _visited(context, side.host.address + side.lesson)
    side.cold.append(marks)
    sent = _of_pages(side.host.took())
    side.first_bytes, side.first_requests = sum(item.size for item in sent), len(sent)
    page.locator(side.cached).wait_for(state="attached", timeout=PATIENCE)
    page.close()
    page, marks = _visited(context, side.host.address + side.lesson)
    side.warm.append(marks)
    context.close()


def _open_second(browser: Browser, side: Side) -> None:
    """Measures the bytes of a second lesson of `side`, for a browser that has only an HTTP
    cache.
    """
    context = browser.new_context(locale="fr-FR", service_workers="block")
    page, _ = _visited(context, side.host.address + side.lesson)
    page.close()
    side.host.took()
    _visited(context, side.host.address + side.second)
    side.second_bytes = sum(item.size for item in side.host.took())
    context.close()


def _open_alone(playwright: Playwright, side: Side) -> None:
    """Measures clicks, and the memory of the only tab of a browser, which shows the lesson of
    `side`.
    """
    with _browser(playwright) as browser:
        context = browser.new_context(locale="fr-FR")
        page, _ = _visited(context, side.host.address + side.lesson)
        page.locator(side.cached).wait_for(state="attached", timeout=PATIENCE)
        side.memory = sum(
            process.memory_full_info().pss
            for process in psutil.Process().children(recursive=True)
            if _is_tab(process.cmdline())
        )
        side.clicks = sorted(page.evaluate(CLICK, CLICKS))
        context.close()


def _is_tab(command: list[str]) -> bool:
    """Whether `command` is the command line of a process that renders a page, and not the browser's
    toolbar.
    """
    return "--type=renderer" in command and "--top-chrome-webui" not in command


@contextlib.contextmanager
def _browser(playwright: Playwright) -> Iterator[Browser]:
    result = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[*ALONE])
    try:
        yield result
    finally:
        result.close()


def _measure(sides: list[Side], visits: int) -> None:
    """Measures both sites: opens them alternately, `visits` times each, and then each one in a
    browser of its own.
    """
    with sync_playwright() as playwright:
        with _browser(playwright) as browser:
            for visit in range(visits):
                _print_step(f"visit {visit + 1} of {visits}")
                for side in sides:
                    _open_cold_and_warm(browser, side)
            _open_second(browser, sides[0])
        for side in sides:
            _print_step(f"clicks and memory at {side.lesson}")
            _open_alone(playwright, side)


def _print(ours: Side, lite: Side) -> bool:
    """Prints the table of both sites; returns True if every limit and every ratio is met.

    Args:
        lite: JupyterLite, or `ours` again if it was not measured.
    """
    is_within_limits = True

    def row(what: str, own: float, others: float, bar: float | None, has_ratio: bool) -> None:
        nonlocal is_within_limits
        ratio = math.nan if lite is ours else own / others
        misses = bar is not None and own > bar
        misses_ratio = has_ratio and ratio > RATIO
        is_within_limits &= not (misses or misses_ratio)
        bars = "" if bar is None else f"{bar:g}"
        text = " MISSED" * misses + " RATIO MISSED" * misses_ratio
        asked = f"{RATIO}" if has_ratio else ""
        print(f"{what:34} {own:9.2f} {others:12.2f} {ratio:7.3f} {bars:>7} {asked:>6}{text}")

    print(f"{'':34} {'ours':>9} {'JupyterLite':>12} {'ratio':>7} {'bar':>7} {'ratio':>6}")
    row("first lesson, MB sent", ours.first_bytes / 1e6, lite.first_bytes / 1e6, 6.5, False)
    row("first lesson, requests", ours.first_requests, lite.first_requests, None, False)
    for name, bars in TIMES.items():
        for (mark, what), bar in zip(MARKS.items(), bars, strict=True):
            own, others = (item.middle(getattr(item, name), mark) for item in (ours, lite))
            row(f"{what}, {name}, s", own, others, bar, True)
    row("second lesson, kB sent", ours.second_bytes / 1000, math.nan, 60, False)
    for what, part, bar in (("p50", 0.5, None), ("p95", 0.95, 30)):
        own, others = (item.clicks[int(len(item.clicks) * part)] for item in (ours, lite))
        row(f"click to another exercise, {what} ms", own, others, bar, False)
    row("the tab's memory, MB (PSS)", ours.memory / 1e6, lite.memory / 1e6, 220, False)
    return is_within_limits


def _of_one_language(work: Path) -> Path:
    """The folder of the notebooks of the lesson's language; a first visit loads no other
    language.
    """
    root = work / "notebooks"
    shutil.copytree(default_root() / LANGUAGE, root / LANGUAGE)
    return root


def _print_step(step: str) -> None:
    """Prints the name of the step that begins, because the whole run takes minutes."""
    print(f"{step} …", file=sys.stderr, flush=True)


def main() -> int:
    """Prints the table; returns 1 if a value misses its limit or its ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=VISITS, help="of each, cold and warm")
    visits = max(1, parser.parse_args().visits)
    cache = Path(jupyter_data_dir()) / "cartes"
    runtime = pyodide_folder(cache)
    with tempfile.TemporaryDirectory() as path, contextlib.ExitStack() as stack:
        work = Path(path)
        root = _of_one_language(work)
        _print_step("building the site")
        build_site(root, work / "site", runtime, cache)
        mine = stack.enter_context(hosted(work / "site"))
        ours = Side(mine, f"{LESSON}.html?seed=7#step-2", "html[data-cached]", SECOND)
        sides = [ours]
        if importlib.util.find_spec("jupyterlite_pyodide_kernel"):
            _print_step("building JupyterLite")
            folder = write_lite(root / f"{LESSON}.ipynb", runtime, work)
            write_compressed(folder)
            sides.append(Side(stack.enter_context(hosted(folder)), ADDRESS))
        else:
            print("ours alone: JupyterLite is not installed; it is of the extra `bench`")
        _measure(sides, visits)
        return int(not _print(ours, sides[-1]))


if __name__ == "__main__":
    sys.exit(main())
