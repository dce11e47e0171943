"""Takes the pictures of README.md in a real browser: `.venv/bin/python -m docs.pictures`."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from cartes_lib.asking import answer_key, generate
from tests.browser.conftest import FLAGS, serving, windowless
from tests.browser.pages import open_table
from tests.classroom.wire import Class, holding

_FOLDER = Path(__file__).parent / "images"
_QUALITY = 80
_LAPTOP, _PHONE = (1024, 640), (390, 760)
_STUDENTS = ("Otter", "Robin", "Fox", "Heron", "Wren", "Lynx", "Owl", "Hare")
_MISTAKEN = 2
_READY = "html[data-ready]"
_CALLS = ".cartes-match-talk .cartes-match-call:not([aria-disabled])"
_ANNOUNCED = "document.getElementById('cartes-live').textContent"


def _page(browser: Browser, size: tuple[int, int]) -> Page:
    width, height = size
    page = browser.new_page(
        viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
    )
    page.set_default_timeout(20_000)
    return page


def _save(page: Page, name: str) -> None:
    page.screenshot(path=_FOLDER / f"{name}.jpg", type="jpeg", quality=_QUALITY)


def take_lesson(browser: Browser, address: str) -> None:
    """Takes a picture of a lesson: an answer, and why a card is illegal."""
    page = _page(browser, _LAPTOP)
    page.goto(f"{address}voila/render/en/botifarra/04_free.ipynb#step-7")
    page.locator(_READY).wait_for(state="attached")
    walk = page.locator(".cartes-walk:visible")
    prompt = walk.locator(".cartes-ask-prompt")
    while not prompt.filter(has_text="eight of cups").is_visible():
        walk.get_by_role("button", name="Next").click()
    walk.locator(".cartes-choices [data-id=no]").click()
    walk.locator('[data-card="8c"]').click()
    expect(walk.locator(".cartes-reply-title")).to_have_text("Not allowed")
    _save(page, "lesson")


def take_match(browser: Browser, address: str) -> None:
    """Takes a picture of a match on a phone, with a refused card and its reason."""
    page = _page(browser, _PHONE)
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    open_table(page, address, house_players=("nelly", "pere", "awa"), lang="en")
    refusal = page.locator(".cartes-match-no")
    while not refusal.is_visible():
        _act(page)
    _save(page, "table")


def _act(page: Page) -> None:
    """Continues, calls, or plays the last card; waits for the page's announcement."""
    before = page.evaluate(_ANNOUNCED)
    cloth, calls = page.locator(".cartes-match-cloth"), page.locator(_CALLS)
    if cloth.get_attribute("data-pending"):
        target, key = cloth, "Space"
    else:
        target = calls.first if calls.count() else page.locator(".cartes-match-pick").last
        key = "Enter"
    target.focus()
    page.keyboard.press(key)
    page.wait_for_function(f"before => {_ANNOUNCED} !== before", arg=before)


def take_board(browser: Browser, hosted: Class) -> None:
    """Takes a picture of the teacher's board while a class answers a question."""
    page = _page(browser, _LAPTOP)
    page.goto(hosted.command("link")["link"] + "&lang=en")
    students = [hosted.student(name) for name in _STUDENTS]
    with contextlib.ExitStack() as pages:
        for student in students:
            next(pages.enter_context(student.following()))
        hosted.command("ask", lesson="BO-04", kind="legal", seed=7, level=1)
        question = students[0].snapshot()["question"]
        exercise = generate("BO-04", "legal", question["seed"])
        right = list(answer_key(exercise).answer)
        for number, student in enumerate(students[1:]):
            answer = right[:1] if number < _MISTAKEN else right
            student.post("class/answer", number=question["number"], answer=answer)
        expect(page.locator("#cartes-count")).to_contain_text("7")
        _save(page, "board")


def main() -> None:
    """Writes the pictures into `docs/images`."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=windowless(), args=FLAGS)
        with serving() as server:
            take_lesson(browser, server.address)
            take_match(browser, server.address)
        with (
            tempfile.TemporaryDirectory() as folder,
            holding(Path(folder), "--lang", "en") as hosted,
        ):
            take_board(browser, hosted)


if __name__ == "__main__":
    main()
