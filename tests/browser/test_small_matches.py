"""Tests of the small matches of lessons on a phone: goal, button, and a table in a full window."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .pages import SIZES_SET, open_lesson, wait_until_rendered, written_lessons

ROOT = Path(__file__).resolve().parents[2]
COLLISIONS = (ROOT / "bench/collisions.js").read_text("utf-8")
COLLISIONS = COLLISIONS[COLLISIONS.index("(whole) =>") :].rstrip(";\n ")
TELEPHONE = {"width": 360, "height": 740}
ASIDE = {"width": 740, "height": 360}
WINDOW = ".cartes-window"
MATCHES = sorted(
    lesson
    for lesson, path in written_lessons().items()
    if "mini(" in (ROOT / "tutorials" / path).read_text("utf-8")
)

OVERLAPPING_CARDS = """
<div id="whole" style="position: relative; width: 300px; height: 200px; font: 16px/20px serif">
  <p style="position: absolute; left: 10px; top: 10px; margin: 0">À gauche</p>
  <button style="position: absolute; left: {left}px; top: 5px; width: 90px; height: 40px">
    Contro</button>
  <span class="cartes-match-card" style="position: absolute; left: 10px; top: 100px;
    width: 40px; height: 60px"></span>
  <span class="cartes-match-card" style="position: absolute; left: 30px; top: 100px;
    width: 40px; height: 60px"></span>
</div>
"""


@pytest.mark.parametrize(
    ("left", "expected"),
    [(40, ["“À gauche” × “Contro”", "“À gauche” × button Contro"]), (140, [])],
    ids=["on it", "beside it"],
)
def test_the_count_of_screens_sees_a_button_on_a_word_and_no_fault_in_a_fan_of_cards(
    browser, left, expected
):
    page = browser.new_page()
    page.set_content(OVERLAPPING_CARDS.replace("{left}", str(left)))
    assert page.locator("#whole").evaluate(COLLISIONS) == expected
    page.close()


def opened(page, address, lesson, size=TELEPHONE):
    """Opens the step with the lesson's small match, and the table of this match.

    Returns the number of the step, and the dialog with the table.
    """
    page.set_viewport_size(size)
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.goto(f"{address}voila/render/{written_lessons()[lesson]}?seed=3")
    wait_until_rendered(page)
    at = page.evaluate(
        "[...document.querySelectorAll('.cartes-step')]"
        ".findIndex((node) => node.querySelector('.cartes-mini')) + 1"
    )
    page.evaluate(f"location.hash = '#step-{at}'")
    play = page.locator(".cartes-mini-play:visible")
    expect(play).to_be_in_viewport(ratio=1)
    expect(page.locator(".cartes-mini .cartes-match:visible")).to_have_count(0)
    play.click()
    page.evaluate(SIZES_SET)
    return at, page.locator(WINDOW)


@pytest.mark.parametrize("lesson", MATCHES)
def test_a_small_match_has_the_whole_window_and_nothing_overlaps(visit, address, lesson):
    page, _ = visit
    _, window = opened(page, address, lesson)
    for size in (TELEPHONE, ASIDE):
        page.set_viewport_size(size)
        page.evaluate(SIZES_SET)
        filled = window.evaluate("node => [node.scrollWidth, node.scrollHeight]")
        assert filled == [size["width"], size["height"]]
        assert window.evaluate(COLLISIONS) == []


def test_the_score_of_three_players_covers_none_of_them_on_a_laptop(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 1280, "height": 720})
    open_lesson(page, address, "BO-13", "?seed=3")
    table = page.locator(".cartes-mini .cartes-match-cloth[data-seats='3']")
    while not table.is_visible():
        page.locator("#cartes-next").click()
    page.evaluate(SIZES_SET)
    score = table.locator(".cartes-match-scores").bounding_box()
    for badge in table.locator(".cartes-match-badge").all():
        player = badge.bounding_box()
        assert (
            player["y"] > score["y"] + score["height"] or player["x"] > score["x"] + score["width"]
        )


@pytest.mark.parametrize("size", [TELEPHONE, ASIDE], ids=["up", "aside"])
def test_back_and_escape_lead_from_a_small_match_to_its_step(visit, address, size):
    page, _ = visit
    at, window = opened(page, address, "TR-04", size)
    expect(window.locator(".cartes-mini-goal")).to_be_in_viewport(ratio=1)
    assert page.locator("#cartes-main").evaluate("node => node.closest('[inert]') !== null")
    # Events at the table are still announced to screen readers.
    window.locator(".cartes-match-pick").first.click()
    expect(page.locator("#cartes-live")).not_to_be_empty()
    assert page.locator("#cartes-live").evaluate("node => node.closest('[inert]') === null")
    play = page.locator(".cartes-mini-play:visible")
    for leave in (
        page.go_back,
        window.locator(".cartes-window-back").click,
        lambda: page.keyboard.press("Escape"),
    ):
        leave()
        expect(window).to_have_count(0)
        expect(play).to_be_focused()
        assert page.evaluate("location.hash") == f"#step-{at}"
        assert page.locator("#cartes-main").evaluate("node => node.closest('[inert]') === null")
        play.click()
        expect(window.locator(".cartes-match")).to_be_visible()


def test_on_a_laptop_a_small_match_is_shown_in_its_step(visit, address):
    page, _ = visit
    page.goto(f"{address}voila/render/{written_lessons()['TR-04']}?seed=3&step=13")
    expect(page.locator(".cartes-mini .cartes-match:visible")).to_have_count(1)
    expect(page.locator(".cartes-mini-play:visible")).to_have_count(0)
