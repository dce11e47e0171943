"""Tests of the part of a step that an answer opens: where the page scrolls, and its main button."""

import pytest
from playwright.sync_api import expect

from .conftest import visiting
from .pages import SIZES_SET, open_lesson, wait_until_rendered

SIZES = [(360, 740), (740, 360), (1280, 720)]
PLACES = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const step = ".cartes-step[data-current]";
    return {
        header: box(".cartes-header").bottom,
        part: box(`${step} .cartes-opens`).top,
        felt: box(`${step} .cartes-guess`).bottom,
        reply: box(`${step} .cartes-reply`).bottom,
    };
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_scrolls_to_the_part_and_has_one_main_button(browser, address, width, height):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": width, "height": height})
        open_lesson(page, address, "BA-06")
        page.evaluate("location.hash = '#step-4'")
        step = page.locator(".cartes-step[data-current]")
        step.locator(".cartes-pass").click()
        main = page.locator(".cartes-primary").filter(visible=True)
        expect(main).to_have_text(["Continuer"])
        before = main.bounding_box()
        places = page.evaluate(PLACES)
        assert places["reply"] <= places["felt"] + 1
        main.click()
        # The walk's button replaces the page's, at the same place.
        expect(step.locator(".cartes-walk .cartes-primary")).to_be_visible()
        expect(main).to_have_count(1)
        assert main.bounding_box() == pytest.approx(before, abs=1)
        places = page.evaluate(PLACES)
        assert places["part"] == pytest.approx(places["header"], abs=1)
        assert places["felt"] <= places["header"] + 1


@pytest.fixture
def open_step(browser, address):
    """A function that opens a step of a notebook on a phone; it returns the step's element."""
    with visiting(browser, address) as (page, _):

        def open_it(path, number):
            page.set_viewport_size({"width": 360, "height": 740})
            page.goto(f"{address}voila/render/{path}")
            wait_until_rendered(page)
            page.evaluate(f"location.hash = '#step-{number}'")
            return page.locator(".cartes-step[data-current]")

        yield open_it


def go_on_after(guess):
    """Passes a guess, and opens what is behind it; before the reply, the button leads elsewhere."""
    guess.locator(".cartes-pass").click()
    expect(guess.locator(".cartes-reply-title")).to_be_visible()
    guess.page.locator("#cartes-next").click()


@pytest.mark.parametrize("lang", ["fr", "es", "ca", "en"])
def test_a_reply_of_six_lines_shows_its_last_row_and_the_right_card(open_step, lang):
    step = open_step(f"{lang}/botifarra/16_right_card.ipynb", 5)
    guess = step.locator(".cartes-guess")
    guess.locator("[data-card='8c']").click()
    reply = guess.locator(".cartes-reply")
    right = guess.locator(".cartes-hand [data-mark=right]")
    expect(right).to_be_visible()
    # The title's line box may be a few pixels higher than its letters.
    assert reply.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 6
    covered = right.bounding_box()
    assert covered["y"] + covered["height"] <= reply.bounding_box()["y"] + 8


@pytest.mark.parametrize(
    ("path", "number", "before"),
    [("es/botifarra/15_counting.ipynb", 5, 0), ("fr/botifarra/04_free.ipynb", 4, 1)],
)
def test_a_long_reply_leaves_half_of_the_right_card_in_view(open_step, path, number, before):
    guesses = open_step(path, number).locator(".cartes-guess")
    for place in range(before):
        go_on_after(guesses.nth(place))
    guess = guesses.nth(before)
    guess.locator(".cartes-pass").click()
    right = guess.locator(".cartes-hand [data-mark=right]")
    expect(right).to_be_visible()
    card, reply = right.bounding_box(), guess.locator(".cartes-reply").bounding_box()
    assert card["y"] + card["height"] * 0.45 <= reply["y"]


