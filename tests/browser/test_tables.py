"""Tests of the tables of matches: all parts in view, by keyboard alone, to the end."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .conftest import AXE
from .pages import (
    ALL_RULES,
    COLOURS,
    SIZES_SET,
    choose_game,
    exercises_of,
    open_table,
    steps,
    written_lessons,
)

SIZES = [(360, 740), (390, 844), (1280, 720), (1920, 1080)]
BETWEEN = [(740, 360), (768, 1024)]
"""Sizes of windows: a phone in landscape, on which the page scrolls, and a tablet."""
TABLES = [
    *[("botifarra", "", 4), ("botifarra", "lliure", 4)],
    *[("truco", "sin-flor", players) for players in (2, 3, 4, 6, 8)],
    *[("balco", "", players) for players in (2, 3, 4, 5)],
]
CAPTION = ".cartes-match-message"
LIVE = "(document.getElementById('cartes-live')?.textContent ?? '')"
OPEN_CALLS = ".cartes-match-talk .cartes-match-call:not([aria-disabled])"

TOPS = "all => all.map((node) => node.getBoundingClientRect().top)"

OUT_OF_VIEW = """parts => parts.filter(part => [...document.querySelectorAll(part)]
    .filter(node => node.offsetParent || node.getClientRects().length)
    .some(node => {
        const {left, top, right, bottom} = node.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    }))"""

MEETING = """part => {
    const boxes = [...document.querySelectorAll(part)]
        .filter(node => node.getClientRects().length)
        .map(node => node.getBoundingClientRect());
    return boxes.filter((box, at) => boxes.slice(0, at).some(other =>
        box.left < other.right && other.left < box.right &&
        box.top < other.bottom && other.top < box.bottom)).length;
}"""
"""A script that counts the elements that overlap an earlier element."""

UNDER = """([over, under]) => {
    const boxes = part =>
        [...document.querySelectorAll(part)].map(node => node.getBoundingClientRect());
    const above = boxes(over);
    return boxes(under).filter(box => above.some(other =>
        box.left < other.right && other.left < box.right
        && box.top < other.bottom && other.top < box.bottom)).length;
}"""
"""A script that counts the elements `under` that an element of `over` covers, even in part.

