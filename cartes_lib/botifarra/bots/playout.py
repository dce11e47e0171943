"""Simulates deals of Botifarra to their end with heuristic bots.

The bots see only their own cards and the played cards.
"""

from __future__ import annotations

import random

from cartes_lib.botifarra.fast import BIT, SUITS, MutableDeal, lowest_of_each_suit, numbers

_MOODS = 0.08
"""Probability of a random lead, because real players do not always follow a fixed strategy."""

_MANILLA = 5
"""Points of the manilla, the highest card of a suit. The bot prefers to win with another card if
that is enough.
"""

_SHARED = 4
"""Minimum number of cards of a suit in the other hands, with which each of these hands probably has
one.
"""


def play_out(deal: MutableDeal, rng: random.Random) -> MutableDeal:
    """Play the rest of `deal`, which is changed in place, and return it.

    A leader plays a card that nobody can beat, or a low card of a long suit. If a side is sure to
    win the trick, its player adds points. A player who cannot win plays the card with the fewest
    points.
    """
    rest = sum(deal.hands)
    while deal.left:
        legal = deal.legal()
        if legal & legal - 1:
            others = rest & ~deal.hands[deal.player]
            card = (_follow if deal.plays else _lead)(deal, legal, others, rng)
        else:
            card = legal.bit_length() - 1
        deal.play(card)
        rest ^= BIT[card]
    return deal


def _lead(deal: MutableDeal, hand: int, others: int, rng: random.Random) -> int:
    """The card to lead from `hand`; `others` is the mask of the cards in the other hands."""
    if rng.random() < _MOODS:
        choice = numbers(hand)
        return choice[int(rng.random() * len(choice))]
    trump, points, draw = deal.trump, deal.table.points, rng.random
    out_trumps = others & SUITS[trump] if trump < len(SUITS) else 0
    best_suit, most = -1, 0.0
    for suit, of_suit in enumerate(SUITS):
        own, missing = hand & of_suit, others & of_suit
        top = own.bit_length() - 1
        if not own or missing >> top:
            continue
        worth = points[top] + 1 + draw()
        if suit == trump:
            worth += 2 if missing else -0.5
        elif out_trumps and missing.bit_count() < _SHARED - 1:
            continue
        if worth > most:
            best_suit, most = top, worth
    if best_suit >= 0:
        return best_suit
    choice = numbers(lowest_of_each_suit(hand))

    def cost(card: int) -> float:
        length = (hand & SUITS[card // 12]).bit_count()
        return 3 * points[card] + 0.3 * (card % 12) - 0.5 * length + 2 * (card // 12 == trump)

    return min(choice, key=lambda card: cost(card) + 3 * draw())


def _follow(deal: MutableDeal, legal: int, others: int, rng: random.Random) -> int:
    """The card to play second or later: it takes the trick, adds points to the partner's trick, or
    gives away few points.
    """
    table = deal.table
    winning = table.beats[deal.trump][deal.best]
    if table.pairs and not (deal.best_seat ^ deal.player) & 1:
        if _stands(deal, winning, others):
            return _load(deal, legal, rng)
        return _give(deal, legal, rng)
    taking = legal & winning
    return _take(deal, taking, others) if taking else _give(deal, legal, rng)


def _stands(deal: MutableDeal, winning: int, others: int) -> bool:
    """Whether the best card of the trick so far will probably win the trick; `winning` is the mask
    of the cards that beat this card.
    """
    if deal.plays == deal.table.seats - 1:
        return True
    if others & SUITS[deal.best // 12] & winning:
        return False
    is_trump = deal.best // 12 == deal.trump or not others & winning
    return is_trump or (others & SUITS[deal.led]).bit_count() >= _SHARED


def _load(deal: MutableDeal, legal: int, rng: random.Random) -> int:
    points, trump, led = deal.table.points, deal.trump, deal.led

    def worth(card: int) -> float:
        if card // 12 == trump and led != trump:
            return points[card] - _MANILLA
        result = points[card] if points[card] < _MANILLA else _MANILLA / 2
        return result + rng.random() / 2

    return max(numbers(legal), key=worth)


def _take(deal: MutableDeal, taking: int, others: int) -> int:
    """The card to play from `taking`, the mask of the cards that beat the trick so far. Usually it
    is the lowest card; a higher card if that card is sure to win.
    """
    choice = numbers(taking & SUITS[deal.led] or taking)
    low, top = choice[0], choice[-1]
    if deal.plays == deal.table.seats - 1:
        if low // 12 != deal.led:
            return low
        plain = [card for card in choice if deal.table.points[card] < _MANILLA]
        return plain[-1] if plain else top
    beaten = others & SUITS[top // 12] & deal.table.beats[deal.trump][top]
    return low if beaten else top


def _give(deal: MutableDeal, legal: int, rng: random.Random) -> int:
    points, trump = deal.table.points, deal.trump

    def cost(card: int) -> float:
        return 3 * points[card] + 0.2 * (card % 12) + 3 * (card // 12 == trump) + rng.random()

    return min(numbers(lowest_of_each_suit(legal)), key=cost)
