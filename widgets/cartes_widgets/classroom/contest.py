"""A tournament: the same deals at all tables, each against the house, compared deal by deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

__all__ = ["CONTESTS", "DEALS", "Rank", "ranking"]

CONTESTS: Mapping[str, tuple[int, ...]] = {"botifarra": (4,), "truco": (4, 2)}
"""Games whose deals have two sides to be compared, and for how many, the usual number first."""

DEALS = (2, 3, 4, 5, 6)
"""How many deals a tournament may have."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Where a table stands.

    Attributes:
        place: from 1; those who are equal share it.
        percent: of the comparisons with other tables, an equal one counting half; 50 while
            there is nothing to compare with.
        done: deals that were played.
    """

    table: str
    place: int
    percent: float
    done: int


def ranking(gains: Mapping[str, Sequence[int]]) -> list[Rank]:
    """The tables, the best first, by what each has won over the house in each deal.

    Only deals that two tables have both played are compared.
    """
    names = list(gains)
    won = dict.fromkeys(names, 0.0)
    met = dict.fromkeys(names, 0)
    for one, other in permutations(names, 2):
        for own, theirs in zip(gains[one], gains[other], strict=False):
            met[one] += 1
            won[one] += 1.0 if own > theirs else 0.5 if own == theirs else 0.0
    share = {name: 100 * won[name] / met[name] if met[name] else 50.0 for name in names}
    places = {name: 1 + sum(share[one] > share[name] for one in names) for name in names}
    order = sorted(names, key=lambda name: -share[name])
    return [Rank(name, places[name], share[name], len(gains[name])) for name in order]
