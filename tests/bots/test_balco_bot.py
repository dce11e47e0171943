"""Tests of Balcó's heuristic bot: which cards it leaves face up, throws first, or saves."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from cartes_lib.balco import STANDARD, Match, Rules, parse_action, start_deal
from cartes_lib.balco.actions import Exchange, Throw
from cartes_lib.balco.bots import heuristic as bot
from cartes_lib.balco.condition import at_least, trenca, under_fire
from cartes_lib.balco.dealing import DealtCards
from cartes_lib.balco.table import Shot
from cartes_lib.cards import PACK_52, cards


def chosen(state, seed=0):
    seat = state.to_act[0]
    return bot.choose(state.view(seat), state.actions(seat), random.Random(seed))


def usual(state):
    """The throw that the bot chooses with most seeds; with some seeds it throws at random."""
    (throw, times), *_ = Counter(chosen(state, seed) for seed in range(40)).most_common()
    assert times > 20
    return throw


def dealt(*hands):
    """A distribution with these hands, the first for seat 0; the other cards are in pack order."""
    all_hands = [cards(text) for text in hands]
    rest = [card for card in PACK_52 if not any(card in hand for hand in all_hands)]
    rows = [tuple(rest[first : first + 3]) for first in range(0, 6 * len(all_hands), 3)]
    return DealtCards(
        tuple(all_hands), tuple(rows[::2]), tuple(rows[1::2]), tuple(rest[6 * len(all_hands) :])
    )


def begun(*hands):
    """A state of two players with these hands after an exchange in which nobody changed a card."""
    rules = Rules(players=2)
    state = start_deal(rules, 1, dealt(*hands))
    while state.exchanging:
        seat = state.to_act[0]
        state = state.play(Exchange(state.up[seat]), seat)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_a_deal_among_players_of_the_house_comes_to_its_end(players, seed):
    match, rng = Match(Rules(players=players), seed), random.Random(seed)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(bot.choose(match.state.view(seat), match.state.actions(seat), rng), seat)
    assert sorted(match.state.places) == list(range(1, players + 1))
    assert match.state.throws < STANDARD.max_throws


def test_it_leaves_its_best_cards_on_the_balcony():
    state = start_deal(Rules(players=2), 1, dealt("2o 10c J1", "3o 4o 5o"))
    assert chosen(state) == Exchange(cards("2o 10c J1"))


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [("3o 2c 10e", "3o"), ("3o 3c 9e", "3o 3c"), ("4o 7c J1", "4o"), ("3o 12c 1e", "3o")],
)
def test_it_throws_its_low_numbers_first_and_alike_ones_together(hand, thrown):
    state = begun(hand, "12o 12b 11o")
    assert state.to_act == (0,)
    assert Throw(cards(thrown)) == usual(state)


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("2o 2c 10e", "2o"),
        ("10o 10c J1", "10o"),
        ("J1 J2 J3", "J1=10"),
        ("7c 7e 2o", "7c 7e"),
        ("8c 8e J1", "8c 8e"),
    ],
)
def test_it_throws_one_card_where_several_do_no_more_and_clears_with_a_joker(hand, thrown):
    assert usual(begun(hand, "2e 2b 10b")) == parse_action(thrown)


@pytest.mark.parametrize(
    ("asks", "shots", "thrown"),
    [
        (at_least(12), (), "J1=10"),
        (trenca(1), (), "J1=7"),
        (under_fire(0), (Shot(1, 0),), "J1=1 >1"),
    ],
)
def test_its_joker_clears_where_it_may_or_else_binds_or_sends(asks, shots, thrown):
    state = replace(begun("J1 9c 11e", "2e 2b 10b"), condition=asks, shots=shots)
    assert usual(state) == parse_action(thrown)