`over` and `under` are CSS selectors.
"""
PROMPT, SEAT = ".cartes-match-prompt", ".cartes-match-badge"
TRICK_CARDS = (
    ".cartes-match-trick .cartes-match-card, .cartes-match-trick-played .cartes-match-card"
)

FULLEST = [("botifarra", "", 4), ("truco", "sin-flor", 8), ("balco", "", 5)]
"""The table of each game with the most players; the others are in the long run."""

each_table = pytest.mark.parametrize(
    ("game", "variant", "players"),
    [
        table if table in FULLEST else pytest.param(*table, marks=pytest.mark.long)
        for table in TABLES
    ],
    ids=lambda item: str(item or "usual"),
)


def sit(page, address, game, variant="", players=4, pace="step", lang="fr"):
    page.add_init_script(f"localStorage.setItem('cartes-pace', '{pace}')")
    page.emulate_media(reduced_motion="reduce")
    # With these bots, the position that a test needs is always the same.
    house_players = ("nelly", "pere", "awa")[: players - 1]
    open_table(page, address, game, variant, players, house_players=house_players, lang=lang)


def pending(page):
    return page.locator(".cartes-match-cloth").get_attribute("data-pending")


def last_event(page):
    return page.evaluate(
        "[document.querySelector('.cartes-match-cloth').dataset.pending,"
        " document.querySelector('.cartes-match-message').textContent,"
        " document.querySelector('.cartes-match-over').textContent].join('|')"
    )


def press_on(page, target):
    """Presses Enter on `target`, and waits until the page has reacted."""
    before = [page.evaluate(LIVE), last_event(page), picked(page)]
    target.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => {LIVE} !== before", arg=before[0]) if before[
        2
    ] is None else page.wait_for_function(
        f"([live, picked]) => {LIVE} !== live || {PICKED} !== picked", arg=[before[0], before[2]]
    )


PICKED = (
    "[...document.querySelectorAll('.cartes-match-pick[aria-pressed=true]')]"
    ".map(node => node.dataset.id).join()"
)


def picked(page):
    """A text with the picked cards; None if the player plays one card at a time."""
    many = page.locator(".cartes-match-pick[aria-pressed]").count()
    return page.evaluate(PICKED) if many else None


def go_on(page):
    """Ends a pause by Space, which works wherever the focus is on the table."""
    before = page.evaluate(LIVE)
    page.locator(".cartes-match-cloth").focus()
    page.keyboard.press("Space")
    page.wait_for_function(f"before => {LIVE} !== before", arg=before)


def act(page):
    """Performs one action: ends a pause, makes a call, or plays the first legal card."""
    if pending(page):
        go_on(page)
        return
    calls = page.locator(f"{OPEN_CALLS}:not([data-id=mazo])")
    aims = page.locator("button.cartes-match-aim")
    first = calls.first.get_attribute("data-id") if calls.count() else ""
    if calls.count() and not re.search("envido|truco|retruco|vale|flor", first or ""):
        press_on(page, calls.first)
        return
    for number in range(page.locator(".cartes-match-pick").count()):
        turn = last_event(page)
        press_on(page, page.locator(".cartes-match-pick").nth(number))
        if picked(page) and (calls.count() or aims.count()):
            press_on(page, calls.first if calls.count() else aims.first)
            if aims.count():
                press_on(page, aims.first)
            return
        if last_event(page) != turn and not page.locator(".cartes-match-no").is_visible():
            return
    raise AssertionError("nothing is allowed")


RING = 3
"""The width in pixels of the ring around a picked card."""

PARTS = [
    *(
        ".cartes-match-trick li",
        ".cartes-match-pile li",
        ".cartes-match-trick-played .cartes-match-card",
    ),
    *(".cartes-match-badge", ".cartes-match-prompt", OPEN_CALLS, ".cartes-match-scores"),
    *(".cartes-match-summary", ".cartes-match-menu > summary"),
]


@each_table
def test_trick_hand_and_what_to_press_are_in_view(visit, address, game, variant, players):
    page, _ = visit
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    sit(page, address, game, variant, players)
    for _ in range(6):
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SIZES_SET)
            assert page.evaluate(OUT_OF_VIEW, PARTS) == [], (size, last_event(page))
            assert page.evaluate(UNDER, [PROMPT, f"{SEAT}, {TRICK_CARDS}"]) == 0, (
                size,
                last_event(page),
            )
            hand = page.locator(".cartes-match-pick")
            assert all(top + 44 < size[1] for top in hand.evaluate_all(TOPS)), size
            width, height = page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert (width, height) == size
        act(page)


NAMES = ".cartes-match-score-name"
LONG_NAMES = "all => all.forEach((node) => node.textContent = 'Maximiliane Oberammergau')"
UNDER_THE_SCORE = """() => {
    const [score, trump] = [".cartes-match-scores", ".cartes-match-trump"].map(
        (selector) => document.querySelector(selector).getBoundingClientRect());
    return trump.left < score.right && score.left < trump.right
        && trump.top < score.bottom && score.top < trump.bottom;
}"""
MOST_TIMES = """() => {
    const times = document.createElement("span");
    times.className = "cartes-match-times";
    times.textContent = "Sant Vicenç × 8";
    document.querySelector(".cartes-match-trump b").parentElement.append(times);
}"""
"""A script that draws the greatest multiplier of a deal, which would need three calls."""


@pytest.mark.parametrize("lang", ["es", pytest.param("ca", marks=pytest.mark.long)])
def test_the_trump_does_not_overlap_the_score_of_sides_with_long_names(visit, address, lang):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(reduced_motion="reduce")
    open_table(page, address, lang=lang)
    page.locator(OPEN_CALLS).first.click()
    expect(page.locator(".cartes-match-trump")).to_be_visible()
    assert not page.evaluate(UNDER_THE_SCORE)
    page.evaluate(MOST_TIMES)
    assert not page.evaluate(UNDER_THE_SCORE)
    page.locator(NAMES).evaluate_all(LONG_NAMES)
    page.evaluate(SIZES_SET)
    assert not page.evaluate(UNDER_THE_SCORE)


def test_sideways_the_suits_to_choose_from_cover_no_seat_and_no_card(visit, address):
    page, _ = visit
    page.emulate_media(reduced_motion="reduce")
    open_table(page, address, query="?seed=2")
    expect(page.locator(".cartes-match-suited").first).to_be_visible()
    page.set_viewport_size({"width": 740, "height": 360})
    page.evaluate(SIZES_SET)
    calls = ".cartes-match-talk .cartes-match-call"
    others = f"{SEAT}, {PROMPT}, .cartes-match-pick, .cartes-match-paper"
    assert page.evaluate(UNDER, [calls, others]) == 0
    assert page.evaluate(OUT_OF_VIEW, [calls, SEAT, PROMPT, ".cartes-match-paper"]) == []


@pytest.mark.parametrize("players", [2, 4])
def test_at_truco_the_hand_keeps_its_place_when_calls_come_and_go(visit, address, players):
    page, _ = visit
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    sit(page, address, "truco", "sin-flor", players)
    places: dict[int, list[float]] = {}
    calls = set()
    for _ in range(30):
        page.evaluate(SIZES_SET)
        hand = page.locator(".cartes-match-pick")
        if hand.count():
            calls.add(page.locator(".cartes-match-talk .cartes-match-call").count() > 0)
            # A focused card is raised, so the height is that of the hand.
            place = box_of(hand.first)["x"] + box_of(page.locator(".cartes-match-hand"))["y"]
            places.setdefault(hand.count(), []).append(place)
        if len(calls) > 1 and not hand.count():
            break
        act(page)
    assert calls == {True, False}
    for group in places.values():
        assert max(group) - min(group) < 2, places


@pytest.mark.parametrize("game", ["botifarra", "balco"])
def test_the_message_keeps_its_width_whatever_its_text(visit, address, game):
    page, _ = visit
    sit(page, address, game)
    # The choice of a balcony leaves more space for its six cards.
    act(page)
    widths: dict[int, set[float]] = {}
    for _ in range(4):
        for width, height in (*SIZES, BETWEEN[0]):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            widths.setdefault(width, set()).add(round(box_of(page.locator(PROMPT))["width"]))
        act(page)
    assert [sizes for sizes in widths.values() if len(sizes) > 1] == []


SHOWN_PARTS = """() => [...document.querySelectorAll(".cartes-match-pair")].map((pair) => {
    const [one, other] = [...pair.querySelectorAll(".cartes-match-card")]
        .map((card) => card.getBoundingClientRect());
    return other ? Math.abs(one.left - other.left) / one.width : 1;
})"""


def test_both_cards_of_a_trick_of_two_players_can_be_read_on_a_phone(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    sit(page, address, "truco", "sin-flor", 2)
    while page.locator(".cartes-match-pair .cartes-match-card").count() < 4:
        act(page)
    for width, height in (*SIZES[:2], BETWEEN[0]):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert min(page.evaluate(SHOWN_PARTS)) > 0.4, width
        cards = ".cartes-match-pair .cartes-match-card"
        assert page.evaluate(UNDER, [cards, f".cartes-match-disc, {PROMPT}"]) == 0, width


CALL_PLACES = """() => Object.fromEntries([...document.querySelectorAll(
    ".cartes-match-group .cartes-match-call")].map((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [node.dataset.id, [left, top, right, bottom]];
    }))"""
ANSWERS = ("quiero", "no-quiero")


def test_after_an_answer_no_other_call_of_truco_is_at_its_place(visit, address):
    page, _ = visit
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    open_table(page, address, "truco", "sin-flor", 2, query="?seed=7", house_players=["nelly"])
    answers: dict[int, list[list[float]]] = {}
    seen = set()
    for _ in range(40):
        for width, height in ((360, 740), (740, 360), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            places = page.evaluate(CALL_PLACES)
            if "quiero" in places:
                answers[width] = [places[name] for name in ANSWERS]
            elif places and width in answers:
                seen.update(places)
                for left, top, right, bottom in answers[width]:
                    for name, (x, y, far, low) in places.items():
                        apart = x >= right or far <= left or y >= bottom or low <= top
                        assert apart, (name, width)
        if "retruco" in seen:
            return
        act(page)
    raise AssertionError("no truco was accepted")


BEYOND = f"""() => [...document.querySelectorAll("{NAMES}")].map((node) =>
    node.getBoundingClientRect().right
        - node.closest(".cartes-match-paper").getBoundingClientRect().right)"""
CUT_NAMES = "all => all.filter((node) => node.scrollWidth > node.clientWidth).length"


@pytest.mark.parametrize(("game", "players"), [("truco", 2), ("truco", 3), ("botifarra", 4)])
def test_a_name_as_long_as_a_student_may_have_stays_in_its_place_on_the_paper(
    visit, address, game, players
):
    page, _ = visit
    sit(page, address, game, players=players)
    names = page.locator(NAMES)
    for width, height in (SIZES[0], SIZES[2]):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert names.evaluate_all(CUT_NAMES) == 0, "the table's own names stand whole"
    names.evaluate_all(LONG_NAMES)
    for width, height in (SIZES[0], SIZES[2]):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert max(page.evaluate(BEYOND)) <= 0
        assert page.evaluate(MEETING, NAMES) == 0
        assert page.evaluate(UNDER, [".cartes-match-scores", SEAT]) == 0


def test_at_a_table_of_eight_no_finished_trick_covers_a_seat(visit, address):
    page, _ = visit
    sit(page, address, "truco", "sin-flor", 8)
    for _ in range(40):
        act(page)
        if page.locator(".cartes-match-earlier").count():
            break
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SIZES_SET)
        assert page.locator(".cartes-match-earlier").bounding_box()["width"] > 0
        assert page.evaluate(UNDER, [".cartes-match-earlier", SEAT]) == 0, size


BUBBLE = ".cartes-match-bubble"


@pytest.mark.parametrize("players", [3, 4, pytest.param(6, marks=pytest.mark.long), 8])
def test_on_a_phone_the_hand_is_in_the_middle_and_a_bubble_covers_no_face(visit, address, players):
    page, _ = visit
    sit(page, address, "truco", "sin-flor", players)
    seen = 0
    while seen < 3:
        act(page)
        if not page.locator(BUBBLE).count() or not page.locator(".cartes-match-pick").count():
            continue
        seen += 1
        for width, height in SIZES[:2]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SIZES_SET)
            hand = page.locator(".cartes-match-pick")
            middle = (box_of(hand.first)["x"] + box_right(hand.last)) / 2
            assert abs(middle - width / 2) < 4
            covered = f".cartes-match-disc, {TRICK_CARDS}, .cartes-match-pick, .cartes-match-call"
            assert page.evaluate(UNDER, [BUBBLE, covered]) == 0, (width, last_event(page))


def box_right(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"]


def test_the_envido_of_four_seats_covers_no_seat_and_no_card(visit, address):
    page, _ = visit
    sit(page, address, "truco", "sin-flor", 4)
    envido = page.locator(f"{OPEN_CALLS}[data-id=envido]")
    while not envido.count():
        go_on(page)
    press_on(page, envido)
    while (
        page.locator(".cartes-match-at-length").count() == 0 or not page.locator(OPEN_CALLS).count()
    ):
        go_on(page)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SIZES_SET)
        assert page.evaluate(UNDER, [PROMPT, f"{SEAT}, {TRICK_CARDS}"]) == 0, size
        assert page.evaluate(UNDER, [SEAT, TRICK_CARDS]) == 0, size
        assert page.evaluate(OUT_OF_VIEW, PARTS) == [], size
    for size in BETWEEN:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SIZES_SET)
        over = f"{PROMPT}, .cartes-match-head, .cartes-match-call"
        assert page.evaluate(UNDER, [over, f"{SEAT}, {TRICK_CARDS}, .cartes-match-pick"]) == 0, size
        assert page.evaluate(UNDER, [SEAT, TRICK_CARDS]) == 0, size
        assert page.evaluate(UNDER, [SEAT, SEAT]) == 4, "each lies under itself alone"


def test_the_trick_of_truco_is_in_the_middle_of_a_wide_table(visit, address):
    page, _ = visit
    sit(page, address, "truco", "sin-flor", 4)
    while not page.locator(OPEN_CALLS).count():
        go_on(page)
    for width, height in SIZES[2:]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        for part in (".cartes-match-trick", ".cartes-match-hand"):
            box = box_of(page.locator(part))
            assert abs(box["x"] + box["width"] / 2 - width / 2) < 4, part


def box_of(locator):
    return locator.bounding_box()


def test_twelve_cards_lie_in_two_rows_wide_enough_for_a_finger(visit, address):
    page, _ = visit
    sit(page, address, "botifarra")
    rows = page.locator(".cartes-match-row")
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        for row in (0, 1):
            lefts = [
                box_of(item)["x"] for item in rows.nth(row).locator(".cartes-match-pick").all()
            ]
            assert len(lefts) == 6
            assert min(b - a for a, b in pairwise(lefts)) >= 44


COVERED = """() => [...document.querySelectorAll(".cartes-match-legal")].filter((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    return !node.contains(document.elementFromPoint(left + width / 4, top + width / 3));
}).map((node) => node.dataset.card)"""
"""A script that returns the legal cards whose number is covered by another card."""


def refuse_one(page):
    """Plays the first card of the hand at each of the player's turns, until a card is refused."""
    for _ in range(80):
        if pending(page) or page.locator(OPEN_CALLS).count():
            act(page)
            continue
        press_on(page, page.locator(".cartes-match-pick").first)
        if page.locator(".cartes-match-no").is_visible():
            return
    raise AssertionError("no card was ever refused")


