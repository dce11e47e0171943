"""Solves simulated deals of Botifarra near the end, instead of or in addition to playouts.

The solver is exact, but assumes that all players see all cards. A playout is approximate, but its
players see no hidden cards. With few tricks left, the solver alone gives better moves. With more
tricks left, both together do. Earlier in a deal the solver takes too long.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.fast import MutableDeal
from cartes_lib.botifarra.solver import is_solvable, solve_deal
from cartes_lib.bots.budget import Budget

_ALONE: Mapping[bool, Sequence[int]] = {
    True: (1, 1, 1, 2, 3, 6, 10),
    False: (1, 1, 1, 2, 4, 9, 25),
}
"""Weight of a solved deal, in playouts; solving it also takes as long as this number of playouts.

The key is whether a player who cannot win must play the lowest card. The index is the number of
tricks left. With more tricks left, the solver is not used alone.
"""

_MIXED = 8
"""Maximum number of tricks left with which the solver is used in addition to playouts."""

EVERY = 24
"""One simulated deal in this number is solved, if the solver is used in addition to playouts."""

_COUNTS = 8
"""Weight of a solved deal, in playouts, if the solver is used in addition to playouts."""

_NODES, _MAX_NODES = 30, 3000
"""Maximum number of searched positions, if the solver is used in addition to playouts.

The first number is for each sample of the budget, the second for one deal.

The limit is not a time, so that the same budget chooses the same card on every machine.
"""


class Endings:
    """Decides which simulated deals of one move are solved, and with which weight.

    Attributes:
        most: the maximum number of simulated deals.
        counts: the weight of one solved deal, in playouts.
    """

    def __init__(self, info_set: InformationSet, budget: Budget) -> None:
        table, left = info_set.table, max(info_set.memory.view.hand_sizes)
        may_solve = is_solvable(table)
        shares = _ALONE[table.lowest]
        self._alone = may_solve and left < len(shares)
        share = shares[left] if self._alone else 1
        self.most = -(-budget.samples // share)
        self.counts = 1 if self._alone else _COUNTS
        self._nodes = _NODES * budget.samples if may_solve and left <= _MIXED else 0

    def solve(
        self, number: int, deal: MutableDeal, candidates: Collection[int]
    ) -> Mapping[int, float] | None:
        """Solve `deal`: the result of each of `candidates`, multiplied by the weight of the deal.

        Args:
            number: index of the deal, from 0.

        Returns:
            The results by card; None if this deal is not solved, or if the search takes too long.
        """
        legal = deal.legal()
        cards = [card for card in candidates if legal >> card & 1]
        won = deal.points[deal.player & 1]
        if self._alone:
            result = solve_deal(deal, candidates=cards)
        elif number % EVERY or not number or self._nodes <= 0:
            return None
        else:
            result = solve_deal(deal, min(self._nodes, _MAX_NODES), cards)
            self._nodes -= result.nodes
        if not result.exact:
            return None
        return {card: won + least for card, (least, _) in result.bounds.items()}
