"""What a table asks of a game; each game has one such class beside this module."""

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
    """Where `seat` sits as `reader` sees it: 0 is the reader, 1 the next to the right."""
    return (seat - reader) % seats


def picked_cards(sent: object, hand: Collection[str]) -> list[str] | None:
    """The cards that a page picked; None unless each is a card of `hand`, named once."""
    if not isinstance(sent, list) or len(sent) > len(hand):
        return None
    ids = set(hand)
    if not all(isinstance(card, str) and card in ids for card in sent):
        return None
    return sent if len(set(sent)) == len(sent) else None


@dataclass(frozen=True, slots=True)
class Event(Generic[StateT]):
    """Something that was done: by whom, in the record's notation, and what it changed.

    Attributes:
        after: the state that it led to; where the deal is over, still that deal's.
    """

    seat: int
    text: str
    before: StateT
    after: StateT


class TableGame(Protocol):
    """A match at a table, which any seat may look at and sit at.

    All words are said to `reader`, whom
    they call "vous"; a reader sees what his seat may see.

    Attributes:
        multi_select: whether several cards are played at once: they are picked first, and what can
            be done with them is then among the `choices`.
        pause: what has just come to its end, and stays on the table until `go_on`; "" for
            nothing.
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
        """How many sit at the table."""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act; none when the match is over."""
        ...

    def scene(self, reader: int) -> TableScene:
        """What the seat of `reader` may see, as the table draws it."""
        ...

    def board(self, reader: int) -> Scene:
        """The same, as a step of a walk-through draws it."""
        ...

    def choices(self, picked: Sequence[str], reader: int) -> list[Choice]:
        """What `reader` may do besides playing a card; none if he may do nothing."""
        ...

    def picks(self, cards: Sequence[str], reader: int) -> list[str]:
        """What is picked once `reader` wants `cards`, the one picked last being the last."""
        ...

    def proposed(self, reader: int) -> list[str]:
        """Cards that are picked for `reader` before he picks any."""
        ...

    def judge(self, text: str, seat: int) -> Verdict:
        """Whether `seat` may do what `text` says.

        Raises:
            ValueError: it says nothing that can be done.
        """
        ...

    def play(self, text: str, seat: int) -> Event[Any]:
        """Does what `text` says, which is allowed."""
        ...

    def go_on(self) -> None:
        """Ends the pause."""
        ...

    def describe(self, event: Event[Any], reader: int) -> str:
        """The message to `reader` about an event, or ""."""
        ...

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """Seats that an event pleased, or "caught" out, by what everybody saw of it."""
        ...

    def begins(self, reader: int) -> str:
        """How the table stands where nothing has happened just now: who deals, who leads."""
        ...

    def bot(self, seat: int) -> str:
        """What the player of the house at `seat` does."""
        ...

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """What one of `seats`, all of the house, does before anybody else may act; or None."""
        ...

    @property
    def state(self) -> Any:
        """The state of the match, for callers that need a seat's view."""
        ...

    @property
    def lying(self) -> Any:
        """The state of what lies on the table: of a deal that is over, until it is cleared."""
        ...

    def options(self, seat: int) -> list[str]:
        """What `seat` may do; none if it may do nothing."""
        ...

    def action_text(self, text: str, reader: int) -> str:
        """What may be done, in words: a card with its article, or a call in quotes."""
        ...

    def is_hidden(self, text: str) -> bool:
        """Whether what `text` says is done face down, so that others do not see it all."""
        ...
