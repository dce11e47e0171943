"""The memory of a seat: its current view, and all tricks of the deal."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.state import State
from cartes_lib.botifarra.view import View
from cartes_lib.tricks import Trick

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """The current view of a seat, and all tricks of the deal.

    Players may look again only at the last trick of a pile (BOT-PLAY-05), but they may remember all
    tricks. No field contains a card that the seat has not seen.

    Attributes:
        view: the current view of the seat.
        tricks: all plays of the deal in order; the last trick may be incomplete.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> remember(Match(seed=1).state, 0).tricks
    ()
    """

    view: View
    tricks: tuple[Trick, ...]


def remember(state: State, seat: int) -> Memory:
    """The memory of `seat`, which has seen every card played in this deal.

    Raises:
        ValueError: `seat` is not at the table.

    Rules: BOT-PLAY-05, BOT-DEAL-10.

    >>> from cartes_lib.botifarra import Match
    >>> from cartes_lib.botifarra.memory import remember
    >>> remember(Match(seed=1).state, 0).view.seat
    0
    """
    return Memory(state.view(seat), state.tricks)
