"""Tests that the parts of a lesson's step do not move.

Cards, seats and the main button keep their places and sizes within a pixel: from the question to
hint, verdict and rule, and between the steps of a walk.
"""

import pytest

from cartes_lib.asking import LEVELS
from cartes_lib.messages import LANGUAGES

from .conftest import PATIENCE, visiting
from .framed import RECTS, SIZED, framed
from .pages import open_lesson
from .test_exercises_fit import EVERY, fullest
from .test_walks_fit import LONGEST, MAX_STEPS, WALKS, all_of

SCREENS = [(360, 740), (390, 844), (740, 360), (820, 1180), (1280, 720), (1920, 1080)]
SIZES = [*SCREENS, *((*screen, "200%") for screen in SCREENS)]
SOME = [SIZES[0], SIZES[2], SIZES[4], SIZES[6]]
"""The sizes of the normal run, one with letters twice as large; the long run takes all."""
GUESSES = [
    ("guess", 'guess("botifarra", "allowed", hand="9o 12o 3o 5c", trick="1o 4o")'),
    ("guess", 'guess("botifarra", "lead", of=0)'),
    ("guess", 'guess("truco", "stronger", cards="1o 2c")'),
    ("guess", 'guess("truco", "odds", of="bravas")'),
    ("guess", 'guess("truco", "stake", history="envido", answer="no-quiero", among="0 1 2")'),
    ("guess", 'guess("balco", "allowed", hand="3o 9e 12b", throws="4o 6c")'),
    ("guess", 'guess("balco", "next", throws="9o 1c>3")'),
    ("guess", 'guess("botifarra", "leader", trick="12o 2b 3o 1o", trump="bastos")'),
]
"""Guesses whose answer is a number, cards of a hand, other cards, a share, a choice or players."""

MOVED = """async (root, [sizes, seen, state]) => {
    const sized = SIZED;
    const rects = RECTS;
    const moved = [];
    for (const size of sizes) {
        await sized(...size);
        const first = (seen[size.join()] ??= {});
        for (const [name, rect] of Object.entries(rects(root))) {
            first[name] ??= rect;
            const by = Math.max(...rect.map((value, at) => Math.abs(value - first[name][at])));
            if (by > 1) moved.push([size.join(" "), state, name, Math.round(by)]);
        }
    }
    return [moved, seen];
}"""
MOVED = MOVED.replace("SIZED", SIZED).replace("RECTS", RECTS)


class Watch:
    """Records the first place of each part of a widget, and the parts that move later."""

    def __init__(self, sizes):
        self.sizes, self.seen, self.moved = sizes, {}, []

    def at(self, root, state):
        """Compares the places of all parts of `root`, at every size, with their first places.

        `state` names the current state, for the record of moved parts.
        """
        moved, self.seen = root.evaluate(MOVED, [self.sizes, self.seen, state])
        self.moved.extend(moved)


def moved_in_exercises(browser, address, chosen, sizes):
    """The parts that move in the exercises `chosen`, from the question to the verdict.

    A wrong answer comes before the right answer. An entry begins with the exercise's name.
    """
    frame = framed(browser, f"{address}?only={','.join(chosen)}#step-2")
    form = frame.locator(".cartes-exercise")
    form.wait_for(state="visible")
    code = form.locator(".cartes-code")
    moved = []
    for number, name in enumerate(chosen):
        watch = Watch(sizes)
        watch.at(form, "asked")
        for state in ("wrong", "right"):
            press(form, "hint")
            form.locator(".cartes-hint").first.wait_for(state="attached")
            watch.at(form, f"hint, {state}")
            press(form, "main")
            form.locator(".cartes-verdict").wait_for()
            watch.at(form, state)
            form.locator(".cartes-verdict .cartes-law").evaluate("(law) => { law.open = true; }")
            watch.at(form, f"rule, {state}")
            if form.locator(".cartes-verdict.cartes-right").count():
                break
            press(form, "main")
            form.locator(".cartes-verdict").wait_for(state="detached")
        moved.extend((name, *item) for item in watch.moved)
        if number + 1 < len(chosen):
            before = code.text_content()
            press(form, "another")
            frame.wait_for_function(
                "(before) => document.querySelector('.cartes-code').textContent !== before",
                arg=before,
                timeout=PATIENCE,
            )
    frame.page.context.close()
    return moved


def press(form, name):
    """Presses the button `name` of an exercise, even if it is out of view."""
    form.locator(f"[data-do={name}]").evaluate("(node) => node.click()")


