"""Tests of properties that hold in every deal of Balcó, with any options."""

import random

import pytest
from balco_positions import some_rules
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples

from cartes_lib.balco import Match, Rules, parse_action, start_deal
from cartes_lib.balco.actions import Exchange, Lift, TakePile, Throw
from cartes_lib.balco.consistency import first_fault, whole_pack
from cartes_lib.balco.dealing import deal, pack, shuffled
from cartes_lib.engine import IllegalAction

tables = st.builds(lambda seed: some_rules(random.Random(seed).choice), st.integers(0, 2**32))
seeds = st.integers(0, 2**32)
MAX_ACTIONS = 5000
"""Maximum number of steps of a random deal without a cap; 2000 throws take fewer steps."""


def a_deal(rules, rng):
    """The states of one random deal, in order, from its start."""
    state = start_deal(rules, rng.randrange(rules.players), deal(shuffled(rng, rules), rules))
    yield state
    for _ in range(MAX_ACTIONS):
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        state = state.play(rng.choice(state.actions(seat)), seat)
        yield state


def check(state, last_throws):
    rules = state.rules
    assert sorted(whole_pack(state)) == sorted(pack(rules)), "a card was lost or made"
    assert first_fault(state) == ""
    if state.stock and not state.exchanging:
        assert all(len(hand) >= 3 for hand in state.hands), "a hand was not filled up"
    assert last_throws <= state.throws <= last_throws + 1
    if state.deal_is_over:
        check_end(state)
    else:
        assert state.to_act
        assert all(state.actions(seat) for seat in state.to_act), "somebody is stuck"


def check_end(state):
    rules, places = state.rules, state.places
    assert state.to_act == ()
    assert [state.actions(seat) for seat in range(rules.players)] == [()] * rules.players
    assert 0 not in places
    if rules.end == "first-out" and state.out:
        assert sorted(places) == [1] + [2] * (rules.players - 1)
    elif len(state.out) == rules.players - 1:
        assert sorted(places) == list(range(1, rules.players + 1))
    else:
        assert state.throws == rules.max_throws
        left = state.cards_left
        for item in state.active_seats:
            for other in state.active_seats:
                assert (left[item] < left[other]) == (places[item] < places[other])


def run(rules, seed):
    throws = 0
    for state in a_deal(rules, random.Random(seed)):
        check(state, throws)
        throws = state.throws
    assert state.deal_is_over or rules.max_throws == 0


@examples(8, 1500)
@given(tables, seeds)
def test_cards_are_conserved_hands_filled_somebody_acts_and_places_are_complete(rules, seed):
    run(rules, seed)


@examples(5, 200)
@given(tables, seeds)
def test_an_illegal_action_changes_nothing(rules, seed):
    rng = random.Random(seed)
    for state in a_deal(rules, rng):
        if rng.random() < 0.8:
            continue
        seat = rng.randrange(rules.players)
        action = rng.choice(guesses(state, rng))
        before = state.position()
        if state.judge(action, seat).legal:
            assert str(action) in {str(action) for action in state.actions(seat)} or is_reordered(
                action, state.actions(seat)
            )
        else:
            with pytest.raises(IllegalAction):
                state.play(action, seat)
        assert state.position() == before


def guesses(state, rng):
    """Random actions of every type, most of which are illegal in `state`."""
    whole = pack(state.rules)
    hand = rng.choice(state.hands) or whole
    some = tuple(rng.sample(hand, min(len(hand), rng.randint(1, 3))))
    return (
        TakePile(),
        Lift(rng.randint(0, 4)),
        Exchange(tuple(rng.sample(whole, 3))),
        Throw(some, rng.choice((None, 1, 2, 7, 10))),
        Throw(some[:1], None, tuple(rng.sample(range(state.rules.players), 1))),
        Throw(tuple(rng.sample(whole, 2))),
    )


def is_reordered(action, legal):
    """Whether `legal` has the throw `action` with its cards in another order, or with more details.

    The details are the rank of a joker and the targets of a 1.
    """
    if not isinstance(action, Throw):
        return False
    return any(
        isinstance(card, Throw)
        and set(card.cards) == set(action.cards)
        and action.targets in (card.targets, ())
        and action.joker_as in (None, card.joker_as)
        for card in legal
    )


@examples(4, 100)
@given(tables, seeds)
def test_every_action_that_is_offered_is_legal_and_reads_back(rules, seed):
    rng = random.Random(seed)
    for state in a_deal(rules, rng):
        if rng.random() < 0.9:
            continue
        for seat in state.to_act:
            actions = state.actions(seat)
            assert len(set(actions)) == len(actions)
            for action in actions:
                assert state.judge(action, seat).legal
                assert parse_action(str(action)) == action


@pytest.mark.rule("BAL-END-05")
@pytest.mark.parametrize("cap", [100, 400])
def test_the_cap_ends_a_deal_that_would_go_on_for_ever(cap):
    """Two players who keep throwing 1s at each other could play forever."""
    state = Match(Rules(players=2, max_throws=cap), 0).state
    while state.to_act:
        state = state.play(state.actions()[0])
    assert (state.throws, state.out, state.is_over) == (cap, (), True)
    assert state.places == (1, 2)
