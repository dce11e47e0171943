"""Tests that a walk draws its players around the cards in the middle."""

import re

import pytest
from playwright.sync_api import expect

from .pages import SIZES_SET, wait_until_rendered
from .test_frame import moved_in_widgets
from .test_walks_fit import EVERY

LANDSCAPES = [(740, 360), (1280, 720), (1920, 1080)]
DEAL = "5c 4e 3b|1o 7o 10o|12e J3 1e/4o 9c 6e|7e 11e 8b|3e 9o 12c/6o 5b 12b|8c 7b J4|11c 11b 2c"
MOVES = "0 3b; 1 4o; 2 5b; 0 5c; 1 6e; 2 6o"
WALKS = {
    "pile": 'walkthrough("balco", throws="9o 2c 3b 8e 11o", players=3)',
    "deal": f'replay_balco("{DEAL}", "{MOVES}", stock="2o 3o 4c 7c 8e 9b")',
    "two": 'replay_balco("5o 6c 9e|9o 11c 12b|3e 6b 4b/6o 9c 4e|5b 11b 6e|3c 5c 3b",'
    ' "0 5o; 1 6o; 0 6c", stock="9b 4c")',
}
BOXES = """(walk) => {
    const of = (name, selector) => {
        const { left, right, top, bottom, width } =
            walk.querySelector(selector).getBoundingClientRect();
        return [name, { left, right, top, bottom, width }];
    };
    return Object.fromEntries([
        of("west", "[data-place=west]"),
        of("east", "[data-place=east]"),
        of("pile", ".cartes-felt-middle .cartes-row"),
        of("own", ".cartes-felt-fronts"),
    ]);
}"""
COVERED = """(walk) => {
    const [pile, stock] = walk.querySelectorAll(".cartes-felt-middle .cartes-row");
    const rights = [...pile.children].map((card) => card.getBoundingClientRect().right);
    return Math.max(...rights) > stock.getBoundingClientRect().left + 1;
}"""


@pytest.fixture(scope="module")
def page(browser, written_pages):
    page = browser.new_page(locale="fr-FR", reduced_motion="reduce")
    page.goto(written_pages.of_steps(list(WALKS.items())))
    wait_until_rendered(page)
    yield page
    page.close()


def walk_of(page, name):
    """The walk `name`, at its first step."""
    page.evaluate(f"location.hash = '#step-{list(WALKS).index(name) + 2}'")
    walk = page.locator(".cartes-step:visible .cartes-walk")
    walk.wait_for()
    return walk


@pytest.mark.parametrize(("width", "height"), LANDSCAPES)
@pytest.mark.parametrize("name", ["pile", "deal"])
def test_players_sit_around_the_pile_which_has_a_place_when_it_is_empty(page, name, width, height):
    walk = walk_of(page, name)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SIZES_SET)
    boxes = walk.evaluate(BOXES)
    assert boxes["west"]["right"] <= boxes["pile"]["left"]
    assert boxes["pile"]["right"] <= boxes["east"]["left"]
    assert boxes["pile"]["bottom"] <= boxes["own"]["top"]
    assert boxes["pile"]["width"] >= 40
    place = walk.locator(".cartes-felt-middle .cartes-row").first
    expect(place).to_have_css("border-style", "dashed")


@pytest.mark.parametrize(("width", "height"), LANDSCAPES)
def test_the_hand_is_large_and_the_pile_leaves_the_stock_in_view(page, width, height):
    walk = walk_of(page, "deal")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SIZES_SET)
    card = walk.locator(".cartes-hand .cartes-card").first.bounding_box()
    assert card["height"] >= height * 0.2
    count, steps = walk.locator(".cartes-count"), walk.locator(".cartes-step-button")
    numbers = range(1, len(MOVES.split(";")) + 2)
    for number in numbers[1:]:
        steps.last.click()
        expect(count).to_have_text(re.compile(rf"^{number}/"))
        assert not walk.evaluate(COVERED)
    for number in numbers[-2::-1]:
        steps.first.click()
        expect(count).to_have_text(re.compile(rf"^{number}/"))


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180)])
def test_upright_the_hand_is_large_beside_the_cards_in_front_of_it(page, width, height):
    walk = walk_of(page, "deal")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SIZES_SET)
    card = walk.locator(".cartes-hand .cartes-card").first.bounding_box()
    own = walk.locator(".cartes-felt-fronts").bounding_box()
    pile, stock = walk.locator(".cartes-felt-middle .cartes-row").all()
    facts = walk.locator(".cartes-facts").bounding_box()
    assert card["width"] >= 45
    assert card["height"] >= height * 0.1
    assert own["x"] + own["width"] <= card["x"]
    assert stock.bounding_box()["x"] < pile.bounding_box()["x"] < facts["x"]


def test_the_only_opponent_leaves_the_height_to_the_cards(page):
    walk = walk_of(page, "two")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate(SIZES_SET)
    assert walk.locator(".cartes-hand .cartes-card").first.bounding_box()["height"] >= 137


def test_the_player_to_move_is_marked_and_named_so(page):
    walk = walk_of(page, "pile")
    expect(walk.locator(".cartes-turn")).to_have_attribute("aria-label", "Vous, à jouer")


def test_the_answers_of_a_walk_stay_in_place_from_a_short_question_to_a_long_one(
    browser, written_pages
):
    lifting = next(item for item in EVERY if item[1] == "replay_balco" and "lift 3" in item[2])
    assert moved_in_widgets(browser, written_pages, [lifting[1:]], LANDSCAPES[1:]) == []
