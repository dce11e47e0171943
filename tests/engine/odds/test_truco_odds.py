"""Tests of Truco's odds: known figures, and each function against a simpler count."""

import random
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.truco import CON_FLOR, SIN_FLOR, envido_value, strength
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.odds import (
    BRAVAS,
    HANDS,
    chance_of_bravas,
    chance_of_envido,
    chance_of_flor,
    envido_counts,
    envido_win,
    flor_counts,
    tricks_win,
)
from cartes_lib.truco.strength import hand_winner


def percent(chance):
    return round(100 * float(chance), 2)


@pytest.mark.rule("TRU-FLOR-01")
def test_480_of_9880_hands_are_a_flor():
    assert (sum(flor_counts().values()), HANDS) == (480, 9880)
    assert chance_of_flor() == Fraction(480, 9880)
    assert (min(flor_counts()), max(flor_counts()), flor_counts()[38]) == (20, 38, 4)


@pytest.mark.rule("TRU-ENV-01", "TRU-ENV-02", "TRU-ENV-03")
def test_how_often_a_hand_has_a_good_envido():
    assert sum(envido_counts().values()) == HANDS
    assert round(100 * float(chance_of_envido(27)), 1) == 25.1
    assert round(100 * float(chance_of_envido(30)), 1) == 8.9
    assert percent(chance_of_envido(33)) == 1.54
    assert chance_of_envido(0) == 1
    assert chance_of_envido(8, 19) == 0


@pytest.mark.rule("TRU-CARD-01")
def test_how_often_a_hand_has_a_brava():
    assert set(BRAVAS) == set(cards("1e 1b 7e 7o"))
    assert round(100 * float(chance_of_bravas()), 1) == 27.7
    assert chance_of_bravas(0) == 1
    assert chance_of_bravas(3) == Fraction(4, HANDS)


def plain_envido_win(hand, behind, flor=False):
    """The chance that an envido wins against one opponent, by a count of every possible hand.

    `behind` is whether `hand` wins a tie. If `flor`, hands with a flor do not count.
    """
    mine, unseen = envido_value(hand), [item for item in PACK_40 if item not in hand]
    possible = [item for item in combinations(unseen, 3) if not (flor and has_flor(item))]
    return Fraction(sum(envido_value(item) < mine + behind for item in possible), len(possible))


@pytest.mark.rule("TRU-ENV-10", "TRU-FLOR-06")
@pytest.mark.parametrize("text", ["7o 6o 3e", "12o 11e 10b", "5c 4c 12e", "1o 7c 2e"])
def test_against_one_opponent_an_envido_wins_as_a_plain_count_says(text):
    hand = cards(text)
    for ahead, behind in ((0, 1), (1, 0)):
        assert envido_win(hand, ahead, behind) == plain_envido_win(hand, behind)
        with_flor = envido_win(hand, ahead, behind, CON_FLOR)
        assert with_flor == plain_envido_win(hand, behind, flor=True)
    assert envido_win(hand, 0, 1) > envido_win(hand, 1, 0)


@pytest.mark.rule("TRU-ENV-10", "TRU-FLOR-06")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_cards_that_were_seen_are_in_no_hand_of_the_opponent(count):
    hand, *seen = cards("7o 6o 3e"), *cards("5o 4o 2o 7c 6c")[:count]
    mine, unseen = envido_value(hand), [item for item in PACK_40 if item not in (*hand, *seen)]
    for rules in (SIN_FLOR, CON_FLOR):
        possible = [item for item in combinations(unseen, 3) if not (rules.flor and has_flor(item))]
        lower = sum(envido_value(item) < mine for item in possible)
        assert envido_win(hand, 1, 0, rules, tuple(seen)) == Fraction(lower, len(possible))


def test_against_two_opponents_every_pair_of_hands_counts():
    small = cards("7o 6o 3e")
    seen = tuple(item for item in PACK_40 if item not in small)[:28]
    unseen = [item for item in PACK_40 if item not in small and item not in seen]
    won = total = 0
    for first in combinations(unseen, 3):
        for second in combinations([item for item in unseen if item not in first], 3):
            total += 1
            won += envido_value(first) < 33 and envido_value(second) <= 33
    assert envido_win(small, 1, 1, seen=seen) == Fraction(won, total)


