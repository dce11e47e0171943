"""Tests of the part of a step that an answer opens: where the page scrolls, and its main button."""

import pytest
from playwright.sync_api import expect

from .conftest import serving, visiting
from .pages import open_lesson

SIZES = [(360, 740), (740, 360), (1280, 720)]
PLACES = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const step = ".cartes-step[data-current]";
    return {
        header: box(".cartes-header").bottom,
        part: box(`${step} .cartes-opens`).top,
        felt: box(`${step} .cartes-guess`).bottom,
        reply: box(`${step} .cartes-reply`).bottom,
    };
}"""


@pytest.fixture(scope="module")
def address():
    with serving() as server:
        yield server.address


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_scrolls_to_the_part_and_has_one_main_button(browser, address, width, height):
    with visiting(browser, address) as (page, _):
        page.set_viewport_size({"width": width, "height": height})
        open_lesson(page, address, "BA-06")
        page.evaluate("location.hash = '#step-4'")
        step = page.locator(".cartes-step[data-current]")
        step.locator(".cartes-pass").click()
        main = page.locator(".cartes-primary").filter(visible=True)
        expect(main).to_have_text(["Continuer"])
        before = main.bounding_box()
        places = page.evaluate(PLACES)
        assert places["reply"] <= places["felt"] + 1
        main.click()
        # The walk's button replaces the page's, at the same place.
        expect(step.locator(".cartes-walk .cartes-primary")).to_be_visible()
        expect(main).to_have_count(1)
        assert main.bounding_box() == pytest.approx(before, abs=1)
        places = page.evaluate(PLACES)
        assert places["part"] == pytest.approx(places["header"], abs=1)
        assert places["felt"] <= places["header"] + 1
