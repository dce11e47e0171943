"""What the games have in common at a table: who sits there, who plays for the house."""

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
    """What a table plays: a whole match, or a replayed part of one."""

    state: StateT

    def play(self, action: Any, seat: int | None = None) -> StateT: ...


class OneDeal(Generic[StateT]):
    """One deal, from any of its moments to its end; nothing is dealt after it."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    def play(self, action: Any, seat: int | None = None) -> StateT:
        """Performs `action`; returns the state after it."""
        self.state = self.state.play(action, seat)
        return self.state


class _Shown(Protocol):
    """What lies on the table, which may be older than the state of the match."""

    @property
    def state(self) -> Any: ...

    @property
    def pause(self) -> str: ...


class MatchTable(ABC, Generic[StateT]):
    """A match at a table as far as the games agree; each adds the rest of a `TableGame`.

    Attributes:
        player: who plays for the house.
        players: by seat, who plays there instead.
    """

    multi_select = False

    _game: ClassVar[str]
    _parse: ClassVar[staticmethod[[str], Any]]
    _has_sides = True
    """Whether seats are called by their sides, partner and opponents."""

    def __init__(self, match: Dealt[StateT], seed: int = 0) -> None:
        """Sits down at `match`; by `seed` the house decides between equals."""
        self._match, self._seed, self._done = match, seed, 0
        self.player = PLAYERS[self._game][HEURISTIC]
        self.players = dict[int, Player]()

    @classmethod
    def of_deal(cls, state: StateT, seed: int = 0) -> Self:
        """The deal of `state` from there to its end."""
        return cls(OneDeal(state), seed)

    @property
    @abstractmethod
    def _lying(self) -> _Shown:
        """What lies on the table."""

    @property
    def pause(self) -> str:
        """What lies on the table until `go_on`."""
        return self._lying.pause

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self._match.state.rules.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        acting: tuple[int, ...] = self._lying.state.to_act
        return acting

    def picks(self, cards: Sequence[str], reader: int) -> list[str]:
        """None, since one card is played at a time."""
        return []

    def proposed(self, reader: int) -> list[str]:
        """None: by default nothing is proposed."""
        return []

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """None, since players act in turn."""
        return None

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """None by default; a game that has moods overrides this."""
        return {}

    def judge(self, text: str, seat: int) -> Verdict:
        """Whether `seat` may do what `text` says.

        Raises:
            ValueError: it is no action of the game.
        """
        verdict: Verdict = self._match.state.judge(self._parse(text), seat)
        return verdict

    def bot(self, seat: int) -> str:
        """What the player of the house at `seat` does; the same at the same moment of a match."""
        player = self.players.get(seat, self.player)
        return player(self._match.state, seat, random.Random(f"{self._seed}/{self._done}"))

    @property
    def state(self) -> StateT:
        """The state of the match, which may be ahead of what lies on the table."""
        return self._match.state

    @property
    def lying(self) -> StateT:
        """The state of what lies on the table: of a deal that is over, until it is cleared."""
        lying: StateT = self._lying.state
        return lying

    def options(self, seat: int) -> list[str]:
        """What `seat` may do; none if it may do nothing."""
        return [str(action) for action in self._match.state.actions(seat)]

    def is_hidden(self, text: str) -> bool:
        """False: whatever is done here, everybody sees."""
        return False

    def _play(self, text: str, seat: int) -> tuple[StateT, StateT]:
        """Does what `text` says; the states before and after."""
        before = self._match.state
        after = self._match.play(self._parse(text), seat)
        self._done += 1
        return before, after

    def _seat(self, seat: int, reader: int) -> str:
        return seat_fact(seat, reader, self.seats, sides=self._has_sides)
