"""Tests of the areas of answers: a number without a value, an order to change."""

import re

import pytest
from playwright.sync_api import expect

from .pages import DOUBLED, SIZES_SET, Series, go_to_exercise, open_lesson

STEP_OF = """(part) => [...document.querySelectorAll(".cartes-step")]
    .findIndex((step) => step.querySelector(part)) + 1"""
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def open_step(visit, address):
    """A function that opens the first step of a lesson with an element, and returns the page."""
    page, _ = visit
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="reduce")

    def open_it(lesson, part):
        open_lesson(page, address, lesson)
        page.evaluate(f"location.hash = '#step-{page.evaluate(STEP_OF, part)}'")
        expect(page.locator(part).filter(visible=True).first).to_be_visible()
        return page

    return open_it


def test_an_empty_number_has_no_thumb_and_the_first_step_is_in_the_middle(open_step):
    page = open_step("BO-02", ".cartes-dial")
    answer = page.locator(".cartes-number-answer:visible").first
    dial, field = answer.locator(".cartes-dial"), answer.locator("input[type=number]")
    assert dial.get_attribute("data-empty") is not None
    low, high = (int(dial.get_attribute(name)) for name in ("min", "max"))
    answer.get_by_label("Un de plus").click()
    assert low < int(field.input_value()) < high
    expect(dial).to_have_value(field.input_value())
    assert dial.get_attribute("data-empty") is None
    field.fill("")
    assert dial.get_attribute("data-empty") is not None


def test_a_wrong_order_marks_the_wrong_item_and_says_the_right_order(open_step):
    page = open_step("BO-01", ".cartes-order-answer")
    form = page.locator(".cartes-exercise:has(.cartes-order-answer):visible")
    rest = form.locator(".cartes-rest button")
    while rest.count():
        rest.first.click()
    page.get_by_role("button", name="Vérifier").click()
    expect(form.locator("[data-mark=extra]")).to_have_count(1)
    expect(form.locator(".cartes-right-answer")).to_contain_text("Bonne réponse")
    expect(form.locator("[data-do=main]")).to_have_text("Exercice suivant")
    placed = form.locator(".cartes-placed button")
    count = placed.count()
    placed.first.click()
    expect(placed).to_have_count(count)


def answered_wrongly(form, pick):
    """Answers exercises of `form` by `pick` until one is wrong; returns the marked wrong answer."""
    wrong = form.locator(".cartes-pick[data-mark=extra]")
    for _ in range(20):
        pick.click()
        expect(form.locator(".cartes-verdict")).to_be_visible()
        if wrong.count():
            break
        form.locator("[data-do=main]").click()
        expect(form.locator(".cartes-verdict")).to_have_count(0)
    return wrong


def test_a_wrong_number_is_marked_and_moves_nothing(open_step):
    page = open_step("BA-11", "[data-kind=odds] .cartes-number-answer")
    form = page.locator("[data-kind=odds]:visible")
    field, tags = form.locator("input[type=number]"), form.locator(".cartes-tag")
    field.fill("100")
    before = field.bounding_box()
    form.locator("[data-do=main]").click()
    expect(form.locator(".cartes-verdict")).to_be_visible()
    expect(tags).to_have_text(["\u2715 votre idée"])
    expect(form.locator(".cartes-right-answer")).to_contain_text(re.compile(r"\d+"))
    after = field.bounding_box()
    assert all(abs(before[side] - after[side]) <= 1 for side in before)
    form.locator("[data-do=main]").click()
    expect(tags).to_have_count(0)


def test_a_wrong_card_is_marked_beside_the_answer_and_there_is_no_second_try(open_step):
    page = open_step("BO-01", "[data-kind=duel] .cartes-answer")
    form = page.locator("[data-kind=duel]:visible")
    following = form.locator("[data-do=main]")
    wrong = answered_wrongly(form, form.locator(".cartes-answer .cartes-pick").last)
    expect(wrong).to_contain_text("votre idée")
    answer = form.locator(".cartes-pick[data-mark=good]")
    expect(answer).to_contain_text("la réponse")
    expect(following).to_have_text("Exercice suivant")
    expect(following).to_be_focused()
    answer.click()
    expect(wrong).to_have_count(1)
    following.click()
    expect(form.locator(".cartes-pick[aria-pressed=true]")).to_have_count(0)


def test_after_a_wrong_seat_the_right_one_has_a_visible_sign_too(open_step):
    page = open_step("BO-03", "[data-kind=next] .cartes-pick")
    form = page.locator("[data-kind=next]:visible")
    wrong = answered_wrongly(form, form.locator(".cartes-pick").first)
    for seat in (wrong, form.locator(".cartes-pick[data-mark=good]")):
        expect(seat.locator(".cartes-dot")).to_be_visible()


