"""Tests of a live table: its seats, the view of each seat, and how it is restored."""

import random
import re

import pytest

from cartes_lib.cards import cards
from cartes_lib.messages import format_message
from cartes_lib.truco import PRESETS
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.live_terms import LiveTerms, live_variants
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.games.table_game import DEAL, MATCH
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.games.truco.adapter import one_hand

NAMES = {"a": "Loutre", "b": "Renard"}
TABLES = [(game, n) for game, shown in PRESENTATIONS.items() for n in shown.tables]
VARIANTS = [(game, n, variant) for game, n in TABLES for variant in live_variants(game, n)]
FIRST = [(game, n, live_variants(game, n)[0]) for game, n in TABLES]
"""The usual variant of each table: game, number of players, variant."""


def table(game="truco", players=2, seed="7", variant="", **more):
    variant = variant or live_variants(game, players)[0]
    terms = LiveTerms(game=game, variant=variant, players=players, deals=seed)
    live_table = LiveTable("0" * 16, terms, **more)
    live_table.open()
    return live_table


def advance(live_table, rng, people=()):
    """Advances the match by one step: ends a pause, lets a bot act, or acts for a person.

    `people` are the seats of persons. For them, this function chooses a random legal action.
    """
    if live_table.go_on():
        return
    if live_table.next_of_house() is None:
        seat = next((at for at in live_table.game.to_act if at in people), None)
        if seat is not None:
            options = [text for text in live_table.game.options(seat) if text != "mazo"]
            assert live_table.act(seat, rng.choice(options or live_table.game.options(seat))) == ""
    else:
        live_table.play_house()


def texts(value):
    """A set of all texts in `value` at any depth, including the keys of dictionaries."""
    if isinstance(value, dict):
        return {*value, *(text for each in value.values() for text in texts(each))}
    if isinstance(value, (list, tuple)):
        return {text for each in value for text in texts(each)}
    return {value} if isinstance(value, str) else set()


def closed(state, seat):
    """The cards of `seat` that others do not see: its hand, and cards below the tops of piles."""
    view = state.view(seat)
    if not getattr(view, "piles", None):
        return view.hand or ()
    played = {play.card for trick in (*state.tricks, state.trick) for play in trick}
    tops = {pile.top for pile in view.piles[seat]}
    return set(state.dealt[seat]) - played - tops


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_seat_is_shown_no_card_of_another_hand(game, players):
    live_table, rng = table(game, players), random.Random(3)
    live_table.sit("a", 0)
    live_table.sit("b", players - 1)
    seen = 0
    for _ in range(30):
        # The cards of the deal that is shown; the match may have dealt the next one already.
        hands = [closed(live_table.game.shown_state, seat) for seat in range(players)]
        for viewer in range(players):
            shown = texts(live_table.view(viewer, NAMES))
            hidden = {str(card) for at, hand in enumerate(hands) if at != viewer for card in hand}
            seen += len(hidden)
            assert not shown & hidden
        advance(live_table, rng, (0, players - 1))
    assert seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_others_read_for_whom_the_table_waits(game, players):
    live_table, rng = table(game, players), random.Random(3)
    people = {0: "a", players - 1: "b"}
    for seat, who in people.items():
        live_table.sit(who, seat)
    read = set()
    for _ in range(40):
        for viewer in people:
            view = live_table.view(viewer, NAMES)
            seats = [
                (item, (viewer + item["seat"]) % players) for item in view["scene"]["seat_views"]
            ]
            named = [NAMES[people[at]] for item, at in seats if item["turn"] and at in people]
            sentences = [format_message("felt-waits-for", names=name) for name in NAMES.values()]
            expected = [format_message("felt-waits-for", names=name) for name in named]
            own = format_message("felt-waits-for", names=NAMES[people[viewer]])
            shown = [text for text in sentences if view["message"].endswith(text)]
            assert own not in shown, "nobody waits for oneself"
            if live_table.game.pause == "":
                assert shown == [text for text in expected if text != own]
            read |= {*shown}
        advance(live_table, rng, tuple(people))
    assert len(read) == 2


YOU = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_onlooker_has_no_name_and_reads_the_names_of_all(game, players):
    live_table, rng = table(game, players), random.Random(3)
    live_table.sit("a", players - 1)
    values = []
    for _ in range(40):
        for viewer in (0, players - 1):
            view = live_table.view(viewer, NAMES, plays=False)
            values.append(view["message"])
            assert [text for text in texts(view) if YOU.search(text)] == []
            seen = {(item["name"], item["disc"]) for item in view["scene"]["seat_views"]}
            assert ("Loutre", "L") in seen
            assert ("La maison (place 1)", "1") in seen
        # A player at the table gets the usual messages, which do not name the house.
        assert "La maison" not in " ".join(texts(live_table.view(players - 1, NAMES)))
        advance(live_table, rng, (players - 1,))
    assert any("Loutre" in text for text in values)
    assert any("La maison (place 1)" in text for text in values)


@pytest.mark.rule("TRU-FLOR-02")
@pytest.mark.parametrize("moves", [(), ("1 envido",), ("1 truco",), ("1 3o", "2 envido")])
def test_the_legal_calls_reveal_no_flor_of_another_hand(moves):
    values = []
    for other in ("4b 5b 6b", "4b 5o 6c"):
        hands = [cards("1e 7e 3c"), cards("2o 3o 10c"), cards("4c 5c 11o"), cards(other)]
        game = one_hand(hands, PRESETS["con-flor"])
        for act in moves:
            seat, _, text = act.partition(" ")
            assert game.judge(text, int(seat)).legal
            game.play(text, int(seat))
        values.append([game.choices([], seat) for seat in range(3)])
    assert any(values[0])
    assert values[0] == values[1]


