"""Tests of a table to play at: views, actions of the player, messages, input from the page."""

import json
import random
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import date, timedelta

import pytest

from cartes_lib import balco
from cartes_lib.cards import PACK_48, Card, cards
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message, use_language
from cartes_lib.truco import PRESETS, Match, Rules, parse_action, start_deal
from cartes_lib.truco.actions import Call
from cartes_lib.truco.envido import has_flor
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.table_game import DEAL, LEARNER, MATCH, SWEEP, TRICK
from cartes_widgets.games.tables import table_game
from cartes_widgets.games.truco.adapter import TrucoGame, one_hand
from cartes_widgets.lesson import mini, table
from cartes_widgets.table.daily import Daily
from cartes_widgets.table.days import terms_of
from cartes_widgets.table.move_review import MoveReviewTable
from cartes_widgets.table.table import Table

from .page import page_state, send

SIX = Rules(players=6, flor=False)
OUT_OF_TURN = {
    "flor": ("4o 5o 6o", "4c 5b 12o", "7e 6e 3c", "2c 4e 10b"),
    "retruco": ("1e 7o 3o", "4c 5b 12o", "6b 6e 7c", "3c 4e 10b"),
}
"""Four hands of Truco with which the player may make a call out of turn; the key is the call."""
GAMES = list(GAME_IDS)
SHORT = 3
"""The seed, of 0 to 3, with the shortest matches of all games."""
TABLES = [
    pytest.param(game, seed, marks=[] if seed == SHORT else [pytest.mark.long])
    for game in GAMES
    for seed in range(4)
]

DAY_OF_BALCO = next(
    day
    for day in (date(2026, 11, 20) + timedelta(more) for more in range(3))
    if terms_of(day).game == "balco"
)

each_table = pytest.mark.parametrize(("game", "seed"), TABLES)


def act(widget, rng):
    """Advances the match by one step: "go", or a random legal action of the player."""
    if widget.pending:
        send(widget, do="go")
        return
    before = widget.revision
    if widget.multi_select:
        pick_something(widget, rng)
    calls = [choice["id"] for choice in widget.choices if choice["open"] and choice["id"] != "mazo"]
    for text in [*calls[:1], *rng.sample(widget.scene["hand"], len(widget.scene["hand"]))]:
        send(widget, do="act", id=text)
        if widget.revision > before:
            return
    raise AssertionError("nothing is allowed")


def pick_something(widget, rng):
    """Picks a card so that an action is possible; none if an action is possible without a card."""
    if any(choice["open"] for choice in widget.choices):
        return
    for card in rng.sample(widget.scene["hand"], len(widget.scene["hand"])):
        send(widget, do="pick", cards=[card])
        if any(choice["open"] for choice in widget.choices):
            return


def alone(game):
    """Lets bots play the whole match `game`; yields the event of each action."""
    while game.to_act or game.pause not in ("", MATCH):
        if game.pause:
            game.go_on()
            continue
        seat, text = game.at_once(range(game.seats)) or (game.to_act[0], "")
        yield game.play(text or game.bot(seat), seat)


def is_ahead(summary):
    """Whether the player's side has the most points, or was the first without cards."""
    if not summary["changes"]:
        return summary["lines"][0]["id"] == "us"
    return max(summary["changes"], key=lambda change: change["after"])["side"] == "us"


@each_table
def test_a_whole_match_is_played_and_logged_before_another_begins(game, seed):
    widget, rng, acts = table(game, seed=seed), random.Random(seed), 0
    before = page_state(widget)
    send(widget, do="new")
    assert page_state(widget) == {**before, "notice": widget.notice}
    assert widget.notice
    while widget.pending != MATCH:
        act(widget, rng)
        acts += 1
        assert widget.message
        assert widget.notice == ""
        assert acts < 5000
    assert not widget.is_my_turn
    assert widget.scene["summary"]["title"]
    assert (LEARNER in widget.scene["summary"]["winners"]) == is_ahead(widget.scene["summary"])
    before = page_state(widget)
    send(widget, do="go")
    assert page_state(widget) == {**before, "notice": widget.notice}
    revision = widget.revision
    send(widget, do="new")
    assert page_state(widget) == {
        **page_state(table(game, seed=seed + 1)),
        "revision": revision + 1,
    }