def test_the_reason_of_a_refused_card_is_in_view_and_the_legal_ones_are_ringed(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    sit(page, address, "botifarra", "obligada")
    refuse_one(page)
    assert page.locator(".cartes-match-no").inner_text() != ""
    assert page.locator(".cartes-match-legal").count() >= 1
    expect(page.locator(".cartes-match-refused")).to_be_focused()
    assert page.evaluate(LIVE).startswith("Interdit")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SIZES_SET)
        assert page.evaluate(OUT_OF_VIEW, [".cartes-match-no"]) == [], size
        assert page.evaluate(COVERED) == [], size


A_CARD = re.compile(r'"(\d{1,2}[oceb])\\*"')
WHOLE_STATE = '"_model_module"'
"""A text in the messages that have all traits of a widget.

For a match, such a message also has the cards of the games' emblems.
"""

CARD_NAMES = "all => all.map((node) => node.dataset.card)"


def cards_of(frames):
    return {card for frame in frames if WHOLE_STATE not in frame for card in A_CARD.findall(frame)}


@pytest.mark.parametrize(
    "game",
    # The two longer games are in the long run; they are also played on a static site.
    ["truco", *(pytest.param(item, marks=pytest.mark.long) for item in ("botifarra", "balco"))],
)
def test_a_deal_is_played_by_keyboard_alone_and_nothing_hidden_is_sent(visit, address, game):
    page, seen = visit
    sit(page, address, game, players=2 if game != "botifarra" else 4)
    before, shown = len(seen.frames), set()
    for _ in range(400):
        shown.update(page.locator("[data-card]").evaluate_all(CARD_NAMES))
        assert cards_of(seen.frames[before:]) <= shown
        if page.locator(".cartes-match-summary").is_visible():
            break
        act(page)
        assert page.evaluate("document.activeElement !== document.body")
    expect(page.locator(".cartes-match-summary")).to_be_visible()
    assert cards_of(seen.frames[before:]), "cards can be read on the wire"
    assert page.locator(".cartes-match-lines li").count() >= 1
    assert seen.errors == []