VISIBLE_TAGS = """(guess) => [
    ...guess.querySelectorAll(":is([data-mark=given], [data-mark=right]) > .cartes-face-tag"),
].map((tag) => {
    const { x, y, width, height } = tag.getBoundingClientRect();
    return tag.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_a_long_reply_covers_neither_label_of_the_card_touched_and_the_right_one(open_step):
    guesses = open_step("fr/botifarra/04_free.ipynb", 4).locator(".cartes-guess")
    go_on_after(guesses.first)
    guess = guesses.nth(1)
    guess.locator(".cartes-touch").last.click()
    expect(guess.locator("[data-mark=given]")).to_be_visible()
    assert guess.evaluate(VISIBLE_TAGS) == [True, True]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_the_reply_names_a_wrong_answer_in_words_where_it_covers_it(open_step, width, height):
    step = open_step("fr/botifarra/06_contract.ipynb", 6)
    step.page.set_viewport_size({"width": width, "height": height})
    step.page.evaluate(SIZES_SET)
    guesses = step.locator(".cartes-guess")
    go_on_after(guesses.first)
    wrong = guesses.nth(1).get_by_role("button", name="Je délègue")
    wrong.click()
    expect(guesses.nth(1).locator(".cartes-own-idea")).to_have_text(
        "\u2715 votre idée : Je délègue"
    )
    expect(wrong).to_be_hidden()


def test_the_hand_stays_when_tricks_to_remember_are_gone_and_at_the_reply(open_step):
    step = open_step("es/botifarra/15_counting.ipynb", 3)
    guess = step.locator(".cartes-guess").first
    onward = guess.locator(".cartes-fading-next")
    for _ in range(3):
        onward.click()
    expect(onward).to_be_hidden()
    hand = guess.locator(".cartes-hand")
    before = hand.bounding_box()
    guess.locator(".cartes-choice-of").last.click()
    expect(guess.locator(".cartes-reply-title")).to_be_visible()
    expect(onward).to_be_visible()
    assert hand.bounding_box() == pytest.approx(before, abs=1)


@pytest.mark.parametrize("number", [2, 3])
def test_the_trump_is_above_the_player_on_the_left_of_a_trick_to_remember(open_step, number):
    guess = open_step("en/botifarra/15_counting.ipynb", number).locator(".cartes-guess").first
    trump = guess.locator(".cartes-trump").bounding_box()
    name = guess.locator(".cartes-seat-west > *").first.bounding_box()
    assert trump["y"] + trump["height"] <= name["y"] + 1


def test_the_reply_about_three_hands_covers_none_of_them(open_step):
    step = open_step("fr/balco/02_setup.ipynb", 6)
    guess = step.locator(".cartes-guess").first
    guess.locator(".cartes-pass").click()
    reply = guess.locator(".cartes-reply").bounding_box()
    last = guess.locator(".cartes-row").last.bounding_box()
    assert last["y"] + last["height"] <= reply["y"] + 4


def test_a_reply_beside_players_in_landscape_is_whole(open_step):
    step = open_step("es/balco/08_shooting.ipynb", 3)
    step.page.set_viewport_size({"width": 740, "height": 360})
    step.page.evaluate(SIZES_SET)
    guess = step.locator(".cartes-guess").first
    guess.locator(".cartes-pass").click()
    expect(guess.locator(".cartes-reply-title")).to_be_visible()
    reply = guess.locator(".cartes-reply")
    assert reply.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 1
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    assert reply.bounding_box()["y"] + reply.bounding_box()["height"] <= bar["y"]


def test_four_long_answers_and_the_hand_are_in_view_in_landscape(open_step):
    step = open_step("es/botifarra/17_two_players.ipynb", 5)
    step.page.set_viewport_size({"width": 740, "height": 360})
    step.page.evaluate(SIZES_SET)
    guess = step.locator(".cartes-guess").bounding_box()
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    assert guess["y"] + guess["height"] <= bar["y"] + 1


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_four_answers_in_a_walk_cover_no_player(open_step, lang):
    step = open_step(f"{lang}/balco/09_joker.ipynb", 4)
    go_on_after(step.locator(".cartes-guess"))
    walk = step.locator(".cartes-walk")
    for number in range(2, 6):
        walk.locator(".cartes-step-button").last.click()
        expect(walk.locator(".cartes-count")).to_contain_text(f"{number}/")
        if number == 3:
            walk.locator(".cartes-pass").click()
            expect(walk.locator(".cartes-reply-title")).to_be_visible()
    expect(walk.locator(".cartes-choice-of")).to_have_count(4)
    table = walk.locator(".cartes-scene").bounding_box()
    question = walk.locator(".cartes-ask-open").bounding_box()
    assert table["y"] + table["height"] <= question["y"]


@pytest.mark.parametrize("number", [5, 6])
def test_the_own_balcony_of_a_walk_lies_on_the_felt(open_step, number):
    walk = open_step("fr/balco/12_match.ipynb", number).locator(".cartes-walk")
    felt = walk.locator(".cartes-walk-felt").bounding_box()
    for part in (".cartes-felt-fronts .cartes-row", ".cartes-felt-fronts .cartes-group-name"):
        assert walk.locator(part).bounding_box()["x"] >= felt["x"] + 4


def test_the_reply_in_a_walk_does_not_cover_the_hand(open_step):
    step = open_step("fr/balco/12_match.ipynb", 5)
    walk = step.locator(".cartes-walk")
    for _ in range(2):
        walk.locator(".cartes-step-button").last.click()
    expect(walk.locator(".cartes-count")).to_contain_text("3/9")
    walk.locator(".cartes-pass").click()
    reply = walk.locator(".cartes-reply").bounding_box()
    hand = walk.locator(".cartes-hand > .cartes-row").bounding_box()
    assert hand["y"] + hand["height"] <= reply["y"] + 4


def walk_at_question(step, number):
    """The walk of a step, which is shown up to its question `number`, the first of which is 1."""
    go_on_after(step.locator(".cartes-guess"))
    walk = step.locator(".cartes-walk")
    for question in range(1, number + 1):
        while not walk.locator(".cartes-ask-open").is_visible():
            walk.locator(".cartes-step-button").last.click()
        if question < number:
            walk.locator(".cartes-pass").click()
            expect(walk.locator(".cartes-reply")).to_be_visible()
            walk.locator(".cartes-step-button").last.click()
    return walk


def test_four_answers_in_a_walk_cover_no_card_of_the_pile(open_step):
    walk = walk_at_question(open_step("es/balco/09_joker.ipynb", 4), 2)
    asked = walk.locator(".cartes-ask-open")
    expect(asked.locator(".cartes-choice-of")).to_have_count(4)
    card = walk.locator(".cartes-card").last.bounding_box()
    assert card["y"] + card["height"] <= asked.bounding_box()["y"]


def test_a_walk_for_two_players_fits_a_phone_in_landscape(open_step):
    step = open_step("ca/balco/04_three_cards.ipynb", 3)
    go_on_after(step.locator(".cartes-guess"))
    step.page.set_viewport_size({"width": 740, "height": 360})
    step.page.evaluate(SIZES_SET)
    hand = step.locator(".cartes-walk .cartes-hand").bounding_box()
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    assert hand["y"] + hand["height"] <= bar["y"]


def test_the_reply_beside_a_walk_is_shown_from_its_first_line(open_step):
    step = open_step("ca/balco/12_match.ipynb", 4)
    step.page.set_viewport_size({"width": 740, "height": 360})
    step.page.evaluate(SIZES_SET)
    walk = step.locator(".cartes-walk")
    while not walk.locator(".cartes-pass").is_visible():
        walk.locator(".cartes-step-button").last.click()
    # As if the page had scrolled to the button.
    walk.locator(".cartes-ask-talk").evaluate("(talk) => (talk.scrollTop = talk.scrollHeight)")
    walk.locator(".cartes-pass").evaluate("(button) => button.click()")
    expect(walk.locator(".cartes-reply-title")).to_be_visible()
    assert walk.locator(".cartes-ask-talk").evaluate("(talk) => talk.scrollTop") == 0


def test_an_answer_stays_in_view_above_a_part_of_two_lines(open_step):
    step = open_step("ca/botifarra/01_cards.ipynb", 4)
    go_on_after(step.locator(".cartes-guess"))
    heading = step.locator(".cartes-opens h3").last
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(step.locator(".cartes-guess .cartes-reply-title")).to_be_in_viewport()


def test_long_answers_beside_a_long_hand_are_in_view_on_a_phone(open_step):
    step = open_step("es/botifarra/16_right_card.ipynb", 3)
    button = step.locator(".cartes-guess .cartes-pass").first
    bar = step.page.locator(".cartes-steps-bar").bounding_box()
    box = button.bounding_box()
    assert box["y"] + box["height"] <= bar["y"]
    # The text above is cut, and a button opens all of it.
    expect(step.locator(".cartes-unfold").first).to_be_visible()


def test_the_cards_of_a_tree_stay_below_questions_of_one_line_and_of_two(open_step):
    tree = open_step("fr/botifarra/04_free.ipynb", 5).locator(".cartes-tree")
    tops = set()
    for answered in range(3):
        expect(tree.locator(".cartes-tree-log > li")).to_have_count(answered)
        tops.add(round(tree.locator(".cartes-scene").bounding_box()["y"]))
        tree.locator(".cartes-pass").click()
    expect(tree.locator(".cartes-tree-end")).to_be_visible()
    tops.add(round(tree.locator(".cartes-scene").bounding_box()["y"]))
    assert max(tops) - min(tops) <= 1


IN_FELT = """(node) => {
    const own = node.getBoundingClientRect();
    const felt = node.closest(".cartes-felt").getBoundingClientRect();
    const area = node.closest(".cartes-ask-talk").getBoundingClientRect();
    const reply = (node.closest(".cartes-reply") ?? node).getBoundingClientRect();
    return own.height > 0 && own.bottom <= Math.min(felt.bottom, area.bottom, reply.bottom) + 1;
}"""


@pytest.mark.parametrize(("width", "height", "part"), [(740, 360, "pass"), (1280, 720, "rule")])
def test_a_walk_asks_for_a_number_and_answers_in_view(browser, address, width, height, part):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{address}voila/render/en/truco/13_contraflor.ipynb")
        wait_until_rendered(page)
        page.evaluate("location.hash = '#step-6'")
        walk = page.locator(".cartes-step[data-current] .cartes-walk")
        for number in range(2, 6):
            walk.locator(".cartes-step-button").last.click()
            expect(walk.locator(".cartes-count")).to_contain_text(f"{number}/")
        skip = walk.locator(".cartes-pass")
        expect(skip).to_be_visible()
        if part == "pass":
            assert skip.evaluate(IN_FELT)
        else:
            skip.click()
            rule = walk.locator(".cartes-reply details")
            expect(rule).to_be_visible()
            assert rule.evaluate(IN_FELT)


def test_a_question_answered_on_a_card_says_so_on_a_low_phone(browser, address):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": 740, "height": 360})
        open_lesson(page, address, "BO-03")
        page.evaluate("location.hash = '#step-3'")
        step = page.locator(".cartes-step[data-current]")
        expect(step.locator(".cartes-touch").first).to_be_visible()
        expect(step.locator(".cartes-ask-foot > .cartes-how")).to_be_visible()
