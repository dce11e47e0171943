"""A match from its first deal to its target, and its record."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from cartes_lib.botifarra.actions import Action, Claim, action_of, parse_action
from cartes_lib.botifarra.dealing import (
    check_dealt,
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
from cartes_lib.engine import is_seat
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord, Step, read_rules, replay_deal

__all__ = ["Match", "replay"]


@dataclass
class _Deal:
    """A deal of the match: its first and last state, its steps, and whether it was a misdeal."""

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
    """A match with its history; it shuffles and deals by itself.

    Attributes:
        state: the current position. After the end of a deal it is the first position of the next
            deal.

    >>> from cartes_lib.botifarra import OBLIGADA, Match
    >>> match = Match(OBLIGADA, seed=1, dealer=0)
    >>> match.play("oros").to_act
    (1,)
    """

    def __init__(self, rules: Rules = OBLIGADA, seed: int = 0, dealer: int | None = None) -> None:
        """Starts a match; the same seed gives the same cards.

        Args:
            dealer: the first dealer; None to choose the dealer by drawing cards (BOT-DEAL-01,
                BOT-IND3-03). If the 5 of espadas decides, its holder is the dealer (BOT-VAR-03).

        Raises:
            ValueError: `dealer` is not a seat.
            TypeError: `rules` are of another game.
        """
        check_kind(rules, Rules)
        self._rng = random.Random(seed)
        draw: int | None = None
        while draw is None:
            draw = first_dealer(self._rng.choice(rules.pack), seats=rules.seats)
        dealer = draw if dealer is None else dealer
        hands = random_deal(self._rng, rules, dealer)
        if rules.first_chooser == "five-of-swords":
            dealer = five_of_swords(hands)
        self.state = start_deal(rules, dealer, hands)
        self._done: list[_Deal] = [_Deal(self.state, self.state)]

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """Performs `action`, an action or its notation, and returns the state after it.

        The returned state belongs to the same deal, even if the deal is over. In that case the
        attribute `state` is already the first state of the next deal, unless the match is over.

        At tables that punish wrong plays only after a claim, a claim before the first action of a
        deal is about the deal before (BOT-PEN-02). If the claim ends the earlier deal, the cards of
        the next deal do not change. If a play is only corrected, the next deal is withdrawn.

        Raises:
            IllegalAction: the rules forbid the action; the match is unchanged.
            TypeError: `action` is neither an action nor text, or `seat` is not an integer; the
                match is unchanged.
        """
        parsed = action_of(action)
        waiting = self._waiting_deal() if isinstance(parsed, Claim) else None
        before = self.state if waiting is None else self._done[-2].last
        after = before.play(action, seat)
        if waiting is not None:
            self._done.pop()
        acting = before.to_act[0] if seat is None else seat
        self._done[-1].steps.append(Step(acting, str(parsed)))
        self._done[-1].last = self.state = after
        if waiting is not None and after.deal_is_over and not after.is_over:
            self._begin(after.next_deal(waiting.dealt))
        else:
            self._begin_if_over()
        return after

    def _waiting_deal(self) -> State | None:
        """The next deal, if it has no action yet and a claim about the deal before is possible;
        else None.
        """
        now = self.state
        claimable = now.rules.enforce == "claimable" and len(self._done) > 1
        is_begun = now.calls or now.tricks
        return None if is_begun or not claimable or self._done[-2].is_misdeal else now

    def misdeal(self) -> State:
        """Deal again after a misdeal, and return the new state.

        Raises:
            ValueError: the first card has already been led.

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
        """Begin the next deal if the current deal is over and the match is not over."""
        now = self.state
        if now.deal_is_over and not now.is_over:
            dealer = next_dealer(now.dealer, now.rules.seats)
            self._begin(now.next_deal(random_deal(self._rng, now.rules, dealer)))

    def _begin(self, state: State) -> None:
        self.state = state
        self._done.append(_Deal(state, state))

    def record(self) -> MatchRecord:
        """The record of all actions so far."""
        deals = tuple(deal.record() for deal in self._done)
        return MatchRecord("botifarra", self.state.rules.options(), deals)

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Match:
        """Create a match from `record`; `seed` shuffles the later deals.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        done = _replay(record)
        match = cls(done[-1].last.rules, seed)
        match.state, match._done = done[-1].last, done
        match._begin_if_over()
        return match


def replay(record: MatchRecord) -> State:
    """The final state of `record`.

    Raises:
        RecordError: the record is of another game, is inconsistent, or contains an illegal action.
            In the last case (reason `illegal`), the error has the line and the verdict.

    >>> from cartes_lib.botifarra import Match, replay
    >>> replay(Match(seed=1).record()).to_act
    (1,)
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
        if now.is_misdeal and now.last.tricks:
            raise deal.fault("misdeal")
        done.append(now)
    if done[-1].is_misdeal:
        raise record.deals[-1].fault("misdeal")
    return done


def _start(rules: Rules, deal: DealRecord, before: _Deal | None) -> State:
    if unknown := set(deal.setup) - {"dealer", "hands", "misdeal"}:
        raise deal.fault(min(unknown))
    dealer = deal.setup.get("dealer")
    if not is_seat(dealer, rules.seats):
        raise deal.fault("dealer")
    if type(deal.setup.get("misdeal", False)) is not bool:
        raise deal.fault("misdeal")
    try:
        hands = tuple(map(cards, deal.setup["hands"]))
        check_dealt(hands, rules)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise deal.fault("hands") from error
    if before is not None and not before.is_misdeal:
        if not before.last.deal_is_over or before.last.is_over:
            raise deal.fault("deal")
        expected = before.last.next_deal(hands)
    elif before is not None:
        expected = before.last.misdealt(hands)
    else:
        try:
            return start_deal(rules, dealer, hands)
        except ValueError as error:
            # The only possible error: the first chooser must hold the 5 of espadas (BOT-VAR-03).
            raise deal.fault("dealer") from error
    if expected.dealer != dealer:
        raise deal.fault("dealer")
    return expected
