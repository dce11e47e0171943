"""A Monte Carlo bot of Balcó.

It samples the hidden cards, simulates a few turns, and estimates which seat will go out (get rid of
all cards) first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from cartes_lib.balco.actions import Action, Exchange, Lift, TakePile, Throw
from cartes_lib.balco.bots.reply import packed, reply
from cartes_lib.balco.bots.value import chance
from cartes_lib.balco.fast import MutableDeal
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.memory import Memory
from cartes_lib.balco.table import Table
from cartes_lib.bots.budget import Budget
from cartes_lib.bots.tally import Tally
from cartes_lib.cards import Card, Hand

_WORTH = {10: 20, 2: 18, 1: 14, 8: 12, 7: 11}
"""The priority to leave a card face up for the end of the deal; the keys are ranks."""

_JOKER = 22
_UP = 4
"""Number of exchanges that are simulated: the exchanges that leave the best cards face up."""

_AHEAD, _TURNS = 60, 5
"""Number of throws, and of own turns, after which a simulation stops and the position is evaluated.
"""

_RACE = 24
"""Number of samples of each action after which worse actions are no longer simulated."""

Move = tuple[int, int, int, tuple[int, ...]]
"""A throw as integers: rank, number of cards of the rank, number of jokers, targets of 1s."""


def choose(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Action:
    """The action that the bot chooses from `actions`, using only `memory`.

    The same memory, `rng` and number of samples give the same action.

    Args:
        memory: the memory of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: random generator for the simulated deals.
        budget: the limit of time or samples; None for the default.
    """
    open_ones = sensible(memory, actions)
    if len(open_ones) < 2:
        return open_ones[0]
    return weigh(memory, open_ones, rng, budget).best


def sensible(memory: Memory, actions: Sequence[Action]) -> Sequence[Action]:
    """The part of `actions` to simulate: the most promising exchanges, and one of each group of
    throws that differ only in suits.
    """
    exchanges = [action for action in actions if isinstance(action, Exchange)]
    if exchanges:
        exchanges.sort(key=lambda item: -sum(map(_worth, item.up)))
        return exchanges[:_UP]
    if isinstance(actions[0], Lift):
        return actions[:1]
    result = {_move(action): action for action in reversed(actions) if isinstance(action, Throw)}
    return list(reversed(result.values())) or list(actions)


def action_key(action: Action) -> object:
    """A key that is equal for actions with the same effect.

    Suits, and the places of face-down cards, do not change the effect.
    """
    if isinstance(action, Throw):
        return _move(action)
    if isinstance(action, Exchange):
        return tuple(sorted(0 if item.is_joker else item.rank for item in action.up))
    return type(action)


def _worth(card: Card) -> int:
    if card.is_joker:
        return _JOKER
    return _WORTH.get(card.rank, 12 if card.rank == 1 else card.rank - 3)


def _move(throw: Throw) -> Move:
    jokers = sum(card.is_joker for card in throw.cards)
    rank = thrown_rank(throw.cards, throw.joker_as)
    assert rank is not None, "only what may be thrown is weighed"
    return rank, len(throw.cards) - jokers, jokers, throw.targets


def weigh(
    memory: Memory, actions: Sequence[Action], rng: random.Random, budget: Budget | None = None
) -> Tally[Action]:
    """A tally of `actions`, with the average probability (0 to 1) that the seat of `memory` goes
    out first after each action.
    """
    hidden, tally = _Hidden(memory), Tally(actions)
    candidates = tally.actions
    for number in (budget or Budget()).rounds():
        if number and not number % _RACE:
            candidates = tally.open()
            if len(candidates) < 2:
                break
        deal = hidden.determinization(rng)
        tally.note({item: _tried(hidden, deal, item) for item in candidates})
    return tally


def _tried(hidden: _Hidden, deal: MutableDeal, action: Action) -> float:
    """The estimated probability (0 to 1) that the seat goes out first after `action` in `deal`."""
    after = deal.copy()
    if isinstance(action, Throw):
        rank, naturals, jokers, targets = _move(action)
        after.throw(rank, naturals, jokers, targets or _only(after, hidden.seat, rank))
    elif isinstance(action, Exchange):
        hidden.exchange(after, action.up)
    elif isinstance(action, TakePile):
        after.take()
    elif isinstance(action, Lift):
        after.lift(0)
    turns = 0
    for _ in range(_AHEAD):
        if after.out or after.is_over:
            break
        turns += after.seat == hidden.seat
        if turns >= _TURNS:
            break
        reply(after)
    return chance(after, hidden.seat)


def _only(deal: MutableDeal, seat: int, rank: int) -> tuple[int, ...]:
    """The target of a 1 if there is only one possible target; otherwise an empty tuple."""
    return (deal.following[seat],) if rank == 1 else ()


@dataclass(frozen=True)
class _Hidden:
    """The known and the unknown cards of a deal, as one seat sees them, encoded as integers."""

    memory: Memory

    @cached_property
    def seat(self) -> int:
        assert self.memory.view.seat is not None, "a stranger does not play"
        return self.memory.view.seat

    @cached_property
    def _known(self) -> tuple[Hand, ...]:
        """For each seat, the cards that are certain to be in its hand."""
        view = self.memory.view
        return tuple(
            (view.hand or ()) if other == self.seat else known
            for other, known in enumerate(view.known)
        )

    @cached_property
    def _unseen(self) -> list[int]:
        return [0 if card.is_joker else card.rank for card in self.memory.unseen]

    @cached_property
    def _plain(self) -> MutableDeal:
        """A deal with the unseen cards in fixed order, for computations that use only known
        cards.
        """
        view, rest = self.memory.view, list(self.memory.unseen)

        def draw_cards(count: int) -> Hand:
            return tuple(rest.pop() for _ in range(count))

        hands = [
            (*known, *draw_cards(size - len(known)))
            for known, size in zip(self._known, view.hand_sizes, strict=True)
        ]
        table = Table(
            rules=view.rules,
            dealer=view.dealer,
            hands=tuple(hands),
            up=view.up,
            down=tuple(map(draw_cards, view.down)),
            stock=draw_cards(view.stock),
            turn=self.seat if view.exchanging else view.to_act[0],
            condition=view.condition,
            pile=view.pile,
            shots=view.shots,
            lifted=view.lifted,
            cleared=view.cleared,
            out=view.out,
            throws=view.throws,
        )
        return MutableDeal(table)

    def determinization(self, rng: random.Random) -> MutableDeal:
        """A random deal that is consistent with all that the seat has seen."""
        deal, view = self._plain.copy(), self.memory.view
        pool = self._unseen[:]
        rng.shuffle(pool)
        for seat, known in enumerate(self._known):
            deal.downs[seat] = [pool.pop() for _ in deal.downs[seat]]
            if seat != self.seat and len(known) < view.hand_sizes[seat]:
                missing = (pool.pop() for _ in range(view.hand_sizes[seat] - len(known)))
                ranks = [0 if card.is_joker else card.rank for card in known]
                deal.hands[seat], deal.masks[seat] = packed([*ranks, *missing])
        deal.stock = pool
        return deal

    def exchange(self, deal: MutableDeal, up: Iterable[Card]) -> None:
        """Performs the exchange in `deal`: `up` lies face up, and the rest of the six cards is the
        hand.
        """
        view, seat = self.memory.view, self.seat
        chosen = set(up)
        six = (*(view.hand or ()), *view.up[seat])
        ranks = [0 if item.is_joker else item.rank for item in six if item not in chosen]
        deal.hands[seat], deal.masks[seat] = packed(ranks)
        numbers = [0 if item.is_joker else item.rank for item in chosen]
        masks = list(deal.up_masks)
        deal.ups[seat], masks[seat] = packed(numbers)
        deal.up_masks = masks
