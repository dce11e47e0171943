"""Tests of a static site on a plain web server: lessons, matches, homework, and moved data."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import date

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, deal_code, generate
from cartes_lib.asking.homework import new_homework

from .alongside import UNTIMED, Alongside, counted
from .conftest import PATIENCE, visiting
from .firefox import answered
from .hosting import LESSONS, hosted
from .onsite import AWAKE
from .pages import answer, choose_game, next_step, tab_to

SEED, RELOADED_AFTER = 22, 20
"""A seed whose third match is a short one of Balcó, and the number of actions before a reload."""


@pytest.fixture
def reader(browser, place):
    """A new visitor's page for the small static site, in a browser without service workers.

    Requests to other hosts and errors on the page make the test fail.
    """
    with visiting(browser, place, keeps=False) as (page, seen):
        yield page
        assert seen.elsewhere == [], "a page asked another host"
        assert seen.errors == [], "a page met an error"


def sit_at(page, game, players):
    """Sits down at the usual table of a game by keyboard, as `Alongside.sit` does."""
    choose_game(page, game)
    table = page.locator(f"form[data-game={game}]")
    table.locator("select[name=players]").select_option(str(players))
    table.locator(".cartes-table-options").evaluate("(node) => { node.open = true; }")
    for at, person in enumerate(UNTIMED[: players - 1]):
        table.locator(f".cartes-company [data-at='{at}']").select_option(person)
    tab_to(page, table.locator("[data-id=sit]"))
    page.keyboard.press("Enter")
    expect(page.locator(".cartes-match-cloth")).to_be_visible()


def leave_table(page):
    """Goes back to the choice of tables by keyboard."""
    for part in (".cartes-match-menu > summary", ".cartes-match-actions [data-id=leave]"):
        tab_to(page, page.locator(part))
        page.keyboard.press("Enter")


def test_a_deal_of_each_match_is_played_to_its_end_and_counted_as_without_a_browser(reader, place):
    # The window of a phone is small, and drawing is most of the work of an act.
    reader.set_viewport_size({"width": 360, "height": 740})
    reader.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    reader.goto(f"{place}fr/play.html?seed={SEED}")
    expect(reader.locator(AWAKE)).to_be_attached()
    here = Alongside(SEED)
    for game, players in (("truco", 2), ("botifarra", 4), ("balco", 2)):
        sit_at(reader, game, players)
        here.sit(game, players)
        acts = 0
        while not here.is_counted:
            here.act(reader)
            acts += 1
            if game == "balco" and acts == RELOADED_AFTER:
                reader.reload()
                here.catch_up(reader)
        assert counted(reader.locator(".cartes-match-summary")) == here.counted
        leave_table(reader)
        here.leave()


def test_the_text_is_read_before_python_is_there_and_stays_if_it_never_comes(browser, place):
    with visiting(browser, place, keeps=False) as (page, seen):
        page.context.route("**/pyodide.mjs", lambda route: route.abort())
        page.goto(f"{place}fr/{LESSONS['BO-05']}.html")
        expect(page.locator("#cartes-banner")).to_contain_text("n’a pas pu démarrer")
        expect(page.locator("#cartes-banner button")).to_be_visible()
        expect(page.locator("#cartes-main")).to_contain_text(re.compile(r"\w{4}"))
        next_step(page)
        assert page.url.endswith("#step-2")
        assert seen.elsewhere == []


def test_homework_is_done_without_a_server_and_its_answers_stay_on_the_device(reader, place):
    exercise = generate("BO-04", "legal", 7)
    text = new_homework(date.today(), [exercise]).signed("0" * 20).text
    reader.set_viewport_size({"width": 360, "height": 740})
    reader.goto(f"{place}fr/homework.html?homework={text}")
    message = reader.locator(".cartes-homework-message")
    expect(message).to_contain_text("0 sur 1")
    expect(reader.locator(".cartes-homework-late")).to_be_hidden()
    answer(reader, reader.locator(".cartes-exercise"), exercise.schema, answer_key(exercise).answer)
    reader.locator("[data-do=main]").click()
    expect(reader.locator(".cartes-homework-right")).to_have_text("1 ✓")
    reader.locator("[data-do=main]").click()
    expect(message).to_have_text("Tout est fait\u00a0: 1 sur 1 justes.")
    reader.goto(f"{place}fr/homework.html?homework={text[:-30]}")
    expect(message).to_contain_text("Ce lien est abîmé")
    assert list(json.loads(reader.evaluate("localStorage['cartes-homework-v1']"))) == [text]


def test_the_home_page_opens_a_code_and_reports_an_unknown_code(reader, place):
    reader.goto(f"{place}fr/index.html")
    field = reader.locator("#cartes-code")
    field.fill("ZZ-99-AAAAAA")
    field.press("Enter")
    expect(field).to_have_js_property("validationMessage", "Ce code n’ouvre rien")
    field.fill("ABCD")
    field.press("Enter")
    message = field.evaluate("node => node.validationMessage")
    assert message.startswith("Ce code n’ouvre rien. Quatre lettres, c’est le code d’une classe")
    field.fill("Truco/con-flor/2/7")
    field.press("Enter")
    expect(reader).to_have_url(f"{place}fr/play.html?table=Truco%2Fcon-flor%2F2%2F7")
    # The form may be sent before the page's script is loaded; this is its address.
    reader.goto(f"{place}fr/index.html?code=zz99+aaaaaa")
    expect(field).to_have_js_property("validationMessage", "Ce code n’ouvre rien")
    expect(field).to_have_value("zz99 aaaaaa")


def test_in_firefox_a_lesson_opens_and_an_exercise_is_answered(place, tmp_path):
    exercise = generate("BO-05", "legal", 3, 1)
    address = f"{place}fr/{LESSONS['BO-05']}.html?deal={deal_code(exercise)}"
    right = answer_key(exercise).answer
    task = asyncio.wait_for(answered(address, tmp_path, right), PATIENCE / 1000 * 4)
    # Playwright's event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        verdict, tab = thread.submit(asyncio.run, task).result()
    assert "cartes-right" in verdict.split()
    assert tab.elsewhere == []
    assert tab.errors == []


STORED = {
    "cartes-progress-v1": '{"version":1,"lessons":{"BO-05":{"exercises":{},"done":true}}}',
    "cartes-guesses-v1": '{"BO-05":{"first":"a"}}',
    "cartes-matches-v1": '{"truco":{"game":"truco"}}',
    "cartes-move-review-v1": '[{"text":"à revoir"}]',
    "cartes-daily-v1": '{"2026-11-22":[1,0,1]}',
    "cartes-house-rules-BO": '{"variant":"obligada"}',
    "cartes-last-table": '{"game":"truco"}',
    "cartes-pace": "step",
}


def stored_by(page):
    """The browser's stored texts except language and theme; the key is the storage key."""
    own = ("cartes-lang", "cartes-theme")
    result = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {key: text for key, text in result.items() if key not in own}


