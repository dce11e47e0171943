"""Guesses, walks and trees: they ask before they tell, and fit the screen while they do."""

import pytest
from playwright.sync_api import expect

from .conftest import AXE
from .pages import drawn, written_lessons

SIZES = [
    (360, 740),
    (1280, 720),
    # What has more room in both directions is looked at in the long run.
    pytest.param(390, 844, marks=pytest.mark.long),
    pytest.param(1920, 1080, marks=pytest.mark.long),
]
GALLERY = "voila/render/fr/gallery.ipynb"
AXE_RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}

ABOVE_THE_BAR = """(one) => {
    const bar = document.querySelector(".cartes-steps-bar").getBoundingClientRect().top;
    const box = one.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= bar + 1 && box.left >= 0 && box.right <= innerWidth;
}"""


def go_to(page, heading):
    """Shows the step of that heading, and its widgets as they are once they are shown."""
    steps = page.locator(".cartes-step")
    for at in range(steps.count()):
        if heading in (steps.nth(at).locator("h1, h2").first.text_content() or ""):
            page.evaluate(f"() => {{ location.hash = '#step-{at + 1}' }}")
            expect(steps.nth(at)).to_be_visible()
            return steps.nth(at)
    raise AssertionError(f"no step {heading!r}")


def in_view(node):
    expect(node).to_be_visible()
    assert node.evaluate(ABOVE_THE_BAR), node.inner_text()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_guess_a_walk_and_a_tree_fit_the_screen_from_the_question_to_the_reason(
    visit, address, width, height
):
    page, _ = visit
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}{GALLERY}", wait_until="commit")
    drawn(page)

    guess = go_to(page, "Deviner").locator(".cartes-guess").first
    # What cards share is not drawn, or each change of the window would lay it out.
    assert page.locator("#cartes-deck").evaluate("(deck) => !deck.getClientRects().length")
    expect(guess.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    in_view(guess.locator(".cartes-ask-prompt"))
    in_view(guess.locator(".cartes-pass"))
    guess.locator(".cartes-touch").first.click()
    in_view(guess.locator(".cartes-reply-title"))
    in_view(guess.locator(".cartes-reply-why"))

    walk = go_to(page, "Un pli, une main").locator(".cartes-walk").first
    forward = walk.locator(".cartes-step-button").last
    in_view(walk.locator(".cartes-caption"))
    in_view(forward)
    for _ in range(3):
        forward.click()
    expect(forward).to_have_attribute("aria-disabled", "true")
    in_view(walk.locator(".cartes-ask-prompt"))
    in_view(walk.locator(".cartes-pass"))
    walk.locator(".cartes-choice-of").first.click()
    in_view(walk.locator(".cartes-reply-title"))
    in_view(forward)

    tree = go_to(page, "Quelles cartes").locator(".cartes-tree").first
    in_view(tree.locator(".cartes-ask-prompt"))
    in_view(tree.locator(".cartes-pass"))
    tree.locator(".cartes-choice-of").first.click()
    expect(tree.locator(".cartes-told li")).to_have_count(1)
    in_view(tree.locator(".cartes-ask-prompt"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_nine_cards_three_long_answers_and_a_long_reply_are_in_view(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['BA-02']}", wait_until="commit")
    drawn(page)
    guess = go_to(page, "Qui commence").locator(".cartes-guess").first
    # Whose cards they are is told by their labels alone.
    labels = guess.locator(".cartes-felt-label")
    assert labels.count() == 3
    for part in guess.locator(".cartes-face, .cartes-choice-of, .cartes-pass").all():
        in_view(part)
    for part in labels.all():
        in_view(part)
    guess.locator(".cartes-choice-of").first.click()
    for part in (".cartes-reply-title", ".cartes-reply-why"):
        in_view(guess.locator(part))

    page.set_viewport_size({"width": 1280, "height": 720})
    guess = go_to(page, "Échanger").locator(".cartes-guess").first
    guess.locator(".cartes-pass").click()
    for part in (".cartes-reply-title", ".cartes-reply-why"):
        in_view(guess.locator(part))


def test_what_follows_a_guess_is_hidden_until_it_is_answered_and_after_a_reload_it_is_not(
    visit, address
):
    page, _ = visit
    page.goto(f"{address}{GALLERY}", wait_until="commit")
    drawn(page)
    step = go_to(page, "Deviner")
    after = step.get_by_text("Voici ce que la première question cachait.")
    expect(after).to_be_hidden()
    step.locator(".cartes-guess").first.locator(".cartes-touch").first.focus()
    page.keyboard.press("Enter")
    expect(after).to_be_visible()
    page.reload()
    drawn(page)
    step = go_to(page, "Deviner")
    expect(step.locator(".cartes-guess").first.locator(".cartes-reply-title")).to_be_visible()
    expect(step.get_by_text("Voici ce que la première question cachait.")).to_be_visible()


def test_the_bar_leads_to_what_an_answer_opened_unless_that_is_seen(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}voila/render/{written_lessons()['BO-01']}", wait_until="commit")
    drawn(page)
    forward = page.locator("#cartes-next")
    step = go_to(page, "Le roi et son voisin")
    face = step.locator(".cartes-touch").first
    before = face.bounding_box()
    face.click()
    expect(step.locator(".cartes-reply-title")).to_be_visible()
    # Nothing jumps: the card lies where it was touched.
    assert face.bounding_box() == before
    expect(forward).to_have_text("Continuer")
    expect(forward).to_have_class("cartes-primary")
    forward.click()
    in_view(step.locator("h3"))
    expect(forward).to_have_text("Suivant")
    # Each end of the ladder is told at its edge, on a wide felt too.
    page.set_viewport_size({"width": 1280, "height": 720})
    felt = step.locator(".cartes-ranking").bounding_box()
    last = step.locator(".cartes-ends span").last.bounding_box()
    assert last["x"] + last["width"] > felt["x"] + felt["width"] - 40
    page.set_viewport_size({"width": 390, "height": 844})
    forward.click()

    step = go_to(page, "sans la manille")
    step.locator(".cartes-touch").first.click()
    in_view(step.locator(".cartes-cell").last)
    expect(forward).to_have_text("Suivant")
    expect(forward).to_have_class("cartes-primary")


def test_what_an_answer_leaves_room_for_moves_no_card(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['TR-03']}", wait_until="commit")
    drawn(page)
    guess = go_to(page, "Gagné, puis nul").locator(".cartes-guess").first
    faces = guess.locator(".cartes-face")
    before = [one.bounding_box() for one in faces.all()]
    guess.locator(".cartes-choice-of").first.click()
    expect(guess.locator(".cartes-reply-title")).to_be_visible()
    assert [one.bounding_box() for one in faces.all()] == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_answered_guess_passes_axe(visit, address, scheme):
    page, _ = visit
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{address}{GALLERY}", wait_until="commit")
    drawn(page)
    guesses = go_to(page, "Deviner").locator(".cartes-guess")
    for guess, choice in (
        (guesses.nth(0), ".cartes-touch"),
        (guesses.nth(1), ".cartes-choice-of"),
    ):
        guess.locator(choice).first.click()
        expect(guess.locator(".cartes-reply-title")).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    faults = page.evaluate("(rules) => axe.run(document, rules)", AXE_RULES)["violations"]
    assert [fault["id"] for fault in faults] == []