WHOLE_TRICKS = """addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    let before = 0;
    new MutationObserver(() => {
        const now = document.querySelectorAll('.cartes-match-trick li').length;
        if (now === 4 && before < 4) root.dataset.whole = Number(root.dataset.whole ?? 0) + 1;
        if (now < 4 && before === 4) root.dataset.gathered = Number(root.dataset.gathered ?? 0) + 1;
        before = now;
    }).observe(root, { subtree: true, childList: true });
});"""


GATHERED_OR_ASKED = """number => document.documentElement.dataset.gathered === number
    || document.querySelector('.cartes-match-cloth').dataset.pending === ''"""


def test_the_house_plays_and_gathers_its_tricks_by_itself(visit, address):
    page, _ = visit
    page.add_init_script(WHOLE_TRICKS)
    sit(page, address, "botifarra", "lliure", pace="quick")
    cloth = page.locator(".cartes-match-cloth")
    for number in (1, 2):
        while page.locator(f"html[data-gathered='{number}']").count() == 0:
            expect(cloth).to_have_attribute("data-pending", "")
            if page.locator(OPEN_CALLS).count():
                press_on(page, page.locator(OPEN_CALLS).first)
            else:
                act(page)
            page.wait_for_function(GATHERED_OR_ASKED, arg=str(number))
    assert page.locator("html").get_attribute("data-whole") == "2"
    expect(page.get_by_role("button", name="Suite")).to_be_hidden()


