"""What is visible without scrolling on phones, a tablet, a laptop and a projector, and what moves.

In every lesson, it checks these parts. Exercises: from the question to the button, the whole
verdict on an expected wrong answer, and the Next button. Guesses: from the question to the button,
and the reply. Walks: each step. Also trees, other widgets, and small matches in their window.
Then it checks every table that the page of matches offers, at its start. An element further down
in its step is first scrolled to the top, as the page does after the question before it. An answered
guess and a finished walk are scrolled if needed, as on the page.

In each state, texts, buttons and cards must not overlap, no text may be cut at the window's edge,
and cards, seats and the main button must keep the places that they had in the first state.

A lesson is opened once, in a frame that takes all sizes in each state. One browser per core shares
one server; `browsers=1` starts one browser only. Names of lessons, or `table`, restrict the run;
languages, such as `ca es`, replace French; "missing" lists the faults. `sizes=360x740,740x360`
measures these sizes only, also with larger letters (`360x740x200%`). `part=1/4` measures the first
of four parts: each has all lessons and all the languages, and all parts have each lesson in each
language. `python bench/screens.py missing fr es ca en part=1/4 browsers=1 sizes=360x740,740x360`.

At the end, it prints how many touches the exercises take, from the question to the next one.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import cast

from _asked import Size, part_of, sizes_in, touches, written
from opening import FLAGS, free_port, serving
from playwright.sync_api import Browser, Error, Frame, Locator, Page, sync_playwright

from cartes_widgets.games.tables import PRESENTATIONS, players_of, variants_of

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from cartes_lib.asking import answer_key, generate, read_code  # noqa: E402
from cartes_lib.messages import LANGUAGES  # noqa: E402
from tests.browser.framed import RECTS, SIZED, framed  # noqa: E402
from tests.browser.pages import (  # noqa: E402
    CUT,
    answer,
    exercises_of,
    is_graded_at_touch,
    sit_at_table,
    written_lessons,
)

SIZES: tuple[Size, ...] = (
    *((360, 740), (390, 844), (740, 360), (820, 1180), (1280, 720), (1920, 1080)),
)
EXERCISE = (
    ".cartes-prompt, .cartes-view .cartes-card, .cartes-area [data-id],"
    " .cartes-area input, .cartes-primary"
)
GUESS = ".cartes-ask-prompt, .cartes-face, .cartes-choice-of, .cartes-number-form, .cartes-pass"
REPLY = ".cartes-reply-title, .cartes-reply-why"
WALK = ".cartes-caption, .cartes-ask-prompt, .cartes-face:not(.cartes-no-card), .cartes-stepper"
WIDGETS = (
    ".cartes-tree, .cartes-variants, .cartes-betting, .cartes-bid, .cartes-pile, .cartes-counter,"
    " .cartes-score, .cartes-marks, .cartes-when, .cartes-ranking, .cartes-compared, .cartes-turns"
)
TABLE = ".cartes-match-seat, .cartes-match-message, .cartes-match-pick, .cartes-match-scores"
NAMES = (
    *("question to action", "lesson's next", "verdict", "guess", "reply to a guess"),
    *("step of a walk", "reply in a walk", "tree or widget", "small match", "table"),
    *("nothing on another", "nothing is cut", "nothing moves"),
)
"""The names of the counted parts, in the order of printing."""
MAX_STEPS = 40
IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
COLLISIONS = (ROOT / "bench/collisions.js").read_text("utf-8")
COLLISIONS = COLLISIONS[COLLISIONS.index("(whole) =>") :].rstrip(";\n ")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")
LOOK = """async (whole, [sizes, selectors, isLed]) => {
    const [inView, collisions, cut, rects, sized] = [IN_VIEW, COLLISIONS, CUT, RECTS, SIZED];
    const places = (whole.places ??= {});
    const faults = [];
    for (const size of sizes) {
        await sized(...size);
        // The place at another size does not count.
        scrollTo(0, 0);
        const first = (places[size] ??= {});
        const moved = [];
        // If an answer opened a part below, a resize moves the cards; a test measures these steps.
        const isGrown = whole.closest(".cartes-step")?.querySelector(".cartes-opens");
        for (const [name, rect] of Object.entries(isGrown ? {} : rects(whole))) {
            first[name] ??= rect;
            const by = Math.max(...rect.map((value, at) => Math.abs(value - first[name][at])));
            if (by > 1) moved.push(`${name} by ${Math.round(by)}`);
        }
        const { top, bottom } = whole.getBoundingClientRect();
        const bar = document.querySelector(".cartes-steps-bar")?.getBoundingClientRect().top;
        if (top > innerHeight * 0.62 || (isLed && bottom > (bar || innerHeight)))
            whole.scrollIntoView({ block: "start" });
        const hidden = selectors.map((parts) => {
            const within = parts.startsWith("#") ? document : whole;
            const those = parts ? [...within.querySelectorAll(parts)] : [whole];
            return those.length ? inView(those) : ["nothing is there"];
        });
        faults.push([...hidden, collisions(whole), cut(), moved]);
    }
    return faults;
}"""
for _name, _source in (
    *(("IN_VIEW", IN_VIEW), ("COLLISIONS", COLLISIONS), ("CUT", CUT)),
    *(("RECTS", RECTS), ("SIZED", SIZED)),
):
    LOOK = LOOK.replace(_name, _source, 1)
"""The faults of an element: for each size, one list per part, then those of `ALWAYS`."""
ALWAYS = NAMES[-3:]


class Visibility:
    """For each part and size: the number of elements that show the part, and the faults."""

    def __init__(self, sizes: tuple[Size, ...] = SIZES) -> None:
        self.sizes = sizes
        self.selectors: Counter[str] = Counter()
        self.shown: Counter[tuple[str, Size]] = Counter()
        self.hidden: dict[str, list[str]] = defaultdict(list)
        self.touches: list[int] = []

    def measure(
        self, where: str, whole: Locator, selectors: dict[str, str], is_led: bool = False
    ) -> None:
        """Counts, at each size, the visible parts of `whole` that `selectors` names (or `whole`
        itself).

        It also counts whether no parts of `whole` overlap, are cut or have moved.

        Args:
            is_led: whether the page scrolls to the element automatically.
        """
        names = [*selectors, *ALWAYS]
        self.selectors.update(names)
        each_size = whole.evaluate(LOOK, [self.sizes, list(selectors.values()), is_led])
        for size, faults in zip(self.sizes, each_size, strict=True):
            for name, missed in zip(names, faults, strict=True):
                self.shown[name, size] += not missed
                for item in missed if name in ALWAYS else missed[:1]:
                    self.hidden[where].append(f"{written(size)} {name}: {item}")

    def add(self, other: Visibility) -> None:
        """Adds the counts of `other` to this object."""
        self.selectors.update(other.selectors)
        self.shown.update(other.shown)
        self.touches += other.touches
        for where, lines in other.hidden.items():
            self.hidden[where] += lines

    def table(self) -> str:
        """The measurements as a table: one row per part, one column per size. A cell has the number
        of elements that show the whole part.
        """
        head = "".join(f"{written(size):>14}" for size in self.sizes)
        rows = [f"{'visibility without scrolling':24}{head}"]
        for name in filter(self.selectors.get, NAMES):
            cells = (f"{self.shown[name, size]} of {self.selectors[name]}" for size in self.sizes)
            rows.append(f"{name:24}" + "".join(f"{cell:>14}" for cell in cells))
        if self.touches:
            middle, most = statistics.median(self.touches), max(self.touches)
            rows.append(f"touches of an exercise    median {middle:g}, at most {most}")
        return "\n".join(rows)

    def faults(self) -> str:
        """The faults, under the names of the places where they are."""
        return "\n".join("\n  ".join([where, *lines]) for where, lines in self.hidden.items())

    @property
    def is_all(self) -> bool:
        """Whether at least one element was measured, and no part of any element is hidden."""
        return bool(self.selectors) and not self.hidden


def _press(button: Locator) -> None:
    button.evaluate("(button) => button.click()")


def _steps(page: Frame) -> Iterator[Locator]:
    """Each step of the lesson, after it is shown."""
    steps = page.locator(".cartes-step")
    for at in range(steps.count()):
        page.evaluate(f"location.hash = '#step-{at + 1}'")
        steps.nth(at).wait_for()
        yield steps.nth(at)


def _measure_guesses(page: Frame, step: Locator, where: str, visibility: Visibility) -> None:
    """Measures the step's guesses from the first on; passing one opens the next part."""
    guesses = step.locator(".cartes-guess")
    for at in range(guesses.count()):
        guess = guesses.nth(at)
        guess.wait_for()
        visibility.measure(where, guess, {"guess": GUESS})
        _press(guess.locator(".cartes-pass"))
        guess.locator(".cartes-reply-title").wait_for()
        visibility.measure(where, guess, {"reply to a guess": REPLY}, is_led=True)
    if guesses.count() and step.locator(".cartes-in-bar:not(.cartes-stage)").count():
        # The buttons of a walk below are shown when the page is scrolled to it.
        page.locator("#cartes-next").evaluate(
            "(next) => document.querySelector('[data-current][data-reached]') || next.click()"
        )


