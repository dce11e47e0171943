"""A match from its first to its last deal, and its record."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.balco.actions import Action, action_of, parse_action
from cartes_lib.balco.dealing import DealtCards, first_fault_of_deal, random_deal
from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.balco.state import State, start_deal
from cartes_lib.cards import Hand, cards, notation
from cartes_lib.engine import IllegalAction, is_seat
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord, Step, read_rules, replay_deal

__all__ = ["Match", "replay"]

_ROWS = ("hands", "up", "down")
_FIELDS = {"dealer", "stock", *_ROWS}


class Match:
    """A match with its history; it shuffles and deals by itself.

    Attributes:
        state: the current position. After the end of a deal it is the first position of the next
            deal.

    >>> from cartes_lib.balco import Match
    >>> match = Match(seed=1)
    >>> len(match.state.to_act)
    4
    """

    def __init__(self, rules: Rules = STANDARD, seed: int = 0, dealer: int | None = None) -> None:
        """Starts a match; the same seed gives the same cards.

        Args:
            dealer: the first dealer; None to choose the dealer at random (BAL-SET-08).

        Raises:
            ValueError: `dealer` is not a seat.
            TypeError: `rules` are of another game.
        """
        check_kind(rules, Rules)
        self._rng = random.Random(seed)
        draw = self._rng.randrange(rules.players)
        dealer = draw if dealer is None else dealer
        self.state = start_deal(rules, dealer, random_deal(self._rng, rules))
        self._done: list[tuple[State, list[Step]]] = [(self.state, [])]

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """Performs `action`, an action or its notation, and returns the state after it.

        The returned state belongs to the same deal, even if the deal is over. In that case the
        attribute `state` is already the first state of the next deal, unless the match is over.

        Raises:
            IllegalAction: the rules forbid the action; the match is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer; the
                match is unchanged.
        """
        after = self.state.play(action, seat)
        acting = self.state.to_act[0] if seat is None else seat
        self._done[-1][1].append(Step(acting, str(action_of(action))))
        self.state = after
        if after.deal_is_over and not after.is_over:
            self.state = after.next_deal(random_deal(self._rng, after.rules))
            self._done.append((self.state, []))
        return after

    def record(self) -> MatchRecord:
        """The record of all actions so far."""
        deals = tuple(DealRecord(_setup(start), tuple(steps)) for start, steps in self._done)
        return MatchRecord("balco", self.state.rules.options(), deals)

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Match:
        """Create a match from `record`; `seed` shuffles the later deals.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        states = _replay(record)
        state = states[-1][1]
        match = cls(state.rules, seed)
        match.state = state
        match._done = [
            (start, list(deal.steps)) for (start, _), deal in zip(states, record.deals, strict=True)
        ]
        if state.deal_is_over and not state.is_over:
            match.state = state.next_deal(random_deal(match._rng, state.rules))
            match._done.append((match.state, []))
        return match


def _setup(start: State) -> dict[str, object]:
    rows = {"hands": start.hands, "up": start.up, "down": start.down}
    texts = {name: tuple(map(notation, row)) for name, row in rows.items()}
    return {"dealer": start.dealer, **texts, "stock": notation(start.stock)}


def replay(record: MatchRecord) -> State:
    """The final state of `record`.

    Raises:
        RecordError: the record is of another game, is inconsistent, or contains an illegal action.
            In the last case (reason `illegal`), the error has the line and the verdict. The
            verdict's facts include `throw`, the number of the throw in the deal from 1, and
            `player`, the seat.

    >>> from cartes_lib.balco import Match, replay
    >>> replay(Match(seed=1).record()).scores
    (0, 0, 0, 0)
    """
    return _replay(record)[-1][1]


def _replay(record: MatchRecord) -> list[tuple[State, State]]:
    """The first and the last state of each deal of `record`."""
    rules = read_rules(record, "balco", Rules.from_options)
    states: list[tuple[State, State]] = []
    for deal in record.deals:
        start = state = _start(rules, deal, states[-1][1] if states else None)
        for _, after in replay_deal(start, deal, parse_action, _play):
            state = after
        states.append((start, state))
    return states


def _play(state: State, action: Action, seat: int) -> State:
    try:
        return state.play(action, seat)
    except IllegalAction as error:
        facts = {**error.verdict.facts, "throw": state.throws + 1, "player": seat}
        raise IllegalAction(replace(error.verdict, facts=facts)) from error


def _start(rules: Rules, record: DealRecord, before: State | None) -> State:
    if unknown := set(record.setup) - _FIELDS:
        raise record.fault(min(unknown))
    dealer: int = record.setup.get("dealer", -1)
    if not is_seat(dealer, rules.players):
        raise record.fault("dealer")
    hands, up, down = (_row(record, name) for name in _ROWS)
    (stock,) = _row(record, "stock")
    dealt = DealtCards(hands, up, down, stock)
    if fault := first_fault_of_deal(dealt, rules):
        raise record.fault(fault)
    if before is None:
        return start_deal(rules, dealer, dealt)
    if not before.deal_is_over or before.is_over:
        raise record.fault("deal")
    expected = before.next_deal(dealt)
    if expected.dealer != dealer:
        raise record.fault("dealer")
    return expected


def _row(record: DealRecord, name: str) -> tuple[Hand, ...]:
    """The cards of the field `name` of a deal, by seat; the stock is a single row."""
    value = record.setup.get(name)
    texts = (value,) if name == "stock" else value
    if not isinstance(texts, tuple) or not all(isinstance(text, str) for text in texts):
        raise record.fault(name)
    try:
        return tuple(map(cards, texts))
    except ValueError as error:
        raise record.fault(name) from error
