"""Tests of reviews, glossary, house rules and gallery, and of codes that open a page."""

import urllib.error
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import deal_code, generate
from cartes_lib.asking.render import message_text
from cartes_widgets.table.terms import Terms

from .conftest import ANSWERS_WITHIN, AXE
from .pages import (
    ALL_RULES,
    COLOURS,
    Series,
    next_step,
    open_lesson,
    press,
    steps,
    wait_until_rendered,
)

MAKE_DUE = """() => {
  const saved = JSON.parse(localStorage.getItem("cartes-progress-v1"));
  const review = saved.lessons["BO-01"].exercises.order.review;
  const back = (time) => new Date(Date.parse(time) - 90 * 86400000).toISOString();
  review.due = back(review.due);
  review.last_review = back(review.last_review);
  localStorage.setItem("cartes-progress-v1", JSON.stringify(saved));
}"""


def open_page(page, address, name):
    page.goto(f"{address}voila/render/fr/{name}.ipynb")
    wait_until_rendered(page)


def practise(page, lesson, kind):
    """Opens the first exercise of the open lesson, and solves it by keyboard."""
    while not page.locator(".cartes-exercise").first.is_visible():
        next_step(page)
    Series(page, lesson, kind, 0).solve()


def reviews_what_is_due(page):
    """Solves the only due exercise on the page of reviews."""
    notice = page.locator(".cartes-review .cartes-caption")
    expect(notice).to_contain_text("Un exercice à réviser aujourd’hui")
    again = Series(page, "BO-01", "order", 0, seed=8)
    again.solve()
    expect(again.verdict).to_contain_text("Juste")
    press(page, "Exercice suivant")
    expect(notice).to_contain_text("Tout est révisé")
    expect(notice).to_be_focused()


def practises_and_begins_again(page, address):
    """Solves an exercise of BO-02, then deletes the progress in this lesson.

    The button that deletes the progress appears only after the learner has made progress.
    """
    open_lesson(page, address, "BO-02")
    page.locator(".cartes-menu > summary").click()
    expect(page.locator("#cartes-theme")).to_be_visible()
    expect(page.locator("#cartes-forget")).to_be_hidden()
    page.keyboard.press("Escape")
    practise(page, "BO-02", "value")
    expect(page.locator(".cartes-streak").first).to_contain_text("1 juste")
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator(".cartes-menu > summary").click()
    page.locator("#cartes-forget").click()
    expect(page.locator("#cartes-position")).to_contain_text("Étape 1")
    wait_until_rendered(page)
    expect(page.locator(".cartes-streak").first).to_contain_text("But")


def test_a_practised_exercise_comes_back_when_it_is_due_and_one_lesson_can_begin_again(
    visit, address
):
    page, _ = visit
    page.goto(address)
    review = page.locator("#cartes-review")
    expect(review).to_have_text("S’exercer Un thème, une série, cinq minutes")
    open_lesson(page, address, "BO-01")
    practise(page, "BO-01", "order")
    page.evaluate(MAKE_DUE)
    page.goto(address)
    expect(review).to_have_text("S’exercer 1 à revoir aujourd’hui1")
    review.click()
    wait_until_rendered(page)
    reviews_what_is_due(page)
    page.goto(address)
    expect(review).to_have_text("S’exercer Un thème, une série, cinq minutes")
    practises_and_begins_again(page, address)
    page.goto(address)
    expect(page.locator('[data-lesson="BO-02"]')).not_to_contain_text("Leçon commencée")
    expect(page.locator('[data-lesson="BO-01"]')).to_contain_text("Leçon commencée")


