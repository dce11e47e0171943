"""Tests of each lesson by keyboard, from the first step to mastery, and after a reload."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import generate, goal_for
from cartes_lib.asking.render import message_text
from cartes_lib.lessons import lessons

from .conftest import AXE, WINDOW, visiting
from .pages import (
    ALL_RULES,
    COLOURS,
    SIZES_SET,
    Series,
    arrow_to,
    exercises_of,
    go_to_exercise,
    next_step,
    open_lesson,
    press,
    steps,
    tab_into,
    tab_to,
    wait_until_rendered,
    written_lessons,
)

LESSONS = sorted(written_lessons())


def forms(lesson):
    """The forms of answers in a lesson, as a set of tuples; the page has separate code for each."""
    schemas = [generate(lesson, kind, 7, 1).schema for kind in exercises_of(lesson)]
    return {
        (schema.kind, *sorted({part.kind for _, _, part in getattr(schema, "parts", ())}))
        for schema in schemas
    }


def practised(chosen):
    """A mark that runs a test once for each lesson in `chosen`."""
    return pytest.mark.parametrize("opened", chosen, indirect=True, scope="module")


MASTERED = ("BO-05", "TR-08", "BA-03")
"""The lessons that a test practises until they are mastered, one for each game."""

COVERING = ("BA-01", "BA-02", "BA-03", "BA-10", "BO-05", "BO-11", "TR-05", "TR-08")
"""Lessons that have every form of answer between them, and each game.

