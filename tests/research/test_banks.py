"""The figures of the banks can be simulated again."""

from itertools import combinations

import pytest

from cartes_lib.asking.balco import swap_bank, throw_bank
from research import balco_swaps, balco_throws


@pytest.mark.parametrize("best", [True, False])
def test_the_simulated_exchanges_can_be_simulated_again(best):
    found = swap_bank.bank()[0]
    ranks = found.ranked()[0 if best else -1]
    up = next(up for up in combinations(found.six, 3) if swap_bank.kept_alike(up) == ranks)
    assert balco_swaps.won(found.six, up) == found.wins[ranks]


def test_the_simulated_throws_can_be_simulated_again_and_are_all_that_may_be_thrown():
    found = throw_bank.bank()[0]
    throw, wins = found.ranked()[0], max(found.wins.values())
    assert balco_throws.won(found.hand, found.pile, throw) == wins
    for item in throw_bank.bank():
        assert set(item.wins) == set(balco_throws.throws_of(item.hand, item.pile[-1].rank))
