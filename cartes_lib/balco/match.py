"""A match from its first to its last deal, and its record."""

from __future__ import annotations

import random

from cartes_lib.balco.actions import parse_action
from cartes_lib.balco.dealing import DealtCards, first_fault_of_deal, random_deal
from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.balco.state import State, start_deal
from cartes_lib.cards import Hand, cards, notation
from cartes_lib.engine import is_seat
from cartes_lib.match import PlayedDeal, PlayedMatch
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord

__all__ = ["Match", "replay"]

_ROWS = ("hands", "up", "down")
_FIELDS = {"dealer", "stock", *_ROWS}


class Match(PlayedMatch[State]):
    """A match with its history; it shuffles and deals by itself.

    >>> from cartes_lib.balco import Match
    >>> match = Match(seed=1)
    >>> len(match.state.to_act)
    4
    """

    _game, _rules = "balco", Rules
    _parse = staticmethod(parse_action)

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
        self._done = []
        self._begin(start_deal(rules, dealer, random_deal(self._rng, rules)))

    def _next_deal(self) -> State:
        return self.state.next_deal(random_deal(self._rng, self.state.rules))

    def _setup(self, deal: PlayedDeal[State]) -> dict[str, object]:
        start = deal.start
        rows = {"hands": start.hands, "up": start.up, "down": start.down}
        texts = {name: tuple(map(notation, row)) for name, row in rows.items()}
        return {"dealer": start.dealer, **texts, "stock": notation(start.stock)}

    @staticmethod
    def _place(state: State, seat: int) -> dict[str, int]:
        return {"throw": state.throws + 1, "player": seat}

    @staticmethod
    def _start(rules: Rules, record: DealRecord, previous: PlayedDeal[State] | None) -> State:
        before = previous.last if previous else None
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
    return Match.replayed(record)[-1].last


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
