"""Random deals, encoded as integers, that are consistent with the knowledge of a seat."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from cartes_lib.botifarra.fast import (
    BIT,
    NO_TRUMP,
    SUITS,
    CompiledRules,
    MutableDeal,
    compiled_rules,
    numbers,
)
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import deal_points
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.bots.unseen import share_out

_ENOUGH = 15
_DOUBTED = 0.3
"""Probability to accept a random deal in which a player's calls differ from the calls of the bot.
"""

_TRIES = 12


@dataclass(frozen=True)
class InformationSet:
    """The knowledge of one seat about a deal of three or four players, encoded as integers.

    Attributes:
        memory: the same knowledge as objects of the engine.
    """

    memory: Memory

    @cached_property
    def table(self) -> CompiledRules:
        """The compiled rules of the table."""
        return compiled_rules(self.memory.view.rules)

    @cached_property
    def seat(self) -> int:
        """The seat that has this knowledge."""
        seat = self.memory.view.seat
        assert seat is not None, "a stranger does not play"
        return seat

    @cached_property
    def trump(self) -> int:
        """The number of the trump suit; `NO_TRUMP` in a botifarra, or before a contract is
        named.
        """
        suit = trump_of(self.memory.view.contract) if self.memory.view.contract else None
        return NO_TRUMP if suit is None else int(suit)

    @cached_property
    def own(self) -> int:
        """The mask of the seat's own cards."""
        return self.table.mask(self.memory.view.hand or ())

    @cached_property
    def played(self) -> tuple[int, ...]:
        """The mask of the cards that each seat has played; the index is the seat."""
        masks = [0] * self.table.seats
        for trick in self.memory.tricks:
            for play in trick:
                masks[play.seat] |= BIT[self.table.number(play.card)]
        return tuple(masks)

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """The numbers of the cards that the seat has not seen."""
        pack = self.table.mask(self.memory.view.rules.pack)
        return numbers(pack & ~self.own & ~sum(self.played))

    @cached_property
    def barred(self) -> dict[int, int]:
        """For each other seat (the keys), the mask of the unseen cards that it cannot have, as its
        plays prove.

        A play excludes each card with which the played card would have been illegal. If charging is
        possible, only the duty to follow suit is used. At tables where an illegal card stays until
        it is claimed, plays prove nothing.
        """
        table, rules = self.table, self.memory.view.rules
        result = {item: 0 for item in range(table.seats) if item != self.seat}
        if rules.enforce != "strict":
            return result
        for trick in self.memory.tricks:
            led = best = best_seat = -1
            for plays, play in enumerate(trick):
                card = table.number(play.card)
                if plays and play.seat in result:
                    partner = table.pairs and not (best_seat ^ play.seat) & 1
                    legal = _beside(table, card, self.trump, led, best, partner, plays)
                    result[play.seat] |= sum(BIT[card] for card in self.unseen if not legal(card))
                if not plays:
                    led = card // 12
                if not plays or table.beats[self.trump][best] >> card & 1:
                    best, best_seat = card, play.seat
        return result

    def points_so_far(self) -> list[int]:
        """The points of each side from the complete tricks."""
        view = self.memory.view
        return list(deal_points(self.memory.tricks, trump_of(view.contract), view.rules))

    def hands(self, rng: random.Random) -> list[int]:
        """Random current hands of all seats; the seat itself keeps its real cards.

        Hands with which the heuristic bot would have made other calls are less likely.
        """
        counts = self.memory.view.hand_sizes
        capacity = {item: counts[item] for item in self.barred}
        for _ in range(_TRIES):
            shares = share_out(self.unseen, capacity, self.barred, rng)
            hands = [shares.get(item, self.own) for item in range(self.table.seats)]
            if self._is_plausible(hands) or rng.random() < _DOUBTED:
                break
        return hands

    def determinization(self, rng: random.Random) -> MutableDeal:
        """A random consistent deal in its current state, including the trick on the table."""
        hands, trick = self.hands(rng), self.memory.view.trick
        cards = [self.table.number(play.card) for play in trick]
        for play, card in zip(trick, cards, strict=True):
            hands[play.seat] |= BIT[card]
        deal = MutableDeal(hands, self.trump, trick[0].seat if trick else self.seat, self.table)
        deal.points = self.points_so_far()
        for card in cards:
            deal.play(card)
        return deal

    def _is_plausible(self, hands: list[int]) -> bool:
        """Whether the heuristic bot, with these `hands`, would have made the same choices of
        contract or delegation as the other seats.
        """
        view = self.memory.view
        for caller, call in zip(view.callers, view.calls, strict=True):
            if caller == self.seat or call in ("pass", "contro", "recontro", "sant-vicenc"):
                continue
            hand = hands[caller] | self.played[caller]
            weights = self.weights(hand)
            if call == "delegate":
                return max(weights) < _ENOUGH
            if call == "botifarra":
                return sum((hand & suit).bit_count() >= 3 for suit in SUITS) >= 3
            return weights[self.trump] == max(weights)
        return True

    def weights(self, hand: int) -> list[int]:
        """For each suit, a weight of `hand` with this suit as trump, from length and points."""
        points = self.table.points
        return [
            2 * (hand & suit).bit_count() + sum(points[number] for number in numbers(hand & suit))
            for suit in SUITS
        ]


def _beside(
    table: CompiledRules, card: int, trump: int, led: int, best: int, partner: bool, plays: int
) -> Callable[[int], bool]:
    """A function of another card: whether `card` is legal in a hand of these two cards.

    The other parameters describe the trick, as in `CompiledRules.legal`.
    """
    if table.plain or table.ordered:
        return lambda other: bool(
            table.legal(BIT[card] | BIT[other], trump, led, best, partner, plays) >> card & 1
        )
    return lambda other: card // 12 == led or other // 12 != led
