"""The part of a table that all games share: seats, and bots that play for them."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from cartes_lib.engine import Verdict
from cartes_widgets.games.house import HEURISTIC, PLAYERS, Player
from cartes_widgets.games.seat_views import seat_fact
from cartes_widgets.games.table_game import Event

StateT = TypeVar("StateT", bound=Any)
_log = logging.getLogger(__name__)

_CAUTIOUS = ("no-quiero", "pass")
"""Calls that raise no stake; a bot that fails makes one of them if it cannot play a card."""


class DealProtocol(Protocol[StateT]):
    """The interface that a table needs of a match, which may be a whole match or a single deal."""

    state: StateT

    def play(self, action: Any, seat: int | None = None) -> StateT: ...


class OneDeal(Generic[StateT]):
    """A single deal, played from one of its positions to its end; no other deal follows."""

    def __init__(self, state: StateT) -> None:
        self.state = state

    def play(self, action: Any, seat: int | None = None) -> StateT:
        """Performs `action`, and returns the state after it."""
        self.state = self.state.play(action, seat)
        return self.state


class _DisplayedState(Protocol):
    """The position that the table shows; it may be older than the state of the match."""

    @property
    def state(self) -> Any: ...

    @property
    def pause(self) -> str: ...


class MatchTable(ABC, Generic[StateT]):
    """The part of `TableGame` that all games share; a subclass for each game adds the rest.

    Attributes:
        player: name of the bot that plays every seat of a bot that is not in `players`.
        players: names of the bots of certain seats; the key is the seat.
    """

    multi_select = False

    _game: ClassVar[str]
    _parse: ClassVar[staticmethod[[str], Any]]
    _has_sides = True
    """Whether players are named as partner and opponents."""

    def __init__(self, match: DealProtocol[StateT], seed: int = 0) -> None:
        """Creates a table for `match`; `seed` initializes the random choices of bots."""
        self._match, self._seed, self._done = match, seed, 0
        self.player = PLAYERS[self._game][HEURISTIC]
        self.players = dict[int, Player]()

    @classmethod
    def of_deal(cls, state: StateT, seed: int = 0) -> Self:
        """A table that plays the deal of `state` to its end."""
        return cls(OneDeal(state), seed)

    @property
    @abstractmethod
    def _visible(self) -> _DisplayedState:
        """The position that the table shows."""

    @property
    def pause(self) -> str:
        """The kind of pause after which the table needs `go_on`; "" without a pause."""
        return self._visible.pause

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self._match.state.rules.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the match is over."""
        acting: tuple[int, ...] = self._visible.state.to_act
        return acting

    def picks(self, cards: Sequence[str], viewer: int) -> list[str]:
        """Always empty, since players play one card at a time; other games override it."""
        return []

    def proposed_cards(self, viewer: int) -> list[str]:
        """Always empty: the table picks no cards in advance; other games override it."""
        return []

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """Always None, since players act in turn; other games override it."""
        return None

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """Always empty; games in which bots show expressions override it."""
        return {}

    def judge(self, text: str, seat: int) -> Verdict:
        """The verdict on the action `text` of `seat`.

        Raises:
            ValueError: `text` is not an action of the game.
        """
        verdict: Verdict = self._match.state.judge(self._parse(text), seat)
        return verdict

    def bot(self, seat: int) -> str:
        """The action that the bot at `seat` chooses; always the same in the same position.

        If the bot fails, the action is any legal one, because a match without an action stops for
        everybody.
        """
        player, state = self.players.get(seat, self.player), self._match.state
        try:
            text = player(state, seat, random.Random(f"{self._seed}/{self._done}"))
            if state.judge(self._parse(text), seat).legal:
                return text
            _log.error("The bot at seat %d chose the illegal action %r", seat, text)
        except Exception:
            _log.exception("The bot at seat %d failed", seat)
        return self._cautious_action(seat)

    def _cautious_action(self, seat: int) -> str:
        """A legal action of `seat`: a card, a call that raises no stake, or else the first one."""
        options = self.options(seat)
        # In the notation of all games, cards have digits, and calls have none.
        calm = (item for item in options if item in _CAUTIOUS or any(map(str.isdigit, item)))
        return next(calm, options[0])

    @property
    def state(self) -> StateT:
        """The state of the match, which may be ahead of what the table shows."""
        return self._match.state

    @property
    def shown_state(self) -> StateT:
        """The state that the table shows: a finished deal stays until the table is cleared."""
        shown_state: StateT = self._visible.state
        return shown_state

    def options(self, seat: int) -> list[str]:
        """The legal actions of `seat` in notation; empty if it has no legal action."""
        return [str(action) for action in self._match.state.actions(seat)]

    def is_hidden(self, text: str) -> bool:
        """Always False: every player sees all actions; other games override it."""
        return False

    def _play(self, text: str, seat: int) -> tuple[StateT, StateT]:
        """Performs the action `text`; returns the states before and after."""
        before = self._match.state
        after = self._match.play(self._parse(text), seat)
        self._done += 1
        return before, after

    def _seat(self, seat: int, viewer: int) -> str:
        return seat_fact(seat, viewer, self.seats, sides=self._has_sides)
