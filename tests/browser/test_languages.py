"""Tests of a whole visit in each language: lessons, the menu, the page of matches, the glossary."""

import itertools
import json

import pytest
from playwright.sync_api import expect

from cartes_lib.cards import card
from cartes_lib.messages import (
    ENDONYMS,
    LANGUAGES,
    capitalised,
    card_name,
    format_message,
    use_language,
)
from tests.foreign import foreign_words

from .pages import (
    ROOT,
    Series,
    answer,
    is_graded_at_touch,
    open_table,
    tab_to,
    wait_until_rendered,
    written_lessons,
)

OTHERS = LANGUAGES[1:]
LESSONS = {"BO-01": "duel", "TR-01": "value", "BA-01": "duel"}
"""One lesson of each game, and the kind of one of its exercises."""
ONE_EACH = list(zip(LESSONS, OTHERS, strict=True))
"""Pairs of a lesson and a language, each language once; the long run has all pairs."""

ONE_AND_ALL = [
    pytest.param(item, marks=pytest.mark.long) if at else item for at, item in enumerate(OTHERS)
]
"""Parameters of a test: one language in the normal run, all languages in the long run.

All languages run the same code.
"""

TEXTS_WITH_LABELS = """() => {
  const all = document.body.cloneNode(true);
  for (const node of all.querySelectorAll(
    "script, style, code, .cartes-code, .cartes-rule-id, strong, em, q, .cartes-languages, "
    + "[lang]:not(.cartes-step)"
  ))
    node.remove();
  const labels = [...all.querySelectorAll("[aria-label]")].map((node) => node.ariaLabel);
  const texts = [];
  const walk = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data);
  return [...texts, ...labels].join("\\n");
}"""
"""A script that returns the visible text and the labels of a page in the page's language."""

BESIDE_CARDS = """() => [...document.querySelectorAll(".cartes-game > header")].map((header) => {
  const cards = [...header.querySelectorAll(".cartes-three svg")];
  const lefts = cards.map((node) => node.getBoundingClientRect()).filter((box) => box.width);
  if (lefts.length === 0) return null;
  const words = document.createRange();
  const rights = [...header.querySelectorAll("h2, p")].flatMap((node) => {
    words.selectNodeContents(node);
    return [...words.getClientRects()].map((box) => box.right);
  });
  return Math.min(...lefts.map((box) => box.left)) - Math.max(...rights);
})"""
"""A script that returns the pixels between the heading of each game and its cards.

The result is null for a game whose cards are hidden.
"""


def path_of(lesson, lang):
    return written_lessons()[lesson].replace("fr/", f"{lang}/", 1)


def title_of(path):
    book = json.loads((ROOT / "tutorials" / path).read_text("utf-8"))
    return book["cells"][0]["source"][0].strip().removeprefix("# ")


def position(step, of, lang):
    with use_language(lang):
        return format_message("page-step").replace("{n}", str(step)).replace("{of}", str(of))


@pytest.mark.parametrize(
    ("lesson", "lang"),
    [
        item if item in ONE_EACH else pytest.param(*item, marks=pytest.mark.long)
        for item in itertools.product(LESSONS, OTHERS)
    ],
)
def test_a_lesson_is_read_and_its_exercise_solved_in_ones_own_language(
    visit, address, lesson, lang
):
    page, _ = visit
    page.goto(f"{address}voila/render/{path_of(lesson, lang)}?seed=7")
    wait_until_rendered(page)
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.title().startswith(title_of(path_of(lesson, lang)))
    assert foreign_words(page.evaluate(TEXTS_WITH_LABELS), lang) == []
    widget = page.locator(f".cartes-mount[data-kind={LESSONS[lesson]}]")
    while not widget.is_visible():
        page.locator("#cartes-next").click()
    series = Series(page, lesson, LESSONS[lesson], 0)
    series.widget = widget
    schema = series.exercise.schema
    answer(page, widget, schema, series.key.answer)
    if not is_graded_at_touch(schema):
        tab_to(page, series.main)
        page.keyboard.press("Enter")
    expect(series.verdict).to_have_class("cartes-verdict cartes-right")
    with use_language(lang):
        expect(series.verdict).to_contain_text(format_message("widget-right"))
    assert foreign_words(page.evaluate(TEXTS_WITH_LABELS), lang) == []


