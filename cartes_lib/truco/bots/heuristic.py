"""A heuristic bot of Truco.

It bets with good cards, sometimes bluffs, and wins tricks with its lowest sufficient card.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import Card, Hand
from cartes_lib.truco import View, envido_value, flor_value, strength
from cartes_lib.truco.actions import Action, Call, Declare, Discard, PlayCard
from cartes_lib.truco.envido import has_flor

_BET = 27
"""Minimum envido value with which the bot calls an envido; two points less are enough to accept."""

_RAISE = 31
_BRAVA = 11
"""Minimum strength of a brava (one of the four highest cards)."""

_BLUFFS = 12
"""One in this number of times, the bot calls truco with weak cards."""


def choose(view: View, actions: Sequence[Action], rng: random.Random) -> Action:
    """The action that the bot chooses from `actions`; the same view and `rng` give the same action.

    Args:
        view: the view of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: decides whether the bot bluffs.
    """
    calls = {action.call: action for action in actions if isinstance(action, Call)}
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards:
        return min(discards, key=lambda item: strength(item.card))
    values = [action for action in actions if isinstance(action, Declare)]
    if values:
        wanted = _declared(view)
        return next(
            (value for value in values if value.value == wanted), calls.get("son-buenas", values[0])
        )
    call = _chosen_call(view, calls, rng)
    if call is not None:
        return call
    plays = [action for action in actions if isinstance(action, PlayCard)]
    if plays:
        return _play(view, plays)
    return next(iter(calls.values()), actions[0])


def _declared(view: View) -> int:
    hand = _dealt(view)
    return flor_value(hand) if view.phase == "showdown" and has_flor(hand) else envido_value(hand)


def _dealt(view: View) -> Hand:
    """The three dealt cards of the seat, including played cards."""
    plays = (play for trick in (*view.tricks, view.trick) for play in trick)
    mine = tuple(play.card for play in plays if play.seat == view.seat)
    return ((view.hand or ()) + mine)[:3]


def _chosen_call(view: View, calls: dict[str, Call], rng: random.Random) -> Action | None:
    """The call that the bot makes; None if it plays a card instead."""
    for call in ("keep", "flor", "con-flor-quiero", "paso"):
        # The bot always announces a flor. It keeps an exposed card, and never claims a hidden flor.
        if call in calls:
            return calls[call]
    value = envido_value(_dealt(view)) if len(_dealt(view)) == 3 else 0
    if "envido" in calls and view.envido == "none" and value >= _BET:
        return calls["real-envido" if value >= _RAISE else "envido"]
    if "quiero" in calls:
        pending = view.phase == "envido"
        good = value >= _BET - 2 if pending else _promises(view) >= 1
        raises = [call for call in ("real-envido", "retruco", "vale-cuatro") if call in calls]
        if pending and value >= _RAISE and raises and view.rules.envido_chain != "strict":
            return calls["falta-envido"] if value == 33 else calls["quiero"]
        return calls["quiero" if good or rng.randrange(_BLUFFS) == 0 else "no-quiero"]
    raising = next((call for call in ("truco", "retruco", "vale-cuatro") if call in calls), None)
    if raising and (_promises(view) >= 2 or rng.randrange(_BLUFFS) == 0):
        return calls[raising]
    return None


def _promises(view: View) -> int:
    """The number of tricks that the seat expects to win: the won tricks, plus the bravas (the four
    highest cards) and threes in hand.
    """
    side = view.sides[view.seat or 0]
    won = sum(result == side for result in view.results)
    return won + sum(strength(card) >= _BRAVA - 1 for card in view.hand or ())


def _play(view: View, plays: Sequence[PlayCard]) -> PlayCard:
    order = sorted(plays, key=lambda item: strength(item.card))
    if not view.trick:
        # The first trick decides ties: lead the middle card there, and the best card later.
        return order[len(order) // 2] if not view.tricks else order[-1]
    best = max(view.trick, key=lambda play: strength(play.card))
    if view.sides[best.seat] == view.sides[view.seat or 0] and strength(best.card) >= _BRAVA - 1:
        return order[0]
    winning = [item for item in order if _beats(item.card, best.card)]
    return winning[0] if winning else order[0]


def _beats(card: Card, other: Card) -> bool:
    return strength(card) > strength(other)
