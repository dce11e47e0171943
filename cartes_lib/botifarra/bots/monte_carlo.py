"""A Monte Carlo bot of Botifarra, which simulates many random deals to their end."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cartes_lib.botifarra.actions import Action, Call, Claim, PlayCard
from cartes_lib.botifarra.bots import calls as call_weights
from cartes_lib.botifarra.bots import duo
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.bots.endings import Endings
from cartes_lib.botifarra.bots.playout import play_out
from cartes_lib.botifarra.fast import MutableDeal
from cartes_lib.botifarra.memory import Memory
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally

_RACE = 24
"""Number of simulated deals after which worse cards are no longer simulated."""


def choose(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Action:
    """The action that the bot chooses from `actions`, using only `memory`.

    The same memory, `rng` and number of samples give the same action.

    Args:
        memory: the memory of the seat that acts.
        actions: the legal actions of the seat; not empty. The bot chooses a claim only if there is
            no other action.
        rng: random generator for the simulated deals.
        budget: the limit of time or samples; None for the default.
    """
    open_ones = sensible(memory, actions)
    if len(open_ones) < 2:
        return (open_ones or actions)[0]
    return weigh(memory, open_ones, rng, budget).best


def sensible(_: Memory, actions: Sequence[Action]) -> Sequence[Action]:
    """`actions` without claims that an opponent broke a rule."""
    return [action for action in actions if not isinstance(action, Claim)]


def weigh(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Tally[Action]:
    """A tally of `actions`: the average value of each action for the side of the seat.

    The value of a card is the points of the side in the whole deal, 0 to 72. The value of a call is
    the score of the side minus that of the others. Claims are left out, and an illegal card has the
    value 0. Of equally good cards, the card with fewer points comes first.
    """
    spending = budget or Budget()
    calls = [action for action in actions if isinstance(action, Call)]
    cards = [action for action in actions if isinstance(action, PlayCard)]
    if memory.view.rules.is_duo:
        return duo.weigh(memory, calls, cards, rng, spending)
    info_set = InformationSet(memory)
    if calls:
        return call_weights.weigh(info_set, calls, rng, spending)
    return _weigh_cards(info_set, cards, rng, spending)


def _weigh_cards(
    info_set: InformationSet, actions: Sequence[PlayCard], rng: random.Random, budget: Budget
) -> Tally[Action]:
    table = info_set.table
    # If a card may be announced as a charge, the announced form comes first in `actions`.
    by_card = {table.number(action.card): action for action in reversed(actions)}
    cheapest = sorted(by_card, key=lambda item: (table.points[item], item % 12))
    tally: Tally[Action] = Tally([by_card[card] for card in cheapest])
    endings = Endings(info_set, budget)
    candidates = tuple(by_card)
    for number in budget.rounds():
        if number >= endings.most:
            break
        if number and not number % _RACE:
            near = tally.open()
            candidates = tuple(card for card in candidates if by_card[card] in near)
            if len(candidates) < 2:
                break
        deal = info_set.determinization(rng)
        solved = endings.solve(number, deal, candidates)
        worth = _played_out(deal, candidates, rng) if solved is None else solved
        result: dict[Action, float] = {by_card[card]: worth.get(card, 0.0) for card in candidates}
        tally.note(result, 1 if solved is None else endings.counts)
    return tally


def _played_out(
    deal: MutableDeal, candidates: Sequence[int], rng: random.Random
) -> Mapping[int, float]:
    """The points of the next player's side after each card of `candidates`, when heuristic bots
    play the other cards.
    """
    side = deal.player & 1 if deal.table.pairs else deal.player
    legal, results = deal.legal(), {}
    for card in candidates:
        if legal >> card & 1:
            after = deal.copy()
            after.play(card)
            results[card] = float(play_out(after, rng).points[side])
    return results