def cards_in(value):
    """The notations of the cards in a dataclass, a mapping or a sequence, at any depth."""
    if isinstance(value, Card):
        return {str(value)}
    if is_dataclass(value):
        value = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, Mapping):
        value = value.values()
    return {card for part in value for card in cards_in(part)} if is_listed(value) else set()


def is_listed(value):
    """Whether `value` has parts; the letters of a text are none."""
    return isinstance(value, Iterable) and not isinstance(value, str)


def hidden_cards(state):
    """The notations of the cards that the player may not know: others' hands, face-down cards.

    The view of the player's seat has the other cards of these rows, such as one that lies face up.
    """
    others = [seat for seat in range(state.rules.seats) if seat != LEARNER]
    rows = [state.hand(seat) if hasattr(state, "hand") else state.hands[seat] for seat in others]
    rows += [getattr(state, "down", ()), getattr(state, "stock", ())]
    return cards_in(rows) - cards_in(state.view(LEARNER))


@each_table
def test_no_card_of_another_reaches_the_page(game, seed):
    widget, rng = table(game, seed=seed), random.Random(seed)
    for _ in range({"truco": 8, "balco": 30}.get(game, 45)):
        hidden = hidden_cards(widget.table_game.shown_state)
        page = json.dumps([widget.scene, widget.choices, widget.picked, widget.verdict])
        assert hidden
        assert not {card for card in hidden if f'"{card}"' in page}
        act(widget, rng)


def test_three_cards_are_proposed_for_the_balcony_and_others_may_be_picked():
    widget = table("balco", seed=4)
    hand, proposed = widget.scene["hand"], widget.picked
    assert len(hand) == 6
    assert len(proposed) == 3
    send(widget, do="pick", cards=hand[:2])
    assert [choice["open"] for choice in widget.choices] == [False]
    send(widget, do="pick", cards=hand[:4])
    assert widget.picked == hand[1:4]
    assert [choice["open"] for choice in widget.choices] == [True]
    send(widget, do="act", id=widget.choices[0]["id"])
    assert sorted(widget.scene["seat_views"][0]["up"]) == sorted(hand[1:4])
    assert widget.picked == []


def test_a_card_of_another_number_takes_the_place_of_the_one_that_was_picked():
    widget, rng = table("balco", seed=4), random.Random(4)
    while not fresh_pile(widget) or len({card[:-1] for card in widget.scene["hand"]}) < 2:
        act(widget, rng)
    first, *others = widget.scene["hand"]
    other = next(item for item in others if item[:-1] != first[:-1])
    send(widget, do="pick", cards=[first])
    send(widget, do="pick", cards=[first, other])
    assert widget.picked == [other]
    assert widget.verdict == {}


def fresh_pile(widget):
    return (
        widget.is_my_turn
        and not widget.pending
        and widget.scene["pile"]["count"] == 0
        and (len(widget.picked) == 0)
    )


def test_a_card_that_cannot_be_thrown_says_why_at_once_and_is_not_picked():
    widget, rng = table("balco", seed=4), random.Random(4)
    for _ in range(200):
        for card in widget.scene["hand"] if widget.is_my_turn and not widget.picked else ():
            before = page_state(widget)
            send(widget, do="pick", cards=[card])
            if widget.verdict:
                assert widget.verdict["rule"].startswith("BAL-")
                assert widget.verdict["id"] == card
                assert set(widget.verdict["open"]) <= set(widget.scene["hand"]) - {card}
                assert page_state(widget) == {**before, "verdict": widget.verdict}
                return
            send(widget, do="pick", cards=[])
        act(widget, rng)
    raise AssertionError("every card could be thrown")


def test_a_player_who_can_throw_may_not_take_the_pile():
    widget, rng = table("balco", seed=1), random.Random(1)
    for _ in range(60):
        taking = [choice for choice in widget.choices if choice["id"] == "take"]
        if taking and not taking[0]["open"]:
            send(widget, do="act", id="take")
            assert widget.verdict["rule"] == "BAL-TURN-03"
            return
        act(widget, rng)
    raise AssertionError("the viewer never had a throw on a pile")


