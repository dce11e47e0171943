"""A player of Truco that does only what the lessons say; it tries nothing out."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import card
from cartes_lib.truco import envido_value, strength
from cartes_lib.truco.actions import Action, Call, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.memory import Memory

__all__ = ["choose"]

TWO, THREE = strength(card("2o")), strength(card("3o"))
"""Anything stronger is a brava."""

BETS, ANSWERS = 27, 28
"""Envidos with which it bets, and with which it answers a player who bets from 27 (TR-16)."""

BLUFFS = 12
"""Once in so many times it calls with nothing (TR-16)."""


def choose(memory: Memory, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`, by the lessons; what the rules decide is left to the plain player."""
    calls = {action.call: action for action in actions if isinstance(action, Call)}
    forced = {"keep", "flor", "con-flor-quiero", "paso"} & calls.keys()
    plays = [action for action in actions if isinstance(action, PlayCard)]
    if forced or not (calls or plays):
        return heuristic.choose(memory.view, actions, rng)
    call = _call(memory, calls, rng)
    if call is not None:
        return call
    return _card(memory, plays) if plays else heuristic.choose(memory.view, actions, rng)


def _call(memory: Memory, calls: dict[str, Call], rng: random.Random) -> Call | None:
    view, value = memory.view, envido_value(memory.dealt[:3])
    if "envido" in calls and view.envido == "none" and value >= BETS:
        return calls["envido"]
    if "quiero" in calls and "no-quiero" in calls:
        if view.phase == "envido":
            return calls["quiero" if value >= ANSWERS else "no-quiero"]
        if view.phase == "truco":
            if _promise(memory) >= 2.5 and "retruco" in calls:
                return calls["retruco"]
            return calls["quiero" if _promise(memory) >= 1.5 else "no-quiero"]
    raising = next((name for name in ("truco", "retruco", "vale-cuatro") if name in calls), None)
    if raising and (_promise(memory) >= 2 or rng.randrange(BLUFFS) == 0):
        return calls[raising]
    return None


def _promise(memory: Memory) -> float:
    """Tricks to count on: won ones; a brava is one, a three nearly one, a two half of one."""
    view = memory.view
    won = sum(result == view.sides[view.seat or 0] for result in view.results)
    first = 0.5 if view.results and view.results[0] == view.sides[view.seat or 0] else 0.0
    worth = (
        1.0 if value > THREE else 0.8 if value == THREE else 0.5 if value == TWO else 0.1
        for value in map(strength, view.hand or ())
    )
    return won + first + sum(worth)


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
