"""The interface of a game for a table; each game has a class that implements it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cartes_lib.engine import Verdict
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.games.house import Player

__all__ = [
    "DEAL",
    "MATCH",
    "READER",
    "SWEEP",
    "TRICK",
    "WAIT",
    "Event",
    "TableGame",
    "picked_cards",
    "seen_from",
]

READER = 0
"""The reader's seat, unless a table agrees on another."""

TRICK, SWEEP, DEAL, MATCH = "trick", "sweep", "deal", "match"
"""What a table can have come to the end of: a trick, a pile that is swept away, a deal, all."""

WAIT = "wait"
"""What a page is told of a pause that ends when a person goes on, and never by itself."""

StateT = TypeVar("StateT")


def seen_from(reader: int, seat: int, seats: int) -> int:
    """The position of `seat` as seen from `reader`: 0 is the reader, 1 the next seat to the
    right.
    """
    return (seat - reader) % seats


def picked_cards(sent: object, hand: Collection[str]) -> list[str] | None:
    """The cards that a page picked; None unless all are different cards of `hand`."""
    if not isinstance(sent, list) or len(sent) > len(hand):
        return None
    ids = set(hand)
    if not all(isinstance(card, str) and card in ids for card in sent):
        return None
    return sent if len(set(sent)) == len(sent) else None


@dataclass(frozen=True, slots=True)
class Event(Generic[StateT]):
    """An action that was performed: the seat, the notation, and the states before and after.

    Attributes:
        after: the state after the action; if the deal is over, it still belongs to that deal.
    """

    seat: int
    text: str
    before: StateT
    after: StateT


class TableGame(Protocol):
    """A match at a table, as seen from any of its seats.

    All messages address `reader` as "you"; a reader sees only what that seat may see.

    Attributes:
        multi_select: whether several cards are played at once. They are picked first; the `choices`
            then contain the possible actions.
        pause: what has just ended and stays on the table until `go_on`; "" without a pause.
        player: who plays for the house.
        players: by seat, who plays there instead.
    """

    multi_select: bool
    player: Player
    players: dict[int, Player]

    @property
    def pause(self) -> str: ...

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act; empty when the match is over."""
        ...

    def scene(self, reader: int) -> TableScene:
        """The scene for the seat `reader`, with only what it may see."""
        ...

    def board(self, reader: int) -> Scene:
        """The same as `scene`, for a step of a walk-through."""
        ...

    def choices(self, picked: Sequence[str], reader: int) -> list[Choice]:
        """The actions of `reader` other than playing a card; empty without such actions."""
        ...

    def picks(self, cards: Sequence[str], reader: int) -> list[str]:
        """The cards that stay picked when `reader` wants to pick `cards`, of which the last is the
        newest.
        """
        ...

    def proposed(self, reader: int) -> list[str]:
        """The cards that are picked for `reader` at first."""
        ...

    def judge(self, text: str, seat: int) -> Verdict:
        """Whether `seat` may do the action `text`.

        Raises:
            ValueError: `text` is not an action.
        """
        ...

    def play(self, text: str, seat: int) -> Event[Any]:
        """Performs the legal action `text`."""
        ...

    def go_on(self) -> None:
        """Ends the pause."""
        ...

    def describe(self, event: Event[Any], reader: int) -> str:
        """The message to `reader` about an event, or ""."""
        ...

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """The expressions of seats after an event, such as "pleased" or "caught", from public
        information only.
        """
        ...

    def begins(self, reader: int) -> str:
        """A message about the table before any event: who deals, who leads."""
        ...

    def bot(self, seat: int) -> str:
        """The action of the house player at `seat`."""
        ...

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """An action of one of `seats`, all house players, that comes before the acts of people; or
        None.
        """
        ...

    @property
    def state(self) -> Any:
        """The state of the match, for callers that need a seat's view."""
        ...

    @property
    def lying(self) -> Any:
        """The state that the table shows: that of a finished deal, until it is cleared."""
        ...

    def options(self, seat: int) -> list[str]:
        """The legal actions of `seat`; empty if it may do nothing."""
        ...

    def action_text(self, text: str, reader: int) -> str:
        """An action in words: a card with its article, or a call in quotation marks."""
        ...

    def is_hidden(self, text: str) -> bool:
        """Whether the action `text` is partly hidden from others, such as a card played face
        down.
        """
        ...
