"""A player of Botifarra that follows only the rules that the lessons teach; it does not search."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.botifarra.actions import Action, Call, PlayCard
from cartes_lib.botifarra.bots.reasons import Sight
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import strength, trump_of
from cartes_lib.cards import Card, Hand, Suit

LONG, TOPS = 5, 4
"""Minimum number of cards of a suit to name it; minimum number of manillas and aces to call
botifarra (BO-06).
"""

CONTRO, TRUMPS = 20, 3
"""Minimum points of the hand, and minimum number of trumps of the other side's suit, to double
(BO-07).
"""

MANILLA = 5


def choose(memory: Memory, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of `actions`, by the rules of the lessons; `rng` decides between equally good actions."""
    calls = [action.call for action in actions if isinstance(action, Call)]
    if calls:
        return Call(_call(memory, calls))
    sights = [Sight(memory, action.card) for action in actions if isinstance(action, PlayCard)]
    rng.shuffle(sights)
    best = sights[0].best
    if best is None:
        return PlayCard(_lead(sights).card)
    if sights[0].partner_wins:
        return PlayCard(_for_partner(sights, best.card).card)
    return PlayCard(_against(sights).card)


def _call(memory: Memory, calls: Sequence[str]) -> str:
    view, hand = memory.view, memory.view.hand or ()
    if "oros" in calls:
        if sum(card.rank in (1, 9) for card in hand) >= TOPS:
            return "botifarra"
        longest = max(Suit, key=lambda suit: (_length(hand, suit), _points(hand, suit)))
        if "delegate" in calls and _length(hand, longest) < LONG:
            return "delegate"
        return longest.name.lower()
    trump = trump_of(view.contract)
    if "contro" in calls and trump is not None and sum(map(card_points, hand)) >= CONTRO:
        return "contro" if _length(hand, trump) >= TRUMPS else "pass"
    return "pass" if "pass" in calls else calls[0]


def _length(hand: Hand, suit: Suit | None) -> int:
    return sum(card.suit == suit for card in hand)


def _points(hand: Hand, suit: Suit) -> int:
    return sum(card_points(card) for card in hand if card.suit == suit)


def _rank(at: Sight) -> int:
    return strength(at.card, at.memory.view.rules)


def _lead(sights: Sequence[Sight]) -> Sight:
    """The lead that BO-14 and BO-15 teach: a sure trick; a trump, if there are tricks to protect; a
    short suit.
    """
    at = sights[0]
    sure = [item for item in sights if item.stands(item.card) and item.card.suit != at.trump]
    if sure:
        return max(sure, key=lambda item: card_points(item.card))
    drawing = [item for item in sights if item.card.suit == at.trump and at.trump is not None]
    tops = [item for item in sights if item.card.suit != at.trump and not item.higher(item.others)]
    trumps_out = any(card.suit == at.trump for card in at.others)
    if len(drawing) >= 2 and tops and trumps_out:
        masters = [item for item in drawing if item.stands(item.card)]
        return masters[0] if masters else min(drawing, key=_rank)
    return min(sights, key=lambda item: (_lead_cost(item, trumps_out), _rank(item)))


def _lead_cost(at: Sight, trumps_out: bool) -> float:
    """The cost of a lead; the best lead has the lowest. It consists of the points that opponents
    can win, and of a value for the suit.
    """
    is_trump = at.card.suit == at.trump and at.trump is not None
    is_master = not at.higher(at.others)
    if is_trump:
        low = 0.0 if not at.memory.tricks[:-1] else 0.5
        return low + card_points(at.card) if trumps_out else 2.0
    length = _length(at.own, at.card.suit)
    has_trump = _length(at.own, at.trump) > 0 and at.trump is not None
    wait = 0.3 if length <= 2 and has_trump else 0.7
    if is_master:
        return wait + 0.2
    return wait + 0.6 * card_points(at.card)


def _for_partner(sights: Sequence[Sight], best: Card) -> Sight:
    """The card that BO-16 teaches if the partner wins the trick: points if the trick is safe, but
    no trumps.
    """
    is_safe = sights[0].stands(best)

    def cost(at: Sight) -> float:
        is_trump = at.card.suit == at.trump and at.trump is not None
        trump = 4.0 * (is_trump and at.memory.view.trick[0].card.suit != at.trump)
        if not is_safe:
            if at.takes and at.stands(at.card) and not is_trump:
                return -float(card_points(at.card))
            return trump + 2 * card_points(at.card) + _guard(at)
        if at.takes:
            return trump
        worthless = 5.0 if card_points(at.card) and not at.higher(at.others) else 0.0
        return trump + worthless - card_points(at.card)

    return min(sights, key=lambda item: (cost(item), _rank(item)))


def _against(sights: Sequence[Sight]) -> Sight:
    """The card that BO-16 teaches if an opponent wins the trick: the cheapest winning card, else
    the least useful card.
    """
    taking = [item for item in sights if item.takes]
    if not taking:
        return min(
            sights, key=lambda item: (2 * card_points(item.card) + _guard(item), _rank(item))
        )
    at = taking[0]
    if at.is_last:
        led = at.memory.view.trick[0].card.suit
        plain = [item for item in taking if item.card.suit == led]
        rich = [item for item in plain if card_points(item.card) < MANILLA]
        if rich:
            return max(rich, key=lambda item: (card_points(item.card), -_rank(item)))
        return min(taking, key=_rank)
    sure = [item for item in taking if item.stands(item.card)]
    if sure:
        return max(sure, key=lambda item: (card_points(item.card), -_rank(item)))
    return max(taking, key=_rank) if _is_high(taking) else min(taking, key=_rank)


def _is_high(taking: Sequence[Sight]) -> bool:
    """Whether no unplayed card can beat the highest card of `taking` in its suit."""
    return not max(taking, key=_rank).higher(taking[0].others)


def _guard(at: Sight) -> float:
    """The cost of discarding a card, besides its points: for a guard, for a card of a short suit,
    for a trump.
    """
    suit, length = at.card.suit, _length(at.own, at.card.suit)
    honors = [
        card for card in at.own if card.suit == suit and card_points(card) and card != at.card
    ]
    guards = 3.0 if honors and length == 2 else 0.0
    trump = 3.0 if suit == at.trump and at.trump is not None else 0.0
    return guards + trump - 0.1 * length
