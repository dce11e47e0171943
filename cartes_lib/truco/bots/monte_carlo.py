"""A Monte Carlo bot of Truco.

It weights the possible hands of the other players by their bets, and simulates each action.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.truco import strength
from cartes_lib.truco.actions import Action, Call, Declare, PlayCard
from cartes_lib.truco.bots.chico import chance_of_chico, worth_of_point
from cartes_lib.truco.bots.deals import InformationSet
from cartes_lib.truco.bots.playout import play_out
from cartes_lib.truco.bots.ranges import USUAL, Range
from cartes_lib.truco.fast.deal import MutableDeal
from cartes_lib.truco.memory import Memory
from cartes_lib.truco.seating import accounts_of_sides

_AT_ONCE = 24
"""Number of simulated deals after which clearly worse actions are no longer simulated."""

_MIXED = 0.06
"""If the values of calls differ by at most this number of points, the choice is random, because
opponents can predict a fixed strategy.
"""


def choose(
    memory: Memory,
    actions: Sequence[Action],
    rng: random.Random,
    budget: Budget | None = None,
    ranges: Range = USUAL,
) -> Action:
    """The action that the bot chooses from `actions`, using only `memory`.

    The same memory, `rng` and number of samples give the same action.

    Args:
        memory: the memory of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: random generator for the simulated deals, and for bluffs that cost nothing.
        budget: the limit of time or samples; None for the default.
        ranges: the hands with which the other players are assumed to bet.
    """
    open_ones = sensible(memory, actions)
    if len(open_ones) < 2:
        return open_ones[0]
    tally = weigh(memory, open_ones, rng, budget, ranges)
    best = tally.best
    near = [
        action
        for action in tally.actions
        if action == best or (_is_word(action) and tally.mean(best) - tally.mean(action) < _MIXED)
    ]
    return rng.choice(near) if _is_word(best) else best


def _is_word(action: Action) -> bool:
    return isinstance(action, Call)


def sensible(memory: Memory, actions: Sequence[Action]) -> Sequence[Action]:
    """`actions` without false declarations, folding and duplicate cards of the same strength.

    Folding is left out because it is not better than refusing a bet.
    """
    values = [item for item in actions if isinstance(item, Declare)]
    if values:
        info_set = InformationSet(memory)
        bet = "flor" if info_set.table.talks.rules.flor and _declares_flor(memory) else "envido"
        mine = MutableDeal(info_set.table, [info_set.own] * len(info_set.seats)).value(
            bet, info_set.place
        )
        true = [value for value in values if value.value == mine]
        return true or [item for item in actions if isinstance(item, Call)] or list(actions)
    results: list[Action] = []
    classes: set[int] = set()
    for action in actions:
        if str(action) == "mazo":
            # A player who continues can still fold later at the same cost.
            continue
        if isinstance(action, PlayCard):
            if strength(action.card) in classes:
                continue
            classes.add(strength(action.card))
        results.append(action)
    # Of cards with the same strength, the card with the lowest number comes first.
    results.sort(key=lambda item: strength(item.card) if isinstance(item, PlayCard) else 0)
    return results or list(actions)


def action_key(action: Action) -> object:
    """A key that is equal for actions with the same effect, such as cards of the same strength."""
    return strength(action.card) if isinstance(action, PlayCard) else str(action)


def _declares_flor(memory: Memory) -> bool:
    return memory.view.flor == "accepted" and not any(
        won.bet == "flor" for won in memory.view.settled
    )


def weigh(
    memory: Memory,
    actions: Sequence[Action],
    rng: random.Random,
    budget: Budget | None = None,
    ranges: Range = USUAL,
) -> Tally[Action]:
    """A tally of `actions`: the average value of each action for the side of the seat of `memory`.

    The unit is a point of the deal, weighted by the scores: a point that wins the chico (a part of
    the match) has a higher value, and the value of later points is 0. The decision about a card
    that was turned up by accident is evaluated in the same way.
    """
    info_set, tally = InformationSet(memory, ranges), Tally(actions)
    candidates = tally.actions
    for number in (budget or Budget()).rounds():
        if number and not number % _AT_ONCE:
            candidates = tally.open()
            if len(candidates) < 2:
                break
        deal = info_set.determinization(rng)
        tally.note({item: tried(info_set, deal, item, rng) for item in candidates})
    return tally


def tried(info_set: InformationSet, deal: MutableDeal, action: Action, rng: random.Random) -> float:
    """The change in the probability of winning the chico (a part of the match), after `action` and
    a playout of a copy of `deal`.

    The unit is points: a probability divided by the value of one point at the current scores. If
    the action is a redeal, the result is 0.
    """
    if str(action) == "redeal":
        return 0.0
    after = deal.copy()
    if str(action) != "keep":
        after.play(info_set.move(info_set.place, str(action)))
    return _worth(info_set, play_out(after, info_set.ranges, rng))


def _worth(info_set: InformationSet, deal: MutableDeal) -> float:
    view = info_set.memory.view
    accounts, points = accounts_of_sides(view.dealer, view.rules), view.rules.target
    scores = list(view.scores)
    own = view.seat if len(scores) == 3 else view.sides[view.seat or 0]
    assert own is not None, "a stranger does not play"
    claims = any(bet == "claim" for bet, _, _ in deal.awards)
    won = enumerate(deal.points) if claims else ((side, n) for _, side, n in deal.awards)
    for side, more in won:
        if max(scores) >= points:
            break
        for account in accounts[side]:
            scores[account] += more
    now, then = _both(view.scores, own), _both(scores, own)
    gained = chance_of_chico(*then, points) - chance_of_chico(*now, points)
    return gained / worth_of_point(*now, points)


def _both(scores: Sequence[int], own: int) -> tuple[int, int]:
    """The score with index `own`, and the highest of the other scores."""
    return scores[own], max(score for at, score in enumerate(scores) if at != own)
