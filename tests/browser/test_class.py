"""Tests of a class in real browsers: two students, and the teacher's board."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import generate
from cartes_lib.asking.render import public
from tests.classroom.wire import CODE

from .conftest import PATIENCE, WINDOW, visiting, watch
from .pages import SIZES_SET, close_safely, tab_to, wait_until_rendered

PICK = ".cartes-match-pick"
HAND = f"[...document.querySelectorAll('{PICK}')].map(node => node.dataset.id)"
TURN = "() => document.querySelector('.cartes-match-turn')?.dataset.seat"
WHOLE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
PLAYED_CARD = ".cartes-match-trick-played .cartes-match-card"
PAUSE = ".cartes-class-pause"
CARD_WIDTH = (
    "() => document.querySelector('.cartes-lay .cartes-card').getBoundingClientRect().width"
)
FRAME = """() => [
  document.querySelector(".cartes-board").getBoundingClientRect().height,
  ...[...document.querySelectorAll(".cartes-lay .cartes-card")].map(
    (node) => node.getBoundingClientRect().width),
  ...[...document.querySelectorAll(".cartes-one-touch .cartes-talk .cartes-pick")].flatMap(
    (node) => [node.getBoundingClientRect().x, node.getBoundingClientRect().y])]"""
COVERED = """() => {
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
  const calls = [...document.querySelectorAll(".cartes-match-call")].filter(isSeen);
  const texts = document.querySelectorAll(
    ".cartes-match-bubble, .cartes-match-who");
  const faults = calls.length ? [] : ["no call"];
  for (const text of [...texts].filter(isSeen))
    for (const call of calls) {
      const [a, b] = [text, call].map((node) => node.getBoundingClientRect());
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top
        || b.bottom <= a.top;
      if (!isApart) faults.push([text.textContent, call.textContent]);
    }
  return faults;
}"""
OWN_TURN = ".cartes-match-hand:not(.cartes-match-waiting)"


@pytest.fixture(scope="module")
def teacher(open_class, browser):
    """The page of the teacher's board, opened by its link in a browser without other pages."""
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(open_class.command("link")["link"])
        expect(page.locator("#cartes-plan")).to_be_visible()
        yield page
    # A refused position is no fault; the browser's console reports its status all the same.
    assert [error for error in seen.errors if "409 (Conflict)" not in error] == []


@pytest.fixture(scope="module")
def members(open_class, browser):
    """The pages of two students who joined by the form, each with its `PageLog`."""
    with contextlib.ExitStack() as visits:
        results = []
        for name in ("Loutre d’eau", "Renard roux"):
            page, seen = visits.enter_context(visiting(browser, open_class.address))
            page.goto(f"{open_class.address}class/{open_class.code}")
            page.locator("[name=typed]").fill(name)
            page.get_by_role("button", name="Entrer", exact=True).click()
            expect(page.locator("#cartes-stage h1")).to_be_visible()
            results.append((page, seen))
        yield results


def release(open_class, members):
    """Closes each question, table and lesson; the students' pages show the class in French."""
    room = f"{open_class.address}class/"
    contexts = [page.context for page, _ in members]
    for page, _ in members:
        if page.url.partition("?")[0] != room or not page.locator("html[lang=fr]").count():
            # Close the page before its table closes: an open page would report an error then.
            close_safely(page)
    open_class.command("tables", on=False)
    open_class.command("free")
    for at, context in enumerate(contexts):
        if not context.pages:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            members[at] = page, watch(page, open_class.address)
            page.goto(f"{room}?lang=fr")
    for page, seen in members:
        if page.viewport_size != WINDOW:
            page.set_viewport_size(WINDOW)
        expect(page.locator("#cartes-stage h1")).to_have_text("Continuez à votre rythme")
        seen.frames.clear()


@pytest.fixture
def students(open_class, members):
    """The pages of both students, in French, with no question, table or lesson open."""
    release(open_class, members)
    yield members
    for _, seen in members:
        assert seen.elsewhere == []
        assert seen.errors == []


def unfold(board, name):
    """The part of the board with the id `name`; unfolds it if necessary."""
    part = board.locator(f"details:has(#cartes-{name})")
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    return part


def hand_of(page):
    expect(page.locator(PICK).first).to_be_visible()
    return page.evaluate(HAND)


