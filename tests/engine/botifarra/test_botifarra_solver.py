"""Tests that the solver finds the same results as exhaustive search."""

import random

import pytest

from cartes_lib.botifarra import LLIURE, OBLIGADA, Rules, trick
from cartes_lib.botifarra.fast import MutableDeal, compiled_rules, deal_masks, numbers
from cartes_lib.botifarra.solver import solve, solve_deal
from cartes_lib.cards import Suit, card, cards


def ending(rng, rules, left):
    """A deal played at random until the players hold `left` cards in all."""
    deal = MutableDeal(deal_masks(rng), rng.randrange(5), rng.randrange(4), compiled_rules(rules))
    while deal.left > left:
        deal.play(rng.choice(numbers(deal.legal())))
    return deal


def brute(deal, known):
    """The points that side 0 still wins if both sides play best, by exhaustive search.

    `known` caches the results of positions between tricks.
    """
    if not deal.left:
        return 0
    spot = deal.player, *deal.hands
    if not deal.plays and spot in known:
        return known[spot]
    results = []
    for number in numbers(deal.legal()):
        after = deal.copy()
        after.play(number)
        results.append(after.points[0] - deal.points[0] + brute(after, known))
    best = min(results) if deal.player % 2 else max(results)
    if not deal.plays:
        known[spot] = best
    return best


def brute_by_card(deal):
    """The points that the side to play still wins after each legal card.

    The key is the number of the card.
    """
    results, known = {}, {}
    for number in numbers(deal.legal()):
        after = deal.copy()
        after.points = [0, 0]
        after.play(number)
        rest = after.copy()
        while rest.left:
            rest.play(numbers(rest.legal())[0])
        ours = after.points[0] + brute(after, known)
        results[number] = sum(rest.points) - ours if deal.player % 2 else ours
    return results


@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE], ids=["obligada", "lliure"])
@pytest.mark.parametrize("left", [1, 4, 6, 8, 9, 11, 12, 15, 16])
def test_every_card_has_the_value_that_exhaustive_search_finds(rules, left):
    rng = random.Random(left)
    for _ in range(25 if left < 13 else 6):
        deal = ending(rng, rules, left)
        solution = solve_deal(deal)
        assert solution.exact
        assert solution.bounds == {name: (n, n) for name, n in brute_by_card(deal).items()}


@pytest.mark.long
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE], ids=["obligada", "lliure"])
def test_cards_of_longer_endings_have_the_value_that_exhaustive_search_finds(rules):
    rng = random.Random(20)
    for left in (13, 14, 17, 18, 19, 20) * 5:
        deal = ending(rng, rules, left)
        result = {name: (n, n) for name, n in brute_by_card(deal).items()}
        assert solve_deal(deal).bounds == result


def test_a_search_with_too_few_nodes_is_inexact_and_its_bounds_hold():
    rng = random.Random(5)
    inexact = 0
    for _ in range(20):
        deal = ending(rng, OBLIGADA, 24)
        exact, hurried = solve_deal(deal), solve_deal(deal, nodes=5)
        inexact += not hurried.exact
        for name, (low, high) in hurried.bounds.items():
            assert low <= exact.bounds[name][0] <= high
        assert set(exact.best) <= set(hurried.best)
    assert inexact


def test_the_solver_accepts_cards_and_contracts_of_the_readable_engine():
    hands = (cards("9o 2c"), cards("1o 3c"), cards("4c 12o"), cards("5c"))
    plays = trick("11o", leader=3)
    for contract in (None, "botifarra"):
        solution = solve(hands, plays, contract, to_act=0)
        assert solution.bounds == {card("9o"): (5 + 4 + 3 + 2 + 1, 5 + 4 + 3 + 2 + 1)}
        assert solution.best == (card("9o"),)
    ruffed = solve(hands, plays, "copas", to_act=0)
    assert ruffed.bounds == solve(hands, plays, Suit.COPAS, to_act=0).bounds
    assert ruffed.best == (card("9o"),)
    with pytest.raises(ValueError, match="no such contract"):
        solve(hands, plays, "hearts", to_act=0)


@pytest.mark.parametrize(
    ("hands", "plays", "to_act"),
    [
        ("9o|1o|2o|", "", 0),
        ("9o|1o|2o|3o", "4o", 1),
        ("9o|1o|2o|", "3o", 2),
        ("9o|1o|2o|3o", "", -1),
        ("9o|9o|2o|3o", "", 0),
        ("J1|1o|2o|3o", "", 0),
        ("9o|1o|2o|", "9o", 0),
    ],
)
def test_hands_that_do_not_fit_are_refused(hands, plays, to_act):
    with pytest.raises(ValueError, match="do not fit"):
        solve(tuple(map(cards, hands.split("|"))), trick(plays, leader=3), None, to_act)


def test_other_variants_are_refused():
    with pytest.raises(ValueError, match="obligada and lliure"):
        solve_deal(ending(random.Random(1), Rules(variant="intermedia"), 8))


def test_the_individual_game_is_not_solved():
    alone = Rules(table="4p-individual", ind_discard_order=False)
    with pytest.raises(ValueError, match="of two pairs"):
        solve(tuple(map(cards, ("9o", "1o", "2o", "3o"))), (), None, 0, alone)


def test_an_empty_deal_is_refused():
    with pytest.raises(ValueError, match="no card"):
        solve_deal(MutableDeal((0, 0, 0, 0), 0, 0, compiled_rules(OBLIGADA)))
