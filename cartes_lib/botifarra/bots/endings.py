"""Endings of Botifarra: simulated deals are solved exactly, instead of or in addition to playouts.

A solved deal is exact, but assumes open hands. A playout is rough, but nobody in it sees hidden
cards. With few tricks left the exact results alone are better, with some more both together.
Earlier in a deal the solver takes too long.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cartes_lib.botifarra.bots.deals import Seen
from cartes_lib.botifarra.fast import MutableDeal
from cartes_lib.botifarra.solver import is_solvable, solve_deal
from cartes_lib.bots.budget import Budget

__all__ = ["EVERY", "Endings"]

_ALONE: Mapping[bool, Sequence[int]] = {
    True: (1, 1, 1, 2, 3, 6, 10),
    False: (1, 1, 1, 2, 4, 9, 25),
}
"""Number of playouts that a solved deal counts as, and costs. By whether a player who cannot win
must play the lowest card, then by the tricks left. Earlier, no deal is solved alone.
"""

_MIXED = 8
"""With so many tricks left, or with fewer that are not solved alone, both are done."""

EVERY = 24
"""Of the deals imagined every so manieth is then solved."""

_COUNTS = 8
"""So many deals played out a solved one then counts for."""

_NODES, _DEAREST = 30, 3000
"""Positions that may be looked at then, for each sample of the budget, and of one deal at most.
Positions and not seconds: the same budget chooses the same card on any machine."""


class Endings:
    """Which of the simulated deals of one move are solved, and at what weight.

    Attributes:
        most: the largest number of simulated deals.
        counts: the number of playouts that one solved deal counts as.
    """

    def __init__(self, seen: Seen, budget: Budget) -> None:
        table, left = seen.table, max(seen.memory.view.hand_sizes)
        may_solve = is_solvable(table)
        shares = _ALONE[table.lowest]
        self._alone = may_solve and left < len(shares)
        share = shares[left] if self._alone else 1
        self.most = -(-budget.samples // share)
        self.counts = 1 if self._alone else _COUNTS
        self._nodes = _NODES * budget.samples if may_solve and left <= _MIXED else 0

    def solved(
        self, number: int, deal: MutableDeal, asked: Collection[int]
    ) -> Mapping[int, float] | None:
        """The total result of each legal card of `asked` with open hands.

        Args:
            number: index of the deal, from 0.

        Returns:
            None if this deal must be played out, or was too expensive to solve.
        """
        legal = deal.legal()
        cards = [card for card in asked if legal >> card & 1]
        won = deal.points[deal.player & 1]
        if self._alone:
            result = solve_deal(deal, asked=cards)
        elif number % EVERY or not number or self._nodes <= 0:
            return None
        else:
            result = solve_deal(deal, min(self._nodes, _DEAREST), cards)
            self._nodes -= result.nodes
        if not result.exact:
            return None
        return {card: won + least for card, (least, _) in result.bounds.items()}