def _measure_walks(step: Locator, where: str, visibility: Visibility) -> None:
    """Measures every step of every walk, passing its questions."""
    for walk in step.locator(".cartes-walk").all():
        for at in range(MAX_STEPS):
            here = f"{where}, {at + 1}"
            visibility.measure(here, walk, {"step of a walk": WALK}, is_led=at > 0)
            if walk.locator(".cartes-pass").count():
                _press(walk.locator(".cartes-pass"))
                walk.locator(".cartes-reply-title").wait_for()
                reply = {"reply in a walk": f"{REPLY}, .cartes-stepper"}
                visibility.measure(here, walk, reply, is_led=True)
            onward = walk.locator(".cartes-step-button").last
            if onward.get_attribute("aria-disabled") == "true":
                break
            _press(onward)


def _measure_small_match(page: Frame, step: Locator, where: str, visibility: Visibility) -> None:
    """Measures the step's small match; if the step has no space for it, in the whole window."""
    for match in step.locator(".cartes-mini").all():
        page.evaluate(f"({SIZED})(...{list(visibility.sizes[0])})")
        _press(match.locator(".cartes-mini-play"))
        window = page.locator(".cartes-window")
        visibility.measure(where, window, {"small match": TABLE})
        page.evaluate("history.back()")
        window.wait_for(state="detached")


