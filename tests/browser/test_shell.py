"""Tests of the page around the lessons: top row, bar of steps, home page, stored settings."""

import json
import re

import pytest
from playwright.sync_api import expect

from cartes_lib.messages import LANGUAGES, format_message, use_language

from .conftest import AXE, ROOT
from .pages import (
    ALL_RULES,
    COLOURS,
    CUT,
    DOUBLED,
    LETTERS,
    SIZES_SET,
    SMALLEST,
    Series,
    next_step,
    open_lesson,
    open_table,
    press,
    steps,
    tab_to,
    wait_until_rendered,
    written_lessons,
)

SIZES = [(360, 740), (390, 844), (1280, 720), (1920, 1080)]
TELEPHONE = (360, 740)
LANDSCAPE = (740, 360)
TABLET = (820, 1180)

IN_VIEW = (ROOT / "bench/in_view.js").read_text("utf-8")
IN_VIEW = IN_VIEW[IN_VIEW.index("(all) =>") :].rstrip(";\n ")

WIDTH = "document.documentElement.scrollWidth"

SOME_PROGRESS = """() => {
  const exercise = (stars, mastered) => ({ mastered, stars, seed: 3, level: 1, done: 9,
    review: { due: "2026-01-01T00:00:00Z", stability: 2 } });
  const lessons = {
    "BO-01": { exercises: { order: exercise(3, true), duel: exercise(2, true) }, done: true },
    "BO-02": { exercises: { value: exercise(2, false) }, done: false },
  };
  localStorage.setItem("cartes-progress-v1", JSON.stringify({ version: 1, lessons }));
  localStorage.setItem("cartes-last-v1", '{"lesson": "BO-02", "step": 3, "of": 9}');
}"""

FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
"""
FULL = (
    """Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError"); };"""
)

BROKEN_WORDS = """({ firstChild: text }) => [...text.data.matchAll(/\\p{L}+/gu)].filter((word) => {
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  return range.getClientRects().length > 1;
}).map((word) => word[0])"""

TIGHT = [(360, 740), (1280, 720)]
"""Screens of a phone and a laptop; the other screens are larger in both directions."""


def resize(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})