def play_card(pages):
    """Plays a card on the page of the player whose turn it is; returns the card's notation."""
    turn = pages[0].wait_for_function(TURN).json_value()
    acting = pages[int(turn)]
    expect(acting.locator(OWN_TURN)).to_be_visible()
    cards = acting.locator(PICK)
    count, card = cards.count(), cards.first.get_attribute("data-id")
    already = acting.locator(PLAYED_CARD).count()
    cards.first.click()
    expect(cards).to_have_count(count - 1)
    for page in pages:
        # The card and the next turn are shown to everybody at the same time.
        expect(page.locator(PLAYED_CARD)).to_have_count(already + 1)
    return card


@pytest.fixture
def at_table(students, teacher):
    """The pages of both students, who play at a table for two that one of them has opened."""
    pages = [page for page, _ in students]
    unfold(teacher, "tables").locator("[data-do=tables-open]").click()
    pages[0].locator("[data-do=game]").select_option("truco")
    pages[0].locator("[data-do=players]").select_option("2")
    assert pages[0].locator(".cartes-primary").all_inner_texts() == ["Ouvrir une table"]
    pages[0].get_by_role("button", name="Ouvrir une table").click()
    pages[1].get_by_role("button", name="S’asseoir").click()
    for page in pages:
        hand_of(page)
    return pages


BACK_HEIGHT = "node => node.getClientRects()[0].height"


def test_a_table_fills_the_window_below_one_line_also_during_a_pause(at_table, teacher):
    page, back = at_table[0], at_table[0].locator("#cartes-back")
    for width, height in ((360, 740), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate(WHOLE) == [width, height], "the table fills the window, and no more"
        # The place, the players and the buttons are in one line.
        assert back.evaluate(BACK_HEIGHT) == 44
        assert page.locator("#cartes-name").evaluate("node => node.clientWidth") >= 44
    teacher.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator(PAUSE)).to_be_in_viewport(ratio=1)
    expect(page.locator("#cartes-main")).to_have_attribute("inert", "")
    assert back.evaluate(BACK_HEIGHT) == 44
    teacher.get_by_role("button", name="Reprendre", exact=True).click()
    expect(page.locator("#cartes-main")).not_to_have_attribute("inert", "")


def test_two_people_play_each_sees_his_cards_and_the_teacher_all(students, at_table, teacher):
    hands = [hand_of(page) for page in at_table]
    assert len({*hands[0], *hands[1]}) == 6
    played = {play_card(at_table) for _ in range(3)}
    for (_, seen), theirs in zip(students, reversed(hands), strict=True):
        assert "choices" in seen.wire
        for card in {*theirs} - played:
            assert f'"{card}"' not in seen.wire, "a card of the other hand was sent"
    at_table[0].reload()
    assert set(hand_of(at_table[0])) == {*hands[0]} - played
    with teacher.context.expect_page() as opened:
        teacher.get_by_role("link", name="Regarder").click()
    watched = opened.value
    shown = watched.locator("#cartes-hands .cartes-hands-card")
    expect(shown).to_have_count(6 - len(played))
    # All hands are in view together with the table.
    watched.set_viewport_size({"width": 1280, "height": 720})
    expect(shown.last).to_be_in_viewport(ratio=1)
    watched.evaluate(SIZES_SET)
    assert watched.evaluate(WHOLE) == [1280, 720]
    watched.close()


def test_tables_are_closed_after_a_question_and_all_return_to_the_start_page(at_table, teacher):
    at_table[0].get_by_role("button", name="Quitter la table").click()
    expect(at_table[0].locator("#cartes-stage h1")).to_have_text("Tables de jeu")
    # The button is beside the other commands, above the list of tables.
    close = teacher.locator("#cartes-now-do [data-do=close-tables]")
    teacher.once("dialog", lambda asked: asked.dismiss())
    close.click()
    # All matches would end, so the board asks first. After "no", nothing is closed.
    expect(at_table[1].locator(".cartes-match-cloth")).to_be_visible()
    teacher.once("dialog", lambda asked: asked.accept())
    close.click()
    # Students who are still at a table return to the start page of the class.
    for page in at_table:
        expect(page.locator("#cartes-stage h1")).to_have_text("Continuez à votre rythme")


