"""The passport of a table, as a reader uses it: lessons and matches follow what he chose."""

import json

from playwright.sync_api import expect

from .pages import drawn

PASSPORT = "voila/render/fr/passport.ipynb"
LESSON = "voila/render/fr/botifarra/11_faults.ipynb"
FREE = "voila/render/fr/botifarra/04_free.ipynb"


def kept(page, key):
    return json.loads(page.evaluate("key => localStorage.getItem(key)", key) or "null")


def test_lessons_and_matches_follow_the_table_that_a_reader_chose(visit, address):
    page, _ = visit
    page.goto(f"{address}{PASSPORT}?step=2")
    drawn(page)
    form = page.locator(".cartes-passport:visible")
    form.locator("select[name=variant]").select_option("lliure")
    expect(form.locator("p.cartes-faint")).not_to_be_empty()
    form.locator("select[name=target]").select_option(index=1)
    page.wait_for_function(
        "() => JSON.parse(localStorage['cartes-passport-BO']).customs.target === 73"
    )
    assert kept(page, "cartes-passport-BO")["variant"] == "lliure"
    assert kept(page, "cartes-last-table")["customs"] == {"target": 73}

    page.goto(f"{address}{LESSON}")
    page.wait_for_url("**variant=lliure**")
    drawn(page)
    expect(page.locator("#cartes-main > .cartes-notice")).to_have_count(0)

    page.goto(f"{address}voila/render/fr/play.ipynb")
    drawn(page)
    expect(page.locator("form[data-game=botifarra] select[name=variant]")).to_have_value("lliure")


def chosen(page, address, variant):
    """Keeps a variant as a passport of Botifarra does."""
    page.goto(f"{address}{PASSPORT}?step=2")
    drawn(page)
    page.evaluate(
        "variant => localStorage['cartes-passport-BO'] = JSON.stringify({variant, customs: {}})",
        variant,
    )


def test_an_address_that_names_a_variant_goes_before_the_passport(visit, address):
    page, _ = visit
    chosen(page, address, "lliure")
    page.goto(f"{address}{LESSON}?variant=obligada")
    drawn(page)
    assert page.url.endswith("?variant=obligada")


def test_a_passport_that_was_kept_wrongly_falls_back_with_a_message(visit, address):
    page, _ = visit
    page.goto(f"{address}{PASSPORT}?step=2")
    # Else this page could read what is kept wrongly, and forget it, before it is loaded anew.
    drawn(page)
    for kept_wrongly in ("{", "7", '{"variant": "poker", "customs": {"target": 5}}'):
        page.evaluate("text => localStorage['cartes-passport-BO'] = text", kept_wrongly)
        page.reload()
        drawn(page)
        form = page.locator(".cartes-passport:visible")
        expect(form.locator(".cartes-notice")).to_be_visible()
        expect(form.locator("select[name=variant]")).to_have_value("obligada")
        page.wait_for_function("() => localStorage.getItem('cartes-passport-BO') === null")


def test_a_lesson_about_one_variant_keeps_it_whatever_the_passport_says(visit, address):
    page, _ = visit
    chosen(page, address, "obligada")
    page.goto(f"{address}{FREE}")
    drawn(page)
    assert page.url.endswith("04_free.ipynb")


def test_a_phrase_of_the_passport_opens_its_lesson_which_leads_back(visit, address):
    page, _ = visit
    page.goto(f"{address}{PASSPORT}?step=2")
    drawn(page)
    lines = page.locator(".cartes-step[data-current] td a")
    heights = lines.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) >= 44, "each can be touched"
    page.get_by_role("row", name="Delego.").get_by_role("link").click()
    page.wait_for_url("**/botifarra/06_contract.ipynb*")
    drawn(page)
    page.locator("a[href*='passport.ipynb#step-2']").evaluate("one => one.click()")
    page.wait_for_url("**/passport.ipynb#step-2")
    drawn(page)
    expect(page.locator(".cartes-passport:visible")).to_have_count(1)
