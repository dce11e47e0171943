"""The lessons without a server: from a plain static host, below a path, and without a network."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cartes_lib.exercises import answer_key, deal_code, exercise_kinds, generate
from cartes_lib.lessons import lessons

from .conftest import PATIENCE, ROOT, visiting
from .hosting import LESSONS, hosted, written
from .pages import Series, choose_game, next_step, tab_to
from .test_tables import act, waits

AWAKE = "html[data-awake]"
FIREFOX = Path(__file__).with_name("firefox.mjs")
PUPPETEER = ROOT / "widgets/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return written(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def place(folder):
    with hosted(folder) as (address, _):
        yield address


@pytest.fixture
def reader(browser, place):
    """Someone who reads, and ends with no request elsewhere and no fault."""
    with visiting(browser, place) as (page, seen):
        yield page
        assert seen.elsewhere == [], "a page asked another host"
        assert seen.faults == [], "a page met a fault"


def open_page(page, place, lesson, query="?seed=7"):
    page.goto(f"{place}fr/{LESSONS[lesson]}.html{query}")
    expect(page.locator(AWAKE)).to_be_attached()
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)


def first_exercise(page, lesson):
    kind = next(one for one in lessons()[lesson].exercises if one in exercise_kinds(lesson))
    series = Series(page, lesson, kind, 0)
    for _ in range(page.locator(".cartes-step").count()):
        if series.widget.is_visible():
            return series
        next_step(page)
    raise AssertionError("no step holds it")


def answers(page, lesson):
    """What this browser remembers of a lesson's answers."""
    told = json.loads(page.evaluate("localStorage.getItem('cartes-progress-v1')"))
    return told["lessons"][lesson]["progress"]["answers"]


@pytest.mark.parametrize("lesson", ["TR-03", pytest.param("BA-01", marks=pytest.mark.long)])
def test_an_exercise_is_solved_by_keyboard(reader, place, lesson):
    open_page(reader, place, lesson)
    series = first_exercise(reader, lesson)
    expect(series.verdict).to_have_count(0)
    series.solve()
    assert series.is_right
    assert answers(reader, lesson)


def test_what_was_solved_outlasts_a_reload_and_a_python_that_is_killed(reader, place):
    open_page(reader, place, "BO-05")
    series = first_exercise(reader, "BO-05")
    series.solve()
    assert series.is_right
    kept, address = answers(reader, "BO-05"), reader.url
    assert kept
    for end in (reader.reload, lambda: reader.workers[0].evaluate("self.close()")):
        with reader.expect_navigation():
            end()
        expect(reader.locator(AWAKE)).to_be_attached()
        expect(series.widget).to_be_visible()
        assert reader.url == address
        assert answers(reader, "BO-05") == kept


