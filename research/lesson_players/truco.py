"""A player of Truco that plays its cards and bets the envido by the rules of the lessons.

It bets the truco as the heuristic bot does.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import card
from cartes_lib.truco import envido_value, strength
from cartes_lib.truco.actions import Action, Call, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.memory import Memory

TWO, THREE = strength(card("2o")), strength(card("3o"))
"""The strengths of a 2 and of a 3; a stronger card is a brava (one of the four highest cards)."""


OPENS, ACCEPTS = 20, 28
"""Minimum envido values to call an envido, and to accept one of a careful player (TR-16)."""


def choose(memory: Memory, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`: cards and the envido by the rules of the lessons, the truco as the
    heuristic bot does.
    """
    plain = heuristic.choose(memory.view, actions, rng)
    calls = {action.call: action for action in actions if isinstance(action, Call)}
    value = _envido(memory)
    if memory.view.phase == "envido" and str(plain) in ("quiero", "no-quiero", "falta-envido"):
        return calls["quiero" if value >= ACCEPTS else "no-quiero"]
    if isinstance(plain, PlayCard):
        if "envido" in calls and memory.view.envido == "none" and value >= OPENS:
            return calls["envido"]
        return _card(memory, [action for action in actions if isinstance(action, PlayCard)])
    return plain


def _envido(memory: Memory) -> int:
    """The envido value of the three cards dealt; 0 if fewer are known."""
    view = memory.view
    plays = (play for trick in (*view.tricks, view.trick) for play in trick)
    dealt = ((view.hand or ()) + tuple(play.card for play in plays if play.seat == view.seat))[:3]
    return envido_value(dealt) if len(dealt) == 3 else 0


def _card(memory: Memory, plays: Sequence[PlayCard]) -> PlayCard:
    """The play that lesson TR-17 recommends: its lead, or, later in a trick, the weakest card that
    wins.
    """
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
    """The card to lead to the first trick; `order` has the cards from the weakest to the
    strongest.
    """
    values = [strength(item.card) for item in order]
    if len(values) < 3:
        return order[-1]
    if values[-1] > THREE or (values[-1] == THREE and values[1] < TWO):
        return order[0]
    return order[1]
