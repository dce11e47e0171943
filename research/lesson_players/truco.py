"""A player of Truco whose cards are those of the lessons; it bets as the plain player does."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import card
from cartes_lib.truco import strength
from cartes_lib.truco.actions import Action, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.memory import Memory

__all__ = ["choose"]

TWO, THREE = strength(card("2o")), strength(card("3o"))
"""Anything stronger is a brava."""


def choose(memory: Memory, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`: cards by the lessons, words as the plain player says them."""
    plain = heuristic.choose(memory.view, actions, rng)
    if isinstance(plain, PlayCard):
        return _card(memory, [action for action in actions if isinstance(action, PlayCard)])
    return plain


def _card(memory: Memory, plays: Sequence[PlayCard]) -> PlayCard:
    """TR-17: what to lead, and the weakest card that is enough."""
    view = memory.view
    order = sorted(plays, key=lambda item: strength(item.card))
    if not view.trick:
        return order[-1] if view.results else _first(order)
    best = max(view.trick, key=lambda play: strength(play.card))
    partner = view.sides[best.seat] == view.sides[view.seat or 0]
    if partner and strength(best.card) >= THREE:
        return order[0]
    enough = [item for item in order if strength(item.card) > strength(best.card)]
    return enough[0] if enough else order[0]


def _first(order: Sequence[PlayCard]) -> PlayCard:
    """The first card of a hand, of cards from the weakest to the strongest."""
    values = [strength(item.card) for item in order]
    if len(values) < 3:
        return order[-1]
    if values[-1] > THREE or (values[-1] == THREE and values[1] < TWO):
        return order[0]
    return order[1]
