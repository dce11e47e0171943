"""Functions for tests of a static site's pages; they wait until the page's Python is loaded."""

from __future__ import annotations

import html
import json
import re

from playwright.sync_api import Page, expect

from cartes_lib.asking import exercise_kinds
from cartes_lib.lessons import lessons

from .hosting import LESSONS
from .pages import Series, next_step

__all__ = ["AWAKE", "answers", "first_exercise", "open_page", "solve_unaided"]

AWAKE = "html[data-awake]"
VERDICT_PARTS = ".cartes-exercise .cartes-verdict, .cartes-exercise [data-mark=right]"


def open_page(page: Page, place: str, lesson: str, query: str = "?seed=7") -> None:
    """Opens a lesson, and waits until Python is loaded and all widgets are drawn."""
    page.goto(f"{place}fr/{LESSONS[lesson]}.html{query}")
    expect(page.locator(AWAKE)).to_be_attached()
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)


def first_exercise(page: Page, lesson: str, seed: int = 7) -> Series:
    """The first exercise of a lesson; opens the step that shows it."""
    kind = next(
        exercise for exercise in lessons()[lesson].exercises if exercise in exercise_kinds(lesson)
    )
    series = Series(page, lesson, kind, 0, seed)
    for _ in range(page.locator(".cartes-step").count()):
        if series.widget.is_visible():
            return series
        next_step(page)
    raise AssertionError("no step holds it")


def plain_text(text: str) -> str:
    """`text` without tags, entities or white space, to compare a source with visible text."""
    return re.sub(r"\s+", "", html.unescape(re.sub(r"<[^>]*>", "", text)))


def solve_unaided(page: Page, series: Series) -> None:
    """Solves an exercise by keyboard; first checks that the page does not reveal the answer."""
    expect(series.widget.locator(".cartes-answer").first).to_be_visible()
    assert page.locator(VERDICT_PARTS).count() == 0
    assert plain_text(series.reason) not in plain_text(page.content())
    series.solve()
    assert series.is_right
    assert plain_text(series.reason) in plain_text(series.verdict.inner_text())
    assert answers(page, series.lesson)


def answers(page: Page, lesson: str) -> dict[str, list[object]]:
    """The answers in a lesson that the page's browser has saved; the key is the exercise's kind."""
    content = json.loads(page.evaluate("localStorage.getItem('cartes-progress-v1')"))
    result: dict[str, list[object]] = content["lessons"][lesson]["progress"]["answers"]
    return result
