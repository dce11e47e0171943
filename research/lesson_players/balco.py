"""A player of Balcó that follows only the rules that the lessons teach; it does not search."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.balco.actions import Action, Exchange, Throw
from cartes_lib.balco.bots.reasons import reasons
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.memory import Memory
from cartes_lib.balco.turns import next_seat
from cartes_lib.balco.view import View
from cartes_lib.cards import Card

BALCONY = {1: 16, 10: 15, 2: 12}
"""The value of a card face up in front of the player; the keys are ranks. The value of another card
is its rank (BA-11).
"""

VALUES = {7: 9, 8: 4, 10: 13, 2: 14, 1: 15}
"""The value of holding back a special card; the keys are ranks. The value of another rank is its
place in the order.
"""

JOKER = 20


HIGH = 6
"""Number of cards in a pile that a player should not take (BA-11)."""

LAST, LEFT = 8, 4
"""The value, once the stock is empty, of keeping a 10 or a joker as the last card of the hand
(BA-12), and of aiming a 1 at the player on the left (BA-08).
"""


def choose(memory: Memory, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`, by the rules of the lessons; `rng` decides between equally good actions."""
    exchanges = [action for action in actions if isinstance(action, Exchange)]
    if exchanges:
        return max(exchanges, key=lambda item: sum(map(_on_balcony, item.up)))
    throws = [action for action in actions if isinstance(action, Throw)]
    if not throws or rng.randrange(40) == 0:
        return rng.choice(list(actions))
    rng.shuffle(throws)
    return min(throws, key=lambda item: _cost(memory, item))


def _on_balcony(card: Card) -> float:
    if card.is_joker:
        return JOKER
    return BALCONY.get(card.rank) or LADDER.index(card.rank) / 2


def _cost(memory: Memory, throw: Throw) -> float:
    """The value of the cards that a throw loses, minus the value of its effect."""
    known = {reason.id for reason in reasons(memory, throw)}
    rank = thrown_rank(throw.cards, throw.joker_as) or 0
    worth = max(JOKER if card.is_joker else _value(card.rank) for card in throw.cards)
    more = len(throw.cards) - 1
    cost = float(worth) - (2 * more if rank not in (2, 10, 1) else -3 * more)
    if "balco-goes-out" in known:
        return -100.0
    if "balco-forces" in known or "balco-skips-leader" in known:
        cost -= 8
    if "balco-clears" in known:
        cost -= 4 + (len(memory.view.pile) >= HIGH) * 4
    if rank == 1 and "balco-shoots-leader" not in known:
        cost += 2
    if rank == 1 and len(memory.view.pile) >= HIGH:
        cost -= 4
    if "balco-resets" in known:
        cost -= 2
    return cost if memory.view.stock else cost + _late_cost(memory.view, throw, rank)


def _late_cost(view: View, throw: Throw, rank: int) -> float:
    """What the advice for the last cards adds to the cost of a throw, once the stock is empty."""
    assert view.seat is not None
    cost = 0.0
    if len(throw.cards) < len(view.hand or ()) and (rank == 10 or throw.joker_as):
        cost += LAST
    others = [item for item in range(view.rules.players) if item not in view.out]
    if rank == 1 and throw.targets and _plays_next(throw.targets[0], view, others) == view.seat:
        cost -= LEFT
    return cost


def _plays_next(seat: int, view: View, playing: Sequence[int]) -> int:
    """The player whose turn follows that of `seat`."""
    return next_seat(seat, view.rules.players, 0, playing, view.rules)


def _value(rank: int) -> int:
    return VALUES.get(rank) or LADDER.index(rank)
