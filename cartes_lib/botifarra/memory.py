"""What a seat may know when it has paid attention: what it sees, and all that was shown to it."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.state import State
from cartes_lib.botifarra.view import View
from cartes_lib.tricks import Trick

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat may look at now, and what it saw since the deal.

    Only the last trick of a pile may be looked at again (BOT-PLAY-05), but nobody forbids to
    remember the others. It has no field for a card that the seat has not seen.

    Attributes:
        view: what may be looked at now.
        tricks: all plays of the deal in turn; the last trick may be incomplete.
    """

    view: View
    tricks: tuple[Trick, ...]


def remember(state: State, seat: int) -> Memory:
    """What `seat` knows who has seen every card fall in this deal.

    Raises:
        ValueError: no such seat.

    Rules: BOT-PLAY-05, BOT-DEAL-10.
    """
    return Memory(state.view(seat), state.tricks)
