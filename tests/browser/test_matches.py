"""Tests of matches in a browser: saved, restored, and shared; the daily deal; the coach."""

import json

import pytest
from playwright.sync_api import expect

from cartes_lib.messages import format_message, use_language

from .conftest import watch
from .pages import SIZES_SET, choose_game, open_table, wait_until_rendered
from .test_tables import MEETING, OPEN_CALLS, UNDER, act, go_on, pending
from .test_tables import sit as sit_as_usual

HAND = (
    "[...document.querySelectorAll('.cartes-match-pick')]"
    ".map(card => card.dataset.id).sort().join()"
)
RECORD_HANDS = f"""window.handsShown = new Set();
new MutationObserver(() => {HAND} && handsShown.add({HAND}))
    .observe(document, {{ childList: true, subtree: true }});"""
FACE = ".cartes-match-disc"
REPLACE = "Jouer une autre partie"
STORED = "Object.keys(JSON.parse(localStorage.getItem('cartes-matches-v1') ?? '{}')).length"


def sit(page, address, game, **table):
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    open_table(page, address, game, query="", **table)


def played(page, acts):
    """Plays until the match is saved, then `acts` more actions, then until the player's turn."""
    for _ in range(60):
        acts -= bool(page.evaluate(STORED))
        if acts < 0 and not pending(page):
            return
        act(page)
    raise AssertionError("the reader is never to act")


def again(page):
    """Ends the pauses that a restored match shows again, so that it is where it was before."""
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    while pending(page):
        go_on(page)


def press_item(page, name):
    page.locator(".cartes-match-menu > summary").click()
    page.locator(f".cartes-match-actions [data-id={name}]").click()


def lies_again(page, hand, seats):
    """Reloads the page and checks that the match is restored with the same hand and seats."""
    page.reload()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
    assert page.locator(".cartes-match-seat").all_inner_texts() == seats


def saved(page, folder):
    """Saves the match from the table's menu into a file in `folder`; returns the file's path."""
    with page.expect_download() as given:
        press_item(page, "save")
    given.value.save_as(folder / "match.txt")
    return folder / "match.txt"


def is_opened_elsewhere(file, hand, browser, address):
    """Checks that another browser opens a saved match, and refuses a changed one."""
    bad = file.with_name("bad.txt")
    bad.write_text(file.read_text()[:-3] + "xyz", "utf-8")
    with browser.new_context() as other:
        friend = other.new_page()
        watch(friend, address)
        friend.add_init_script("localStorage.setItem('cartes-pace', 'step')")
        friend.emulate_media(reduced_motion="reduce")
        friend.goto(f"{address}voila/render/fr/play.ipynb")
        friend.locator(".cartes-table-elsewhere summary").click()
        friend.locator("input[type=file]").set_input_files(bad)
        expect(friend.locator(".cartes-table-error")).to_contain_text("Rien n’a changé")
        expect(friend.locator(".cartes-table-error")).to_be_in_viewport()
        friend.locator("input[type=file]").set_input_files(file)
        again(friend)
        friend.wait_for_function(f"hand => {HAND} === hand", arg=hand)


# Other tests reload Botifarra (an invited player) and Truco (after another match).
@pytest.mark.parametrize("game", [pytest.param("botifarra", marks=pytest.mark.long), "balco"])
def test_a_match_goes_on_after_a_reload(visit, address, game):
    page, _ = visit
    sit(page, address, game)
    played(page, 2)
    lies_again(page, page.evaluate(HAND), page.locator(".cartes-match-seat").all_inner_texts())


def test_a_saved_match_goes_on_after_a_reload_and_no_unplayed_match_replaces_it(
    visit, address, browser, tmp_path
):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    hand = page.evaluate(HAND)
    is_opened_elsewhere(saved(page, tmp_path), hand, browser, address)
    lies_again(page, hand, page.locator(".cartes-match-seat").all_inner_texts())
    begun = page.evaluate("localStorage.getItem('cartes-matches-v1')")
    press_item(page, "leave")
    page.locator("[data-id=sit]").click()
    # A new match would replace the saved one: the page asks first.
    dialog = page.get_by_role("dialog", name=REPLACE)
    dialog.locator("[data-id=resume]").click()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
    press_item(page, "leave")
    page.locator("[data-id=sit]").click()
    dialog.locator("[data-id=other]").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    hand = page.evaluate(HAND)
    page.reload()
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
    assert page.evaluate("localStorage.getItem('cartes-matches-v1')") == begun
    page.goto(address)
    with use_language("fr"):
        waiting = format_message("page-matches-waiting").replace("{n}", "1")
    expect(page.locator("#cartes-waiting")).to_have_text(waiting)


