"""Tests of lessons with doubled text size, on an upright phone and in landscape."""

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, generate, read_code
from cartes_widgets.games.tables import PRESENTATIONS

from .conftest import FLAGS, windowless
from .pages import (
    DOUBLED,
    SIZES_SET,
    answer,
    is_graded_at_touch,
    open_table,
    written_lessons,
)

GAMES = sorted(PRESENTATIONS)

SIZES = [(360, 740), (740, 360)]
ALL_SIZES = [*SIZES, (820, 1180), (1280, 720)]
OVERLAPS = """(parts) => {
    const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const rects = shown.map((part) => part.getBoundingClientRect());
    return rects.flatMap((one, at) => rects.slice(at + 1).filter((other) =>
        one.left < other.right - 8 && other.left < one.right - 8 &&
        one.top < other.bottom - 4 && other.top < one.bottom - 4).map(() => at));
}"""
"""A script that finds the parts which another part covers, by more than the space around words."""
SCROLLED = """(form) => [form, ...form.querySelectorAll("*")].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }) && node.clientHeight &&
    node.scrollHeight > node.clientHeight + 1 &&
    ["auto", "scroll"].includes(getComputedStyle(node).overflowY)
).map((node) => node.className)"""
"""A script that finds the parts of an exercise that scroll by themselves."""
IN_VIEW = """(part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const header = document.querySelector(".cartes-header").getBoundingClientRect().bottom;
    const bar = document.querySelector(".cartes-steps-bar").getBoundingClientRect().top;
    return top >= header - 1 && bottom <= bar + 1;
}"""
"""A script that tells whether a part is completely between the bars of the page."""
TEXT_TOP = """(part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().top;
}"""
CUT_TEXT = "(node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight"
PLACES = """(step) => [scrollY, ...[...step.querySelectorAll(
    ".cartes-face, .cartes-seat, .cartes-bin, .cartes-pick, .cartes-choice-of, .cartes-room"
)].filter((part) => part.checkVisibility()).map((part) => {
    const { x, y } = part.getBoundingClientRect();
    // A picked card is a little higher.
    return part.closest(".cartes-pick-card") ? [x] : [x, y];
}).flat()].map(Math.round)"""
"""A script that returns how far the page is scrolled, and where the parts of a step are."""
OUTSIDE = """(part, outer) => {
    const [inner, around] = [part, part.closest(outer)].map((node) => node.getBoundingClientRect());
    return inner.top < around.top - 1 || inner.bottom > around.bottom + 1;
}"""
"""A script that tells whether a part reaches beyond the top or the bottom of what contains it."""
PART_OF_A_LINE = """(cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.querySelector("p"));
    const end = cell.querySelector(".cartes-unfold").getBoundingClientRect().top;
    return [...range.getClientRects()].some(({ top, bottom }) => {
        const middle = (bottom - top) / 4;
        return top + middle < end && bottom - middle > end;
    });
}"""
"""A script that tells whether the button below a text covers a part of a line of text."""
BROKEN_NAMES = """(names) => names.filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const ends = [...range.getClientRects()].map(({ bottom }) => bottom).sort((a, b) => a - b);
    // Around a word there is some space.
    const lines = ends.filter((end, at) => !at || end > ends[at - 1] + 6);
    return lines.length > name.textContent.trim().split(" ").length;
}).map((name) => name.textContent)"""


@pytest.fixture
def open_step(browser, address):
    """A function that opens a step with doubled text size, and returns the step."""
    contexts = []

    def open_it(lesson, number, size, lang="fr"):
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="fr-FR", reduced_motion="reduce"
        )
        contexts.append(context)
        context.add_init_script(DOUBLED)
        page = context.new_page()
        path = written_lessons()[lesson].removeprefix("fr/")
        page.goto(f"{address}voila/render/{lang}/{path}?seed=7#step-{number}")
        step = page.locator(".cartes-step[data-current]")
        step.locator(".cartes-mount[data-filled]").first.wait_for()
        page.evaluate(SIZES_SET)
        return step

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("lesson", "number"), [("BA-09", 8), ("BO-07", 3), ("TR-02", 6)])
def test_the_title_of_a_lesson_is_complete(open_step, lesson, number, size):
    where = open_step(lesson, number, size).page.locator(".cartes-where")
    assert not where.locator("b").evaluate(CUT_TEXT)
    assert not where.evaluate(OUTSIDE, ".cartes-header")


@pytest.fixture
def large_browser(browser):
    """A browser with a large font, which also changes the queries in rems: for them, a phone is
    then a low window.
    """
    large = browser.browser_type.launch(
        executable_path=windowless(), args=[*FLAGS, "--blink-settings=defaultFontSize=32"]
    )
    yield large
    large.close()


