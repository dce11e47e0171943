"""Tests of Balcó's Monte Carlo bot: it uses no hidden card, and takes clear chances."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples, some

from cartes_lib import coach
from cartes_lib.balco import PRESETS, Rules, start_deal
from cartes_lib.balco.actions import Exchange, Lift, Throw
from cartes_lib.balco.bots import heuristic
from cartes_lib.balco.bots import monte_carlo as strong
from cartes_lib.balco.condition import FREE
from cartes_lib.balco.dealing import pack, random_deal
from cartes_lib.balco.memory import remember
from cartes_lib.bots.budget import Budget
from cartes_lib.cards import cards

QUICK = Budget(samples=10, seconds=None)
TABLES = [Rules(players=players) for players in (2, 3, 4, 5)]
ODD_TABLES = [
    Rules(players=3, ace_stack="one-target-each", eight_stack="one", seven_stack="consecutive"),
    Rules(players=3, finish_on_special="forbidden", ten_ban="anywhere-in-pile"),
    Rules(players=4, opening="throw", after_ace="sender-right", up_pickup="hand-empty"),
    Rules(players=2, jokers=0, four_twos_clear=True, direction="left", end="first-out"),
]


def dealt(rules, seed):
    return start_deal(rules, seed % rules.players, random_deal(random.Random(seed), rules))


def by_heuristic(state, seat, rng):
    return heuristic.choose(state.view(seat), state.actions(seat), rng)


def by_samples(state, seat, rng, budget=QUICK):
    return strong.choose(remember(state, seat), state.actions(seat), rng, budget)


def reached(rules, seed, count):
    """The state after `count` moves of heuristic bots, or after fewer if the deal has ended."""
    state, rng = dealt(rules, seed), random.Random(seed)
    for _ in range(count):
        if state.deal_is_over:
            break
        seat = state.to_act[0]
        state = state.play(by_heuristic(state, seat, rng), seat)
    return state


def with_hidden_swapped(rules, seed, count, seat):
    """A pair of states that look the same to `seat`.

    The first state is the result of `reached`. In the second, other cards are in the places that
    `seat` does not see.
    """
    state = reached(rules, seed, count)
    memory = remember(state, seat)
    unseen, rng = list(memory.unseen), random.Random(seed)
    rng.shuffle(unseen)
    known = {*state.known}

    def redrawn(row):
        return tuple(value if value in known else unseen.pop() for value in row)

    hands = [row if other == seat else redrawn(row) for other, row in enumerate(state.hands)]
    down = [tuple(unseen.pop() for _ in row) for row in state.down]
    fields = {name: getattr(state, name) for name in state.__dataclass_fields__}
    fields |= {"hands": tuple(hands), "down": tuple(down), "stock": tuple(unseen)}
    return state, type(state)(**fields)


@pytest.mark.rule("BAL-SET-04")
@examples(8, 100)
@given(seed=st.integers(0, 10**6), count=st.integers(0, 90))
def test_a_memory_leaves_unseen_exactly_what_the_seat_has_not_seen(seed, count):
    rules = TABLES[seed % 4]
    state = reached(rules, seed, count)
    seat = seed % rules.players
    hidden = {*state.stock, *(value for row in state.down for value in row)}
    for other in range(rules.players):
        if other != seat:
            hidden |= {*state.hands[other]} - {*state.known}
    memory = remember(state, seat)
    assert {*memory.unseen} == hidden
    assert {*memory.unseen} <= {*pack(rules)}


@pytest.mark.parametrize("count", [2, 9, 23, 40, 61])
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_hidden_cards_exchanged_change_no_move(seed, count):
    rules = TABLES[(seed + count) % 4]
    state = reached(rules, seed, count)
    seat = state.to_act[0]
    state, again = with_hidden_swapped(rules, seed, count, seat)
    assert remember(again, seat) == remember(state, seat)
    chosen = [by_samples(item, seat, random.Random(1)) for item in (state, again)]
    assert chosen[0] == chosen[1]
    results = [
        coach.advise("balco", item, seat, random.Random(1), QUICK) for item in (state, again)
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize("rules", [*TABLES, *ODD_TABLES, *PRESETS.values()])
def test_it_plays_a_deal_of_every_table_to_its_end(rules):
    state, rng = dealt(rules, 7), random.Random(7)
    few = Budget(samples=2, seconds=None)
    while not state.deal_is_over:
        seat = state.to_act[0]
        own = state.throws % 3 == 0
        state = state.play(
            (by_samples if own else by_heuristic)(state, seat, rng, *[few] * own), seat
        )
    assert sorted(state.places)[0] == 1


def test_it_weighs_throws_that_differ_in_suits_only_once():
    for seed in range(6):
        state = reached(Rules(players=4), seed, 30)
        seat = state.to_act[0]
        actions = state.actions(seat)
        if isinstance(actions[0], Lift | Exchange):
            continue
        throws = strong.sensible(remember(state, seat), actions)
        alike = [
            (
                sorted(0 if card.is_joker else card.rank for card in throw.cards),
                throw.joker_as,
                throw.targets,
            )
            for throw in throws
            if isinstance(throw, Throw)
        ]
        assert len(alike) == len({str(item) for item in alike})


def test_chances_are_between_0_and_1():
    state = reached(Rules(players=3), 5, 25)
    seat = state.to_act[0]
    tally = strong.weigh(remember(state, seat), state.actions(seat), random.Random(1), QUICK)
    assert all(0 <= tally.mean(action) <= 1 for action in tally.actions)


def test_the_same_memory_and_randomness_choose_the_same():
    state = reached(Rules(players=4), 3, 20)
    first, second = (by_samples(state, state.to_act[0], random.Random(4)) for _ in range(2))
    assert first == second


def deal_of(*hands):
    """A state with these hands and an empty pile; all other cards are out of play."""
    rules = Rules(players=len(hands))
    all_hands = tuple(map(cards, hands))
    none = ((),) * len(hands)
    left = {card for hand in all_hands for card in hand}
    return replace(
        reached(rules, 1, 20),
        hands=all_hands,
        up=none,
        down=none,
        stock=(),
        pile=(),
        shots=(),
        condition=FREE,
        known=(),
        cleared=tuple(card for card in pack(rules) if card not in left),
        turn=0,
        throws=50,
    )


def test_it_goes_out_where_it_can():
    state = deal_of("4o 4c", "12o 11c 3b")
    assert {card.rank for card in by_samples(state, 0, random.Random(1)).cards} == {4}
    assert len(by_samples(state, 0, random.Random(1)).cards) == 2


def test_it_clears_the_pile_first_where_that_lets_it_go_out_at_once():
    state = deal_of("10o 4c", "12o")
    assert by_samples(state, 0, random.Random(1)) == Throw(cards("10o"))
