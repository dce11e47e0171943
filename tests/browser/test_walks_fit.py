"""Tests that walks, piles and comparisons of lessons fit every screen, at each of their steps.

All these widgets are on one page with one kernel, each in its own step. The normal run tests the
widget of each kind with the most text, on the two screens with the least space.
"""

import ast
import json

import pytest

from cartes_lib.messages import LANGUAGES
from cartes_widgets import lesson as lesson_calls
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough
from cartes_widgets.pages.lesson_calls import widget_class

from .conftest import ROOT, visiting
from .framed import SIZED, framed
from .pages import open_lesson, written_lessons

SIZES = [(360, 740), (390, 844), (1280, 720), (1920, 1080)]
TIGHT = [(360, 740), (1280, 720)]
"""Screens of the smallest phone and of the smallest wide window."""
WALKS = tuple(
    call
    for call in lesson_calls.__all__
    if (made := widget_class(call)) and issubclass(made, Walkthrough)
)
WIDGETS = {
    **dict.fromkeys(WALKS, ".cartes-walk"),
    "variant_switch": ".cartes-variants",
    "pile_table": ".cartes-pile-table",
    "decision_tree": ".cartes-tree",
}
LARGEST_CHOICE = ("BO-14", "guess", 'guess("botifarra", "lead", of=3)')
"""A call that shows a question in which some cards of a hand of twelve can be chosen."""
PARTS = (
    ".cartes-caption, .cartes-kick, .cartes-ask-prompt, .cartes-face:not(.cartes-no-card),"
    " .cartes-choice-of, .cartes-number-form, .cartes-pass, .cartes-segment,"
    " .cartes-reply-title, .cartes-reply-why"
)
MAX_STEPS = 40

# Parts that are out of view, as (lesson, widget, width), each with a reason. Three at most.
EXCEPTIONS: dict[tuple[str, str, int], str] = {}

IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")
NARROW = """(all) => all.filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const isHit = (x) => node.contains(document.elementFromPoint(x, top + height / 2));
    // 44 px from the card's edge, if another lies over it; else around its middle.
    const isWide = (from) => isHit(from + 1) && isHit(from + 43);
    return !isWide(left) && !isWide(left + width / 2 - 22);
}).map((node) => `${node.dataset.card} is narrower than a finger`)"""
LOOK = """async (node, [sizes, parts, toTouch]) => {
    const inView = IN_VIEW;
    const narrow = NARROW;
    const sized = SIZED;
    const faults = [];
    for (const [width, height] of sizes) {
        await sized(width, height);
        scrollTo(0, 0);
        const bar = document.querySelector(".cartes-steps-bar").getBoundingClientRect().top;
        // As the page does when it is stepped through.
        if (node.getBoundingClientRect().bottom > bar) node.scrollIntoView({ block: "start" });
        const isShown = (part) => part.checkVisibility({ visibilityProperty: true });
        const missed = inView([...node.querySelectorAll(parts)].filter(isShown));
        missed.push(...narrow([...node.querySelectorAll(toTouch)]));
        if (document.documentElement.scrollWidth > innerWidth)
            missed.push("the page scrolls sideways");
        faults.push(...missed.map((what) => [width, height, what]));
    }
    return faults;
}"""
LOOK = LOOK.replace("IN_VIEW", IN_VIEW).replace("SIZED", SIZED).replace("NARROW", NARROW)
TO_TOUCH = ".cartes-touch:not([aria-disabled=true])"
COLOUR = "(node) => getComputedStyle(node).backgroundColor"
FILTERS = "(all) => all.map((node) => getComputedStyle(node).filter)"


def widgets_of(path, names):
    """Pairs of a function name and a source: the cells of a notebook that call one of `names`.

    A source begins with the assignments of earlier cells that it uses.
    """
    cells = json.loads((ROOT / "tutorials" / path).read_text("utf-8"))["cells"]
    assigned: dict[str, str] = {}
    for cell in cells:
        source = "".join(cell["source"])
        if cell["cell_type"] != "code" or not (body := ast.parse(source).body):
            continue
        shown = body[-1].value if isinstance(body[-1], ast.Expr) else None
        name = shown.func.id if isinstance(shown, ast.Call) else ""
        if name in names:
            used = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
            yield name, "\n".join([*(assigned[key] for key in assigned if key in used), source])
        for statement in body:
            if isinstance(statement, ast.Assign):
                targets = [node.id for node in statement.targets if isinstance(node, ast.Name)]
                assigned.update(dict.fromkeys(targets, ast.unparse(statement)))


def all_of(lang, names=tuple(WIDGETS)):
    """Lesson, function name and source of each cell in a language that calls one of `names`."""
    return [
        (lesson, name, source)
        for lesson, path in sorted(written_lessons().items())
        for name, source in widgets_of(f"{lang}/{path.split('/', 1)[1]}", names)
    ]


EVERY = all_of("fr")


LONGEST = [
    max(those, key=lambda item: len(item[2]))
    for name in WIDGETS
    if (those := [item for item in EVERY if item[1] == name])
]


class Look:
    """Checks widgets, and collects the parts that are out of view.

    A part has its lesson, function name, width, height, state and selector.
    """

    def __init__(self, sizes):
        self.sizes, self.errors = sizes, []

    def at(self, lesson, name, piece, state):
        """Checks the widget with the element `piece` at every size; `state` names its state."""
        for width, height, missed in piece.evaluate(LOOK, [self.sizes, PARTS, TO_TOUCH]):
            self.errors.append((lesson, name, width, height, state, missed))