def _with_keys(frame: Frame) -> Page:
    """The frame, with the keyboard of its page: enough of a page to answer by keyboard."""
    frame.keyboard = frame.page.keyboard  # type: ignore[attr-defined]
    return cast("Page", frame)


def _measure_exercise(
    page: Frame, widget: Locator, kind: str, where: str, visibility: Visibility
) -> None:
    selectors = {"question to action": EXERCISE, "lesson's next": "#cartes-next"}
    visibility.measure(where, widget, selectors)
    coded = read_code((widget.locator(".cartes-code").text_content() or "").split()[-1])
    assert coded.kind == kind
    exercise = generate(coded.lesson, coded.kind, coded.seed, coded.level)
    key = answer_key(exercise)
    given = next(iter(key.mistakes.values()), key.answer)
    checks = not is_graded_at_touch(exercise.schema)
    visibility.touches.append(touches(exercise.schema, key.answer) + checks + 1)
    answer(_with_keys(page), widget, exercise.schema, given)
    if checks:
        _press(widget.locator("[data-do=main]"))
    widget.locator(".cartes-verdict").wait_for()
    visibility.measure(where, widget, {"verdict": ".cartes-verdict"})


def _measure_lesson(page: Frame, lesson: str, visibility: Visibility) -> None:
    kinds, number = exercises_of(lesson), 0
    for at, step in enumerate(_steps(page)):
        where = f"{lesson} step {at + 1}"
        _measure_guesses(page, step, where, visibility)
        _measure_walks(step, where, visibility)
        _measure_small_match(page, step, where, visibility)
        for widget in step.locator(WIDGETS).all():
            visibility.measure(where, widget, {"tree or widget": ""})
        for exercise in step.locator(".cartes-exercise").all():
            kind = kinds[number]
            _measure_exercise(page, exercise, kind, f"{where} {kind}", visibility)
            number += 1


