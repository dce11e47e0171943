"""The Monte Carlo bot for two players, who play from piles with one visible card each."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.botifarra import View
from cartes_lib.botifarra.actions import Action, Call, PlayCard
from cartes_lib.botifarra.bidding import CONTRACTS, multiplier
from cartes_lib.botifarra.fast import NO_TRUMP, compiled_rules, numbers
from cartes_lib.botifarra.fast_duo import MutableDuoDeal
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import DEAL_POINTS, HALF
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.bots.unseen import share_out
from cartes_lib.seats import right_of

Rows = tuple[list[list[list[int]]], list[int]]
"""The piles of each player (cards from top to bottom), and the masks of the hands."""

_MARGIN = {"contro": 3.0, "recontro": 4.0, "sant-vicenc": 5.0}
"""Minimum expected points above half with which the bot makes a doubling call; the keys are the
calls.

The value is above 0 because the opponent may double again.
"""


def weigh(
    memory: Memory,
    calls: Sequence[Call],
    cards: Sequence[PlayCard],
    rng: random.Random,
    budget: Budget,
) -> Tally[Action]:
    """A tally of the actions: for a card, the average points of the seat in the deal; for a call,
    the average difference between the scores of the seat and of the opponent.
    """
    view = memory.view
    table, seat = compiled_rules(view.rules), view.seat or 0
    plays = sorted(cards, key=lambda play: _price(play, view))
    tally: Tally[Action] = Tally([*calls, *plays])
    for _ in budget.rounds():
        rows = _determinization(memory, rng)
        result: dict[Action, float] = {
            call: _called(memory, call.call, rows, rng) for call in calls
        }
        for play in plays:
            deal, card = _deal(memory, rows, _trump(view)), table.number(play.card)
            result[play] = 0.0
            if deal.legal() >> card & 1:
                deal.play(card)
                result[play] = _points(seat, deal, rng)
        tally.note(result)
    return tally


def _price(play: PlayCard, view: View) -> tuple[int, int]:
    table = compiled_rules(view.rules)
    number = table.number(play.card)
    return table.points[number], number % 12


def _trump(view: View) -> int:
    suit = trump_of(view.contract) if view.contract else None
    return NO_TRUMP if suit is None else int(suit)


def _determinization(memory: Memory, rng: random.Random) -> Rows:
    """Random piles and a random hand of the opponent that are consistent with the cards seen."""
    view = memory.view
    table, seat = compiled_rules(view.rules), view.seat or 0
    own = table.mask(view.hand or ())
    gone = table.mask(play.card for trick in memory.tricks for play in trick)
    tops = [[pile.top for pile in piles if pile.top is not None] for piles in view.piles]
    hidden = [sum(pile.under for pile in piles) for piles in view.piles]
    in_hand = view.hand_sizes[1 - seat] - len(tops[1 - seat]) - hidden[1 - seat]
    known = own | gone | table.mask([card for row in tops for card in row])
    unseen = numbers(table.mask(view.rules.pack) & ~known)
    capacity = {0: hidden[0], 1: hidden[1], 2: in_hand}
    shares = share_out(unseen, capacity, dict.fromkeys(capacity, 0), rng)
    piles = [_piled(view, at, list(numbers(shares[at])), rng) for at in (0, 1)]
    hands = [own, own]
    hands[1 - seat] = shares[2]
    return piles, hands


def _piled(view: View, seat: int, cards: list[int], rng: random.Random) -> list[list[int]]:
    """The piles of `seat` (cards from top to bottom), with `cards` as the face-down cards."""
    table = compiled_rules(view.rules)
    rng.shuffle(cards)
    return [
        [table.number(pile.top), *(cards.pop() for _ in range(pile.under))]
        for pile in view.piles[seat]
        if pile.top is not None
    ]


def _deal(memory: Memory, rows: Rows, trump: int) -> MutableDuoDeal:
    view = memory.view
    table = compiled_rules(view.rules)
    tricks = [[(play.seat, table.number(play.card)) for play in trick] for trick in memory.tricks]
    to_play = (view.seat or 0) if view.contract else right_of(view.dealer, 2)
    return MutableDuoDeal.resumed(*rows, trump, tricks, to_play, table)


def _called(memory: Memory, call: str, rows: Rows, rng: random.Random) -> float:
    """The score of the seat minus the opponent's score after `call`, in a random playout."""
    view = memory.view
    contract = call if call in CONTRACTS else view.contract
    assert contract is not None, "only a contract can be doubled"
    deal = _deal(memory, rows, CONTRACTS.index(contract))
    deal.player = right_of(view.dealer, 2)
    above = _points(view.seat or 0, deal, rng) - HALF
    if call in CONTRACTS:
        return above * multiplier(call, "none", view.rules)
    now = multiplier(contract, view.doubling, view.rules)
    if call == "pass":
        return above * now
    doubled = multiplier(contract, call, view.rules)
    return (above - _MARGIN[call]) * (doubled - now) + above * now


def _points(seat: int, deal: MutableDuoDeal, rng: random.Random) -> int:
    """The points of `seat` in the deal if the remaining cards are played at random."""
    first = deal.playout(rng)
    return first if seat == 0 else DEAL_POINTS - first
