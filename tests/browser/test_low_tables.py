"""Tests of tables with little space: a phone in landscape, or with doubled text size."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .pages import DOUBLED, SIZES_SET, open_table
from .test_tables import OPEN_CALLS, PROMPT, SEAT, TRICK_CARDS, UNDER, act, pending, sit
from .test_walks_fit import IN_VIEW

LOW = {"width": 740, "height": 360}
PARTS = ".cartes-match-seat, .cartes-match-hand button, .cartes-match-call, .cartes-match-prompt"
TABLES = [
    ("botifarra", "obligada", 4),
    ("truco", "sin-flor", 2),
    ("truco", "sin-flor", 4),
    ("balco", "standard", 4),
]
HAND, FACE = ".cartes-match-pick", ".cartes-match-disc"
LONG_HAND = 12
READABLE = 28
"""Number of pixels of a card that show its number and are wide enough to touch."""
LEFTS = "all => all.map((node) => node.getBoundingClientRect().left)"
OUT_OF_VIEW = f"""(cloth, parts) => ({IN_VIEW})(
    [...cloth.querySelectorAll(parts)].filter((part) => part.checkVisibility()))"""


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


def sit_down(browser, address, game, variant, players):
    """A page with a table, whose bots wait for the player after each action."""
    context = browser.new_context(viewport=LOW, locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    sit(page, address, game, variant, players)
    page.evaluate(SIZES_SET)
    return page


def test_each_card_of_a_long_hand_of_balco_can_be_read_and_touched(browser, address):
    page = sit_down(browser, address, "balco", "standard", 2)
    hand = page.locator(HAND)
    while hand.count() < LONG_HAND:
        act(page)
    page.evaluate(SIZES_SET)
    assert page.locator(".cartes-match-cloth").evaluate(OUT_OF_VIEW, HAND) == []
    assert page.evaluate(UNDER, [HAND, f"{SEAT}, {PROMPT}, .cartes-match-call"]) == 0
    for row in (0, 1):
        lefts = hand.and_(page.locator(f"[data-row='{row}']")).evaluate_all(LEFTS)
        assert len(lefts) > 1
        assert min(after - before for before, after in pairwise(lefts)) >= READABLE
    page.context.close()


def test_the_message_of_a_finished_trick_covers_no_card(browser, address):
    page = sit_down(browser, address, "botifarra", "obligada", 4)
    while pending(page) != "trick":
        act(page)
    page.evaluate(SIZES_SET)
    assert page.locator(TRICK_CARDS).count() == 4
    assert page.evaluate(UNDER, [PROMPT, f"{SEAT}, {TRICK_CARDS}, {HAND}"]) == 0
    assert page.evaluate(UNDER, [TRICK_CARDS, f".cartes-match-disc, {HAND}"]) == 0
    page.context.close()


@pytest.mark.parametrize("players", [2, 8])
def test_the_reason_of_a_closed_call_covers_no_call(browser, address, players):
    page = sit_down(browser, address, "truco", "sin-flor", players)
    while not page.locator(OPEN_CALLS).count():
        act(page)
    why = page.locator(".cartes-match-why > summary")
    why.click()
    page.locator(".cartes-match-closed .cartes-match-call").first.dispatch_event("click")
    page.locator(".cartes-match-no").wait_for()
    for _ in ("open", "closed"):
        page.evaluate(SIZES_SET)
        calls = ".cartes-match-call"
        assert page.evaluate(UNDER, [PROMPT, f"{calls}, {HAND}, {SEAT}, {TRICK_CARDS}"]) == 0
        assert page.locator(".cartes-match-cloth").evaluate(OUT_OF_VIEW, calls) == []
        why.click()
    page.locator(".cartes-match-no").wait_for(state="detached")
    page.context.close()


def test_a_long_hand_of_balco_leaves_the_own_balcony_in_view(browser, address):
    page = sit_down(browser, address, "balco", "standard", 2)
    while page.locator(HAND).count() < LONG_HAND:
        act(page)
    for width, height in ((1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        balcony = ".cartes-match-own .cartes-match-front"
        assert page.evaluate(UNDER, [HAND, balcony]) == 0, (width, height)
        assert page.locator(".cartes-match-cloth").evaluate(OUT_OF_VIEW, HAND) == []
    page.context.close()


CUT_SUM = """() => {
    const [sum, paper] = [".cartes-match-terms", ".cartes-match-summary"]
        .map((part) => document.querySelector(part));
    const { left, right } = sum.getBoundingClientRect();
    const terms = [...sum.children].map((term) => term.getBoundingClientRect());
    return terms.some((term) => term.left < left || term.right > right)
        || paper.scrollHeight > paper.clientHeight + 1;
}"""
"""A script that tells whether the sum of a deal is wider than its column, or the paper scrolls."""


def test_the_sum_of_a_deal_of_botifarra_fits_its_column(browser, address):
    page = sit_down(browser, address, "botifarra", "obligada", 4)
    while pending(page) != "deal":
        act(page)
    page.evaluate(SIZES_SET)
    assert not page.evaluate(CUT_SUM)
    page.context.close()


def test_the_result_of_a_deal_of_truco_leaves_the_score_and_the_menu_in_view(browser, address):
    page = sit_down(browser, address, "truco", "sin-flor", 2)
    while pending(page) not in ("deal", "match"):
        act(page)
    page.evaluate(SIZES_SET)
    around = ".cartes-match-scores, .cartes-match-menu > summary"
    assert page.evaluate(UNDER, [".cartes-match-summary", around]) == 0
    page.context.close()


COVERED_OR_CUT = """(cloth) => {
    const names = ["head", "corner", "seat", "prompt", "call", "hand"];
    const boxes = names.flatMap((name) =>
        [...cloth.querySelectorAll(`.cartes-match-${name}`)]
            .filter((part) => part.checkVisibility())
            .map((part) => ({ name, box: part.getBoundingClientRect() })));
    const { left, right, top } = cloth.getBoundingClientRect();
    const cut = boxes.filter(({ box }) =>
        box.left < left - 1 || box.right > right + 1 || box.top + cloth.scrollTop < top - 1);
    const covered = boxes.flatMap((one, at) => boxes.slice(at + 1).filter(({ box }) =>
        one.box.left < box.right - 2 && box.left < one.box.right - 2
        && one.box.top < box.bottom - 2 && box.top < one.box.bottom - 2)
        .map((other) => `${one.name} and ${other.name}`));
    return [...cut.map(({ name }) => name), ...covered];
}"""
"""A script that finds the parts of a table that cover another part or are out of reach."""


SMALL_TABLES = [*TABLES, ("truco", "sin-flor", 8), ("balco", "standard", 5)]
PHONE = (360, 740, DOUBLED)
LANDSCAPE = [(740, 360, DOUBLED), (667, 375, "")]
"""Widths and heights of windows with few letters per line, and a script for the text size."""


def open_small(browser, address, window, table):
    """The cloth of a table in a window with few letters per line."""
    width, height, letters = window
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="fr-FR", reduced_motion="reduce"
    )
    context.add_init_script(letters)
    page = context.new_page()
    sit(page, address, *table)
    page.evaluate(SIZES_SET)
    return page.locator(".cartes-match-cloth")


@pytest.mark.parametrize("window", [PHONE, *LANDSCAPE], ids=["phone", "landscape", "low"])
@pytest.mark.parametrize("table", SMALL_TABLES, ids=str)
def test_a_table_with_few_letters_per_line_covers_and_cuts_no_part(browser, address, table, window):
    cloth = open_small(browser, address, window, table)
    page = cloth.page
    for _ in range(4):
        assert cloth.evaluate(COVERED_OR_CUT) == []
        act(page)
        page.evaluate(SIZES_SET)
    page.context.close()


@pytest.mark.parametrize("window", LANDSCAPE, ids=["landscape", "low"])
@pytest.mark.parametrize("table", SMALL_TABLES, ids=str)
def test_few_letters_in_landscape_leave_seats_hand_and_menu_in_view(
    browser, address, table, window
):
    cloth = open_small(browser, address, window, table)
    page, parts = cloth.page, f".cartes-match-seat, {HAND}, .cartes-match-menu > summary"
    assert cloth.evaluate(OUT_OF_VIEW, parts) == []
    page.locator(".cartes-match-menu > summary").click()
    assert cloth.evaluate(OUT_OF_VIEW, ".cartes-match-sheet") == []
    page.context.close()


def test_a_hint_with_doubled_text_in_landscape_covers_no_card(browser, address):
    cloth = open_small(browser, address, LANDSCAPE[0], ("truco", "sin-flor", 4))
    page = cloth.page
    while pending(page):
        act(page)
    page.locator(".cartes-match-help[data-id=coach]").click()
    page.locator(".cartes-match-hint").wait_for()
    page.evaluate(SIZES_SET)
    assert page.evaluate(UNDER, [".cartes-match-hint", f"{HAND}, {SEAT}"]) == 0
    page.context.close()


def test_cards_of_balco_use_the_height_of_a_tablet_upright(browser, address):
    page = sit_down(browser, address, "balco", "standard", 4)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.evaluate(SIZES_SET)
    cloth = page.locator(".cartes-match-cloth")
    widths = [
        cloth.locator(f"{place} .cartes-match-card").first.evaluate("(card) => card.offsetWidth")
        for place in (".cartes-match-hand", ".cartes-match-stock", ".cartes-match-west")
    ]
    assert all(width >= least for width, least in zip(widths, (135, 60, 55), strict=True)), widths
    assert cloth.evaluate(OUT_OF_VIEW, PARTS) == []


INDICES_COVERED = """(picks) => [...picks].filter((pick) => {
    const { left, top, width } = pick.getBoundingClientRect();
    // A fan turns its cards by a few degrees, so the point is in the middle of the index.
    const [x, y] = [left + width * 0.14, top + width * 0.24];
    return document.elementFromPoint(x, y)?.closest("button") !== pick;
}).map((pick) => pick.dataset.id)"""
PLACES = """(cloth) => [...cloth.querySelectorAll(
    ".cartes-match-pick, .cartes-match-seat, .cartes-match-asked, .cartes-match-call")].map(
        (part) => {
            // The box of the layout: a picked card is lifted by a translation.
            const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = part;
            return [offsetLeft, offsetTop, offsetWidth, offsetHeight];
        })"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (820, 1180), (1280, 720)])
