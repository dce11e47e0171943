"""Tests of tables on a phone in landscape: seats, hand, calls and message fit the screen."""

import pytest

from .conftest import serving
from .pages import open_table
from .test_walks_fit import IN_VIEW

LOW = {"width": 740, "height": 360}
PARTS = ".cartes-match-seat, .cartes-match-hand button, .cartes-match-call, .cartes-match-prompt"
TABLES = [
    ("botifarra", "obligada", 4),
    ("truco", "sin-flor", 2),
    ("truco", "sin-flor", 4),
    ("balco", "standard", 4),
]
OUT_OF_VIEW = f"""(cloth, parts) => ({IN_VIEW})(
    [...cloth.querySelectorAll(parts)].filter((part) => part.checkVisibility()))"""


@pytest.fixture(scope="module")
def address():
    with serving() as server:
        yield server.address


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_a_table_on_a_phone_on_its_side_needs_no_scrolling(
    browser, address, game, variant, players
):
    context = browser.new_context(viewport=LOW, locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    open_table(page, address, game, variant, players)
    cloth = page.locator(".cartes-match-cloth")
    cloth.locator(".cartes-match-hand button").first.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= LOW["height"]
    assert cloth.evaluate(OUT_OF_VIEW, PARTS) == []
    context.close()