def test_the_title_is_complete_in_a_browser_with_a_large_font(large_browser, address):
    page = large_browser.new_page(viewport={"width": 360, "height": 740}, locale="fr-FR")
    page.goto(f"{address}voila/render/{written_lessons()['TR-04']}?seed=7#step-8")
    where = page.locator(".cartes-where")
    where.wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert not where.evaluate(OUTSIDE, ".cartes-header")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_goal_is_in_one_line_and_the_first_answer_in_view(open_step, size):
    step = open_step("BA-09", 8, size)
    assert not step.locator(".cartes-status").evaluate(CUT_TEXT)
    answer = step.locator(".cartes-answer button").first.bounding_box()
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    assert answer["y"] + answer["height"] * 0.7 <= bar["y"]
    assert not step.locator(".cartes-only-words").evaluate(CUT_TEXT)


@pytest.mark.parametrize(("lesson", "number"), [("BO-07", 2), ("TR-04", 2)])
def test_a_shortened_text_ends_with_a_whole_line(open_step, lesson, number):
    text = open_step(lesson, number, SIZES[0]).locator(".cartes-folded[data-cut]").first
    assert not text.evaluate(PART_OF_A_LINE)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_walk_has_whole_captions_and_unbroken_names(open_step, size):
    step = open_step("TR-01", 3, size)
    step.locator(".cartes-acts .cartes-primary").click()
    caption = step.locator(".cartes-caption")
    for number in (3, 4):
        step.locator(".cartes-acts .cartes-primary").click()
        step.locator(".cartes-count").get_by_text(f"{number}/").wait_for()
        assert not caption.evaluate(OUTSIDE, ".cartes-ask-head")
        assert step.locator(".cartes-seat-name").evaluate_all(BROKEN_NAMES) == []


def answer_wrongly(form):
    """Answers an exercise by a misconception, if it has one, and waits for the verdict."""
    if not pick_wrongly(form):
        form.locator("[data-do=main]").evaluate("(button) => button.click()")
    form.locator(".cartes-verdict").wait_for()


def pick_wrongly(form):
    """Touches the answers of a misconception; returns whether that judges them."""
    code = read_code((form.locator(".cartes-code").text_content() or "").split()[-1])
    exercise = generate(code.lesson, code.kind, code.seed, code.level)
    key = answer_key(exercise)
    answer(form.page, form, exercise.schema, next(iter(key.mistakes.values()), key.answer))
    return is_graded_at_touch(exercise.schema)


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
@pytest.mark.parametrize(("lesson", "number"), [("BA-02", 7), ("BO-11", 6)])
def test_a_long_exercise_scrolls_with_the_page_and_nothing_in_it_does(
    open_step, lesson, number, size
):
    form = open_step(lesson, number, size).locator(".cartes-exercise")
    assert form.locator(".cartes-prompt").evaluate(IN_VIEW)
    assert form.evaluate(SCROLLED) == []
    form.locator("[data-do=hint]").click()
    hint = form.locator(".cartes-hint")
    hint.wait_for()
    assert hint.evaluate(IN_VIEW)
    answer_wrongly(form)
    assert form.locator(".cartes-verdict-title").evaluate(IN_VIEW)
    # A verdict that is higher than the window has no other way.
    assert {*form.evaluate(SCROLLED)} <= {"cartes-verdict cartes-wrong"}


@pytest.mark.parametrize("size", [*ALL_SIZES, (390, 844)], ids=str)
@pytest.mark.parametrize(
    ("lesson", "number"), [("BA-02", 7), ("BO-04", 8), ("BO-07", 8), ("TR-04", 11)]
)
def test_a_hint_and_a_verdict_move_nothing_and_are_in_view(open_step, lesson, number, size):
    form = open_step(lesson, number, size).locator(".cartes-exercise")
    places = form.evaluate(PLACES)
    assert len(places) > 1
    form.locator("[data-do=hint]").click()
    form.locator(".cartes-hint").wait_for()
    assert form.locator(".cartes-hint").evaluate(IN_VIEW)
    assert form.evaluate(PLACES) == places
    scrolled = form.page.evaluate("scrollY")
    # To touch an answer below the window scrolls the page; the verdict does not.
    if not pick_wrongly(form):
        scrolled = form.page.evaluate("scrollY")
        form.locator("[data-do=main]").evaluate("(button) => button.click()")
    form.locator(".cartes-verdict").wait_for()
    assert form.locator(".cartes-verdict-title").evaluate(IN_VIEW)
    assert form.page.evaluate("scrollY") == scrolled