def test_a_forbidden_card_is_explained_and_nothing_moves():
    widget, rng = table("botifarra", variant="obligada", seed=1), random.Random(1)
    for _ in range(200):
        before, forbidden = page_state(widget), None
        if widget.is_my_turn and not widget.pending and not widget.choices:
            for card in widget.scene["hand"]:
                send(widget, do="act", id=card)
                if widget.verdict:
                    forbidden = card
                break
        if forbidden:
            assert widget.verdict["ok"] is False
            assert widget.verdict["rule"].startswith(("BOT-LEG-", "BOT-PLAY-"))
            assert widget.verdict["source"]
            assert forbidden not in widget.verdict["open"]
            assert widget.verdict["open"]
            assert page_state(widget) == {**before, "verdict": widget.verdict}
            return
        if widget.revision == before["revision"]:
            act(widget, rng)
    raise AssertionError("no card was ever forbidden")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "act"},
        {"do": "act", "id": ["9o"]},
        {"do": "act", "id": "__import__('os')"},
        {"do": "act", "id": "99o"},
        {"do": "pick", "cards": ["9o"]},
        {"do": "dance"},
        {"do": None},
        {},
    ],
)
def test_an_invalid_message_to_a_table_brings_a_notice_and_changes_nothing(message):
    widget = table("botifarra", seed=2)
    before = page_state(widget)
    send(widget, **message)
    assert widget.notice
    assert page_state(widget) == {**before, "notice": widget.notice}


@pytest.mark.parametrize(
    "begin",
    [
        lambda: table("balco", seed=4),
        lambda: mini("four-jokers", seed=4),
        lambda: Daily(lambda: DAY_OF_BALCO),
        lambda: begun(MoveReviewTable("balco", seed=4)),
    ],
    ids=["table", "mini", "daily", "move_review"],
)
def test_an_invalid_pick_is_refused_with_a_sentence_and_changes_nothing(begin):
    widget = begin()
    while not widget.is_my_turn:
        send(widget, do="go")
    hand = widget.scene["hand"]
    for cards_sent in ([hand[0]] * 2, [hand[0]] * 10_000, ["99o"], [[hand[0]]], {}, None, hand[0]):
        before = page_state(widget)
        send(widget, do="pick", cards=cards_sent)
        assert widget.notice == format_message("widget-unknown-message")
        assert page_state(widget) == {**before, "notice": widget.notice}
    send(widget, do="pick", cards=hand[:1])
    assert widget.notice == ""


def begun(widget):
    send(widget, do="begin")
    return widget


def test_a_click_that_comes_too_late_is_passed_over_without_a_word():
    widget = table("botifarra", seed=2)
    revision = widget.revision
    act(widget, random.Random(0))
    before = page_state(widget)
    send(widget, revision=revision, do="go")
    assert page_state(widget) == before


def test_nobody_acts_for_the_house_while_it_is_the_players_turn():
    widget, rng = table("botifarra", seed=1), random.Random(1)
    while widget.pending:
        act(widget, rng)
    before = page_state(widget)
    send(widget, do="go")
    assert page_state(widget) == {**before, "notice": widget.notice}


def test_a_closed_call_of_truco_is_shown_with_its_reason():
    widget, rng = table("truco", seed=3), random.Random(3)
    while not widget.is_my_turn:
        act(widget, rng)
    closed = [choice["id"] for choice in widget.choices if not choice["open"]]
    assert {"quiero", "vale-cuatro"} <= set(closed)
    for text in closed:
        before = page_state(widget)
        send(widget, do="act", id=text)
        assert widget.verdict["rule"].startswith("TRU-")
        assert page_state(widget) == {**before, "verdict": widget.verdict}


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_truco_is_played_by_two_to_eight(players):
    widget, rng = table("truco", variant="con-flor", players=players, seed=2), random.Random(2)
    for _ in range(120):
        act(widget, rng)
    assert len(widget.scene["seat_views"]) == players