def open_moving(page):
    page.locator(".cartes-menu > summary").click()
    page.locator("#cartes-move").click()
    expect(page.locator("dialog.cartes-moving")).to_be_visible()


def test_all_saved_data_moves_to_another_site_as_a_code_or_as_a_file(browser, folder, tmp_path):
    with hosted(folder) as (place, _), visiting(browser, place, keeps=False) as (page, _):
        page.goto(f"{place}fr/index.html")
        page.evaluate("stored => Object.assign(localStorage, stored)", STORED)
        open_moving(page)
        code = page.locator("dialog textarea").first.input_value()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Enregistrer un fichier").click()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    # Another port is another origin, so it shares no storage with the first.
    with hosted(folder) as (other, _):
        for how in ("code", "file"):
            with visiting(browser, other, keeps=False) as (page, seen):
                page.goto(f"{other}fr/index.html")
                assert stored_by(page) == {}
                open_moving(page)
                given = page.locator("dialog textarea").last
                arrive = page.get_by_role("button", name="Reprendre ces progrès")
                given.fill("rien")
                arrive.click()
                status = page.locator("dialog [role=status]")
                expect(status).to_contain_text("ni un code ni un fichier")
                assert stored_by(page) == {}
                if how == "code":
                    given.fill(code)
                else:
                    page.locator("dialog input[type=file]").set_input_files(file)
                with page.expect_navigation():
                    arrive.click()
                assert stored_by(page) == STORED
                assert seen.errors == []
