"""Tests of the placement page: eight questions find the lessons that a learner knows."""

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key
from cartes_widgets.exercise.placement import Placement
from tests.widgets.page import send

from .pages import answer, is_graded_at_touch, wait_until_rendered

pytestmark = pytest.mark.browser


SEED = 7


class Alongside:
    """A copy of the page's questions in the test's process."""

    def __init__(self):
        self.placement = Placement(seed=SEED)

    def send(self, do, **rest):
        send(self.placement, do, **rest)

    @property
    def answer_and_schema(self):
        exercise = self.placement.exercise
        return answer_key(exercise).answer, exercise.schema

    def go_on(self):
        given = self.answer_and_schema[0]
        plain = dict(given) if hasattr(given, "items") else given
        self.send("answer", answer=list(plain) if isinstance(plain, tuple) else plain)
        self.send("next")


def test_the_lessons_of_a_learner_who_knows_a_game_are_ticked(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(address)
    link = page.get_by_role("link", name="Je connais déjà les règles")
    page.goto(f"{link.evaluate('link => link.href')}?seed={SEED}")
    wait_until_rendered(page)
    here = Alongside()
    page.locator("[data-course=balco]").click()
    here.send("begin", course="balco")
    caption = page.locator(".cartes-placement .cartes-caption")
    main = page.locator("[data-do=main]")
    for number in range(1, 9):
        expect(caption).to_have_text(f"Question {number} sur 8")
        right, schema = here.answer_and_schema
        answer(page, page.locator(".cartes-exercise"), schema, right)
        if not is_graded_at_touch(schema):
            main.click()
        expect(main).to_have_text("Suivant" if number == 8 else "Exercice suivant")
        expect(page.locator("[data-do=hint]")).to_be_hidden()
        main.click()
        here.go_on()
    expect(caption).to_contain_text("leçons sur 12")
    known = here.placement.known
    assert f"déjà {len(known)} leçons" in caption.inner_text()
    page.locator(".cartes-placement a").click()
    expect(page.locator("[data-game=balco] .cartes-path .cartes-done")).to_have_count(len(known))
    # The game that the learner knows comes before the first game of the page.
    expect(page.locator("#cartes-start")).to_contain_text("Balcó")
