"""Tests that matches of bots end at every table, with consistent scores."""

import random

import pytest

from cartes_lib.botifarra import State as BotifarraState
from cartes_lib.bots.budget import Budget
from cartes_lib.games import GAMES, read_match
from cartes_lib.record import dump_record

ONE_SAMPLE = Budget(samples=1, seconds=None)
RARELY = 40
"""On average, one in this number of moves is by the Monte Carlo bot, and another one is random."""

MAX_MOVES = 30_000
TABLES = [
    (name, variant, players)
    for name, game in GAMES.items()
    for variant, rules in game.presets.items()
    for players in (range(2, 9) if variant == game.usual else [rules.seats])
    if game.can_seat(variant, players)
]


def move(name, state, seat, rng):
    bots = GAMES[name].bots
    actions, number = state.actions(seat), rng.randrange(RARELY)
    if number == 0:
        return bots.monte_carlo(bots.remember(state, seat), actions, rng, ONE_SAMPLE)
    if number == 1:
        return rng.choice([action for action in actions if str(action) != "mazo"] or list(actions))
    return bots.heuristic(state.view(seat), actions, rng)


def check_scores(before, after):
    """Checks the scores of `after`, a state at the end of a deal, against the state `before`.

    With two sides, no score may fall during a chico. Without partners, scores may be negative.
    """
    if isinstance(after, BotifarraState):
        assert sum(after.points) == 72
    if len(after.scores) == 2 and getattr(after, "chico_winner", None) is None:
        pairs = zip(before.scores, after.scores, strict=True)
        assert all(0 <= earlier <= later for earlier, later in pairs)


def check_match(name, variant, players, seed, deals=None):
    """Plays a match, or its first `deals` deals; checks that its record gives the same state."""
    game = GAMES[name]
    match, rng = game.match(game.rules(variant, players), seed), random.Random(seed)
    begun, ended = match.state, 0
    for _ in range(MAX_MOVES):
        state = match.state
        if not state.to_act or ended == deals:
            break
        seat = state.to_act[0]
        after = match.play(move(name, state, seat, rng), seat)
        if after.deal_is_over:
            check_scores(begun, after)
            begun, ended = match.state, ended + 1
    assert match.state.is_over or ended == deals
    winner, scores = match.state.winner, match.state.scores
    assert winner is None or scores[winner] == max(scores)
    again = read_match(dump_record(match.record()))
    assert again.state == match.state


@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_two_deals_of_every_table_give_the_scores_of_their_record(name, variant, players):
    check_match(name, variant, players, seed=1, deals=2)


@pytest.mark.parametrize(("name", "variant"), [("botifarra", "torneig-8"), ("truco", "gallo")])
def test_a_match_ends_with_the_scores_of_its_record(name, variant):
    check_match(name, variant, None, seed=2)


def test_a_match_goes_on_where_hardly_any_hands_fit_the_calls():
    """In this match of eight players, only one of 2000 sampled deals fits the calls."""
    check_match("truco", "ocho", None, seed=71)


@pytest.mark.long
@pytest.mark.parametrize("seeds", [range(50 * n, 50 * n + 50) for n in range(4)], ids=str)
@pytest.mark.parametrize(("name", "variant", "players"), TABLES)
def test_two_hundred_matches_of_every_table_end_with_the_scores_of_their_records(
    name, variant, players, seeds
):
    for seed in seeds:
        check_match(name, variant, players, seed)
