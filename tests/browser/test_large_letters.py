"""Tests of lessons with doubled text size, on an upright phone and in landscape."""

import pytest

from .pages import DOUBLED, SIZES_SET, written_lessons

SIZES = [(360, 740), (740, 360)]
CUT_TEXT = "(node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight"
OUTSIDE = """(part, outer) => {
    const [inner, around] = [part, part.closest(outer)].map((node) => node.getBoundingClientRect());
    return inner.top < around.top - 1 || inner.bottom > around.bottom + 1;
}"""
"""A script that tells whether a part reaches beyond the top or the bottom of what contains it."""
PART_OF_A_LINE = """(cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.querySelector("p"));
    const end = cell.querySelector(".cartes-unfold").getBoundingClientRect().top;
    return [...range.getClientRects()].some(({ top, bottom }) => {
        const middle = (bottom - top) / 4;
        return top + middle < end && bottom - middle > end;
    });
}"""
"""A script that tells whether the button below a text covers a part of a line of text."""
BROKEN_NAMES = """(names) => names.filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > name.textContent.trim().split(" ").length;
}).map((name) => name.textContent)"""


@pytest.fixture
def open_step(browser, address):
    """A function that opens a step with doubled text size, and returns the step."""
    contexts = []

    def open_it(lesson, number, size):
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="fr-FR", reduced_motion="reduce"
        )
        contexts.append(context)
        context.add_init_script(DOUBLED)
        page = context.new_page()
        page.goto(f"{address}voila/render/{written_lessons()[lesson]}?seed=7#step-{number}")
        step = page.locator(".cartes-step[data-current]")
        step.locator(".cartes-mount[data-filled]").first.wait_for()
        page.evaluate(SIZES_SET)
        return step

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("lesson", "number"), [("BA-09", 8), ("BO-07", 3), ("TR-02", 6)])
def test_the_title_of_a_lesson_is_complete(open_step, lesson, number, size):
    where = open_step(lesson, number, size).page.locator(".cartes-where")
    assert not where.locator("b").evaluate(CUT_TEXT)
    assert not where.evaluate(OUTSIDE, ".cartes-header")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_goal_is_in_one_line_and_the_first_answer_in_view(open_step, size):
    step = open_step("BA-09", 8, size)
    assert not step.locator(".cartes-status").evaluate(CUT_TEXT)
    answer = step.locator(".cartes-answer button").first.bounding_box()
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    assert answer["y"] + answer["height"] * 0.7 <= bar["y"]
    assert not step.locator(".cartes-only-words").evaluate(CUT_TEXT)


@pytest.mark.parametrize(("lesson", "number"), [("BO-07", 3), ("TR-06", 7)])
def test_a_shortened_text_ends_with_a_whole_line(open_step, lesson, number):
    text = open_step(lesson, number, SIZES[0]).locator(".cartes-folded[data-cut]").first
    assert not text.evaluate(PART_OF_A_LINE)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_walk_has_whole_captions_and_unbroken_names(open_step, size):
    step = open_step("TR-01", 3, size)
    step.locator(".cartes-acts .cartes-primary").click()
    caption = step.locator(".cartes-caption")
    for number in (3, 4):
        step.locator(".cartes-acts .cartes-primary").click()
        step.locator(".cartes-count").get_by_text(f"{number}/").wait_for()
        assert not caption.evaluate(OUTSIDE, ".cartes-ask-head")
        assert step.locator(".cartes-seat-name").evaluate_all(BROKEN_NAMES) == []
