"""A match at a table; each game has a subclass of `TableGame`."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from cartes_lib.engine import Verdict
from cartes_widgets.core.explain import explained_verdict
from cartes_widgets.core.scenes import Choice, Scene, TableScene
from cartes_widgets.games.house import HEURISTIC, PLAYERS, Player
from cartes_widgets.games.seat_views import seat_fact

LEARNER = 0
"""The learner's seat, and the default seat of the viewer of a table."""

TRICK, SWEEP, DEAL, MATCH = "trick", "sweep", "deal", "match"
"""Kinds of pause, by what has ended: a trick, a removed pile, a deal, the match."""

WAIT = "wait"
"""The value of `pending` for a page during a pause that ends only when a person continues."""

StateT = TypeVar("StateT", bound=Any)
_log = logging.getLogger(__name__)

_CAUTIOUS = ("no-quiero", "pass")
"""Calls that raise no stake; a bot that fails makes one of them if it cannot play a card."""


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


class TableGame(ABC):
    """A match at a table, which each seat can see from its own side.

    Messages address the player at the seat `viewer` as "you". A seat gets only what it may see.

    Attributes:
        multi_select: whether a player picks several cards and then one of the `choices`.
        player: name of the bot that plays every seat of a bot that is not in `players`.
        players: names of the bots of certain seats; the key is the seat.
    """

    multi_select = False

    _game: ClassVar[str]
    _parse: ClassVar[staticmethod[[str], Any]]
    _has_sides = True
    """Whether players are named as partner and opponents."""

    _match: DealProtocol[Any]
    _shown: _DisplayedState

    def __init__(self, match: DealProtocol[Any], seed: int = 0) -> None:
        """Creates a table for `match`; `seed` initializes the random choices of bots."""
        self._match, self._seed, self._done = match, seed, 0
        self.player = PLAYERS[self._game][HEURISTIC]
        self.players = dict[int, Player]()

    @classmethod
    def of_deal(cls, state: Any, seed: int = 0) -> Self:
        """A table that plays the deal of `state` to its end."""
        return cls(OneDeal(state), seed)

    @abstractmethod
    def scene(self, viewer: int) -> TableScene:
        """The scene for the seat `viewer`, with only what this seat may see."""

    @abstractmethod
    def board(self, viewer: int) -> Scene:
        """The scene of a walk for the seat `viewer`, with only what this seat may see."""

    @abstractmethod
    def choices(self, picked: Sequence[str], viewer: int) -> list[Choice]:
        """The calls of `viewer`, and the actions that play the picked cards; empty without any.

        Args:
            picked: the cards that `viewer` has picked, in a game with `multi_select`.
        """

    @abstractmethod
    def play(self, text: str, seat: int) -> Event[Any]:
        """Performs the legal action `text` of `seat`, in notation."""

    @abstractmethod
    def go_on(self) -> None:
        """Ends the pause, and continues the match."""

    @abstractmethod
    def describe(self, event: Event[Any], viewer: int) -> str:
        """The message to `viewer` about an event; "" if there is nothing to report."""

    @abstractmethod
    def begins(self, viewer: int) -> str:
        """A message about the table before the first event, for example who deals or leads."""

    @abstractmethod
    def action_text(self, text: str, viewer: int) -> str:
        """An action in words: a card with its article, or a call in quotation marks."""

    @property
    def pause(self) -> str:
        """What has just ended and stays on the table until `go_on`; "" without a pause."""
        return self._shown.pause

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.state.rules.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the match is over."""
        acting: tuple[int, ...] = self.shown_state.to_act
        return acting

    @property
    def may_act(self) -> bool:
        """Whether players may act now, with at most a finished trick still on the table."""
        return bool(self.to_act) and self.pause in ("", TRICK)

    def picks(self, cards: Sequence[str], viewer: int) -> list[str]:
        """The cards that stay picked if `viewer` picks `cards`; the last of `cards` was picked
        last. Empty in a game without `multi_select`.
        """
        return []

    def proposed_cards(self, viewer: int) -> list[str]:
        """The cards that the table picks in advance for `viewer`; empty in most games."""
        return []

    def at_once(self, seats: Collection[int]) -> tuple[int, str] | None:
        """A bot's seat and action that must come before the actions of people; None in most games.

        Args:
            seats: seats that bots play.
        """
        return None

    def moods(self, event: Event[Any]) -> dict[int, str]:
        """The expressions of players after an event, "pleased" or "caught"; the key is the seat.

        They depend only on public information.
        """
        return {}

    def judge(self, text: str, seat: int) -> Verdict:
        """The verdict on the action `text` of `seat`.

        Raises:
            ValueError: `text` is not an action of the game.
        """
        verdict: Verdict = self.state.judge(self._parse(text), seat)
        return verdict

    def refusal(self, text: str, seat: int, verdict: Verdict) -> dict[str, Any]:
        """An illegal attempt of `seat` for its page: the verdict in words, its `id`, and the legal
        cards in `open`.
        """
        hand = set(self.scene(seat)["hand"])
        open_cards = [alternative for alternative in verdict.alternatives if alternative in hand]
        return {**explained_verdict(verdict), "id": text, "open": open_cards}

    def bot(self, seat: int) -> str:
        """The action that the bot at `seat` chooses; always the same in the same position.

        If the bot fails, the action is any legal one, because a match without an action stops for
        everybody.
        """
        player, state = self.players.get(seat, self.player), self.state
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
    def state(self) -> Any:
        """The state of the match, which may be ahead of what the table shows."""
        return self._match.state

    @property
    def shown_state(self) -> Any:
        """The state that the table shows: a finished deal stays until the table is cleared."""
        return self._shown.state

    def options(self, seat: int) -> list[str]:
        """The legal actions of `seat` in notation; empty if it has no legal action."""
        return [str(action) for action in self.state.actions(seat)]

    def is_hidden(self, text: str) -> bool:
        """Whether other players do not see all of the action `text`, such as a card played face
        down.
        """
        return False

    def _play(self, text: str, seat: int) -> tuple[Any, Any]:
        """Performs the action `text`; returns the states before and after."""
        before = self.state
        after = self._match.play(self._parse(text), seat)
        self._done += 1
        return before, after

    def _seat(self, seat: int, viewer: int) -> str:
        return seat_fact(seat, viewer, self.seats, sides=self._has_sides)
