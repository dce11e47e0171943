"""The reason why a contro is better than a pass with a hand, or the other way round.

A reason is true of the better call and never of the other one.
"""

from __future__ import annotations

from cartes_lib.asking.contract import Message
from cartes_lib.cards import Hand

__all__ = ["double_reason"]

_TOPS = (9, 1)
"""Ranks of the two highest cards of a suit."""

_MANY, _FEW = 3, 1
"""A hand has two nines and aces on average."""


def double_reason(hand: Hand, better: str, other: str) -> Message | None:
    """Why `better` is a better call than `other`; None if the highest cards do not decide.

    Args:
        better, other: "contro" and "pass", in either order.

    >>> from cartes_lib.asking.botifarra.double_reasons import double_reason
    >>> from cartes_lib.cards import cards
    >>> double_reason(cards("9o 1o 9b 5c"), "contro", "pass").key
    'reason-double-tops'
    """
    count = sum(card.rank in _TOPS for card in hand)
    if (better, other) == ("contro", "pass") and count >= _MANY:
        return Message("reason-double-tops", {"count": count})
    if (better, other) == ("pass", "contro") and count <= _FEW:
        return Message("reason-double-weak", {"count": count})
    return None
