"""Tests of a table with friends in real browsers: join by a code, play, leave, return."""

import contextlib
import re
import time

import pytest
from playwright.sync_api import TimeoutError, expect

from .conftest import AXE, serving, visiting
from .pages import ALL_RULES

PICK = ".cartes-match-pick"
OWN_TURN = ".cartes-match-hand:not(.cartes-match-waiting)"
SUMMARY = ".cartes-match-summary"
WINDOWS = ((360, 740), (740, 360), (1280, 720))
DEAL_WITHIN = 180
"""Seconds within which a deal must end."""


@pytest.fixture
def people(browser, address):
    """The pages of three visitors, each in its own browser context."""
    with contextlib.ExitStack() as visits:
        visitors = [visits.enter_context(visiting(browser, address)) for _ in range(3)]
        yield [page for page, _ in visitors]
        assert [seen.elsewhere for _, seen in visitors] == [[], [], []]
        # When a player leaves, the seat's page makes one more request, which gets 403.
        faults = [fault for _, seen in visitors for fault in seen.errors if "403" not in fault]
        assert faults == []


TITLE_IS_FREE = """() => {
    const title = document.querySelector(".cartes-where > b");
    const strip = document.querySelector(".cartes-class-strip").getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(title);
    const { right, bottom } = range.getBoundingClientRect();
    return title.scrollWidth <= title.clientWidth && (right <= strip.left || bottom <= strip.top);
}"""
"""Whether the whole title of the table is visible."""


def open_table(page, address, name, table):
    page.goto(f"{address}friends/")
    page.locator("[name=typed]").fill(name)
    page.locator(".cartes-friends-me summary").click()
    page.locator("[name=face]").nth(3).check()
    choose(page, *table.split("/"))
    page.get_by_role("button", name="Ouvrir la table").click()
    return page.locator(".cartes-friends-code").inner_text()


def choose(page, game, players, variant=""):
    page.locator(f"[name=game][value={game}]").check()
    page.locator(f"[name=players][value='{players}']").check()
    if variant:
        page.locator(".cartes-friends-variants summary").click()
        page.locator(f"[name=variant][value={variant}]").check()


def join(page, address, name, code):
    page.goto(f"{address}friends/{code}")
    page.locator("[name=typed]").fill(name)
    page.get_by_role("button", name="Prendre place").click()


def begin(pages):
    pages[0].get_by_role("button", name="Commencer la partie").click()
    for page in pages:
        expect(page.locator(PICK).first).to_be_visible()


def play_deal(pages):
    """Plays a card for each player whose turn it is, and refuses bets, until the deal's result is
    shown.
    """
    deadline = time.monotonic() + DEAL_WITHIN
    while not pages[0].locator(SUMMARY).is_visible():
        assert time.monotonic() < deadline, "the deal has no end"
        for page in pages:
            if page.locator(OWN_TURN).count() == 0:
                continue
            # If a bot has bet, the player must answer first.
            answer = page.locator(".cartes-match-call[data-id=no-quiero]:visible")
            target = answer if answer.count() else page.locator(PICK)
            # Meanwhile it may be the turn of another player.
            with contextlib.suppress(TimeoutError):
                target.first.click(timeout=1500)


FIELD_IS_FREE = """() => {
    const field = document.querySelector("#cartes-room-code").getBoundingClientRect();
    const button = document.querySelector("[type=submit]").getBoundingClientRect();
    return button.top >= field.bottom || button.left >= field.right;
}"""
"""Whether the button beside a code covers none of its letters."""