@pytest.mark.parametrize(
    ("variant", "players"),
    [("individual", 4), ("tres", 3), ("rector-i-vicari", 2), ("rector-i-vicari-amb-ma", 2)],
)
def test_botifarra_is_played_by_two_three_and_four_alone_too(variant, players):
    widget = table("botifarra", variant=variant, players=players, seed=2)
    rng = random.Random(2)
    while widget.pending != "deal":
        act(widget, rng)
    assert len(widget.scene["seat_views"]) == players
    assert sum(share["value"] for share in widget.scene["summary"]["shares"]) == 72


@pytest.mark.parametrize(("finished", "points"), [(0, 28), (1, 6)])
def test_a_falta_is_shown_at_what_it_is_worth_in_a_pica_pica(finished, points):
    match = Match(SIX, seed=4, dealer=LEARNER)
    hands = match.state.dealt
    match.state = start_deal(SIX, LEARNER, hands, scored=(2, 0), finished=finished)
    match.play(Call("falta-envido"))
    rows = {row["id"]: row["value"] for row in TrucoGame(match).board(LEARNER)["rows"]}
    assert f"\u00a0: {points}," in rows["envido"]


@pytest.mark.parametrize(
    ("steps", "word"),
    [(["envido"], "flor"), (["6b", "truco", "quiero"], "retruco")],
)
def test_the_player_may_call_out_of_turn_where_the_rules_allow_it(steps, word):
    match = Match(seed=4, dealer=1)
    match.state = start_deal(Rules(), 1, tuple(map(cards, OUT_OF_TURN[word])))
    for text in steps:
        seat = LEARNER if text == "quiero" else match.state.to_act[0]
        match.play(parse_action(text), seat)
    widget = Table(lambda _: TrucoGame(match))
    assert not widget.is_my_turn
    assert [choice["id"] for choice in widget.choices if choice["open"]] == [word]
    send(widget, do="act", id=word)
    assert (widget.verdict, match.state.done[-1]) == ({}, (LEARNER, word))


def test_the_house_sings_at_once_when_a_call_is_made():
    match = Match(seed=4, dealer=0)
    hands = ("1e 7c 3o", "4c 5b 12o", "4o 5o 6o", "3c 4e 10b")
    match.state = start_deal(Rules(), 0, tuple(map(cards, hands)))
    widget = Table(lambda _: TrucoGame(match))
    play_as(widget, "truco", 1)
    assert match.state.done == ((1, "truco"), (2, "flor"))
    assert [item["call"] for item in widget.scene["seat_views"]] == [
        "",
        "Truco",
        "Flor",
        "",
    ]


def play_as(widget, text, seat):
    """Lets the bot at `seat`, which acts next, perform the action `text`."""
    widget.table_game.bot = lambda _: text
    assert widget.table_game.to_act[0] == seat
    send(widget, do="go")


def test_another_seats_flor_does_not_limit_the_calls_of_the_player():
    match = Match(seed=4, dealer=0)
    hands = ("1e 7c 3o", "4c 5b 12o", "4o 5o 6o", "3c 4e 10b")
    plain = ("1e 7c 3o", "4c 5b 12o", "4o 5o 7b", "3c 4e 10b")
    open_choices = []
    for dealt in (hands, plain):
        match.state = start_deal(Rules(), 0, tuple(map(cards, dealt)))
        game = TrucoGame(match)
        game.play("truco", 1)
        open_choices.append(
            [choice["id"] for choice in game.choices((), LEARNER) if choice["open"]]
        )
    assert open_choices[0] == open_choices[1]
    assert "quiero" in open_choices[0]


@pytest.mark.parametrize("matches", [1, pytest.param(6, marks=pytest.mark.long)])
def test_no_player_of_the_house_hides_a_flor(matches):
    sung = 0
    for seed in range(matches):
        match = Match(seed=seed)
        game = TrucoGame(match, seed)
        for _ in alone(game):
            pass
        for deal in match.record().deals:
            results = {step.seat for step in deal.steps if "flor" in step.action}
            shut = "con-flor-me-achico" in {step.action for step in deal.steps}
            counts = [seat for seat in (1, 2, 3) if has_flor(cards(deal.setup["hands"][seat]))]
            assert shut or set(counts) <= results, deal
            sung += len(counts)
    assert sung > 1.5 * matches


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_balco_is_played_by_two_to_five(players):
    widget, rng = table("balco", players=players, seed=2), random.Random(2)
    for _ in range(60):
        act(widget, rng)
    assert len(widget.scene["seat_views"]) == players


