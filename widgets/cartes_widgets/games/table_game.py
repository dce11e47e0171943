"""The interface between a table and a game; each game has a class that implements it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cartes_lib.engine import Verdict
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.games.house import Player

LEARNER = 0
"""The learner's seat, and the default seat of the viewer of a table."""

TRICK, SWEEP, DEAL, MATCH = "trick", "sweep", "deal", "match"
"""Kinds of pause, by what has ended: a trick, a removed pile, a deal, the match."""

WAIT = "wait"
"""The value of `pending` for a page during a pause that ends only when a person continues."""

StateT = TypeVar("StateT")


def seen_from(viewer: int, seat: int, seats: int) -> int:
    """The position of `seat` relative to `viewer`: 0 is the viewer, 1 the next seat to the
    right.
    """
    return (seat - viewer) % seats


def picked_cards(sent: object, hand: Collection[str]) -> list[str] | None:
    """The cards that a page has picked; None unless they are different cards of `hand`."""
    if not isinstance(sent, list) or len(sent) > len(hand):
        return None
    ids = set(hand)
    if not all(isinstance(card, str) and card in ids for card in sent):
        return None
    return sent if len(set(sent)) == len(sent) else None


@dataclass(frozen=True, slots=True)
class Event(Generic[StateT]):
    """An action that was performed: the seat, the notation, the states before and after.

    Attributes:
        after: the state after the action; at the end of a deal, it still shows this deal.
    """

    seat: int
    text: str
    before: StateT
    after: StateT


class TableGame(Protocol):
    """A match at a table, which each seat can see from its own side.

    Messages address the player at the seat `viewer` as "you". A seat gets only what it may see.

    Attributes:
        multi_select: whether a player picks several cards and then one of the `choices`.
        pause: what has just ended and stays on the table until `go_on`; "" without a pause.
        player: name of the bot that plays every seat of a bot that is not in `players`.
        players: names of the bots of certain seats; the key is the seat.
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

    def scene(self, viewer: int) -> TableScene:
        """The scene for the seat `viewer`, with only what this seat may see."""
        ...

    def board(self, viewer: int) -> Scene:
        """The scene of a walk for the seat `viewer`, with only what this seat may see."""
        ...

    def choices(self, picked: Sequence[str], viewer: int) -> list[Choice]:
        """The calls of `viewer`, and the actions that play the picked cards; empty without any.

        Args:
            picked: the cards that `viewer` has picked, in a game with `multi_select`.
        """
        ...

    def picks(self, cards: Sequence[str], viewer: int) -> list[str]:
        """The cards that stay picked if `viewer` picks `cards`; the last of `cards` was picked
        last.
        """
        ...

    def proposed_cards(self, viewer: int) -> list[str]:
        """The cards that the table picks in advance for `viewer`."""
        ...

    def judge(self, text: str, seat: int) -> Verdict:
        """The verdict on the action `text` of `seat`.

        Raises:
            ValueError: `text` is not an action.
        """
        ...

    def play(self, text: str, seat: int) -> Event[Any]:
        """Performs the legal action `text` of `seat`, in notation."""
        ...

    def go_on(self) -> None:
        """Ends the pause, and continues the match."""
        ...

    def describe(self, event: Event[Any], viewer: int) -> str:
        """The message to `viewer` about an event; "" if there is nothing to report."""
        ...

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """The expressions of players after an event, "pleased" or "caught"; the key is the seat.

        They depend only on public information.
        """
        ...

    def begins(self, viewer: int) -> str:
        """A message about the table before the first event, for example who deals or leads."""
        ...

    def bot(self, seat: int) -> str:
        """The action that the bot at `seat` chooses."""
        ...

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """A bot's seat and action that must come before the actions of people; else None.

        Args:
            seats: seats that bots play.
        """
        ...

    @property
    def state(self) -> Any:
        """The state of the match, for callers that need a seat's view."""
        ...

    @property
    def shown_state(self) -> Any:
        """The state that the table shows: a finished deal stays until the table is cleared."""
        ...

    def options(self, seat: int) -> list[str]:
        """The legal actions of `seat` in notation; empty if it has no legal action."""
        ...

    def action_text(self, text: str, viewer: int) -> str:
        """An action in words: a card with its article, or a call in quotation marks."""
        ...

    def is_hidden(self, text: str) -> bool:
        """Whether other players do not see all of the action `text`, such as a card played face
        down.
        """
        ...
