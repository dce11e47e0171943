"""What a call would bring is what it brings once it is answered."""

import random

import pytest

from cartes_lib.truco import Call, Match, Rules, offer

TABLES = [Rules(), Rules(flor=False), Rules(players=2), Rules(players=6)]


def positions(rules, seed, acts=60):
    """Positions of a match in which everybody speaks and plays at random, but stays."""
    match, rng = Match(rules, seed), random.Random(seed)
    for _ in range(acts):
        if not match.state.to_act:
            return
        yield match.state
        seat = match.state.to_act[0]
        open_ones = match.state.actions(seat)
        stay = [one for one in open_ones if str(one) != "mazo"] or open_ones
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
            told = offer(state, "no-quiero", seat)
            before = sum(one.points for deal in state.deals for one in deal.awards)
            after = state.play(Call("no-quiero"), seat)
            won = sum(one.points for deal in after.deals for one in deal.awards) - before
            assert told.refused == won
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
                told, after = offer(state, call, seat), state.play(Call(call), seat)
                answers = [one for one in after.to_act if Call("quiero") in after.actions(one)]
                for other in answers[:1]:
                    assert offer(after, "quiero", other).accepted == told.accepted
                    assert offer(after, "no-quiero", other).refused == told.refused
                    compared += 1
    assert compared > 20