@pytest.mark.parametrize(
    "game",
    ["truco", *(pytest.param(one, marks=pytest.mark.long) for one in ("botifarra", "balco"))],
)
def test_cards_of_each_game_are_played_by_keyboard(reader, place, game):
    reader.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    reader.emulate_media(reduced_motion="reduce")
    reader.goto(f"{place}fr/play.html?seed=5")
    expect(reader.locator(AWAKE)).to_be_attached()
    expect(reader.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
    choose_game(reader, game)
    table = reader.locator(f"form[data-game={game}]")
    table.locator("select[name=players]").select_option("2" if game == "truco" else "4")
    tab_to(reader, table.locator("[data-id=sit]"))
    reader.keyboard.press("Enter")
    expect(reader.locator(".cartes-match-cloth")).to_be_visible()
    own = 0
    for _ in range(60):
        own += not waits(reader)
        act(reader)
        if own == 3:
            break
    assert own == 3


def test_the_text_is_read_before_python_is_there_and_stays_if_it_never_comes(browser, place):
    with visiting(browser, place) as (page, seen):
        page.context.route("**/packages.zip", lambda route: route.abort())
        page.goto(f"{place}fr/{LESSONS['BO-05']}.html")
        expect(page.locator("#cartes-banner")).to_contain_text("n’a pas pu démarrer")
        expect(page.locator("#cartes-banner button")).to_be_visible()
        expect(page.locator("#cartes-main")).to_contain_text(re.compile(r"\w{4}"))
        next_step(page)
        assert page.url.endswith("#step-2")
        assert seen.elsewhere == []


def test_every_lesson_opens_without_a_network_and_an_update_waits_to_be_taken(browser, folder):
    with hosted(folder) as (place, server), visiting(browser, place) as (page, seen):
        page.context.unroute_all()
        open_page(page, place, "BO-05")
        expect(page.locator("html[data-kept]")).to_be_attached()
        worker = (folder / "sw.js").read_text("utf-8")
        try:
            (folder / "sw.js").write_text(worker + "// A later version.\n", "utf-8")
            page.goto(f"{place}fr/index.html")
            note = page.locator("#cartes-update")
            expect(note).to_contain_text("nouvelle version")
            # It waits: the page goes on as it was until the reader takes it.
            page.reload()
            expect(note).to_be_visible()
            with page.expect_navigation():
                note.get_by_role("button", name="L’ouvrir").click()
            expect(page.locator("html[data-kept]")).to_be_attached()
            expect(note).to_have_count(0)
        finally:
            (folder / "sw.js").write_text(worker, "utf-8")
        server.shutdown()
        server.server_close()
        open_page(page, place, "TR-03")
        assert first_exercise(page, "TR-03").widget.is_visible()
        assert seen.faults == []


def test_a_code_of_a_deal_opens_its_exercise_and_a_wrong_one_says_so(reader, place):
    kind = next(one for one in lessons()["BO-04"].exercises if one in exercise_kinds("BO-04"))
    exercise = generate("BO-04", kind, 3, 1)
    reader.goto(f"{place}fr/index.html")
    field = reader.locator("#cartes-code")
    field.fill("ZZ-99-AAAAAA")
    field.press("Enter")
    assert field.evaluate("one => one.validationMessage") == "Ce code n’ouvre rien"
    field.fill(deal_code(exercise).lower())
    field.press("Enter")
    expect(reader.locator(AWAKE)).to_be_attached()
    shown = reader.locator(".cartes-exercise:visible .cartes-code")
    expect(shown).to_contain_text(deal_code(exercise))


def test_in_firefox_a_lesson_opens_and_an_exercise_is_answered(place):
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    assert firefox, "there is no Firefox"
    exercise = generate("BO-05", "legal", 3, 1)
    address = f"{place}fr/{LESSONS['BO-05']}.html?deal={deal_code(exercise)}"
    right = json.dumps(list(answer_key(exercise).answer))
    done = subprocess.run(
        ["node", FIREFOX, PUPPETEER, firefox, address, right],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE / 1000 * 4,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    seen = json.loads(done.stdout)
    assert "cartes-right" in seen["verdict"].split()
    assert seen["elsewhere"] == []
    assert seen["faults"] == []


def test_progress_leaves_as_a_code_and_arrives_elsewhere(browser, place):
    with visiting(browser, place) as (page, _):
        page.goto(f"{place}fr/index.html")
        told = '{"lessons": {"BO-05": {"done": true}}}'
        page.evaluate("text => localStorage.setItem('cartes-progress-v1', text)", told)
        page.locator(".cartes-menu > summary").click()
        page.locator("#cartes-move").click()
        code = page.locator("dialog textarea").first.input_value()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    with visiting(browser, place) as (page, seen):
        page.goto(f"{place}fr/index.html")
        page.locator(".cartes-menu > summary").click()
        page.locator("#cartes-move").click()
        given = page.locator("dialog textarea").last
        given.fill("rien")
        page.get_by_role("button", name="Reprendre ces progrès").click()
        expect(page.locator("dialog [role=status]")).to_contain_text("ni un code ni un fichier")
        given.fill(code)
        with page.expect_navigation():
            page.get_by_role("button", name="Reprendre ces progrès").click()
        assert page.evaluate("localStorage.getItem('cartes-progress-v1')") == told
        assert seen.faults == []
