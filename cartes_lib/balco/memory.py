"""What a seat may know when it has paid attention: what it sees, and where seen cards went."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.balco.dealing import pack
from cartes_lib.balco.state import State
from cartes_lib.balco.view import View
from cartes_lib.cards import Hand

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat may look at now, and what it saw since the deal.

    All that was seen of a deal of Balcó lies open still, is out of play, or is known to be in
    somebody's hand: `view.known` tells it, `view.cleared` what went. It has no field for a
    card that the seat has not seen.

    Attributes:
        view: what may be looked at now.
        unseen: the cards that may be anywhere: in the stock, face down, or in others' hands.
    """

    view: View
    unseen: Hand


def remember(state: State, seat: int) -> Memory:
    """What `seat` knows who has watched since the deal.

    Raises:
        ValueError: no such seat.

    Rules: BAL-SET-04, BAL-TAKE-01, BAL-CLR-09.
    """
    view = state.view(seat)
    seen = {*(view.hand or ()), *view.cleared, *(laid.card for laid in view.pile)}
    seen.update(*view.up, *view.known)
    if view.lifted is not None:
        seen.add(view.lifted)
    return Memory(view, tuple(card for card in pack(view.rules) if card not in seen))
