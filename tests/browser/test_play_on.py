"""Tests of the links from an exercise to a table with its position, and back."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, deal_code, generate
from cartes_lib.messages import LANGUAGES

from .pages import wait_until_rendered, written_lessons

pytestmark = pytest.mark.browser

EXERCISE = generate("BO-16", "play", 5)
CODE = deal_code(EXERCISE)


def current(page, selector):
    return page.locator(f".cartes-step[data-current] {selector}")


def solve(page, address, lang="fr"):
    """Opens the exercise in the window of a phone and answers it right; returns the page."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}cartes/deal?code={CODE}&lang={lang}")
    wait_until_rendered(page)
    expect(current(page, "[data-do=play-on]")).to_be_hidden()
    current(page, f'.cartes-pick[data-id="{answer_key(EXERCISE).answer}"]').click()
    expect(current(page, "[data-do=play-on]")).to_be_visible()
    return page


@pytest.fixture
def solved(visit, address):
    """The page with the exercise, after the right answer."""
    page, _ = visit
    return solve(page, address)


def test_after_the_answer_the_position_is_played_on_and_the_way_back_leads_to_it(solved):
    lesson = solved.url
    current(solved, "[data-do=play-on]").click()
    expect(solved.locator(".cartes-match")).to_be_visible()
    expect(solved).to_have_url(re.compile(f"play[^/]*table={CODE}"))
    shown = solved.locator(".cartes-match [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    assert {str(card) for card in EXERCISE.scene.hand} <= set(shown)
    assert {str(play.card) for play in EXERCISE.scene.plays} <= set(shown)
    solved.locator("#cartes-home").click()
    expect(current(solved, ".cartes-pick").first).to_be_visible()
    assert solved.url == lesson


TAKES_A_TAP = """async (guess) => {
    const shown = () => guess.querySelector("[data-do=play-on]:not([hidden])");
    guess.querySelector(".cartes-pass").click();
    await new Promise((go) => {
        const seen = () => shown() && go();
        const all = { subtree: true, childList: true, attributes: true };
        new MutationObserver(seen).observe(guess, all);
    });
    const { x, y, width, height } = shown().getBoundingClientRect();
    return shown().contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_the_second_tap_of_a_double_tap_on_skip_does_not_leave_the_lesson(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['BO-04']}#step-4")
    wait_until_rendered(page)
    assert not current(page, ".cartes-guess").first.evaluate(TAKES_A_TAP)
    current(page, "[data-do=play-on]").first.click()
    expect(page.locator(".cartes-match")).to_be_visible()


def test_a_guess_about_a_moment_of_a_deal_is_played_on_and_the_way_back_leads_to_it(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['BO-04']}#step-2")
    wait_until_rendered(page)
    names = "cards => cards.map((card) => card.dataset.card)"
    shown = current(page, "[data-card]").evaluate_all(names)
    expect(current(page, "[data-do=play-on]")).to_have_count(0)
    current(page, ".cartes-pass").click()
    lesson = page.url
    current(page, "[data-do=play-on]").click()
    expect(page.locator(".cartes-match")).to_be_visible()
    cards = page.locator(".cartes-match [data-card]")
    assert set(shown) <= set(cards.evaluate_all(names))
    page.locator("#cartes-home").click()
    expect(current(page, ".cartes-reply-title")).to_be_visible()
    assert page.url == lesson


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_link_is_in_the_bar_beside_the_other_buttons(visit, address, lang):
    page, _ = visit
    solved = solve(page, address, lang)
    boxes = [
        item.bounding_box()
        for item in (
            solved.locator("#cartes-previous"),
            solved.locator("#cartes-next"),
            current(solved, "[data-do=play-on]"),
            current(solved, "[data-do=main]"),
        )
    ]
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 1
    assert all(box["height"] >= 44 for box in boxes)


def test_the_link_of_a_position_opens_it_without_the_lesson(visit, address):
    page, _ = visit
    page.goto(f"{address}voila/render/fr/play.ipynb?table={CODE}")
    expect(page.locator(".cartes-match")).to_be_visible()


def test_a_code_that_cannot_be_played_on_is_refused_in_words(visit, address):
    page, _ = visit
    code = deal_code(generate("BO-01", "duel", 5))
    page.goto(f"{address}voila/render/fr/play.ipynb?table={code}")
    expect(page.get_by_role("alert")).to_contain_text("Cet exercice ne montre pas un moment")
