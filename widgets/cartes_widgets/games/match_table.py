"""The part of a table that all games share: seats and house players."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from cartes_lib.engine import Verdict
from cartes_widgets.games.chips import seat_fact
from cartes_widgets.games.house import HEURISTIC, PLAYERS, Player
from cartes_widgets.games.table_game import Event

__all__ = ["Dealt", "MatchTable", "OneDeal"]

StateT = TypeVar("StateT", bound=Any)


class Dealt(Protocol[StateT]):
    """The match of a table: a whole match, or a replayed part of one."""

    state: StateT

    def play(self, action: Any, seat: int | None = None) -> StateT: ...


class OneDeal(Generic[StateT]):
    """A single deal, from any of its positions to its end; no deal follows."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    def play(self, action: Any, seat: int | None = None) -> StateT:
        """Performs `action`, and returns the state after it."""
        self.state = self.state.play(action, seat)
        return self.state


class _Shown(Protocol):
    """What is shown on the table, which may be older than the state of the match."""

    @property
    def state(self) -> Any: ...

    @property
    def pause(self) -> str: ...


class MatchTable(ABC, Generic[StateT]):
    """The part of a `TableGame` that is the same for all games; each game adds the rest.

    Attributes:
        player: the bot of the house players.
        players: bots of certain seats, by seat.
    """

    multi_select = False

    _game: ClassVar[str]
    _parse: ClassVar[staticmethod[[str], Any]]
    _has_sides = True
    """Whether seats are called by their sides, partner and opponents."""

    def __init__(self, match: Dealt[StateT], seed: int = 0) -> None:
        """Makes a table for `match`; `seed` lets house players break ties."""
        self._match, self._seed, self._done = match, seed, 0
        self.player = PLAYERS[self._game][HEURISTIC]
        self.players = dict[int, Player]()

    @classmethod
    def of_deal(cls, state: StateT, seed: int = 0) -> Self:
        """A table for the deal of `state`, from that state to its end."""
        return cls(OneDeal(state), seed)

    @property
    @abstractmethod
    def _lying(self) -> _Shown:
        """What is shown on the table."""

    @property
    def pause(self) -> str:
        """The kind of pause in which the table waits for `go_on`; "" without a pause."""
        return self._lying.pause

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self._match.state.rules.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the match is over."""
        acting: tuple[int, ...] = self._lying.state.to_act
        return acting

    def picks(self, cards: Sequence[str], reader: int) -> list[str]:
        """Always empty, since one card is played at a time; games with several override it."""
        return []

    def proposed(self, reader: int) -> list[str]:
        """Empty by default: no cards are proposed."""
        return []

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """None by default, since players act in turn."""
        return None

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """Empty by default; games with expressions override it."""
        return {}

    def judge(self, text: str, seat: int) -> Verdict:
        """Whether `seat` may do the action `text`.

        Raises:
            ValueError: `text` is not an action of the game.
        """
        verdict: Verdict = self._match.state.judge(self._parse(text), seat)
        return verdict

    def bot(self, seat: int) -> str:
        """The action of the house player at `seat`; always the same in the same position."""
        player = self.players.get(seat, self.player)
        return player(self._match.state, seat, random.Random(f"{self._seed}/{self._done}"))

    @property
    def state(self) -> StateT:
        """The state of the match, which may be ahead of what the table shows."""
        return self._match.state

    @property
    def lying(self) -> StateT:
        """The state that the table shows: that of a finished deal, until it is cleared."""
        lying: StateT = self._lying.state
        return lying

    def options(self, seat: int) -> list[str]:
        """The legal actions of `seat`; empty if it may do nothing."""
        return [str(action) for action in self._match.state.actions(seat)]

    def is_hidden(self, text: str) -> bool:
        """False by default: everybody sees all actions."""
        return False

    def _play(self, text: str, seat: int) -> tuple[StateT, StateT]:
        """Performs the action `text`; returns the states before and after."""
        before = self._match.state
        after = self._match.play(self._parse(text), seat)
        self._done += 1
        return before, after

    def _seat(self, seat: int, reader: int) -> str:
        return seat_fact(seat, reader, self.seats, sides=self._has_sides)
