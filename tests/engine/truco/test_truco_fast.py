"""Tests that Truco's fast integer engine follows the same rules as the readable engine."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples
from truco_random import start, tables
from truco_tables import deal

from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.truco import Rules, envido_value, strength
from cartes_lib.truco.actions import AskFlor, Call, Declare, Discard, PlayCard
from cartes_lib.truco.fast import MutableDeal
from cartes_lib.truco.fast.cards import CARDS, best_envido, flor_points, number
from cartes_lib.truco.judge import actions
from cartes_lib.truco.play import play_in_deal
from cartes_lib.truco.play.settle import final
from cartes_lib.truco.score import hand_points


def action_of(move, deal):
    """The seat and the action that a move of the integer engine represents."""
    seat, verb, what = move
    kinds = {
        "card": lambda: PlayCard(CARDS[what]),
        "discard": lambda: Discard(CARDS[what]),
        "declare": lambda: Declare(what),
        "pido-flor": lambda: AskFlor(deal.seats[what]),
    }
    return deal.seats[seat], kinds.get(verb, lambda: Call(verb))()


def play_side_by_side(deal, rng):
    """Plays `deal` at random in both engines and compares them; returns the number of positions."""
    fast, agreed = MutableDeal.of(deal), 0
    while True:
        expected = {(seat, action) for seat in deal.seats for action in actions(deal, seat)}
        moves = {action_of(move, deal): move for move in fast.legal()}
        assert set(moves) == expected, (deal, fast.legal())
        assert fast.is_over == deal.is_over
        resumed = MutableDeal.of(deal)
        assert sorted(resumed.legal(), key=str) == sorted(fast.legal(), key=str), deal
        assert (resumed.awards, resumed.is_over) == (fast.awards, fast.is_over)
        assert _played_out(resumed) == _played_out(fast)
        agreed += 1
        if deal.is_over:
            break
        stay = sorted(moves, key=str)
        if rng.random() < 0.9:
            stay = [item for item in stay if item[1] != Call("mazo")] or stay
        seat, action = rng.choice(stay)
        fast.play(moves[seat, action])
        deal = play_in_deal(deal, action, seat)
    assert fast.points == hand_points(final(deal))
    assert [award[:3] for award in fast.awards if award[0] != "claim"] == [
        (award.bet, award.side, award.points) for award in deal.awards
    ]
    return agreed


def _played_out(fast, seed=1):
    """The points of a copy of `fast` after random moves to its end, with this seed."""
    twin, rng = fast.copy(), random.Random(seed)
    while not twin.is_over:
        twin.play(rng.choice(sorted(twin.legal())))
    return twin.points


def first_deal(rules, rng):
    state = start(rules, rng)
    while state.deal is None:
        state = start(rules, rng)
    return state.deal


@examples(50, 4000)
@given(rules=tables(), seed=st.integers(0, 2**32))
def test_both_layers_agree_on_every_position(rules, seed):
    rng = random.Random(seed)
    assert play_side_by_side(first_deal(rules, rng), rng) > 0


def test_a_copy_changes_on_its_own():
    fast = MutableDeal.of(deal(players=4).deal)
    for move in ((0, "card", number(card("1e"))), (1, "truco", 0)):
        fast.play(move)
    before = [hand[:] for hand in fast.hands]
    assert sum(_played_out(fast)) > 0
    assert (fast.hands, fast.is_over) == (before, False)
    twin = fast.copy()
    twin.play((0, "no-quiero", 0))
    assert (twin.awards, fast.awards) == ([("truco", 1, 1)], [])


def test_a_number_tells_the_class_and_the_suit_of_a_card():
    assert len(CARDS) == 40
    for item in PACK_40:
        assert (number(item) >> 2, number(item) & 3) == (strength(item), int(item.suit))
    with pytest.raises(ValueError, match="Truco"):
        number(card("8o"))


def test_the_envido_is_worth_the_same_in_both_layers():
    rng = random.Random(4)
    for _ in range(500):
        hand = rng.sample(PACK_40, 3)
        assert best_envido([number(item) for item in hand]) == envido_value(hand)
    assert best_envido([number(item) for item in cards("4c 5c 6c")]) == 31
    assert flor_points([number(item) for item in cards("5c 6c 7c")]) == 38


def test_a_graph_that_grows_too_large_is_discarded_and_the_play_is_the_same(monkeypatch):
    fast = MutableDeal.of(deal(players=4, flor=False, target=24).deal)
    points = [_played_out(fast, seed) for seed in range(40)]
    monkeypatch.setattr("cartes_lib.truco.fast.graph.CAPACITY", 5)
    again = MutableDeal.of(deal(players=4, flor=False, target=23).deal)
    small = [_played_out(again, seed) for seed in range(40)]
    assert [sum(item) > 0 for item in small] == [True] * 40
    assert points[:3] == [_played_out(fast, seed) for seed in range(3)]


def test_the_graph_of_a_table_is_built_once():
    rules = Rules(players=2)
    assert MutableDeal.of(deal().deal).table is MutableDeal.of(deal("4e 5e 6o").deal).table
    assert rules == deal().rules
