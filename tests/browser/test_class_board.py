"""Tests of the teacher's board with thirty students, on a laptop and on a phone."""

import contextlib
import itertools
import time

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, generate, read_code
from cartes_lib.messages import LANGUAGES

from .conftest import AXE, PATIENCE, visiting
from .pages import ALL_RULES, CUT, SIZES_SET

LAPTOP, TELEPHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 740}
IN_VIEW = """() => [...document.querySelectorAll("#cartes-roll li")].filter((item) => {
  const { top, bottom } = item.getBoundingClientRect();
  const bar = document.querySelector(".cartes-act-row").getBoundingClientRect();
  return top >= 0 && bottom <= (bar.top > innerHeight / 2 ? bar.top : innerHeight);
}).length"""
NO_SCROLL_BOX = """() => {
  const roll = document.querySelector("#cartes-roll");
  const page = document.documentElement;
  return roll.scrollHeight <= roll.clientHeight && page.scrollWidth <= innerWidth;
}"""
WIDE = """() => [...document.querySelectorAll("#cartes-tables-list :not(.cartes-unseen)")]
  .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
  .map((node) => node.outerHTML)"""
NAMES = ["Alejandro", "Bernadette", "Immaculada", "Margarida", "Montserrat"]
"""Long first names, which must not be broken even on a phone."""
LINES_OF_NAMES = """(names) => {
  const node = document.querySelector("#cartes-roll b").firstChild;
  const own = node.data;
  const lines = names.map((name) => {
    node.data = name;
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  });
  node.data = own;
  return lines;
}"""
ACT = "#cartes-act button"
CUT_ANSWERS = """() => {
  const { bottom } = document.querySelector(".cartes-wall-answers").getBoundingClientRect();
  return [...document.querySelectorAll(".cartes-answer-groups li > :not(b)")]
    .filter((node) => node.scrollHeight > node.clientHeight + 1 && node.clientHeight ||
      node.getBoundingClientRect().bottom > bottom + 1)
    .map((node) => node.textContent);
}"""
"""A script: the texts of answers that are cut, or that do not fit into their part of the wall."""
FITS = """() => {
  const page = document.scrollingElement;
  return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
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
    """Thirty students without browsers; all except the first one follow the class's events."""
    students = [open_class.student(f"Élève {n}") for n in range(30)]
    with contextlib.ExitStack() as pages:
        for student in students[1:]:
            next(pages.enter_context(student.following()))
        yield students


def test_an_empty_room_shows_the_way_in_large_and_one_gold_button(open_class, board):
    for size in (LAPTOP, TELEPHONE):
        board.set_viewport_size(size)
        expect(board.locator("#cartes-empty")).to_be_visible()
        board.evaluate(SIZES_SET)
        expect(board.locator("#cartes-empty img")).to_be_in_viewport(ratio=1)
        assert board.locator("#cartes-empty img").bounding_box()["width"] >= 240
        expect(board.locator("#cartes-empty .cartes-wall-code")).to_have_text(open_class.code)
        expect(board.locator("#cartes-empty .cartes-wall-code")).to_be_in_viewport(ratio=1)
        expect(board.locator(".cartes-act:visible")).to_have_text("Projeter")
        expect(board.get_by_role("link", name="Projeter")).to_have_count(1)
        expect(board.locator(".cartes-room-code")).to_be_in_viewport(ratio=1)
        assert board.evaluate(CUT) == []
    board.set_viewport_size(LAPTOP)
    expect(board.locator("#cartes-empty")).to_be_in_viewport(ratio=1)
    expect(board.locator("#cartes-begin")).to_be_in_viewport(ratio=1)
    # The ready sessions are in view too, each with one button.
    expect(board.locator(".cartes-sessions li")).to_have_count(3)
    expect(board.locator(".cartes-sessions [data-do]").last).to_be_in_viewport(ratio=1)
    board.locator("[data-do=session-truco]").click()
    expect(board.locator(".cartes-plan li").first).to_be_visible()
    open_class.command("plan", plan="")


@contextlib.contextmanager
def student_page(open_class, browser, name):
    """A page of the new student `name`, who has entered the class."""
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.locator("[name=typed]").fill(name)
        page.get_by_role("button", name="Entrer", exact=True).click()
        yield page
        assert seen.errors == []


ACTS = ["Fermer les réponses", "Montrer l’erreur", "Montrer la réponse", "Question suivante"]
"""The texts of the button that leads through a question, in order."""


