"""Tests of throws of Balcó whose number or target must be chosen: by touch, and in view."""

import pytest
from playwright.sync_api import expect

from .pages import SIZES_SET, wait_until_rendered
from .test_low_tables import LOW
from .test_tables import LIVE, MEETING, OUT_OF_VIEW, PROMPT, SIZES, UNDER

HANDS = "6o 8o J4 1o 3o 5c 4e 5e 5b / 2c 8e 2b / 4o 6c 9b / 8b 2e J3"
POSITION = (
    f"balco; dealer 0; hands {HANDS};"
    " up 1c 10c 1b / 2o J1 J2 / 9o 11c 1e / 12e 7c 9c;"
    " down 7e 6b 10e / 8c 11e 3e / 10b 3c 7o / 12c 4b 5o;"
    " stock 9e 11o 4c 12b 12o 7b 3b 10o 11b 6e; shown 5 / 8 / 4 6 / 4 5; turn 0; throws 3"
)
TABLE = """
from cartes_lib.balco import Match, parse_position
from cartes_widgets.lesson import *
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.table.table import Table

def dealt_table(seed):
    match = Match(seed=seed)
    match.state = parse_position(POSITION)
    return BalcoGame(match)

Table(dealt_table)
"""
JOKER, ACE = [f".cartes-match-pick[data-id='{card}']" for card in ("J4", "1o")]
NUMBER, AIM = ".cartes-match-number", "button.cartes-match-aim"
CARDS = ".cartes-match-pick, .cartes-match-pile li, .cartes-match-asked, .cartes-match-stock"
TOUCHED = f"{NUMBER}, {AIM}, .cartes-match-talk .cartes-match-call"
SMALL = """all => all.filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const ends = [[x, y], [x - 23, y], [x + 23, y], [x, y - 23], [x, y + 23]];
    return !ends.every(([at, down]) => node.contains(document.elementFromPoint(at, down)));
}).map((node) => node.textContent)"""
"""A script that returns the texts of touch targets with less than 23 pixels around their middle.

Pixels that another element covers do not count.
"""


@pytest.fixture(scope="module")
def throwing(written_pages):
    """The address of a page with one table; a joker and a 1 may be thrown there."""
    code = f"POSITION = {POSITION!r}\n{TABLE}"
    return f"{written_pages.of_steps([('La table', code)])}#step-2"


@pytest.fixture
def table(browser, throwing):
    """A page with the table of `throwing`, on which bots act step by step."""
    context = browser.new_context(locale="fr-FR", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page = context.new_page()
    page.goto(throwing)
    wait_until_rendered(page)
    yield page
    context.close()


def pick(page, card):
    page.locator(card).click()
    expect(page.locator(card)).to_have_attribute("aria-pressed", "true")


def fits(page):
    """Checks that all touch targets are in view, large enough, and cover no card or seat."""
    for width, height in [*SIZES, tuple(LOW.values())]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate(OUT_OF_VIEW, [TOUCHED, PROMPT]) == [], width
        assert page.locator(f"{NUMBER}, {AIM}").evaluate_all(SMALL) == [], width
        assert page.evaluate(UNDER, [f"{NUMBER}, {PROMPT}", f"{CARDS}, {AIM}"]) == 0, width
        assert page.evaluate(MEETING, NUMBER) == 0, width


def test_a_joker_is_given_its_number_on_a_grid_and_a_1_its_seat_by_touch(table):
    pick(table, JOKER)
    expect(table.locator(NUMBER)).to_have_text([str(rank) for rank in range(1, 13)])
    expect(table.locator(AIM)).to_have_count(0)
    fits(table)
    table.locator(NUMBER).first.click()
    expect(table.locator(NUMBER).first).to_have_attribute("aria-pressed", "true")
    expect(table.locator(".cartes-match-message")).to_have_text("Sur qui ? Touchez un joueur.")
    expect(table.locator(AIM)).to_have_count(3)
    fits(table)
    table.locator(f".cartes-match-west {AIM}").click()
    expect(table.locator(".cartes-match-message")).to_contain_text("votre voisin de gauche")
    expect(table.locator(f"{NUMBER}, {AIM}")).to_have_count(0)


def test_a_joker_that_counts_as_any_other_number_is_thrown_at_the_first_touch(table):
    pick(table, JOKER)
    table.locator(NUMBER, has_text="11").click()
    expect(table.locator(".cartes-match-message")).to_contain_text("comme un 11")


def test_a_1_is_aimed_by_keyboard_and_the_question_is_read_out(table):
    pick(table, ACE)
    expect(table.locator(NUMBER)).to_have_count(0)
    table.wait_for_function(f"{LIVE} === 'Sur qui ? Touchez un joueur.'")
    fits(table)
    east = table.locator(f".cartes-match-east {AIM}")
    expect(east).to_have_accessible_name("Lancer le 1 d’or sur votre voisin de droite")
    east.press("Enter")
    expect(table.locator(".cartes-match-message")).to_contain_text("votre voisin de droite")