@pytest.mark.parametrize(
    ("game", "variant", "players"),
    [
        ("mus", "", 4),
        ("botifarra", "nowhere", 4),
        ("botifarra", "individual", 3),
        ("botifarra", "tres", 4),
        ("botifarra", "rector-i-vicari", 4),
        ("botifarra", "", 2),
        ("truco", "redondilla", 4),
        ("truco", "duelo", 4),
        ("truco", "ocho", 4),
        ("balco", "", 6),
    ],
)
def test_an_unknown_game_variant_or_number_of_players_is_refused(game, variant, players):
    with pytest.raises((ValueError, KeyError)):
        table(game, variant=variant, players=players)


def test_the_same_seed_deals_the_same_cards():
    first, second = (table("botifarra", seed=9).scene["hand"] for _ in range(2))
    assert first == second
    assert set(first) < set(map(str, PACK_48))


@pytest.mark.parametrize("game", GAMES)
def test_the_last_cards_stay_visible_until_the_player_goes_on(game):
    widget, rng, seen = table(game, seed=3), random.Random(3), set()
    for _ in range(400):
        pending = widget.pending
        if pending == TRICK:
            position = widget.scene["plays"]
            assert len(position) == widget.table_game.seats
        if pending == SWEEP:
            assert widget.scene["pile"]["count"] > 0
        if pending in (DEAL, MATCH):
            assert widget.scene["summary"]["go"]
        seen.add(pending)
        if pending == MATCH:
            break
        act(widget, rng)
    assert SWEEP in seen or {TRICK, DEAL} <= seen


def test_the_player_may_lead_while_the_won_trick_is_still_shown():
    widget, rng = table("botifarra", seed=1), random.Random(1)
    while not (widget.pending == TRICK and widget.is_my_turn):
        act(widget, rng)
    card = widget.scene["hand"][0]
    send(widget, do="act", id=card)
    assert widget.scene["plays"] == [{"seat": 0, "card": card}]


def test_a_deal_of_botifarra_is_counted_before_the_next_deal():
    widget, rng = table("botifarra", seed=1), random.Random(1)
    while widget.pending != DEAL:
        act(widget, rng)
    summary = widget.scene["summary"]
    points = [int(row["value"]) for row in summary["shares"]]
    state = widget.table_game.shown_state
    assert tuple(points) == state.points
    assert [change["after"] for change in summary["changes"]] == list(state.scores)
    assert widget.scene["hand"] == []
    send(widget, do="go")
    assert widget.scene["summary"] is None
    assert len(widget.scene["hand"]) == 12


@pytest.mark.rule("TRU-FLOR-20")
def test_a_player_who_asks_for_no_flor_gets_a_message_and_the_bots_say_nothing():
    rules = replace(PRESETS["con-flor"], players=2)
    game = one_hand([cards("1e 2c 3b"), cards("4c 5b 12o")], rules)
    for seat, text in [(1, "truco"), (0, "no-quiero")]:
        game.play(text, seat)
    texts = [game.describe(game.play("paso", seat), LEARNER) for seat in (1, LEARNER)]
    assert texts == ["", "Vous ne demandez pas de fleur."]


def test_the_seat_that_is_asked_for_a_flor_is_beside_the_call_and_not_in_it():
    game = table_game("truco", "con-flor", 2, seed=0)
    while not (asking := [item for item in game.options(game.to_act[0]) if "pido-flor" in item]):
        seat = game.to_act[0]
        game.play(
            next(item for item in game.options(seat) if item[0].isdigit() or item == "paso"), seat
        )
        if game.pause:
            game.go_on()
    asker = game.to_act[0]
    event = game.play(asking[0], asker)
    with use_language("fr"):
        message = game.describe(event, 1 - asker)
        bubbles = json.dumps(game.scene(1 - asker), ensure_ascii=False)
    assert message.startswith(
        "Votre adversaire\u00a0: «\u00a0pido flor\u00a0». La demande vous vise."
    )
    assert '"Pido flor"' in bubbles


