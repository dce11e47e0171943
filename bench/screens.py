"""What is seen without scrolling, on a telephone, a larger one, a laptop, a wall.

Of every lesson: each exercise from the question to the button that answers it, the whole verdict
on a wrong answer that was foreseen, and the button that leads on; each guess, from its question
to the button that passes it, and what is said to it; each step of each walk-through; trees and
the other pieces; then the tables, as they are when one sits down. What stands further below in
its step is first brought to the top, as the page does when the question before is answered.

Names of lessons, of tables (`table`), and "missing" restrict it and list what is not seen:
`python bench/screens.py missing BO-04`.
"""

from __future__ import annotations

import shutil
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from opening import FLAGS, free_port, serving
from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from cartes_lib.exercises import exercise_kinds

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.browser.pages import Series, drawn, open_table, written_lessons  # noqa: E402

__all__ = ["main"]

SIZES = ((360, 740), (390, 844), (1280, 720), (1920, 1080))
EXERCISE = (
    ".cartes-prompt, .cartes-view .cartes-card, .cartes-area [data-id],"
    " .cartes-area input, .cartes-primary, .cartes-main"
)
GUESS = ".cartes-ask-prompt, .cartes-face, .cartes-choice-of, .cartes-number-form, .cartes-pass"
REPLY = ".cartes-reply-title, .cartes-reply-why, .cartes-part-on"
WALK = ".cartes-caption, .cartes-ask-prompt, .cartes-face:not(.cartes-no-card), .cartes-stepper"
PIECES = (
    ".cartes-tree, .cartes-variants, .cartes-betting, .cartes-bid, .cartes-heap, .cartes-counter,"
    " .cartes-score, .cartes-marks, .cartes-when, .cartes-ranking, .cartes-compared, .cartes-turns"
)
TABLE = ".cartes-match-seat, .cartes-match-told, .cartes-match-pick, .cartes-match-scores"
TABLES = (
    *(("botifarra", players) for players in (4,)),
    *(("truco", players) for players in (2, 3, 4, 6)),
    *(("balco", players) for players in (2, 3, 4, 5)),
)
MOST_STEPS = 40
READY_WITHIN = 180_000
"""Milliseconds: what is measured is room, whatever else the machine does."""
IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SHOW = """(one) => {
    scrollTo(0, 0);
    const at = one.getBoundingClientRect().top;
    if (at > innerHeight * 0.62) one.scrollIntoView({ block: "start" });
}"""


class Seen:
    """How many things show each of their parts at each size, and what those hide that do not."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.shown: Counter[tuple[str, tuple[int, int]]] = Counter()
        self.hidden: dict[str, list[str]] = defaultdict(list)

    def measure(self, page: Page, where: str, name: str, whole: Locator, parts: str = "") -> None:
        """Counts the parts of `whole`, or all of it, at every size."""
        self.asked[name] += 1
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            whole.evaluate(SHOW)
            page.evaluate(DRAWN)
            those = whole.locator(parts) if parts else whole
            missed = those.evaluate_all(IN_VIEW) if those.count() else ["nothing is there"]
            self.shown[name, size] += not missed
            if missed:
                self.hidden[where].append(f"{size[0]}x{size[1]} {name}: {missed[0]}")

    def table(self) -> str:
        """Rows of parts, columns of sizes: how many of all show that part whole."""
        head = "".join(f"{f'{wide}x{high}':>14}" for wide, high in SIZES)
        rows = [f"{'seen without scrolling':24}{head}"]
        for name, count in self.asked.items():
            cells = (f"{self.shown[name, size]} of {count}" for size in SIZES)
            rows.append(f"{name:24}" + "".join(f"{cell:>14}" for cell in cells))
        return "\n".join(rows)

    @property
    def is_all(self) -> bool:
        """Whether there was something, and nothing of it is hidden."""
        return bool(self.asked) and not self.hidden


def _steps(page: Page) -> Iterator[Locator]:
    """Each step of the lesson, once it is the one that is shown."""
    steps = page.locator(".cartes-step")
    for at in range(steps.count()):
        page.evaluate(f"location.hash = '#step-{at + 1}'")
        steps.nth(at).wait_for()
        yield steps.nth(at)


def _measure_guesses(page: Page, step: Locator, where: str, seen: Seen) -> None:
    """The step's guesses, from the first on: each is passed, which opens what follows it."""
    guesses = step.locator(".cartes-guess")
    for at in range(guesses.count()):
        guess = guesses.nth(at)
        guess.wait_for()
        seen.measure(page, where, "guess", guess, GUESS)
        guess.locator(".cartes-pass").click()
        guess.locator(".cartes-reply-title").wait_for()
        seen.measure(page, where, "reply to a guess", guess, REPLY)


