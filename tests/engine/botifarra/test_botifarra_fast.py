"""Tests that Botifarra's fast integer engine follows the same rules as the readable engine."""

import itertools
import random

import pytest
from botifarra_tables import PLAIN, name

from cartes_lib.botifarra import Rules, RulesError, legal_cards, start_deal
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.fast import NO_TRUMP, MutableDeal, compiled_rules, deal_masks, numbers
from cartes_lib.botifarra.fast_duo import MutableDuoDeal
from cartes_lib.cards import PACK_48, Suit
from cartes_lib.options import options_of

BEARING = (
    "table",
    "variant",
    "under_trump",
    "charge_when",
    "charge_cards",
    "card_order",
    "ind_discard_order",
)
"""The options that affect which cards are legal."""
OPTIONS = {name: options_of(Rules)[name].values for name in BEARING}


def every_table():
    """All combinations of the options that affect which cards are legal."""
    for values in itertools.product(*OPTIONS.values()):
        try:
            yield Rules(**dict(zip(OPTIONS, values, strict=True)))
        except RulesError:
            continue


TABLES = list(every_table())


def dealt(rules, rng):
    """A random deal before its first lead, and its dealer.

    Returns the deal of the integer engine, the same deal as hands of cards, and the dealer's seat.
    """
    table, trump, dealer = compiled_rules(rules), rng.randrange(5), rng.randrange(rules.seats)
    leader = (dealer + 1) % rules.seats
    if rules.is_duo:
        pack = rng.sample(range(48), 48)
        rows = [pack[:24], pack[24:]]
        fast = MutableDuoDeal(rows, trump, leader, table)
        hands = tuple(tuple(map(table.card, row)) for row in rows)
    else:
        masks = deal_masks(rng, table)
        fast = MutableDeal(masks, trump, leader, table)
        hands = tuple(map(table.cards, masks))
    return fast, hands, dealer


def check_a_deal(rules, rng):
    """Plays one random deal in both engines and compares them; returns the number of positions."""
    fast, hands, dealer = dealt(rules, rng)
    table, state = fast.table, start_deal(rules, dealer, hands)
    contract = "botifarra" if fast.trump == NO_TRUMP else Suit(fast.trump).name.lower()
    state = state.play(Call(contract))
    while state.talk.speaker is not None:
        state = state.play(Call("pass"))
    trump, agreed = state.trump, 0
    while not state.deal_is_over:
        hand, seat = state.playable(state.turn), state.turn
        expected = legal_cards(hand, state.trick, trump, rules)
        assert fast.player == seat
        assert set(table.cards(fast.legal())) == set(expected), (rules, hand, state.trick)
        chosen = rng.choice(expected)
        state = state.play(PlayCard(chosen))
        fast.play(table.number(chosen))
        agreed += 1
    assert tuple(fast.points) == state.points
    return agreed


def test_every_combination_of_options_is_tried():
    assert len(TABLES) == 124
    assert {rules.table for rules in TABLES} == set(OPTIONS["table"])


@pytest.mark.parametrize("rules", PLAIN, ids=name)
def test_both_layers_agree_on_every_position(rules):
    rng = random.Random(11)
    assert sum(check_a_deal(rules, rng) for _ in range(2)) >= 72


def test_both_layers_agree_under_every_combination_of_options():
    rng = random.Random(13)
    assert sum(check_a_deal(rules, rng) for rules in TABLES) > 4500


@pytest.mark.long
def test_both_layers_agree_on_a_hundred_thousand_positions():
    rng = random.Random(12)
    agreed = 0
    for rules in itertools.cycle(TABLES):
        agreed += check_a_deal(rules, rng)
        if agreed > 100_000:
            break


@pytest.mark.parametrize("rules", PLAIN, ids=name)
def test_a_copy_changes_on_its_own(rules):
    fast, _, _ = dealt(rules, random.Random(3))
    whole = fast.left
    twin = fast.copy()
    twin.play(numbers(twin.legal())[0])
    assert (fast.plays, fast.left) == (0, whole)
    assert (twin.plays, twin.left) == (1, whole - 1)


def test_a_card_has_one_number_under_each_order():
    for rules in (Rules(), Rules(card_order="three-second")):
        table = compiled_rules(rules)
        assert sorted(map(table.number, PACK_48)) == list(range(48))
        assert table.cards(table.mask(PACK_48)) == tuple(map(table.card, range(48)))
