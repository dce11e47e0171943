"""Tests of speech bubbles: each has one place, and covers no face, card or button."""

import pytest

from cartes_lib.messages import use_language
from cartes_widgets.games.table_texts import table_texts

from .pages import SIZES_SET
from .test_tables import BUBBLE, act, each_table, last_event, pending, sit

SIZES = [(360, 740), (740, 360), (1280, 720)]
COVERED = """() => {
    const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
    const parts = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
        .map((node) => [node.className + node.textContent, node.getBoundingClientRect()]);
    const bubbles = parts(".cartes-match-bubble");
    // A name, the hidden cards of a hand and the score may be covered if there is no other place.
    const others = parts(".cartes-match-disc, .cartes-match-card:not(.cartes-match-seat *),"
        + ".cartes-match-pick, .cartes-match-call, .cartes-match-prompt,"
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
CUT_NAMES = """() => {
    const rest = [...document.querySelectorAll(".cartes-match-bubble:not([hidden])")].filter(
        (bubble) => {
            const who = bubble.parentElement.querySelector(".cartes-match-who");
            const [one, other] = [bubble, who].map((node) => node.getBoundingClientRect());
            return getComputedStyle(who).opacity !== "0"
                && one.left < other.right && other.left < one.right
                && one.top < other.bottom && other.top < one.bottom;
        });
    return rest.map((bubble) => bubble.parentElement.textContent);
}"""
"""A script that names the players of whose name a bubble leaves a part."""
ONLY_SPEAKER = """async ([at, kind, words]) => {
    document.querySelectorAll(".cartes-match-bubble").forEach((node) => node.remove());
    const seat = document.querySelectorAll(".cartes-match-seat")[at];
    seat.insertAdjacentHTML("beforeend", '<p class="cartes-match-bubble"></p>');
    const bubble = seat.lastElementChild;
    bubble.textContent = words;
    if (kind) bubble.classList.add(kind);
    // A table whose parts change their sizes places its bubbles again.
    const ring = document.querySelector(".cartes-match-ring");
    ring.style.paddingRight = ring.style.paddingRight ? "" : "0.1px";
    await new Promise((go) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));
    if (bubble.hidden) return null;
    const box = bubble.getBoundingClientRect();
    const face = seat.querySelector(".cartes-match-disc").getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(bubble);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    return {
        lines,
        tail: bubble.dataset.tail,
        x: [box.left - face.left, (box.left + box.right) / 2 - face.left, box.right - face.left],
        y: [box.top - face.top, (box.top + box.bottom) / 2 - face.top, box.bottom - face.top],
    };
}"""
"""A script that lets only one player speak: a kind and some words. It returns the number of lines,
the side of the tail, and the start, middle and end of the bubble in both directions, from the
face; null without a place.
"""
LINES = 3
"""The most lines of a bubble."""
SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll(".cartes-match-who b")]
    .map((node) => parseFloat(getComputedStyle(node).fontSize)))"""
SAME = 2
"""The greatest difference of two places that look the same, in pixels."""
READABLE = 11
"""The smallest size of a name, in pixels."""


def words_in(lang):
    """A short call, the longest call and the longest remark; each with the class of its look."""
    with use_language(lang):
        texts = table_texts()
    longest = ("", texts["longest-call"]), ("cartes-match-line", texts["longest-remark"])
    return [("", "Truco"), *longest]


def at_each_size(page):
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        yield width, height


@each_table
def test_a_bubble_covers_no_face_no_card_and_no_button(visit, address, game, variant, players):
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
            assert page.evaluate(CUT_NAMES) == [], (size, last_event(page))
            assert page.evaluate(SMALLEST_NAME) >= READABLE, size


def has_one_place(places):
    """Whether bubbles of one player begin at the same place, whatever their lengths."""
    steady = [
        max(values) - min(values) <= SAME
        for axis in "xy"
        for values in zip(*(place[axis] for place in places), strict=True)
    ]
    return any(steady[:3]) and any(steady[3:]) and len({place["tail"] for place in places}) == 1


@pytest.mark.parametrize(
    ("game", "variant", "players", "lang"),
    [
        ("botifarra", "", 4, "ca"),
        ("truco", "sin-flor", 4, "es"),
        ("truco", "sin-flor", 8, "fr"),
        ("balco", "", 4, "en"),
    ],
)
def test_all_words_are_shown_at_one_place(visit, address, game, variant, players, lang):
    page, _ = visit
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(page, address, game, variant, players, lang=lang)
    act(page)
    for size in at_each_size(page):
        for at in range(players):
            places = []
            for kind, words in words_in(lang):
                place = page.evaluate(ONLY_SPEAKER, [at, kind, words])
                assert place, (size, at, words)
                assert place["lines"] <= LINES, (size, at, words)
                assert page.evaluate(COVERED) == [], (size, at, words)
                assert page.evaluate(CUT_NAMES) == [], (size, at, words)
                places.append(place)
            assert has_one_place(places), (size, at, places)
