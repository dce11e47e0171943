"""Tests of a cached site: without a network, after a new version, in several tabs.

Also tests that the browser stores the answers of all tabs.
"""

import contextlib
import os
import time

from playwright.sync_api import expect

from cartes_lib.asking import deal_code, generate

from .conftest import PATIENCE, visiting, watch
from .hosting import BELOW, hosted
from .onsite import AWAKE, answers, first_exercise, open_page, solve_unaided

# A browser may find a new version while the page loads, before the page's script runs.
EARLY_WORKER = """
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = async function (...what) {
  const registration = await register.apply(this, what);
  const found = new Promise((done) => registration.addEventListener("updatefound", done));
  if (!registration.installing && !registration.waiting) await found;
  return registration;
};
"""

LATER = "/* of a later version */"


@contextlib.contextmanager
def a_later_version(folder):
    """A context with a later version of the site.

    Its service worker has another cache, and its pages have another title.
    """
    changed = [folder / item for item in ("sw.js", "fr/index.html", "es/index.html")]
    before = [file.read_bytes() for file in changed]
    try:
        for file, text in zip(changed, before, strict=True):
            later = text.decode().replace("const CACHE = `", "const CACHE = `later ")
            file.write_text(later.replace("<title>", f"<title>{LATER} "), "utf-8")
        # The host reports times of files in whole seconds, so the versions must differ by more.
        for file in changed:
            os.utime(file, (time.time(), time.time() + 60))
        yield
    finally:
        for file, text in zip(changed, before, strict=True):
            file.write_bytes(text)


def test_an_update_waits_to_be_taken_and_every_lesson_opens_without_a_network(browser, folder):
    with hosted(folder) as (place, server), visiting(browser, place) as (page, seen):
        page.context.unroute_all()
        open_page(page, place, "BO-04")
        expect(page.locator("html[data-cached]")).to_be_attached()
        series = first_exercise(page, "BO-04")
        choice = series.widget.locator(f".cartes-answer [data-id='{series.key.answer[0]}']")
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        with a_later_version(folder):
            address = page.url
            page.evaluate("navigator.serviceWorker.ready.then(worker => worker.update())")
            note = page.locator("#cartes-update")
            expect(note).to_contain_text("nouvelle version")
            # In the middle of an exercise nothing changes, and the learner may postpone the
            # update.
            expect(choice).to_have_attribute("aria-pressed", "true")
            assert page.url == address
            note.get_by_role("button", name="Plus tard").click()
            expect(note).to_have_count(0)
            expect(choice).to_have_attribute("aria-pressed", "true")
            solve_unaided(page, series)
            page.goto(f"{place}fr/index.html")
            assert LATER not in page.title()
            with page.expect_navigation():
                note.get_by_role("button", name="L’ouvrir").click()
            assert LATER in page.title()
            expect(page.locator("html[data-cached]")).to_be_attached()
            expect(note).to_have_count(0)
            server.shutdown()
            server.server_close()
            page.goto(f"{place}fr/index.html")
            assert LATER in page.title()
            open_page(page, place, "BA-01")
            solve_unaided(page, first_exercise(page, "BA-01"))
        assert seen.elsewhere == []
        assert seen.errors == []


def test_after_an_update_no_page_is_the_one_that_the_browser_still_has(browser, folder):
    with hosted(folder) as (place, _), visiting(browser, place) as (page, _):
        # If the browser saves data, the site prefetches nothing.
        saves = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
        page.add_init_script(saves)
        page.goto(f"{place}es/index.html")
        page.goto(f"{place}fr/index.html")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.add_init_script(EARLY_WORKER)
        with a_later_version(folder):
            page.reload()
            take = page.locator("#cartes-update").get_by_role("button", name="L’ouvrir")
            with page.expect_navigation():
                take.click()
            page.goto(f"{place}es/index.html")
            assert LATER in page.title()


def test_a_wrong_address_leads_home_and_a_full_disk_stops_nobody(browser, folder):
    with hosted(folder) as (place, _), visiting(browser, place) as (page, _):
        page.goto(f"{place}fr/index.html")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        devices = page.context.new_cdp_session(page)
        origin = place.removesuffix(BELOW).rstrip("/")
        devices.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        page.goto(f"{place}fr/index.html")
        assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
        page.goto(f"{place}fr/botifarra/99_none.html")
        expect(page.locator("#cartes-main [role=alert]")).to_be_visible()
        with page.expect_navigation():
            page.locator(".cartes-brand").click()
        expect(page.locator("#cartes-which-game")).to_be_visible()


def test_a_wrong_address_at_any_depth_is_a_page_of_the_site_in_the_users_language(browser, place):
    for locale, lang in (("fr-FR", "fr"), ("es-ES", "es"), ("de-DE", "en")):
        with browser.new_context(locale=locale, service_workers="block") as context:
            page = context.new_page()
            seen = watch(page, place)
            page.goto(f"{place}botifarra/deeper/99_none.html?seed=7")
            page.wait_for_url(f"{place}{lang}/404.html", timeout=PATIENCE)
            expect(page.locator("#cartes-main [role=alert]")).to_be_visible()
            expect(page.locator(".cartes-header")).to_have_css("display", "flex")
            page.locator(".cartes-brand").click()
            page.wait_for_url(f"{place}{lang}/index.html", timeout=PATIENCE)
            assert [error for error in seen.errors if "status of 404" not in error] == []


