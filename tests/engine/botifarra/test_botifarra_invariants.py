"""Tests of properties that hold at every table of Botifarra, in any deal."""

import random
from dataclasses import fields, replace

import pytest
from botifarra_tables import TABLES, name
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples

from cartes_lib.botifarra import Match, View, parse_action, parse_position, replay
from cartes_lib.botifarra.actions import Call, Claim, PlayCard
from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.botifarra.state import replay_deal
from cartes_lib.cards import PACK_48
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain
from cartes_lib.record import dump_record, parse_record

seeds = st.integers(0, 10**6)
tables = st.sampled_from(TABLES)


def anything(state, rng):
    """A seat that may act, and one of its actions; claims are rare, because they end a deal."""
    claimants = [seat for seat in range(state.rules.seats) if state.judge(Claim(), seat).legal]
    if claimants and rng.random() < 0.02:
        return rng.choice(claimants), Claim()
    seat = rng.choice(state.to_act)
    return seat, rng.choice(state.actions(seat))


def wrong_actions(rng):
    cards = PlayCard(rng.choice(PACK_48)), PlayCard(rng.choice(PACK_48), charging=True)
    return (*cards, Call(rng.choice((*CALLS, "talk"))), Claim())


def check_refusals(state, rng):
    """Checks that illegal actions are refused with a sentence, and change nothing."""
    seat = rng.randrange(-1, 5)
    for action in wrong_actions(rng):
        before = hash(state)
        verdict = state.judge(action, seat)
        known = seat in range(state.rules.seats)
        if not isinstance(action, Claim):
            assert verdict.legal == (known and action in state.actions(seat)), (action, verdict)
        assert explain(verdict)
        if not verdict.legal:
            with pytest.raises(IllegalAction) as caught:
                state.play(action, seat)
            assert caught.value.verdict == verdict
        assert hash(state) == before


def hidden_from(state, seat):
    """Cards that `seat` may not know: others' hands, hidden cards of piles, older won tricks."""
    view = state.view(seat)
    shown = {play.card for trick in (*view.last_tricks, view.trick) for play in trick or ()}
    shown |= {pile.top for piles in view.piles for pile in piles}
    return set(PACK_48) - shown - set(view.hand or ())


def check_views(state):
    for seat in (None, *range(state.rules.seats)):
        view = state.view(seat)
        text = repr(view)
        assert not [item for item in hidden_from(state, seat) if repr(item) in text]
        if seat is not None and view.hand is not None:
            tops = {pile.top for pile in view.piles[seat]}
            assert set(state.playable(seat)) == {*view.hand, *tops} - {None}
    assert {"hands", "dealt", "tricks", "faults"}.isdisjoint(field.name for field in fields(View))


def check_position(state):
    assert parse_position(state.position()) == state
    assert "\n" not in state.position()


@examples(10, 400)
@given(seeds, tables)
def test_a_deal_keeps_its_cards_and_secrets_until_it_ends(seed, rules):
    rng, state = random.Random(seed), Match(rules, seed).state
    steps = 0
    while not state.deal_is_over:
        if rng.random() < 0.2:
            check_refusals(state, rng)
            check_views(state)
            check_position(state)
        seat, action = anything(state, rng)
        assert state.judge(action, seat).legal
        assert parse_action(str(action)) == action
        state = state.play(action, seat)
        steps += 1
        own_hand = [card for hand in state.hands for card in hand]
        assert sorted(own_hand + [play.card for play in state.all_plays]) == sorted(rules.pack)
    assert steps < 300
    assert state.to_act == state.actions() == ()
    assert not state.judge(Call("pass")).legal
    assert state.penalised is None or not state.judge(Claim(), 0).legal
    check_views(state)
    check_position(state)
    assert replay_deal(state, state.dealt) == replace(state, penalised=None)
    if state.penalised is None:
        assert sum(state.points) == 72
    if rules.is_individual:
        assert sum(state.scores) == 0
    else:
        assert min(state.scores) == 0


@examples(8, 200)
@given(seeds, st.integers(0, 150), tables)
def test_a_match_replays_to_the_same_state(seed, steps, rules):
    rng, match = random.Random(seed), Match(rules, seed)
    for _ in range(steps):
        if match.state.is_over:
            break
        if not match.state.tricks and rng.random() < 0.05:
            match.misdeal()
            continue
        seat, action = anything(match.state, rng)
        match.play(action, seat)
    text = dump_record(match.record())
    assert replay(parse_record(text)) == match.state
    again = Match.from_record(parse_record(text))
    assert again.state == match.state
    assert dump_record(again.record()) == text


@pytest.mark.parametrize("rules", TABLES, ids=name)
def test_the_same_seed_gives_the_same_deal(rules):
    assert Match(rules, 9).state == Match(rules, 9).state
    assert Match(rules, 9).state != Match(rules, 10).state
