"""Kilobytes that a lesson sends over its kernel's websocket until it is completely drawn.

Script, style sheet and deck are sent separately, once for all pages; the limit is for the lesson's
own data.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from opening import FLAGS, free_port, serving
from playwright.sync_api import Browser, WebSocket, sync_playwright

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
BAR = 300.0
"""The limit for one lesson, in kB."""


def _lessons() -> dict[str, str]:
    """Paths of the lessons' notebooks, relative to the tutorials; the keys are lesson ids."""
    result = {}
    for file in sorted(ROOT.glob("fr/*/*.ipynb")):
        lesson = json.loads(file.read_text("utf-8"))["metadata"]["cartes"]["lesson"]
        result[lesson] = file.relative_to(ROOT).as_posix()
    return result


def _received(browser: Browser, address: str, path: str) -> float:
    sizes: list[int] = []

    def on_socket(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: sizes.append(len(frame)))

    context = browser.new_context()
    page = context.new_page()
    page.on("websocket", on_socket)
    page.goto(f"{address}voila/render/{path}?seed=7")
    page.locator("html[data-ready]").wait_for()
    page.locator(".cartes-mount:not([data-filled])").first.wait_for(state="detached")
    context.close()
    return sum(sizes) / 1000


def main() -> int:
    """Prints the figures; returns 1 if a lesson misses the limit."""
    port = free_port()
    ours = ["cartes_widgets", "serve", "--no-browser", "--port", str(port)]
    worst = 0.0
    with sync_playwright() as playwright, serving(ours, port) as (address, _):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for lesson, path in _lessons().items():
            took = _received(browser, address, path)
            worst = max(worst, took)
            print(f"{lesson}  {took:8.1f} kB", flush=True)
        browser.close()
    print(f"worst  {worst:8.1f} kB   bar {BAR:.0f} kB   ratio {worst / BAR:.3f}")
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