def test_a_match_that_ends_as_nobody_asks_for_a_flor_is_over():
    rules = replace(PRESETS["con-flor"], players=2, chicos_to_win=1)
    game = one_hand([cards("4o 5c 6b"), cards("1e 3c 3b")], rules, (0, 29))
    for seat, text in [(1, "truco"), (0, "no-quiero"), (1, "paso")]:
        game.play(text, seat)
    message = game.describe(game.play("paso", LEARNER), LEARNER)
    assert message == "Vous ne demandez pas de fleur. Votre adversaire gagne la partie."


@pytest.mark.rule("TRU-GAL-01")
@pytest.mark.parametrize(
    ("variant", "viewer", "side", "title", "names"),
    [
        ("gallo", 0, "vous", "Vous gagnez la main, 1 à 0", ["Vous", "À droite", "À gauche"]),
        (
            "gallo",
            1,
            "votre voisin de gauche",
            "Votre voisin de gauche gagne la main, 1 à 0",
            ["Vous", "À droite", "À gauche"],
        ),
        ("gallo-fijo", 0, "vous", "Vous gagnez la main, 1 à 0", ["Vous", "Eux"]),
        (
            "gallo-fijo",
            2,
            "votre voisin de droite",
            "Votre voisin de droite gagne la main, 1 à 0",
            ["Nous", "À droite"],
        ),
        ("duelo", 0, "vous", "Vous gagnez la main, 1 à 0", ["Vous", "L’autre"]),
        (
            "duelo",
            1,
            "votre adversaire",
            "Votre adversaire gagne la main, 1 à 0",
            ["Vous", "L’autre"],
        ),
        ("sin-flor", 2, "nous", "La main est à nous, 1 à 0", ["Nous", "Eux"]),
        ("sin-flor", 1, "eux", "La main est à eux, 1 à 0", ["Nous", "Eux"]),
    ],
)
def test_a_player_alone_is_neither_we_nor_they(variant, viewer, side, title, names):
    rules = replace(PRESETS[variant], flor=False)
    hands = [cards(item) for item in ("1e 1b 7e", "4o 5c 6b", "4c 5e 6o", "4e 5o 6c")]
    alone = "gallo" in variant
    hands[0] = cards("1e 1b 7e 4b") if alone else hands[0]
    game = one_hand(hands[: rules.players], rules)
    if alone:
        game.play("discard 4b", 0)
    for seat in range(1, rules.players):
        game.play(str(hands[seat][0]), seat)
    game.play("truco", 0)
    refused = game.play("no-quiero", game.to_act[0])
    with use_language("fr"):
        scene = game.scene(viewer)
        assert f"La main\u00a0: 1 point pour {side}." in game.describe(refused, viewer)
    assert scene["summary"]["title"] == title
    assert [score["label"] for score in scene["scores"]] == names
    assert scene["summary"]["lines"][0]["value"].endswith(" + 1")


@pytest.mark.rule("BAL-SP1-01", "BAL-LEG-08")
def test_each_throw_of_a_joker_is_offered_with_its_number_and_its_seats():
    match = balco.Match(seed=3)
    match.state = balco.parse_position(
        "balco; dealer 0; hands 6o 8o 3o / 2c 8e J4 / 4o 6c 9b / 8b 2e J3;"
        " up 1c 10c 1b / 2o J1 J2 / 9o 11c 1e / 12e 7c 9c;"
        " down 7e 6b 10e / 8c 11e 3e / 10b 3c 7o / 12c 4b 5o;"
        " stock 11o 4c 12b 12o 7b 3b 10o 11b 6e 5c 4e 5e 5b 1o 2b;"
        " shown 5 / 8 / 4 6 / 4 5; pile 9e; asks at-least 9; turn 1; throws 4"
    )
    offered = BalcoGame(match).choices(["J4"], 1)
    assert [(item["rank"], item["targets"]) for item in offered] == [
        *((1, [seat]) for seat in (3, 1, 2)),
        *((rank, []) for rank in (2, 9, 10, 11, 12)),
    ]