@pytest.mark.parametrize("lesson", ["BO-01", "TR-01"])
def test_a_phone_shows_the_whole_line_of_a_goal(open_step, lesson):
    page = open_step(lesson, ".cartes-exercise")
    line = page.locator(".cartes-streak:visible").first
    expect(line).to_contain_text("de suite")
    shown, around = line.bounding_box(), line.locator("..").bounding_box()
    assert shown["y"] + shown["height"] <= around["y"] + around["height"] + 1


@pytest.mark.parametrize("lesson", ["BO-11", "TR-16"])
def test_the_parts_of_an_answer_do_not_scroll_in_landscape(open_step, lesson):
    page = open_step(lesson, ".cartes-parts")
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate(SIZES_SET)
    sheet = page.locator(".cartes-talk-sheet:has(.cartes-parts):visible").first
    assert sheet.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1


def test_an_upright_tablet_has_a_large_table_for_a_question_about_players(open_step):
    page = open_step("BO-08", ".cartes-guess .cartes-around")
    page.set_viewport_size({"width": 820, "height": 1180})
    page.evaluate("location.hash = '#step-5'")
    page.evaluate(SIZES_SET)
    guess = page.locator(".cartes-guess:visible")
    table = guess.locator(".cartes-around").bounding_box()
    assert table["height"] > guess.bounding_box()["height"] * 0.4


def test_a_laptop_shows_a_hand_and_the_whole_question_about_it(open_step):
    page = open_step("BO-06", ".cartes-guess")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.evaluate("location.hash = '#step-6'")
    page.evaluate(SIZES_SET)
    guess = page.locator(".cartes-guess:visible").bounding_box()
    assert guess["y"] + guess["height"] <= page.locator(".cartes-steps-bar").bounding_box()["y"]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (820, 1180)])
def test_a_guess_marks_the_right_answer_and_mine_with_signs(open_step, width, height):
    page = open_step("TR-05", ".cartes-guess")
    page.set_viewport_size({"width": width, "height": height})
    guess = page.locator(".cartes-step[data-current] .cartes-guess")
    guess.locator(".cartes-choice-of").first.click()
    sign = "(node) => getComputedStyle(node, '::after').content.slice(0, 3)"
    for mark, shown in (("given", '"✕"'), ("right", '"✓"')):
        choice = guess.locator(f"[data-mark={mark}]")
        expect(choice).to_be_visible()
        assert choice.evaluate(sign) == shown


def test_a_guessed_share_shows_the_right_number_beside_mine(open_step):
    page = open_step("TR-05", ".cartes-share")
    page.set_viewport_size({"width": 1280, "height": 720})
    form = page.locator(".cartes-step[data-current] .cartes-number-form")
    form.locator("input[type=number]").fill("90")
    submit = form.locator("[type=submit]")
    submit.click()
    expect(submit.get_by_text("✓ 25")).to_be_visible()
    expect(form.locator("input[type=number]")).to_have_value("90")
    expect(form.locator("i").nth(24)).to_have_class("cartes-share-full cartes-share-right")


def test_a_guess_without_cards_leaves_no_empty_table_on_an_upright_tablet(open_step):
    page = open_step("TR-04", ".cartes-guess")
    page.set_viewport_size({"width": 820, "height": 1180})
    step = page.locator(".cartes-step[data-current]")
    part = step.locator(".cartes-opens")
    expect(part).to_be_hidden()
    step.locator(".cartes-pass").click()
    expect(part).to_be_visible()
    table = step.locator(".cartes-guess").bounding_box()
    assert table["height"] < 700
    assert part.bounding_box()["y"] < table["y"] + table["height"] + 100


def test_the_number_of_a_played_card_is_within_the_card(open_step):
    page = open_step("BO-03", ".cartes-exercise .cartes-order")
    front = page.locator(".cartes-exercise:visible .cartes-front").first
    card, number = (
        front.locator(part).bounding_box() for part in (".cartes-card", ".cartes-order")
    )
    assert number["y"] >= card["y"]
    assert number["x"] + number["width"] <= card["x"] + card["width"]


def test_larger_letters_break_no_name_of_a_player(open_step):
    page = open_step("BO-03", ".cartes-guess")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(SIZES_SET)
    name = page.locator(".cartes-step[data-current] .cartes-guess").get_by_text("partenaire")
    lines = """(node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
    }"""
    assert name.evaluate(lines) == 1


def test_a_third_row_of_answers_is_in_view_in_landscape(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"{address}voila/render/es/botifarra/11_faults.ipynb?seed=7#step-6")
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
    last = page.locator(".cartes-exercise:visible [data-part=law] .cartes-pick").last.bounding_box()
    bar = page.locator(".cartes-steps-bar").bounding_box()
    assert last["y"] + last["height"] <= bar["y"] + 1


