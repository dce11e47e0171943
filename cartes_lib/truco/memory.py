"""The memory of a seat: its current view, and all cards that it has seen in the deal."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.cards import Card, Hand
from cartes_lib.truco.actions import PlayCard, parse_action
from cartes_lib.truco.state import State
from cartes_lib.truco.view import View

__all__ = ["Memory", "remember"]


@dataclass(frozen=True, slots=True)
class Memory:
    """The current view of a seat, and the cards that the seat has seen in this deal.

    The calls of the deal are in `view.calls`. No field contains a card that the seat has not seen.

    Attributes:
        view: the current view of the seat.
        dealt: the cards that the seat got, including the discard if the seat is a gallo (without a
            partner).
        seen: for each seat, its cards that all players have seen. They were played in a duel of
            this deal, shown at the end, or turned up by accident while dealing.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.memory import remember
    >>> len(remember(Match(seed=1).state, 0).known)
    3
    """

    view: View
    dealt: Hand
    seen: tuple[Hand, ...]

    @property
    def known(self) -> frozenset[Card]:
        """All cards that the seat has seen in this deal."""
        return frozenset(self.dealt).union(*self.seen)


def remember(state: State, seat: int) -> Memory:
    """The memory of `seat`, which has watched the whole deal.

    Raises:
        ValueError: `seat` is not at the table.

    Rules: TRU-TRU-11, TRU-FLOR-19, TRU-ENV-11, TRU-DEAL-06, TRU-GAL-02.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.memory import remember
    >>> remember(Match(seed=1).state, 0).view.seat
    0
    """
    view = state.view(seat)
    seen: list[list[Card]] = [[] for _ in view.hand_sizes]
    for speaker, call in view.calls:
        action = None if call == "discard" else parse_action(call)
        if isinstance(action, PlayCard):
            seen[speaker].append(action.card)
    for speaker, hand in view.shown:
        seen[speaker] += hand
    if view.exposed is not None:
        seen[state.receiver].append(view.exposed)
    return Memory(view, state.dealt[seat], tuple(tuple(sorted({*row})) for row in seen))
