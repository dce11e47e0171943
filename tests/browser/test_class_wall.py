"""Tests that the projector page of a class shows each step of a lesson whole, in large text."""

import pytest
from playwright.sync_api import expect

from cartes_widgets.pages.notebooks import default_root, lesson_entries

from .conftest import PATIENCE, ROOT
from .framed import FRAME, LIGHT

SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080)]
"""Projectors, and a laptop's window."""
SMALLEST_TEXT = 0.024
"""The smallest size of running text, as a part of the height of the window."""
LONGEST = ("BO-01", "BO-04", "BO-12", "TR-01")
"""Lessons with texts between cards, a text after a walk, a long list, and two ladders."""
WALL = "iframe.cartes-wall-lesson"
PARTS = ":is(h1, h2, h3, p, li, td, [data-card], .cartes-card, button)"

IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")
SETTLED = f"""async () => {{
    const frame = document.querySelector("{WALL}");
    let [seen, calm] = ["", 0];
    while (calm < 8) {{
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = [frame.style.cssText, frame.contentDocument.documentElement.scrollHeight];
        calm = seen === now.join() ? calm + 1 : 0;
        seen = now.join();
    }}
}}"""
"""A script for the projector's page: waits until the step keeps its size."""
SIZED = f"""async ([width, height]) => {{
    [frameElement.width, frameElement.height] = [width, height];
    await ({SETTLED})();
}}"""
"""A script that resizes the projector page in a frame, and waits until the step keeps its size."""
LOOK = f"""() => {{
    const inView = {IN_VIEW};
    const root = document.documentElement;
    const isShown = (part) =>
        part.checkVisibility({{ visibilityProperty: true }}) &&
        part.getBoundingClientRect().width > 1 &&
        !part.closest(".cartes-unseen");
    const step = document.querySelector(".cartes-step[data-current]");
    const missed = inView([...step.querySelectorAll("{PARTS}")].filter(isShown));
    const sheet = (step.querySelector(".cartes-talk-sheet") ?? step).getBoundingClientRect();
    for (const part of step.querySelectorAll(".cartes-board :is(button, .cartes-card)")) {{
        const {{ left, right, top, bottom }} = part.getBoundingClientRect();
        const isApart = right < sheet.left + 2 || bottom < sheet.top + 2 || left > sheet.right - 2;
        if (isShown(part) && !isApart && top < sheet.bottom - 2)
            missed.push(`${{part.textContent}} ${{part.className}} under the text`);
    }}
    if (root.scrollHeight > root.clientHeight + 1)
        missed.push(`${{root.scrollHeight - root.clientHeight}} px below`);
    if (root.scrollWidth > innerWidth) missed.push(`${{root.scrollWidth - innerWidth}} px beside`);
    const scale = frameElement.getBoundingClientRect().height / frameElement.clientHeight;
    return [missed, parseFloat(getComputedStyle(root).fontSize) * scale];
}}"""
"""A script for the lesson: what is out of view, and the size of running text on the wall."""


@pytest.fixture(scope="module")
def wall(open_class, browser):
    """The projector page in a frame whose size can change quickly."""
    context = browser.new_context(
        viewport={"width": 1920, "height": 1080}, locale="fr-FR", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(open_class.command("link")["link"])
    page.goto(f"{open_class.address}static/nothing", wait_until="domcontentloaded")
    page.evaluate(FRAME, f"{open_class.address}class/projector")
    frame = page.frames[1]
    expect(frame.locator("#cartes-stage > *")).to_have_count(1)
    yield frame
    context.close()


def faults(open_class, wall, entry, sizes):
    """What is out of view, or too small to read, in each step of a lesson."""
    missing, step, of = [], 1, 2
    lesson = wall.frame_locator(WALL)
    while step <= of:
        open_class.command("here", lesson=entry.id, step=step)
        if step == 1:
            expect(wall.locator(f"{WALL}[data-lesson='{entry.path}']")).to_have_count(1)
            lesson.locator("html[data-ready]").wait_for(state="attached")
            expect(lesson.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
            lesson.locator("head").evaluate(
                "(head, text) => head.append(Object.assign("
                "document.createElement('style'), { textContent: text }))",
                LIGHT,
            )
            of = int(lesson.locator("#cartes-place").inner_text().partition("/")[2])
        expect(lesson.locator("#cartes-place")).to_have_text(f"{step}/{of}")
        for size in sizes:
            wall.evaluate(SIZED, list(size))
            missed, text = wall.child_frames[0].evaluate(LOOK)
            if text < SMALLEST_TEXT * size[1]:
                missed.append(f"text of {text} px")
            missing += [(entry.id, step, *size, what) for what in missed]
        step += 1
    return missing


ENTRIES = {entry.id: entry for entry in lesson_entries(default_root())}


@pytest.mark.parametrize("name", LONGEST)
def test_every_step_is_in_view_on_a_projector(open_class, wall, name):
    assert faults(open_class, wall, ENTRIES[name], SIZES[:2]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", ENTRIES)
def test_every_step_of_every_lesson_is_in_view_on_every_projector(open_class, wall, name):
    assert faults(open_class, wall, ENTRIES[name], SIZES) == []
