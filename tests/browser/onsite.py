"""How tests read a page of a site: once its own Python is there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cartes_lib.exercises import exercise_kinds
from cartes_lib.lessons import lessons

from .hosting import LESSONS
from .pages import Series, next_step

__all__ = ["AWAKE", "first_exercise", "open_page"]

AWAKE = "html[data-awake]"


def open_page(page: Page, place: str, lesson: str, query: str = "?seed=7") -> None:
    """Opens a lesson and waits until all its widgets are drawn."""
    page.goto(f"{place}fr/{LESSONS[lesson]}.html{query}")
    expect(page.locator(AWAKE)).to_be_attached()
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)


def first_exercise(page: Page, lesson: str, seed: int = 7) -> Series:
    """Goes to the step of a lesson's first exercise, on a page that asks for that seed."""
    kind = next(one for one in lessons()[lesson].exercises if one in exercise_kinds(lesson))
    series = Series(page, lesson, kind, 0, seed)
    for _ in range(page.locator(".cartes-step").count()):
        if series.widget.is_visible():
            return series
        next_step(page)
    raise AssertionError("no step holds it")
