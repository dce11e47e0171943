"""Tests of Truco's Monte Carlo bot: it uses no hidden card, and beats the heuristic bot."""

import random
from dataclasses import replace
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples, some

from cartes_lib.bots.budget import Budget
from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.engine import IllegalAction
from cartes_lib.truco import (
    CON_FLOR,
    PRESETS,
    SIN_FLOR,
    Match,
    Rules,
    envido_value,
    parse_action,
    start_deal,
)
from cartes_lib.truco.actions import Call, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.bots import monte_carlo as strong
from cartes_lib.truco.bots.chico import chance_of_chico
from cartes_lib.truco.bots.deals import InformationSet
from cartes_lib.truco.dealing import random_deal
from cartes_lib.truco.fast.cards import CARDS, best_envido
from cartes_lib.truco.memory import remember
from cartes_lib.truco.presets import DUELO, GALLO

QUICK = Budget(samples=12, seconds=None)
TWO = Rules(players=2, flor=False)


def dealt(rules, seed):
    dealer = seed % rules.players
    return start_deal(rules, dealer, random_deal(random.Random(seed), rules, dealer))


def by_heuristic(state, seat, rng):
    return heuristic.choose(state.view(seat), state.actions(seat), rng)


def by_samples(state, seat, rng, budget=QUICK):
    return strong.choose(remember(state, seat), state.actions(seat), rng, budget)


def at_random(state, count, rng):
    for _ in range(count):
        if state.deal_is_over:
            break
        seat = state.to_act[0]
        choice = [action for action in state.actions(seat) if str(action) != "mazo"]
        state = state.play(rng.choice(choice), seat)
    return state


def by_the_house(state, count, rng):
    for _ in range(count):
        if state.deal_is_over:
            break
        state = state.play(by_heuristic(state, state.to_act[0], rng), state.to_act[0])
    return state


def after(state, *moves):
    for seat, call in moves:
        state = state.play(call, seat)
    return state


def with_others_swapped(state, seat, rng):
    """A state that looks the same to `seat`, with other cards in all hidden hands and the stock.

    None if no such state is found.
    """
    known = remember(state, seat).known
    for _ in range(1500):
        pool = [item for item in PACK_40 if item not in known]
        rng.shuffle(pool)
        hands = [
            hand if at_seat == seat else tuple(at if at in known else pool.pop() for at in hand)
            for at_seat, hand in enumerate(state.dealt)
        ]
        again = start_deal(
            state.rules, state.dealer, hands, state.scored, state.chicos, state.finished
        )
        try:
            for other, call in state.done:
                if call.startswith("discard") and other != seat:
                    call = f"discard {again.hand(other)[-1]}"
                again = again.play(parse_action(call), other)
        except IllegalAction:
            continue
        if again.view(seat) == state.view(seat) and again.dealt != state.dealt:
            return again
    return None


@pytest.mark.rule("TRU-TRU-11")
@examples(5, 60)
@given(seed=st.integers(0, 10**6), count=st.integers(0, 25))
@pytest.mark.parametrize("rules", [CON_FLOR, GALLO, PRESETS["redondilla"]])
def test_a_memory_holds_no_card_that_the_seat_has_not_seen(rules, seed, count):
    state = at_random(replace(dealt(rules, seed), finished=seed % 2), count, random.Random(seed))
    if state.deal is None:
        return
    seat = seed % rules.players
    shown = {item for _, call in state.done for item in [call] if call[0].isdigit()}
    shown |= {str(item) for _, hand in state.view(seat).shown for item in hand}
    known = set(map(str, remember(state, seat).known))
    assert known == shown | set(map(str, state.dealt[seat]))


@pytest.mark.parametrize("seed", some(range(4), 2))
@pytest.mark.parametrize("rules", [SIN_FLOR, CON_FLOR, DUELO, GALLO])
def test_hidden_cards_exchanged_among_the_others_change_no_move(rules, seed):
    rng = random.Random(seed)
    state = by_the_house(dealt(rules, seed), 1 + seed, rng)
    if state.deal_is_over:
        state = dealt(rules, seed + 100)
    seat = state.to_act[0]
    again = with_others_swapped(state, seat, rng)
    assert again is not None, "no other deal was found"
    chosen = [by_samples(item, seat, random.Random(1)) for item in (state, again)]
    assert chosen[0] == chosen[1]