def _measure_walks(page: Page, step: Locator, where: str, seen: Seen) -> None:
    """Every step of every walk-through: what it asks is passed."""
    for walk in step.locator(".cartes-walk").all():
        for _ in range(MOST_STEPS):
            seen.measure(page, where, "step of a walk", walk, WALK)
            if walk.locator(".cartes-pass").count():
                walk.locator(".cartes-pass").click()
                walk.locator(".cartes-reply-title").wait_for()
                seen.measure(page, where, "reply in a walk", walk, f"{REPLY}, .cartes-stepper")
            onward = walk.locator(".cartes-step-button").last
            if onward.get_attribute("aria-disabled") == "true":
                break
            onward.click()


def _measure_lesson(page: Page, address: str, lesson: str, seen: Seen) -> None:
    page.goto(f"{address}voila/render/{written_lessons()[lesson]}?seed=7", wait_until="commit")
    page.locator("html[data-ready]").wait_for(state="attached", timeout=READY_WITHIN)
    drawn(page)
    kinds, number = exercise_kinds(lesson), 0
    for at, step in enumerate(_steps(page)):
        where = f"{lesson} step {at + 1}"
        _measure_guesses(page, step, where, seen)
        _measure_walks(page, step, where, seen)
        for piece in step.locator(PIECES).all():
            seen.measure(page, where, "tree or piece", piece)
        for _ in range(step.locator(".cartes-exercise").count()):
            series = Series(page, lesson, kinds[number], number)
            _measure_exercise(page, series, f"{where} {series.kind}", seen)
            number += 1


def _measure_exercise(page: Page, series: Series, where: str, seen: Seen) -> None:
    widget = series.widget
    seen.measure(page, where, "question to action", widget, EXERCISE)
    seen.measure(page, where, "lesson's next", page.locator("#cartes-next"))
    mistakes = list(series.key.mistakes.values())
    series.solve(mistakes[0] if mistakes else None)
    seen.measure(page, where, "verdict", widget, ".cartes-verdict")


def _measure_tables(browser: Browser, address: str, seen: Seen) -> None:
    for game, players in TABLES:
        with browser.new_context(locale="fr-FR", reduced_motion="reduce") as context:
            page = context.new_page()
            open_table(page, address, game, players=players)
            table = page.locator(".cartes-playing")
            seen.measure(page, f"{game}, {players} players", "table", table, TABLE)


def main(asked: list[str]) -> int:
    """Prints the table; 1 if something hides one of its parts at one of the sizes."""
    seen = Seen()
    port = free_port()
    ours = ["cartes_widgets.app", "serve", "--no-browser", "--port", str(port)]
    only = set(asked) - {"missing"}
    with sync_playwright() as playwright, serving(ours, port) as (address, _):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for lesson in sorted(written_lessons()):
            if only and lesson not in only:
                continue
            with browser.new_context(locale="fr-FR", reduced_motion="reduce") as context:
                page = context.new_page()
                page.set_default_timeout(60_000)
                try:
                    _measure_lesson(page, address, lesson, seen)
                except Error as error:
                    seen.hidden[lesson].append(f"not measured to its end: {error.message[:90]}")
            print(f"{lesson} measured", file=sys.stderr, flush=True)
        if not only or "table" in only:
            _measure_tables(browser, address, seen)
        browser.close()
    if "missing" in asked:
        for where, lines in seen.hidden.items():
            print(where, *lines, sep="\n  ")
    print(seen.table())
    return int(not seen.is_all)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
