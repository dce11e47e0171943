"""A heuristic bot of Balcó: throws its lowest numbers first, and keeps its special cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.balco import View
from cartes_lib.balco.actions import Action, Exchange, Throw
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.cards import Card

__all__ = ["choose"]

_WORTH = {10: 20, 2: 18, 1: 14, 8: 12, 7: 11}
"""How gladly a special card is kept, above any plain number."""

_JOKER = 22
_JOKER_AS = (10, 8, 7, 1, 2)
"""What a joker stands for, where it may: best what throws again, worst what frees the next."""

_ONE_IS_ENOUGH = (2, 10)
"""Ranks of which several do what one does (BAL-SP2-03, BAL-SP10-03)."""

_MOODS = 8
"""In one throw of so many it throws anything: a game of fixed habits may never end."""


def choose(view: View, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`, chosen from `view` alone; the same view and `rng` give the same action.

    Args:
        view: of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: breaks ties, and sometimes chooses at random (BAL-END-05).
    """
    exchanges = [action for action in actions if isinstance(action, Exchange)]
    if exchanges:
        return max(exchanges, key=lambda item: sum(map(_worth, item.up)))
    throws = [action for action in actions if isinstance(action, Throw)]
    if not throws or rng.randrange(_MOODS) == 0:
        return rng.choice(list(actions))
    return min(throws, key=lambda item: (_cost(item), _count(item), _cards_of_targets(view, item)))


def _worth(card: Card) -> int:
    if card.is_joker:
        return _JOKER
    return _WORTH.get(card.rank) or LADDER.index(card.rank)


def _cost(throw: Throw) -> tuple[int, int]:
    """The later value of the most valuable card of a throw, plus a penalty for a badly used
    joker.
    """
    worth, rank = max(map(_worth, throw.cards)), thrown_rank(throw.cards, throw.joker_as) or 0
    if not any(card.is_joker for card in throw.cards):
        return worth, 0
    return worth, _JOKER_AS.index(rank) if rank in _JOKER_AS else len(_JOKER_AS)


def _count(throw: Throw) -> int:
    """A penalty for cards that a throw leaves: all cards of a plain number are best thrown
    together.
    """
    is_valuable = any(card.is_joker or card.rank in _ONE_IS_ENOUGH for card in throw.cards)
    return len(throw.cards) if is_valuable else -len(throw.cards)


def _cards_of_targets(view: View, throw: Throw) -> int:
    """The number of cards that the players named by a throw still hold; the bot names the one with
    the fewest.
    """
    return sum(
        view.hand_sizes[seat] + len(view.up[seat]) + view.down[seat] for seat in throw.targets
    )
