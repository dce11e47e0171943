"""Tests of Balcó's exact odds against a count of every case."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from cartes_lib.balco import Match, Rules, legal_ranks
from cartes_lib.balco.actions import Lift, TakePile
from cartes_lib.balco.condition import FREE, LADDER, at_least, trenca, under_fire
from cartes_lib.balco.odds import (
    chance_of_drawing,
    playable_chance,
    rescue_chance,
    unseen,
)
from cartes_lib.cards import JOKERS, PACK_52, cards

# After a 1 or a 7, a pile never asks for that number or higher.
CONDITIONS = (
    FREE,
    *(at_least(rank) for rank in LADDER if rank not in (1, 7)),
    trenca(1),
    under_fire(),
)
LEFT = cards("2o 2c J1 J2 5o 5c 7o 10o 1o 12o 3c")
SEEN = [card for card in PACK_52 if card not in LEFT]


def counted(hit, draws):
    cases = list(combinations(LEFT, draws))
    return Fraction(sum(map(hit, cases)), len(cases))


@pytest.mark.rule("BAL-LEG-04")
def test_a_two_or_a_joker_is_among_three_unseen_cards_in_40_1_percent():
    assert round(float(100 * rescue_chance()), 1) == 40.1
    assert rescue_chance() == 1 - Fraction(44 * 43 * 42, 52 * 51 * 50)
    assert round(float(100 * rescue_chance(rules=Rules(jokers=0))), 1) == 23.4


def shown_by(view):
    """The cards that `view` shows, including the cards in hands that all players have seen."""
    pile = [pile_card.card for pile_card in view.pile]
    open_cards = [value for row in (*view.up, *view.known) for value in row]
    return {*view.hand, *pile, *view.cleared, *open_cards}


def lifts(games):
    """A pair for each lifted (turned over) card: the computed chance that it is legal, and whether
    it is.

    The face-down cards come from `games` random matches.
    """
    rng = random.Random(11)
    for seed in range(games):
        state = Match(Rules(players=2), seed).state
        while not state.deal_is_over:
            action = rng.choice(state.actions())
            if isinstance(action, Lift):
                view = state.view(state.to_act[0])
                promised = playable_chance(view.condition, shown_by(view), view.pile, view.rules)
                state = state.play(action)
                yield float(promised), state.actions() != (TakePile(),)
            else:
                state = state.play(action)


@pytest.mark.rule("BAL-TURN-08")
@pytest.mark.parametrize(
    ("games", "error"), [(15, 0.08), pytest.param(60, 0.03, marks=pytest.mark.long)]
)
def test_a_lifted_card_is_playable_as_often_as_the_odds_say_in_random_play(games, error):
    texts = list(lifts(games))
    promised = sum(name for name, _ in texts) / len(texts)
    true = sum(is_playable for _, is_playable in texts) / len(texts)
    # In 239 lifts of 60 games, 0.62 were predicted and observed. Without the seen cards: 0.56.
    assert len(texts) > 3 * games
    assert abs(promised - true) < error


@pytest.mark.parametrize("draws", [1, 2, 3, 4])
def test_a_rescue_is_as_likely_as_counting_says(draws):
    expected = counted(lambda case: any(item.is_joker or item.rank == 2 for item in case), draws)
    assert rescue_chance(draws, SEEN) == expected


@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
@pytest.mark.parametrize("rules", [Rules(), Rules(joker_vs_ace="any")], ids=str)
def test_a_lifted_card_is_playable_as_often_as_there_are_playable_cards(condition, rules):
    ranks = legal_ranks(condition, (), rules)
    expected = counted(lambda case: case[0].is_joker or case[0].rank in ranks, 1)
    assert playable_chance(condition, SEEN, (), rules) == expected


def test_with_nothing_seen_the_chances_follow_from_the_pack():
    assert playable_chance(FREE) == 1
    assert playable_chance(at_least(12)) == Fraction(4 * 4 + 4, 52)
    assert playable_chance(trenca(1)) == Fraction(6 * 4 + 4, 52)
    assert playable_chance(under_fire()) == Fraction(2 * 4 + 4, 52)


def test_a_pile_or_a_last_card_lowers_the_chance_where_the_table_says_so():
    strict = Rules(ten_ban="anywhere-in-pile", finish_on_special="forbidden")
    assert playable_chance(at_least(4), SEEN, (7, 4)) == Fraction(10, 11)
    assert playable_chance(at_least(4), SEEN, (7, 4), strict) == Fraction(9, 11)
    assert playable_chance(FREE, SEEN, (), strict, last=True) == Fraction(4, 11)
    assert playable_chance(FREE, SEEN, (), last=True) == 1


@pytest.mark.parametrize(
    ("good", "size", "draws", "wanted", "chance"),
    [
        (0, 5, 2, 1, 0),
        (5, 5, 2, 2, 1),
        (2, 5, 2, 3, 0),
        (2, 5, 5, 2, 1),
        (1, 4, 2, 1, Fraction(1, 2)),
        (3, 3, 0, 0, 1),
    ],
)
def test_a_draw_brings_what_it_must(good, size, draws, wanted, chance):
    assert chance_of_drawing(good, size, draws, wanted) == chance


def test_odds_of_impossible_cards_are_refused():
    for good, size, draw_count in ((3, 2, 1), (1, 2, 3), (-1, 2, 1)):
        with pytest.raises(ValueError, match="no such draw"):
            chance_of_drawing(good, size, draw_count)
    with pytest.raises(ValueError, match="not of this pack: J1"):
        unseen(JOKERS, Rules(jokers=0))
    with pytest.raises(ValueError, match="no such draw"):
        playable_chance(FREE, PACK_52)
