"""Tests that Balcó's fast integer engine follows the same rules as the readable engine."""

import random

import pytest
from balco_positions import at, some_rules
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples

from cartes_lib.balco import Match, Rules, legal_ranks, start_deal
from cartes_lib.balco.actions import Lift, Throw
from cartes_lib.balco.dealing import deal, shuffled
from cartes_lib.balco.fast import RANKS_IN, MutableDeal, compiled_rules
from cartes_lib.balco.legal import thrown_rank

tables = st.builds(lambda seed: some_rules(random.Random(seed).choice), st.integers(0, 2**32))
seeds = st.integers(0, 2**32)


def begun(rules, rng):
    """A random state after the exchange and before the first throw."""
    state = start_deal(rules, rng.randrange(rules.players), deal(shuffled(rng, rules), rules))
    while state.exchanging:
        state = state.play(rng.choice(state.actions()))
    return state


def facts(fast):
    """The fields of `fast`, a `MutableDeal`, for a comparison; the keys are their names.

    Leaves out the masks of face-up cards of players who have no such cards left.
    """
    result = {name: getattr(fast, name) for name in MutableDeal.__slots__}
    result["up_masks"] = [m for m, up in zip(fast.up_masks, fast.ups, strict=True) if up]
    return result


def kind(throw):
    """`throw` as a tuple of the integer engine: rank, number of other cards, number of jokers."""
    jokers = sum(card.is_joker for card in throw.cards)
    return thrown_rank(throw.cards, throw.joker_as), len(throw.cards) - jokers, jokers


def do(fast, action):
    if isinstance(action, Throw):
        fast.throw(*kind(action), action.targets)
    elif isinstance(action, Lift):
        fast.lift(action.place - 1)
    else:
        fast.take()


def play_side_by_side(rules, seed, steps=400):
    rng = random.Random(seed)
    state = begun(rules, rng)
    fast = MutableDeal(state)
    for _ in range(steps):
        if state.deal_is_over:
            break
        actions = state.actions()
        throws = {kind(action) for action in actions if isinstance(action, Throw)}
        assert set(fast.throws_open()) == throws
        assert bool(fast.legal()) == bool(throws)
        assert isinstance(actions[0], Lift) == (not fast.masks[fast.seat])
        action = rng.choice(actions)
        do(fast, action)
        state = state.play(action)
        assert facts(fast) == facts(MutableDeal(state)), (state.position(), action)
        assert fast.is_over == state.deal_is_over
    assert tuple(fast.out) == state.out


@examples(15, 1500)
@given(tables, seeds)
def test_both_layers_agree_on_every_position(rules, seed):
    play_side_by_side(rules, seed)


def test_a_lifted_card_is_the_hand_of_its_owner():
    state = at("/ 9c 9e", down="J1 8o /", pile="5o", asks="at-least 5")
    state = state.play(Lift(1))
    fast = MutableDeal(state)
    assert (fast.lifted, RANKS_IN[fast.masks[0]]) == (True, (0,))
    assert RANKS_IN[fast.declarable()] == legal_ranks(state.condition, joker=True)
    assert facts(fast.copy()) == facts(fast)


def test_a_deal_in_which_cards_are_exchanged_has_not_begun():
    with pytest.raises(ValueError, match="play has not begun"):
        MutableDeal(Match().state)


def test_the_rules_of_a_table_are_compiled_once():
    assert compiled_rules(Rules()) is compiled_rules(Rules())
