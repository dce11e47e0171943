"""A heuristic bot of Balcó, which throws its lowest numbers first and its special cards last."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.balco import View
from cartes_lib.balco.actions import Action, Exchange, Throw
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.cards import Card

_WORTH = {10: 20, 2: 18, 1: 14, 8: 12, 7: 11}
"""The priority to hold back a card; the keys are special ranks. Cards without an effect have lower
priorities.
"""

_JOKER = 22
_JOKER_AS = (10, 8, 7, 1, 2)
"""The ranks as which the bot declares a joker, the best first: ranks that let the bot throw again
come first.
"""

_SINGLE_RANKS = (2, 10)
"""Ranks for which several cards have the same effect as one card (BAL-SP2-03, BAL-SP10-03)."""

_MOODS = 8
"""One throw in this number is random, because a deal between deterministic bots might never end."""


def choose(view: View, actions: Sequence[Action], rng: random.Random) -> Action:
    """The action that the bot chooses from `actions`; the same view and `rng` give the same action.

    Args:
        view: the view of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: breaks ties, and is used for the rare random choices (BAL-END-05).
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
    """The cost of a throw: the value that its most valuable card would have later, and a penalty
    for a badly used joker.
    """
    worth, rank = max(map(_worth, throw.cards)), thrown_rank(throw.cards, throw.joker_as) or 0
    if not any(card.is_joker for card in throw.cards):
        return worth, 0
    return worth, _JOKER_AS.index(rank) if rank in _JOKER_AS else len(_JOKER_AS)


def _count(throw: Throw) -> int:
    """A sort key for throws, the lowest first: it prefers throws of many cards, but of few 2s, 10s
    and jokers.
    """
    is_valuable = any(card.is_joker or card.rank in _SINGLE_RANKS for card in throw.cards)
    return len(throw.cards) if is_valuable else -len(throw.cards)


def _cards_of_targets(view: View, throw: Throw) -> int:
    """The total number of cards of all targets of `throw`; the bot prefers targets with few
    cards.
    """
    return sum(
        view.hand_sizes[seat] + len(view.up[seat]) + view.down[seat] for seat in throw.targets
    )
