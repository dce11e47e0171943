"""Tests of Botifarra's Monte Carlo bot: it uses no hidden card, and beats the heuristic bot."""

import random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples, some

from cartes_lib.botifarra import LLIURE, OBLIGADA, PRESETS, start_deal
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.bots import endings, heuristic
from cartes_lib.botifarra.bots import monte_carlo as strong
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.bots.endings import EVERY, Endings
from cartes_lib.botifarra.dealing import five_of_swords, random_deal
from cartes_lib.botifarra.fast import MutableDeal, compiled_rules
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.botifarra.state import replay_deal
from cartes_lib.bots.budget import Budget
from cartes_lib.cards import cards
from cartes_lib.engine import IllegalAction

QUICK = Budget(samples=25, seconds=None)
FEW = Budget(samples=3, seconds=None)


def dealt(rules, seed):
    dealer = seed % rules.seats
    hands = random_deal(random.Random(seed), rules, dealer)
    if rules.first_chooser == "five-of-swords":
        dealer = five_of_swords(hands)
    return start_deal(rules, dealer, hands)


def by_heuristic(state, seat, rng):
    return heuristic.choose(state.view(seat), state.actions(seat), rng)


def by_samples(state, seat, rng, budget=QUICK):
    return strong.choose(remember(state, seat), state.actions(seat), rng, budget)


def by_few_samples(state, seat, rng):
    return by_samples(state, seat, rng, FEW)


def played(state, players, rng):
    while not state.deal_is_over:
        seat = state.to_act[0]
        state = state.play(players[seat](state, seat, rng), seat)
    return state


def at_random(state, count, rng):
    for _ in range(count):
        if state.deal_is_over:
            break
        seat = state.to_act[0]
        state = state.play(rng.choice(state.actions(seat)), seat)
    return state


def with_others_swapped(state, seat, rng):
    """A state that looks the same to `seat`, but two other seats have exchanged unseen cards."""
    while True:
        first, second = rng.sample([other for other in range(4) if other != seat], 2)
        pool = [*state.hands[first], *state.hands[second]]
        rng.shuffle(pool)
        hands = list(state.dealt)
        for place in (first, second):
            saved = [card for card in state.dealt[place] if card in state.gone]
            hands[place] = (*saved, *(pool.pop() for _ in state.hands[place]))
        try:
            again = replay_deal(state, hands)
        except IllegalAction:
            continue
        if again.hands != state.hands:
            return again


@examples(6, 100)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_a_memory_holds_no_card_that_the_seat_has_not_seen(seed, count):
    rng = random.Random(seed)
    state = at_random(dealt(OBLIGADA, seed), count, rng)
    memory = remember(state, seed % 4)
    shown = {play.card for trick in memory.tricks for play in trick} | {*(memory.view.hand or ())}
    assert shown <= state.gone | {*state.hands[seed % 4]}


@pytest.mark.parametrize("count", [3, 7, 14, 23])
@pytest.mark.parametrize("seed", some(range(6), 1))
def test_hidden_cards_exchanged_among_the_others_change_no_move(seed, count):
    rng = random.Random(seed)
    state = at_random(dealt(LLIURE, seed), count, rng)
    seat = state.to_act[0]
    again = with_others_swapped(state, seat, rng)
    chosen = [
        strong.choose(remember(item, seat), item.actions(seat), random.Random(1), QUICK)
        for item in (state, again)
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE, PRESETS["individual"], PRESETS["tres"]])
@examples(5, 60)
@given(seed=st.integers(0, 10**6), count=st.integers(5, 50))
def test_facts_that_follow_from_the_plays_are_true(rules, seed, count):
    rng = random.Random(seed)
    state = at_random(dealt(rules, seed), count, rng)
    if state.deal_is_over or state.talk.speaker is not None:
        return
    info_set = InformationSet(remember(state, state.to_act[0]))
    for seat, barred in info_set.barred.items():
        assert not info_set.table.mask(state.hands[seat]) & barred


@pytest.mark.rule("BOT-LEG-OB-02", "BOT-LEG-OB-04")
def test_a_seat_that_did_not_beat_an_opponent_is_known_to_hold_nothing_higher():
    hands = ("9o 1o 12o 2c 3c 4c 5c 6c 7c 8c 10c 11c", "11o 10o 8o 9c 1c 12c 2e 3e 4e 5e 6e 7e")
    rest = ("7o 6o 5o 8e 9e 1e 12e 2b 3b 4b 5b 6b", "4o 3o 2o 10e 11e 7b 8b 9b 1b 10b 11b 12b")
    state = start_deal(OBLIGADA, 3, tuple(map(cards, (*hands, *rest))))
    for act in (Call("botifarra"), Call("pass"), Call("pass")):
        state = state.play(act)
    state = state.play(PlayCard(cards("12o")[0])).play(PlayCard(cards("8o")[0]))
    info_set = InformationSet(remember(state, 2))
    barred = info_set.table.cards(info_set.barred[1])
    assert {*cards("9o 1o")} <= {*barred}, "with the manille or the ace he had to beat"
    assert {*cards("2o 3o 4o")} <= {*barred}, "a loser gives his lowest"


@pytest.mark.parametrize("name", PRESETS)
def test_it_plays_a_deal_of_every_table_to_its_end(name):
    rules = PRESETS[name]
    state = played(dealt(rules, 5), [by_few_samples] * rules.seats, random.Random(5))
    assert sum(state.points) == 72


