"""A strong player of Botifarra: imagines many deals that fit, and plays each of them out."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from cartes_lib.botifarra import Action, Call, Claim, PlayCard
from cartes_lib.botifarra.fast import FastDeal, numbers
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import DEAL_POINTS
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.sampled import botifarra_calls, botifarra_duo
from cartes_lib.bots.sampled.botifarra_deals import Seen
from cartes_lib.bots.tally import Tally

__all__ = ["choose", "sensible", "weigh"]

_SOLVED_FROM = 6
"""Tricks left from which imagined deals are solved, not played out at random."""

_SOLVED_SHARE = 10
"""One solved deal is worth, and costs, as much as so many that are played out."""


def choose(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Action:
    """One of `actions`, judged by `memory` alone.

    The same memory, randomness and number of samples choose the same.

    Args:
        memory: of the seat that is to act.
        actions: what it may do; not empty. It claims nothing while it may do something else.
        rng: draws the deals that are imagined.
        budget: how long it may think; None for the usual.
    """
    open_ones = sensible(memory, actions)
    if len(open_ones) < 2:
        return (open_ones or actions)[0]
    return weigh(memory, open_ones, rng, budget).best


def sensible(_: Memory, actions: Sequence[Action]) -> Sequence[Action]:
    """`actions` without claims."""
    return [one for one in actions if not isinstance(one, Claim)]


def weigh(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Tally[Action]:
    """What each of `actions` is worth to the side of the seat, on average.

    A card is worth the points that the side makes in the whole deal, 0 to 72; a call, what
    the side then scores more than the others. A claim is not weighed, and a card against the
    rules is worth nothing. Of equals the cheaper comes first.
    """
    spending = budget or Budget()
    calls = [one for one in actions if isinstance(one, Call)]
    cards = [one for one in actions if isinstance(one, PlayCard)]
    if memory.view.rules.is_duo:
        return botifarra_duo.weigh(memory, calls, cards, rng, spending)
    seen = Seen(memory)
    if calls:
        return botifarra_calls.weigh(seen, calls, rng, spending)
    return _weigh_cards(seen, cards, rng, spending)


def _weigh_cards(
    seen: Seen, actions: Sequence[PlayCard], rng: random.Random, budget: Budget
) -> Tally[Action]:
    table = seen.table
    # Where a card may be announced as a charge, that form comes first in `actions`.
    by_card = {table.number(one.card): one for one in reversed(actions)}
    cheapest = sorted(by_card, key=lambda one: (table.points[one], one % 12))
    tally: Tally[Action] = Tally([by_card[card] for card in cheapest])
    solved = _is_solved(seen)
    for number in budget.rounds():
        if solved and number * _SOLVED_SHARE >= budget.samples:
            break
        deal = _imagined(seen, rng)
        worth = _solved(deal) if solved else _played_out(deal, rng)
        tally.note({play: worth.get(card, 0.0) for card, play in by_card.items()})
    return tally


def _is_solved(seen: Seen) -> bool:
    rules = seen.memory.view.rules
    plain = seen.table.plain and seen.table.pairs and rules.card_order == "usual"
    return plain and max(seen.memory.view.held) <= _SOLVED_FROM


def _imagined(seen: Seen, rng: random.Random) -> FastDeal:
    """A deal on integers that fits what the seat has seen, as it stands now."""
    hands, trick = seen.hands(rng), seen.memory.view.trick
    table = seen.table
    cards = [table.number(play.card) for play in trick]
    for play, card in zip(trick, cards, strict=True):
        hands[play.seat] |= 1 << card
    deal = FastDeal(hands, seen.trump, trick[0].seat if trick else seen.seat, table)
    deal.points = seen.points_so_far()
    for card in cards:
        deal.play(card)
    return deal


def _solved(deal: FastDeal) -> Mapping[int, float]:
    """What each legal card brings in all, everyone playing at his best with open hands."""
    won = deal.points[deal.player & 1]
    return {card: won + least for card, (least, _) in solve_deal(deal).bounds.items()}


def _played_out(deal: FastDeal, rng: random.Random) -> Mapping[int, float]:
    """What each legal card brings in all when the rest is played at random."""
    seat, found = deal.player, {}
    for card in numbers(deal.legal()):
        after = deal.copy()
        after.play(card)
        found[card] = _points_of(seat, after, rng)
    return found


def _points_of(seat: int, deal: FastDeal, rng: random.Random) -> float:
    if deal.table.pairs:
        ours = deal.playout(rng)
        return ours if seat % 2 == 0 else DEAL_POINTS - ours
    while deal.left:
        choice = numbers(deal.legal())
        deal.play(choice[int(rng.random() * len(choice))])
    return deal.points[seat]