def given(page, *, code="", file=None):
    """Opens a table from the choice of tables, by a code or by a file."""
    if page.locator("[data-id=join]").is_hidden():
        page.locator(".cartes-table-elsewhere summary").click()
    if file:
        page.locator("input[type=file]").set_input_files(file)
    else:
        page.locator(".cartes-table-elsewhere input[maxlength]").fill(code)
        page.locator("[data-id=join]").click()


def test_a_code_a_file_and_a_link_ask_before_they_replace_a_match(visit, address, tmp_path):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    file, first = saved(page, tmp_path), page.evaluate(HAND)
    act(page)
    played(page, 1)
    hand, kept = page.evaluate(HAND), page.evaluate("localStorage.getItem('cartes-matches-v1')")
    press_item(page, "leave")
    code, dialog = "Truco/con-flor/2/7", page.get_by_role("dialog", name=REPLACE)
    given(page, code=code)
    expect(dialog.locator("[data-id=other]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-id=join]")).to_be_visible()
    given(page, file=file)
    dialog.locator("[data-id=resume]").click()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
    assert page.evaluate("localStorage.getItem('cartes-matches-v1')") == kept
    page.goto(f"{address}voila/render/fr/play.ipynb?table={code}")
    dialog.locator("[data-id=resume]").click()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)
    assert "table=" not in page.url
    press_item(page, "leave")
    given(page, file=file)
    dialog.locator("[data-id=other]").click()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=first)
    press_item(page, "leave")
    page.reload()
    page.goto(f"{address}voila/render/fr/play.ipynb?table={code}")
    dialog.locator("[data-id=other]").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    act(page)
    played(page, 1)
    # The match goes on in its place without another question.
    assert page.evaluate("localStorage.getItem('cartes-matches-v1')") != kept
    expect(dialog).to_be_hidden()


def test_an_invited_player_sits_at_that_table_even_from_another_table(visit, address):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    page.goto(f"{address}voila/render/fr/play.ipynb?table=botifarra/lliure/4/7")
    page.wait_for_function(f"() => {HAND}.split(',').length === 12")
    for _ in range(60):
        if not pending(page) and page.evaluate(HAND).count(",") < 11:
            break
        act(page)
    hand = page.evaluate(HAND)
    assert hand.count(",") < 11
    page.add_init_script(RECORD_HANDS)
    lies_again(page, hand, page.locator(".cartes-match-seat").all_inner_texts())
    assert page.evaluate("[...handsShown]") == [hand], "the table's first cards do not show through"
    # A player who left the table goes on with the saved match, and the cards are the same.
    press_item(page, "leave")
    page.reload()
    choose_game(page, "botifarra")
    page.locator("form[data-game=botifarra] .cartes-table-saved button").first.click()
    again(page)
    page.wait_for_function(f"hand => {HAND} === hand", arg=hand)


def test_a_friend_comes_to_the_same_cards_by_a_link_or_a_code(visit, address, browser):
    page, _ = visit
    sit(page, address, "botifarra", variant="lliure")
    hand = page.evaluate(HAND)
    press_item(page, "invite")
    fields = page.locator("dialog input")
    link, code = fields.first.input_value(), fields.last.input_value()
    page.keyboard.press("Escape")
    with browser.new_context() as other:
        friend = other.new_page()
        watch(friend, address)
        friend.goto(link)
        friend.wait_for_function(f"hand => {HAND} === hand", arg=hand)
        press_item(friend, "leave")
        friend.locator(".cartes-table-elsewhere summary").click()
        typed = friend.locator(".cartes-table-elsewhere input[maxlength]")
        typed.fill("botifarra/lliure/4/AAAAAAAAAA")
        friend.locator("[data-id=join]").click()
        expect(friend.locator(".cartes-table-error")).to_be_in_viewport()
        typed.fill(code)
        friend.locator("[data-id=join]").click()
        friend.wait_for_function(f"hand => {HAND} === hand", arg=hand)


