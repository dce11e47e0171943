"""Tests of speech bubbles: each is near its player, and covers no face, name, card or button."""

from .pages import SIZES_SET
from .test_tables import BUBBLE, act, each_table, last_event, pending, sit

SIZES = [(360, 740), (740, 360), (1280, 720)]
COVERED = """() => {
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
    const parts = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
        .map((node) => [node.className + node.textContent, node.getBoundingClientRect()]);
    const bubbles = parts(".cartes-match-bubble");
    const others = parts(".cartes-match-disc, .cartes-match-who, .cartes-match-card,"
        + ".cartes-match-pick, .cartes-match-call, .cartes-match-prompt, .cartes-match-scores,"
        + ".cartes-match-trump, .cartes-match-summary, .cartes-match-menu > summary");
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const isOut = ({ left, top, right, bottom }) =>
        left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return bubbles.flatMap(([text, box], at) => [...others, ...bubbles.slice(0, at)]
        .filter(([, other]) => meet(box, other)).map(([part]) => `${text} on ${part}`)
        .concat(isOut(box) ? [`${text} out of view`] : []));
}"""
"""A script that describes each part of the table that a bubble covers."""
SPEAK = """(at) => {
    document.querySelectorAll(".test-bubble").forEach((node) => node.remove());
    const seats = document.querySelectorAll(".cartes-match-seat");
    if (at >= seats.length) return false;
    if (!seats[at].querySelector(".cartes-match-bubble"))
        seats[at].insertAdjacentHTML("beforeend",
            '<p class="cartes-match-bubble test-bubble">Contraflor al resto</p>');
    return true;
}"""
"""A script that gives the player of a seat a long call, if this player says nothing."""
SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll(".cartes-match-who b")]
    .map((node) => parseFloat(getComputedStyle(node).fontSize)))"""
READABLE = 11
"""The smallest size of a name, in pixels."""


def at_each_size(page):
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        yield width, height


@each_table
def test_a_bubble_covers_no_face_no_name_no_card_and_no_button(
    visit, address, game, variant, players
):
    page, _ = visit
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, address, game, variant, players)
    seen = 0
    for _ in range(30):
        act(page)
        if pending(page) == "match" or seen == 4:
            break
        if not page.locator(BUBBLE).count():
            continue
        seen += 1
        for size in at_each_size(page):
            assert page.evaluate(COVERED) == [], (size, last_event(page))
            assert page.evaluate(SMALLEST_NAME) >= READABLE, size
    # The longest call, by each player in turn.
    at = 0
    while page.evaluate(SPEAK, at):
        for size in at_each_size(page):
            assert page.evaluate(COVERED) == [], (size, at, last_event(page))
        at += 1
    assert at == players
