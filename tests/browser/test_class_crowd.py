"""Tests of a class with many students: their answers on the projector, and removals."""

import itertools

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, generate
from cartes_lib.messages import LANGUAGES

from .conftest import visiting
from .pages import SIZES_SET

RIGHT = list(answer_key(generate("BO-04", "legal", 7)).answer)
MARKED = ".cartes-wall-question .cartes-right-item"
SIZES = ((1280, 720), (1366, 768), (1024, 768), (1920, 1080))
FITS = """() => {
  const root = document.scrollingElement;
  return [root.scrollWidth <= innerWidth, root.scrollHeight <= innerHeight];
}"""

ANSWERS_CUT = """() => {
  const answers = document.querySelector(".cartes-wall-answers");
  return answers.scrollHeight - answers.clientHeight;
}"""


@pytest.fixture(scope="module")
def board(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(open_class.command("link")["link"])
        expect(page.locator("#cartes-plan")).to_be_visible()
        yield page
    assert seen.errors == []


@pytest.fixture(scope="module")
def crowd(open_class):
    """Fourteen students, without browsers."""
    return [open_class.student(f"Élève numéro {n}") for n in range(14)]


@pytest.fixture
def wall(open_class, board, crowd):
    """The projector page of a question that one of the students answers right, and all others
    answer in twelve wrong ways.
    """
    asked = generate("BO-04", "legal", 7)
    cards = [item.id for item in asked.schema.items]
    subsets = [list(item) for size in (1, 2, 3) for item in itertools.combinations(cards, size)]
    wrong = [subset for subset in subsets if set(subset) != set(RIGHT)]
    open_class.command("ask", lesson="BO-04", kind="legal", seed=7, level=1)
    number = crowd[0].snapshot()["question"]["number"]
    for student, answer in zip(crowd, [*wrong[:12], wrong[0], RIGHT], strict=True):
        assert student.post("class/answer", number=number, answer=answer)[0] == 200
    with board.context.expect_page() as opened:
        board.get_by_role("link", name="Projeter").first.click()
    expect(opened.value.locator("#cartes-count")).to_have_text("Réponses : 14 sur 14")
    yield opened.value
    opened.value.close()
    open_class.command("free")


def test_the_wall_shows_a_rare_right_answer_first_and_whole(open_class, wall):
    heaps, marked = wall.locator(".cartes-answer-groups li"), wall.locator(MARKED)
    expect(heaps).to_have_count(0)
    open_class.command("reason")
    expect(heaps).to_have_count(5)
    expect(marked).to_have_count(0)
    open_class.command("reveal")
    expect(marked).to_have_count(len(RIGHT))
    # After the answer is shown, the right one is the first of the list, with its reason.
    expect(heaps).to_have_count(6)
    for width, height in SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        expect(heaps.first).to_have_class("cartes-answer-group-right")
        expect(heaps.first).to_contain_text("La bonne réponse")
        expect(wall.locator(".cartes-mistake")).to_contain_text("plus fréquente")
        for heap in heaps.all():
            expect(heap).to_be_in_viewport(ratio=1)
        # The mark of a right card is a visible tick.
        for item in marked.locator(".cartes-dot").all():
            expect(item).to_be_in_viewport(ratio=1)
            assert item.bounding_box()["width"] >= 24
        # The buttons of a student would cover a corner of the table.
        expect(wall.locator(".cartes-wall-question .cartes-buttons")).to_be_hidden()
        assert wall.evaluate(FITS) == [True, True]


def test_the_answers_on_the_wall_are_whole_in_each_language(open_class, wall):
    for act in ("reason", "reveal"):
        open_class.command(act)
    for lang in LANGUAGES:
        wall.goto(f"{open_class.address}class/projector?lang={lang}")
        expect(wall.locator(MARKED)).to_have_count(len(RIGHT))
        for width, height in SIZES:
            wall.set_viewport_size({"width": width, "height": height})
            wall.evaluate(SIZES_SET)
            assert wall.evaluate(FITS) == [True, True], (lang, width)
            assert wall.evaluate(ANSWERS_CUT) <= 0, (lang, width)


def test_the_wall_of_a_paused_class_is_whole(open_class, board, crowd):
    open_class.command("freeze", on=True)
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    expect(wall.locator(".cartes-wall-pause")).to_be_visible()
    for width, height in SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        wall.evaluate(SIZES_SET)
        expect(wall.locator(".cartes-wall-top img")).to_be_in_viewport(ratio=1)
        assert wall.evaluate(FITS) == [True, True], (width, height)
    wall.close()
    open_class.command("freeze", on=False)


def test_a_step_of_a_lesson_is_whole_on_the_wall(open_class, board):
    """The step has a text of two lines, a table and a number; its last line was below the bar."""
    open_class.command("here", lesson="BO-02", step=5)
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    frame = wall.frame_locator("iframe.cartes-wall-lesson")
    expect(frame.locator("#cartes-place")).to_contain_text("5/")
    expect(frame.locator(".cartes-step-open .cartes-mount:not([data-filled])")).to_have_count(0)
    for width, height in SIZES:
        wall.set_viewport_size({"width": width, "height": height})
        wall.evaluate(SIZES_SET)
        for page in (wall.locator("body"), frame.locator("body")):
            assert page.evaluate(FITS) == [True, True], (width, height)
    wall.close()
    open_class.command("free")


def test_the_teacher_closes_the_door_and_removes_the_crowd_that_just_came_in(open_class, board):
    open_class.student("Foule")
    board.locator("details:has(#cartes-students) > summary").click()
    board.locator("[data-do=door]").click()
    expect(board.locator("[data-do=door]")).to_have_text("Ouvrir la porte")
    board.once("dialog", lambda asked: asked.dismiss())
    board.locator("[data-do=remove-new]").click()
    assert any(
        member["name"] == "Foule" and not member["removed"]
        for member in open_class.board()["members"]
    )
    board.once("dialog", lambda asked: asked.accept())
    board.locator("[data-do=remove-new]").click()
    expect(board.locator("[data-do=remove-new]")).to_have_count(0)
    assert all(
        member["removed"] for member in open_class.board()["members"] if member["name"] == "Foule"
    )
    board.locator("[data-do=door]").click()
    expect(board.locator("[data-do=door]")).to_have_text("Fermer la porte")


def test_a_student_whose_answer_came_too_late_gets_a_message(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.locator("[name=typed]").fill("Sans réseau")
        page.get_by_role("button", name="Entrer", exact=True).click()
        open_class.command("ask", lesson="BO-04", kind="legal", seed=3, level=1)
        page.locator(".cartes-of-all button.cartes-pick").first.click()
        page.context.set_offline(True)
        page.get_by_role("button", name="Vérifier").click()
        expect(page.locator(".cartes-class-message")).to_contain_text("pas encore arrivée")
        open_class.command("ask", lesson="BO-04", kind="legal", seed=4, level=1)
        page.context.set_offline(False)
        expect(page.locator("#cartes-banner")).to_contain_text("arrivée trop tard")
        open_class.command("free")
    errors = [error for error in seen.errors if "ERR_" not in error and "409" not in error]
    assert errors == []
