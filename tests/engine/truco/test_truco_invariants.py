"""Tests of properties that hold in every hand of Truco: two to eight players, every option."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sweeps import examples
from truco_random import states, tables

from cartes_lib.cards import PACK_40
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import LANGUAGES, explain, use_language
from cartes_lib.truco.actions import CALLS, AskFlor, Call, Declare, Discard, PlayCard
from cartes_lib.truco.score import hand_points
from cartes_lib.truco.stakes import envido_stake, flor_stake, truco_stake

FOR_ALL = ("interfere", "nobody-claims")
"""Calls that are legal but never listed: one has a penalty, the other is of the whole table."""

OVER = ("accepted", "refused", "cancelled")


deals = given(rules=tables(), seed=st.integers(0, 2**32))


@examples(20, 600)
@deals
def test_cards_are_conserved(rules, seed):
    for state in states(rules, seed):
        for deal in state.deals:
            for seat in deal.seats:
                hand = (*deal.hand(seat), *deal.played(seat))
                if seat not in deal.gone:
                    assert sorted(hand) == sorted(deal.dealt[seat])
                thrown = (deal.discarded,) if deal.discarded and seat == state.gallo else ()
                assert sorted((*deal.dealt[seat], *thrown)) == sorted(state.dealt[seat])


@examples(20, 600)
@deals
def test_every_hand_ends_and_somebody_may_always_act(rules, seed):
    players = rules.players
    # A rough upper bound: envidos up to the chico, then calls, plays and questions of each seat.
    bound = (rules.target // 2 + 4 + 9 * players + 14) * max(1, players // 2)
    for state in states(rules, seed):
        assert len(state.done) <= bound
        assert state.deal_is_over or all(state.actions(seat) for seat in state.to_act)
        assert state.deal_is_over == (state.to_act == ())


@examples(20, 600)
@deals
def test_points_are_the_sum_of_the_stakes_of_flor_envido_and_truco(rules, seed):
    *_, state = states(rules, seed)
    for deal in state.deals:
        by_bet = {award.bet: award.points for award in deal.awards}
        assert len(by_bet) == len(deal.awards)
        assert deal.envido.state == "refused" or not {"flor", "envido"} <= set(by_bet)
        assert by_bet.get("envido", 0) == expected_envido(deal)
        assert by_bet.get("flor", 0) == expected_flor(deal)
        assert ("truco" in by_bet) == (not stopped(deal))
        assert by_bet.get("truco", 0) == (0 if stopped(deal) else expected_truco(deal))


def stopped(deal):
    """Whether points of a flor or an envido ended the hand, because a side won the chico."""
    if deal.rules.end_on_reach != "immediate":
        return False
    points = [(award.side, award.points) for award in deal.awards if award.bet != "truco"]
    return any(
        deal.scores[account] + amount >= deal.rules.target
        for side, amount in points
        for account in deal.accounts[side]
    )


def expected_envido(deal):
    raises = [call for _, call in deal.envido.calls if call not in ("quiero", "no-quiero")]
    if deal.envido.state in ("none", "cancelled") or not raises:
        return 0
    award = next(award for award in deal.awards if award.bet == "envido")
    winner = deal.side_scores(award.side)
    stake = envido_stake(raises, deal.scores, deal.rules, pica=deal.pica, winner=winner)
    return stake[deal.envido.state == "refused"]


def expected_flor(deal):
    calls = [(seat, call) for seat, call in deal.flor.calls if not call.startswith("con-flor")]
    if not calls:
        return 0
    sides = [deal.sides[seat] for seat, _ in calls]
    words = [call for _, call in calls]
    stake = flor_stake(words, deal.scores, deal.rules, sides=sides, pica=deal.pica)
    return stake[deal.flor.state == "refused"]


def expected_truco(deal):
    raises = [call for _, call in deal.truco.calls if call not in ("quiero", "no-quiero")]
    sides = {deal.sides[seat] for seat in deal.present}
    if not raises:
        early = deal.rules.mazo_first_trick == 2 and len(sides) < 2 and not deal.tricks
        untouched = deal.envido.state == deal.flor.state == "none"
        return 2 if early and untouched else 1
    accepted, refused = truco_stake(raises[-1])
    is_pending = deal.truco.state in ("truco", "retruco", "vale-cuatro", "refused")
    return refused if is_pending else accepted


@examples(20, 600)
@deals
def test_scores_are_what_was_scored_and_what_was_won(rules, seed):
    *_, state = states(rules, seed)
    if state.chico_winner is None:
        won = hand_points(state.awards)
        sides = state.deal.accounts if state.deal else ((0,), (1,))
        for side, accounts in enumerate(sides):
            for account in accounts:
                assert state.scores[account] == state.scored[account] + won[side]
    assert all(score <= rules.target for score in state.scores)


@examples(20, 600)
@deals
def test_nobody_answers_his_own_side_and_nothing_reopens(rules, seed):
    before = None
    for state in states(rules, seed):
        for deal in state.deals:
            for bet in (deal.envido, deal.truco):
                last = None
                for seat, call in bet.calls:
                    assert deal.sides[seat] != last
                    # After "quiero" its side may raise; after any other call the opponents must
                    # answer.
                    last = last if call == "quiero" else deal.sides[seat]
        if before and before.deal and state.deal and len(before.deals) == len(state.deals):
            for name in ("envido", "flor"):
                was = getattr(before.deal, name)
                now = getattr(state.deal, name)
                assert was.state not in OVER or now.state == was.state
                assert was.state not in OVER or len(now.calls) == len(was.calls)
            assert not before.deal.done or state.deal.awards == before.deal.awards
        before = state


@examples(20, 600)
@deals
def test_a_seat_that_left_makes_no_calls(rules, seed):
    before = None
    for state in states(rules, seed):
        if before and before.deal and len(before.deals) == len(state.deals):
            seat = state.done[-1][0]
            assert seat not in before.deal.gone
        for seat in state.deal.gone if state.deal else ():
            assert state.actions(seat) == ()
        before = state


def anything(rng, players):
    """A random action, which may be illegal, at a table of `players`."""
    return rng.choice(
        (
            Call(rng.choice([call for call in CALLS if call not in FOR_ALL])),
            PlayCard(rng.choice(PACK_40)),
            Discard(rng.choice(PACK_40)),
            Declare(rng.randrange(40)),
            AskFlor(rng.randrange(players + 1)),
        )
    )


@examples(20, 600)
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
@settings(max_examples=3000)
@deals
def test_many_hands_end_with_the_points_of_their_stakes(rules, seed):
    *_, state = states(rules, seed)
    for deal in state.deals:
        by_bet = {award.bet: award.points for award in deal.awards}
        assert by_bet.get("envido", 0) == expected_envido(deal)
        assert by_bet.get("flor", 0) == expected_flor(deal)
        assert by_bet.get("truco", 0) == (0 if stopped(deal) else expected_truco(deal))


ANSWERS = {"quiero": "quiero", "no quiero": "no-quiero", "flor": "flor"}
RAISES = {"envido", "real-envido", "falta-envido"}
QUOTED = re.compile(r"[«“]\s?(.+?)\s?[»”]")


@pytest.mark.rule("TRU-ENV-05", "TRU-ENV-07", "TRU-FLOR-06")
@examples(30, 900)
@deals
def test_a_card_refused_for_an_envido_comes_with_the_open_answers(rules, seed):
    for state in states(rules, seed):
        for seat in state.to_act:
            verdict = state.judge(PlayCard(state.dealt[seat][0]), seat)
            if verdict.reason == "truco-answer-envido-first":
                open_now = set(verdict.alternatives)
                assert (verdict.facts["answers"] == "raise") == bool(open_now & RAISES)
                for lang in LANGUAGES:
                    with use_language(lang):
                        _, _, message = explain(verdict).partition(":")
                    offered = {ANSWERS[item] for item in QUOTED.findall(message)}
                    assert offered == open_now & set(ANSWERS.values()), message