@pytest.fixture
def question(open_class, board, crowd):
    """The number of a question that 8 students answer right, and 20 in twelve wrong ways."""
    open_class.command("ask", lesson="BO-04", kind="legal", seed=7, level=1)
    number, exercise = open_class.board()["question"]["number"], generate("BO-04", "legal", 7)
    right = list(answer_key(exercise).answer)
    cards = [item.id for item in exercise.schema.items]
    subsets = [list(item) for size in (1, 2, 3) for item in itertools.combinations(cards, size)]
    wrong = [subset for subset in subsets if set(subset) != set(right)]
    for n, student in enumerate(crowd[2:]):
        answer = right if n < 8 else wrong[n % 12]
        assert student.post("class/answer", number=number, answer=answer)[0] == 200
    board.set_viewport_size(LAPTOP)
    expect(board.locator("#cartes-count")).to_contain_text("28")
    yield number
    open_class.command("free")


def test_the_button_of_the_board_opens_a_question_that_the_teacher_chooses(
    open_class, board, crowd
):
    expect(board.locator("#cartes-roll li")).to_have_count(30)
    expect(board.locator("#cartes-empty")).to_be_hidden()
    board.locator(ACT).click()
    form = board.locator("#cartes-ask")
    form.locator("[name=exercise]").select_option("BO-04/legal")
    form.locator("button").click()
    expect(board.locator(ACT)).to_have_text(ACTS[0])
    # Students do not get the code of an open question.
    exercise = generate("BO-04", "legal", read_code(open_class.board()["question"]["code"]).seed)
    number = crowd[1].snapshot()["question"]["number"]
    right = list(answer_key(exercise).answer)
    assert crowd[1].post("class/answer", number=number, answer=right)[0] == 200
    expect(board.locator("#cartes-count")).to_contain_text("1")
    open_class.command("free")


def test_during_a_question_all_thirty_students_are_in_view(board, question):
    for size in (LAPTOP, TELEPHONE):
        board.set_viewport_size(size)
        board.evaluate("scrollTo(0, 0)")
        board.evaluate(SIZES_SET)
        assert board.evaluate(IN_VIEW) == 30
        assert board.evaluate(LINES_OF_NAMES, NAMES) == [1] * len(NAMES)
        assert board.evaluate(NO_SCROLL_BOX)
        expect(board.locator(ACT)).to_be_in_viewport(ratio=1)
        expect(board.locator("#cartes-count")).to_be_in_viewport(ratio=1)
        for part in (".cartes-room-code", ".cartes-see-wall", "[data-do=freeze]"):
            expect(board.locator(part)).to_be_in_viewport(ratio=1)
        assert board.evaluate(CUT) == []
        assert violations(board) == []
        expect(board.locator(".cartes-act:visible")).to_have_count(1)
    board.set_viewport_size({"width": 1280, "height": 720})
    board.evaluate(SIZES_SET)
    assert board.evaluate(LINES_OF_NAMES, NAMES) == [1] * len(NAMES)
    board.set_viewport_size(LAPTOP)
    board.evaluate(SIZES_SET)
    expect(board.locator("#cartes-question")).to_be_in_viewport(ratio=1)


def test_the_students_who_need_the_teacher_most_are_listed_first(board, question):
    # The list is not sorted again while the pointer is on it.
    board.mouse.move(0, 0)
    needs = [("away", 1), ("waiting", 1), ("wrong", 20), ("right", 8)]
    sorted_rows = [f"cartes-need-{need}" for need, number in needs for _ in range(number)]
    expect(board.locator("#cartes-roll li")).to_have_class(sorted_rows)


def test_one_button_leads_through_a_question(board, question):
    for n, text in enumerate(ACTS):
        expect(board.locator(ACT)).to_have_text(text)
        expect(board.locator(".cartes-step-done")).to_have_count(n + 1)
        for part in ("#cartes-question", "#cartes-count", ACT):
            expect(board.locator(part)).to_be_in_viewport(ratio=1)
        assert board.evaluate(IN_VIEW) == 30
        if n:
            # Of thirteen different answers, at most five are listed, fewer if they are long.
            listed = board.locator(".cartes-answer-counts > ol > li")
            others = board.locator(".cartes-answer-others li")
            expect(others.last).to_be_attached()
            assert 3 <= listed.count() <= 5
            assert listed.count() + others.count() == 13
        board.evaluate("document.activeElement.blur()")
        board.locator("body").press(" ")
    expect(board.locator(ACT)).to_have_text(ACTS[0])
    expect(board.locator("#cartes-now")).to_contain_text(f"Question {question + 1}")


