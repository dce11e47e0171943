"""Tests that every exercise fits every screen: question, button, verdict and reason.

On the smallest screen, or with a doubled font size, the page scrolls, but nothing is cut or
covered.
"""

import json

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import LEVELS, answer_key, exercise_kinds, generate, read_code
from cartes_lib.asking.render import public
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES

from .conftest import PATIENCE
from .framed import SIZED, framed
from .pages import CUT, LETTERS, SIZES_SET, SMALLEST
from .stepping import SEEDS, stepping_notebook

SIZES = [(360, 740), (390, 844), (1280, 720), (1920, 1080)]
TIGHT = [SIZES[0], SIZES[2]]
"""Screens of a phone and a laptop; the other screens are larger in both directions."""
EVERY = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
MAX_PER_FORM = 1

# Parts that are out of view, as (lesson, kind, width), each with a reason. Three at most.
EXCEPTIONS: dict[tuple[str, str, int], str] = {}

TOOLS = """() => {
    const form = document.querySelector('.cartes-exercise');
    const part = (selector) => form.querySelector(selector);
    const press = (name) => part(`[data-do=${name}]`).click();
    const code = () => part('.cartes-code').textContent;
    const until = async (isSo, what) => {
        const late = performance.now() + PATIENCE;
        while (!isSo()) {
            if (performance.now() > late) throw new Error(`${code()}: ${what} never came`);
            await new Promise((go) => setTimeout(go, 2));
        }
    };
    const seen = (node) => {
        const bar = document.querySelector('.cartes-steps-bar').getBoundingClientRect();
        const top = document.querySelector('.cartes-header').getBoundingClientRect().bottom;
        const box = node.getBoundingClientRect();
        if (box.height < 8 || box.width < 8) return 'is not there';
        if (box.top < top - 1) return 'lies above the page';
        const isInBar = node.closest('.cartes-acts');
        if (box.bottom > (isInBar ? bar.bottom : bar.top) + 1) return 'lies below the page';
        const [x, y] = [box.x + box.width / 2, box.bottom - 3];
        const hit = document.elementFromPoint(x, y);
        return hit && (node.contains(hit) || hit.contains(node)) ? '' : 'is covered';
    };
    const choices = () =>
        [...form.querySelectorAll('.cartes-pick, .cartes-bin, .cartes-answer input')]
            .filter((node) => node.checkVisibility({ visibilityProperty: true }));
    const asked = () => {
        const faults = [];
        for (const node of choices()) {
            const box = node.getBoundingClientRect();
            if (box.width < 44 || box.height < 44)
                faults.push([node.dataset.id, `is ${box.width} by ${box.height}`]);
            const why = seen(node);
            if (why) faults.push([node.dataset.id, why]);
        }
        const height = part('.cartes-prompt').getBoundingClientRect().height;
        const line = parseFloat(getComputedStyle(part('.cartes-prompt')).lineHeight);
        if (innerWidth < 768 && height > 3.2 * line)
            faults.push(['.cartes-prompt', `${height / line} lines`]);
        return faults;
    };
    const look = () => {
        scrollTo(0, 0);
        const verdict = part('.cartes-verdict');
        const faults = verdict ? [] : asked();
        const parts = verdict
            ? ['.cartes-verdict-title', '.cartes-why', '[data-do=main]']
            : ['.cartes-prompt', '[data-do=main]'];
        for (const selector of parts)
            for (const node of form.querySelectorAll(selector)) {
                const why = seen(node);
                if (why) faults.push([selector, why]);
            }
        if (document.documentElement.scrollWidth > innerWidth)
            faults.push(['the page', 'scrolls sideways']);
        return faults.map((fault) => [code(), innerWidth, ...fault]);
    };
    const lookSmall = (letters) => {
        const faults = CUT().map((text) => [text, 'is cut']);
        if (document.documentElement.scrollWidth > innerWidth)
            faults.push(['the page', 'scrolls sideways']);
        const parts =
            '.cartes-prompt, .cartes-verdict-title, .cartes-why, [data-do=main], .cartes-seat-name';
        for (const node of [...form.querySelectorAll(parts), ...choices()]) {
            node.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = node.getBoundingClientRect();
            // What is said beside it instead is kept for ears alone.
            if (width <= 1 || height <= 1) continue;
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            if (!hit || !(node.contains(hit) || hit.contains(node)))
                faults.push([node.dataset.id ?? node.className, 'cannot be brought into view']);
        }
        return faults.map((fault) => [code(), innerWidth, ...fault, letters]);
    };
    const answer = async () => {
        if (part('.cartes-verdict')) {
            press('main');
            await until(() => !part('.cartes-verdict'), 'the question again');
        }
        const hints = part('[data-do=hint]').textContent;
        press('hint');
        await until(() => part('[data-do=hint]').textContent !== hints, 'an answer');
        press('main');
        await until(() => part('.cartes-verdict'), 'a verdict');
        return part('.cartes-verdict').classList.contains('cartes-right');
    };
    const another = async () => {
        const before = code();
        press('another');
        await until(() => code() !== before, 'another');
    };
    const sized = SIZED;
    const lookAtAll = async (sizes, smallest, letters) => {
        const faults = [];
        for (const [width, height] of sizes) {
            await sized(width, height);
            faults.push(...look());
        }
        for (const node of letters) {
            await sized(...smallest, node);
            faults.push(...lookSmall(node));
        }
        return faults;
    };
    const steady = () => {
        // A touch would answer it.
        if (part('[data-do=main]').classList.contains('cartes-only-words')) return [];
        const talk = part('.cartes-talk');
        const height = talk.offsetHeight;
        const moved = [...talk.querySelectorAll('.cartes-pick[aria-pressed=false]')]
            .filter((node) => !node.closest('fieldset'))
            .filter((node) => {
                node.click();
                const isMoved = talk.offsetHeight !== height;
                node.click();
                return isMoved;
            });
        return moved.map((node) => [code(), innerWidth, node.dataset.id, 'moves the sheet']);
    };
    const stray = () => {
        for (const node of choices()) node.click();
        const isRight = part('.cartes-verdict')?.classList.contains('cartes-right');
        return isRight ? [] : [[code(), innerWidth, 'the verdict', 'goes at a touch']];
    };
    const through = async (isLast, ...all) => {
        const faults = await lookAtAll(...all);
        faults.push(...steady());
        for (let isRight = false; !isRight; faults.push(...(await lookAtAll(...all))))
            isRight = await answer();
        faults.push(...stray());
        if (!isLast) await another();
        return faults;
    };
    window.fit = { answer, through };
}"""
TOOLS = TOOLS.replace("PATIENCE", str(PATIENCE)).replace("CUT", f"({CUT})").replace("SIZED", SIZED)


