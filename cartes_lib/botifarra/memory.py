"""What an attentive player knows: the current view, and all that was visible before."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.state import State
from cartes_lib.botifarra.view import View
from cartes_lib.tricks import Trick

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """The current view of a seat, and all tricks of the deal.

    Only the last trick of a pile may be looked at again (BOT-PLAY-05), but remembering the others
    is allowed. There is no field for a card that the seat has not seen.

    Attributes:
        view: what the seat can see now.
        tricks: all plays of the deal in order; the last trick may be incomplete.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> remember(Match(seed=1).state, 0).tricks
    ()
    """

    view: View
    tricks: tuple[Trick, ...]


def remember(state: State, seat: int) -> Memory:
    """The knowledge of `seat`, which has seen every card played in this deal.

    Raises:
        ValueError: no such seat.

    Rules: BOT-PLAY-05, BOT-DEAL-10.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> remember(Match(seed=1).state, 0).view.seat
    0
    """
    return Memory(state.view(seat), state.tricks)