def test_a_frozen_class_is_announced_where_students_look(students, teacher, open_class):
    (first_page, _), (other, _) = students
    first_page.set_viewport_size({"width": 360, "height": 740})
    teacher.get_by_role("button", name="Pause", exact=True).click()
    for page in (first_page, other):
        expect(page.locator("#cartes-stage h1")).to_have_text("La classe est en pause")
        # Nothing covers or dims the notice.
        expect(page.locator(PAUSE)).to_be_empty()
        expect(page.locator("#cartes-main")).to_have_css("opacity", "1")
    open_class.command("ask", code=CODE)
    expect(first_page.locator(".cartes-of-all [data-id]").first).to_be_visible()
    teacher.get_by_role("button", name="Pause", exact=True).click()
    for page in (first_page, other):
        expect(page.locator(PAUSE)).to_contain_text("La classe est en pause")
        expect(page.locator(PAUSE)).to_be_in_viewport(ratio=1)
        expect(page.locator(".cartes-of-all .cartes-board")).to_have_attribute("inert", "")
    teacher.get_by_role("button", name="Reprendre", exact=True).click()
    expect(first_page.locator(PAUSE)).to_be_empty()
    first_page.locator(".cartes-of-all [data-id]").first.click()


def test_a_student_on_the_home_page_hears_the_class_and_finds_the_way_back(students, open_class):
    (page, _), _ = students
    page.set_viewport_size({"width": 360, "height": 740})
    for leave in (page.locator("#cartes-lessons"), page.locator("#cartes-home")):
        leave.click()
        band = page.locator(".cartes-class-strip")
        expect(band).to_contain_text("Loutre d’eau")
        open_class.command("freeze", on=True)
        expect(page.locator(PAUSE)).to_contain_text("La classe est en pause")
        expect(page.locator("main")).to_have_attribute("inert", "")
        open_class.command("freeze", on=False)
        expect(page.locator(PAUSE)).to_be_empty()
        page.mouse.wheel(0, 3000)
        expect(band).to_be_in_viewport(ratio=1)
        band.get_by_role("link", name="En classe").click()
        expect(page.locator("#cartes-stage h1")).to_have_text("Continuez à votre rythme")
    page.locator("#cartes-lessons").click()
    expect(page.locator(".cartes-class-strip")).to_contain_text("Loutre d’eau")
    open_class.command("ask", code=CODE)
    expect(page.locator(".cartes-of-all [data-id]").first).to_be_visible()
    page.locator("#cartes-home").click()
    # A student cannot leave a question for all.
    expect(page.locator(".cartes-of-all [data-id]").first).to_be_visible()
    open_class.command("free")
    page.locator("#cartes-lessons").click()
    expect(page.locator(".cartes-class-strip")).to_contain_text("Loutre d’eau")
    open_class.command("here", lesson="BO-04", step=7)
    expect(page.locator("#cartes-place")).to_contain_text("7/")


def test_a_student_leaves_a_table_for_the_room_and_goes_back(students, open_class):
    (page, _), _ = students
    open_class.command("tables", on=True)
    page.get_by_role("button", name="Ouvrir une table").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    page.get_by_role("link", name="Retour à la classe").click()
    expect(page.locator("#cartes-stage h1")).to_have_text("Vous avez une place à une table.")
    page.locator("#cartes-seat").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    page.get_by_role("link", name="Retour à la classe").click()
    open_class.command("ask", code=CODE)
    expect(page.locator(".cartes-of-all [data-id]").first).to_be_visible()
    open_class.command("free")
    expect(page.locator(".cartes-match-cloth")).to_be_visible()


def test_a_form_for_a_table_begins_with_the_game_of_the_class(students, teacher, open_class):
    (page, _), _ = students
    board = unfold(teacher, "tables").locator("[data-do=game]")
    cup = unfold(teacher, "contest").locator("[data-do=game]")
    for game, lesson in (("truco", "TR-03"), ("botifarra", "BO-04"), ("truco", "TR-03")):
        open_class.command("here", lesson=lesson, step=1)
        expect(board).to_have_value(game)
        expect(cup).to_have_value(game)
        for student, _ in students:
            # Wait for the lesson: a page that is about to open one cannot be led elsewhere.
            expect(student).to_have_url(re.compile(f"/render/fr/{game}/"))
            wait_until_rendered(student)
        open_class.command("free")
    # The teacher's choice stays while the class goes on with its game.
    board.select_option("balco")
    page.goto(f"{open_class.address}class/?lang=fr")
    open_class.command("tables", on=True)
    form = page.locator(".cartes-live-tables-new")
    expect(form.locator("[data-do=game]")).to_have_value("truco")
    expect(form.locator("[data-do=variant]")).to_be_visible()
    expect(teacher.locator("[data-do=tables-close]")).to_be_visible()
    expect(board).to_have_value("balco")
    form.get_by_role("button", name="Ouvrir une table").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    assert open_class.board()["tables"][0]["title"].startswith("Truco")


