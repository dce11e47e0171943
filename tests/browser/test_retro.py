"""Moves that were costly are asked again on the page of reviews."""

from playwright.sync_api import expect

from .test_matches import HAND, played, sit

KEEP = """() => {
    const [match] = Object.values(JSON.parse(localStorage.getItem('cartes-matches-v1')));
    const moves = [{ text: match.text, told: 'Envido' }, { text: 7 }];
    localStorage.setItem('cartes-retro-v1', JSON.stringify(moves));
    sessionStorage.clear();
}"""


def test_a_move_that_is_kept_is_opened_from_the_page_of_reviews(visit, address):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    hand = page.evaluate(HAND)
    page.evaluate(KEEP)
    page.goto(f"{address}voila/render/fr/review.ipynb")
    moves = page.get_by_role("navigation", name="Vos coups à rejouer").get_by_role("link")
    expect(moves).to_have_text(["Envido"])
    moves.first.click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