@pytest.mark.parametrize("game", ["botifarra", "truco", "balco"])
def test_axe_finds_nothing_at_a_table(visit, address, game):
    page, _ = visit
    sit(page, address, game)
    page.evaluate(AXE.read_text("utf-8"))
    for _ in range(3):
        page.emulate_media(color_scheme="light")
        assert faults(page, ALL_RULES) == []
        page.emulate_media(color_scheme="dark")
        assert faults(page, COLOURS) == []
        act(page)


def faults(page, asked):
    """The violations of the rules `asked` that axe reports, as pairs of id and CSS selector."""
    result = page.evaluate("(asked) => axe.run(asked)", asked)
    return [
        (violation["id"], json.dumps(violation["nodes"][0]["target"]))
        for violation in result["violations"]
    ]


def test_elements_that_an_act_does_not_change_are_not_drawn_again(visit, address):
    page, _ = visit
    sit(page, address, "botifarra", "lliure")
    while not pending(page):
        act(page)
    remaining = [
        page.locator(item).first for item in (".cartes-match-pick", ".cartes-match-scores")
    ]
    before = [item.element_handle() for item in remaining]
    go_on(page)
    assert all(item.evaluate("(node) => node.isConnected") for item in before)


def test_a_player_who_leaves_a_table_chooses_another_one(visit, address):
    page, _ = visit
    sit(page, address, "truco")
    page.get_by_label("Options").click()
    page.get_by_role("button", name="Changer de table").click()
    expect(page.locator(".cartes-choice-of-table")).to_have_count(3)
    choose_game(page, "balco")
    page.locator("[data-id=sit]").click()
    expect(page.locator(".cartes-match-cloth")).to_have_attribute("data-kind", "balco")