def test_three_numbers_beside_a_table_are_wide_enough_to_touch_in_landscape(open_step):
    page = open_step("TR-04", ".cartes-guess .cartes-choice-of")
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate(SIZES_SET)
    answers = page.locator(".cartes-step[data-current] .cartes-choice-of").all()
    assert len(answers) == 3
    assert min(answer.bounding_box()["width"] for answer in answers) >= 44


NAME_HEIGHTS = """(trick) => ["west", "east"].map((place) => {
    const seats = [...trick.children];
    const seat = seats.find((each) => each.style.getPropertyValue("--place").trim() === place);
    return Math.round(seat.querySelector(".cartes-seat-name").getBoundingClientRect().top);
})"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1280, 720)])
def test_a_player_who_has_not_played_has_the_name_at_the_height_of_the_others(
    open_step, width, height
):
    page = open_step("BO-10", ".cartes-guess .cartes-trick")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SIZES_SET)
    trick = page.locator(".cartes-step[data-current] .cartes-trick").first
    left, right = trick.evaluate(NAME_HEIGHTS)
    assert abs(left - right) <= 1


def test_doubled_text_breaks_no_call_of_a_player(open_step):
    open_step("BO-07", ".cartes-seat-call").context.add_init_script(DOUBLED)
    page = open_step("BO-07", ".cartes-seat-call")
    broken = page.locator(".cartes-step[data-current] .cartes-seat-call").evaluate_all(
        """(calls) => calls.filter((call) => {
            const range = document.createRange();
            range.selectNodeContents(call);
            const lines = range.getClientRects().length;
            return lines > call.textContent.split(" ").length;
        }).map((call) => call.textContent)"""
    )
    assert broken == []


def test_doubled_text_fits_the_height_of_the_bar(open_step):
    open_step("BA-09", ".cartes-only-words").context.add_init_script(DOUBLED)
    page = open_step("BA-09", ".cartes-only-words")
    text = page.locator(".cartes-step[data-current] .cartes-only-words")
    assert text.evaluate("(node) => node.scrollHeight <= node.clientHeight")


def answered_by_a_mistake(page, address, lesson, kind, number):
    """The widget of an exercise, after an answer that follows from a misconception."""
    open_lesson(page, address, lesson)
    go_to_exercise(page, number)
    series = Series(page, lesson, kind, number)
    series.take_up()
    series.solve(series.wrong_idea()[1])
    page.evaluate(SIZES_SET)
    return series.widget


@pytest.mark.parametrize(
    ("exercise", "size"), [(("TR-16", "call", 1), (740, 360)), (("BO-11", "spot", 0), (360, 740))]
)
def test_the_reason_has_the_space_of_longer_parts_of_the_answer(visit, address, exercise, size):
    page, _ = visit
    page.set_viewport_size({"width": size[0], "height": size[1]})
    form = answered_by_a_mistake(page, address, *exercise)
    why = form.locator(".cartes-why, .cartes-right-answer:not(.cartes-unseen)").last.bounding_box()
    text = form.locator(".cartes-sheet-text").bounding_box()
    assert why["y"] + why["height"] <= text["y"] + text["height"]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_an_item_in_a_wrong_place_shows_its_letter_and_the_right_one(visit, address, width, height):
    page, _ = visit
    page.set_viewport_size({"width": width, "height": height})
    form = answered_by_a_mistake(page, address, "BA-02", "setup", 0)
    wrong = form.locator(".cartes-sorted [data-mark=extra]").first
    mine = wrong.get_attribute("data-letter")
    assert wrong.locator(".cartes-dot").inner_text() == mine
    right = wrong.locator(".cartes-tag")
    expect(right).to_be_in_viewport(ratio=1)
    shown = re.fullmatch(r"\u2715 \u2192 ([A-D])", right.inner_text())
    assert shown is not None
    assert shown[1] != mine


def test_a_label_below_a_card_is_not_covered_by_the_symbol_of_a_card_in_the_next_row(
    visit, address
):
    page, _ = visit
    page.set_viewport_size(PHONE)
    form = answered_by_a_mistake(page, address, "BO-05", "legal", 0)
    covered = form.evaluate(
        """(form) => {
            const boxes = (part) =>
                [...form.querySelectorAll(`.cartes-pick-card[data-mark] ${part}`)]
                    .map((node) => node.getBoundingClientRect());
            const dots = boxes(".cartes-dot").filter(({ width }) => width);
            return boxes(".cartes-tag").filter((tag) => tag.width && dots.some((dot) =>
                dot.left < tag.right - 1 && tag.left < dot.right - 1
                && dot.top < tag.bottom - 1 && tag.top < dot.bottom - 1)).length;
        }"""
    )
    assert covered == 0
