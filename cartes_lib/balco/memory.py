"""The memory of a seat: its current view, and the cards that it has not seen in this deal."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.balco.dealing import pack
from cartes_lib.balco.state import State
from cartes_lib.balco.view import View
from cartes_lib.cards import Hand

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """The current view of a seat, and the cards that the seat has not seen in this deal.

    Every card that was once visible is still visible, is out of play (`view.cleared`), or is in a
    known hand (`view.known`). No field contains the place of an unseen card.

    Attributes:
        view: the current view of the seat.
        unseen: the cards whose place the seat does not know: in the stock, face down, or in other
            hands.

    >>> from cartes_lib.balco import Match
    >>> from cartes_lib.balco.memory import remember
    >>> len(remember(Match(seed=1).state, 0).unseen)
    37
    """

    view: View
    unseen: Hand


def remember(state: State, seat: int) -> Memory:
    """The memory of `seat`, which has watched the whole deal.

    Raises:
        ValueError: `seat` is not at the table.

    Rules: BAL-SET-04, BAL-TAKE-01, BAL-CLR-09.

    >>> from cartes_lib.balco import Match
    >>> from cartes_lib.balco.memory import remember
    >>> remember(Match(seed=1).state, 0).view.seat
    0
    """
    view = state.view(seat)
    seen = {*(view.hand or ()), *view.cleared, *(pile_card.card for pile_card in view.pile)}
    seen.update(*view.up, *view.known)
    if view.lifted is not None:
        seen.add(view.lifted)
    return Memory(view, tuple(card for card in pack(view.rules) if card not in seen))