def misses_its_table(page, address):
    """Checks that a link to an unknown table shows the error and the choice of tables."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{address}voila/render/fr/play.ipynb?table=nothing")
    expect(page.locator(".cartes-table-error")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-id=sit]")).to_be_in_viewport(ratio=1)


def test_after_a_link_to_no_table_a_player_plays_customs_and_takes_a_move_back(visit, address):
    page, seen = visit
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    misses_its_table(page, address)
    page.set_viewport_size({"width": 360, "height": 740})
    error = page.locator(".cartes-table-error")
    choose_game(page, "truco")
    page.locator(".cartes-table-options > summary").click()
    page.locator(".cartes-table-folds > details:has(.cartes-customs) > summary").click()
    page.locator("select[name=flor_tariff]").select_option("3 points en tout")
    page.locator("[data-id=sit]").click()
    expect(error).to_have_text(
        "«\u00a0La fleur vaut 3 points en tout\u00a0» ne va pas avec «\u00a0Sans fleur\u00a0»."
    )
    expect(error).to_be_in_viewport()
    choose_game(page, "botifarra")
    expect(error).to_be_hidden()
    page.locator(".cartes-table-options > summary").click()
    page.locator(".cartes-table-folds > details:has(.cartes-customs) > summary").click()
    page.locator("select[name=target]").select_option("73 points")
    page.locator(".cartes-company [data-at='0']").select_option("merce")
    page.locator("[data-id=sit]").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    while pending(page):
        act(page)
    hand, calls = page.evaluate(HAND), page.locator(OPEN_CALLS).count()
    act(page)
    while pending(page):
        act(page)
    page.locator(".cartes-match-aid [data-id=back]").click()
    page.wait_for_function(
        f"([hand, calls]) => {HAND} === hand"
        f" && document.querySelectorAll('{OPEN_CALLS}').length === calls",
        arg=[hand, calls],
    )
    press_item(page, "invite")
    assert "target=73" in page.locator("dialog input").last.input_value()
    assert "hands" not in seen.wire


def test_the_learner_chooses_a_face_which_this_browser_remembers(visit, address):
    page, _ = visit
    page.goto(f"{address}voila/render/fr/play.ipynb")
    page.locator(".cartes-own-face > summary").click()
    faces = page.locator(".cartes-own-face label")
    chosen = faces.nth(4).locator("img").get_attribute("src")
    faces.nth(4).locator("input").check()
    shown = page.locator(".cartes-own-face summary img")
    expect(shown).to_have_attribute("src", chosen)
    page.reload()
    expect(shown).to_have_attribute("src", chosen)
    page.locator("[data-id=sit]").click()
    expect(page.locator(".cartes-match-own .cartes-portrait")).to_have_attribute("src", chosen)


def test_the_deal_of_the_day_asks_three_times_and_gives_a_line_to_copy(visit, address):
    page, seen = visit
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    page.get_by_role("link", name="La main du jour").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    press_item(page, "days")
    past = page.locator(".cartes-daily-past")
    expect(past.locator("[data-day]")).to_have_count(30)
    expect(past).to_contain_text("dimanche 1er novembre")
    today, before = (past.locator("[data-day]").nth(ago) for ago in (0, 1))
    title = page.locator(".cartes-daily-status b").inner_text()
    before.click()
    expect(past).to_be_hidden()
    expect(page.locator(".cartes-daily-status b")).not_to_have_text(title)
    press_item(page, "days")
    today.click()
    expect(page.locator(".cartes-daily-status b")).to_have_text(title)
    card = page.locator(".cartes-daily-card")
    for _ in range(120):
        if card.is_visible():
            break
        act(page)
    expect(card.locator("li")).not_to_have_count(0)
    assert "sur 3" in card.locator("input").input_value()
    line, notice = card.locator("input").input_value(), card.locator("li").all_inner_texts()
    page.reload()
    # The deal of the day is decided, so the page shows its result again.
    expect(card.locator("li")).to_have_text(notice, use_inner_text=True)
    assert card.locator("input").input_value() == line
    assert "hands" not in seen.wire


def refused_with_all_calls(page):
    """Checks that a card is refused while a bet waits for an answer; shows the closed calls."""
    while pending(page):
        act(page)
    page.locator(".cartes-match-pick").first.click()
    expect(page.locator(".cartes-match-no")).to_contain_text("attend sa réponse")
    page.locator(".cartes-match-why summary").click()
    expect(page.locator(".cartes-match-closed")).to_be_visible()


def open_daily(page, link, width, height):
    """Opens a deal of the day that stops at each action, without motion."""
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(link)


def test_on_a_telephone_the_daily_deal_covers_no_face_and_has_each_verdict_in_view(visit, address):
    page, _ = visit
    open_daily(page, f"{address}voila/render/fr/daily.ipynb", 360, 740)
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    refused_with_all_calls(page)
    assert page.evaluate(MEETING, FACE) == 0
    assert page.evaluate(UNDER, [".cartes-match-prompt, .cartes-match-call", FACE]) == 0
    page.locator(".cartes-match-why summary").click()
    page.set_viewport_size({"width": 740, "height": 360})
    answered = page.locator(".cartes-daily-marks :is(.cartes-daily-same, .cartes-daily-other)")
    while not answered.count():
        act(page)
    expect(page.locator(".cartes-daily-status")).to_contain_text("Décision 1 sur 3")
    verdict = page.locator(".cartes-match-message")
    expect(verdict).to_contain_text("fin joueur")
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.locator(".cartes-match-go")).to_be_in_viewport(ratio=1)
    answer = {"yours": "quiero", "best": "no quiero", "same": False, "why": "Une raison. " * 20}
    result = {"day": "2026-11-22", "answers": [answer] * 3, "marks": "○○○", "line": "0 sur 3"}
    page.evaluate("text => localStorage.setItem('cartes-daily-last-v1', text)", json.dumps(result))
    page.reload()
    card = page.locator(".cartes-daily-card")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card.locator("h2")).to_be_in_viewport(ratio=1)
    expect(card.locator("li").first).to_be_in_viewport(ratio=1)


def test_a_long_verdict_of_the_daily_deal_covers_no_face_in_landscape(visit, address):
    page, _ = visit
    open_daily(page, f"{address}voila/render/fr/daily.ipynb?day=2026-11-21", 740, 360)
    expect(page.locator(".cartes-match-cloth")).to_have_attribute("data-kind", "botifarra")
    verdict = page.locator(".cartes-match-at-length .cartes-match-message", has_text="fin joueur")
    while not verdict.count():
        act(page)
    assert page.evaluate(UNDER, [".cartes-match-prompt", f"{FACE}, .cartes-match-pick"]) == 0
    expect(page.locator(".cartes-match-go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("mark", ["cartes-daily-mine", "cartes-daily-theirs"])
def test_the_two_compared_cards_of_the_daily_deal_are_marked_in_both_themes(
    visit, address, scheme, mark
):
    page, _ = visit
    page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
    page.goto(f"{address}voila/render/fr/daily.ipynb")
    card = page.locator(".cartes-match-pick").first
    expect(card).to_be_visible()
    card.evaluate("(node, mark) => node.classList.add(mark)", mark)
    assert card.evaluate("(node) => getComputedStyle(node).outlineStyle") in ("dashed", "solid")
    # A card with a filter is drawn above the outline.
    drawn = card.locator(".cartes-card")
    assert drawn.evaluate("(node) => getComputedStyle(node).filter") == "none"


ROOM_AROUND_TEXT = """(all) => all.map((variant) => {
    const [box, text] = [variant, variant.querySelector("span")].map(
        (node) => node.getBoundingClientRect());
    return Math.min(text.top - box.top, box.bottom - text.bottom);
})"""
"""A script that measures the space between the text of each variant and its border."""


def test_the_text_of_a_variant_does_not_touch_its_border(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/en/play.ipynb")
    variants = page.locator(".cartes-table-variant:visible")
    expect(variants.first).to_be_visible()
    assert min(variants.evaluate_all(ROOM_AROUND_TEXT)) >= 5


def test_the_coach_advises_before_a_move_and_follows_the_range_that_is_moved(visit, address):
    page, _ = visit
    sit(page, address, "truco", players=2)
    while pending(page):
        act(page)
    page.locator(".cartes-match-aid [data-id=coach]").click()
    expect(page.locator("[data-id=figures]")).to_be_focused()
    page.keyboard.press("Enter")
    candidates = page.locator(".cartes-coach-candidates li")
    expect(candidates.first).to_be_visible()
    slider = page.locator(".cartes-coach input[name=bluffs]")
    slider.fill("0.4")
    page.locator("[data-id=ask-again]").click()
    expect(candidates.first).to_be_visible()
    expect(slider).to_have_value("0.4")
    usual = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 640})
    coach = page.locator(".cartes-coach")
    assert coach.evaluate("node => node.scrollHeight > node.clientHeight + 44")
    expect(page.locator("[data-id=coach-close]")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(usual)
    page.keyboard.press("Escape")
    expect(page.locator(".cartes-coach")).to_be_hidden()
    for _ in range(60):
        if page.locator(".cartes-match-summary").is_visible():
            break
        act(page)
    page.locator(".cartes-match-summary [data-id=review]").click()
    expect(page.locator(".cartes-coach h2")).to_have_text("Vos coups les plus chers")


ON_TABLE = """() => [...document.querySelectorAll(`.cartes-match-badge, .cartes-match-disc,
    .cartes-match-call, .cartes-match-trick li, .cartes-match-pile li, .cartes-match-paper,
    .cartes-match-prompt, .cartes-match-hand, .cartes-match-aid button`)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.className.replace(" cartes-match-advised", ""), x, y, width, height];
})"""
COVERED_BY_HELP = """(help) => {
    const boxes = (parts) => [...document.querySelectorAll(parts)]
        .filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
    return boxes(help).filter((one) => boxes(`.cartes-match-badge, .cartes-match-call,
        .cartes-match-pick, .cartes-match-bubble, .cartes-match-trick .cartes-match-card,
        .cartes-match-pair .cartes-match-card, .cartes-match-aid button:not(${help})`)
        .some((other) => one.left < other.right && other.left < one.right
            && one.top < other.bottom && other.top < one.bottom)).length;
}"""
HELP_SIZES = [(360, 740), (390, 844), (740, 360), (820, 1180), (1280, 720)]


def places_of_table(page):
    """The places of the parts of the table in each window, without a hint; the key is the width.

    Checks that the buttons of the coach cover nothing.
    """
    help_buttons, places = ".cartes-match-aid button", {}
    for width, height in HELP_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        expect(page.locator(help_buttons).last).to_be_in_viewport(ratio=1)
        assert page.evaluate(COVERED_BY_HELP, help_buttons) == 0
        places[width] = page.evaluate(ON_TABLE)
    return places


def fold_and_unfold_hint(page):
    """Opens and closes the figures of the hint, then hides the hint and shows it again."""
    page.locator("[data-id=figures]").click()
    expect(page.locator(".cartes-coach-candidates li").first).to_be_visible()
    page.locator("[data-id=coach-close]").click()
    expect(page.locator(".cartes-match-hint")).to_be_visible()
    page.locator(".cartes-match-aid [data-id=coach]").click()
    expect(page.locator(".cartes-match-hint")).to_be_hidden()
    assert page.locator(".cartes-match-advised").count() == 0
    page.locator(".cartes-match-aid [data-id=coach]").click()
    expect(page.locator(".cartes-match-hint")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players"), [("botifarra", 4), ("truco", 2), ("truco", 4), ("balco", 4)]
)
def test_a_hint_rings_a_move_moves_nothing_and_leaves_its_buttons_free(
    visit, address, game, players
):
    page, _ = visit
    sit_as_usual(page, address, game, players=players)
    for is_first in (True, False):
        while pending(page):
            act(page)
        before = places_of_table(page)
        assert page.locator(".cartes-match-actions [data-id=coach]").is_hidden()
        page.locator(".cartes-match-aid [data-id=coach]").click()
        expect(page.locator("[data-id=figures]")).to_be_visible()
        assert (
            page.locator(".cartes-match-hand, .cartes-match-talk")
            .locator(".cartes-match-advised")
            .count()
        )
        for width, height in HELP_SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            expect(page.locator(".cartes-match-hint")).to_be_in_viewport(ratio=1)
            assert page.evaluate(COVERED_BY_HELP, ".cartes-match-hint") == 0, (
                width,
                page.locator(".cartes-match-hint").inner_text(),
            )
            assert page.evaluate(ON_TABLE) == before[width], width
            for name in ("figures", "coach", "back"):
                button = page.locator(f".cartes-match-prompt [data-id={name}]:visible")
                assert button.count() or (name == "back" and is_first)
                # The hint, its figures and the buttons can all be pressed.
                for pressed in button.all():
                    pressed.click(trial=True)
        fold_and_unfold_hint(page)
        act(page)
        expect(page.locator(".cartes-match-hint")).to_be_hidden()


def test_a_table_without_help_has_no_hint_and_no_take_back(visit, address):
    page, _ = visit
    page.goto(f"{address}voila/render/fr/play.ipynb?seed=5")
    wait_until_rendered(page)
    choose_game(page, "truco")
    form = page.locator("form[data-game=truco]")
    form.locator("input[name=helped]").evaluate("(node) => { node.checked = false; }")
    page.evaluate("localStorage.setItem('cartes-pace', 'step')")
    form.locator("[data-id=sit]").click()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    for _ in range(2):
        while pending(page):
            act(page)
        assert page.locator("[data-id=coach]:visible, [data-id=back]:visible").count() == 0
        act(page)


def test_the_page_of_matches_opens_on_the_game_of_the_last_table_else_of_the_last_lesson(
    visit, address
):
    page, _ = visit
    page.add_init_script("""localStorage.setItem(
        "cartes-last-v1", '{"lesson": "TR-02", "step": 3, "of": 9}')""")
    page.goto(f"{address}voila/render/fr/play.ipynb")
    expect(page.locator("form[data-game=truco]")).to_be_visible()
    page.evaluate("""localStorage.setItem("cartes-last-table", '{"game": "balco"}')""")
    page.reload()
    expect(page.locator("form[data-game=balco]")).to_be_visible()


def test_a_variant_shows_one_line_and_how_long_its_match_takes(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/fr/play.ipynb")
    wait_until_rendered(page)
    choose_game(page, "botifarra")
    form = page.locator("form[data-game=botifarra]")
    rows = form.locator(".cartes-table-variant:visible")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("la plus petite carte")
    expect(rows.first).to_contain_text("environ 35 min")
    form.locator(".cartes-table-variants summary").click()
    form.locator("input[value=torneig-8]").check()
    expect(form.locator(".cartes-table-variant:has(:checked)")).to_contain_text("environ 15 min")
    choose_game(page, "balco")
    few, most = (form_length(page, players) for players in ("2", "5"))
    assert few
    assert most


@pytest.mark.parametrize("lang", ["fr", "es", "ca", "en"])
def test_the_choice_of_a_table_fits_a_phone_and_folds_the_rest(visit, address, lang):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}voila/render/{lang}/play.ipynb")
    wait_until_rendered(page)
    for game in ("botifarra", "truco", "balco"):
        choose_game(page, game)
        form = page.locator(f"form[data-game={game}]")
        expect(form.locator(".cartes-company")).to_be_hidden()
        names = form.locator(".cartes-table-options > summary small")
        first = form.locator(".cartes-company select").first.evaluate(
            "(node) => node.selectedOptions[0].text"
        )
        expect(names).to_contain_text(first)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        expect(form.locator("[data-id=sit]")).to_be_in_viewport(ratio=1)
        form.locator(".cartes-table-options > summary").click()
        expect(form.locator(".cartes-company")).to_be_visible()


def form_length(page, players):
    """The time that the first variant shows for this number of players."""
    page.locator("select[name=players]").select_option(players)
    return page.locator("[data-length]").first.inner_text()
