"""Tests that a costly move is asked again, on the page of reviews and in a lesson."""

from playwright.sync_api import expect

from .pages import open_lesson
from .test_matches import HAND, played, sit

KEEP = """(others) => {
    const [match] = Object.values(JSON.parse(localStorage.getItem('cartes-matches-v1')));
    const moves = [{ text: match.text, message: 'Envido', game: 'truco' }, ...others];
    localStorage.setItem('cartes-move-review-v1', JSON.stringify(moves));
    sessionStorage.clear();
}"""
"""A script that stores a costly move of the saved match, and moves that the page must not show."""


STEP_OF_MOVES = """() => {
    const steps = [...document.querySelectorAll('.cartes-step')];
    const at = steps.findIndex((step) => step.querySelector('.cartes-move-review'));
    location.hash = `#step-${at + 1}`;
}"""


def test_a_saved_costly_move_is_asked_again_on_the_page_of_reviews_and_in_a_lesson(visit, address):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    hand = page.evaluate(HAND)
    page.evaluate(KEEP, [{"text": 7}])
    page.goto(f"{address}voila/render/fr/review.ipynb")
    moves = page.get_by_role("navigation", name="Vos coups à rejouer").get_by_role("link")
    expect(moves).to_have_text(["Envido"])
    moves.first.click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)

    page.evaluate(KEEP, [{"text": "x", "message": "Fer palla", "game": "balco"}])
    open_lesson(page, address, "TR-16")
    page.evaluate(STEP_OF_MOVES)
    moves = page.locator(".cartes-move-review li button:visible")
    expect(moves).to_have_text(["Envido"])
    moves.first.click()
    # The focus is on the table or on its buttons, since a bot may have played already.
    expect(page.locator(".cartes-playing:focus-within")).to_be_visible()
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