def test_without_a_network_a_page_that_is_not_cached_says_so_and_leads_to_others(browser, folder):
    with hosted(folder) as (place, server), visiting(browser, place) as (page, _):
        page.goto(f"{place}fr/index.html")
        expect(page.locator("html[data-cached]")).to_be_attached()
        port = server.server_port
        server.shutdown()
        server.server_close()
        page.goto(f"{place}es/glossary.html?seed=7")
        element = page.locator("#cartes-main [role=alert]")
        expect(element).to_contain_text("Pas de réseau")
        again = page.get_by_role("link", name="Réessayer")
        expect(again).to_have_attribute("href", f"{place}es/glossary.html?seed=7")
        page.locator(".cartes-brand").click()
        expect(page.locator("#cartes-which-game")).to_be_visible()
        page.go_back()
        expect(element).to_be_visible()
        with hosted(folder, port):
            again.click()
            expect(page.locator("html[lang=es] .cartes-step").first).to_be_visible()


def test_without_a_network_a_user_of_another_language_gets_english(browser, folder):
    with (
        hosted(folder) as (place, server),
        browser.new_context(locale="de-DE", reduced_motion="reduce") as context,
    ):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        for lang in ("fr", "en"):
            page.goto(f"{place}{lang}/index.html")
            expect(page.locator("html[data-cached]")).to_be_attached()
        server.shutdown()
        server.server_close()
        page.goto(f"{place}glossary.html")
        expect(page.locator("html[lang=en] #cartes-main [role=alert]")).to_be_visible()


CACHES = "caches.keys().then(all => all.filter(name => name.includes('cartes ')).length)"


def test_an_update_that_one_tab_takes_waits_in_another_which_keeps_its_own_files(browser, folder):
    with hosted(folder) as (place, _), visiting(browser, place) as (page, seen):
        other = page.context.new_page()
        for tab in (page, other):
            tab.goto(f"{place}fr/index.html")
            expect(tab.locator("html[data-cached]")).to_be_attached()
        other.evaluate("window.isSame = true")
        with a_later_version(folder):
            page.evaluate("navigator.serviceWorker.ready.then(worker => worker.update())")
            notes = [tab.locator("#cartes-update") for tab in (page, other)]
            for note in notes:
                expect(note).to_be_visible()
            notes[1].get_by_role("button", name="Plus tard").click()
            with page.expect_navigation():
                notes[0].get_by_role("button", name="L’ouvrir").click()
            expect(notes[1]).to_be_visible()
            assert other.evaluate("window.isSame")
            assert other.evaluate(CACHES) == 2
            with other.expect_navigation():
                notes[1].get_by_role("button", name="L’ouvrir").click()
            page.close()
            other.reload()
            expect(other.locator("html[data-cached]")).to_be_attached()
            assert other.evaluate(CACHES) == 1
            expect(notes[1]).to_have_count(0)
        assert seen.errors == []


def by_code(tab, place, code):
    """Types a code on the home page; returns the first exercise of BO-05, which the code opens."""
    tab.set_default_timeout(PATIENCE)
    tab.goto(f"{place}fr/index.html")
    tab.locator("#cartes-code").fill(code)
    tab.locator("#cartes-code").press("Enter")
    expect(tab.locator(AWAKE)).to_be_attached()
    return first_exercise(tab, "BO-05")


def answered(page, lesson):
    """The number of answers in a lesson that the page's browser has stored."""
    return sum(len(log) for log in answers(page, lesson).values())


def test_no_page_reveals_an_answer_before_it_is_given_and_all_tabs_keep_it_afterwards(
    browser, place
):
    code = deal_code(generate("BO-05", "legal", 7, 1))
    with visiting(browser, place, keeps=False) as (page, seen):
        home, other = page.context.new_page(), page.context.new_page()
        home.goto(f"{place}fr/index.html")
        begun = home.locator("[data-lesson=BO-05].cartes-begun")
        expect(begun).to_have_count(0)
        series = by_code(page, place, code.lower())
        expect(page.locator(".cartes-exercise:visible .cartes-code")).to_contain_text(code)
        solve_unaided(page, series)
        expect(begun).to_be_visible()
        assert answered(home, "BO-05") == 1
        # A code with a wrong letter: only Python knows that there is no such deal.
        beside = by_code(other, place, "BO-05-ZZZZZZ")
        element = other.locator("#cartes-banner")
        expect(element).to_contain_text("mal lu, ou mal entendu")
        beside.take_up()
        solve_unaided(other, beside)
        assert answered(home, "BO-05") == 2
        saved, address = answers(home, "BO-05"), page.url
        with page.expect_navigation():
            page.workers[0].evaluate("self.close()")
        expect(page.locator(AWAKE)).to_be_attached()
        expect(series.widget).to_be_visible()
        assert page.url == address
        assert answers(page, "BO-05") == saved
        series.another()
        series.solve()
        assert answered(home, "BO-05") == 3
        assert seen.elsewhere == []
        assert seen.errors == []
