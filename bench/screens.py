"""What of an exercise is seen without scrolling, on a telephone, a larger one, a laptop, a wall.

Of every exercise step of every lesson: from the question to the button that answers it; the
whole verdict on a wrong answer that was foreseen; the button that leads on. Names of lessons,
and "missing", restrict it and list what is not seen: `python bench/screens.py missing BO-04`.
"""

from __future__ import annotations

import shutil
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from opening import FLAGS, free_port, serving
from playwright.sync_api import Locator, Page, sync_playwright

from cartes_lib.exercises import exercise_kinds

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.browser.pages import Series, open_lesson, written_lessons  # noqa: E402

__all__ = ["main"]

SIZES = ((360, 740), (390, 844), (1280, 720), (1920, 1080))
PARTS = {
    "question to action": ".cartes-prompt, .cartes-view .cartes-card, .cartes-area [data-id],"
    " .cartes-area input, .cartes-primary, .cartes-main",
    "verdict": ".cartes-verdict",
}
IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")


class Seen:
    """How many steps show each part at each size, and what those hide that do not."""

    def __init__(self) -> None:
        self.steps = 0
        self.shown: Counter[tuple[str, tuple[int, int]]] = Counter()
        self.hidden: dict[str, list[str]] = defaultdict(list)

    def measure(self, page: Page, step: str, name: str, parts: Locator) -> None:
        """Counts `parts` at every size, as they are when nothing was scrolled."""
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate("scrollTo(0, 0)")
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => drawn()))")
            missed = parts.evaluate_all(IN_VIEW) if parts.count() else ["nothing is there"]
            self.shown[name, size] += not missed
            if missed:
                self.hidden[step].append(f"{size[0]}x{size[1]} {name}: {missed[0]}")

    def table(self) -> str:
        """Rows of parts, columns of sizes: how many of the steps show that part whole."""
        head = "".join(f"{f'{wide}x{high}':>12}" for wide, high in SIZES)
        rows = [f"{'seen without scrolling':24}{head}"]
        for name in (*PARTS, "lesson's next"):
            cells = (f"{self.shown[name, size]} of {self.steps}" for size in SIZES)
            rows.append(f"{name:24}" + "".join(f"{cell:>12}" for cell in cells))
        return "\n".join(rows)


def _measure_lesson(page: Page, address: str, lesson: str, seen: Seen) -> None:
    open_lesson(page, address, lesson)
    places: list[Any] = page.locator(".cartes-step").evaluate_all(
        "all => all.flatMap((one, at) => "
        "[...one.querySelectorAll('.cartes-exercise')].map(() => at + 1))"
    )
    for number, (kind, at) in enumerate(zip(exercise_kinds(lesson), places, strict=True)):
        page.evaluate(f"location.hash = '#step-{at}'")
        series = Series(page, lesson, kind, number)
        step, widget = f"{lesson} {kind}", series.widget
        widget.wait_for()
        seen.steps += 1
        seen.measure(page, step, "question to action", widget.locator(PARTS["question to action"]))
        seen.measure(page, step, "lesson's next", page.locator("#cartes-next"))
        mistakes = list(series.key.mistakes.values())
        series.solve(mistakes[0] if mistakes else None)
        seen.measure(page, step, "verdict", widget.locator(PARTS["verdict"]))


def main(asked: list[str]) -> int:
    """Prints the table; 1 if a step hides one of the parts at one of the sizes."""
    seen = Seen()
    port = free_port()
    ours = ["cartes_widgets.app", "serve", "--no-browser", "--port", str(port)]
    with sync_playwright() as playwright, serving(ours, port) as (address, _):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for lesson in sorted(written_lessons()):
            if set(asked) - {"missing"} and lesson not in asked:
                continue
            context = browser.new_context(locale="fr-FR", reduced_motion="reduce")
            page = context.new_page()
            _measure_lesson(page, address, lesson, seen)
            context.close()
            print(f"{lesson} measured", file=sys.stderr, flush=True)
        browser.close()
    if "missing" in asked:
        for step, lines in seen.hidden.items():
            print(step, *lines, sep="\n  ")
    print(seen.table())
    return int(any(count < seen.steps for count in seen.shown.values()) or not seen.shown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
