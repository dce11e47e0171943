"""Evaluates calls of Botifarra (contract, delegation, doubling) in simulated deals."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cartes_lib.botifarra import View
from cartes_lib.botifarra.actions import Action, Call
from cartes_lib.botifarra.bidding import CONTRACTS, multiplier
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.bots.playout import play_out
from cartes_lib.botifarra.fast import MutableDeal
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.seats import opposite_of, right_of

_MARGIN = {"contro": 2.0, "recontro": 3.0, "sant-vicenc": 4.0}
"""Minimum expected points above an even share with which the bot makes a doubling call; the keys
are the calls.

The value is above 0 because the other side may double again.
"""


def weigh(
    info_set: InformationSet, calls: Sequence[Call], rng: random.Random, budget: Budget
) -> Tally[Action]:
    """A tally of `calls`: the average score of the seat's side after the call, minus the score of
    the other sides.
    """
    tally: Tally[Action] = Tally(calls)
    for _ in budget.rounds():
        hands = info_set.hands(rng)
        above = {
            contract: _above_share(info_set, hands, contract, rng)
            for contract in _contracts(info_set.memory.view)
        }
        tally.note({call: _worth(info_set, call.call, hands, above) for call in calls})
    return tally


def _contracts(view: View) -> tuple[str, ...]:
    """The contracts that are still possible: all contracts, or the contract already named."""
    return CONTRACTS if view.contract is None else (view.contract,)


def _above_share(
    info_set: InformationSet, hands: list[int], contract: str, rng: random.Random
) -> float:
    """The points of the seat's side above an even share, when heuristic bots play the cards."""
    view, table, seat = info_set.memory.view, info_set.table, info_set.seat
    rules = view.rules
    leader = right_of(view.dealer, rules.seats)
    deal = play_out(MutableDeal(hands, CONTRACTS.index(contract), leader, table), rng)
    side = seat & 1 if table.pairs else seat
    return deal.points[side] - sum(deal.points) / table.sides


def _worth(
    info_set: InformationSet, call: str, hands: list[int], above: Mapping[str, float]
) -> float:
    view = info_set.memory.view
    if call in CONTRACTS:
        return above[call] * multiplier(call, "none", view.rules)
    if call == "delegate":
        weights = info_set.weights(hands[opposite_of(info_set.seat, view.rules.seats)])
        return above[CONTRACTS[weights.index(max(weights))]]
    assert view.contract is not None, "only a contract can be doubled"
    now = multiplier(view.contract, view.doubling, view.rules)
    if call == "pass":
        return above[view.contract] * now
    doubled = multiplier(view.contract, call, view.rules)
    return (above[view.contract] - _MARGIN[call]) * (doubled - now) + above[view.contract] * now
