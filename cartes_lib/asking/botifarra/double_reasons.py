"""Reasons for a contro (a call that doubles the score), and reasons for a pass, with a given hand.

The same reason never supports both calls.
"""

from __future__ import annotations

from cartes_lib.asking.contract import Message
from cartes_lib.cards import Hand, Suit

DOUBLE_REASONS = {"contro": ("tops", "trumps"), "pass": ("weak", "short")}
"""The names of the reasons for a call; the keys are the calls."""

_TOPS = (9, 1)
"""Ranks of the two highest cards of a suit."""


def double_reason(hand: Hand, trump: Suit, better: str, other: str) -> Message | None:
    """The reason why `better` is a better call than `other`; None if tops and trumps do not decide.

    Tops are nines and aces; a hand has two on average.

    Args:
        trump: the suit that the other side named.
        better, other: "contro" and "pass", in either order.

    >>> from cartes_lib.asking.botifarra.double_reasons import double_reason
    >>> from cartes_lib.cards import Suit, cards
    >>> double_reason(cards("9o 1o 9b 5c 4c 2c"), Suit.COPAS, "contro", "pass").key
    'reason-double-tops'
    """
    tops = sum(card.rank in _TOPS for card in hand)
    trumps = sum(card.suit == trump for card in hand)
    name = _speaks_for(tops, trumps)
    if better == other or name not in DOUBLE_REASONS[better]:
        return None
    return Message(f"reason-double-{name}", {"count": tops, "trumps": trumps})


def _speaks_for(tops: int, trumps: int) -> str:
    """The id of the reason that decides between contro and pass; "" if no reason decides."""
    if tops <= 1:
        return "weak"
    if tops <= 3 and trumps <= 1:
        return "short"
    if tops == 2:
        return "trumps" if trumps >= 4 else ""
    return "tops" if tops >= 4 or trumps >= 3 else ""
