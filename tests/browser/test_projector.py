"""Tests that each step of a projected lesson is whole on its screen, in large text."""

import pytest
from playwright.sync_api import expect

from cartes_lib.messages import LANGUAGES
from cartes_widgets.pages.notebooks import default_root, lesson_entries

from .conftest import PATIENCE, visiting

SIZES = [(1280, 720), (1920, 1080)]
SMALLEST_TEXT = 0.0259
"""The smallest size of running text, as a part of the height of the window."""
HIGHEST = {"BO-03": [11], "BO-04": [5], "BO-11": [6], "BA-10": [9]}
"""By lesson, the steps with most to show: a tree of decisions, a small match, an answer in parts, a
list of words."""
SETTLED = """async () => {
    const root = document.documentElement;
    let [seen, calm] = ["", 0];
    while (calm < 8) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = [root.style.cssText, root.className, root.scrollHeight].join();
        calm = seen === now ? calm + 1 : 0;
        seen = now;
    }
    return [
        root.scrollHeight - root.clientHeight,
        root.scrollWidth - root.clientWidth,
        parseFloat(getComputedStyle(root).fontSize) / innerHeight,
    ];
}"""
"""A script that waits until the step keeps its size, and returns what the window does not show, and
the size of the text."""

ENTRIES = {entry.id: entry for entry in lesson_entries(default_root())}


def open_projected(page, address, lang, lesson):
    """Opens the lesson as on a projector; returns the number of its steps."""
    path = ENTRIES[lesson].path.partition("/")[2]
    page.goto(f"{address}voila/render/{lang}/{path}?seed=7&projector=1#step-1")
    page.locator("html[data-ready]").wait_for(state="attached")
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
    return page.locator(".cartes-step").count()


def faults(page, steps):
    """The steps that are not whole, or whose text is too small to be read from the last row."""
    results = []
    for step in steps:
        page.evaluate("(step) => (location.hash = `#step-${step}`)", step)
        expect(page.locator("#cartes-place")).to_contain_text(f"{step}/")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            below, beside, text = page.evaluate(SETTLED)
            if below > 1 or beside > 0 or text < SMALLEST_TEXT:
                results.append((step, width, below, beside, text))
    return results


@pytest.fixture(scope="module")
def projector(browser, address):
    with visiting(browser, address) as (page, seen):
        page.set_default_timeout(PATIENCE)
        yield page
    assert seen.errors == []


@pytest.mark.parametrize("lesson", HIGHEST)
def test_the_highest_steps_of_a_lesson_are_whole_on_a_projector(projector, address, lesson):
    open_projected(projector, address, "fr", lesson)
    assert faults(projector, HIGHEST[lesson]) == []


def test_all_steps_together_keep_the_large_text_and_scroll(projector, address):
    open_projected(projector, address, "fr", "BA-10")
    projector.set_viewport_size({"width": 1280, "height": 720})
    projector.evaluate("location.hash = '#step-9'")
    expect(projector.locator("html.cartes-closer")).to_be_attached()
    projector.locator(".cartes-menu > summary").click()
    projector.locator("#cartes-all").click()
    expect(projector.locator("html.cartes-closer")).to_have_count(0)
    assert projector.evaluate(SETTLED)[2] == 28 / 720


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", ENTRIES)
def test_every_step_of_every_lesson_is_whole_on_a_projector(projector, address, lang, lesson):
    steps = open_projected(projector, address, lang, lesson)
    assert faults(projector, range(1, steps + 1)) == []