def test_a_pause_during_a_question_is_announced_in_place_of_its_steps(open_class, board, question):
    open_class.command("freeze", on=True)
    for size in (TELEPHONE, LAPTOP):
        board.set_viewport_size(size)
        board.evaluate("scrollTo(0, 0)")
        expect(board.locator("#cartes-steps")).to_have_text("La classe est en pause")
        assert board.evaluate(CUT) == []
    open_class.command("freeze", on=False)
    expect(board.locator(ACT)).to_have_text(ACTS[0])


def test_a_double_click_is_one_press_also_if_the_button_changes(open_class, board, question):
    for text in (*ACTS[1:], ACTS[0]):
        board.locator(ACT).dblclick()
        expect(board.locator(ACT)).to_have_text(text)
    assert open_class.board()["question"]["number"] == question + 1
    board.locator(ACT).dblclick(delay=300)
    expect(board.locator(ACT)).to_have_text(ACTS[1])


def test_answers_with_places_are_whole_on_the_board_and_the_wall(open_class, board, crowd):
    open_class.command("ask", lesson="BO-12", kind="term", seed=7, level=1)
    right = dict(answer_key(generate("BO-12", "term", 7)).answer)
    shifted = dict(zip(right, [*list(right.values())[1:], next(iter(right.values()))], strict=True))
    number = crowd[1].snapshot()["question"]["number"]
    for answer, student in zip([right, shifted, shifted], crowd[1:], strict=False):
        assert student.post("class/answer", number=number, answer=answer)[0] == 200
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    for act in ("close", "reason", "reveal"):
        open_class.command(act)
    for page, sizes in ((board, (LAPTOP, TELEPHONE)), (wall, (LAPTOP,))):
        expect(page.locator(".cartes-answer-group-right")).to_be_visible()
        for size in sizes:
            page.set_viewport_size(size)
            page.evaluate(SIZES_SET)
            for text in page.locator(".cartes-answer-groups .cartes-answer-text").all():
                assert text.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0
    assert wall.evaluate(FITS)
    wall.close()
    board.set_viewport_size(LAPTOP)
    open_class.command("free")


def test_the_wall_is_as_before_after_a_question_that_ends_without_its_answers(open_class, board):
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    code = wall.locator(".cartes-wall-top img")
    expect(wall.locator("#cartes-count")).to_be_visible()
    before = code.bounding_box()
    open_class.command("ask", lesson="BO-04", kind="legal", seed=7, level=1)
    expect(wall.locator("#cartes-count")).to_be_hidden()
    open_class.command("free")
    expect(wall.locator("#cartes-count")).to_be_visible()
    assert code.bounding_box() == before
    wall.close()


@pytest.fixture
def long_answers(open_class, board, crowd):
    """A question to which twelve students have given ten long answers."""
    board.set_viewport_size(LAPTOP)
    open_class.command("ask", lesson="TR-01", kind="sort", seed=3, level=1)
    right = dict(answer_key(generate("TR-01", "sort", 3)).answer)
    places = itertools.product(sorted(set(right.values())), repeat=len(right))
    answers = [dict(zip(right, item, strict=True)) for item in places]
    wrong = [item for item in answers if item != right]
    number = crowd[1].snapshot()["question"]["number"]
    for answer, student in zip([right, wrong[0], wrong[0], *wrong[:9]], crowd[1:], strict=False):
        assert student.post("class/answer", number=number, answer=answer)[0] == 200
    yield
    board.set_viewport_size(LAPTOP)
    open_class.command("free")


