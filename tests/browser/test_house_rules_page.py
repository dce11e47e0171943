"""Tests that lessons and matches follow the house rules that a learner chose."""

import json
import re

from playwright.sync_api import expect

from .pages import wait_until_rendered

HOUSE_RULES = "voila/render/fr/house_rules.ipynb"
LESSON = "voila/render/fr/botifarra/11_faults.ipynb"
FREE = "voila/render/fr/botifarra/04_free.ipynb"


def stored(page, key):
    return json.loads(page.evaluate("key => localStorage.getItem(key)", key) or "null")


def reads_a_phrases_lesson_and_comes_back(page):
    """Follows the link from a phrase on the page to a lesson, and then the link back."""
    lines = page.locator(".cartes-step[data-current] td a")
    heights = lines.evaluate_all("all => all.map((node) => node.getBoundingClientRect().height)")
    assert min(heights) >= 44, "each can be touched"
    page.get_by_role("row", name="Delego.").get_by_role("link").click()
    page.wait_for_url("**/botifarra/06_contract.ipynb*")
    wait_until_rendered(page)
    page.locator("a[href*='house_rules.ipynb#step-2']").evaluate("node => node.click()")
    page.wait_for_url("**/house_rules.ipynb#step-2")
    wait_until_rendered(page)
    expect(page.locator(".cartes-house-rules:visible")).to_have_count(1)


def test_lessons_and_matches_follow_the_house_rules_that_a_learner_chose(visit, address):
    page, _ = visit
    page.goto(f"{address}{HOUSE_RULES}?step=2")
    wait_until_rendered(page)
    reads_a_phrases_lesson_and_comes_back(page)
    form = page.locator(".cartes-house-rules:visible")
    form.locator("select[name=variant]").select_option("lliure")
    expect(form.locator("p.cartes-faint")).not_to_be_empty()
    form.locator("select[name=target]").select_option(index=1)
    page.wait_for_function(
        "() => JSON.parse(localStorage['cartes-house-rules-BO']).customs.target === 73"
    )
    assert stored(page, "cartes-house-rules-BO")["variant"] == "lliure"
    assert stored(page, "cartes-last-table")["customs"] == {"target": 73}

    page.goto(f"{address}{LESSON}")
    page.wait_for_url("**variant=lliure**")
    wait_until_rendered(page)
    expect(page.locator("#cartes-main > .cartes-notice")).to_have_count(0)

    page.goto(f"{address}voila/render/fr/play.ipynb")
    wait_until_rendered(page)
    expect(page.locator("form[data-game=botifarra] input[value=lliure]")).to_be_checked()


def test_neither_an_address_that_names_a_variant_nor_a_lesson_about_one_follows_the_house_rules(
    visit, address
):
    page, _ = visit
    page.goto(address)
    for variant, asked in (("lliure", f"{LESSON}?variant=obligada"), ("obligada", FREE)):
        house_rules = json.dumps({"variant": variant, "customs": {}})
        page.evaluate("text => localStorage['cartes-house-rules-BO'] = text", house_rules)
        page.goto(f"{address}{asked}")
        wait_until_rendered(page)
        assert page.url == f"{address}{asked}"
        assert stored(page, "cartes-house-rules-BO")["variant"] == variant


def test_invalid_house_rules_in_a_browser_fall_back_with_a_message(visit, address):
    page, _ = visit
    page.goto(address)
    for damaged in ("{", "7", '{"variant": "poker", "customs": {"target": 5}}'):
        page.evaluate("text => localStorage['cartes-house-rules-BO'] = text", damaged)
        # An open page could read the setting and reset it, so another page comes first.
        page.goto("about:blank")
        page.goto(f"{address}{HOUSE_RULES}?step=2")
        wait_until_rendered(page)
        form = page.locator(".cartes-house-rules:visible")
        expect(form.locator(".cartes-notice")).to_be_visible()
        expect(form.locator("select[name=variant]")).to_have_value("obligada")
        page.wait_for_function("() => localStorage.getItem('cartes-house-rules-BO') === null")


VOICES = """() => {
  window.spoken = [];
  const voice = (lang, localService) => ({ lang, localService });
  speechSynthesis.getVoices = () => [
    voice("ca-ES", false), voice("es-ES", true), voice("es-AR", true), voice("fr-FR", true),
  ];
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  speechSynthesis.speak = (speech) => spoken.push([speech.text, speech.lang]);
}"""


def test_a_phrase_of_another_language_is_heard_if_this_device_itself_can_say_it(visit, address):
    page, _ = visit
    page.add_init_script(f"({VOICES})()")
    page.goto(f"{address}{HOUSE_RULES}?step=3")
    wait_until_rendered(page)
    page.get_by_role("button", name="No quiero.").click()
    assert page.evaluate("spoken") == [["No quiero.", "es-AR"]]
    page.goto(f"{address}{HOUSE_RULES}?step=2")
    wait_until_rendered(page)
    expect(page.locator("i[lang=ca]:visible").first).to_be_visible()
    expect(page.locator(".cartes-phrase:visible")).to_have_count(0)


def test_the_passports_are_printed_from_their_page_on_a_sheet_for_each_game(visit, address):
    page, _ = visit
    page.add_init_script("window.printed = 0; window.print = () => (printed += 1);")
    page.goto(f"{address}{HOUSE_RULES}?step=5")
    wait_until_rendered(page)
    page.get_by_role("link", name="Imprimer les passeports").click()
    assert page.evaluate("printed") == 1
    assert len(re.findall(rb"/Type ?/Page\b", page.pdf(format="A4"))) == 3