def test_the_question_stays_in_view_above_a_verdict_below_the_answers(open_step):
    form = open_step("BA-02", 7, SIZES[0]).locator(".cartes-exercise")
    answer_wrongly(form)
    assert form.locator(".cartes-prompt").evaluate(IN_VIEW)
    assert form.locator(".cartes-verdict").evaluate(IN_VIEW)
    parts = form.locator(".cartes-prompt, .cartes-verdict")
    assert parts.evaluate_all(OVERLAPS) == []


def test_the_verdict_on_a_phone_leaves_the_answers_below_it_in_view(open_step):
    form = open_step("TR-04", 11, SIZES[0], "es").locator(".cartes-exercise")
    answer_wrongly(form)
    verdict = form.locator(".cartes-verdict")
    assert verdict.evaluate(IN_VIEW)
    assert form.locator(".cartes-verdict, .cartes-pick").evaluate_all(OVERLAPS) == []
    assert form.locator(".cartes-pick").evaluate_all(f"(all) => all.length && all.every({IN_VIEW})")


@pytest.mark.parametrize("size", [*SIZES[:1], (390, 844), (1280, 720)], ids=str)
def test_a_walk_with_a_number_is_whole_and_stands_still(open_step, size):
    step = open_step("TR-04", 8, size, "es")
    count = step.locator(".cartes-count")
    step.locator(".cartes-pass").wait_for(state="hidden")
    for number in (2, 3, 4):
        step.locator(".cartes-acts .cartes-primary").click()
        count.get_by_text(f"{number}/4").wait_for()
        assert step.page.evaluate("scrollY") == 0
    skip = step.locator(".cartes-pass")
    assert skip.evaluate(IN_VIEW)
    assert not skip.evaluate(OUTSIDE, ".cartes-walk-felt")
    hand = step.locator(".cartes-hand .cartes-face")
    assert hand.evaluate_all(f"(all) => all.length && all.every({IN_VIEW})")


def test_a_guess_about_three_tricks_is_whole_on_a_phone(open_step):
    step = open_step("TR-04", 7, SIZES[0], "es")
    places = step.evaluate(PLACES)
    for part in (".cartes-ask-prompt", ".cartes-choice-of >> nth=0", ".cartes-pass"):
        assert step.locator(part).evaluate(IN_VIEW)
    step.locator(".cartes-pass").click()
    why = step.locator(".cartes-reply-why")
    why.wait_for()
    assert step.evaluate(PLACES)[: len(places)] == places
    end = why.bounding_box()
    link = step.locator(".cartes-reply a.cartes-quiet").evaluate(TEXT_TOP)
    assert end["y"] + end["height"] <= link + 4


def test_only_lessons_limit_the_size_of_large_letters(open_step):
    page = open_step("BO-04", 8, SIZES[0]).page
    size = """(isLesson) => {
        document.documentElement.classList.toggle("cartes-stepping", isLesson);
        const probe = document.createElement("p");
        probe.style.fontSize = "var(--cartes-text-base)";
        document.body.append(probe);
        return parseFloat(getComputedStyle(probe).fontSize);
    }"""
    assert page.evaluate(size, False) == 32
    assert 20 < page.evaluate(size, True) < 32


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_cards_to_touch_are_in_view_with_the_whole_question(open_step, size):
    form = open_step("BO-04", 8, size).locator(".cartes-exercise")
    assert form.locator(".cartes-prompt").evaluate(IN_VIEW)
    cards = form.locator(".cartes-pick-card")
    assert cards.evaluate_all(f"(all) => all.length && all.every({IN_VIEW})")
    assert form.locator(".cartes-seat-name").evaluate_all(OVERLAPS) == []
    answer_wrongly(form)
    assert form.locator(".cartes-tag").evaluate_all(OVERLAPS) == []


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_the_words_of_the_bar_do_not_cover_each_other(open_step, size):
    form = open_step("BO-04", 8, size).locator(".cartes-exercise")
    bar = form.page.locator(
        "#cartes-previous, #cartes-place, #cartes-next, .cartes-exercise:visible .cartes-acts > *"
    )
    assert bar.evaluate_all(OVERLAPS) == []
    form.locator("[data-do=hint]").click()
    form.locator(".cartes-hint").wait_for()
    assert bar.evaluate_all(OVERLAPS) == []
    hint = form.locator("[data-do=hint]")
    assert not hint.evaluate(CUT_TEXT)
    answer_wrongly(form)
    assert bar.evaluate_all(OVERLAPS) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_number_of_a_card_fits_its_disc(open_step, size):
    form = open_step("BO-04", 8, size).locator(".cartes-exercise")
    assert not form.locator(".cartes-order").first.evaluate(
        "(disc) => parseFloat(getComputedStyle(disc).fontSize) > disc.clientHeight * 0.75"
    )