def test_people_are_called_by_their_pseudonyms_and_free_seats_are_the_houses():
    live_table = table("botifarra", 4)
    live_table.sit("a", 0)
    live_table.sit("b", 2)
    names = [item["name"] for item in live_table.view(0, NAMES)["scene"]["seat_views"]]
    assert names[2] == "Renard"
    assert "Loutre" not in names
    assert [item["name"] for item in live_table.view(2, NAMES)["scene"]["seat_views"]][
        2
    ] == "Loutre"
    assert live_table.house() == [1, 3]
    live_table.leave("b")
    assert live_table.house() == [1, 2, 3]


def test_a_seat_belongs_to_one_person():
    live_table = table()
    live_table.sit("a", 0)
    with pytest.raises(SeatingError, match="taken"):
        live_table.sit("b", 0)
    for seat in (-1, 2):
        with pytest.raises(SeatingError, match="none"):
            live_table.sit("b", seat)


def test_a_card_is_picked_once_and_the_table_goes_on():
    live_table = table("balco", 3, seed="4")
    live_table.sit("a", 0)
    while 0 not in live_table.game.to_act:
        advance(live_table, random.Random(1))
    hand = live_table.view(0, NAMES)["scene"]["hand"]
    for sent in ([hand[0]] * 2, [hand[0]] * 10_000, ["99o"], [[hand[0]]], None):
        assert live_table.pick(0, sent) == format_message("widget-unknown-message")
    before = live_table.revision
    for card in hand:
        assert live_table.pick(0, [card]) == ""
    assert (live_table.revision, 0 in live_table.game.to_act) == (before, True)


def test_nobody_acts_for_another_seat_or_against_the_rules():
    live_table = table()
    live_table.sit("a", 0)
    live_table.sit("b", 1)
    acting = live_table.game.to_act[0]
    before = live_table.revision
    for text in ("", "x", "1o", "quiero", "redeal", "[" * 99):
        live_table.act(1 - acting, text)
        assert live_table.revision == before
    card = live_table.game.scene(1 - acting)["hand"][0]
    live_table.act(acting, card)
    assert live_table.revision == before
    assert live_table.view(acting, NAMES)["verdict"]["text"]
    assert not live_table.view(1 - acting, NAMES)["verdict"].get("open")


@pytest.mark.parametrize("game", list(PRESENTATIONS))
def test_a_table_is_restored_from_its_list_of_actions(game):
    lines, rng = [], random.Random(5)
    live_table = table(game, 4, keep=lines.append, number=3)
    live_table.sit("a", 1)
    for _ in range(60):
        advance(live_table, rng, (1,))
    again = LiveTable.restore_table("x", lines, lambda line: None)
    assert again.number == 3
    assert again.people == live_table.people
    assert again.game.state == live_table.game.state
    assert LiveTable.restore_table("x", lines[1:], lambda line: None) is None
    assert LiveTable.restore_table("x", ["{", *lines], lambda line: None) is None


@pytest.mark.parametrize(
    ("game", "players", "variant"),
    [
        pytest.param(
            *variant,
            marks=[] if variant in FIRST else pytest.mark.long,
            id="-".join(map(str, variant)),
        )
        for variant in VARIANTS
    ],
)
def test_people_and_the_house_play_a_deal_to_its_end_at_any_table(game, players, variant):
    live_table, rng = table(game, players, variant=variant), random.Random(2)
    live_table.sit("a", 0)
    live_table.sit("b", players - 1)
    for _ in range(4000):
        if live_table.game.pause in (DEAL, MATCH):
            break
        advance(live_table, rng, (0, players - 1))
    assert live_table.game.pause in (DEAL, MATCH)
    for viewer in range(players):
        view = live_table.view(viewer, NAMES)
        assert view["scene"]["summary"]["lines"]
        assert view["message"]
        assert len({item["name"] for item in view["scene"]["seat_views"]}) == players


def test_a_match_that_is_over_is_followed_by_another_when_somebody_goes_on():
    live_table, rng = table("balco", 2), random.Random(1)
    while live_table.game.pause != MATCH:
        advance(live_table, rng)
    deals = live_table.terms.deals
    assert live_table.go_on()
    assert live_table.game.pause == ""
    assert live_table.terms.deals != deals


def test_a_result_keeps_its_players_when_one_leaves_and_another_sits():
    live_table, rng = table("truco", 2), random.Random(1)
    live_table.sit("a", 0)
    live_table.sit("b", 1)
    while live_table.game.pause != MATCH:
        advance(live_table, rng, (0, 1))

    def result(viewer):
        view = live_table.view(viewer, {**NAMES, "c": "Castor"})
        return view["scene"]["summary"], view["message"], view["log"]

    before = result(0)
    assert "Renard" in " ".join(texts(before[0]))
    live_table.leave("b")
    assert result(0) == before
    # The seat is free nevertheless.
    shown = live_table.view(0, NAMES)["scene"]["seat_views"][1]["name"]
    assert shown == live_table.house_player(1).name
    live_table.sit("c", 1)
    assert result(0) == before
    assert [text for text in texts(result(1)) if YOU.search(text)] == []
    assert "Castor" not in " ".join(texts(result(1)))
    live_table.go_on()
    assert "Renard" not in " ".join(texts(live_table.view(0, {**NAMES, "c": "Castor"})))