def form_of(exercise):
    """The forms of an exercise's answer and scene, as a tuple; they determine how it is drawn."""
    inner = sorted({part.kind for _, _, part in getattr(exercise.schema, "parts", ())})
    return exercise.schema.kind, *inner, exercise.scene.kind


def fullest():
    """The exercises with the most contents of each form, as texts "lesson:kind:level:seed"."""
    result = {}
    for lesson, kind in EVERY:
        exercise = generate(lesson, kind, 0, LEVELS[-1])
        shown = len(json.dumps(public(exercise)))
        result.setdefault(form_of(exercise), []).append((shown, lesson, kind))
    for same in result.values():
        for _, lesson, kind in sorted(same)[-MAX_PER_FORM:]:
            yield f"{lesson}:{kind}:{LEVELS[-1]}:0"


def faults_at_sizes(browser, stepping, query, count, sizes):
    """The faults of the exercises that do not fit: lesson, kind, width, part and kind of fault.

    The page `stepping` shows `count` exercises, which its query string `query` chooses.
    """
    frame = framed(browser, f"{stepping}?{query}#step-2")
    frame.locator(".cartes-exercise").wait_for(state="visible")
    frame.evaluate(TOOLS)
    faults = []
    for number in range(count):
        given = [number + 1 == count, sizes, SMALLEST, LETTERS]
        faults.extend(frame.evaluate("(given) => fit.through(...given)", given))
    frame.page.context.close()
    return [(*place_of(code), *what) for code, *what in faults]


