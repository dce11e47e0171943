"""Tests that each widget with seats draws them in their places, with play to the right."""

import pytest
from playwright.sync_api import expect

from .pages import SIZES_SET, wait_until_rendered

SIZES = [(360, 740), (1280, 720)]
DEAL = "5c 4e 3b|1o 7o 10o|12e J3 1e/4o 9c 6e|7e 11e 8b|3e 9o 12c"
FOUR = f"{DEAL}/6o 5b 12b|8c 7b J4|11c 11b 2c/7c 6b 5o|4c 6c 1b|9e 10b 12o"
FIVE = f"{FOUR}/J2 3c 10e|2o 2e 8o|4b 10c 8e"
TRICK = 'trick="12c 6c 2c 1c", trump="oros", hand="1c 9c 8c 5o", variant="lliure"'
ASKED = 'hand="9o 12o 3o 5c", trick="1o 4o 7o"'
TOPS = """(all) => all.filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect().top)"""
WIDGETS_WITH_SEATS = {
    "table": ('table("balco", seed=1)', ".cartes-match-badge"),
    "walk of four": (
        f'replay_balco("{FOUR}", "0 3b; 1 4o")',
        ".cartes-felt-others .cartes-group-name",
    ),
    "walk of five": (
        f'replay_balco("{FIVE}", "0 3b; 1 4o")',
        ".cartes-felt-others .cartes-group-name",
    ),
    "walk": (f'walkthrough("botifarra", {TRICK})', ".cartes-seat-name"),
    "walk of two": ('walkthrough("truco", trick="3o 3c")', ".cartes-seat-name"),
    "walk of a bet": (
        'replay("4o 5b 6c / 3b 2o 12e", "1 12e; 0 truco; 1 no-quiero")',
        ".cartes-seat-name",
    ),
    "guess": (f'guess("botifarra", "allowed", {ASKED})', ".cartes-seat-name"),
    "exercise": ('exercise("BO-04", "legal", seed=7)', ".cartes-seat-name"),
    "seats": ("seats(4)", ".cartes-chair"),
    "deal": ('deal_walk("balco")', ".cartes-deal-chair"),
    "answer at a trick": ('exercise("BO-03", "next", seed=1)', ".cartes-seat > .cartes-pick"),
    "answer after tricks": ('exercise("BO-15", "void", seed=1)', ".cartes-seat > .cartes-pick"),
    "answer around a table": ('exercise("TR-15", "next")', ".cartes-around > .cartes-pick"),
    "answers of a table": ('exercise("BA-08", "call")', ".cartes-around > .cartes-pick"),
    "guess around a table": (
        'guess("balco", "next", throws="9o 1c>3")',
        ".cartes-around > .cartes-choice-of",
    ),
    "pile": ("pile_table()", ".cartes-choice-of.cartes-call"),
}
"""Widgets that draw seats: the call in a lesson, and the CSS selector of the seats."""
OPPOSITE = ("walk of two", "walk of a bet")
SIDES = """(all) => {
    const middle = (node) => {
        const { left, width } = node.getBoundingClientRect();
        return left + width / 2;
    };
    const of = (word) => all.filter((node) => node.textContent.includes(word)).map(middle);
    return [of("gauche"), of("droite")];
}"""


MARKED_LETTERS = """(step) => [...step.querySelectorAll(".cartes-seat > .cartes-pick")]
    .filter((seat) => seat.querySelector(".cartes-dot")?.checkVisibility())
    .filter((seat) => {
        const mark = seat.querySelector(".cartes-dot").getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(seat.querySelector(".cartes-item-text"));
        const letters = range.getBoundingClientRect();
        return mark.right > letters.left && mark.bottom > letters.top;
    })
    .map((seat) => seat.textContent)"""
"""A script that returns the texts of the seats whose mark covers letters."""


@pytest.fixture(scope="module")
def page(browser, written_pages):
    """A page with every widget that draws seats, each in its own step."""
    steps = [(name, source) for name, (source, _) in WIDGETS_WITH_SEATS.items()]
    page = browser.new_page(locale="fr-FR", reduced_motion="reduce")
    page.goto(written_pages.of_steps(steps))
    wait_until_rendered(page)
    yield page
    page.close()


def seats_of(page, name):
    """Opens the step of the widget `name`, and returns its seats."""
    page.evaluate(f"location.hash = '#step-{list(WIDGETS_WITH_SEATS).index(name) + 2}'")
    step = page.locator(".cartes-step:visible")
    if name == "pile":
        step.locator("[data-id='1']").click()
    seats = step.locator(WIDGETS_WITH_SEATS[name][1])
    seats.first.wait_for()
    return seats


@pytest.mark.parametrize("name", [name for name in WIDGETS_WITH_SEATS if name not in OPPOSITE])
def test_each_widget_draws_the_next_player_at_the_right_and_the_last_one_at_the_left(page, name):
    seats = seats_of(page, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        at_left, at_right = seats.evaluate_all(SIDES)
        assert at_left, "both neighbours are drawn"
        assert at_right, "both neighbours are drawn"
        assert max(at_left) < min(at_right), width


@pytest.mark.parametrize("name", OPPOSITE)
def test_the_other_player_of_a_walk_is_above_and_the_learner_below_all_cards(page, name):
    seats = seats_of(page, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        other, own = seats.evaluate_all(TOPS)
        places = page.locator(".cartes-step:visible .cartes-trick .cartes-face").evaluate_all(TOPS)
        assert places, "the place of a later card is visible"
        assert other < min(places), width
        assert own > max(places), width


@pytest.mark.rule("BOT-PLAY-04")
def test_the_player_who_leads_next_is_chosen_by_touching_his_card(page):
    page.evaluate(
        f"location.hash = '#step-{list(WIDGETS_WITH_SEATS).index('answer at a trick') + 2}'"
    )
    step = page.locator(".cartes-step:visible")
    cards = step.locator(".cartes-seat .cartes-card")
    before = [cards.nth(seat).bounding_box() for seat in range(4)]
    step.locator(".cartes-seat > .cartes-pick").first.click()
    step.locator(".cartes-verdict-title").wait_for()
    assert [cards.nth(seat).bounding_box() for seat in range(4)] == before, "nothing has moved"
    assert step.evaluate(MARKED_LETTERS) == []


def test_a_seat_shows_the_row_about_its_player(page):
    page.evaluate(
        f"location.hash = '#step-{list(WIDGETS_WITH_SEATS).index('answer around a table') + 2}'"
    )
    step = page.locator(".cartes-step:visible")
    note = step.locator(".cartes-around > .cartes-pick > .cartes-seat-note")
    expect(note).to_have_text("Donneur")
    expect(step.locator(".cartes-sheet")).not_to_contain_text("Donneur")
