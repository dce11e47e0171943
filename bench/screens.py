"""What is visible without scrolling on phones, a tablet, a laptop and a projector.

In every lesson, it checks these parts. Exercises: from the question to the button, the whole
verdict on an expected wrong answer, and the Next button. Guesses: from the question to the button,
and the reply. Walks: each step. Also trees, other widgets, and small matches in their window.
Then it checks every table that the page of matches offers, at its start. An element further down
in its step is first scrolled to the top, as the page does after the question before it. An answered
guess and a finished walk are scrolled if needed, as on the page.

In each state, texts, buttons and cards must not overlap.

A lesson is opened once; in each state the window takes all sizes. One browser per core shares
one server. Names of lessons, or `table`, restrict the run; "missing" lists the hidden parts:
`python bench/screens.py missing BO-04`.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue

from opening import FLAGS, free_port, serving
from playwright.sync_api import Error, Locator, Page, sync_playwright

from cartes_widgets.games.tables import PRESENTATIONS, players_of, variants_of

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.browser.pages import (  # noqa: E402
    Series,
    exercises_of,
    open_table,
    wait_until_rendered,
    written_lessons,
)

__all__ = ["main"]

SIZES = ((360, 740), (390, 844), (740, 360), (820, 1180), (1280, 720), (1920, 1080))
EXERCISE = (
    ".cartes-prompt, .cartes-view .cartes-card, .cartes-area [data-id],"
    " .cartes-area input, .cartes-primary, .cartes-main"
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
    "nothing on another",
)
"""The names of the counted parts, in the order of printing."""
MOST_STEPS = 40
READY_WITHIN = 180_000
"""A long time limit in milliseconds, because this benchmark measures space, not time."""
IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
COLLISIONS = (ROOT / "bench/collisions.js").read_text("utf-8")
COLLISIONS = COLLISIONS[COLLISIONS.index("(whole) =>") :].rstrip(";\n ")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")
LOOK = """async (whole, [selectors, isLed]) => {
    const inView = IN_VIEW;
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    scrollTo(0, 0);
    const { top, bottom } = whole.getBoundingClientRect();
    const bar = document.querySelector(".cartes-steps-bar")?.getBoundingClientRect().top;
    if (top > innerHeight * 0.62 || (isLed && bottom > (bar || innerHeight)))
        whole.scrollIntoView({ block: "start" });
    return selectors.map((parts) => {
        const within = parts.startsWith("#") ? document : whole;
        const those = parts ? [...within.querySelectorAll(parts)] : [whole];
        return those.length ? inView(those) : ["nothing is there"];
    });
}""".replace("IN_VIEW", IN_VIEW)
"""A script that returns the hidden parts of an element, as one list per part, after the layout of
the window is complete.
"""


class Visibility:
    """The number of elements that show a part at a size, and the parts that are hidden."""

    def __init__(self) -> None:
        self.selectors: Counter[str] = Counter()
        self.shown: Counter[tuple[str, tuple[int, int]]] = Counter()
        self.hidden: dict[str, list[str]] = defaultdict(list)
        self._sizes = SIZES

    def measure(
        self,
        page: Page,
        where: str,
        whole: Locator,
        selectors: dict[str, str],
        is_led: bool = False,
    ) -> None:
        """Counts, at each size, the visible parts of `whole` that `selectors` names (or `whole`
        itself).

        It also counts whether no parts of `whole` overlap.

        Args:
            is_led: whether the page scrolls to the element automatically.
        """
        clear = NAMES[-1]
        self.selectors.update([*selectors, clear])
        for size in self._sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            looked = whole.evaluate(LOOK, [list(selectors.values()), is_led])
            for name, missed in zip(selectors, looked, strict=True):
                self.shown[name, size] += not missed
                if missed:
                    self.hidden[where].append(f"{size[0]}x{size[1]} {name}: {missed[0]}")
            meeting = whole.evaluate(COLLISIONS)
            self.shown[clear, size] += not meeting
            for item in meeting:
                self.hidden[where].append(f"{size[0]}x{size[1]} {clear}: {item}")
        # The next element is first measured at the current size of the window.
        self._sizes = self._sizes[::-1]

    def add(self, other: Visibility) -> None:
        """Adds the counts of `other` to this object."""
        self.selectors.update(other.selectors)
        self.shown.update(other.shown)
        for where, lines in other.hidden.items():
            self.hidden[where] += lines

    def table(self) -> str:
        """The measurements as a table: one row per part, one column per size. A cell has the number
        of elements that show the whole part.
        """
        head = "".join(f"{f'{wide}x{high}':>14}" for wide, high in SIZES)
        rows = [f"{'visibility without scrolling':24}{head}"]
        for name in filter(self.selectors.get, NAMES):
            cells = (f"{self.shown[name, size]} of {self.selectors[name]}" for size in SIZES)
            rows.append(f"{name:24}" + "".join(f"{cell:>14}" for cell in cells))
        return "\n".join(rows)

    @property
    def is_all(self) -> bool:
        """Whether at least one element was measured, and no part of any element is hidden."""
        return bool(self.selectors) and not self.hidden


def _press(button: Locator) -> None:
    button.evaluate("(button) => button.click()")


def _steps(page: Page) -> Iterator[Locator]:
    """Yields each step of the lesson, after the page shows it."""
    steps = page.locator(".cartes-step")
    for at in range(steps.count()):
        page.evaluate(f"location.hash = '#step-{at + 1}'")
        steps.nth(at).wait_for()
        yield steps.nth(at)


def _measure_guesses(page: Page, step: Locator, where: str, visibility: Visibility) -> None:
    """Measures the guesses of `step`, from the first on. It skips each guess, because only then the
    next part opens.
    """
    guesses = step.locator(".cartes-guess")
    for at in range(guesses.count()):
        guess = guesses.nth(at)
        guess.wait_for()
        visibility.measure(page, where, guess, {"guess": GUESS})
        _press(guess.locator(".cartes-pass"))
        guess.locator(".cartes-reply-title").wait_for()
        visibility.measure(page, where, guess, {"reply to a guess": REPLY}, is_led=True)


def _measure_walks(page: Page, step: Locator, where: str, visibility: Visibility) -> None:
    """Measures every step of every walk in `step`, and skips the questions."""
    for walk in step.locator(".cartes-walk").all():
        for at in range(MOST_STEPS):
            visibility.measure(page, where, walk, {"step of a walk": WALK}, is_led=at > 0)
            if walk.locator(".cartes-pass").count():
                _press(walk.locator(".cartes-pass"))
                walk.locator(".cartes-reply-title").wait_for()
                reply = {"reply in a walk": f"{REPLY}, .cartes-stepper"}
                visibility.measure(page, where, walk, reply, is_led=True)
            onward = walk.locator(".cartes-step-button").last
            if onward.get_attribute("aria-disabled") == "true":
                break
            _press(onward)


def _measure_small_match(page: Page, step: Locator, where: str, visibility: Visibility) -> None:
    """Measures the small match of `step`; if the step has no space for it, in the whole window."""
    for match in step.locator(".cartes-mini").all():
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        _press(match.locator(".cartes-mini-play"))
        window = page.locator(".cartes-window")
        visibility.measure(page, where, window, {"small match": TABLE})
        page.go_back()
        window.wait_for(state="detached")


def _measure_exercise(page: Page, series: Series, where: str, visibility: Visibility) -> None:
    widget = series.widget
    selectors = {"question to action": EXERCISE, "lesson's next": "#cartes-next"}
    visibility.measure(page, where, widget, selectors)
    mistakes = list(series.key.mistakes.values())
    # On a phone, parts of an answer are closed and would have to be opened first.
    page.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
    series.solve(mistakes[0] if mistakes else None)
    visibility.measure(page, where, widget, {"verdict": ".cartes-verdict"})


def _measure_lesson(page: Page, address: str, lesson: str, visibility: Visibility) -> None:
    page.goto(f"{address}voila/render/{written_lessons()[lesson]}?seed=7", wait_until="commit")
    page.locator("html[data-ready]").wait_for(state="attached", timeout=READY_WITHIN)
    wait_until_rendered(page)
    kinds, number = exercises_of(lesson), 0
    for at, step in enumerate(_steps(page)):
        where = f"{lesson} step {at + 1}"
        _measure_guesses(page, step, where, visibility)
        _measure_walks(page, step, where, visibility)
        _measure_small_match(page, step, where, visibility)
        for widget in step.locator(WIDGETS).all():
            visibility.measure(page, where, widget, {"tree or widget": ""})
        for _ in range(step.locator(".cartes-exercise").count()):
            series = Series(page, lesson, kinds[number], number)
            _measure_exercise(page, series, f"{where} {series.kind}", visibility)
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


def _measure_table(page: Page, address: str, table: str, visibility: Visibility) -> None:
    game, variant, players = _tables()[table]
    open_table(page, address, game, variant, players)
    visibility.measure(page, f"table {table}", page.locator(".cartes-playing"), {"table": TABLE})


def _measured(address: str, left: SimpleQueue[str]) -> Visibility:
    """The measurements of one browser, for all names that it takes from the queue `left`."""
    visibility = Visibility()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        while True:
            try:
                name = left.get_nowait()
            except Empty:
                break
            measure = _measure_lesson if name in written_lessons() else _measure_table
            with browser.new_context(locale="fr-FR", reduced_motion="reduce") as context:
                page = context.new_page()
                page.set_default_timeout(60_000)
                try:
                    measure(page, address, name, visibility)
                except (AssertionError, Error) as error:
                    visibility.hidden[name].append(f"not measured to its end: {str(error)[:90]}")
            print(f"{name} measured", file=sys.stderr, flush=True)
        browser.close()
    return visibility


def _measured_by_all(address: str, names: Iterable[str]) -> Visibility:
    """The combined measurements of one browser per core."""
    left: SimpleQueue[str] = SimpleQueue()
    for item in names:
        left.put(item)
    visibility, cores = Visibility(), os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        for theirs in pool.map(lambda _: _measured(address, left), range(cores)):
            visibility.add(theirs)
    return visibility


def main(names: list[str]) -> int:
    """Prints the table; returns 1 if a part of an element is hidden at any size."""
    only = [item for item in names if item not in {"missing", "table"}]
    only += sorted(_tables()) if "table" in names else []
    port, start = free_port(), time.monotonic()
    ours = ["cartes_widgets", "serve", "--no-browser", "--port", str(port)]
    with serving(ours, port) as (address, _):
        visibility = _measured_by_all(
            address, only or [*sorted(_tables()), *sorted(written_lessons())]
        )
    if "missing" in names:
        for where, lines in visibility.hidden.items():
            print(where, *lines, sep="\n  ")
    print(visibility.table())
    print(f"measured in {time.monotonic() - start:.0f} s")
    return int(not visibility.is_all)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
