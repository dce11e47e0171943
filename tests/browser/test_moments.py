"""Tests of short animations after a right answer and in a walk, which reduced motion turns off.

Also tests the message at a new level.
"""

import pytest
from playwright.sync_api import expect

from .framed import framed
from .pages import first_exercise

pytestmark = pytest.mark.browser

NOTED = """document.addEventListener('animationstart', (event) => {
    const name = event.animationName;
    if (!name.startsWith('cartes-moment')) return;
    const [animation] = event.target.getAnimations().filter((each) => each.animationName === name);
    const { duration, delay } = animation.effect.getTiming();
    const root = document.documentElement;
    root.dataset.moments = `${root.dataset.moments ?? ''} ${name}=${duration + delay}`;
}, true);
"""


def moments(page):
    """The milliseconds of each animation that was shown; the key is the animation's name."""
    noted = page.locator("html").get_attribute("data-moments") or ""
    return {name: float(length) for name, length in (item.split("=") for item in noted.split())}


def test_a_right_answer_has_short_moments(visit, address):
    page, _ = visit
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(NOTED)
    series = first_exercise(page, address)
    series.solve()
    expect(page.locator("html[data-moments*=stamp][data-moments*=right]")).to_be_attached()
    assert max(moments(page).values()) <= 300


def test_with_reduced_motion_a_right_answer_moves_nothing(visit, address):
    page, _ = visit
    page.add_init_script(NOTED)
    series = first_exercise(page, address)
    series.solve()
    expect(page.locator(".cartes-right")).to_be_visible()
    assert moments(page) == {}


def test_the_third_right_answer_in_a_row_brings_the_next_level_with_a_word(visit, address):
    page, _ = visit
    series = first_exercise(page, address)
    for _ in range(3):
        series.solve()
        series.another()
    expect(series.counted).to_have_text("Niveau 2\u00a0!")
    assert series.level == 2
    series.solve()
    expect(series.counted).to_contain_text("12 sur 15")


BAR_OVERLAPS = """() => {
    const seen = [...document.querySelectorAll(
        '.cartes-steps-bar > *, .cartes-step[data-current] .cartes-acts > *')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height > 8);
    const pairs = seen.flatMap((part, at) => seen.slice(at + 1).map((other) => [part, other]));
    return pairs
        .filter(([[, box], [, other]]) => box.left < other.right - 1 && other.left < box.right - 1)
        .map(([[part], [other]]) => `${part} × ${other}`);
}"""


def test_on_a_phone_the_bar_of_a_reached_goal_has_no_button_on_another(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    series = first_exercise(page, address, "BA-01")
    series.solve()
    while not series.is_mastered:
        series.another()
        series.solve()
    expect(page.get_by_role("button", name="Un autre", exact=True)).to_be_visible()
    assert page.evaluate(BAR_OVERLAPS) == []


WALK = 'walkthrough("botifarra", trick="12c 6c 2c 1c", trump="oros", hand="1c 9c 8c 5o")'
FLIGHTS = """() => document.querySelector('.cartes-walk-view').getAnimations({ subtree: true })
    .map((each) => each.effect.getTiming().duration)"""


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_in_a_walk_a_card_flies_to_its_place_unless_motion_is_reduced(
    browser, written_pages, motion, flies
):
    frame = framed(browser, written_pages.of_steps([("Un pli", WALK)]))
    frame.page.emulate_media(reduced_motion=motion)
    frame.evaluate("location.hash = '#step-2'")
    walk = frame.locator(".cartes-walk")
    # A slow machine may draw late, so the animations are read in the same task as the click.
    forward = walk.locator(".cartes-step-button").last
    expect(forward).to_be_visible()
    durations = forward.evaluate(f"(button) => {{ button.click(); return ({FLIGHTS})(); }}")
    assert bool(durations) == flies
    assert all(duration <= 300 for duration in durations)
    expect(walk.locator(".cartes-count")).to_contain_text("2/5")
    frame.page.context.close()
