"""Every exercise on every screen: question, button, verdict and reason without scrolling."""

import pytest

from cartes_lib.exercises import LEVELS, exercise_kinds, read_code
from cartes_lib.lessons import lessons

from .conftest import serving
from .stepping import PATH, SEEDS, write

SIZES = [(360, 740), (390, 844), (1280, 720), (1920, 1080)]
KINDS = sum(len(exercise_kinds(lesson)) for lesson in lessons())
TIGHT = {(360, 740), (1280, 720)}
"""Of telephones and of wider windows the ones with least room."""

# What is not in view, as (lesson, kind, width), and why. Three at most.
EXCEPTIONS: dict[tuple[str, str, int], str] = {}

SWEEP = """async (count) => {
    const form = document.querySelector('.cartes-exercise');
    const part = (selector) => form.querySelector(selector);
    const main = part('[data-do=main]');
    const press = (name) => part(`[data-do=${name}]`).click();
    const until = async (isSo, what) => {
        const late = performance.now() + 20000;
        while (!isSo()) {
            if (performance.now() > late) throw new Error(`${code()}: ${what} never came`);
            await new Promise((go) => setTimeout(go, 2));
        }
    };
    const code = () => part('.cartes-code').textContent;
    const faults = [];
    const bar = document.querySelector('.cartes-steps-bar').getBoundingClientRect();
    const top = document.querySelector('.cartes-header').getBoundingClientRect().bottom;
    const look = (state, selectors) => {
        const seen = (one) => {
            const box = one.getBoundingClientRect();
            if (box.height < 8 || box.width < 8) return 'is not there';
            if (box.top < top - 1) return 'lies above the page';
            if (box.bottom > bar.top + 1) return 'lies below the page';
            const [x, y] = [box.x + box.width / 2, box.bottom - 3];
            const hit = document.elementFromPoint(x, y);
            return hit && (one.contains(hit) || hit.contains(one)) ? '' : 'is covered';
        };
        for (const selector of selectors)
            for (const one of form.querySelectorAll(selector)) {
                const why = seen(one);
                if (why) faults.push([code(), state, selector, why]);
            }
        if (document.documentElement.scrollWidth > innerWidth)
            faults.push([code(), state, 'the page', 'scrolls sideways']);
    };
    for (let number = 0; number < count; number += 1) {
        const shown = [...form.querySelectorAll('.cartes-pick, .cartes-bin, .cartes-answer input')]
            .filter((one) => one.offsetParent);
        for (const one of shown) {
            const box = one.getBoundingClientRect();
            if (box.width < 44 || box.height < 44)
                faults.push([code(), 'asked', one.dataset.id, `is ${box.width} by ${box.height}`]);
        }
        const height = part('.cartes-prompt').getBoundingClientRect().height;
        const line = parseFloat(getComputedStyle(part('.cartes-prompt')).lineHeight);
        if (innerWidth < 768 && height > 3.2 * line)
            faults.push([code(), 'asked', '.cartes-prompt', `${height / line} lines`]);
        shown.forEach((one, at) => one.setAttribute('data-choice', at));
        look('asked', ['.cartes-prompt', '[data-choice]', '[data-do=main]']);
        for (const state of ['wrong', 'right']) {
            const hints = part('[data-do=hint]').textContent;
            press('hint');
            await until(() => part('[data-do=hint]').textContent !== hints, 'an answer');
            press('main');
            await until(() => part('.cartes-verdict'), 'a verdict');
            look(state, ['.cartes-verdict-title', '.cartes-why', '[data-do=main]']);
            if (part('.cartes-verdict').classList.contains('cartes-right')) break;
            press('main');
        }
        const before = code();
        if (number + 1 < count) {
            press('another');
            await until(() => code() !== before, 'another');
        }
    }
    return faults;
}"""


@pytest.fixture(scope="module")
def stepping(tmp_path_factory):
    folder = tmp_path_factory.mktemp("stepping")
    write(folder)
    with serving("--root", str(folder)) as server:
        yield f"{server.address}voila/render/{PATH}"


def swept(browser, stepping, size, seeds, levels):
    """Lesson, kind, state, part and fault of all that is not in view at this size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="fr-FR",
        reduced_motion="reduce",
    )
    page = context.new_page()
    asked = "".join(map(str, levels))
    page.goto(f"{stepping}?seeds={seeds}&levels={asked}#step-2")
    page.locator(".cartes-exercise").wait_for(state="visible")
    page.set_default_timeout(0)
    faults = page.evaluate(SWEEP, KINDS * seeds * len(levels))
    context.close()
    return [told(code) + tuple(what) for code, *what in faults]


def told(label):
    """Lesson and kind of the exercise that has this code in its label."""
    coded = read_code(label.split()[-1])
    return coded.lesson, coded.kind


def unexpected(faults, width):
    return [fault for fault in faults if (*fault[:2], width) not in EXCEPTIONS]


def unneeded(faults, width):
    """The exceptions at this width of which nothing is out of view."""
    seen = {(*fault[:2], width) for fault in faults}
    return {one for one in EXCEPTIONS if one[2] == width} - seen


at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@at_every_size
def test_question_action_verdict_and_reason_are_in_view(browser, stepping, size):
    # The highest level shows most; what has more room in both directions is tried with it alone.
    levels = (LEVELS[0], LEVELS[-1]) if size in TIGHT else LEVELS[-1:]
    assert unexpected(swept(browser, stepping, size, 1, levels), size[0]) == []


@pytest.mark.long
@at_every_size
def test_they_are_in_view_whatever_the_seed_and_each_exception_is_needed(browser, stepping, size):
    faults = swept(browser, stepping, size, SEEDS, LEVELS)
    assert unexpected(faults, size[0]) == []
    assert unneeded(faults, size[0]) == set()


def test_an_exception_spares_its_own_exercise_and_width_only(monkeypatch):
    monkeypatch.setitem(EXCEPTIONS, ("XX-01", "pick", 360), "an example")
    spared, other = ("XX-01", "pick", "asked"), ("XX-01", "order", "asked")
    assert unexpected([spared, other], 360) == [other]
    assert unexpected([spared], 390) == [spared]


def test_an_exception_of_which_nothing_is_out_of_view_is_unneeded(monkeypatch):
    one = ("XX-01", "pick", 360)
    monkeypatch.setitem(EXCEPTIONS, one, "an example")
    assert one not in unneeded([("XX-01", "pick", "asked")], 360)
    assert one in unneeded([("XX-01", "order", "asked")], 360)


def test_there_are_few_exceptions_and_each_has_its_reason():
    assert len(EXCEPTIONS) <= 3
    assert all(EXCEPTIONS.values())