Tests without a browser check the questions, secrets and replies of every exercise. The other
lessons are in the long run only.
"""


def ordinarily(chosen, among):
    """The lessons `among` as test parameters; only the long run tests those not in `chosen`."""
    return [
        item if item in chosen else pytest.param(item, marks=pytest.mark.long) for item in among
    ]


WITH_EXERCISES = [lesson for lesson in LESSONS if exercises_of(lesson)]
"""All lessons with exercises; BA-12 has a match instead."""

PRACTISED = ordinarily(COVERING, WITH_EXERCISES)
SOLVED = ordinarily({*COVERING} - {*MASTERED}, WITH_EXERCISES)
READ = ordinarily({*COVERING, "BO-13"}, LESSONS)


OWN_WORDS = """() => {
    const others = [...document.querySelectorAll('main [lang]')].map((node) => node.innerText);
    const text = document.querySelector('main').innerText;
    return others.filter(Boolean).reduce((left, other) => left.replace(other, ''), text);
}"""
"""A script that returns the text of a page without its parts in other languages."""
MAX_ON_THE_CHANNEL = 300_000


WITHOUT_WIDTH = """() => [...document.querySelectorAll(".cartes-card")]
    .filter((node) => !getComputedStyle(node).getPropertyValue("--cartes-card")).length"""
CARD_WIDTHS = """() => [...document.querySelectorAll(".cartes-card")]
    .filter((node) => !node.closest(".cartes-match, .cartes-cover"))
    .map((node) => node.getBoundingClientRect().width)"""

CUT_TABLES = """() => [...document.querySelectorAll(".cartes-prose table")]
    .filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.innerText)"""

TELEPHONE = (360, 740)
TEXT_BEFORE = """section => {
    const top = document.querySelector(".cartes-header").getBoundingClientRect().bottom;
    return section.querySelector(".cartes-exercise").getBoundingClientRect().top - top;
}"""
MAX_PAGES = 6
A_PAGE = re.compile(rb"/Type\s*/Page\b")


def answers_of(lesson, kind):
    """One less than the number of right answers that the goal of this kind requires.

    A goal of the whole lesson is divided among its kinds.
    """
    goal = goal_for(lesson, kind)
    return (goal.right if goal.kind else -(-goal.right // len(exercises_of(lesson)))) - 1


def step_to_exercise(page, number):
    """Goes forward by keyboard, step by step, until exercise number `number` is visible."""
    target = page.locator(".cartes-exercise").nth(number)
    for _ in range(steps(page)):
        if target.is_visible():
            return
        next_step(page)
    raise AssertionError("no step holds it")


class Opened:
    """A lesson on one page, which several tests use one after the other."""

    def __init__(self, browser, address, lesson):
        self.browser, self.address, self.lesson = browser, address, lesson
        self._visit = contextlib.ExitStack()

    def open(self):
        """Opens the lesson in a new browser without any progress."""
        self.close()
        self.page, self.seen = self._visit.enter_context(visiting(self.browser, self.address))
        open_lesson(self.page, self.address, self.lesson)
        self.series = [
            Series(self.page, self.lesson, kind, number)
            for number, kind in enumerate(exercises_of(self.lesson))
        ]

    def close(self):
        self._visit.close()

    def go_back(self):
        """Goes back to the first step, and resets the window, the theme and the view of steps."""
        self.page.set_viewport_size(WINDOW)
        self.page.emulate_media(color_scheme="light")
        if self.page.locator("#cartes-all[aria-pressed=true]").count():
            self.page.locator("#cartes-all").dispatch_event("click")
        self.page.evaluate("location.hash = '#step-1'")
        expect(self.page.locator(".cartes-step").first).to_be_visible()


@pytest.fixture(scope="module", params=LESSONS)
def opened(request, browser, address):
    item = Opened(browser, address, request.param)
    item.failures = -1
    yield item
    item.close()


@pytest.fixture
def lesson(opened, request):
    """An `Opened` lesson at its first step; after a failed test, it is opened again."""
    if opened.failures == request.session.testsfailed:
        opened.go_back()
    else:
        opened.open()
    yield opened
    opened.failures = request.session.testsfailed
    seen = opened.seen
    assert seen.elsewhere == [], "a page asked another host"
    assert seen.errors == [], "a page met an error"


def test_a_few_lessons_have_every_form_of_answer_between_them():
    every = set().union(*map(forms, LESSONS))
    assert set().union(*map(forms, COVERING)) == every
    assert {*MASTERED} < {*COVERING}


@practised(READ)
def test_every_step_is_french_fits_a_wall_and_a_telephone_and_passes_axe_by_day_and_night(lesson):
    page = lesson.page
    assert page.evaluate("document.documentElement.lang") == "fr"
    # All steps are shown: to read hidden text step by step takes ten times as long.
    press(page, "Tout afficher")
    expect(page.locator(".cartes-step").last).to_be_visible()
    text = page.evaluate(OWN_WORDS)
    assert not re.search(r"Traceback|Error|undefined|\b(null|the|import)\b|\{[a-z]+\}", text)
    page.evaluate(AXE.read_text("utf-8"))
    for width in (1920, 320):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(SIZES_SET)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(CUT_TABLES) == []
    assert serious(page, ALL_RULES) == []
    page.emulate_media(color_scheme="dark")
    assert serious(page, COLOURS) == []


@practised(PRACTISED)
def test_a_lesson_leaves_the_screen_to_its_questions_and_six_pages_hold_it(lesson):
    page = lesson.page
    page.set_viewport_size({"width": TELEPHONE[0], "height": TELEPHONE[1]})
    numbers = page.locator(".cartes-step").evaluate_all(
        "all => all.flatMap((node, at) => node.querySelector('.cartes-exercise') ? [at + 1] : [])"
    )
    assert numbers
    for number in numbers:
        page.evaluate(f"location.hash = '#step-{number}'")
        step = page.locator(".cartes-step").nth(number - 1)
        expect(step).to_be_visible()
        page.evaluate(SIZES_SET)
        assert step.evaluate(TEXT_BEFORE) <= TELEPHONE[1] / 5
        assert page.evaluate("document.documentElement.scrollWidth") <= TELEPHONE[0]
    assert len(A_PAGE.findall(page.pdf(prefer_css_page_size=True))) <= MAX_PAGES


COVER = ".cartes-cover > div"
OFF_THE_FELT = """felt => {
    const edge = felt.getBoundingClientRect();
    return [...felt.children].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width < 40 || box.top < edge.top || box.bottom > edge.bottom
            || box.left < edge.left || box.right > edge.right;
    }).length;
}"""


def test_a_lesson_begins_with_its_cards_where_its_words_leave_them_room(visit, address):
    page, _ = visit
    page.emulate_media(reduced_motion="reduce")
    open_lesson(page, address, "TR-15")
    felt = page.locator(COVER).first
    expect(felt.locator("img")).to_have_count(len(lessons()["TR-15"].cover))
    height = "document.documentElement.scrollHeight"
    for width, tall in ((360, 740), (390, 844), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": tall})
        page.evaluate(SIZES_SET)
        expect(felt).to_be_in_viewport(ratio=1)
        assert felt.evaluate(OFF_THE_FELT) == 0
        assert page.evaluate(height) == tall
    page.set_viewport_size({"width": 360, "height": 480})
    expect(felt).to_be_hidden()
    with_cover = page.evaluate(height)
    felt.evaluate("node => node.parentElement.remove()")
    assert page.evaluate(height) == with_cover


def test_a_step_of_words_alone_shows_the_cards_of_its_lesson(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    open_lesson(page, address, "TR-04")
    steps = page.locator(".cartes-step")
    wordy = steps.filter(has=page.locator(".cartes-cell"), has_not=page.locator(".cartes-output"))
    assert wordy.count() > 2, "the first one, the bluff, and what is to be remembered"
    for step in wordy.all():
        number = step.evaluate(
            "node => [...document.querySelectorAll('.cartes-step')].indexOf(node)"
        )
        page.evaluate(f"location.hash = '#step-{number + 1}'")
        felt = step.locator(COVER)
        expect(felt.locator("img")).to_have_count(len(lessons()["TR-04"].cover))
        expect(felt).to_be_in_viewport(ratio=1)


def test_paper_shows_every_card_of_a_step_that_the_screen_never_showed(visit, address):
    page, _ = visit
    for name in ("TR-02", "BA-03", "BO-13"):
        open_lesson(page, address, name)
        # On paper no script adapts the size of the drawings.
        assert page.evaluate(WITHOUT_WIDTH) == 0
        page.emulate_media(media="print")
        page.evaluate(SIZES_SET)
        assert [item for item in page.evaluate(CARD_WIDTHS) if not 20 < item < 110] == []
        expect(page.locator(".cartes-mini-goal >> visible=true")).to_have_count(
            page.locator(".cartes-mini").count()
        )
        expect(page.locator(".cartes-match >> visible=true")).to_have_count(0)
        page.emulate_media(media="screen")


def test_paper_shows_the_first_letters_of_each_question(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-16")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 718, "height": 1016})
    exercises = page.locator(".cartes-exercise >> visible=true")
    expect(exercises).to_have_count(2)
    for exercise in exercises.all():
        box = exercise.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 718
    page.emulate_media(media="screen")


@practised(PRACTISED)
def test_no_answer_is_in_the_page_or_on_the_wire_before_it_is_given(lesson):
    page, seen, first = lesson.page, lesson.seen, lesson.series[0]
    whole = page.content() + seen.wire
    assert sum(map(len, seen.frames)) < MAX_ON_THE_CHANNEL
    assert first.exercise.lesson in whole, "what came over the wire can be read"
    assert "misconception" not in whole
    for series in lesson.series:
        if series.kind == "term":
            continue  # the meaning of the term is both the question and the reason
        assert message_text(series.key.why) not in whole
        assert series.reason not in whole
    go_to_exercise(page, 0)
    first.solve()
    assert first.reason in first.verdict.inner_text()
    assert first.reason in seen.wire, "the test would see an answer on the wire"


@practised(SOLVED)
def test_each_exercise_is_solved_by_keyboard_and_counted_after_a_reload(lesson):
    page = lesson.page
    for number, series in enumerate(lesson.series):
        go_to_exercise(page, number)
        series.take_up()
        before = series.counted.inner_text()
        series.solve()
        expect(series.counted).not_to_have_text(before)
    # All exercises of a lesson may count together; then the last one shows the current count.
    counted = series.counted.inner_text()
    page.goto(page.url.split("#")[0])
    wait_until_rendered(page)
    go_to_exercise(page, number)
    expect(series.counted).to_have_text(counted)


@practised(COVERING)
def test_four_hints_lead_to_the_worked_answer_which_earns_no_star(lesson):
    page, series = lesson.page, lesson.series[0]
    go_to_exercise(page, 0)
    series.take_up()
    press(page, "Indice")
    for number in range(1, 4):
        expect(series.widget.locator(".cartes-hint").first).to_be_visible()
        press(page, f"Indice {number}/4")
    expect(series.widget.locator(".cartes-worked")).to_be_visible()
    series.solve()
    expect(series.widget.locator(".cartes-stars")).to_have_attribute(
        "aria-label", "étoiles\u00a0: 0 sur 3"
    )


COMPARED = {
    "choice": (),
    "number": (),
    "pick": ("Oublié", "En trop"),
    "order": ("Mal placé",),
    **dict.fromkeys(("zones", "match", "parts"), ("À revoir",)),
}
"""Headings of the comparison after a wrong answer; the key is the form of the answer.