def points_above_half(rules, seed):
    """The mean number of points above 36 that the side of the Monte Carlo bots makes in a deal.

    The deal is played twice. The Monte Carlo bots have each side once, against heuristic bots.
    """
    above = []
    for side in (0, 1):
        players = [by_samples if seat % 2 == side else by_heuristic for seat in range(4)]
        state = played(dealt(rules, seed), players, random.Random(seed))
        above.append(state.points[side] - 36)
    return mean(above)


def test_on_the_cards_of_three_deals_it_makes_more_than_the_heuristic_bot():
    assert mean(points_above_half(OBLIGADA, seed) for seed in range(3)) > 2


@pytest.mark.long
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
def test_on_the_same_cards_it_makes_more_by_over_two_standard_errors(rules):
    # Three deals cannot show it: the standard error of their mean is 1.2 to 3.4 points.
    above = [points_above_half(rules, seed) for seed in range(40)]
    assert mean(above) > 2 * stdev(above) / len(above) ** 0.5


def test_the_same_memory_and_randomness_choose_the_same():
    state = at_random(dealt(LLIURE, 3), 9, random.Random(3))
    first, second = (by_samples(state, state.to_act[0], random.Random(4)) for _ in range(2))
    assert first == second


def ending(rules, seed, tricks):
    """A position with `tricks` tricks left, reached by heuristic bots, in three forms.

    They are the state, the information set of the player whose turn it is, and the deal as
    integers.
    """
    state, rng = dealt(rules, seed), random.Random(seed)
    while len(state.all_plays) < 4 * (12 - tricks):
        state = state.play(by_heuristic(state, state.to_act[0], rng), state.to_act[0])
    info_set = InformationSet(remember(state, state.to_act[0]))
    hands = [info_set.table.mask(hand) for hand in state.hands]
    deal = MutableDeal(hands, info_set.trump, info_set.seat, compiled_rules(rules))
    deal.points = info_set.points_so_far()
    return state, info_set, deal


@pytest.mark.parametrize("tricks", [7, 8])
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
def test_from_eight_tricks_left_a_deal_is_solved_exactly_where_its_nodes_allow(rules, tricks):
    seeds, results = range(3), []
    for seed in seeds:
        _, info_set, deal = ending(rules, seed, tricks)
        asked = deal.table.number(deal.table.cards(deal.hands[deal.player])[0])
        result = Endings(info_set, Budget(400, None)).solve(EVERY, deal, [asked])
        if result is not None:
            already = deal.points[deal.player & 1]
            assert result == {asked: already + solve_deal(deal).bounds[asked][0]}
            results.append(seed)
    assert len(results) > len(seeds) / 2, "most deals are not too dear"


def test_deals_are_solved_beside_those_played_out_as_long_as_there_are_nodes():
    _, info_set, deal = ending(LLIURE, 4, 8)
    lowest = [min(info_set.table.number(card) for card in info_set.memory.view.hand)]
    endings = Endings(info_set, Budget(400, None))
    assert endings.most == 400
    assert endings.solve(1, deal, lowest) is None, "this one is played out"
    assert Endings(info_set, Budget(1, None)).solve(EVERY, deal, lowest) is None
    solved = [endings.solve(EVERY, deal, lowest) for _ in range(400)]
    assert solved[0]
    assert solved[-1] is None, "all nodes are used up"
    _, early, whole = ending(LLIURE, 4, 9)
    lowest = [min(early.table.number(card) for card in early.memory.view.hand)]
    assert Endings(early, Budget(400, None)).solve(EVERY, whole, lowest) is None


@pytest.mark.parametrize("rules", some([OBLIGADA, LLIURE], 1))
def test_with_eight_tricks_left_the_same_samples_choose_the_same(rules):
    state, _, _ = ending(rules, 2, 8)
    seat, budget = state.to_act[0], Budget(150, None)
    weighed = [
        strong.weigh(remember(state, seat), state.actions(seat), random.Random(4), budget)
        for _ in range(2)
    ]
    figures = [
        [(action, tally.mean(action), tally.error(action)) for action in tally.actions]
        for tally in weighed
    ]
    assert figures[0] == figures[1]


def test_solving_never_holds_a_move_for_long(monkeypatch):
    state, _, _ = ending(LLIURE, 2, 8)
    paid = []

    def noted(deal, nodes, asked):
        result = solve_deal(deal, nodes, asked)
        paid.append((nodes, result.nodes))
        return result

    monkeypatch.setattr(endings, "solve_deal", noted)
    seat = state.to_act[0]
    strong.weigh(remember(state, seat), state.actions(seat), random.Random(4), Budget(150, None))
    assert paid
    # A search may finish the trick that it has begun, which takes a few nodes more.
    assert all(most <= 3000 and used <= most + 8 for most, used in paid)
    assert sum(used for _, used in paid) <= 150 * 30 + 8


def test_no_deal_is_imagined_after_the_deadline(monkeypatch):
    times = iter(range(100))
    monkeypatch.setattr("time.monotonic", lambda: next(times) / 10)
    assert list(Budget(400, 0.55).rounds()) == [0, 1, 2, 3, 4]
    assert list(Budget(400, -1.0).rounds()) == [0], "there is always one"