@examples(5, 60)
@given(seed=st.integers(0, 10**6), count=st.integers(1, 20))
@pytest.mark.parametrize("rules", [CON_FLOR, SIN_FLOR, GALLO, Rules(declare_values="manual")])
def test_the_cards_that_a_seat_has_are_among_those_that_it_is_believed_to_have(rules, seed, count):
    rng = random.Random(seed)
    state = by_the_house(dealt(rules, seed), count, rng)
    if state.deal_is_over:
        return
    info_set = InformationSet(remember(state, state.to_act[0]))
    for place, (hands, weights) in info_set.chances.items():
        seat = info_set.seats[place]
        ids = {*state.deal.hand(seat), *state.deal.played(seat)}
        if seat not in state.deal.gone and len(ids) == 3:
            assert {frozenset(CARDS[item] for item in hand) for hand in hands} >= {frozenset(ids)}
        assert weights[-1] > 0


@pytest.mark.rule("TRU-ENV-10")
def test_a_declared_envido_leaves_only_hands_that_are_worth_it():
    state = start_deal(TWO, 0, (cards("4o 5c 6b"), cards("7e 6e 1c")))
    state = after(state, (1, "envido"), (0, "quiero"))
    info_set = InformationSet(remember(state, 1))
    (hands, _), *_ = info_set.chances.values()
    assert all(best_envido(hand) <= 33 for hand in hands)
    info_set = InformationSet(remember(state, 0))
    (hands, _), *_ = info_set.chances.values()
    assert {best_envido(hand) for hand in hands} == {33}


def test_a_seat_that_bet_is_believed_to_hold_more_than_a_silent_one():
    start = start_deal(TWO, 0, (cards("4o 5c 6b"), cards("7e 6e 1c")))

    def average(state):
        (hands, weights), *_ = InformationSet(remember(state, 0)).chances.values()
        each = [item - before for item, before in zip(weights, [0, *weights], strict=False)]
        result = zip(hands, each, strict=True)
        return sum(best_envido(hand) * weight for hand, weight in result) / weights[-1]

    calls = average(after(start, (1, "envido")))
    silent = average(after(start, (1, "1c")))
    assert calls > average(start) + 4 > silent + 4


@pytest.mark.parametrize(("hand", "good"), [("7o 6o 3c", "quiero"), ("10o 11c 12b", "no-quiero")])
def test_it_answers_an_envido_by_the_hands_with_which_the_opponent_bets(hand, good):
    state = start_deal(TWO, 0, (cards(hand), cards("7e 6e 1c")))
    state = after(state, (1, "envido"))
    tally = strong.weigh(remember(state, 0), [Call("quiero"), Call("no-quiero")], random.Random(1))
    assert str(tally.best) == good


def test_it_wins_a_trick_with_the_lower_of_two_winning_cards():
    state = start_deal(TWO, 0, (cards("1e 12o 4c"), cards("11c 6b 5e")))
    state = after(state, (1, "11c"), (0, "4c"), (1, "6b"))
    plays = [action for action in state.actions(0) if isinstance(action, PlayCard)]
    tally = strong.weigh(remember(state, 0), plays, random.Random(1), Budget(60, None))
    assert tally.best == PlayCard(card("12o"))


def test_a_point_is_worth_a_chico_at_its_end():
    assert chance_of_chico(15, 15, 30) == pytest.approx(0.5)
    assert chance_of_chico(30, 29, 30) == 1
    assert chance_of_chico(29, 20, 30) > chance_of_chico(20, 11, 30)


@pytest.mark.parametrize("name", PRESETS)
def test_it_plays_a_hand_of_every_table_to_its_end(name):
    state, rng = dealt(PRESETS[name], 5), random.Random(5)
    few = Budget(samples=3, seconds=None)
    while not state.deal_is_over:
        seat = state.to_act[0]
        state = state.play(by_samples(state, seat, rng, few), seat)
    assert sum(state.scores) > 0


def test_it_declares_what_it_has():
    rules = Rules(players=2, flor=False, declare_values="manual")
    state = start_deal(rules, 0, (cards("4o 5c 6b"), cards("7e 6e 1c")))
    state = after(state, (1, "envido"), (0, "quiero"))
    assert str(by_samples(state, 1, random.Random(1))) == f"declare {envido_value(state.dealt[1])}"


def test_the_same_memory_and_randomness_choose_the_same():
    state = by_the_house(dealt(SIN_FLOR, 3), 4, random.Random(3))
    first, second = (by_samples(state, state.to_act[0], random.Random(4)) for _ in range(2))
    assert first == second


def test_on_the_same_cards_it_makes_more_than_the_rule_of_thumb():
    above = []
    for seed in range(20):
        for side in (0, 1):
            state, rng = Match(TWO, seed, dealer=0).state, random.Random(seed)
            while not state.deal_is_over:
                seat = state.to_act[0]
                player = by_samples if seat == side else by_heuristic
                state = state.play(player(state, seat, rng), seat)
            above.append(state.scores[side] - state.scores[1 - side])
    assert mean(above) > 0.1
