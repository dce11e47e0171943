"""What all at the table see of a bout beyond what was said: cards shown for points."""

from __future__ import annotations

from cartes_lib.cards import Hand
from cartes_lib.truco.bout import Bout

__all__ = ["public_action", "shown_cards"]


def public_action(action: str) -> str:
    """What the table learns of an action, in the record's notation: no card thrown away."""
    return "discard" if action.startswith("discard") else action


def shown_cards(bout: Bout) -> list[tuple[int, Hand]]:
    """Seats of a bout that is over, and the cards that they had to show.

    Rules: TRU-FLOR-19, TRU-FLOR-20, TRU-ENV-11.
    """
    found = [(one.seat, bout.dealt[one.seat]) for one in bout.awards if one.seat is not None]
    for _, target in bout.claims:
        hand = bout.dealt[target]
        if not bout.holds_flor(target):
            other = next(card for card in hand if card.suit != hand[0].suit)
            hand = (hand[0], other)
        found.append((target, hand))
    return found
