"""Tests that the stored figures of simulated choices can be simulated again."""

from itertools import combinations

import pytest

from cartes_lib.asking.balco import swap_bank, throw_bank
from research import balco_swaps, balco_throws


@pytest.mark.parametrize("best", [True, False])
def test_the_simulated_exchanges_can_be_simulated_again(best):
    result = swap_bank.bank()[0]
    ranks = result.best_first()[0 if best else -1]
    up = next(up for up in combinations(result.six, 3) if swap_bank.ranks_of(up) == ranks)
    assert balco_swaps.won(result.six, up) == result.wins[ranks]


@pytest.mark.parametrize("name", ["throws", "lesson_throws"])
def test_the_simulated_throws_can_be_simulated_again_and_are_all_that_may_be_thrown(name):
    result = throw_bank.bank(name)[0]
    throw, wins = result.best_first()[0], max(result.wins.values())
    assert balco_throws.won(result.hand, result.pile, throw) == wins
    for item in throw_bank.bank(name):
        assert set(item.wins) == set(balco_throws.throws_of(item.hand, item.pile[-1].rank))
