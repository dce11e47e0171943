"""A match with its history, and the match of a record; each game has a subclass."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from cartes_lib.engine import IllegalAction
from cartes_lib.record import DealRecord, MatchRecord, Step, read_rules, replay_deal

__all__ = ["PlayedDeal", "PlayedMatch"]

StateT = TypeVar("StateT", bound=Any)


@dataclass
class PlayedDeal(Generic[StateT]):
    """A deal of a match: its first and last state, its steps, and whether it was a misdeal.

    >>> from cartes_lib.truco import Match
    >>> match = Match(seed=1, dealer=0)
    >>> [deal] = Match.replayed(match.record())
    >>> deal.start == deal.last == match.state
    True
    """

    start: StateT
    last: StateT
    steps: list[Step] = field(default_factory=list)
    is_misdeal: bool = False


class PlayedMatch(ABC, Generic[StateT]):
    """A match with its history; it shuffles and deals by itself.

    Attributes:
        state: the current position. After the end of a deal it is the first position of the next
            deal.

    >>> from cartes_lib.balco import Match
    >>> match = Match(seed=1)
    >>> Match.from_record(match.record()).state == match.state
    True
    """

    _game: ClassVar[str]
    _rules: ClassVar[Any]
    _parse: ClassVar[staticmethod[[str], Any]]
    """Function that parses an action; it raises ValueError if the text is invalid."""

    state: StateT
    _rng: random.Random
    _done: list[PlayedDeal[StateT]]

    @abstractmethod
    def _next_deal(self) -> StateT:
        """The first state of the next deal, with new cards."""

    @abstractmethod
    def _setup(self, deal: PlayedDeal[StateT]) -> dict[str, object]:
        """The fields of the record of `deal`, such as its dealer and hands."""

    @staticmethod
    @abstractmethod
    def _start(rules: Any, deal: DealRecord, previous: PlayedDeal[StateT] | None) -> StateT:
        """The state at the start of a recorded deal.

        Raises:
            RecordError: a field of the deal is invalid.
        """

    @staticmethod
    def _place(state: StateT, seat: int) -> dict[str, int]:
        """Additional facts of the verdict on an illegal action of a record."""
        return {}

    @staticmethod
    def _check_played(deal: DealRecord, played: PlayedDeal[StateT]) -> None:
        """Raises a RecordError if the actions of a recorded deal contradict its fields."""

    def _begin(self, state: StateT) -> None:
        self.state = state
        self._done.append(PlayedDeal(state, state))

    def _begin_if_over(self) -> None:
        """Begins the next deal if the current deal is over and the match is not over."""
        while self.state.deal_is_over and not self.state.is_over:
            self._begin(self._next_deal())

    def play(self, action: Any, seat: int | None = None) -> StateT:
        """Performs `action`, an action or its notation, and returns the state after it.

        The returned state belongs to the same deal, even if the deal is over. In that case the
        attribute `state` is already the first state of the next deal, unless the match is over.

        Raises:
            IllegalAction: the rules forbid the action; the match is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer; the
                match is unchanged.
        """
        after = self._perform(self.state, self._done[-1], action, seat)
        self._begin_if_over()
        return after

    def _perform(
        self, before: StateT, deal: PlayedDeal[StateT], action: Any, seat: int | None
    ) -> StateT:
        """Performs `action` in the state `before` of `deal`."""
        after: StateT = before.play(action, seat)
        acting = before.to_act[0] if seat is None else seat
        done = self._parse(action) if isinstance(action, str) else action
        deal.steps.append(Step(acting, str(done)))
        deal.last = self.state = after
        return after

    def record(self) -> MatchRecord:
        """The record of all actions so far."""
        deals = (DealRecord(self._setup(deal), tuple(deal.steps)) for deal in self._done)
        return MatchRecord(self._game, self.state.rules.options(), tuple(deals))

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Self:
        """Create a match from `record`; `seed` shuffles the later deals.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        done = cls.replayed(record)
        match = cls(done[-1].last.rules, seed)  # type: ignore[call-arg]
        match.state, match._done = done[-1].last, done
        match._begin_if_over()
        return match

    @classmethod
    def replayed(cls, record: MatchRecord) -> list[PlayedDeal[StateT]]:
        """The deals of `record`.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        rules = read_rules(record, cls._game, cls._rules.from_options)
        done: list[PlayedDeal[StateT]] = []
        for deal in record.deals:
            start = cls._start(rules, deal, done[-1] if done else None)
            is_misdeal = deal.setup.get("misdeal", False)
            now = PlayedDeal(start, start, list(deal.steps), is_misdeal)
            for _, after in replay_deal(start, deal, cls._parse, cls._play_recorded):
                now.last = after
            cls._check_played(deal, now)
            done.append(now)
        return done

    @classmethod
    def _play_recorded(cls, state: StateT, action: Any, seat: int) -> StateT:
        try:
            after: StateT = state.play(action, seat)
        except IllegalAction as error:
            facts = {**error.verdict.facts, **cls._place(state, seat)}
            raise IllegalAction(replace(error.verdict, facts=facts)) from error
        return after