@pytest.mark.parametrize("game", ["botifarra", "truco", "balco"])
def test_a_table_at_twice_the_size_on_a_small_window_is_scrolled_not_cut(visit, address, game):
    page, _ = visit
    page.set_viewport_size({"width": 320, "height": 370})
    sit(page, address, game)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    last = page.locator(".cartes-match-pick").last
    last.scroll_into_view_if_needed()
    box = box_of(last)
    assert box["y"] + 44 <= 370


def test_a_small_match_of_a_lesson_fits_and_its_star_stays(visit, address):
    page, _ = visit
    page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
    page.emulate_media(reduced_motion="reduce")
    lesson = f"{address}voila/render/{written_lessons()['BO-03']}?seed=3"
    page.goto(f"{lesson}&step=11")
    star = page.locator(".cartes-mini-star")
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    expect(star).to_be_hidden()
    for width, height in SIZES[2:]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate(OUT_OF_VIEW, [*PARTS, ".cartes-mini-goal"]) == [], width
        assert page.evaluate("document.documentElement.scrollHeight") == height
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.locator(".cartes-mini-play").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        assert page.evaluate(OUT_OF_VIEW, [*PARTS, ".cartes-mini-goal"]) == [], width
        assert page.locator(".cartes-window").evaluate("node => node.scrollHeight") == height
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    while pending(page) != "match":
        act(page)
    expect(page.locator(".cartes-match-summary .cartes-match-go")).to_be_in_viewport(ratio=1)
    expect(star).to_be_visible()
    page.reload()
    expect(page.locator(".cartes-mini-play")).to_be_visible()
    expect(star).to_be_visible()
    page.evaluate(f"location.hash = '#step-{steps(page)}'")
    expect(page.locator(".cartes-results li")).to_have_count(len(exercises_of("BO-03")))


