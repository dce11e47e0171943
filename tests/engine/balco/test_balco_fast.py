"""The integer layer of Balcó plays by the rules of the readable one."""

import random

import pytest
from balco_positions import at, some_rules
from hypothesis import assume, given
from hypothesis import strategies as st
from sweeps import examples

from cartes_lib.balco import (
    Lift,
    Match,
    Rules,
    Throw,
    deal,
    legal_ranks,
    shuffled,
    start_deal,
    thrown_rank,
)
from cartes_lib.balco.fast import RANKS_IN, FastDeal, fast_table
from cartes_lib.balco.playout import chosen_targets, playout

tables = st.builds(lambda seed: some_rules(random.Random(seed).choice), st.integers(0, 2**32))
seeds = st.integers(0, 2**32)


def begun(rules, rng):
    """A deal in which everybody has exchanged and nobody has thrown."""
    state = start_deal(rules, rng.randrange(rules.players), deal(shuffled(rng, rules), rules))
    while state.exchanging:
        state = state.play(rng.choice(state.actions()))
    return state


def facts(fast):
    """All that a deal is, comparable; face-up masks are only read while the cards lie there."""
    found = {name: getattr(fast, name) for name in FastDeal.__slots__}
    found["up_masks"] = [m for m, up in zip(fast.up_masks, fast.ups, strict=True) if up]
    return found


def kind(throw):
    """A throw as the integer layer tells it: rank, cards of that rank, jokers."""
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
    fast = FastDeal(state)
    for _ in range(steps):
        if state.deal_is_over:
            break
        actions = state.actions()
        throws = {kind(one) for one in actions if isinstance(one, Throw)}
        assert set(fast.throws_open()) == throws
        assert bool(fast.legal()) == bool(throws)
        assert isinstance(actions[0], Lift) == (not fast.masks[fast.seat])
        action = rng.choice(actions)
        do(fast, action)
        state = state.play(action)
        assert facts(fast) == facts(FastDeal(state)), (state.position(), action)
        assert fast.is_over == state.deal_is_over
    assert tuple(fast.out) == state.out


@examples(15, 1500)
@given(tables, seeds)
def test_both_layers_agree_on_every_position(rules, seed):
    play_side_by_side(rules, seed)


def step_at_random(fast, draw):
    """One action of the policy that a playout follows, by the step-by-step functions."""
    seat = fast.seat
    if not fast.masks[seat]:
        down = fast.downs[seat]
        fast.lift(int(draw() * len(down)) if len(down) > 1 else 0)
    ranks = RANKS_IN[fast.legal()]
    if not ranks:
        fast.take()
        return
    card = ranks[int(draw() * len(ranks))] if len(ranks) > 1 else ranks[0]
    held = fast.hands[seat] >> 4 * card & 15
    count = 1 + int(draw() * held) if held > 1 else 1
    declarable = RANKS_IN[fast.declarable()]
    whole = (card, count, 0) if card else (declarable[0], 0, count)
    # A whole hand of special cards may not be the last throw at some tables.
    count -= whole not in set(fast.throws_open())
    rank = card or declarable[int(draw() * len(declarable))]
    targets = ()
    if rank == 1 and count + (fast.run if fast.top == 1 else 0) < 4:
        others = fast.table.rules.players - len(fast.out) - 1
        each = fast.table.rules.ace_stack == "one-target-each"
        wanted = min(count, others) if each else 1
        targets = chosen_targets(seat, wanted, others, fast.following, draw)
    fast.throw(rank, count if card else 0, 0 if card else count, targets)


@examples(60, 1000)
@given(tables, seeds)
def test_a_playout_takes_the_steps_that_its_policy_takes(rules, seed):
    rng = random.Random(seed)
    fast = FastDeal(begun(rules, rng))
    inner, outer = random.Random(seed), random.Random(seed)
    before = facts(fast.copy())
    assume(rules.max_throws != 0)
    ended = playout(fast, inner)
    assert facts(fast) == before, "a playout leaves its deal alone"
    while not fast.is_over:
        step_at_random(fast, outer.random)
    assert facts(ended) == facts(fast)
    assert inner.random() == outer.random()


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_from_the_middle_of_a_deal_ends_it(seed):
    rng = random.Random(seed)
    state = begun(Rules(), rng)
    for _ in range(40):
        state = state.play(rng.choice(state.actions()))
    ended = playout(FastDeal(state), rng)
    assert ended.is_over
    assert ended.throws > state.throws
    assert ended.out[: len(state.out)] == list(state.out)
    assert playout(ended, rng).throws == ended.throws


def test_a_lifted_card_is_the_hand_of_its_owner():
    state = at("/ 9c 9e", down="J1 8o /", pile="5o", asks="at-least 5")
    state = state.play(Lift(1))
    fast = FastDeal(state)
    assert (fast.lifted, RANKS_IN[fast.masks[0]]) == (True, (0,))
    assert RANKS_IN[fast.declarable()] == legal_ranks(state.condition, joker=True)
    assert facts(fast.copy()) == facts(fast)


def test_a_deal_in_which_cards_are_exchanged_has_not_begun():
    with pytest.raises(ValueError, match="play has not begun"):
        FastDeal(Match().state)


def test_each_table_is_worked_out_once():
    assert fast_table(Rules()) is fast_table(Rules())
