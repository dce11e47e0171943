"""Takes screenshots of every page, step by step; `make gallery` writes them into `gallery/`.

Each page has the widths of a phone, a laptop and a projector, in the light and the dark theme.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .conftest import FLAGS, serving, windowless
from .pages import ROOT, steps, wait_until_rendered

WIDTHS = (360, 1024, 1920)
SCHEMES = ("light", "dark")


def page_paths(only: list[str]) -> list[str]:
    """Paths of the French notebooks, relative to the tutorials; "" is the home page.

    If `only` is not empty: the paths of all languages that contain a text of `only`, such as
    "ca/truco".
    """
    results = sorted((ROOT / "tutorials").rglob("*.ipynb"))
    paths = ["", *(file.relative_to(ROOT / "tutorials").as_posix() for file in results)]
    if only:
        return [path for path in paths if any(item in (path or "home") for item in only)]
    return [path for path in paths if not path or path.startswith("fr/")]


def take(browser: Browser, address: str, path: str, folder: Path) -> int:
    """Takes the screenshots of one page, and returns their number."""
    taken = 0
    for width in WIDTHS:
        for scheme in SCHEMES:
            context = browser.new_context(
                viewport={"width": width, "height": 900}, color_scheme=scheme
            )
            page = context.new_page()
            page.goto(f"{address}voila/render/{path}?seed=7" if path else address)
            if path and path != "index.ipynb":
                wait_until_rendered(page)
            name = (path or "home").removesuffix(".ipynb").replace("/", "-")
            for step in range(max(1, steps(page))):
                if step:
                    page.locator("#cartes-next").click()
                file = folder / f"{name}-{step + 1:02d}-{width}-{scheme}.png"
                page.screenshot(path=file, full_page=True)
                taken += 1
            context.close()
    return taken


def main(only: list[str]) -> int:
    """Takes the screenshots of all pages of `page_paths`."""
    folder = ROOT / "gallery"
    folder.mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=windowless(), args=FLAGS)
        for path in page_paths(only):
            taken = take(browser, server.address, path, folder)
            print(f"{taken:4} {path or 'home'}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
