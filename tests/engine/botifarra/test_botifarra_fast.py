"""The integer layer plays by the rules of the readable one."""

import itertools
import random

import pytest

from cartes_lib.botifarra import Play, Rules, best_play, legal_cards, pile_points, trick_winner
from cartes_lib.botifarra.fast import NO_TRUMP, FastDeal, deal_masks, fast_table, numbers
from cartes_lib.cards import PACK_48, Suit

TABLES = [
    Rules(
        variant=variant,
        under_trump=under_trump,
        charge_when=when,
        charge_cards=which,
        three_second=three,
    )
    for variant, under_trump, when, which, three in itertools.product(
        ("obligada", "lliure", "intermedia"),
        ("free", "forced"),
        ("partner-to-play", "always-when-losing"),
        ("any-point", "sota-cavall-doubleton"),
        (False, True),
    )
    if variant == "intermedia" or (when, which) == ("partner-to-play", "any-point")
]


def play_side_by_side(rules, rng):
    """One random deal in both layers; how many positions agreed."""
    table = fast_table(rules)
    deal = FastDeal(deal_masks(rng), rng.randrange(5), rng.randrange(4), table)
    trump = None if deal.trump == NO_TRUMP else Suit(deal.trump)
    hands = [list(table.cards(mask)) for mask in deal.hands]
    points = [0, 0]
    for _ in range(12):
        plays = ()
        for _ in range(4):
            seat = deal.player
            expected = legal_cards(hands[seat], plays, trump, rules)
            assert set(table.cards(deal.legal())) == set(expected), (rules, hands[seat], plays)
            card = rng.choice(expected)
            hands[seat].remove(card)
            plays += (Play(seat, card),)
            deal.play(table.number(card))
        winner = trick_winner(plays, trump, rules)
        points[winner % 2] += pile_points((play.card for play in plays), tricks=1)
        assert deal.player == winner == best_play(plays, trump, rules).seat
    assert deal.points == points
    assert sum(points) == 72
    return 48


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(map(str, rules.options())))
def test_both_layers_agree_on_every_position(rules):
    rng = random.Random(11)
    assert sum(play_side_by_side(rules, rng) for _ in range(4)) == 192


@pytest.mark.long
def test_both_layers_agree_on_a_hundred_thousand_positions():
    rng = random.Random(12)
    deals = itertools.cycle(TABLES)
    assert sum(play_side_by_side(next(deals), rng) for _ in range(2100)) > 100_000


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(map(str, rules.options())))
def test_a_playout_plays_legal_cards_only(rules):
    """The playout's own loop makes the choices that the step-by-step deal allows."""
    for seed in range(25):
        rng = random.Random(seed)
        deal = FastDeal(deal_masks(rng), rng.randrange(5), rng.randrange(4), fast_table(rules))
        slow = deal.copy()
        inner, outer = random.Random(seed), random.Random(seed)
        while slow.left:
            choice = numbers(slow.legal())
            drawn = len(choice) > 1 or not slow.plays
            slow.play(choice[int(outer.random() * len(choice)) if drawn else 0])
        assert deal.playout(inner) == slow.points[0]
        assert inner.random() == outer.random()
        assert deal.left == 48


def test_a_playout_from_the_middle_of_a_trick_ends_the_deal():
    rng = random.Random(3)
    deal = FastDeal(deal_masks(rng), 0, 0, fast_table(Rules()))
    deal.play(numbers(deal.legal())[0])
    assert 0 <= deal.playout(rng) <= 72
    assert (deal.plays, deal.left) == (1, 47)


def test_a_card_has_one_number_under_each_order():
    for rules in (Rules(), Rules(three_second=True)):
        table = fast_table(rules)
        assert sorted(map(table.number, PACK_48)) == list(range(48))
        assert table.cards(table.mask(PACK_48)) == tuple(map(table.card, range(48)))