The page shows at most one of them.
"""


@practised(COVERING)
def test_a_wrong_idea_is_answered_by_its_own_message_rule_and_source(lesson):
    page = lesson.page
    for number, series in enumerate(lesson.series):
        go_to_exercise(page, number)
        series.take_up()
        name, wrong = series.wrong_idea()
        series.solve(wrong)
        expect(series.verdict).to_contain_text("Pas cette fois")
        series.unfold_rule()
        text = series.verdict.inner_text()
        assert series.key.rule in text
        assert "èglement" in text
        assert name not in text
        unseen = series.verdict.locator("p.cartes-unseen").all_inner_texts()
        # The marks on the cards show the right answer too.
        compared = [item for item in unseen if not item.startswith("Bonne réponse")]
        allowed = COMPARED[series.exercise.schema.kind]
        assert bool(compared) == bool(allowed)
        assert all(item.startswith(allowed) for item in compared)


@pytest.mark.parametrize("lesson", ordinarily({"TR-08"}, MASTERED))
def test_a_lesson_is_mastered_by_keyboard_and_remembered_after_a_reload(visit, address, lesson):
    page, _ = visit
    open_lesson(page, address, lesson)
    for number, kind in enumerate(exercises_of(lesson)):
        step_to_exercise(page, number)
        series = Series(page, lesson, kind, number)
        for _ in range(answers_of(lesson, kind)):
            series.solve()
            series.another()
        series.solve()
        # A goal may also require all its cases, and the second level.
        is_last = kind == exercises_of(lesson)[-1]
        while (goal_for(lesson, kind).kind or is_last) and not series.is_mastered:
            series.another()
            series.solve()
    mastered = page.get_by_text("But atteint")
    expect(mastered).to_have_count(len(exercises_of(lesson)))
    step = page.locator("#cartes-position").inner_text()
    page.goto(page.url.split("?")[0])
    wait_until_rendered(page)
    expect(page.locator("#cartes-position")).to_have_text(step)
    expect(mastered).to_have_count(len(exercises_of(lesson)))
    page.goto(address)
    expect(page.locator(f'[data-lesson="{lesson}"]')).to_contain_text(
        re.compile("Leçon réussie, étoiles\u00a0: 3 sur 3.*★★★", re.S)
    )


def serious(page, asked):
    result = page.evaluate("(asked) => axe.run(asked)", asked)
    return [
        (violation["id"], [(node["target"], node["failureSummary"]) for node in violation["nodes"]])
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def test_an_illegal_card_is_explained_and_nothing_else_changes(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-04")
    walk = page.locator(".cartes-walk").first
    while not walk.is_visible():
        next_step(page)
    for _ in range(3):
        press(page, "Suivant : Étape suivante")
    expect(walk.locator(".cartes-ask-prompt")).to_contain_text("huit de coupe")
    tab_into(page, walk.locator(".cartes-choices"))
    arrow_to(page, "no")
    page.keyboard.press("Enter")
    expect(walk.locator(".cartes-reply-title")).to_be_visible()
    card = walk.locator('[data-card="8c"]')
    seats = walk.locator(".cartes-trick")
    before, count = seats.inner_html(), walk.locator(".cartes-touch").count()
    tab_to(page, card)
    page.keyboard.press("Enter")
    reason = walk.locator(".cartes-reply")
    expect(reason.locator(".cartes-reply-title")).to_have_text("Interdite")
    expect(reason).to_contain_text("il faut jouer l’as de coupe ou le neuf de coupe")
    expect(page.locator("#cartes-live")).to_contain_text("interdite")
    expect(card).to_be_focused()
    expect(card).to_have_attribute("data-mark", "given")
    assert seats.inner_html() == before
    assert walk.locator(".cartes-touch").count() == count
    tab_to(page, reason.locator("summary"))
    page.keyboard.press("Enter")
    expect(reason).to_contain_text("BOT-LEG-LL-04")
    expect(reason).to_contain_text("ligne 143")


@practised(["TR-08"])
def test_an_order_shows_its_ends_and_keeps_what_a_hint_rings(lesson):
    page, series = lesson.page, lesson.series[1]
    go_to_exercise(page, 1)
    series.take_up()
    expect(series.widget.locator(".cartes-ends")).to_have_text(
        re.compile(r"1d’abord\dà la fin", re.I)
    )
    press(page, "Indice")
    press(page, "Indice 1/4")
    press(page, "Indice 2/4")
    expect(series.widget.locator(".cartes-hint")).to_contain_text("en premier est entouré")
    first, second = series.key.answer[:2]
    rung = series.widget.locator(".cartes-looked")
    expect(rung).to_have_attribute("data-id", first)
    series.widget.locator(f'[data-id="{second}"]').click()
    expect(rung).to_have_attribute("data-id", first)


@practised(["BO-05"])
def test_the_hint_on_places_closes_the_wrong_ones_of_half_the_items(lesson):
    page, series = lesson.page, lesson.series[2]
    go_to_exercise(page, 2)
    series.take_up()
    for name in ("Indice", "Indice 1/4", "Indice 2/4"):
        press(page, name)
    expect(series.widget.locator(".cartes-hint")).to_contain_text("la bonne réponse")
    right = series.key.answer
    placed = series.widget.locator(".cartes-sorted [data-id]").evaluate_all(
        "all => all.map((node) => [node.dataset.id, node.dataset.placed])"
    )
    decided = [item for item, place in placed if place == right[item]]
    assert all(place in ("", right[item]) for item, place in placed)
    assert len(decided) == (len(right) + 1) // 2


def test_the_last_lesson_of_a_game_leads_to_its_table_and_to_the_next_game(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-14")
    to_table = re.compile(r"play\.ipynb\?game=botifarra$")
    table, next_game = page.locator(".cartes-comes a").all()
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    expect(page.locator("#cartes-next-lesson")).to_have_attribute("href", to_table)
    expect(table).to_have_attribute("href", to_table)
    expect(next_game).to_have_text("Truco, 1. 40 cartes, deux échelles")
    tab_to(page, next_game)
    page.keyboard.press("Enter")
    wait_until_rendered(page)
    expect(page.locator("h1")).to_contain_text("40 cartes, deux échelles")


def test_an_address_gives_a_class_the_same_exercise_and_a_wrong_one_opens_the_lesson_all_the_same(
    visit, address
):
    page, _ = visit
    open_lesson(page, address, "BO-01", "?seed=8")
    shown = page.locator(".cartes-exercise").first.locator("[data-id]")
    ids = shown.evaluate_all("all => all.map(node => node.dataset.id)")
    assert ids == [item.id for item in generate("BO-01", "order", 8, 1).schema.items]
    for query in ("?seed=<script>", "?level=9"):
        open_lesson(page, address, "BO-01", query)
        expect(page.locator("h1")).to_contain_text("48 cartes")
        expect(page.get_by_text("Dans l’adresse, nous n’avons pas tenu compte")).to_be_visible()
        assert page.locator(".cartes-exercise").count() == 3


def test_a_projection_is_written_and_drawn_large_and_shows_no_answer(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_lesson(page, address, "BO-04")
    press(page, "Projection")
    expect(page.get_by_role("button", name="Projection")).to_be_hidden()
    expect(page.locator(".cartes-menu > summary")).to_be_focused()
    # The keys of a presenter's remote control change the step.
    for key, step in (("PageDown", "2"), ("PageUp", "1")):
        page.keyboard.press(key)
        expect(page.locator("#cartes-place")).to_have_text(re.compile(f"^{step}/"))
    press(page, "Tout afficher")
    sizes = "all => all.map((node) => parseFloat(getComputedStyle(node).fontSize))"
    assert min(page.locator(".cartes-prose p:not(.cartes-widget *)").evaluate_all(sizes)) >= 28
    widths = "all => all.map((node) => node.getBoundingClientRect().width)"
    exercise = page.locator(".cartes-exercise")
    assert min(exercise.locator(".cartes-hand .cartes-card").evaluate_all(widths)) >= 100
    middles = (
        "all => all.map((node) => node.getBoundingClientRect()).map((at) => at.x + at.width / 2)"
    )
    tables = exercise.locator(".cartes-table").all()
    assert tables
    for table in tables:
        named = table.locator(".cartes-trump, .cartes-seat-own").evaluate_all(middles)
        assert max(named) - min(named) < 2
    series = Series(page, "BO-04", "legal", 0)
    for name in ("Indice", "Indice 1/4", "Indice 2/4", "Indice 3/4"):
        press(page, name)
    expect(series.widget.locator(".cartes-worked")).to_be_hidden()