@pytest.mark.usefixtures("long_answers")
def test_many_long_answers_are_whole_on_the_wall_and_the_board_is_not_scrolled(open_class, board):
    wall = board.context.new_page()
    for act in ("close", "reason", "reveal"):
        open_class.command(act)
        for lang in LANGUAGES:
            wall.goto(f"{open_class.address}class/projector?lang={lang}")
            expect(wall.locator(".cartes-answer-counts")).to_be_attached()
            expect(wall.locator(".cartes-mistake")).to_have_count(int(act != "close"))
            for size in (LAPTOP, {"width": 1280, "height": 720}):
                wall.set_viewport_size(size)
                wall.evaluate(SIZES_SET)
                assert wall.evaluate(FITS), (act, lang)
                assert wall.evaluate(CUT_ANSWERS) == [], (act, lang)
        expect(board.locator(".cartes-mistake")).to_be_in_viewport(ratio=1)
        # The other answers and the table are folded below.
        expect(board.locator(".cartes-board-table")).to_be_in_viewport(ratio=1)
    wall.close()
    # The list of students cuts a long answer, until its row is pressed.
    for size in (LAPTOP, TELEPHONE):
        board.set_viewport_size(size)
        answer = board.locator("#cartes-roll button").first
        answer.click()
        expect(answer).to_have_attribute("aria-expanded", "true")
        assert answer.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1
        assert board.evaluate(NO_SCROLL_BOX)
        assert violations(board) == []
        answer.press("Enter")
        expect(answer).to_have_attribute("aria-expanded", "false")


RECEIVED = """() => {
  globalThis.received = "";
  globalThis.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        globalThis.received = data;
        if (data === "null") console.info(data);
      });
    }
  };
}"""
"""A script: saves the last state that the board has received, drawn or not, and logs its end."""


def test_an_answer_between_press_and_release_does_not_take_the_press_away(open_class, board, crowd):
    page = board.context.new_page()
    page.add_init_script(f"({RECEIVED})()")
    # The board waits for a second at most; the clock stops, because a test may be slower.
    page.clock.install()
    page.goto(f"{open_class.address}class/board")
    open_class.command("ask", lesson="BO-04", kind="legal", seed=7, level=1)
    act = page.locator(ACT)
    expect(act).to_have_text("Fermer les réponses")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    act.hover()
    page.mouse.down()
    number = open_class.board()["question"]["number"]
    right = list(answer_key(generate("BO-04", "legal", 7)).answer)
    assert crowd[1].post("class/answer", number=number, answer=right)[0] == 200
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate("JSON.parse(received || '{}').question?.distribution.answered"):
        assert time.monotonic() < deadline
    expect(page.locator("#cartes-count b").first).to_have_text("0")
    page.mouse.up()
    page.clock.resume()
    expect(page.locator("#cartes-count b").first).to_have_text("1")
    expect(act).to_have_text("Montrer l’erreur")
    page.close()
    open_class.command("free")


def test_answers_close_in_a_time_that_all_see_and_the_teacher_lengthens(
    open_class, board, crowd, browser
):
    open_class.command("ask", lesson="BO-04", kind="legal", seed=5, level=1)
    with student_page(open_class, browser, "Chronomètre") as page:
        expect(page.locator(".cartes-of-all button.cartes-pick").first).to_be_visible()
        expect(page.locator(".cartes-clock")).to_be_hidden()
        board.locator("[data-do=close-20]").click()
        expect(page.locator(".cartes-clock")).to_contain_text("0:1")
        board.locator("[data-do=close-more]").click()
        expect(board.locator("#cartes-count .cartes-clock")).to_contain_text("0:3")
        expect(page.locator(".cartes-clock")).to_contain_text("0:3")
        board.locator(ACT).click()
        expect(page.locator(".cartes-class-message")).to_contain_text("Les réponses sont fermées")
        expect(page.locator(".cartes-of-all .cartes-board")).to_have_attribute("inert", "")
        expect(page.locator(".cartes-clock")).to_be_hidden()


def test_the_podium_fits_the_wall_and_goes_when_something_else_is_opened(open_class, board, crowd):
    open_class.command("ask", lesson="BO-04", kind="legal", seed=8, level=1)
    exercise = generate("BO-04", "legal", 8)
    question = crowd[1].snapshot()["question"]
    right = list(answer_key(exercise).answer)
    for student in crowd[1:4]:
        student.post("class/answer", number=question["number"], answer=right)
    open_class.command("free")
    open_class.command("podium", on=True)
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    steps = wall.locator(".cartes-podium li")
    expect(steps.first).to_be_visible()
    for width, height in ((1024, 768), (1280, 720), (1366, 768), (1920, 1080)):
        wall.set_viewport_size({"width": width, "height": height})
        wall.evaluate(SIZES_SET)
        page = "document.documentElement"
        assert wall.evaluate(
            f"{page}.scrollHeight <= innerHeight && {page}.scrollWidth <= innerWidth"
        )
        for step in steps.all():
            expect(step).to_be_in_viewport(ratio=1)
    open_class.command("teams", on=True)
    expect(wall.locator(".cartes-podium-suit").first).to_be_visible()
    open_class.command("free")
    expect(steps).to_have_count(0)
    open_class.command("teams", on=False)
    wall.close()


