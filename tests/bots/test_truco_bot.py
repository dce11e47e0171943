"""Tests of Truco's heuristic bot: its calls and cards; it beats a random player."""

import random

import pytest

from cartes_lib.cards import card, cards
from cartes_lib.truco import CON_FLOR, PRESETS, SIN_FLOR, Match, Rules, start_deal
from cartes_lib.truco.actions import Call, PlayCard
from cartes_lib.truco.bots import heuristic as bot
from cartes_lib.truco.presets import DUELO

TWO = Rules(players=2, flor=False)


def chosen(state, seat, seed=0):
    return bot.choose(state.view(seat), state.actions(seat), random.Random(seed))


def after(state, *moves):
    for seat, action in moves:
        state = state.play(action, seat)
    return state


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_match_among_players_of_the_house_comes_to_its_end(preset):
    match, rng = Match(PRESETS[preset], seed=3), random.Random(3)
    for _ in range(20_000):
        if not match.state.to_act:
            break
        seat = match.state.to_act[0]
        match.play(bot.choose(match.state.view(seat), match.state.actions(seat), rng), seat)
    assert match.state.is_over


def test_it_bets_on_a_high_envido_and_not_on_a_low_one():
    high = start_deal(TWO, 0, (cards("4o 5c 6b"), cards("7e 6e 1c")))
    low = start_deal(TWO, 0, (cards("4o 5c 6b"), cards("4e 5b 12c")))
    assert chosen(high, 1) in (Call("envido"), Call("real-envido"))
    assert chosen(low, 1, seed=1) == PlayCard(card("5b"))


def test_it_sings_its_flor():
    state = start_deal(DUELO, 0, (cards("4o 5c 6b"), cards("7e 6e 1e")))
    assert chosen(state, 1) == Call("flor")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("7o 5o 3c", "quiero"), ("7o 6o 3c", "falta-envido"), ("4o 5c 12b", "no-quiero")],
)
def test_it_answers_an_envido_by_the_value_of_its_own_hand(hand, answer):
    state = start_deal(TWO, 0, (cards(hand), cards("7e 6e 1c")))
    state = after(state, (1, Call("envido")))
    assert chosen(state, 0, seed=1) == Call(answer)


def test_it_takes_a_trick_with_the_lowest_card_that_wins_it():
    state = start_deal(TWO, 0, (cards("1e 12o 4c"), cards("11c 6b 5e")))
    state = after(state, (1, PlayCard(card("11c"))))
    assert chosen(state, 0, seed=1) == PlayCard(card("12o"))


def test_it_throws_its_lowest_card_where_it_cannot_win():
    state = start_deal(TWO, 0, (cards("2e 12o 4c"), cards("1b 6b 5e")))
    state = after(state, (1, PlayCard(card("1b"))))
    assert chosen(state, 0, seed=1) == PlayCard(card("4c"))


@pytest.mark.parametrize("rules", [CON_FLOR, SIN_FLOR])
def test_it_beats_a_random_player(rules):
    """The bots' side makes more points in forty hands than the side that plays at random."""
    ours = 0
    for seed in range(40):
        rng, match = random.Random(seed), Match(rules, seed)
        side, dealer = seed % 2, match.state.dealer
        state = match.state
        while not state.deal_is_over:
            seat = state.to_act[0]
            actions = [action for action in state.actions(seat) if str(action) != "mazo"]
            house = seat % 2 == side
            action = bot.choose(state.view(seat), actions, rng) if house else rng.choice(actions)
            state = state.play(action, seat)
        assert dealer == state.dealer
        ours += state.scores[side] - state.scores[1 - side]
    assert ours > 0