def test_two_opponents_are_harder_to_beat_than_one_and_the_mano_does_best():
    hand = cards("6o 3o 12e")
    two = [envido_win(hand, ahead, 2 - ahead) for ahead in (0, 1, 2)]
    assert two[0] > two[1] > two[2]
    assert envido_win(hand, 0, 1) > two[0] > envido_win(hand, 0, 1) ** 2 * Fraction(9, 10)


@pytest.mark.parametrize(
    "faulty",
    [
        {"hand": cards("7o 6o")},
        {"ahead": 2, "behind": 1},
        {"ahead": 0, "behind": 0},
        {"ahead": -1, "behind": 2},
        {"seen": cards("7o")},
        {"hand": cards("4o 5o 6o"), "rules": CON_FLOR},
    ],
)
def test_odds_of_an_impossible_envido_are_refused(faulty):
    with pytest.raises(ValueError, match=r".+"):
        envido_win(**{"hand": cards("7o 6o 3e")} | faulty)


def plain_tricks_win(mine, theirs, mano):
    """Whether the player of `mine` wins the tricks with the best play of both, by a full search.

    `mano` is whether this player leads the first trick.
    """

    def best(own, other, results, leads):
        winner = hand_winner(results, int(not mano))
        if winner is not None:
            return winner == 0
        mover, replier = (own, other) if leads else (other, own)
        outcomes = []
        for first in mover:
            replies = []
            for second in replier:
                a, b = (first, second) if leads else (second, first)
                strong = strength(a) - strength(b)
                result = None if strong == 0 else int(strong < 0)
                then = leads if result is None else result == 0
                remaining = (
                    [item for item in own if item != a],
                    [item for item in other if item != b],
                )
                replies.append(best(*remaining, (*results, result), then))
            outcomes.append(all(replies) if leads else any(replies))
        return any(outcomes) if leads else all(outcomes)

    return best(list(mine), list(theirs), (), mano)


@pytest.mark.rule("TRU-TRU-01", "TRU-TRU-06", "TRU-TRU-08")
@pytest.mark.parametrize("mano", [True, False])
def test_the_tricks_are_won_as_a_plain_search_says(mano):
    rng = random.Random(2)
    for _ in range(6):
        mine = tuple(rng.sample(PACK_40, 3))
        unseen = rng.sample([item for item in PACK_40 if item not in mine], 7)
        seen = tuple(item for item in PACK_40 if item not in (*mine, *unseen))
        possible = list(combinations(unseen, 3))
        expected = sum(plain_tricks_win(mine, theirs, mano) for theirs in possible)
        result = tricks_win(mine, seen=seen, leads=mano, mano=mano)
        assert result == Fraction(expected, len(possible))


@pytest.mark.rule("TRU-CARD-02")
def test_the_last_trick_is_a_comparison_of_cards():
    mine, seen = cards("3o"), cards("1e 4c 4b 1b")
    better = sum(strength(item) > 10 for item in PACK_40 if item not in seen)
    rest = len(PACK_40) - 5
    ties = 3
    tied = tricks_win(mine, (0, 1), seen=seen)
    assert tied == Fraction(rest - better, rest)
    assert tricks_win(mine, (1, 0), seen=seen) == Fraction(rest - better - ties, rest)
    assert tricks_win(mine, (0, 1), seen=seen, led=card("7e")) == 0


def test_the_two_highest_cards_always_win():
    assert tricks_win(cards("1e 1b 4c")) == 1
    for leads, mano in permutations((True, False)):
        assert tricks_win(cards("4o 4c 4b"), leads=leads, mano=mano) < Fraction(1, 50)


@pytest.mark.parametrize(
    "faulty",
    [
        {"mine": cards("1e 1b")},
        {"mine": cards("1e 1b 8o")},
        {"seen": cards("1e")},
        {"led": card("1e")},
        {"mine": cards("4c"), "results": (0, 0)},
    ],
)
def test_odds_of_impossible_tricks_are_refused(faulty):
    with pytest.raises(ValueError, match=r".+"):
        tricks_win(**{"mine": cards("1e 1b 4c")} | faulty)