def stepped(piece, look, lesson, name):
    """Steps through the walk `piece` and passes its questions; checks each step by `look`."""
    onward = piece.locator(".cartes-step-button").last
    for step in range(MAX_STEPS):
        look.at(lesson, name, piece, f"step {step + 1}")
        if piece.locator(".cartes-pass").count():
            piece.locator(".cartes-pass").click()
            piece.locator(".cartes-reply-title").wait_for()
            look.at(lesson, name, piece, f"reply at step {step + 1}")
        if onward.get_attribute("aria-disabled") == "true":
            return
        onward.click()
    raise AssertionError(f"{lesson}: a walk of more than {MAX_STEPS} steps")


def switched(piece, look, lesson, name):
    """Shows a hand in each variant and touches its first card; `look` checks each state.

    `piece` is the page's element with the hand and the switch of variants.
    """
    for segment in piece.locator(".cartes-segment").all():
        segment.click()
        piece.locator(".cartes-touch").first.click()
        look.at(lesson, name, piece, segment.inner_text())


def refused(piece, look, lesson, name):
    """Shows why a number cannot be thrown on the pile `piece`; checks both states by `look`."""
    look.at(lesson, name, piece, "asked")
    closed = piece.locator(".cartes-rank[aria-disabled=true]")
    if closed.count():
        # It is marked as disabled, but a click explains the refusal.
        closed.first.click(force=True)
        look.at(lesson, name, piece, "refused")


def asked(piece, look, lesson, name):
    """Steps through the questions of the decision tree `piece`; checks each question by `look`."""
    for number in range(MAX_STEPS):
        look.at(lesson, name, piece, f"question {number + 1}")
        count = piece.locator(".cartes-tree-log li").count()
        if not piece.locator(".cartes-pass").count():
            return
        piece.locator(".cartes-pass").click()
        piece.locator(".cartes-tree-log li").nth(count).wait_for()


def chosen(piece, look, lesson, name):
    """Checks a guess `piece` about some cards of a hand: the other cards must be dimmed."""
    look.at(lesson, name, piece, "asked")
    asked_about = piece.locator(TO_TOUCH).evaluate_all(FILTERS)
    others = piece.locator("span.cartes-face[data-card]").evaluate_all(FILTERS)
    assert (len(asked_about), len(others)) == (4, 8)
    assert set(asked_about) == {"none"}
    assert "none" not in others


LOOKS = {
    ".cartes-walk": stepped,
    ".cartes-variants": switched,
    ".cartes-pile-table": refused,
    ".cartes-tree": asked,
    ".cartes-guess": chosen,
}


def out_of_view(browser, written_pages, pieces, sizes, lang="fr"):
    """The parts of widgets that are out of view on a screen of one of the sizes.

    `pieces` are the widgets: lesson, name of the function, and the call that creates the widget.
    """
    look = Look(sizes)
    stands = [(f"{lesson} : {name}", source) for lesson, name, source in pieces]
    frame = framed(browser, written_pages.of_steps(stands, lang))
    steps = frame.locator(".cartes-step")
    for number, (lesson, name, _) in enumerate(pieces):
        frame.evaluate(f"location.hash = '#step-{number + 2}'")
        step = steps.nth(number + 1)
        step.wait_for()
        part = WIDGETS.get(name, ".cartes-guess")
        LOOKS[part](step.locator(part), look, lesson, name)
    frame.page.context.close()
    return look.errors


def test_each_kind_of_widget_occurs_in_the_lessons():
    assert {WIDGETS[name] for _, name, _ in EVERY} == set(WIDGETS.values())


def test_every_step_of_the_longest_walk_of_each_kind_is_in_view_and_wide_enough(
    browser, written_pages
):
    faults = out_of_view(browser, written_pages, [*LONGEST, LARGEST_CHOICE], TIGHT)
    assert [fault for fault in faults if fault[:3] not in EXCEPTIONS] == []


@pytest.mark.long
def test_every_step_of_every_walk_is_in_view_on_every_screen(browser, written_pages):
    faults = out_of_view(browser, written_pages, EVERY, SIZES)
    assert [fault for fault in faults if fault[:3] not in EXCEPTIONS] == []
    assert set(EXCEPTIONS) <= {fault[:3] for fault in faults}, "each is needed"


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_step_of_every_walk_is_in_view_in_every_language(browser, written_pages, lang):
    faults = out_of_view(browser, written_pages, all_of(lang), TIGHT, lang)
    assert [fault for fault in faults if fault[:3] not in EXCEPTIONS] == []


def test_there_are_few_exceptions_and_each_has_its_reason():
    assert len(EXCEPTIONS) <= 3
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
@pytest.mark.parametrize("step", [5, 6])
def test_stepping_through_a_walk_on_a_phone_scrolls_nothing(browser, address, step, width, height):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": width, "height": height})
        open_lesson(page, address, "BA-12")
        page.evaluate(f"location.hash = '#step-{step}'")
        onward = page.locator(".cartes-step[data-current] .cartes-step-button").last
        colour = onward.evaluate(COLOUR)
        onward.click()
        assert page.evaluate("scrollY") == 0
        # The pointer is still on the button, and a phone keeps this state after a touch.
        assert onward.evaluate(COLOUR) == colour
        whole = "document.documentElement.scrollHeight - innerHeight"
        assert page.evaluate(whole) <= 0
