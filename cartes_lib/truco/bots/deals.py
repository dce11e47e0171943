"""Random deals that are consistent with the knowledge of a seat, weighted by likelihood."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, combinations

from cartes_lib.cards import PACK_40
from cartes_lib.truco.bots.likelihood import Clue, Codes, clues
from cartes_lib.truco.bots.ranges import USUAL, Range
from cartes_lib.truco.fast.cards import best_envido, flor_points, number
from cartes_lib.truco.fast.deal import Move, MutableDeal
from cartes_lib.truco.fast.graph import CompiledRules, compiled_rules
from cartes_lib.truco.memory import Memory
from cartes_lib.truco.seating import accounts_of_sides, turn_order

_PACK = tuple(map(number, PACK_40))
_TRIES, _DRAWS = 60, 40
_FIRST_TRIES = 20_000
"""Maximum number of tries to find the first consistent deal. After rare calls at a large table,
about one deal in 2,000 is consistent.
"""

_MISTOLD = 0.02
"""Probability of a false declared value, at tables where players declare values."""

_HAND = 3


@dataclass(frozen=True)
class InformationSet:
    """The knowledge of one seat about a deal, encoded as integers; places are counted from the
    first player (mano).

    Attributes:
        memory: the same knowledge as objects of the engine.
        ranges: the hands with which the other players are assumed to bet.
    """

    memory: Memory
    ranges: Range = USUAL
    _fitting: list[Sequence[tuple[int, ...]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seats of the deal, starting with the first player (mano); before a deal, the seats of
        the table.
        """
        view = self.memory.view
        return view.duel or turn_order(view.dealer, view.rules)

    @cached_property
    def place(self) -> int:
        """The index of the seat in `seats`."""
        assert self.memory.view.seat is not None, "a stranger does not play"
        return self.seats.index(self.memory.view.seat)

    @cached_property
    def table(self) -> CompiledRules:
        """The compiled rules of the table: a graph of the possible calls."""
        view = self.memory.view
        return compiled_rules(view.rules, tuple(view.sides[seat] for seat in self.seats))

    @cached_property
    def steps(self) -> tuple[tuple[int, str], ...]:
        """The actions of the deal, as pairs of the place and the public part of the action."""
        places = {seat: place for place, seat in enumerate(self.seats)}
        return tuple(
            (places[seat], call)
            for seat, call in self.memory.view.calls
            if seat in places and call not in ("discard", "keep", "redeal", "interfere")
        )

    @cached_property
    def own(self) -> tuple[int, ...]:
        """The seat's own cards; four for a gallo (the player without a partner) before the
        discard.
        """
        view = self.memory.view
        seen = self.memory.seen[self.seats[self.place]]
        hand = {*(view.hand or ()), *seen} if len(self.memory.dealt) > _HAND else ()
        return tuple(number(item) for item in self.memory.dealt if not hand or item in hand)

    @cached_property
    def chances(self) -> dict[int, tuple[list[Codes], list[float]]]:
        """The possible hands of a seat, and the cumulative sums of their weights; the keys are the
        other places.

        All hands that the seen cards allow are evaluated; this is not a sample.
        """
        view = self.memory.view
        chances_of = clues(
            self.steps, view.rules, self.table.talks.sides, view.scores, view.pica, self.ranges
        )
        known = set(map(number, self.memory.known))
        unseen = [card for card in _PACK if card not in known]
        result = {}
        for place, seat in enumerate(self.seats):
            if place == self.place:
                continue
            seen = [number(item) for item in self.memory.seen[seat]][:_HAND]
            rests = combinations(unseen, _HAND - len(seen))
            every = [_hand_key((*seen, *rest)) for rest in rests]
            evidence = [*self._declared(seat), *chances_of[place]]
            result[place] = _weighed(every, evidence)
        return result

    def _declared(self, seat: int) -> list[Clue]:
        """Functions that return the likelihood of a hand of `seat`, given the values that `seat`
        declared.
        """
        results: list[Clue] = []
        best = -1
        sure = self.memory.view.rules.declare_values == "auto"
        for bet, speaker, value in self.memory.view.declared:
            worth = flor_points if bet == "flor" else best_envido
            if speaker == seat and value is not None:
                results.append(_value_clue(worth, value, value, sure))
            elif speaker == seat:
                results.append(_value_clue(worth, 0, best, sure))
            best = max(best, value or 0)
        return results

    def hands(self, rng: random.Random) -> list[tuple[int, ...]]:
        """Random dealt hands of all places; the seat itself keeps its real cards."""
        order = list(self.chances)
        for _ in range(_TRIES):
            result: list[tuple[int, ...]] = [()] * len(self.seats)
            result[self.place] = self.own
            taken: set[int] = set()
            rng.shuffle(order)
            for place in order:
                hand = self._draw_hand(place, taken, rng)
                if hand is None:
                    break
                taken.update(hand)
                result[place] = hand
            else:
                return result
        raise RuntimeError("no deal fits what was seen")

    def _draw_hand(self, place: int, taken: set[int], rng: random.Random) -> Codes | None:
        hands, weights = self.chances[place]
        for hand in rng.choices(hands, cum_weights=weights, k=_DRAWS):
            if taken.isdisjoint(hand):
                return hand
        return None

    def determinization(self, rng: random.Random) -> MutableDeal:
        """A random deal in its current state, consistent with the knowledge of the seat."""
        for _ in range(_TRIES if self._fitting else _FIRST_TRIES):
            hands = self.hands(rng)
            try:
                deal = self.resumed(hands)
            except ValueError:
                # A call is illegal with these cards, so try another deal.
                continue
            if self._is_ours(deal):
                if len(self._fitting) < _TRIES:
                    self._fitting.append(hands)
                return deal
        if not self._fitting:
            raise RuntimeError("no deal fits what was said")
        # Consistent deals are rare: reuse one of the earlier ones.
        return self.resumed(rng.choice(self._fitting))

    def _is_ours(self, deal: MutableDeal) -> bool:
        """Whether the seat of this information set may act in the simulated deal `deal`.

        It may not act if another seat must announce a flor first.
        """
        view = self.memory.view
        open_ones = sum(seat == self.place for seat, *_ in deal.legal())
        return view.phase == "exposed" or open_ones == len(view.actions)

    def resumed(self, hands: Sequence[tuple[int, ...]]) -> MutableDeal:
        """The deal with `hands` as the dealt cards, after the actions that the seat has seen.

        Raises:
            ValueError: one of the actions is illegal with these cards.
        """
        view = self.memory.view
        accounts = accounts_of_sides(view.dealer, view.rules)
        deal = MutableDeal(self.table, hands, view.scores, accounts, view.pica)
        for place, call in self.steps:
            deal.play(self.move(place, call))
        return deal

    def move(self, place: int, call: str) -> Move:
        """Convert the action `call` of `place`, in the notation of records, to a move encoded as
        integers.
        """
        verb, _, rest = call.partition(" ")
        if verb == "declare":
            return place, verb, int(rest)
        if verb == "pido-flor":
            return place, verb, self.seats.index(int(rest))
        if verb == "discard":
            return place, verb, _numbers[rest]
        return (place, "card", _numbers[call]) if call in _numbers else (place, call, 0)


_numbers = {str(card): number(card) for card in PACK_40}


def _hand_key(cards: Sequence[int]) -> Codes:
    first, second, third = cards
    return first, second, third


def _value_clue(worth: Callable[[Codes], int], least: int, most: int, sure: bool) -> Clue:
    other = 0.0 if sure else _MISTOLD
    return lambda hand: 1.0 if least <= worth(hand) <= most else other


def _weighed(every: Sequence[Codes], evidence: Sequence[Clue]) -> tuple[list[Codes], list[float]]:
    """The hands of `every` with a weight above 0, and the cumulative sums of their weights."""
    hands, weights = [], []
    for hand in every:
        weight = 1.0
        for clue in evidence:
            weight *= clue(hand)
            if not weight:
                break
        else:
            hands.append(hand)
            weights.append(weight)
    return hands, list(accumulate(weights))
