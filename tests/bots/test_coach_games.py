"""Tests of the coach in every game: its advice has only legal actions, each with its loss."""

import random

import pytest

from cartes_lib import coach
from cartes_lib.bots.budget import Budget
from cartes_lib.games import GAMES

FEW = Budget(samples=3, seconds=None)


def test_every_game_has_a_coach_and_reasons_named_after_it():
    assert {*coach.REASONS} == {*GAMES}
    for game, ids in coach.REASONS.items():
        assert ids
        assert all(ident.startswith(f"{game}-") for ident in ids)


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_only_what_the_seat_may_do_and_a_stranger_is_refused(game):
    state = GAMES[game].match(GAMES[game].rules(), 1).state
    seat = state.to_act[0]
    advice = coach.advise(game, state, seat, random.Random(1), FEW)
    assert {str(candidate.action) for candidate in advice.candidates} <= set(
        map(str, state.actions(seat))
    )
    assert advice.best.behind == 0
    with pytest.raises(ValueError, match="seat"):
        coach.advise(game, state, 9, random.Random(1), FEW)


@pytest.mark.parametrize("game", ["botifarra", "truco"])
def test_a_seat_without_actions_gets_no_advice(game):
    state = GAMES[game].match(GAMES[game].rules(), 1).state
    other = next(item for item in range(4) if not state.actions(item))
    assert coach.advise(game, state, other, random.Random(1), FEW).candidates == ()


@pytest.mark.parametrize("game", GAMES)
def test_only_the_best_move_has_its_average_and_others_the_distance_to_it(game):
    state = GAMES[game].match(GAMES[game].rules(), 1).state
    advice = coach.advise(game, state, state.to_act[0], random.Random(1), FEW)
    assert advice.expected != 0
    assert advice.error > 0
    assert all(candidate.behind >= 0 for candidate in advice.candidates)
    assert not any(hasattr(candidate, "expected") for candidate in advice.candidates)


def test_without_actions_there_is_no_best_one():
    with pytest.raises(ValueError, match="nothing"):
        _ = coach.Advice("balco", 0, "chance", ()).best
