"""A heuristic bot of Botifarra.

It names its long suit, takes tricks that it is sure to win, and adds points to its partner's
tricks.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.botifarra import View
from cartes_lib.botifarra.actions import Action, Call, PlayCard
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import beats, best_play, strength, trump_of
from cartes_lib.cards import Card, Hand, Suit

_ENOUGH = 15
"""Minimum weight of a suit to name it as trump; otherwise the bot delegates."""

_STRONG = 22
"""Minimum weight of the trumps to double."""


def choose(view: View, actions: Sequence[Action], rng: random.Random) -> Action:
    """The action that the bot chooses from `actions`; the same view and `rng` give the same action.

    Args:
        view: the view of the seat that acts.
        actions: the legal actions of the seat; not empty.
        rng: breaks ties.
    """
    calls = [action.call for action in actions if isinstance(action, Call)]
    if calls:
        return Call(_call(view, calls))
    cards = [action.card for action in actions if isinstance(action, PlayCard)]
    return PlayCard(_card(view, cards, rng))


def _weight(hand: Hand, suit: Suit) -> int:
    """The weight of `suit` as trump, from its length and its high cards."""
    suit_cards = [card for card in hand if card.suit == suit]
    return 2 * len(suit_cards) + sum(map(card_points, suit_cards))


def _call(view: View, calls: Sequence[str]) -> str:
    hand = view.hand or ()
    best = max(Suit, key=lambda suit: _weight(hand, suit))
    if "oros" in calls:
        masters = sum(card.rank in (9, 1) for card in hand)
        if masters >= 6 and len({card.suit for card in hand}) == len(Suit):
            return "botifarra"
        if "delegate" in calls and _weight(hand, best) < _ENOUGH:
            return "delegate"
        return best.name.lower()
    doubling = next((call for call in calls if call not in (*CONTRACTS, "pass")), None)
    trump = trump_of(view.contract)
    if doubling and trump is not None and _weight(hand, trump) >= _STRONG:
        return doubling
    return "pass" if "pass" in calls else calls[0]


def _card(view: View, cards: Sequence[Card], rng: random.Random) -> Card:
    order = sorted(cards, key=lambda card: (card_points(card), strength(card, view.rules), card))
    trump = trump_of(view.contract)
    if not view.trick:
        masters = [card for card in order if card.rank == 9 and card.suit != trump]
        return masters[-1] if masters else rng.choice(order[: max(1, len(order) // 2)])
    best = best_play(view.trick, trump, view.rules)
    rules, played = view.rules, len(view.trick)
    partner_wins = rules.has_partners and played >= 2 and best.seat == view.trick[-2].seat
    is_last = played == rules.seats - 1
    if partner_wins:
        # Points that the last player adds are safe; otherwise an opponent may still take them.
        return order[-1] if is_last else order[len(order) // 2]
    taking = [card for card in order if beats(card, best.card, trump, view.rules)]
    if not taking:
        return order[0]
    return taking[-1] if is_last else max(taking, key=lambda card: strength(card, view.rules))