def _tables() -> dict[str, tuple[str, str, int]]:
    """The game, the variant and the number of players of a table for each possible number of
    players; the keys are printed names.
    """
    return {
        f"{game} {players}": (game, variant, players)
        for game in PRESENTATIONS
        for variant in reversed(variants_of(game))
        for players in players_of(game, variant)
    }


def _measure_table(page: Frame, table: str, visibility: Visibility) -> None:
    sit_at_table(_with_keys(page), *_tables()[table])
    visibility.measure(f"table {table}", page.locator(".cartes-playing"), {"table": TABLE})


def _measured(
    address: str, left: SimpleQueue[tuple[str, str]], sizes: tuple[Size, ...], lists: bool
) -> Visibility:
    """The measurements of one browser for all names and languages that it takes from the queue.

    Args:
        lists: whether to print the faults of each name as soon as it is measured.
    """
    total = Visibility(sizes)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        while True:
            try:
                name, lang = left.get_nowait()
            except Empty:
                break
            visibility = Visibility(sizes)
            try:
                _measure(browser, address, lang, name, visibility)
            except (AssertionError, Error) as error:
                visibility.hidden[name].append(f"not measured to its end: {str(error)[:90]}")
            total.add(visibility)
            print(f"{name} measured", file=sys.stderr, flush=True)
            if lists and visibility.hidden:
                print(f"{lang}: {visibility.faults()}", flush=True)
        browser.close()
    return total


def _measure(browser: Browser, address: str, lang: str, name: str, visibility: Visibility) -> None:
    path = written_lessons().get(name, "fr/play.ipynb").split("/", 1)[1]
    page = framed(browser, f"{address}voila/render/{lang}/{path}?seed=7")
    if name in written_lessons():
        _measure_lesson(page, name, visibility)
    else:
        _measure_table(page, name, visibility)
    page.page.context.close()


def _measured_by_all(
    address: str,
    asked: Iterable[tuple[str, str]],
    sizes: tuple[Size, ...],
    browsers: int,
    lists: bool,
) -> Visibility:
    """The combined measurements of several browsers; `lists` as for `_measured`."""
    left: SimpleQueue[tuple[str, str]] = SimpleQueue()
    for item in asked:
        left.put(item)
    visibility = Visibility(sizes)
    with ThreadPoolExecutor(browsers) as pool:
        for theirs in pool.map(lambda _: _measured(address, left, sizes, lists), range(browsers)):
            visibility.add(theirs)
    return visibility


def main(words: list[str]) -> int:
    """Prints the table; returns 1 if an element hides a part at any size."""
    options = dict(word.split("=", 1) for word in words if "=" in word)
    names = [word for word in words if "=" not in word]
    only = [item for item in names if item not in {"missing", "table", *LANGUAGES}]
    only += sorted(_tables()) if "table" in names else []
    langs = [item for item in names if item in LANGUAGES] or ["fr"]
    those = only or [*sorted(_tables()), *sorted(written_lessons())]
    asked = part_of(those, langs, options.get("part", "1/1"))
    sizes = sizes_in(options.get("sizes", "")) or SIZES
    browsers = int(options.get("browsers", os.cpu_count() or 1))
    port, start = free_port(), time.monotonic()
    ours = ["cartes_widgets", "serve", "--no-browser", "--port", str(port)]
    with serving(ours, port) as (address, _):
        visibility = _measured_by_all(address, asked, sizes, browsers, "missing" in names)
        print(visibility.table())
        print(f"measured in {time.monotonic() - start:.0f} s", flush=True)
    return int(not visibility.is_all)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