def see_door(page, address, code):
    """Checks the page that a link to a table of Truco opens, in each window."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{address}friends/{code}")
        joined = page.locator(".cartes-friends-joined")
        expect(joined).to_contain_text("Truco")
        expect(joined).to_contain_text("Places prises : 2 sur 2")
        assert page.evaluate(FIELD_IS_FREE)


def test_two_friends_play_a_deal_of_truco_to_its_end_and_one_leaves_and_returns(people, address):
    first, other, third = people
    code = open_table(first, address, "Ana", "truco/2")
    assert re.fullmatch("[A-Z]{4}", code)
    join(other, address, "Bruno", code.lower())
    for page, mine in ((first, "Ana"), (other, "Bruno")):
        expect(page.locator(".cartes-friends-seat b")).to_have_text(["Ana", "Bruno"])
        expect(page.locator(".cartes-friends-mine b")).to_have_text(mine)
    see_door(third, address, code)
    join(third, address, "Carla", code)
    expect(third.get_by_role("alert")).to_contain_text("Toutes les places sont prises")
    begin([first, other])
    # A screen reader finds the table by its heading.
    expect(first.get_by_role("heading", level=1)).to_have_text("Table de jeu")
    play_deal([first, other])
    for page in (first, other):
        expect(page.locator(SUMMARY)).to_be_visible()
    # A bot replaces the player who leaves, until the player comes back to the seat.
    other.locator("#cartes-leave").click()
    expect(other.locator(".cartes-friends-seat b").nth(1)).not_to_have_text("Bruno")
    names = first.locator(".cartes-match-who b")
    expect(names.filter(has_text="Bruno")).to_have_count(0)
    other.get_by_role("button", name=re.compile("S’asseoir")).click()
    expect(names.filter(has_text="Bruno")).to_have_count(1)
    expect(other.locator(PICK).first).to_be_visible()


LINES_OF_CODE = """() => {
    const letters = document.createTreeWalker(
        document.querySelector(".cartes-friends-link"), NodeFilter.SHOW_TEXT);
    let last;
    while (letters.nextNode()) last = letters.currentNode;
    const range = document.createRange();
    range.setStart(last, last.length - 4);
    range.setEnd(last, last.length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size;
}"""
"""A script that counts the lines that the code at the end of the address is written on."""


LABEL_IS_FREE = """() => {
    const label = document.querySelector(".cartes-match-trick-played-name");
    const disc = document.querySelector(".cartes-match-north .cartes-match-disc");
    const ring = getComputedStyle(disc);
    const outline = parseFloat(ring.outlineWidth) + parseFloat(ring.outlineOffset);
    return label.getBoundingClientRect().top >= disc.getBoundingClientRect().bottom + outline;
}"""
"""Whether the label of a trick is below the opponent's face and the ring around it."""


def play_match(pages):
    """Plays a match of Truco for three players to its end.

    The bet falta envido decides each chico (a game to 30 points).
    """
    deadline = time.monotonic() + 2 * DEAL_WITHIN
    bet = ".cartes-match-call:is([data-id=falta-envido], [data-id=quiero]):not([aria-disabled])"
    go = pages[0].locator(f"{SUMMARY} [data-id=go]")
    # The match may end at any moment, and the loop must not start another one.
    go_on = go.filter(has_not_text="Revanche")
    while not go.filter(has_text="Revanche").count():
        assert time.monotonic() < deadline, "the match has no end"
        targets = [page.locator(bet).locator("visible=true") for page in pages]
        targets += [page.locator(f"{OWN_TURN} {PICK}") for page in pages]
        target = next((item.first for item in [go_on, *targets] if item.count()), None)
        if target is not None:
            # Meanwhile it may be the turn of another player.
            with contextlib.suppress(TimeoutError):
                target.click(timeout=1500)


def test_home_and_the_page_of_matches_lead_to_a_table_with_friends(visit, address):
    page, _ = visit
    page.goto(address)
    expect(page.locator("#cartes-friends")).to_have_attribute("href", "/friends/")
    page.goto(f"{address}voila/render/fr/play.ipynb", wait_until="commit")
    page.get_by_role("link", name="Jouer entre amis").click()
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()


def test_friends_who_have_chosen_no_face_do_not_all_get_the_first(visit, address):
    page, _ = visit
    page.add_init_script("Math.random = () => 0.99")
    page.goto(f"{address}friends/")
    page.locator(".cartes-friends-me summary").click()
    expect(page.locator("[name=face]").last).to_be_checked()
    expect(page.locator(".cartes-notice .cartes-unbroken")).to_have_text("--lan")


def test_a_phrase_is_shown_at_its_speaker_and_read_out(people, address):
    first, other, _ = people
    code = open_table(first, address, "Ana", "truco/4")
    join(other, address, "Bruno", code)
    begin([first, other])
    other.locator("#cartes-phrase").click()
    other.locator("[data-phrase=played]").click()
    expect(first.locator('[data-seat="2"] .cartes-friends-remark')).to_have_text("¡Bien jugado!")
    expect(first.locator("#cartes-live, [aria-live]").filter(has_text="Bruno dit")).to_have_count(1)
    # The bots have faces and names too.
    expect(first.locator(".cartes-match-disc img")).to_have_count(4)
    # On a phone the space below a name is for what the player does in this deal.
    expect(first.locator(".cartes-match-who").filter(has_text="la maison")).to_have_count(0)


REMARKS = ".cartes-friends-remark"
REDRAW = """() => {
    const seat = document.querySelector('.cartes-match-seat:has(.cartes-friends-remark)');
    const copy = seat.cloneNode(true);
    copy.querySelector('.cartes-friends-remark').remove();
    seat.replaceWith(copy);
}"""
"""A script that draws the seat of the speaker again, as after a move."""


def test_a_phrase_is_shown_on_all_phones_though_a_seat_is_drawn_again(people, address):
    for page in people:
        page.set_viewport_size({"width": 360, "height": 740})
    code = open_table(people[0], address, "Ana", "truco/4")
    join(people[1], address, "Bruno", code)
    join(people[2], address, "Carla Maria", code)
    begin(people)
    for page in people:
        own = page.locator("#cartes-name").evaluate(
            "({scrollWidth: all, clientWidth: shown}) => [all, shown]"
        )
        assert own[0] == own[1] > 0, "one's own name is whole"
    for speaker in people:
        speaker.locator("#cartes-phrase").click()
        speaker.locator("[data-phrase=played]").click()
        for page in people:
            expect(page.locator(REMARKS)).to_have_text("¡Bien jugado!")
            expect(page.locator(REMARKS)).to_be_visible()
        for page in people:
            page.evaluate(REDRAW)
            expect(page.locator(REMARKS)).to_be_visible()
        for page in people:
            expect(page.locator(REMARKS)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_table_can_be_chosen_opened_and_joined_without_scrolling(visit, address, width, height):
    page, _ = visit
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}friends/")
    expect(page.locator(".cartes-friends-me summary img")).to_be_visible()
    for needed in ("[name=game]", "[name=players]", ".cartes-friends-variants summary"):
        for item in page.locator(needed).all():
            expect(item).to_be_in_viewport(ratio=1)
    for name in ("Ouvrir la table", "Prendre place"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_choice_of_a_table_offers_what_exists_and_is_remembered(visit, address):
    page, _ = visit
    page.goto(f"{address}friends/")
    chosen = page.locator("[name=table]")
    expect(chosen).to_have_value("botifarra/4/obligada")
    choose(page, "truco", 3, "gallo")
    expect(chosen).to_have_value("truco/3/gallo")
    expect(page.locator(".cartes-friends-variants summary b")).to_contain_text("Gallo")
    page.reload()
    expect(chosen).to_have_value("truco/3/gallo")
    # What does not exist with the new choice becomes the usual one.
    choose(page, "truco", 8)
    expect(chosen).to_have_value("truco/8/sin-flor")
    choose(page, "botifarra", 3)
    expect(chosen).to_have_value("botifarra/3/tres")
    expect(page.locator(".cartes-friends-variants")).to_be_hidden()


@pytest.mark.parametrize("game", ["botifarra", "truco", "balco"])
def test_a_table_fits_a_phone_on_its_side(people, address, game):
    page = people[0]
    page.set_viewport_size({"width": 740, "height": 360})
    open_table(page, address, "Ana", f"{game}/4")
    begin([page])
    assert page.locator(".cartes-match-aid button").count() == 0, "no help against people"
    assert page.evaluate("document.documentElement.scrollHeight") == 360
    for place in (".cartes-match-head", ".cartes-match-prompt"):
        expect(page.locator(place).first).to_be_in_viewport(ratio=1)


class TestOnAServerOfTheirOwn:
    """Tests that share a second server.

    One address may open only six tables on a server at once, and the other tests need these six.
    """

    @pytest.fixture(scope="class")
    @classmethod
    def address(cls):
        with serving() as server:
            yield server.address

    def test_a_table_marks_house_players_and_shows_its_title(self, people, address):
        page, other, _ = people
        code = open_table(page, address, "Maria del Carme", "truco/4")
        expect(
            page.locator(".cartes-friends-seat", has=page.locator(".cartes-house-mark"))
        ).to_have_count(3)
        join(other, address, "Bruno", code)
        begin([page, other])
        marked = page.locator(".cartes-match-badge", has=page.locator(".cartes-house-mark"))
        expect(marked).to_have_count(2)
        for seat in marked.all():
            expect(seat).to_have_accessible_name(re.compile("joueur de la maison"))
        page.set_viewport_size({"width": 740, "height": 360})
        assert page.evaluate(TITLE_IS_FREE)

    def test_three_friends_play_a_match_and_a_rematch_and_the_host_removes_one(
        self, people, address
    ):
        first, other, third = people
        code = open_table(first, address, "Ana", "truco/3")
        join(other, address, "Bruno", code)
        join(third, address, "Carla", code)
        expect(third.locator(".cartes-friends-seat b")).to_have_count(3)
        host = third.locator(".cartes-friends-seat", has_text="hôte")
        expect(host.locator("b")).to_have_text("Ana")
        expect(third.get_by_role("button", name="Retirer")).to_have_count(0)
        begin(people)
        play_match(people)
        for page in people:
            expect(page.locator(SUMMARY)).to_contain_text("la partie")
        other.locator(f"{SUMMARY} [data-id=go]").click()
        for page in people:
            expect(page.locator(SUMMARY)).to_be_hidden()
            expect(page.locator(PICK).first).to_be_visible()
            expect(page.locator(".cartes-match-scores")).not_to_contain_text("30")
        first.locator("#cartes-back").click()
        questions = []
        first.once("dialog", lambda asked: (questions.append(asked.message), asked.dismiss()))
        first.get_by_role("button", name="Retirer (Carla)").click()
        assert questions[0].startswith("Retirer Carla de la table")
        expect(third.locator(PICK).first).to_be_visible()
        first.once("dialog", lambda asked: asked.accept())
        first.get_by_role("button", name="Retirer (Carla)").click()
        expect(first.locator(".cartes-friends-seat b").filter(has_text="Carla")).to_have_count(0)
        expect(other.locator(".cartes-match-who b").filter(has_text="Carla")).to_have_count(0)
        notice = third.get_by_role("alert")
        expect(notice).to_have_text(re.compile("L’hôte vous a retiré de cette table"))
        # After the removal, neither the link nor the form lets this browser in again.
        third.goto(f"{address}friends/{code}")
        expect(notice).to_have_text(re.compile("L’hôte vous a retiré de cette table"))
        third.locator("[name=typed]").fill("Dora")
        third.locator("[name=code]").fill(code)
        third.get_by_role("button", name="Prendre place").click()
        expect(notice).to_have_text(re.compile("L’hôte vous a retiré de cette table"))
        expect(first.locator(".cartes-friends-seat b").filter(has_text="Dora")).to_have_count(0)

    def test_the_pages_fit_and_axe_finds_nothing(self, people, address):
        first = people[0]
        first.goto(f"{address}friends/")
        findings = list(violations(first))
        open_table(first, address, "Ana", "balco/4")
        findings += violations(first)
        begin([first])
        first.locator("#cartes-invite").click()
        findings += violations(first)
        first.keyboard.press("Escape")
        first.locator("#cartes-phrase").click()
        findings += violations(first)
        assert findings == []

    def test_the_code_at_the_end_of_the_address_is_not_broken(self, people, address):
        page = people[0]
        code = open_table(page, address, "Ana", "balco/2")
        link = page.locator(".cartes-friends-link")
        for width in range(300, 900, 8):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(LINES_OF_CODE) == 1, width
        expect(link).to_have_text(f"{address}friends/{code}")

    def test_the_label_of_a_trick_of_two_players_is_not_on_a_face(self, people, address):
        first, other, _ = people
        code = open_table(first, address, "Ana", "truco/2")
        join(other, address, "Bruno", code)
        for page in (first, other):
            page.set_viewport_size({"width": 360, "height": 740})
        begin([first, other])
        acting = first if first.locator(OWN_TURN).count() else other
        acting.locator(PICK).first.click()
        waiting = acting.locator(".cartes-match-north.cartes-match-turn")
        expect(waiting).to_be_visible()
        expect(acting.locator(".cartes-match-trick-played-name").first).not_to_be_empty()
        assert acting.evaluate(LABEL_IS_FREE)

    def test_the_seats_are_drawn_before_the_first_event(self, people, address):
        page = people[0]
        page.route("**/events*", lambda route: None)
        open_table(page, address, "Ana", "truco/2")
        expect(page.locator(".cartes-friends-mine b")).to_have_text("Ana")


def violations(page):
    """Yields what is wrong with the page, in both themes and at each size of window.

    For a violation that axe reports: its theme, id and HTML. For a window that is narrower than the
    page: its width and height, and the missing width, in pixels.
    """
    page.evaluate(AXE.read_text("utf-8"))
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        result = page.evaluate("rules => axe.run(rules)", ALL_RULES)
        yield from ((light, item["id"], item["nodes"][0]["html"]) for item in result["violations"])
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if over > 0:
            yield (width, height, over)


def test_the_form_shows_its_choices_before_its_script_runs(browser, address):
    context = browser.new_context(locale="fr-FR", java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}friends/")
    expect(page.locator(".cartes-friends-players label")).not_to_have_count(0)
    expect(page.locator("[name=players]:checked")).to_have_count(1)
    context.close()
