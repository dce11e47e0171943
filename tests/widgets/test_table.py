"""A table to play at: what the reader sees, does and is told; what a page may not do."""

import json
import random

import pytest

from cartes_lib.cards import PACK_48
from cartes_widgets.lesson import table
from cartes_widgets.table import READER

GAMES = ["botifarra"]
TABLES = [(game, seed) for game in GAMES for seed in range(4)]

each_table = pytest.mark.parametrize(("game", "seed"), TABLES)


def send(widget, turn=None, **message):
    turn = widget.turn if turn is None else turn
    widget._on_front_message(widget, {"turn": turn, **message}, [])


def told(widget):
    state = widget.get_state()
    return {name: state[name] for name in state if not name.startswith("_") and name != "words"}


def act(widget, rng):
    """One act: the house's, or one of the reader's that is allowed."""
    if not widget.yours:
        send(widget, do="go")
        return
    calls = [one["id"] for one in widget.choices if one["open"]]
    before = widget.turn
    for text in [*calls[:1], *rng.sample(widget.scene["hand"], len(widget.scene["hand"]))]:
        send(widget, do="act", id=text)
        if widget.turn > before:
            return
    raise AssertionError("nothing is allowed")


@each_table
def test_a_whole_match_is_played_and_every_event_is_told(game, seed):
    widget, rng, acts = table(game, seed=seed), random.Random(seed), 0
    while not widget.over:
        act(widget, rng)
        acts += 1
        assert widget.told
        assert widget.notice == ""
        assert acts < 5000
    assert not widget.yours
    before = told(widget)
    send(widget, do="go")
    assert told(widget) == {**before, "notice": widget.notice}


@each_table
def test_no_card_of_another_reaches_the_page(game, seed):
    widget, rng = table(game, seed=seed), random.Random(seed)
    for _ in range(45):
        hands = widget._game._state.hands
        hidden = {str(card) for at, hand in enumerate(hands) if at != READER for card in hand}
        page = json.dumps([widget.scene, widget.choices, widget.picked, widget.verdict])
        assert hidden
        assert not {card for card in hidden if f'"{card}"' in page}
        act(widget, rng)


def test_a_forbidden_card_is_explained_and_nothing_moves():
    widget, rng = table("botifarra", variant="obligada", seed=1), random.Random(1)
    for _ in range(200):
        before, forbidden = told(widget), None
        if widget.yours and not widget.choices:
            for card in widget.scene["hand"]:
                send(widget, do="act", id=card)
                if widget.verdict:
                    forbidden = card
                break
        if forbidden:
            assert widget.verdict["ok"] is False
            assert widget.verdict["rule"].startswith("BOT-LEG-")
            assert widget.verdict["source"]
            assert told(widget) == {**before, "verdict": widget.verdict}
            return
        if widget.turn == before["turn"]:
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
def test_what_makes_no_sense_brings_a_notice_and_changes_nothing(message):
    widget = table("botifarra", seed=2)
    before = told(widget)
    send(widget, **message)
    assert widget.notice
    assert told(widget) == {**before, "notice": widget.notice}


def test_a_late_message_changes_nothing():
    widget = table("botifarra", seed=2)
    turn = widget.turn
    act(widget, random.Random(0))
    before = told(widget)
    send(widget, turn=turn, do="go")
    assert widget.notice
    assert told(widget) == {**before, "notice": widget.notice}


def test_nobody_acts_for_the_house_while_it_is_the_readers_turn():
    widget, rng = table("botifarra", seed=1), random.Random(1)
    while not widget.yours:
        act(widget, rng)
    before = told(widget)
    send(widget, do="go")
    assert told(widget) == {**before, "notice": widget.notice}


@pytest.mark.parametrize(("game", "variant"), [("mus", ""), ("botifarra", "nowhere")])
def test_there_is_no_table_of_what_does_not_exist(game, variant):
    with pytest.raises((ValueError, KeyError)):
        table(game, variant=variant)


def test_the_same_seed_deals_the_same_cards():
    first, second = (table("botifarra", seed=9).scene["hand"] for _ in range(2))
    assert first == second
    assert set(first) < set(map(str, PACK_48))