def test_an_action_that_ends_a_question_asks_first(open_class, board, crowd):
    open_class.command("ask", lesson="BO-04", kind="legal", seed=6, level=1)
    expect(board.locator("#cartes-now")).to_contain_text("Question")
    questions = []
    board.once("dialog", lambda dialog: (questions.append(dialog.message), dialog.dismiss()))
    board.locator("#cartes-now-do [data-do=free]").click()
    assert "Terminer cette question" in questions[0]
    assert open_class.board()["question"] is not None
    open_class.command("free")


def test_removed_students_are_in_a_folded_list(open_class, board, crowd):
    gone = open_class.board()["members"][5]
    open_class.command("remove", member=gone["id"])
    expect(board.locator("#cartes-roll b", has_text=gone["name"]).first).to_have_count(0)
    board.locator("details:has(#cartes-students) > summary").click()
    expect(board.locator(".cartes-students-removed summary")).to_have_text("Retirés (1)")
    expect(board.locator(".cartes-students-removed li")).to_be_hidden()


def test_a_table_says_whose_turn_it_is_and_the_house_plays_at_a_press(open_class, board, crowd):
    open_class.command("seat-all", game="botifarra", players=4)
    tables = board.locator("#cartes-tables-list > li")
    expect(tables).to_have_count(8)
    # Each table has a number that a teacher can call out; it stays when the order changes.
    names = sorted(item["name"] for item in open_class.board()["tables"])
    assert names == [f"Table {n}" for n in range(1, 9)]
    named = board.locator("#cartes-tables-list .cartes-table-head b")
    assert sorted(named.all_inner_texts()) == names
    waiting = tables.filter(has=board.locator("[data-do^=house-]")).first
    expect(waiting).to_contain_text("de jouer, depuis")
    name = waiting.locator("[data-do^=house-]").get_attribute("data-do").removeprefix("house-")
    before = next(item for item in open_class.board()["tables"] if item["id"] == name)
    board.locator(f"[data-do=house-{name}]").click()
    open_class.teacher.until(
        lambda state: any(
            item["id"] == name and item["revision"] > before["revision"] for item in state["tables"]
        ),
        "class/board/events",
    )
    open_class.command("tables", on=False)


def test_a_table_names_its_sides_and_shows_who_sits_where(open_class, board, crowd):
    people = [item for item in open_class.board()["members"] if not item["removed"]][:4]
    table = open_class.command("new-table", game="botifarra", players=4)["table"]
    open_class.command("seat", table=table, seats=[item["id"] for item in people])
    card = board.locator("#cartes-tables-list > li")
    names = [item["name"] for item in people]
    expect(card.locator(".cartes-map-seat")).to_have_text(names)
    # Partners have the same mark, and the score names both.
    for side in (0, 1):
        pair = names[side::2]
        expect(card.locator(f".cartes-map-seat.cartes-map-side-{side}")).to_have_text(pair)
        expect(card.locator(f".cartes-map-score .cartes-map-side-{side}")).to_contain_text(
            " et ".join(pair)
        )
    expect(card).not_to_contain_text("Nous")
    expect(card.locator(".cartes-map-turn")).to_have_count(1)
    expect(card.locator("button, a")).to_have_count(3)
    for size in (LAPTOP, TELEPHONE):
        board.set_viewport_size(size)
        board.evaluate(SIZES_SET)
        assert board.evaluate(WIDE) == []
        assert violations(board) == []
    board.set_viewport_size(LAPTOP)
    open_class.command("teams", on=True)
    pairs = open_class.board()["tables"][0]["scores"]
    # The four students are of four teams, so no side is a team.
    assert [(score["seats"], score["team"]) for score in pairs] == [([0, 2], ""), ([1, 3], "")]
    open_class.command("teams", on=False)
    open_class.command("tables", on=False)