@pytest.mark.parametrize("lang", ["fr", "es"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_walk_of_several_players_has_its_table_and_question_in_view(open_step, size, lang):
    step = open_step("BA-12", 4, size, lang)
    onward = step.locator(".cartes-acts .cartes-primary")
    while not step.locator(".cartes-pass").count():
        before = step.locator(".cartes-count").text_content()
        onward.click()
        expect(step.locator(".cartes-count")).not_to_have_text(before)
    felt = step.locator(".cartes-walk-felt")
    names = felt.locator(".cartes-group-name:visible")
    assert names.evaluate_all(OVERLAPS) == []
    hand = felt.locator(".cartes-hand .cartes-face")
    assert hand.evaluate_all(f"(all) => all.length && all.every({IN_VIEW})")
    assert felt.locator(".cartes-ask-prompt").evaluate(IN_VIEW)
    assert felt.locator(".cartes-choice-of").first.evaluate(IN_VIEW)
    assert felt.locator(".cartes-choice-of").evaluate_all(BROKEN_NAMES) == []


def test_the_caption_of_a_walk_beside_its_table_ends_above_the_question(open_step):
    step = open_step("BA-12", 4, (1280, 720))
    walk = step.locator(".cartes-walk")
    while not walk.locator(".cartes-pass").count():
        before = walk.locator(".cartes-count").text_content()
        step.locator(".cartes-acts .cartes-primary").click()
        expect(walk.locator(".cartes-count")).not_to_have_text(before)
    caption = walk.locator(".cartes-caption").bounding_box()
    question = walk.locator(".cartes-ask-prompt").bounding_box()
    assert caption["y"] + caption["height"] <= question["y"] + 1


@pytest.fixture
def open_large_table(browser, address):
    """A function that opens a table on a phone with doubled text size, and returns its cloth."""
    contexts = []

    def open_it(game, size=SIZES[0]):
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="fr-FR", reduced_motion="reduce"
        )
        contexts.append(context)
        context.add_init_script(DOUBLED)
        page = context.new_page()
        open_table(page, address, game)
        return page.locator(".cartes-match-cloth")

    yield open_it
    for context in contexts:
        context.close()


@pytest.mark.parametrize("game", GAMES)
def test_faces_at_a_table_keep_the_size_that_they_have_with_usual_letters(open_large_table, game):
    cloth = open_large_table(game)
    face = cloth.locator(".cartes-match-disc:has(> .cartes-portrait)")
    face.first.wait_for()
    assert face.evaluate_all("(all) => all.every((disc) => disc.offsetWidth <= 48)")


@pytest.mark.parametrize("size", [SIZES[0], (1280, 720)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_hand_and_the_message_of_a_table_are_whole_before_it_is_scrolled(
    open_large_table, game, size
):
    cloth = open_large_table(game, size)
    for part in (".cartes-match-hand button", ".cartes-match-message"):
        cloth.locator(part).first.wait_for()
        assert cloth.locator(part).evaluate_all(
            """(all) => all.length && all.every((part) =>
                part.getBoundingClientRect().bottom <= innerHeight + 1)"""
        )
    parts = cloth.locator(
        ".cartes-match-menu > summary, .cartes-match-north .cartes-match-who, .cartes-match-paper"
    )
    assert parts.evaluate_all(OVERLAPS) == []


@pytest.mark.parametrize("size", [SIZES[0], (1280, 720)], ids=str)
def test_two_calls_of_a_table_are_in_view_and_their_stakes_are_smaller(open_large_table, size):
    cloth = open_large_table("truco", size)
    calls = cloth.locator(".cartes-match-call")
    calls.nth(1).wait_for()
    box = calls.nth(1).bounding_box()
    assert box["y"] + box["height"] <= size[1]
    size_of = "(node) => parseFloat(getComputedStyle(node).fontSize)"
    name, stake = (calls.first.locator(part) for part in ("b", ".cartes-match-stake"))
    assert stake.evaluate(size_of) <= name.evaluate(size_of) + 1


def test_no_name_of_a_seat_to_touch_is_broken(open_step):
    step = open_step("BO-11", 8, SIZES[0])
    assert step.locator(".cartes-at-seats .cartes-item-text").evaluate_all(BROKEN_NAMES) == []
