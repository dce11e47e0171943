"""A tournament: all tables play the same deals against bots, and the ranking compares each deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.table.terms import Terms, seed_of

CONTESTS: Mapping[str, tuple[int, ...]] = {
    game: presented.contests for game, presented in PRESENTATIONS.items()
}
"""The possible numbers of players of a tournament, the usual one first; the key is the game."""

DEALS = (2, 3, 4, 5, 6)
"""The possible numbers of deals of a tournament."""


def new_game(terms: Terms, length: int) -> TableGame:
    """A new match with the given terms: game, variant, number of players and cards.

    Args:
        length: number of deals of the tournament, after which the match ends; 0 for a match to its
            target.
    """
    # Otherwise the match might reach its target before all deals are played.
    options = PRESENTATIONS[terms.game].options_for_length(length) if length else {}
    if not options:
        return terms.begin()
    rules = replace(terms.rules(), **options)
    return PRESENTATIONS[terms.game].begin(rules, seed_of(terms.deals))


@dataclass(frozen=True, slots=True)
class Rank:
    """The rank of a table in a tournament.

    Attributes:
        place: the rank, from 1; equal tables share it. None before a deal can be compared.
        percent: the percentage of comparisons with other tables that the table won; a tie counts
            half. None without a comparison.
        done: number of deals that the table has played.
    """

    table: str
    place: int | None
    percent: float | None
    done: int


def ranking(gains: Mapping[str, Sequence[int]]) -> list[Rank]:
    """The ranks of the tables, the best first.

    Args:
        gains: the key is a table's id, the value has the table's gain over the bots in each deal. A
            deal counts only if at least two tables have played it. Tables without such a deal come
            last.
    """
    names = list(gains)
    won = dict.fromkeys(names, 0.0)
    met = dict.fromkeys(names, 0)
    for name, other in permutations(names, 2):
        for own, theirs in zip(gains[name], gains[other], strict=False):
            met[name] += 1
            won[name] += 1.0 if own > theirs else 0.5 if own == theirs else 0.0
    share = {name: 100 * won[name] / met[name] for name in names if met[name]}

    def rank(name: str) -> Rank:
        own = share.get(name)
        place = None if own is None else 1 + sum(other > own for other in share.values())
        return Rank(name, place, own, len(gains[name]))

    return [rank(name) for name in sorted(names, key=lambda name: -share.get(name, -1.0))]