def test_tables_that_wait_longest_come_first_and_one_button_reminds_them(open_class, board, crowd):
    people = [item for item in open_class.board()["members"] if not item["removed"]][:4]
    for pair in (people[:2], people[2:]):
        table = open_class.command("new-table", game="truco", players=2)["table"]
        open_class.command("seat", table=table, seats=[item["id"] for item in pair])

    def ordered(state):
        return [item["id"] for item in state["tables"]]

    def follow(order):
        for n, table in enumerate(order):
            expect(menus.nth(n)).to_have_attribute("data-do", f"menu-{table}")

    menus = board.locator("#cartes-tables-list [data-do^=menu-]")
    board.mouse.move(0, 0)
    expect(board.locator("#cartes-tables-list [data-do^=house-]")).to_have_count(2)
    tables = ordered(open_class.board())
    follow(tables)
    expect(board.locator("#cartes-act button")).to_have_count(0)
    board.locator(f"[data-do=house-{tables[0]}]").click()
    open_class.teacher.until(lambda state: ordered(state) == tables[::-1])
    # While the pointer is over a table, none moves; then the one that has waited less goes last.
    follow(tables)
    board.mouse.move(0, 0)
    follow(tables[::-1])
    expect(board.locator("#cartes-tables-list [data-do^=house-]")).to_have_count(2)
    board.evaluate("() => { const now = Date.now; Date.now = () => now() + 61_000; }")
    expect(board.locator(".cartes-table-late")).to_have_count(2)
    expect(board.locator(ACT)).to_contain_text("Rappeler")
    with board.expect_request(lambda request: "nudge" in (request.post_data or "")):
        board.locator(ACT).click()
    board.reload()
    expect(board.locator("#cartes-roll li").first).to_be_visible()
    open_class.command("tables", on=False)


def test_the_teacher_chooses_seats_and_partners_in_a_dialog(open_class, board, crowd):
    people = [item for item in open_class.board()["members"] if not item["removed"]][:3]
    table = open_class.command("new-table", game="truco", players=4)["table"]
    choose(board, f"seats-{table}")
    dialog = board.locator("dialog")
    lists = [dialog.locator(f"[data-do=seat-{seat}]") for seat in range(4)]
    # The dialog shows partners side by side.
    for side, seats in enumerate(((0, 2), (1, 3))):
        for seat in seats:
            place = dialog.locator("fieldset").nth(side).locator(f"[data-do=seat-{seat}]")
            expect(place).to_have_count(1)
    for size in (TELEPHONE, LAPTOP):
        board.set_viewport_size(size)
        board.evaluate(SIZES_SET)
        for part in (dialog.locator("h2"), *lists, dialog.locator("[type=submit]")):
            expect(part).to_be_in_viewport(ratio=1)
    for seat, person in ((0, people[0]), (2, people[1]), (1, people[2]), (3, people[0])):
        lists[seat].select_option(person["id"])
    # A person can have only one seat.
    expect(lists[0]).to_have_value("")
    dialog.locator("[type=submit]").click()
    expect(dialog).to_have_count(0)
    names = ["", people[2]["name"], people[1]["name"], people[0]["name"]]
    (row,) = [item for item in open_class.board()["tables"] if item["id"] == table]
    assert row["people"] == names
    seats = board.locator("#cartes-tables-list .cartes-map-seat")
    expect(seats).to_have_text(["la maison", *names[1:]])
    open_class.command("tables", on=False)


def test_the_wall_shows_a_table_live_without_hands_and_replays_its_deal_with_them(
    open_class, board, crowd, browser
):
    wall = board.context.new_page()
    wall.goto(f"{open_class.address}class/projector")
    frame = wall.frame_locator("iframe.cartes-wall-lesson")
    hands = frame.locator("#cartes-hands .cartes-hands-card")
    with student_page(open_class, browser, "Au mur") as page:
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        own = next(item for item in open_class.board()["members"] if item["name"] == "Au mur")
        table = open_class.command("new-table", game="truco", players=2)["table"]
        open_class.command("seat", table=table, seats=[own["id"], ""])
        expect(page.locator(".cartes-match-pick")).to_have_count(3)
        choose(board, f"wall-{table}")
        expect(frame.locator(".cartes-match-who").filter(has_text="Au mur")).to_have_count(1)
        expect(frame.locator(".cartes-match-pick")).to_have_count(0)
        # The board, the projector and the player's page name the table alike.
        expect(wall.locator("#cartes-count")).to_have_text("Table 1")
        expect(page.locator(".cartes-where")).to_contain_text("Table 1")
        expect(hands).to_have_count(0)
        expect(frame.locator(".cartes-match-menu")).to_be_hidden()
        is_whole(wall, frame)
        fold = page.locator(".cartes-match-call[data-id=mazo]:not([aria-disabled])")
        expect(page.locator(".cartes-match-hand:not(.cartes-match-waiting)")).to_be_visible()
        fold.click()
        choose(board, f"replay-{table}")
        expect(hands).to_have_count(6)
        is_whole(wall, frame)
        shown = board.locator(".cartes-table-shown b")
        expect(shown).to_contain_text("0")
        before = shown.inner_text()
        board.locator("[data-do=step-next]").click()
        expect(shown).not_to_have_text(before)
        board.locator("[data-do=step-back]").click()
        expect(shown).to_have_text(before)
        board.locator("[data-do=wall-off]").click()
        expect(wall.locator(".cartes-wall-message")).to_be_visible()
        open_class.command("tables", on=False)
    wall.close()


