"""Tests of guesses, walks and trees: they ask before they explain, and fit the screen."""

from playwright.sync_api import expect

from .conftest import AXE
from .pages import COLOURS, SIZES_SET, wait_until_rendered, written_lessons

TIGHT = [(360, 740), (1280, 720)]
"""Screens of a phone and a laptop; the other screens are larger in both directions."""
GALLERY = "voila/render/fr/gallery.ipynb"
RULES_OF_LAW = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
"""Rules of WCAG only: axe's good practice wants a main heading, which only the first step has."""

ABOVE_THE_BAR = """(node) => {
    const bar = document.querySelector(".cartes-steps-bar").getBoundingClientRect().top;
    const box = node.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= bar + 1 && box.left >= 0 && box.right <= innerWidth;
}"""


def go_to(page, heading):
    """Opens the step whose heading contains `heading`; returns the step."""
    steps = page.locator(".cartes-step")
    for at in range(steps.count()):
        if heading in (steps.nth(at).locator("h1, h2").first.text_content() or ""):
            page.evaluate(f"() => {{ location.hash = '#step-{at + 1}' }}")
            expect(steps.nth(at)).to_be_visible()
            return steps.nth(at)
    raise AssertionError(f"no step {heading!r}")


def in_view(*nodes):
    for node in nodes:
        expect(node).to_be_visible()
        assert node.evaluate(ABOVE_THE_BAR), node.inner_text()


def fits(page, *nodes):
    """Checks that all nodes are in view on a phone and on a laptop."""
    for width, height in TIGHT:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        in_view(*nodes)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_guess_a_walk_and_a_tree_fit_the_screen_from_the_question_to_the_reason(visit, address):
    page, _ = visit
    page.goto(f"{address}{GALLERY}", wait_until="commit")
    wait_until_rendered(page)

    guess = go_to(page, "Deviner").locator(".cartes-guess").first
    # The shared drawings of cards are hidden; otherwise each resize would lay them out.
    assert page.locator("#cartes-deck").evaluate("(deck) => !deck.getClientRects().length")
    expect(guess.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    fits(page, guess.locator(".cartes-ask-prompt"), guess.locator(".cartes-pass"))
    guess.locator(".cartes-touch").first.click()
    replied = (".cartes-reply-title", ".cartes-reply-why")
    fits(page, *map(guess.locator, replied))

    walk = go_to(page, "Un pli, une main").locator(".cartes-walk").first
    forward = walk.locator(".cartes-step-button").last
    fits(page, walk.locator(".cartes-caption"))
    # A step forward scrolls to the table if the text above it leaves too little room.
    page.set_viewport_size({"width": 360, "height": 740})
    for _ in range(3):
        forward.click()
    in_view(walk.locator(".cartes-caption"), forward)
    expect(forward).to_have_attribute("aria-disabled", "true")
    fits(page, walk.locator(".cartes-ask-prompt"), walk.locator(".cartes-pass"))
    walk.locator(".cartes-choice-of").first.click()
    fits(page, walk.locator(".cartes-reply-title"))
    in_view(forward)

    tree = go_to(page, "Quelles cartes").locator(".cartes-tree").first
    fits(page, tree.locator(".cartes-ask-prompt"), tree.locator(".cartes-pass"))
    tree.locator(".cartes-choice-of").first.click()
    expect(tree.locator(".cartes-tree-log li")).to_have_count(1)
    fits(page, tree.locator(".cartes-ask-prompt"))


def test_nine_cards_their_three_players_and_a_long_reply_are_in_view(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['BA-02']}", wait_until="commit")
    wait_until_rendered(page)
    guess = go_to(page, "Qui commence").locator(".cartes-guess").first
    players = guess.locator(".cartes-group > .cartes-choice-of")
    assert players.count() == 3, "whose cards they are is what is touched"
    in_view(*guess.locator(".cartes-face, .cartes-pass").all(), *players.all())
    guess.locator(".cartes-choice-of").first.click()
    replied = (".cartes-reply-title", ".cartes-reply-why")
    in_view(*map(guess.locator, replied))

    page.set_viewport_size({"width": 1280, "height": 720})
    guess = go_to(page, "Échanger").locator(".cartes-guess").first
    guess.locator(".cartes-pass").click()
    in_view(*map(guess.locator, replied))


def test_the_text_after_a_guess_is_hidden_until_the_answer_and_shown_after_a_reload(visit, address):
    page, _ = visit
    page.goto(f"{address}{GALLERY}", wait_until="commit")
    wait_until_rendered(page)
    step = go_to(page, "Deviner")
    first, second = (step.locator(".cartes-guess").nth(number) for number in range(2))
    after = step.get_by_text("Voici ce que la première question cachait.")
    expect(after).to_be_hidden()
    first.locator(".cartes-touch").first.focus()
    page.keyboard.press("Enter")
    expect(after).to_be_visible()
    second.locator(".cartes-choice-of").first.click()
    expect(second.locator(".cartes-reply-title")).to_be_visible()
    assert faults(page) == []
    page.reload()
    wait_until_rendered(page)
    go_to(page, "Deviner")
    expect(first.locator(".cartes-reply-title")).to_be_visible()
    expect(after).to_be_visible()


def faults(page):
    """The ids of the violations that axe reports on a page, in the light and the dark theme."""
    page.evaluate(AXE.read_text("utf-8"))
    results = []
    for scheme, asked in (("light", RULES_OF_LAW), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)
        results += page.evaluate("(asked) => axe.run(asked)", asked)["violations"]
    return [fault["id"] for fault in results]


def test_the_bar_leads_to_the_part_that_an_answer_opened_unless_it_is_in_view(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}voila/render/{written_lessons()['BO-01']}", wait_until="commit")
    wait_until_rendered(page)
    forward = page.locator("#cartes-next")
    step = go_to(page, "Le roi et son voisin")
    face = step.locator(".cartes-touch").first
    before = face.bounding_box()
    face.click()
    expect(step.locator(".cartes-reply-title")).to_be_visible()
    # The card does not move when it is touched.
    assert face.bounding_box() == before
    expect(forward).to_have_text("Continuer")
    expect(forward).to_have_class("cartes-primary")
    forward.click()
    in_view(step.locator("h3"))
    expect(forward).to_have_text("Suivant")
    # Each end of the ladder has its label at the edge, on a wide screen too.
    page.set_viewport_size({"width": 1280, "height": 720})
    felt = step.locator(".cartes-ranking").bounding_box()
    last = step.locator(".cartes-ends span").last.bounding_box()
    assert last["x"] + last["width"] > felt["x"] + felt["width"] - 40
    forward.click()

    page.set_viewport_size({"width": 820, "height": 1180})
    step = go_to(page, "sans la manille")
    step.locator(".cartes-touch").first.click()
    in_view(step.locator(".cartes-cell").last)
    expect(forward).to_have_text("Suivant")
    expect(forward).to_have_class("cartes-primary")


def test_the_space_for_a_reply_moves_no_card(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{written_lessons()['TR-03']}", wait_until="commit")
    wait_until_rendered(page)
    guess = go_to(page, "Gagné, puis nul").locator(".cartes-guess").first
    faces = guess.locator(".cartes-face")
    before = [item.bounding_box() for item in faces.all()]
    guess.locator(".cartes-choice-of").first.click()
    expect(guess.locator(".cartes-reply-title")).to_be_visible()
    assert [item.bounding_box() for item in faces.all()] == before