def place_of(label):
    """Lesson and kind of the exercise whose code is in `label`."""
    coded = read_code(label.split()[-1])
    return coded.lesson, coded.kind


def unexpected(faults):
    return [fault for fault in faults if tuple(fault[:3]) not in EXCEPTIONS]


def unneeded(faults):
    """The entries of `EXCEPTIONS` that are no longer needed: all their parts are in view."""
    return set(EXCEPTIONS) - {tuple(fault[:3]) for fault in faults}


@pytest.fixture(scope="module")
def of_every_form(browser, stepping):
    """The faults in the exercises of `fullest`, which together have every form."""
    chosen = list(fullest())
    return faults_at_sizes(browser, stepping, f"only={','.join(chosen)}", len(chosen), TIGHT)


def test_question_action_verdict_and_reason_are_in_view_for_every_form(of_every_form):
    faults = [fault for fault in of_every_form if fault[2] != SMALLEST[0]]
    assert unexpected(faults) == []


def test_at_320_px_no_form_is_cut_nor_covered_however_large_its_letters(of_every_form):
    faults = [fault for fault in of_every_form if fault[2] == SMALLEST[0]]
    assert unexpected(faults) == []


def test_the_reply_about_twelve_cards_leaves_the_hand_in_view(browser, stepping):
    context = browser.new_context(locale="fr-FR", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.set_viewport_size({"width": TIGHT[1][0], "height": TIGHT[1][1]})
    page.goto(f"{stepping}?only=BO-14:play:1:0#step-2")
    page.locator(".cartes-exercise").wait_for(state="visible")
    page.evaluate(TOOLS)
    page.evaluate("fit.answer()")
    page.evaluate(SIZES_SET)
    assert page.locator(".cartes-verdict > .cartes-values tr").count() <= 6
    assert page.locator(".cartes-law .cartes-values tr").count() == 12
    assert page.evaluate("document.documentElement.scrollHeight") <= TIGHT[1][1]
    context.close()


def test_a_wrong_verdict_opens_the_part_with_the_mistake_and_marks_the_answer(browser, stepping):
    exercise = generate("BO-11", "spot", 0, LEVELS[-1])
    right = answer_key(exercise).answer
    laws = next(schema for name, _, schema in exercise.schema.parts if name == "law")
    wrong = next(item.id for item in laws.items if item.id != right["law"])
    frame = framed(browser, f"{stepping}?only=BO-11:spot:{LEVELS[-1]}:0#step-2")
    form = frame.locator(".cartes-exercise")
    form.wait_for(state="visible")
    frame.evaluate(f"(async () => await ({SIZED})(360, 740))()")
    for name, given in {**right, "law": wrong}.items():
        part = form.locator(f"[data-part={name}]")
        part.locator(".cartes-part-name").evaluate("(node) => node.click()")
        part.locator(f'[data-id="{given}"]').evaluate("(node) => node.click()")
    form.locator("[data-do=main]").evaluate("(node) => node.click()")
    expect(form.locator("[data-part][data-open]")).to_have_attribute("data-part", "law")
    law = form.locator("[data-part=law]")
    expect(law).to_have_attribute("data-mark", "extra")
    for ident, mark in ((wrong, "extra"), (right["law"], "good")):
        choice = law.locator(f'[data-id="{ident}"]')
        expect(choice).to_have_attribute("data-mark", mark)
        expect(choice.locator(".cartes-dot")).to_be_visible()
    # The other parts can still be read after the verdict, and their signs seen.
    name = form.locator("[data-part]:not([data-part=law]) .cartes-part-name").first
    name.evaluate("(node) => node.click()")
    other = name.locator("xpath=ancestor::*[@data-part]")
    expect(other).to_have_attribute("data-open", "")
    # The sign is on a disc of its own: on the sheet it was white on white.
    content, ink, disc = name.evaluate(
        """(node) => {
            const { content, color, backgroundColor } = getComputedStyle(node, "::after");
            return [content, color, backgroundColor];
        }"""
    )
    assert content == '"✓"'
    assert disc not in (ink, "rgba(0, 0, 0, 0)")
    frame.page.context.close()


def test_only_the_things_in_wrong_places_are_marked_as_wrong(browser, stepping):
    exercise = generate("BA-02", "setup", 0, LEVELS[-1])
    right = answer_key(exercise).answer
    first, second = list(right["places"])[:2]
    swapped = {first: right["places"][second], second: right["places"][first]}
    frame = framed(browser, f"{stepping}?only=BA-02:setup:{LEVELS[-1]}:0#step-2")
    form = frame.locator(".cartes-exercise")
    form.wait_for(state="visible")
    for item, place in {**right["places"], **swapped}.items():
        for target in (f"[data-place={place}]", f"[data-id={item}]"):
            form.locator(f"[data-part=places] {target}").evaluate("(node) => node.click()")
    form.locator(f'[data-part=stock] [data-id="{right["stock"]}"]').evaluate("(n) => n.click()")
    form.locator("[data-do=main]").evaluate("(node) => node.click()")
    for item in right["places"]:
        mark = "extra" if item in swapped else "good"
        expect(form.locator(f"[data-part=places] [data-id={item}]")).to_have_attribute(
            "data-mark", mark
        )
    frame.page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_out_of_view_or_cut_in_any_exercise(browser, stepping, level):
    query = f"seeds={SEEDS}&levels={level}"
    faults = faults_at_sizes(browser, stepping, query, len(EVERY) * SEEDS, SIZES)
    assert unexpected(faults) == []
    assert level < LEVELS[-1] or unneeded(faults) == set()


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_nothing_is_out_of_view_or_cut_in_any_language(browser, written_pages, lang):
    query = f"seeds=1&levels={LEVELS[-1]}"
    address = written_pages.add(stepping_notebook(lang))
    faults = faults_at_sizes(browser, address, query, len(EVERY), TIGHT)
    assert unexpected(faults) == []


def test_an_exception_spares_its_own_exercise_and_width_only(monkeypatch):
    monkeypatch.setitem(EXCEPTIONS, ("XX-01", "pick", 360), "an example")
    exempt, other = ("XX-01", "pick", 360, "the page"), ("XX-01", "order", 360, "the page")
    wider = ("XX-01", "pick", 390, "the page")
    assert unexpected([exempt, other, wider]) == [other, wider]


def test_an_exception_without_a_part_out_of_view_is_unneeded(monkeypatch):
    item = ("XX-01", "pick", 360)
    monkeypatch.setitem(EXCEPTIONS, item, "an example")
    assert item not in unneeded([(*item, "the page")])
    assert item in unneeded([("XX-01", "order", 360, "the page")])


def test_there_are_few_exceptions_and_each_has_its_reason():
    assert len(EXCEPTIONS) <= 3
    assert all(EXCEPTIONS.values())


@pytest.mark.parametrize("size", [(360, 740), (820, 1180), (1280, 720)])
def test_after_a_wrong_answer_the_question_stays_and_a_forgotten_answer_has_a_word(
    browser, stepping, size
):
    frame = framed(browser, f"{stepping}?only=TR-06:call:{LEVELS[0]}:0#step-2")
    form = frame.locator(".cartes-exercise")
    form.wait_for(state="visible")
    frame.evaluate(f"(async () => await ({SIZED})({size[0]}, {size[1]}))()")
    forgotten = answer_key(generate("TR-06", "call", 0, LEVELS[0])).answer[-1]
    for item in form.locator(".cartes-pick").all():
        if item.get_attribute("data-id") != forgotten:
            item.evaluate("(node) => node.click()")
    form.locator("[data-do=main]").evaluate("(node) => node.click()")
    form.locator(".cartes-verdict").wait_for()
    word = form.locator(f'[data-id="{forgotten}"] .cartes-tag').bounding_box()
    assert word
    assert word["width"] > 20
    question, reason = form.locator(".cartes-prompt").bounding_box(), form.locator(".cartes-why")
    assert question
    assert question["y"] >= form.locator(".cartes-sheet-text").bounding_box()["y"]
    assert question["y"] + question["height"] <= reason.bounding_box()["y"]
    frame.page.context.close()
