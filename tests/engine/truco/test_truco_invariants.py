"""What holds in every hand, at every table: two to eight players, every option."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from truco_random import states, tables

from cartes_lib.cards import PACK_40
from cartes_lib.engine import IllegalAction
from cartes_lib.truco import (
    CALLS,
    AskFlor,
    Call,
    Declare,
    Discard,
    PlayCard,
    envido_stake,
    flor_stake,
    truco_stake,
)
from cartes_lib.truco.score import hand_points
from cartes_lib.wording import explain

FOR_ALL = ("interfere", "nobody-claims")
"""A fault, and what one says for the whole table: legal, but never offered."""

OVER = ("accepted", "refused", "cancelled")


deals = given(rules=tables(), seed=st.integers(0, 2**32))


@settings(max_examples=60, deadline=None)
@deals
def test_cards_are_conserved(rules, seed):
    for state in states(rules, seed):
        for bout in state.bouts:
            for seat in bout.seats:
                held = (*bout.hand(seat), *bout.played(seat))
                if seat not in bout.gone:
                    assert sorted(held) == sorted(bout.dealt[seat])
                thrown = (bout.discarded,) if bout.discarded and seat == state.gallo else ()
                assert sorted((*bout.dealt[seat], *thrown)) == sorted(state.dealt[seat])


@settings(max_examples=60, deadline=None)
@deals
def test_every_hand_ends_and_somebody_may_always_act(rules, seed):
    players = rules.players
    # Envidos up to the chico; each may sing, declare twice, play three, leave, ask, and more.
    bound = (rules.points // 2 + 4 + 9 * players + 14) * max(1, players // 2)
    for state in states(rules, seed):
        assert len(state.done) <= bound
        assert state.deal_is_over or all(state.actions(seat) for seat in state.to_act)
        assert state.deal_is_over == (state.to_act == ())


@settings(max_examples=60, deadline=None)
@deals
def test_points_are_the_sum_of_the_stakes_of_flor_envido_and_truco(rules, seed):
    *_, state = states(rules, seed)
    for bout in state.bouts:
        by_bet = {one.bet: one.points for one in bout.awards}
        assert len(by_bet) == len(bout.awards)
        assert bout.envido.state == "refused" or not {"flor", "envido"} <= set(by_bet)
        assert by_bet.get("envido", 0) == expected_envido(bout)
        assert by_bet.get("flor", 0) == expected_flor(bout)
        assert ("truco" in by_bet) == (not stopped(bout))
        assert by_bet.get("truco", 0) == (0 if stopped(bout) else expected_truco(bout))


def stopped(bout):
    """True if the flor or the envido reached the chico, and ended the hand."""
    if bout.rules.end_on_reach != "immediate":
        return False
    points = [(one.side, one.points) for one in bout.awards if one.bet != "truco"]
    return any(
        bout.scores[account] + amount >= bout.rules.points
        for side, amount in points
        for account in bout.accounts[side]
    )


def expected_envido(bout):
    raises = [call for _, call in bout.envido.calls if call not in ("quiero", "no-quiero")]
    if bout.envido.state in ("none", "cancelled") or not raises:
        return 0
    award = next(one for one in bout.awards if one.bet == "envido")
    winner = bout.side_scores(award.side)
    stake = envido_stake(raises, bout.scores, bout.rules, pica=bout.pica, winner=winner)
    return stake[bout.envido.state == "refused"]


def expected_flor(bout):
    calls = [(seat, call) for seat, call in bout.flor.calls if not call.startswith("con-flor")]
    if not calls:
        return 0
    sides = [bout.sides[seat] for seat, _ in calls]
    words = [call for _, call in calls]
    stake = flor_stake(words, bout.scores, bout.rules, sides=sides, pica=bout.pica)
    return stake[bout.flor.state == "refused"]


def expected_truco(bout):
    raises = [call for _, call in bout.truco.calls if call not in ("quiero", "no-quiero")]
    sides = {bout.sides[seat] for seat in bout.present}
    if not raises:
        early = bout.rules.mazo_first_trick == 2 and len(sides) < 2 and not bout.tricks
        untouched = bout.envido.state == bout.flor.state == "none"
        return 2 if early and untouched else 1
    accepted, refused = truco_stake(raises[-1])
    waits = bout.truco.state in ("truco", "retruco", "vale-cuatro", "refused")
    return refused if waits else accepted


@settings(max_examples=60, deadline=None)
@deals
def test_scores_are_what_was_noted_and_what_was_won(rules, seed):
    *_, state = states(rules, seed)
    if state.chico_winner is None:
        won = hand_points(state.awards)
        sides = state.bout.accounts if state.bout else ((0,), (1,))
        for side, accounts in enumerate(sides):
            for account in accounts:
                assert state.scores[account] == state.noted[account] + won[side]
    assert all(score <= rules.points for score in state.scores)


@settings(max_examples=60, deadline=None)
@deals
def test_nobody_answers_his_own_side_and_nothing_reopens(rules, seed):
    before = None
    for state in states(rules, seed):
        for bout in state.bouts:
            for bet in (bout.envido, bout.truco):
                last = None
                for seat, call in bet.calls:
                    assert bout.sides[seat] != last
                    # Who accepts may raise: only calls that want an answer bind their side.
                    last = last if call == "quiero" else bout.sides[seat]
        if before and before.bout and state.bout and len(before.bouts) == len(state.bouts):
            for name in ("envido", "flor"):
                was = getattr(before.bout, name)
                now = getattr(state.bout, name)
                assert was.state not in OVER or now.state == was.state
                assert was.state not in OVER or len(now.calls) == len(was.calls)
            assert not before.bout.done or state.bout.awards == before.bout.awards
        before = state


@settings(max_examples=60, deadline=None)
@deals
def test_nobody_who_left_speaks(rules, seed):
    before = None
    for state in states(rules, seed):
        if before and before.bout and len(before.bouts) == len(state.bouts):
            seat = state.done[-1][0]
            assert seat not in before.bout.gone
        for seat in state.bout.gone if state.bout else ():
            assert state.actions(seat) == ()
        before = state


def anything(rng, players):
    """Any action at all, sensible or not."""
    return rng.choice(
        (
            Call(rng.choice([one for one in CALLS if one not in FOR_ALL])),
            PlayCard(rng.choice(PACK_40)),
            Discard(rng.choice(PACK_40)),
            Declare(rng.randrange(40)),
            AskFlor(rng.randrange(players + 1)),
        )
    )


@settings(max_examples=60, deadline=None)
@deals
def test_an_illegal_action_changes_nothing_and_is_explained(rules, seed):
    rng = random.Random(seed)
    for state in states(rules, seed):
        seat, action = rng.randrange(rules.players), anything(rng, rules.players)
        verdict = state.judge(action, seat)
        assert verdict.legal == (action in state.actions(seat)), (action, state.done)
        assert explain(verdict)
        if not verdict.legal:
            position = state.position()
            with pytest.raises(IllegalAction):
                state.play(action, seat)
            assert state.position() == position


@pytest.mark.long
@settings(max_examples=3000, deadline=None)
@deals
def test_many_hands_end_with_the_points_of_their_stakes(rules, seed):
    *_, state = states(rules, seed)
    for bout in state.bouts:
        by_bet = {one.bet: one.points for one in bout.awards}
        assert by_bet.get("envido", 0) == expected_envido(bout)
        assert by_bet.get("flor", 0) == expected_flor(bout)
        assert by_bet.get("truco", 0) == (0 if stopped(bout) else expected_truco(bout))