def test_the_choice_of_a_balcony_covers_no_index_and_moves_no_part(browser, address, size):
    page = sit_down(browser, address, "balco", "standard", 4)
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    page.evaluate(SIZES_SET)
    hand, cloth = page.locator(HAND), page.locator(".cartes-match-cloth")
    places = cloth.evaluate(PLACES)
    for at in range(hand.count()):
        hand.nth(at).focus()
        assert hand.evaluate_all(INDICES_COVERED) == [], at
    for at, pressed in ((4, "false"), (0, "true")):
        hand.nth(at).press("Enter")
        expect(hand.nth(at)).to_have_attribute("aria-pressed", pressed)
        assert cloth.evaluate(PLACES) == places
        assert hand.evaluate_all(INDICES_COVERED) == []
    page.context.close()


@pytest.mark.parametrize("size", [(360, 740), (820, 1180)])
def test_the_cards_of_a_player_of_truco_cover_no_face(browser, address, size):
    page = sit_down(browser, address, "truco", "sin-flor", 4)
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    page.evaluate(SIZES_SET)
    backs = ".cartes-match-backs .cartes-match-card"
    assert page.locator(backs).count() == 9, "of three other players"
    assert page.locator(FACE).count() >= 3
    assert page.evaluate(UNDER, [backs, FACE]) == 0
    page.context.close()
