"""Tests of the page of practice: a theme, a run without mistakes, and five minutes."""

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, generate, read_code

from .framed import SIZED, framed
from .pages import SIZES_SET, answer, is_graded_at_touch, wait_until_rendered
from .stepping import practice_notebook

pytestmark = pytest.mark.browser


@pytest.fixture
def practice(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/fr/review.ipynb")
    wait_until_rendered(page)
    return page


def mode(page, name):
    return page.locator(f".cartes-practice-modes [data-mode={name}]")


def message(page):
    return page.locator(".cartes-review > .cartes-caption")


def shown(page):
    """The exercise that the page shows, read from its code."""
    code = page.locator(".cartes-code")
    expect(code).not_to_be_empty()
    return generate(*read_code(code.text_content().split()[-1]))


def solve(page):
    exercise = shown(page)
    answer(page, page.locator(".cartes-exercise"), exercise.schema, answer_key(exercise).answer)
    if not is_graded_at_touch(exercise.schema):
        page.locator("[data-do=main]").click()
    expect(page.locator(".cartes-verdict.cartes-right")).to_be_visible()


def test_a_mode_pressed_while_the_page_opens_is_kept(visit, address):
    page, _ = visit
    early = """() => {
        const find = () => {
            const run = document.querySelector("[data-mode=run]");
            if (!run) return;
            seen.disconnect();
            run.click();
        };
        const seen = new MutationObserver(find);
        seen.observe(document, { subtree: true, childList: true });
    }"""
    page.add_init_script(f"({early})()")
    page.goto(f"{address}voila/render/fr/review.ipynb")
    wait_until_rendered(page)
    expect(message(page)).to_have_text("La première faute arrête tout.")
    expect(page.locator(".cartes-exercise")).to_be_visible()
    expect(page.locator(".cartes-practice-themes")).to_be_hidden()


def test_all_four_modes_are_in_view_on_a_phone(practice):
    for name in ("due", "theme", "run", "clock"):
        box = mode(practice, name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 44


def test_the_message_of_a_run_leaves_all_four_modes_whole_in_landscape(practice):
    practice.set_viewport_size({"width": 740, "height": 360})
    mode(practice, "run").click()
    expect(practice.locator(".cartes-exercise")).to_be_visible()
    last = mode(practice, "clock").bounding_box()
    modes = practice.locator(".cartes-practice-modes").bounding_box()
    assert last["x"] + last["width"] <= modes["x"] + modes["width"] + 1
    assert modes["x"] + modes["width"] <= message(practice).bounding_box()["x"]


def test_a_theme_is_chosen_from_a_list_and_its_exercises_follow(practice):
    mode(practice, "theme").click()
    themes = practice.locator(".cartes-practice-themes")
    expect(themes.locator("fieldset")).to_have_count(3)
    themes.get_by_role("button", name="Contro et recontro").click()
    expect(message(practice)).to_contain_text("Contro et recontro")
    expect(mode(practice, "theme")).to_have_attribute("aria-pressed", "true")
    assert shown(practice).lesson == "BO-07"
    solve(practice)
    expect(message(practice)).to_contain_text("une juste")
    expect(practice.locator("[data-do=main]")).to_have_text("Exercice suivant")


def test_the_themes_of_the_three_games_are_side_by_side_on_a_wide_window(practice):
    practice.set_viewport_size({"width": 1280, "height": 720})
    mode(practice, "theme").click()
    games = practice.locator(".cartes-practice-themes > fieldset")
    expect(games).to_have_count(3)
    assert len({games.nth(at).bounding_box()["y"] for at in range(3)}) == 1


def test_the_best_run_is_there_after_the_page_is_loaded_again(practice):
    mode(practice, "run").click()
    expect(message(practice)).to_have_text("La première faute arrête tout.")
    expect(practice.locator("[data-do=hint]")).to_be_hidden()
    solve(practice)
    expect(message(practice)).to_contain_text("Record : 1")
    practice.reload()
    wait_until_rendered(practice)
    mode(practice, "run").click()
    expect(message(practice)).to_contain_text("Record : 1")


def test_the_clock_runs_down_and_its_end_is_pythons_to_say(practice):
    practice.clock.install()
    mode(practice, "clock").click()
    clock = practice.get_by_role("timer")
    expect(clock).to_have_text("5:00")
    practice.clock.fast_forward(61_000)
    expect(clock).to_have_text("3:59")
    practice.clock.fast_forward(300_000)
    expect(clock).to_have_text("0:00")
    expect(practice.locator(".cartes-exercise")).to_be_visible()


def test_damaged_results_of_a_browser_break_nothing(practice):
    practice.evaluate("localStorage.setItem('cartes-practice-v1', '{\"run\": \"x\"}')")
    mode(practice, "run").click()
    expect(message(practice)).to_have_text("La première faute arrête tout.")


def test_after_the_mistake_that_ends_a_run_its_reason_stays_to_be_read(practice):
    mode(practice, "run").click()
    expect(message(practice)).to_have_text("La première faute arrête tout.")
    # A number has nothing to press again after the mistake.
    while shown(practice).schema.kind == "number" or not answer_key(shown(practice)).mistakes:
        solve(practice)
        code = practice.locator(".cartes-code").text_content()
        practice.locator("[data-do=main]").click()
        expect(practice.locator(".cartes-code")).not_to_have_text(code)
    exercise, form = shown(practice), practice.locator(".cartes-exercise")
    wrong = next(iter(answer_key(exercise).mistakes.values()))
    answer(practice, form, exercise.schema, wrong)
    if not is_graded_at_touch(exercise.schema):
        practice.locator("[data-do=main]").click()
    verdict = practice.locator(".cartes-verdict")
    expect(verdict).to_be_visible()
    expect(message(practice)).to_contain_text("Série finie")
    form.locator(".cartes-pick").first.click()
    expect(verdict).to_be_visible()
    expect(practice.locator("[data-do=main]")).to_have_text("Recommencer")
    practice.locator("[data-do=main]").click()
    expect(message(practice)).to_contain_text("La première faute arrête tout.")
    expect(verdict).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_an_exercise_has_the_space_of_the_texts_and_needs_no_scrolling(practice, width, height):
    page = practice
    page.set_viewport_size({"width": width, "height": height})
    introduction = page.locator(".cartes-step > .cartes-cell > p").first
    expect(introduction).to_be_visible()
    mode(page, "theme").click()
    page.locator(".cartes-practice-themes button").first.click()
    expect(page.locator(".cartes-exercise [data-do=main]")).to_be_visible()
    expect(introduction).to_be_hidden()
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight + 1")
    assert page.get_by_role("heading", level=1).count() == 1


SCROLLING_SHEETS = """[...document.querySelectorAll(".cartes-talk-sheet")]
    .filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1).length"""


def test_an_exercise_with_seven_answers_fits_a_phone_and_names_its_lesson(practice):
    page = practice
    mode(page, "theme").click()
    page.get_by_role("button", name="L’atout").click()
    while page.locator(".cartes-talk .cartes-pick-words").count() < 7:
        solve(page)
        before = page.locator(".cartes-code").text_content()
        page.locator("[data-do=main]").click()
        expect(page.locator(".cartes-code")).not_to_have_text(before)
    expect(page.locator(".cartes-status")).to_have_text("Choisir, déléguer, botifarra")
    for width, height in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate("document.documentElement.scrollHeight") == height
        assert page.evaluate(SCROLLING_SHEETS) == 0
        for part in (".cartes-review > .cartes-caption", ".cartes-talk .cartes-pick-words"):
            expect(page.locator(part).last).to_be_in_viewport(ratio=1)
        expect(mode(page, "clock")).to_be_in_viewport(ratio=1)


TALLEST = ["BO-16:why:1:0", "BO-09:score:3:1", "TR-07:next:3:1", "BO-12:term:3:0", "BO-05:sort:1:0"]
"""Exercises whose table needs most height. The verdict of the last one is the longest."""
BEYOND = f"""async (sizes) => {{
    const [sized, beyond] = [{SIZED}, []];
    for (const size of sizes) {{
        await sized(...size);
        const by = document.documentElement.scrollHeight - innerHeight;
        if (by > 0) beyond.push([...size, by]);
    }}
    return beyond;
}}"""


def test_the_page_never_scrolls_on_a_phone_not_even_for_the_tallest_exercises(
    browser, written_pages
):
    page = framed(browser, f"{written_pages.add(practice_notebook())}?only={','.join(TALLEST)}")
    form = page.locator(".cartes-exercise")
    form.wait_for(state="visible")
    sizes, code = [[360, 740], [390, 844], [740, 360]], form.locator(".cartes-code")
    for name in TALLEST:
        assert page.evaluate(BEYOND, sizes) == [], name
        before = code.text_content()
        if name != TALLEST[-1]:
            form.locator("[data-do=another]").evaluate("(node) => node.click()")
            expect(code).not_to_have_text(before)
    judge(form)
    assert page.evaluate(BEYOND, sizes) == []
    page.page.context.close()


def judge(form):
    """Lets the exercise of a stepping page be answered wrongly."""
    form.locator("[data-do=hint]").evaluate("(node) => node.click()")
    form.locator(".cartes-hint").first.wait_for(state="attached")
    form.locator("[data-do=main]").evaluate("(node) => node.click()")
    form.locator(".cartes-verdict").wait_for(state="attached")


def test_an_opened_rule_scrolls_into_view_in_the_sheet(browser, stepping):
    page = framed(browser, f"{stepping}?only=TR-05:value:1:0#step-2")
    form = page.locator(".cartes-exercise")
    form.wait_for(state="visible")
    page.evaluate(f"(async () => await ({SIZED})(360, 740))()")
    judge(form)
    form.locator(".cartes-verdict summary").evaluate("(node) => node.click()")
    bottom = "document.querySelector('{}').getBoundingClientRect().bottom"
    rule, sheet = bottom.format(".cartes-verdict tr"), bottom.format(".cartes-sheet-text")
    page.wait_for_function(f"{rule} <= {sheet}")
    page.page.context.close()