def serious(page, asked=ALL_RULES):
    result = page.evaluate("(asked) => axe.run(asked)", asked)
    return [
        (violation["id"], violation["nodes"][0]["target"])
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def test_a_first_visit_asks_one_question_and_a_guess_on_real_cards_is_two_taps_away(visit, address):
    page, _ = visit
    resize(page, TELEPHONE)
    for game in ("botifarra", "truco", "balco"):
        page.goto(address)
        expect(page.locator("#cartes-which-game")).to_have_text(
            "À quel jeu joue‑t‑on autour de vous\u00a0?"
        )
        expect(page.locator("#cartes-start")).to_be_hidden()
        page.locator(f"[data-first={game}]").click()
        wait_until_rendered(page)
        guess = page.locator(".cartes-guess:visible")
        guess.locator("button:visible").first.click()
        expect(guess.get_by_text("Règle", exact=True)).to_be_visible()
        page.evaluate("localStorage.clear()")


def test_home_shows_its_main_button_without_scrolling_and_fits_any_telephone(visit, address):
    page, _ = visit
    page.goto(address)
    page.evaluate(SOME_PROGRESS)
    page.reload()
    assert page.locator(".cartes-home .cartes-primary").count() == 1
    for size in SIZES:
        resize(page, size)
        page.evaluate(SIZES_SET)
        assert page.locator("h1, #cartes-start").evaluate_all(IN_VIEW) == [], size
        if size[0] > 1000:
            parts = page.locator(".cartes-tile, .cartes-game h2, .cartes-path")
            assert parts.evaluate_all(IN_VIEW) == [], size
        assert page.evaluate(WIDTH) <= size[0]
    resize(page, (320, 640))
    page.evaluate(SIZES_SET)
    assert page.evaluate(WIDTH) <= 320
    small = page.locator("main a, summary, button, input").evaluate_all(
        "all => all.filter((node) => node.getClientRects().length)"
        ".filter((node) => node.getBoundingClientRect().height < 44).map((node) => node.outerHTML)"
    )
    assert small == [], "each can be touched"


def test_no_word_of_homes_headline_is_broken_on_a_tablet(visit, address):
    page, _ = visit
    for lang in ("fr", "en", "es", "ca"):
        page.goto(f"{address}?lang={lang}")
        for width in (768, 820, 900):
            resize(page, (width, 1180))
            page.evaluate(SIZES_SET)
            assert page.locator(".cartes-hero h1").evaluate(BROKEN_WORDS) == [], (lang, width)


def test_with_doubled_text_the_first_heading_of_home_is_the_largest(visit, address):
    page, _ = visit
    resize(page, (360, 740))
    page.context.add_init_script(DOUBLED)
    page.goto(f"{address}?lang=en")
    page.evaluate(SIZES_SET)
    sizes = page.locator("h1:visible, h2:visible").evaluate_all(
        "(all) => all.map((node) => parseFloat(getComputedStyle(node).fontSize))"
    )
    assert sizes[0] == max(sizes)
    names = page.locator(".cartes-first-games b")
    assert names.evaluate_all(f"(all) => all.flatMap({BROKEN_WORDS})") == []


@pytest.mark.parametrize("name", ["", "play", "daily", "review", "house_rules", "glossary"])
def test_at_320_px_nothing_is_cut_however_large_the_letters(visit, address, name):
    page, _ = visit
    resize(page, SMALLEST)
    page.goto(f"{address}voila/render/fr/{name}.ipynb" if name else address)
    if name:
        wait_until_rendered(page)
    for letters in LETTERS:
        page.add_style_tag(content=f"html {{ font-size: {letters} !important }}")
        for step in range(max(1, steps(page))):
            page.evaluate(f"location.hash = '#step-{step + 1}'")
            page.evaluate(SIZES_SET)
            assert page.evaluate(WIDTH) <= 320, f"step {step + 1}, {letters}"
            assert page.evaluate(CUT) == [], f"step {step + 1}, {letters}"


def test_with_letters_twice_as_large_an_exercises_buttons_leave_its_question_to_be_read(
    visit, address
):
    page, _ = visit
    resize(page, TELEPHONE)
    page.goto(f"{address}voila/render/es/botifarra/04_free.ipynb?seed=7&step=8")
    wait_until_rendered(page)
    page.add_style_tag(content=f"html {{ font-size: {LETTERS[-1]} !important }}")
    page.evaluate(SIZES_SET)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.evaluate(SIZES_SET)
    exercise = page.locator(".cartes-step[data-current] .cartes-exercise")
    asked = exercise.locator(".cartes-prompt").bounding_box()
    pressed = exercise.locator(".cartes-buttons").bounding_box()
    assert asked["y"] + asked["height"] <= pressed["y"] + 1


def test_home_goes_on_where_the_learner_stopped_and_counts_finished_lessons(visit, address):
    page, _ = visit
    page.goto(address)
    page.evaluate(SOME_PROGRESS)
    page.reload()
    start = page.locator("#cartes-start")
    expect(start).to_contain_text("Continuer\u00a0: leçon 2, étape 3")
    expect(start).to_contain_text("Botifarra · Pourquoi 72")
    ring = page.locator('[data-game="botifarra"] .cartes-ring')
    written = sum(lesson.startswith("BO") for lesson in written_lessons())
    expect(ring).to_have_attribute("aria-label", f"Leçons réussies\u00a0: 1 sur {written}")
    expect(page.locator('[data-lesson="BO-01"] .cartes-earned')).to_contain_text("★★★")
    expect(page.locator('[data-lesson="BO-02"] .cartes-earned')).not_to_contain_text("★")
    expect(page.locator(".cartes-badge")).to_have_text("3")
    start.click()
    wait_until_rendered(page)
    expect(page.locator("#cartes-position")).to_contain_text("Étape 3")


def test_homes_tile_of_the_daily_deal_has_todays_result_and_no_other_days(visit, address):
    page, _ = visit
    page.clock.set_fixed_time("2026-11-22T23:30:00Z")
    page.goto(address)
    badge = page.locator("#cartes-daily .cartes-badge")
    expect(badge).to_have_count(0)
    page.evaluate("""localStorage.setItem("cartes-daily-v1",
      JSON.stringify({ "2026-11-22": "●○●", "2026-11-21": "●●●" }))""")
    for lang in LANGUAGES:
        with use_language(lang):
            text = format_message("page-daily-done").replace("{n}", "2").replace("{of}", "3")
        page.goto(f"{address}?lang={lang}")
        expect(badge).to_have_text("✓ 2/3")
        expect(badge).to_have_accessible_name(text)
        for size in SIZES:
            resize(page, size)
            expect(badge).to_be_visible()
            assert page.evaluate(WIDTH) <= size[0]
    page.clock.set_fixed_time("2026-11-23T00:30:00Z")
    page.reload()
    expect(page.locator("#cartes-review")).to_be_visible()
    expect(badge).to_have_count(0)


def test_axe_finds_nothing_serious_on_home_by_day_and_by_night(visit, address):
    page, _ = visit
    page.goto(address)
    page.evaluate(SOME_PROGRESS)
    page.reload()
    page.evaluate(AXE.read_text("utf-8"))
    assert serious(page) == []
    page.emulate_media(color_scheme="dark")
    assert serious(page, COLOURS) == []
    page.locator(".cartes-menu > summary").click()
    page.locator(".cartes-course summary").first.click()
    assert serious(page, COLOURS) == []
    page.emulate_media(color_scheme="light")
    assert serious(page) == []


def test_the_first_exercise_is_within_three_taps_of_home(visit, address):
    page, _ = visit
    resize(page, TELEPHONE)
    page.goto(address)
    page.locator(".cartes-go").first.click()
    wait_until_rendered(page)
    page.locator(".cartes-skip-on a").click()
    expect(page.locator(".cartes-exercise").first).to_be_visible()
    assert page.locator(".cartes-exercise .cartes-prompt").first.evaluate_all(IN_VIEW) == []


@pytest.mark.parametrize(
    "lang",
    ["ca", *(pytest.param(item, marks=pytest.mark.long) for item in ("fr", "en", "es"))],
)
@pytest.mark.parametrize(
    "size", [TELEPHONE, LANDSCAPE, TABLET], ids=["phone", "landscape", "tablet"]
)
def test_a_question_about_a_hand_is_in_view_with_the_hand(visit, address, lang, size):
    page, _ = visit
    resize(page, size)
    # The contracts of Botifarra are the longest question about a hand of twelve cards.
    page.goto(f"{address}voila/render/{lang}/botifarra/06_contract.ipynb", wait_until="commit")
    wait_until_rendered(page)
    parts = ".cartes-row .cartes-card, .cartes-ask-prompt, .cartes-pass"
    asking = page.locator(".cartes-step:has(.cartes-row):has(.cartes-guess)")
    assert asking.count() == 2
    for step in asking.all():
        number = step.evaluate(
            "(node) => [...document.querySelectorAll('.cartes-step')].indexOf(node)"
        )
        page.evaluate(f"location.hash = '#step-{number + 1}'")
        # The second question appears when the first one is answered.
        expect(step.locator(".cartes-pass").filter(visible=True)).to_have_count(1)
        page.evaluate(SIZES_SET)
        shown = step.locator(parts).filter(visible=True)
        assert shown.evaluate_all(IN_VIEW) == [], f"step {number + 1}"


def test_a_question_fits_though_the_hand_above_it_is_drawn_late(visit, address):
    page, _ = visit
    resize(page, TELEPHONE)
    late = []
    page.route("**/front/hand.js", lambda route: late.append(route))
    page.goto(f"{address}voila/render/fr/botifarra/06_contract.ipynb#step-6", wait_until="commit")
    step = page.locator(".cartes-step[data-current]")
    expect(step.locator(".cartes-pass").filter(visible=True)).to_have_count(1)
    page.evaluate(SIZES_SET)
    assert late
    assert step.locator(".cartes-row.cartes-large").count() == 0
    # The requests that waited go on.
    page.unroute("**/front/hand.js")
    wait_until_rendered(page)
    page.evaluate(SIZES_SET)
    shown = step.locator(".cartes-row .cartes-card, .cartes-pass").filter(visible=True)
    assert shown.evaluate_all(IN_VIEW) == []


def place_of_the_bar(page, size):
    """The rectangle of the main button in a window of the size `size`.

    Checks that the bar of steps is at the bottom edge, and that its buttons are in view.
    """
    resize(page, size)
    page.evaluate(SIZES_SET)
    box = page.locator(".cartes-steps-bar").bounding_box()
    assert box["y"] + box["height"] == size[1]
    assert page.locator("#cartes-previous, #cartes-next").evaluate_all(IN_VIEW) == []
    assert page.evaluate(WIDTH) <= size[0]
    own = page.locator(".cartes-step[data-current] .cartes-acts > .cartes-primary:visible")
    main = own if own.count() else page.locator("#cartes-next")
    return tuple(main.bounding_box().values())


MIDDLES = """all => all.map((node) => node.getBoundingClientRect())
    .map((at) => at.top + at.height / 2)"""


def test_the_bar_of_steps_is_always_at_the_same_place(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-04")
    places = {size: set() for size in TIGHT}
    for _ in range(steps(page) - 1):
        for size in TIGHT:
            places[size].add(place_of_the_bar(page, size))
        page.locator("#cartes-next").click()
    last = page.get_by_role("link", name="Leçon suivante")
    for size in TIGHT:
        resize(page, size)
        page.evaluate(SIZES_SET)
        ((_, top, _, _),) = places[size]
        assert last.bounding_box()["y"] == top
        header = page.locator(".cartes-header")
        assert header.bounding_box()["height"] <= 64
        tops = header.locator(":scope > *").evaluate_all(MIDDLES)
        assert max(tops) - min(tops) < 4, "one row"


STARS = re.compile(r"étoiles\s: 3 sur 3")
PICTURE = re.compile("^data:image/svg")


def test_a_lesson_ends_with_what_it_taught_what_was_earned_and_what_comes(visit, address):
    page, _ = visit
    page.goto(address)
    page.evaluate(SOME_PROGRESS)
    open_lesson(page, address, "BO-01")
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    end = page.locator(".cartes-summary")
    expect(end).to_contain_text("Leçon réussie")
    expect(end.locator(".cartes-aims li")).to_have_count(3)
    results = end.locator(".cartes-results li")
    expect(results).to_have_count(3)
    expect(results.first).to_contain_text("★★★")
    expect(results.last).to_contain_text("à faire")
    expect(end).to_contain_text("2. Pourquoi 72")
    expect(end.locator(".cartes-large-stars")).to_have_attribute("aria-label", STARS)
    expect(end.locator(".cartes-speaker small")).to_have_text("Mercè")
    expect(end.locator(".cartes-speaker img")).to_have_attribute("src", PICTURE)
    expect(end.locator(".cartes-farewell q")).to_contain_text("tout est réussi")
    face, words = end.locator(".cartes-speaker").bounding_box(), end.locator(".cartes-farewell q")
    edge, width = words.bounding_box(), page.viewport_size["width"]
    assert face["x"] == pytest.approx(width - edge["x"] - edge["width"], abs=2)
    results.last.get_by_role("link").click()
    expect(page.locator(".cartes-exercise").last).to_be_visible()


def test_a_lesson_without_results_claims_nothing_and_goes_on_with_its_first_exercise(
    visit, address
):
    page, _ = visit
    open_lesson(page, address, "BO-01")
    last = steps(page)
    page.evaluate(f"location.hash = '#step-{last}'")
    end = page.locator(".cartes-summary")
    expect(end.locator("h3").first).to_have_text("Ce que vous apprenez ici")
    exercise = end.locator(".cartes-results a").first
    expect(exercise).to_be_visible()
    first = exercise.get_attribute("href").removeprefix("#step-")
    page.goto(address)
    go = page.locator("#cartes-start")
    expect(go).to_have_attribute("href", re.compile(rf"01_cards\.ipynb#step-{first}$"))
    page.evaluate(SOME_PROGRESS)
    page.evaluate("""localStorage.setItem(
        "cartes-last-v1", '{"lesson": "BO-01", "step": 9, "of": 9}')""")
    page.reload()
    expect(go).to_have_attribute("href", re.compile(r"02_count\.ipynb$"))
    open_lesson(page, address, "BO-01", query=f"#step-{last}")
    expect(end.locator("h3").first).to_have_text("Vous savez maintenant")


def test_the_end_of_a_lesson_has_the_whole_title_of_each_exercise(visit, address):
    page, _ = visit
    open_lesson(page, address, "TR-04")
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    title = page.locator(".cartes-results a").first
    expect(title).to_have_text("À vous\u00a0: que peut-on dire\u00a0?")


@pytest.mark.parametrize(("width", "height"), [TELEPHONE, LANDSCAPE, (1280, 720)])
def test_a_lesson_that_opens_at_a_saved_step_says_so_and_moves_nothing(
    visit, address, width, height
):
    page, _ = visit
    resize(page, (width, height))
    open_lesson(page, address, "BO-04")
    page.locator("#cartes-next").click()
    page.locator("#cartes-next").click()
    expect(page.locator("#cartes-place")).to_contain_text("3/")
    assert page.locator(".cartes-resumed").count() == 0
    main = "() => document.querySelector('main').getBoundingClientRect().toJSON()"
    before = page.evaluate(main)
    open_lesson(page, address, "BO-04")
    line = page.locator(".cartes-resumed")
    expect(line).to_contain_text("Vous en étiez là.")
    expect(line).to_be_in_viewport(ratio=1)
    assert page.evaluate(main) == before
    line.get_by_role("link").click()
    expect(page.locator("#cartes-place")).to_contain_text("1/")
    expect(line).to_have_count(0)


def test_days_running_are_shown_at_the_end_of_a_lesson_and_turned_off_by_one_press(visit, address):
    page, _ = visit
    page.goto(address)
    page.evaluate("""() => {
        const today = new Date();
        const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86400000;
        localStorage.setItem('cartes-days-v1', JSON.stringify({days: [day - 2, day - 1]}));
    }""")
    open_lesson(page, address, "BO-01")
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    days = page.locator(".cartes-days")
    expect(days).to_contain_text("2 jours de suite")
    days.get_by_role("button", name="Ne pas compter les jours").click()
    expect(days).not_to_contain_text("2 jours de suite")
    expect(days.get_by_role("button", name="Compter les jours")).to_be_focused()


def test_the_last_lesson_of_a_course_leads_to_a_table_of_its_game(visit, address):
    page, _ = visit
    page.goto(address)
    progress = {lesson: {"exercises": {}, "done": True} for lesson in written_lessons()}
    saved = json.dumps({"version": 1, "lessons": progress})
    page.evaluate("(saved) => localStorage.setItem('cartes-progress-v1', saved)", saved)
    open_lesson(page, address, "BA-12")
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    end = page.locator(".cartes-summary")
    expect(end.locator("h2")).to_have_text("Vous savez jouer au balcó\u00a0!")
    expect(end.get_by_role("heading", name="Vos exercices")).to_be_hidden()
    page.locator(".cartes-steps-bar").get_by_role("link", name="Jouer une partie").click()
    expect(page.locator(".cartes-chooser-games input[value=balco]")).to_be_checked()


def test_the_menu_closes_by_escape_and_gives_the_focus_back(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-04")
    button = page.locator(".cartes-menu > summary")
    tab_to(page, button)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Projection")).to_be_visible()
    page.locator(".cartes-all-lessons summary").click()
    expect(page.get_by_role("navigation", name="Liste des leçons")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Projection")).to_be_hidden()
    expect(button).to_be_focused()


def test_a_table_fills_the_page_and_has_no_bar_of_steps(visit, address):
    page, _ = visit
    open_table(page, address, "balco")
    expect(page.locator(".cartes-steps-bar")).to_be_hidden()
    for size in SIZES:
        resize(page, size)
        page.evaluate(SIZES_SET)
        box = page.locator(".cartes-widget:has(.cartes-match-cloth)").bounding_box()
        assert box["width"] >= size[0] - 1
        assert box["y"] + box["height"] >= size[1] - 1
        assert page.evaluate(WIDTH) <= size[0]


def test_a_new_tab_opens_a_lesson_at_its_step_and_saved_steps_bring_no_warning(visit, address):
    page, _ = visit
    open_lesson(page, address, "BO-04")
    expect(page.locator(".cartes-unsaved-note")).to_have_count(0)
    for number in (2, 3):
        press(page, "Suivant")
        expect(page.locator("#cartes-position")).to_contain_text(f"Étape {number}")
    other = page.context.new_page()
    open_lesson(other, address, "BO-04")
    expect(other.locator("#cartes-position")).to_contain_text("Étape 3")


@pytest.mark.parametrize("fault", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_without_storage_a_lesson_works_and_a_message_appears_once(visit, address, fault):
    page, _ = visit
    page.add_init_script(fault)
    page.goto(address)
    expect(page.locator("#cartes-first-visit")).to_be_visible()
    notice = page.locator(".cartes-unsaved-note")
    expect(notice).to_contain_text("ne garde rien")
    press(page, "Compris")
    expect(notice).to_have_count(0)
    open_lesson(page, address, "BO-01")
    expect(notice).to_have_count(0)
    while not page.locator(".cartes-exercise").first.is_visible():
        press(page, "Suivant")
    series = Series(page, "BO-01", "order", 0)
    series.solve()
    expect(series.verdict).to_contain_text(re.compile("Juste|Exact"))
    press(page, "Clair ou sombre")
    expect(page.locator("html[data-theme]")).to_be_attached()


PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length"
SHIFTED = """() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + entry.value, 0);
}"""


# A page shows its text after three seconds even without scripts. This prevents it.
UNENDING = """const later = window.setTimeout;
window.setTimeout = (act, time, ...more) => (time === 3000 ? 0 : later(act, time, ...more));"""


def test_a_lessons_text_is_painted_before_its_scripts_and_no_step_that_is_left_at_once(
    visit, address
):
    page, _ = visit
    items = []
    lesson = f"{address}voila/render/fr/botifarra/04_free.ipynb"
    first, coming = page.locator("#cartes-main h1"), page.locator("html.cartes-coming")
    page.route("**/pages/front/lesson.js", lambda route: items.append(route))
    page.goto(lesson, wait_until="commit")
    page.wait_for_function(PAINTED)
    expect(first).to_be_visible()
    expect(coming).to_have_count(0)
    page.wait_for_function("() => document.readyState === 'interactive'")
    items.pop().continue_()
    wait_until_rendered(page)
    assert page.evaluate(SHIFTED) == 0
    page.unroute("**/pages/front/lesson.js")
    next_step(page)
    # A returning learner sees the last step at once, and never the first one.
    page.add_init_script(UNENDING)
    page.route("**/pages/front/lesson.js", lambda route: items.append(route))
    page.goto(lesson, wait_until="commit")
    page.wait_for_function("() => document.readyState === 'interactive'")
    expect(coming).to_be_attached()
    expect(first).to_be_hidden()
    items.pop().continue_()
    expect(page.locator(".cartes-step[data-current] h2")).to_be_visible()
    expect(coming).to_have_count(0)
    assert page.url.endswith("#step-2")


def test_the_end_of_a_lesson_fits_a_projector(visit, address):
    page, _ = visit
    page.goto(f"{address}voila/render/fr/botifarra/04_free.ipynb?seed=7&projector=1#step-11")
    page.locator("html[data-ready]").wait_for(state="attached")
    expect(page.locator("#cartes-place")).to_have_text("11/11")
    expect(page.locator(".cartes-aims")).to_be_visible()
    # The class has learned it; stars and results are those of a single student.
    for part in (".cartes-lesson-stars", ".cartes-farewell", ".cartes-results"):
        expect(page.locator(part)).to_be_hidden()
    for width, height in ((1024, 768), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
