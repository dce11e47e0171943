"""Tests of the areas of answers: a number without a value, an order to change."""

import pytest
from playwright.sync_api import expect

from .pages import open_lesson

STEP_OF = """(part) => [...document.querySelectorAll(".cartes-step")]
    .findIndex((step) => step.querySelector(part)) + 1"""
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def open_step(visit, address):
    """A function that opens the first step of a lesson with an element, and returns the page."""
    page, _ = visit
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="reduce")

    def open_it(lesson, part):
        open_lesson(page, address, lesson)
        page.evaluate(f"location.hash = '#step-{page.evaluate(STEP_OF, part)}'")
        expect(page.locator(part).filter(visible=True).first).to_be_visible()
        return page

    return open_it


def test_an_empty_number_has_no_thumb_and_the_first_step_is_in_the_middle(open_step):
    page = open_step("BO-02", ".cartes-dial")
    answer = page.locator(".cartes-number-answer:visible").first
    dial, field = answer.locator(".cartes-dial"), answer.locator("input[type=number]")
    assert dial.get_attribute("data-empty") is not None
    low, high = (int(dial.get_attribute(name)) for name in ("min", "max"))
    answer.get_by_label("Un de plus").click()
    assert low < int(field.input_value()) < high
    expect(dial).to_have_value(field.input_value())
    assert dial.get_attribute("data-empty") is None
    field.fill("")
    assert dial.get_attribute("data-empty") is not None


def test_to_try_an_order_again_takes_back_the_wrong_item_and_those_after_it(open_step):
    page = open_step("BO-01", ".cartes-order-answer")
    area = page.locator(".cartes-order-answer:visible")
    rest, placed = area.locator(".cartes-rest button"), area.locator(".cartes-placed button")
    while rest.count():
        rest.first.click()
    ids = placed.evaluate_all("all => all.map(({dataset}) => dataset.id)")
    page.get_by_role("button", name="Vérifier").click()
    wrong = area.locator("[data-mark=extra]")
    expect(wrong).to_have_count(1)
    place = ids.index(wrong.get_attribute("data-id"))
    page.get_by_role("button", name="Réessayer").click()
    expect(placed).to_have_count(place)
    assert placed.evaluate_all("all => all.map(({dataset}) => dataset.id)") == ids[:place]
    assert set(rest.evaluate_all("all => all.map(({dataset}) => dataset.id)")) == set(ids[place:])


def test_to_try_one_card_again_leaves_no_card_chosen(open_step):
    page = open_step("BO-01", "[data-kind=duel] .cartes-answer")
    form = page.locator("[data-kind=duel]:visible")
    retry = page.get_by_role("button", name="Réessayer")
    following = page.get_by_role("button", name="Exercice suivant")
    while not retry.is_visible():
        form.locator(".cartes-answer .cartes-pick").last.click()
        expect(retry.or_(following)).to_be_visible()
        if following.is_visible():
            following.click()
    retry.click()
    expect(form.locator(".cartes-pick[aria-pressed=true]")).to_have_count(0)
    expect(retry).to_have_count(0)
