"""Tests that the parts of a table stay apart during a whole deal, at each size."""

import pytest

from .pages import SIZES_SET, open_table
from .test_tables import act, last_event, pending, sit

SIZES = [(360, 740), (740, 360), (820, 1180), (1280, 720)]
PARTS = {
    "face": ".cartes-match-disc",
    "name": ".cartes-match-who b",
    "role": ".cartes-match-who small",
    "balcony": ".cartes-match-front",
    "trick": ".cartes-match-trick .cartes-match-card",
    "finished trick": ".cartes-match-earlier > li",
    "pile": ".cartes-match-pile li",
    "condition": ".cartes-match-asked",
    "stock": ".cartes-match-stock",
    "message": ".cartes-match-prompt",
    "call": ".cartes-match-call",
    "hand": ".cartes-match-pick",
    "score": ".cartes-match-scores",
    "menu": ".cartes-match-menu > summary",
}
LYING_ON_EACH_OTHER = ["trick", "pile", "hand"]
MEETING = """([parts, onEachOther]) => {
    const WORDS = ["name", "role"];
    const boxes = Object.entries(parts).flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)]
            .filter((node) => node.checkVisibility({ visibilityProperty: true }))
            .map((node) => {
                const range = document.createRange();
                range.selectNodeContents(node);
                return [name, node, (WORDS.includes(name) ? range : node).getBoundingClientRect()];
            }));
    const lap = (one, other) => Math.min(
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    return boxes.flatMap(([name, node, box], at) => boxes.slice(0, at)
        .filter(([other, part, there]) => lap(box, there) > 2
            && !(name === other && onEachOther.includes(name)) && !part.contains(node))
        .map(([other, part]) => `${name} ${node.textContent} on ${other} ${part.textContent}`));
}"""
"""A script that describes each pair of parts that overlap by more than 2 px."""
NARROWEST = """() => {
    const boxes = [...document.querySelectorAll(".cartes-match-top .cartes-match-who b")]
        .map((node) => node.getBoundingClientRect());
    return Math.min(...boxes.slice(1).map((box, at) => box.left - boxes[at].right));
}"""
"""A script that measures the narrowest space between two names at the top of a table."""
WORD_SPACE = 16
"""The space in pixels that separates two names, more than that between words."""


def check_deal(page, last):
    """Plays a deal, at most to the action number `last`, and checks each position."""
    for _ in range(last):
        if pending(page) in ("deal", "match"):
            return
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            met = page.evaluate(MEETING, [PARTS, LYING_ON_EACH_OTHER])
            assert met == [], ((width, height), last_event(page))
        act(page)


@pytest.mark.parametrize(
    ("game", "variant", "players", "lang", "last"),
    [
        ("truco", "sin-flor", 4, "es", 20),
        ("balco", "", 4, "ca", 24),
        pytest.param("botifarra", "rector-i-vicari", 2, "fr", 80, marks=pytest.mark.long),
        pytest.param("truco", "sin-flor", 8, "es", 40, marks=pytest.mark.long),
    ],
)
def test_no_part_of_a_table_covers_another_during_a_deal(
    visit, address, game, variant, players, lang, last
):
    page, _ = visit
    sit(page, address, game, variant, players, lang=lang)
    check_deal(page, last)


def test_the_cards_of_six_players_cover_no_name_and_no_role(visit, address):
    page, _ = visit
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    around = ("nelly", "pere", "awa")
    open_table(page, address, "truco", "sin-flor", 6, "?seed=9", around, lang="es")
    check_deal(page, 11)


@pytest.mark.parametrize("lang", ["ca", "fr"])
def test_the_names_of_six_players_do_not_read_as_one(visit, address, lang):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    sit(page, address, "truco", "sin-flor", 6, lang=lang)
    # After a call, a mark behind each name of the side that answers takes more space.
    act(page)
    page.evaluate(SIZES_SET)
    assert page.evaluate(NARROWEST) >= WORD_SPACE
