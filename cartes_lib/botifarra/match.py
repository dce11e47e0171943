"""A match from its first deal to its target, and its record."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from cartes_lib.botifarra.actions import Action, parse_action
from cartes_lib.botifarra.dealing import (
    first_dealer,
    five_of_swords,
    misdeal_dealer,
    next_dealer,
    random_deal,
)
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.state import State, start_deal
from cartes_lib.cards import cards, notation
from cartes_lib.record import DealRecord, MatchRecord, RecordError, Step, read_rules, replay_deal

__all__ = ["Match", "replay"]


@dataclass
class _Deal:
    """A deal as it was done: its first and last state, the steps, whether it was a misdeal."""

    start: State
    last: State
    steps: list[Step] = field(default_factory=list)
    is_misdeal: bool = False

    def record(self) -> DealRecord:
        setup: dict[str, object] = {
            "dealer": self.start.dealer,
            "hands": tuple(map(notation, self.start.dealt)),
        }
        if self.is_misdeal:
            setup["misdeal"] = True
        return DealRecord(setup, tuple(self.steps))


class Match:
    """A match that remembers what was done; it shuffles and deals by itself.

    Attributes:
        state: the position now; a deal that ends is followed by the next one at once.
    """

    def __init__(self, rules: Rules = OBLIGADA, seed: int = 0, dealer: int | None = None) -> None:
        """Starts a match; the same seed brings the same cards.

        Args:
            dealer: the first dealer; None to draw for it (BOT-DEAL-01, BOT-IND3-03). Where
                the 5 of espadas decides, its holder then counts as the dealer (BOT-VAR-03).
        """
        self._rng = random.Random(seed)
        drawn: int | None = None
        while drawn is None:
            drawn = first_dealer(self._rng.choice(rules.pack), seats=rules.seats)
        dealer = drawn if dealer is None else dealer
        hands = random_deal(self._rng, rules, dealer)
        if rules.first_chooser == "five-of-swords":
            dealer = five_of_swords(hands)
        self.state = start_deal(rules, dealer, hands)
        self._done: list[_Deal] = [_Deal(self.state, self.state)]

    def play(self, action: Action, seat: int | None = None) -> State:
        """Does `action`, and returns the state that it leads to.

        The state returned is that of the deal, over or not; `state` is the next deal's if
        the deal is over and the match is not.

        Raises:
            IllegalAction: the rules forbid it; nothing changes.
        """
        after = self.state.play(action, seat)
        acting = self.state.to_act[0] if seat is None else seat
        self._done[-1].steps.append(Step(acting, str(action)))
        self._done[-1].last = self.state = after
        self._begin_if_over()
        return after

    def misdeal(self) -> State:
        """Deals again because the deal went wrong, and returns the new state.

        Raises:
            ValueError: a card has been led.

        Rules: BOT-DEAL-08, BOT-PEN-03.
        """
        rules = self.state.rules
        self.state.check_misdeal()
        hands = random_deal(self._rng, rules, misdeal_dealer(self.state.dealer, rules))
        again = self.state.misdealt(hands)
        self._done[-1].is_misdeal = True
        self._begin(again)
        return again

    def _begin_if_over(self) -> None:
        """Deals the next deal once this one is over and the match is not."""
        now = self.state
        if now.deal_is_over and not now.is_over:
            dealer = next_dealer(now.dealer, now.rules.seats)
            self._begin(now.next_deal(random_deal(self._rng, now.rules, dealer)))

    def _begin(self, state: State) -> None:
        self.state = state
        self._done.append(_Deal(state, state))

    def record(self) -> MatchRecord:
        """The record of all that was done so far."""
        deals = tuple(deal.record() for deal in self._done)
        return MatchRecord("botifarra", self.state.rules.options(), deals)

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Match:
        """The match that `record` tells; cards yet to be dealt come from `seed`.

        Raises:
            RecordError: as `replay` does.
        """
        done = _replay(record)
        match = cls(done[-1].last.rules, seed)
        match.state, match._done = done[-1].last, done
        match._begin_if_over()
        return match


def replay(record: MatchRecord) -> State:
    """The state that `record` ends in.

    Raises:
        RecordError: it is no record of this game, or does not hang together, or tells an
            action that the rules forbid: `illegal`, with the line and the verdict.
    """
    return _replay(record)[-1].last


def _replay(record: MatchRecord) -> list[_Deal]:
    rules = read_rules(record, "botifarra", Rules.from_options)
    done: list[_Deal] = []
    for deal in record.deals:
        start = _start(rules, deal, done[-1] if done else None)
        now = _Deal(start, start, list(deal.steps), deal.setup.get("misdeal", False))
        for _, after in replay_deal(start, deal, parse_action, State.play):
            now.last = after
        done.append(now)
    if done[-1].is_misdeal:
        raise RecordError(record.deals[-1].line, "bad-field", "misdeal")
    return done


def _start(rules: Rules, deal: DealRecord, before: _Deal | None) -> State:
    if unknown := set(deal.setup) - {"dealer", "hands", "misdeal"}:
        raise RecordError(deal.line, "bad-field", min(unknown))
    dealer = deal.setup.get("dealer")
    if type(dealer) is not int:
        raise RecordError(deal.line, "bad-field", "dealer")
    if type(deal.setup.get("misdeal", False)) is not bool:
        raise RecordError(deal.line, "bad-field", "misdeal")
    try:
        hands = tuple(map(cards, deal.setup["hands"]))
        if before is None:
            return start_deal(rules, dealer, hands)
        last = before.last
        expected = last.misdealt(hands) if before.is_misdeal else last.next_deal(hands)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError(deal.line, "bad-field", "hands") from error
    if expected.dealer != dealer:
        raise RecordError(deal.line, "bad-field", "dealer")
    return expected
