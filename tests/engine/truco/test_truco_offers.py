"""Tests that an accepted or refused call gives the points that its choice stated."""

import random

import pytest
from truco_tables import FLOR_C, FLOR_O, deal, run

from cartes_lib.truco import Match, Rules
from cartes_lib.truco.actions import Call
from cartes_lib.truco.offers import current_offers, offer

TABLES = [Rules(), Rules(flor=False), Rules(players=2), Rules(players=6)]


def positions(rules, seed, acts=60):
    """The positions of a random match, up to `acts` actions, in which no player leaves a hand."""
    match, rng = Match(rules, seed), random.Random(seed)
    for _ in range(acts):
        if not match.state.to_act:
            return
        yield match.state
        seat = match.state.to_act[0]
        open_ones = match.state.actions(seat)
        stay = [item for item in open_ones if str(item) != "mazo"] or open_ones
        match.play(rng.choice(stay), seat)


@pytest.mark.rule("TRU-TRU-13", "TRU-ENV-09")
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players}-{rules.flor}")
def test_a_refusal_brings_the_points_that_were_offered_for_it(rules):
    compared = 0
    for seed in range(6):
        for state in positions(rules, seed):
            seat = state.to_act[0]
            if Call("no-quiero") not in state.actions(seat):
                continue
            text = offer(state, "no-quiero", seat)
            before = sum(award.points for deal in state.deals for award in deal.awards)
            after = state.play(Call("no-quiero"), seat)
            won = sum(award.points for deal in after.deals for award in deal.awards) - before
            assert text.refused == won
            compared += 1
    assert compared > 5


@pytest.mark.rule("TRU-TRU-13", "TRU-ENV-04")
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players}-{rules.flor}")
def test_a_call_is_offered_for_what_its_answer_is_then_worth(rules):
    compared = 0
    for seed in range(6):
        for state in positions(rules, seed):
            seat = state.to_act[0]
            for call in ("envido", "real-envido", "falta-envido", "truco", "retruco"):
                if Call(call) not in state.actions(seat):
                    continue
                text, after = offer(state, call, seat), state.play(Call(call), seat)
                answers = [item for item in after.to_act if Call("quiero") in after.actions(item)]
                for other in answers[:1]:
                    assert offer(after, "quiero", other).accepted == text.accepted
                    assert offer(after, "no-quiero", other).refused == text.refused
                    compared += 1
    assert compared > 20


@pytest.mark.rule("TRU-TURN-06", "TRU-ENV-04", "TRU-FLOR-09", "TRU-TRU-13")
@pytest.mark.parametrize(
    ("calls", "bets"),
    [
        ("", [("truco", 1, None)]),
        ("0:truco", [("truco", 2, 1)]),
        ("0:truco 1:quiero", [("truco", 2, None)]),
        ("0:truco 1:flor 0:contraflor", [("flor", 6, 3), ("truco", 2, 1)]),
    ],
)
def test_of_the_standing_bets_a_pending_one_comes_before_the_truco(calls, bets):
    state = run(deal(f"{FLOR_O} / {FLOR_C}"), calls)
    assert [(item.bet, item.accepted, item.refused) for item in current_offers(state.deal)] == bets


@pytest.mark.rule("TRU-ENV-04", "TRU-ENV-05")
def test_an_envido_is_pending_until_it_is_answered():
    asked = run(deal(flor=False), "0:envido")
    assert [(item.bet, item.accepted, item.refused) for item in current_offers(asked.deal)] == [
        ("envido", 2, 1),
        ("truco", 1, None),
    ]
    assert [item.bet for item in current_offers(run(asked, "1:quiero").deal)] == ["truco"]