def test_on_a_phone_the_calls_of_botifarra_cover_no_name_and_no_bubble(students, open_class):
    # The dealer is drawn by lot. A student who deals has the most calls, in two rows.
    counts = set()
    while not counts >= {2, 6}:
        release(open_class, students)
        pages = {page.locator("#cartes-name").inner_text(): page for page, _ in students}
        people = {item["name"]: item["id"] for item in open_class.board()["members"]}
        table = open_class.command("new-table", game="botifarra", players=4)["table"]
        open_class.command("seat", table=table, seats=[*(people[name] for name in pages), "", ""])
        # Both play for different sides, so one of them chooses trumps or may double.
        state = open_class.teacher.until(
            lambda state, pages=pages: set(state["tables"][0]["acting"]) & set(pages),
            "class/board/events",
        )
        (acting,) = state["tables"][0]["acting"]
        page = pages[acting]
        expect(page.locator(".cartes-match-call").first).to_be_visible()
        counts.add(page.locator(".cartes-match-call").count())
        for width, height in ((360, 740), (740, 360)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            assert page.evaluate(COVERED) == []


def check(page):
    page.get_by_role("button", name="Vérifier").click()
    expect(page.locator(".cartes-class-message")).to_be_in_viewport(ratio=1)


def frame_of(page, prompt, width, height):
    """The places of the board and of the cards of the question `prompt`, which is whole."""
    page.set_viewport_size({"width": width, "height": height})
    # The earlier question has cards to pick too.
    expect(page.locator(".cartes-of-all .cartes-prompt")).to_have_text(prompt)
    expect(page.locator(".cartes-of-all button.cartes-pick").first).to_be_visible()
    page.evaluate(SIZES_SET)
    wide, high = page.evaluate(WHOLE)
    # Heights of texts are fractions of a pixel.
    assert (wide <= width, high <= height + 1) == (True, True), "the page does not scroll"
    for item in page.locator(".cartes-of-all :is(button.cartes-pick, .cartes-primary)").all():
        expect(item).to_be_in_viewport(ratio=1)
    return page.evaluate(FRAME)


@pytest.mark.parametrize(
    ("lesson", "kind", "width", "height"),
    [
        ("BO-04", "legal", 360, 740),
        ("BO-04", "why", 390, 844),
        ("BO-06", "call", 740, 360),
        ("BO-06", "call", 360, 740),
    ],
)
def test_on_a_telephone_the_cards_keep_their_place_when_the_answer_appears(
    students, open_class, lesson, kind, width, height
):
    # A hand is shown beside the second question about trumps.
    seed = 7 if kind == "call" and height > width else 3
    open_class.command("ask", lesson=lesson, kind=kind, seed=seed, level=1)
    prompt = public(generate(lesson, kind, seed, 1))["prompt"]
    frames = [frame_of(page, prompt, width, height) for page, _ in students]
    # Only one of the two students answers.
    (first_page, _), _ = students
    first_page.locator(".cartes-of-all button.cartes-pick").first.click()
    check(first_page)
    first_page.evaluate(SIZES_SET)
    assert first_page.evaluate(FRAME) == frames[0]
    open_class.command("reveal")
    for (page, _), frame in zip(students, frames, strict=True):
        verdict = page.locator(".cartes-verdict")
        expect(verdict).to_be_visible()
        page.evaluate(SIZES_SET)
        assert page.evaluate(FRAME) == frame
        assert page.evaluate("scrollY") == 0
        # The whole reason is in view, as in a lesson.
        for part in verdict.locator(".cartes-why, .cartes-verdict-title").all():
            expect(part).to_be_in_viewport(ratio=1)
    open_class.command("freeze", on=True)
    expect(first_page.locator(PAUSE)).to_be_in_viewport(ratio=1)
    open_class.command("freeze", on=False)


def test_the_number_field_of_a_class_keeps_its_place_when_the_answer_appears(students, open_class):
    (page, _), _ = students
    field = page.locator(".cartes-of-all .cartes-number-answer")
    for seed, (width, height) in ((3, (360, 740)), (4, (740, 360))):
        page.set_viewport_size({"width": width, "height": height})
        open_class.command("ask", lesson="BO-02", kind="score", seed=seed, level=1)
        prompt = public(generate("BO-02", "score", seed, 1))["prompt"]
        expect(page.locator(".cartes-of-all .cartes-prompt")).to_have_text(prompt)
        page.evaluate(SIZES_SET)
        for part in (field, page.locator(".cartes-of-all .cartes-primary")):
            expect(part).to_be_in_viewport(ratio=1)
        before = field.bounding_box(), page.evaluate(FRAME)
        field.locator("[type=number]").fill("1")
        check(page)
        open_class.command("reveal")
        expect(page.locator(".cartes-why")).to_be_in_viewport(ratio=1)
        page.evaluate(SIZES_SET)
        assert (field.bounding_box(), page.evaluate(FRAME)) == before
        assert page.evaluate(WHOLE) == [width, height]


def choose_language(page, lang):
    """Chooses a language by keyboard, in the menu of a page or of the projector."""
    menu = page.locator(".cartes-menu")
    menu.locator("> summary").focus()
    page.keyboard.press("Enter")
    panel = menu.locator("> .cartes-menu-panel")
    expect(panel).to_be_in_viewport(ratio=1)
    tab_to(page, panel.locator(f"a[lang={lang}]"))
    page.keyboard.press("Enter")
    expect(page.locator(f"html[lang={lang}]")).to_be_attached()


def test_a_page_of_a_class_changes_its_language_and_keeps_its_state(students, teacher, open_class):
    (page, _), (other, _) = students
    page.set_viewport_size({"width": 360, "height": 740})
    choose_language(page, "ca")
    expect(page.locator("#cartes-stage h1")).to_have_text("Continua al teu ritme")
    expect(other.locator("html[lang=fr]")).to_be_attached()
    open_class.command("ask", code=CODE)
    card = page.locator(".cartes-of-all button.cartes-pick").first
    card.click()
    picked = card.get_attribute("data-id")
    choose_language(page, "en")
    # After the change, later messages are in English too.
    expect(page.locator("[data-do=main]")).to_have_text("Check")
    pressed = page.locator(".cartes-of-all [aria-pressed=true].cartes-pick")
    expect(pressed).to_have_attribute("data-id", picked)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cartes-class-message")).to_contain_text("Answer received")
    expect(page.locator("#cartes-name")).to_contain_text("Loutre")
    # The form of custom positions changes too; the projector keeps its own language.
    form = unfold(teacher, "posing")
    form.locator("[data-do=pose]").select_option(index=1)
    form.locator("input").last.fill("1o 5e")
    code = unfold(teacher, "ask")
    code.locator("[name=code]").fill("BO-04")
    choose_language(teacher, "es")
    expect(form.locator("input").last).to_have_value("1o 5e")
    expect(form.locator("[data-do=pose] option").nth(1)).to_be_attached()
    assert form.locator("[data-do=pose]").evaluate("node => node.selectedIndex") == 1
    expect(code.locator("[name=code]")).to_have_value("BO-04")
    with teacher.context.new_page() as wall:
        wall.goto(f"{teacher.url.partition('board')[0]}projector")
        expect(wall.locator("html[lang=es] .cartes-wall-count")).to_contain_text("Respuestas")
        choose_language(wall, "en")
        expect(wall.locator(".cartes-wall-count")).to_contain_text("Answers")
    teacher.goto(teacher.url.partition("?")[0])
    expect(teacher.locator("html[lang=es]")).to_be_attached()
    choose_language(teacher, "fr")


def test_the_door_keeps_what_was_typed_when_the_language_is_changed(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        page.set_viewport_size({"width": 360, "height": 740})
        page.goto(f"{open_class.address}class/")
        page.locator("[name=typed]").fill("Un castor")
        page.locator("[name=code]").fill("ZZZZ")
        page.get_by_role("button", name="Entrer", exact=True).click()
        expect(page.locator(".cartes-notice")).to_be_visible()
        page.locator("[name=code]").fill(open_class.code)
        choose_language(page, "ca")
        expect(page.locator("[name=typed]")).to_have_value("Un castor")
        expect(page.locator("[name=code]")).to_have_value(open_class.code)
        page.get_by_role("button", name="Entra", exact=True).click()
        expect(page.locator("html[lang=ca] #cartes-name")).to_have_text("Un castor")
        assert seen.errors == []


def fold(page):
    """Ends a hand of Truco at once by giving it up."""
    calls = page.locator(".cartes-match-call:not([aria-disabled])")
    mazo = calls.and_(page.locator("[data-id=mazo]"))
    expect(page.locator(OWN_TURN)).to_be_visible()
    mazo.click()
    expect(page.locator(".cartes-match-summary")).to_be_visible()


def bring_to_a_step(teacher, pages):
    """Sends all students to a step, chosen by its heading; checks the projector."""
    form = unfold(teacher, "here")
    form.locator("[name=lesson]").select_option("BO-04")
    steps = form.locator("[name=step] option")
    assert steps.first.inner_text() == "1. Variante libre (Lleida)"
    form.locator("[name=step]").select_option(label="7. Un pli entier")
    form.get_by_role("button", name="Amener toute la classe").click()
    for page in pages:
        expect(page.locator("#cartes-place")).to_have_text(f"7/{steps.count()}")
    # All students get the same exercises in this step.
    assert len({re.search(r"[?&]seed=(\d+)", page.url)[1] for page in pages}) == 1
    with teacher.context.expect_page() as opened:
        teacher.get_by_role("link", name="Projeter la leçon").click()
    shown = opened.value
    expect(shown.locator("html.cartes-projector #cartes-place")).to_have_text("7/11")
    shown.close()


def test_all_are_brought_to_a_step_and_to_a_tournament_with_the_same_cards(students, teacher):
    (page, _), (other, _) = students
    bring_to_a_step(teacher, [page, other])
    # A student who reads a lesson is sent to the table, and may go back.
    expect(other.locator(".cartes-class-strip b")).to_contain_text("Renard")
    lesson = other.url.partition("#")[0]
    contest = unfold(teacher, "contest")
    contest.locator("[data-do=game]").select_option("truco")
    contest.locator("[data-do=players]").select_option("2")
    contest.locator("[data-do=deals]").select_option("2")
    contest.get_by_role("button", name="Commencer le tournoi").click()
    assert hand_of(page) == hand_of(other)
    expect(teacher.locator("#cartes-now")).to_have_text("Tournoi")
    with teacher.context.new_page() as wall:
        wall.goto(f"{teacher.url.rpartition('/')[0]}/projector")
        expect(wall.locator(".cartes-wall-message")).to_have_text("Tournoi")
    table = other.url
    other.goto(lesson)
    expect(other.locator(".cartes-class-strip b")).to_contain_text("Renard")
    wait_until_rendered(other)
    place = int(other.locator("#cartes-place").inner_text().partition("/")[0])
    other.locator("#cartes-next").click()
    expect(other).to_have_url(f"{lesson}#step-{place + 1}")
    other.goto(table)
    fold(page)
    page.locator(".cartes-match-summary [data-id=go]").click()
    expect(page.locator(".cartes-match-summary")).to_be_hidden()
    fold(page)
    # A table has no place until another table can be compared with it.
    place = page.locator(".cartes-match-summary h2")
    expect(place).to_contain_text("vous avez fini avant les autres")
    fold(other)
    other.locator(".cartes-match-summary [data-id=go]").click()
    expect(other.locator(".cartes-match-summary")).to_be_hidden()
    fold(other)
    # The place is provisional ("so far") as long as other students of the room have not played.
    expect(place).to_contain_text(re.compile(r"place \d"))
    expect(contest.locator("li").filter(has_text="Loutre")).to_contain_text("2 sur 2")
    expect(contest.locator("li").filter(has_text="Renard")).to_contain_text("2 sur 2")


def test_a_curtain_hides_the_hand_while_a_device_goes_from_one_to_another(students, teacher):
    (page, _), _ = students
    unfold(teacher, "tables").locator("[data-do=tables-open]").click()
    page.locator("[data-do=game]").select_option("truco")
    page.locator("[data-do=players]").select_option("2")
    page.get_by_role("button", name="Ouvrir une table").click()
    hand_of(page)
    page.get_by_role("button", name="Partager l’appareil").click()
    dialog = page.locator("dialog")
    dialog.locator("input").fill("<i>Huppe</i>")
    dialog.get_by_role("button", name="Ajouter").click()
    expect(dialog).to_have_count(0)
    called = page.locator(".cartes-curtain h1")
    for _ in range(3):
        # The next player is called by name before any card is shown.
        expect(called.or_(page.locator(OWN_TURN))).to_be_visible()
        if called.is_visible():
            assert page.locator(f"{PICK}, .cartes-match-seat").count() == 0
            assert page.evaluate(WHOLE) == page.evaluate("[innerWidth, innerHeight]")
            name = called.inner_text()
            assert "<i>Huppe</i>" in name or "Loutre" in name
            page.get_by_role("button", name="C’est moi").click()
        hand = hand_of(page)
        expect(page.locator(OWN_TURN)).to_be_visible()
        page.locator(PICK).first.click()
        expect(page.locator(f"{PICK}[data-id='{hand[0]}']")).to_have_count(0)
    assert page.locator("i", has_text="Huppe").count() == 0
    page.reload()
    expect(called).to_be_visible()


def test_the_form_asks_what_a_joker_in_a_custom_pile_counts_as(students, teacher):
    (page, _), _ = students
    form = unfold(teacher, "posing")
    form.locator("[data-do=pose]").select_option(label="Que peut-on lancer ?")
    counts = form.locator("[data-do=pose-joker]")
    expect(counts).to_be_hidden()
    for card in ("9o", "J1"):
        form.locator(f"[data-card='{card}']").click()
    counts.select_option("12")
    expect(form.locator("[name=pile]")).to_have_value("9o J1=12")
    form.locator("[data-card='J1']").click()
    expect(form.locator("[name=pile]")).to_have_value("9o")
    expect(counts).to_be_hidden()
    form.locator("[name=pile]").fill("9o J1=12")
    form.locator("[name=hand]").fill("1o 3e")
    form.locator("[data-do=pose-ask]").click()
    expect(page.locator(".cartes-of-all")).to_contain_text("Le joker de la pila vaut")


def test_a_removed_student_is_informed_and_sends_no_answer(open_class, browser, teacher):
    open_class.command("free")
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.get_by_role("button", name="Entrer", exact=True).click()
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        open_class.command("ask", code=CODE)
        card = page.locator(".cartes-of-all [data-id]").first
        expect(card).to_be_visible()
        # The same happens when a person logs out of a hub in another window.
        page.context.clear_cookies()
        card.click()
        page.get_by_role("button", name="Vérifier").click()
        expect(page.locator("#cartes-stage h1")).to_have_text("Vous n’êtes plus dans cette salle.")
        page.get_by_role("link", name="Entrer de nouveau").click()
        expect(page.locator("[name=typed]")).to_be_visible()
        seen.errors.clear()
        page.goto(f"{open_class.address}class/board")
        expect(page.locator("h1")).to_have_text("Cette page est celle de l’enseignant")
        page.get_by_role("link", name="Entrer dans la classe").click()
        expect(page.locator("[name=code]")).to_have_value("")
        seen.errors.clear()
    open_class.command("free")


def posing_form(teacher):
    """The form in which the teacher lays out cards, for a question about legal cards."""
    form = unfold(teacher, "posing")
    form.locator("[data-do=pose]").select_option(label="Quelles cartes sont permises ?")
    return form


@pytest.mark.usefixtures("students")
def test_the_teacher_lays_out_cards_and_one_that_is_there_twice_is_refused(teacher):
    form = posing_form(teacher)
    for card in ("2o", "3o", "9c", "1o", "4c", "4c", "5e"):
        # The trick takes three cards, later ones go to the hand; a second touch puts a card back.
        form.locator(f"[data-card='{card}']").click()
    expect(form.locator("[name=trick]")).to_have_value("2o 3o 9c")
    expect(form.locator("[name=hand]")).to_have_value("1o 5e")
    form.locator("[name=hand]").fill("1o 5e 2o")
    form.locator("[data-do=pose-ask]").click()
    notice = teacher.locator("#cartes-banner")
    expect(notice).to_contain_text("Le deux d’or est deux fois sur la table.")
    # The page's header does not cover the notice.
    hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('#cartes-banner') !== null"
    box = notice.bounding_box()
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert teacher.evaluate(hit, middle)


@pytest.fixture
def cards_of_teacher(students, teacher):
    """The pages of both students, with a question about cards that the teacher has laid out.

    The ace of coins is right, the five of swords is wrong.
    """
    form = posing_form(teacher)
    form.locator("[name=trick]").fill("2o 3o 9c")
    form.locator("[name=hand]").fill("1o 5e")
    form.locator("[data-do=pose-ask]").click()
    for page, _ in students:
        expect(page.locator(".cartes-of-all [data-id='5e']")).to_be_visible()
    return [page for page, _ in students]


def answer_with(page, card):
    page.locator(f".cartes-of-all [data-id='{card}']").click()
    page.get_by_role("button", name="Vérifier").click()
    expect(page.locator(".cartes-class-message")).to_contain_text("Réponse reçue")


@pytest.mark.usefixtures("cards_of_teacher")
def test_cards_that_the_teacher_lays_out_are_whole_on_the_wall(teacher):
    with teacher.context.new_page() as wall:
        wall.goto(f"{teacher.url.rpartition('/')[0]}/projector")
        expect(wall.locator(".cartes-of-all [data-id='5e']")).to_be_visible()
        for width, height in ((1280, 720), (1920, 1080)):
            wall.set_viewport_size({"width": width, "height": height})
            wall.evaluate(SIZES_SET)
            assert wall.evaluate(WHOLE) == [width, height], "nobody scrolls a wall"
            for card in ("1o", "5e"):
                box = wall.locator(f".cartes-of-all [data-id='{card}']").bounding_box()
                assert box["y"] + box["height"] <= height, "the hand is cut off"


def test_the_board_shows_the_laid_out_cards_and_the_mistake_when_it_is_asked(
    cards_of_teacher, teacher
):
    for page, card in zip(cards_of_teacher, ("1o", "5e"), strict=True):
        page.set_viewport_size({"width": 1280, "height": 720})
        page.evaluate(SIZES_SET)
        width = page.evaluate(CARD_WIDTH)
        answer_with(page, card)
        page.evaluate(SIZES_SET)
        assert page.evaluate(CARD_WIDTH) == width, "what is told moves no card"
    shown = teacher.locator("#cartes-question")
    expect(shown.locator(".cartes-mistake")).to_have_count(0)
    teacher.locator("[data-do=close]").click()
    teacher.locator("[data-do=reason]").click()
    expect(shown.locator(".cartes-mistake")).to_contain_text("plus fréquente")
    expect(teacher.locator(".cartes-answer-groups li")).to_have_count(2)
    # The board shows the cards of the trick, and each card of the hand once.
    expect(shown.locator(".cartes-trick img.cartes-card")).to_have_count(3)
    expect(shown.locator(".cartes-picked img.cartes-card")).to_have_count(2)
    expect(shown.locator("img.cartes-card")).to_have_count(5)


def test_after_a_question_about_laid_out_cards_each_student_sees_the_answer_once(
    cards_of_teacher, teacher
):
    first_page, other = cards_of_teacher
    for page, card in zip(cards_of_teacher, ("1o", "5e"), strict=True):
        answer_with(page, card)
    for act in ("close", "reason", "reveal"):
        teacher.locator(f"[data-do={act}]").click()
    # A student who was right does not see the answer again; the other sees it once.
    expect(first_page.locator(".cartes-right")).to_be_visible()
    # Only the exercises of lessons have stars.
    expect(first_page.locator(".cartes-right")).not_to_contain_text("☆")
    expect(other.locator(".cartes-wrong")).to_be_visible()
    # The question is closed, but the rule can still be unfolded.
    first_page.locator(".cartes-verdict summary").click()
    expect(first_page.locator(".cartes-rule-id")).to_be_visible()
    expect(first_page.get_by_text("Bonne réponse")).to_be_hidden()
    expect(other.get_by_text("Bonne réponse")).to_have_count(1)
    # The printed sheet of the student who was wrong shows the same cards.
    with teacher.context.new_page() as sheets:
        sheets.goto(f"{teacher.url.rpartition('/')[0]}/sheets")
        missed = sheets.locator(".cartes-student-sheet").filter(has_text="Renard")
        expect(missed.locator(".cartes-sheet-scene img.cartes-card")).to_have_count(5)


def test_players_are_informed_that_the_class_ended_without_a_code_form(
    students, teacher, open_class
):
    """This test comes last in the file, because it deletes the room."""
    (first_page, first_seen), (other, other_seen) = students
    open_class.command("tables", on=True)
    first_page.locator("[data-do=game]").select_option("truco")
    first_page.locator("[data-do=players]").select_option("2")
    first_page.get_by_role("button", name="Ouvrir une table").click()
    hand_of(first_page)
    open_class.command("freeze", on=True)
    expect(first_page.locator(PAUSE)).to_contain_text("La classe est en pause")
    teacher.once("dialog", lambda dialog: dialog.accept())
    unfold(teacher, "purge").locator("#cartes-purge").click()
    for page in (first_page, other):
        expect(page.locator("#cartes-stage h1")).to_have_text("La classe est finie")
        expect(page.locator("#cartes-stage").get_by_role("link")).to_be_visible()
    expect(first_page.locator(PAUSE)).to_be_empty()
    expect(first_page.locator("#cartes-main")).not_to_have_attribute("inert", "")
    # The page asks whether its table and its student still exist, and both are deleted.
    for seen in (first_seen, other_seen):
        seen.errors[:] = [error for error in seen.errors if not re.search(r"\b40[34]\b", error)]