def moved_in_widgets(browser, written_pages, widgets, sizes, lang="fr"):
    """The parts that move in walks and guesses between their first state and their last.

    `widgets` are pairs: the name of the function that creates the widget, and the call.
    """
    stands = [(f"{number}: {name}", source) for number, (name, source) in enumerate(widgets)]
    moved = []
    frame = framed(browser, written_pages.of_steps(stands, lang))
    steps = frame.locator(".cartes-step")
    for number, (name, source) in enumerate(widgets):
        frame.evaluate(f"location.hash = '#step-{number + 2}'")
        step = steps.nth(number + 1)
        step.wait_for()
        watch = Watch(sizes)
        (walked if name in WALKS else guessed)(step, watch)
        moved.extend((source, *item) for item in watch.moved)
    frame.page.context.close()
    return moved


def guessed(step, watch):
    """Passes the guess of a step and opens the rule of its reply; `watch` compares each state."""
    guess = step.locator(".cartes-guess").first
    watch.at(guess, "asked")
    answered(guess, watch, "reply")


def answered(widget, watch, state):
    """Passes a question and opens the rule of the reply; `watch` compares each state."""
    widget.locator(".cartes-pass").evaluate("(node) => node.click()")
    widget.locator(".cartes-reply-title").wait_for()
    watch.at(widget, state)
    for rule in widget.locator(".cartes-reply .cartes-fold").all():
        rule.evaluate("(node) => { node.open = true; }")
        watch.at(widget, f"rule, {state}")


def walked(step, watch):
    """Steps through a walk, passes its questions, opens each rule; `watch` compares each state."""
    walk = step.locator(".cartes-walk").first
    onward = walk.locator(".cartes-step-button").last
    for number in range(MAX_STEPS):
        watch.at(walk, f"step {number + 1}")
        if walk.locator(".cartes-pass").count():
            answered(walk, watch, f"reply {number + 1}")
        if onward.get_attribute("aria-disabled") == "true":
            return
        onward.evaluate("(node) => node.click()")
    raise AssertionError(f"a walk of more than {MAX_STEPS} steps")


def test_nothing_moves_in_an_exercise_of_any_form(browser, stepping):
    assert moved_in_exercises(browser, stepping, list(fullest()), SOME) == []


def test_nothing_moves_where_a_hint_answers_every_part_before_the_window_changes(browser, stepping):
    several_parts = "BO-11:spot:3:0"
    assert moved_in_exercises(browser, stepping, [several_parts], [SIZES[1], SIZES[0]]) == []


def test_nothing_moves_in_the_longest_walk_of_each_kind_nor_in_a_guess(browser, written_pages):
    walks = [(name, source) for _, name, source in LONGEST if name in WALKS]
    assert moved_in_widgets(browser, written_pages, [*walks, *GUESSES], SOME) == []


@pytest.mark.parametrize(("width", "height"), [(740, 360), (1280, 720)])
@pytest.mark.parametrize(("lesson", "step"), [("BO-04", 2), ("BA-04", 4)])
def test_nothing_moves_where_an_answer_opens_the_part_below(
    browser, address, lesson, step, width, height
):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": width, "height": height})
        open_lesson(page, address, lesson)
        page.evaluate(f"location.hash = '#step-{step}'")
        guess = page.locator(".cartes-step[data-current] .cartes-guess")
        guess.wait_for()
        before = guess.evaluate(RECTS)
        guess.locator(".cartes-pass").click()
        page.locator(".cartes-step[data-current] .cartes-opens h3").wait_for(state="visible")
        # The page adapts its cards and shows opened parts within two frames.
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => "
            "requestAnimationFrame(() => requestAnimationFrame(done))))"
        )
        assert page.evaluate("scrollY") == 0
        after = guess.evaluate(RECTS)
        cards = [name for name in before if name.split()[0] in ("hand", "scene", "trick", "seat")]
        assert cards
        for name in cards:
            assert after[name] == pytest.approx(before[name], abs=1), name


@pytest.mark.long
def test_nothing_moves_in_any_exercise(browser, stepping):
    chosen = [f"{lesson}:{kind}:{LEVELS[-1]}:0" for lesson, kind in EVERY]
    assert moved_in_exercises(browser, stepping, chosen, SIZES) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_moves_in_any_walk_or_guess_of_the_lessons(browser, written_pages, lang):
    widgets = [(name, source) for _, name, source in all_of(lang, ("guess", *WALKS))]
    assert moved_in_widgets(browser, written_pages, widgets, SIZES, lang) == []