def is_for_all(page):
    """Checks that axe reports no serious violation, and that the page fits two widths."""
    page.evaluate(AXE.read_text("utf-8"))
    for scheme, rules in (("light", ALL_RULES), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        result = page.evaluate("rules => axe.run(rules)", rules)
        assert [
            (violation["id"], violation["nodes"][0]["target"])
            for violation in result["violations"]
            if violation["impact"] in ("serious", "critical")
        ] == []
    for width in (320, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_page_of_practice_opens_at_the_themes_for_a_learner_without_practice(visit, address):
    page, _ = visit
    open_page(page, address, "review")
    expect(page.locator(".cartes-practice-themes fieldset")).to_have_count(3)
    page.locator("[data-mode=due]").click()
    expect(page.locator(".cartes-review > .cartes-caption")).to_be_focused()
    expect(page.locator(".cartes-review")).to_contain_text("Rien à réviser encore")
    expect(page.locator(".cartes-exercise")).to_be_hidden()
    press(page, "Tout afficher")
    is_for_all(page)
    assert steps(page) >= 1, "what is due is on the first screen"


def test_three_terms_are_in_view_on_a_phone_in_landscape(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 740, "height": 360})
    open_page(page, address, "glossary")
    third = page.locator(".cartes-words:visible tbody tr").nth(2).bounding_box()
    bar = page.locator(".cartes-steps-bar").bounding_box()
    assert third["y"] + third["height"] <= bar["y"]


def test_a_word_that_is_sought_in_one_game_is_sought_in_all_and_the_page_says_where_it_is(
    visit, address
):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    open_page(page, address, "glossary")
    fields = page.get_by_role("searchbox", name="Chercher un mot, dans tous les jeux")
    elsewhere = page.locator(".cartes-elsewhere:visible")
    expect(elsewhere).to_have_count(0)
    fields.first.fill("flor")
    expect(elsewhere).to_be_in_viewport(ratio=1)
    elsewhere.get_by_role("link", name="Truco").click()
    # The link opens the step of that game, and searches for the same term.
    expect(page.locator(".cartes-words:visible")).to_contain_text("contraflor")
    expect(page.locator("input[type=search]:visible")).to_have_value("flor")
    expect(elsewhere).to_have_count(0)
    page.go_back()
    expect(elsewhere).to_have_count(1)
    page.locator("input[type=search]:visible").fill("")
    sought = page.locator("input[type=search]").evaluate_all("all => all.map((node) => node.value)")
    assert sought == ["", "", ""]


def test_a_word_of_any_of_the_three_games_is_found_in_any_language_on_a_page_for_all(
    visit, address
):
    page, _ = visit
    open_page(page, address, "glossary")
    press(page, "Tout afficher")
    is_for_all(page)
    assert steps(page) >= 2
    fields = page.get_by_role("searchbox")
    assert fields.count() == 3
    fields.first.fill("MANILLA")
    glossary = page.locator(".cartes-words").first
    expect(glossary).to_contain_text("manille")
    expect(glossary).not_to_contain_text("capot")


@pytest.mark.parametrize("name", ["house_rules", pytest.param("gallery", marks=pytest.mark.long)])
def test_axe_finds_nothing_serious_and_the_page_fits_a_telephone(visit, address, name):
    page, _ = visit
    open_page(page, address, name)
    press(page, "Tout afficher")
    is_for_all(page)
    assert steps(page) >= 2


def test_a_deal_code_opens_that_exercise_at_its_step(visit, address):
    page, _ = visit
    exercise = generate("BO-04", "why", 4321, 2, "lliure")
    page.goto(address)
    page.get_by_label("Code d’une donne").fill(deal_code(exercise).lower())
    page.keyboard.press("Enter")
    wait_until_rendered(page)
    shown = page.locator(".cartes-exercise").locator("visible=true")
    expect(shown).to_have_count(1)
    expect(shown.locator(".cartes-code")).to_contain_text(deal_code(exercise))
    expect(shown.locator(".cartes-prompt")).to_have_text(message_text(exercise.prompt))


def test_a_tables_code_opens_that_table(visit, address):
    page, _ = visit
    terms = Terms(
        game="truco", variant="con-flor", customs={"mazo_first_trick": 2}, players=2, deals="7"
    )
    page.goto(address)
    # A phone may type the code in capitals only.
    page.get_by_label("Code d’une donne").fill(terms.code.upper())
    page.keyboard.press("Enter")
    expect(page.locator(".cartes-match-hand")).to_be_visible()
    assert "play.ipynb?table=" in page.url
    page.goto(f"{address}cartes/deal?{urllib.parse.urlencode({'code': 'truco/con-flor/2/ZZ'})}")
    expect(page.get_by_role("alert")).to_contain_text("Ce code n’est pas d’ici")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("BO-04", "s’écrit comme BO-04-VC222E"),
        ("BO-04-K7Q2X1", "Les codes n’utilisent ni 0"),
        ("<script>alert(1)</script>", "s’écrit comme"),
        ("x" * 5000, "s’écrit comme"),
        ("ABCD", "le code d’une classe"),
        (b"\xff", "s’écrit comme"),
    ],
)
def test_a_wrong_code_says_what_is_wrong_with_it(address, code, expected):
    query = urllib.parse.urlencode({"code": code})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{address}cartes/deal?{query}", timeout=ANSWERS_WITHIN)
    page = refused.value.read().decode()
    assert refused.value.code == 404
    assert "Ce code n’ouvre rien" in page
    assert expected in page
    assert "<script>alert" not in page


def test_on_a_phone_the_tiles_of_home_leave_no_gap_at_the_end(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(address)
    group = page.locator(".cartes-more").bounding_box()
    last = page.locator(".cartes-more > .cartes-tile").last.bounding_box()
    assert last["x"] + last["width"] == pytest.approx(group["x"] + group["width"], abs=1)
