"""Tests of odds against an opponent who bets only with some hands, against simpler counts."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.truco import CON_FLOR, SIN_FLOR, envido_value, strength
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.odds import envido_win
from cartes_lib.truco.range_odds import (
    Range,
    envido_against,
    fair_chance,
    gain,
    last_card_against,
)
from cartes_lib.truco.stakes import truco_stake


@pytest.mark.rule("TRU-TRU-13")
@pytest.mark.parametrize(
    ("call", "chance"), [("truco", (1, 4)), ("retruco", (1, 6)), ("vale-cuatro", (1, 8))]
)
def test_at_the_fair_chance_accepting_gains_nothing(call, chance):
    assert fair_chance(*truco_stake(call)) == Fraction(*chance)
    assert gain(fair_chance(*truco_stake(call)), *truco_stake(call)) == 0


def test_a_card_sure_to_win_gains_both_what_is_won_and_what_is_not_refused():
    assert gain(Fraction(1), 2, 1) == 3
    assert gain(Fraction(0), 2, 1) == -1


@pytest.mark.rule("TRU-TRU-07")
def test_the_last_card_is_counted_against_all_that_the_opponent_may_hold():
    mine, seen = card("2o"), cards("3o 11b 5c 10e")
    for least in (0, 9, 10):
        possible = [
            item for item in PACK_40 if item not in (mine, *seen) and strength(item) >= least
        ]
        # The player won the first trick, and so a tie in the last trick wins the hand.
        won = sum(strength(item) <= strength(mine) for item in possible)
        assert last_card_against(mine, (0, 1), seen, Range(least)) == (won, len(possible))
        lost = sum(strength(item) < strength(mine) for item in possible)
        assert last_card_against(mine, (1, 0), seen, Range(least)) == (lost, len(possible))


@pytest.mark.parametrize("results", [(0, 0), (0,), (0, None), (0, 1, 1)])
def test_a_last_card_is_not_weighed_where_no_last_trick_is_played(results):
    with pytest.raises(ValueError, match="last trick"):
        last_card_against(card("2o"), results, (), Range())


@pytest.mark.rule("TRU-ENV-10")
@pytest.mark.parametrize("mano", [True, False])
@pytest.mark.parametrize("rules", [SIN_FLOR, CON_FLOR])
def test_against_any_hand_the_odds_are_those_of_a_random_hand(rules, mano):
    hand = cards("7o 2o 3c")
    ahead, behind = (0, 1) if mano else (1, 0)
    result = envido_against(hand, Range(), mano=mano, flor=rules.flor)
    assert result == envido_win(hand, ahead, behind, rules)


@pytest.mark.rule("TRU-ENV-10")
def test_bluffs_count_as_often_as_they_are_made():
    hand, rng = cards("7o 2o 3c"), random.Random(1)
    least, often = rng.randint(24, 30), Fraction(1, 5)
    won = total = Fraction(0)
    for other in combinations([item for item in PACK_40 if item not in hand], 3):
        if has_flor(other):
            continue
        weight = 1 if envido_value(other) >= least else often
        total += weight
        won += weight * (envido_value(other) <= 29)
    assert envido_against(hand, Range(least, often), flor=True) == won / total


def test_a_range_of_better_hands_is_beaten_less_often():
    hand = cards("7o 1o 3c")
    chances = [envido_against(hand, Range(least)) for least in range(34)]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0


def test_a_range_without_hands_has_no_odds():
    with pytest.raises(ValueError, match="no hand"):
        envido_against(cards("7o 6o 3c"), Range(34))