def violations(page):
    """The rules that axe finds broken on the page, in the light and in the dark theme."""
    page.evaluate(AXE.read_text("utf-8"))
    results = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        result = page.evaluate("rules => axe.run(rules)", ALL_RULES)
        results += [
            (scheme, item["id"], [node["html"] for node in item["nodes"]])
            for item in result["violations"]
        ]
    page.emulate_media(color_scheme="light")
    return results


def choose(board, entry):
    """Presses an entry of the menu of a table, such as "seats-<id of the table>"."""
    chosen = board.locator(f".cartes-table-menu [data-do={entry}]")
    board.locator(f"[data-do=menu-{entry.partition('-')[2]}]").click()
    deadline = time.monotonic() + PATIENCE / 1000
    while not chosen.count():
        # The board has not received the latest state of the table yet.
        assert time.monotonic() < deadline, f"the menu has no {entry}"
        board.locator(".cartes-table-menu").press("Escape")
        board.locator(f"[data-do=menu-{entry.partition('-')[2]}]").click()
    chosen.click()
    expect(board.locator(".cartes-table-menu")).to_have_count(0)


def is_whole(wall, frame):
    """Checks that the projector's page `wall`, and the table in `frame`, fit without scrolling."""
    for width, height in ((1024, 768), (1920, 1080)):
        wall.set_viewport_size({"width": width, "height": height})
        wall.evaluate(SIZES_SET)
        for page in (wall.locator("body"), frame.locator("body")):
            assert page.evaluate(FITS)


def test_the_reason_of_a_refusal_stays_while_students_come(open_class, browser):
    with visiting(browser, open_class.address) as (page, _):
        page.goto(open_class.command("link")["link"])
        banner, count = page.locator("#cartes-banner"), page.locator("#cartes-students-count")
        expect(count).not_to_be_empty()
        with page.expect_file_chooser() as chosen:
            page.locator("#cartes-plan label, [data-do=plan-file]").first.click()
        wrong = b"[[part]]\nminutes = 999\n"
        chosen.value.set_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": wrong})
        expect(banner).to_contain_text("minutes")
        before = count.text_content()
        open_class.student("Retardataire")
        expect(count).not_to_have_text(before)
        expect(banner).to_be_visible()
        page.once("dialog", lambda dialog: dialog.accept("long password"))
        large = b"cartes-class-1\n" + bytes(5_000_000)
        files = {"name": "x.cartes", "mimeType": "", "buffer": large}
        page.locator("#cartes-bring").set_input_files(files)
        expect(banner).to_have_text("Ce fichier est trop long.")


def test_the_board_of_the_next_room_opens_however_late_its_page_comes(open_class, board):
    """This test comes last in the file, because it deletes the room."""
    page = board.context.new_page()
    board.goto("about:blank")
    page.add_init_script(f"({RECEIVED})()")
    page.goto(f"{open_class.address}class/board")
    delayed, lines = [], []
    page.on("console", lambda line: lines.append(line.text))
    page.route("**/class/teacher?key=*", lambda route: delayed.append(route))
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("details:has(#cartes-purge)").evaluate("(node) => { node.open = true; }")
    page.locator("#cartes-purge").click()
    deadline = time.monotonic() + PATIENCE / 1000
    while not (delayed and "null" in lines):
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)
    delayed[0].continue_()
    expect(page.locator("#cartes-erased")).to_be_visible()
    expect(page.locator("#cartes-empty .cartes-wall-code")).not_to_have_text(open_class.code)
    page.close()