@pytest.mark.parametrize("lang", ONE_AND_ALL)
def test_the_menu_changes_the_language_and_stays_at_the_step(visit, address, lang):
    page, _ = visit
    page.goto(f"{address}voila/render/{path_of('BO-04', 'fr')}?seed=7")
    wait_until_rendered(page)
    for _ in range(2):
        page.locator("#cartes-next").click()
    of = page.locator(".cartes-step").count()
    expect(page.locator("#cartes-position")).to_have_text(position(3, of, "fr"))
    for now, chosen in (("fr", lang), (lang, "fr")):
        page.locator(".cartes-menu > summary").click()
        for other in LANGUAGES:
            if other != now:
                link = page.get_by_role("link", name=ENDONYMS[other], exact=True)
                assert f"lang={other}" in link.get_attribute("href")
        page.get_by_role("link", name=ENDONYMS[chosen], exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", chosen)
        wait_until_rendered(page)
        assert path_of("BO-04", chosen) in page.url
        assert "seed=7" in page.url
        expect(page.locator("#cartes-position")).to_have_text(position(3, of, chosen))


def test_the_language_is_the_browsers_or_the_last_one_read_or_that_of_the_address(browser, address):
    context = browser.new_context(locale="es-AR")
    page = context.new_page()
    html = page.locator("html")
    page.goto(address)
    expect(html).to_have_attribute("lang", "es")
    page.goto(f"{address}?lang=ca")
    expect(html).to_have_attribute("lang", "ca")
    page.goto(address)
    expect(html).to_have_attribute("lang", "ca")
    page.goto(f"{address}voila/render/fr/glossary.ipynb?lang=en")
    expect(html).to_have_attribute("lang", "en")
    assert "/en/glossary.ipynb" in page.url
    page.goto(f"{address}no-such-page")
    expect(html).to_have_attribute("lang", "en")
    context.close()


def has_room_beside_its_cards(page):
    """Checks that no heading of the home page overlaps its cards, at the widths of many devices.

    Some widths show no cards.
    """
    seen = set()
    for width in (320, 360, 768, 834, 1024, 1100, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        rooms = page.evaluate(BESIDE_CARDS)
        assert len(rooms) == len(LESSONS)
        assert all(room is None or room > 0 for room in rooms), (width, rooms)
        seen.update(room is None for room in rooms)
    assert seen == {False, True}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_page_is_in_one_language_and_no_card_covers_its_text(visit, address, lang):
    page, _ = visit
    page.goto(f"{address}?lang={lang}")
    if lang in OTHERS:
        assert foreign_words(page.evaluate(TEXTS_WITH_LABELS), lang) == []
    links = page.locator(".cartes-path a")
    assert links.count() == len(written_lessons())
    for href in links.evaluate_all("all => all.map((node) => node.getAttribute('href'))"):
        assert f"/{lang}/" in href
    has_room_beside_its_cards(page)


@pytest.mark.parametrize("lang", ONE_AND_ALL)
def test_a_match_is_played_in_ones_own_language(visit, address, lang):
    page, _ = visit
    open_table(page, address, "botifarra", "lliure", lang=lang)
    hand = page.locator(".cartes-match-hand [data-id]").first
    with use_language(lang):
        name = card_name(card(hand.get_attribute("data-id")))
    labels = hand.get_attribute("aria-label")
    assert name in labels or capitalised(name) in labels
    assert foreign_words(page.evaluate(TEXTS_WITH_LABELS), lang) == []


@pytest.mark.parametrize("lang", ONE_AND_ALL)
def test_the_glossary_shows_the_four_languages_side_by_side_on_a_telephone_too(
    visit, address, lang
):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{lang}/glossary.ipynb")
    wait_until_rendered(page)
    row = page.locator(".cartes-words tbody tr").first
    assert row.locator("[lang]").evaluate_all("all => all.map((node) => node.lang)") == [
        other for other in LANGUAGES if other != lang
    ]
    tops = row.locator("[lang]").evaluate_all("all => all.map((node) => node.offsetTop)")
    assert len(set(tops)) < len(tops), "none stands beside another"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.set_viewport_size({"width": 1280, "height": 720})
    heads = page.locator(".cartes-words thead").first.locator("th")
    assert heads.all_text_contents()[:4] == [
        ENDONYMS[item] for item in (lang, *(other for other in LANGUAGES if other != lang))
    ]
