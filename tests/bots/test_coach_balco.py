"""Tests of the coach of Balcó: its reasons are true of the position after the throw."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sweeps import examples

from cartes_lib import coach
from cartes_lib.balco import Match, Rules, parse_action, parse_position, start_deal
from cartes_lib.balco.actions import Exchange, TakePile, Throw
from cartes_lib.balco.bots import heuristic
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.dealing import random_deal
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.memory import remember
from cartes_lib.bots.budget import Budget
from cartes_lib.cards import card, cards
from cartes_lib.messages import format_message
from cartes_lib.truco.actions import PlayCard

FEW = Budget(samples=10, seconds=None)
TABLES = [
    Rules(players=4),
    Rules(players=2),
    Rules(players=3, jokers=0),
    Rules(players=3, ace_stack="one-target-each", after_ace="sender-right"),
]


def reached(rules, seed, count):
    state = start_deal(rules, seed % rules.players, random_deal(random.Random(seed), rules))
    rng = random.Random(seed)
    for _ in range(count):
        if state.deal_is_over:
            break
        seat = state.to_act[0]
        state = state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)
    return state


def ids(state, action):
    seat = state.to_act[0]
    result = coach.reasons("balco", remember(state, seat), action)
    return [item.id.removeprefix("balco-") for item in result]


def holds(name, state, throw):
    """Whether the coach's reason `name` for `throw` is true, checked by playing the throw."""
    seat = state.to_act[0]
    after = state.play(throw, seat)
    rank = thrown_rank(throw.cards, throw.joker_as)
    saved = [item for item in state.hands[seat] if item not in throw.cards]
    left = state.cards_left
    others = [item for item in state.active_seats if item != seat]
    ranks = [item.rank for item in saved if not item.is_joker]
    has_joker = any(item.is_joker for item in throw.cards)
    checks = {
        "goes-out": lambda: seat in after.out,
        "forces": lambda: after.actions() == (TakePile(),),
        "clears": lambda: not after.pile and after.turn == seat,
        "shoots-leader": lambda: after.condition.seat == min(others, key=lambda item: left[item]),
        "skips-leader": lambda: after.turn != min(others, key=lambda item: left[item]),
        "only-rank": lambda: all(
            thrown_rank(action.cards, action.joker_as) == rank for action in state.actions(seat)
        ),
        "resets": lambda: after.condition.kind == "free" and len(state.pile) >= 6,
        "keeps-joker": lambda: any(item.is_joker for item in saved) and not has_joker,
        "keeps-special": lambda: {*ranks} & {1, 2, 7, 8, 10} and rank not in (1, 2, 7, 8, 10),
        "breaks": lambda: after.condition.kind == "trenca",
        "together": lambda: len(throw.cards) > 1,
        "lowest": lambda: all(
            LADDER.index(item) > LADDER.index(rank) for item in ranks if item in LADDER
        ),
    }
    return checks[name]()


@examples(10, 150)
@given(seed=st.integers(0, 10**6), count=st.integers(4, 90))
# With this seed, three 8s skip a whole round, so that the same player throws again.
@example(seed=17533, count=67)
@pytest.mark.parametrize("rules", TABLES)
def test_every_reason_for_a_throw_is_true_of_what_it_leads_to(rules, seed, count):
    state = reached(rules, seed, count)
    if state.deal_is_over or state.lifted is not None:
        return
    for action in state.actions()[:40]:
        if isinstance(action, Throw):
            for ident in ids(state, action):
                assert holds(ident, state, action), (state.position(), str(action), ident)


@pytest.mark.rule("BAL-SET-06")
def test_jokers_tens_and_twos_are_the_best_cards_to_leave_face_up():
    for seed in range(20):
        state = reached(Rules(players=2), seed, 0)
        seat = state.to_act[0]
        six = (*state.hands[seat], *state.up[seat])
        best = sum(item.is_joker or item.rank in (2, 10) for item in six)
        for action in state.actions(seat):
            up = sum(item.is_joker or item.rank in (2, 10) for item in action.up)
            assert isinstance(action, Exchange)
            assert bool(ids(state, action)) == (best > 0 and up == min(3, best))
            for reason in coach.reasons("balco", remember(state, seat), action):
                ranks = {0 if item.is_joker else item.rank for item in action.up}
                assert reason.facts["rank"] == next(rank for rank in (0, 2, 10) if rank in ranks)


def test_every_reason_has_a_sentence_and_occurs():
    keys = set()
    for seed in range(60):
        state = reached(TABLES[seed % 4], seed, 0)
        rng = random.Random(seed)
        while not state.deal_is_over:
            seat = state.to_act[0]
            memory = remember(state, seat)
            chosen = heuristic.choose(state.view(seat), state.actions(seat), rng)
            for action in (chosen, state.actions(seat)[-1]):
                for reason in coach.reasons("balco", memory, action):
                    if reason.id not in keys:
                        assert "{" not in format_message(reason.key, **reason.facts)
                    keys.add(reason.id)
            state = state.play(chosen, seat)
        if keys == {*coach.REASONS["balco"]}:
            break
    assert keys == {*coach.REASONS["balco"]}


def test_advice_is_a_chance_and_the_costliest_can_be_played_again():
    match, rng = Match(Rules(players=3), seed=4), random.Random(4)
    while not match.state.deal_is_over:
        seat = match.state.to_act[0]
        match.play(rng.choice(match.state.actions(seat)), seat)
    result = coach.costliest(match.record(), 0, random.Random(1), budget=FEW)
    assert 0 < len(result) <= 3
    for item in result:
        assert item.unit == "chance"
        assert 1 > item.loss > item.error
        state = parse_position(item.position)
        state.play(item.chosen)
        state.play(item.better)


def test_the_reason_for_the_better_move_is_not_true_of_the_costly_move():
    count = 0
    for seed in (4, 5):
        match, rng = Match(Rules(players=3), seed=seed), random.Random(seed)
        while not match.state.deal_is_over:
            match.play(rng.choice(match.state.actions()))
        for item in coach.costliest(match.record(), 0, random.Random(1), budget=FEW):
            memory = remember(parse_position(item.position), 0)
            chosen = coach.reasons("balco", memory, parse_action(item.chosen))
            if item.reason is not None:
                # The facts of a reason include the thrown cards, which differ between two throws.
                also = [what.facts for what in chosen if what.id == item.reason.id]
                assert dict(item.reason.facts, cards=()) not in [dict(at, cards=()) for at in also]
            count += item.reason is not None
    assert count


def test_throws_that_differ_in_suits_only_are_the_same_to_the_coach():
    first, other, third = (Throw(cards(text)) for text in ("4o 4c", "4e 4b", "4o"))
    assert coach.same("balco", first, other)
    assert not coach.same("balco", first, third)
    assert coach.same("truco", PlayCard(card("4o")), PlayCard(card("4c")))
    assert not coach.same("botifarra", PlayCard(card("4o")), PlayCard(card("4c")))


def test_a_move_that_the_coach_would_not_consider_is_weighed_once_played():
    state = reached(Rules(players=2), 3, 0)
    seat = state.to_act[0]
    memory, actions = remember(state, seat), state.actions(seat)
    usual = coach.advise_from("balco", memory, actions, random.Random(1), FEW)
    odd = next(
        action
        for action in actions
        if not any(coach.same("balco", action, other.action) for other in usual.candidates)
    )
    asked = coach.advise_from("balco", memory, actions, random.Random(1), FEW, odd)
    assert odd in [other.action for other in asked.candidates]
    assert len(asked.candidates) == len(usual.candidates) + 1