def test_what_the_pile_asks_for_is_covered_by_no_seat_on_a_telephone(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    sit(page, address, "balco", players=2)
    act(page)
    seats = ".cartes-match-seat .cartes-match-badge, .cartes-match-front"
    assert page.locator(".cartes-match-asked").is_visible()
    assert page.evaluate(UNDER, [seats, ".cartes-match-asked, .cartes-match-pile li"]) == 0


def test_the_button_covers_no_picked_card_and_a_card_put_back_is_announced_no_more(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    sit(page, address, "balco", players=2)
    own = page.locator(".cartes-match-own .cartes-match-who small")
    chosen = page.locator(".cartes-match-picked")
    expect(chosen).to_have_count(3)
    expect(own).to_be_empty()
    button = page.locator(OPEN_CALLS).bounding_box()
    tops = [chosen.nth(at).bounding_box()["y"] for at in range(3)]
    assert button["y"] + button["height"] <= min(tops) - RING
    chosen.first.click()
    expect(chosen).to_have_count(2)
    expect(page.locator("#cartes-live")).to_be_empty()


def test_a_small_match_of_six_fits_a_telephone_and_its_seats_do_not_overlap(visit, address):
    page, _ = visit
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.goto(f"{address}voila/render/{written_lessons()['TR-15']}?seed=1&step=14")
    page.locator(".cartes-mini-play:visible").click()
    page.locator("[data-seats='6'] .cartes-match-call").first.wait_for()
    page.evaluate(SIZES_SET)
    assert page.evaluate(OUT_OF_VIEW, [*PARTS, ".cartes-mini-goal"]) == []
    assert page.locator(".cartes-window").evaluate("node => node.scrollHeight") == SIZES[0][1]
    assert page.locator(".cartes-match-badge:visible").count() == 6
    assert page.evaluate(MEETING, ".cartes-match-badge") == 0


@pytest.mark.parametrize(("lang", "us"), [("ca", "Nosaltres"), ("es", "Nosotros")])
def test_the_names_of_the_sides_are_whole_on_a_phone(visit, address, lang, us):
    page, _ = visit
    page.set_viewport_size({"width": 360, "height": 740})
    open_table(page, address, lang=lang)
    names = page.locator(".cartes-match-score-name")
    expect(names.first).to_have_text(us)
    assert names.evaluate_all("all => all.every((node) => node.scrollWidth <= node.clientWidth)")
    gap = "(node) => parseFloat(getComputedStyle(node, '::before').marginInlineEnd)"
    assert names.first.evaluate(gap) > 4, "the dot of a side does not touch its name"
