"""Tests that a question with a single choice is graded at a touch, and others by a button."""

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key

from .pages import Series, go_to_exercise, open_lesson, wait_until_rendered

pytestmark = pytest.mark.browser


@pytest.fixture
def duel(visit, address):
    """The first exercise "duel" of BO-01 in the window of a phone, as a `Series`."""
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    open_lesson(page, address, "BO-01")
    series = Series(page, "BO-01", "duel", 1)
    go_to_exercise(page, 1)
    return series


def item(series, name):
    return series.widget.locator(f'.cartes-pick[data-id="{name}"]')


def test_a_touched_card_is_graded_without_a_second_tap(duel):
    expect(duel.main).to_have_text("Touchez votre réponse")
    expect(duel.main).to_have_attribute("aria-disabled", "true")
    item(duel, duel.key.answer).click()
    expect(duel.verdict).to_have_class("cartes-verdict cartes-right")
    expect(duel.main).to_have_text("Exercice suivant")


def test_after_a_wrong_card_the_touch_of_another_changes_nothing(duel):
    right = duel.key.answer
    wrong = next(entry.id for entry in duel.exercise.schema.items if entry.id != right)
    item(duel, wrong).click()
    expect(item(duel, right)).to_have_attribute("data-mark", "good")
    expect(duel.main).to_have_text("Exercice suivant")
    counted = duel.counted.inner_text()
    item(duel, right).dispatch_event("click")
    duel.another()
    expect(duel.counted).to_have_text(counted)


def test_a_question_with_several_answers_waits_for_its_button(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-04")
    series = Series(page, "BO-04", "legal", 0)
    go_to_exercise(page, 0)
    expect(series.main).to_have_text("Vérifier")
    item(series, answer_key(series.exercise).answer[0]).click()
    expect(series.verdict).to_have_count(0)
    expect(series.main).to_have_attribute("aria-disabled", "false")


def test_the_seats_of_a_question_about_a_player_are_around_a_table(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    open_lesson(page, address, "BO-08")
    widget = page.locator(".cartes-mount[data-kind=next]")
    number = widget.evaluate(
        "node => [...document.querySelectorAll('.cartes-mount[data-kind]')]"
        ".filter((each) => each.querySelector('.cartes-exercise')).indexOf(node)"
    )
    go_to_exercise(page, number)
    middle = {
        name: box["x"] + box["width"] / 2
        for name in ("left", "partner", "you", "right")
        if (box := widget.locator(f"[data-id={name}]").bounding_box())
    }
    height = {
        name: box["y"]
        for name in ("left", "partner", "you", "right")
        if (box := widget.locator(f"[data-id={name}]").bounding_box())
    }
    assert middle["left"] < middle["partner"] == middle["you"] < middle["right"]
    assert height["partner"] < height["left"] == height["right"] < height["you"]
    assert widget.locator(".cartes-talk .cartes-pick").count() == 0, "they are on the felt"


@pytest.mark.parametrize("size", [(740, 360), (360, 740), (1280, 720)])
def test_players_stay_in_view_with_their_marks_beside_the_reason(visit, address, size):
    page, _ = visit
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}voila/render/fr/truco/15_three_six_eight.ipynb#step-8")
    wait_until_rendered(page)
    guess = page.locator(".cartes-step[data-current] .cartes-guess")
    players = guess.locator(".cartes-around > [data-place]")
    players.nth(2).click()
    expect(guess.locator(".cartes-reply-why")).to_be_in_viewport(ratio=1)
    for player in players.all():
        expect(player).to_be_in_viewport(ratio=1)
        expect(player).to_be_visible()
    for mark in ("right", "given"):
        expect(guess.locator(f".cartes-around > [data-mark={mark}]")).to_have_count(1)
