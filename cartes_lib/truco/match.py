"""A match from its first deal to its last chico (a part with its own score), and its record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from cartes_lib.cards import PACK_40, Card, Hand, card, cards, notation
from cartes_lib.engine import IllegalAction, is_seat
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord, Step, read_rules, replay_deal
from cartes_lib.truco.actions import Action, parse_action
from cartes_lib.truco.dealing import first_dealers, random_deal
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.state import State, start_deal

__all__ = ["Match", "replay"]


class Match:
    """A match with its history; it shuffles and deals by itself.

    Attributes:
        state: the current position. After the end of a deal it is the first position of the next
            deal.

    >>> from cartes_lib.truco import SIN_FLOR, Match
    >>> match = Match(SIN_FLOR, seed=1)
    >>> match.play("truco").to_act
    (2, 0)
    """

    def __init__(
        self,
        rules: Rules = CON_FLOR,
        seed: int = 0,
        dealer: int | None = None,
        exposing: float = 0.0,
    ) -> None:
        """Starts a match; the same seed gives the same cards.

        Args:
            dealer: the first dealer; None to choose the dealer by drawing cards (TRU-DEAL-01).
            exposing: probability that a card of a deal is turned up by accident (TRU-DEAL-06).

        Raises:
            ValueError: `dealer` is not a seat, or `exposing` is not from 0 to 1.
            TypeError: `rules` are of another game.
        """
        check_kind(rules, Rules)
        if not 0 <= exposing <= 1:
            raise ValueError(f"no such share of the deals: {exposing}")
        self._rng = random.Random(seed)
        self._exposing = exposing
        first = _draw_dealer(self._rng, rules.players) if dealer is None else dealer
        hands = random_deal(self._rng, rules, first)
        self.state = start_deal(rules, first, hands, exposed=self._seen(hands))
        self._done: list[State] = [self.state]
        self._deal_again_while_void()

    def _seen(self, hands: tuple[Hand, ...]) -> Card | None:
        if not self._exposing or self._rng.random() >= self._exposing:
            return None
        return self._rng.choice([item for hand in hands for item in hand])

    def play(self, action: Action | str, seat: int | None = None) -> State:
        """Performs `action`, and returns the state after it.

        The returned state belongs to the same deal, even if the deal is over. In that case the
        attribute `state` is already the first state of the next deal, unless the match is over.

        Raises:
            IllegalAction: the rules forbid the action; the match is unchanged.
            TypeError: an argument has a wrong type (see `State.play`); the match is unchanged.
        """
        after = self.state.play(action, seat)
        self._done[-1] = self.state = after
        if after.deal_is_over and not after.is_over:
            self._begin_next()
            self._deal_again_while_void()
        return after

    def _begin_next(self) -> None:
        now = self.state
        hands = random_deal(self._rng, now.rules, now.next_dealer)
        self.state = now.next_deal(hands, self._seen(hands))
        self._done.append(self.state)

    def _deal_again_while_void(self) -> None:
        """Deal again until no card is turned up by accident, if the rules require this."""
        while self.state.is_void:
            self._begin_next()

    def record(self) -> MatchRecord:
        """The record of all actions so far."""
        deals = tuple(map(_deal_record, self._done))
        return MatchRecord("truco", self.state.rules.options(), deals)

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Match:
        """Create a match from `record`; `seed` shuffles the later deals.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        done = _replay(record)
        match = cls(done[-1].rules, seed)
        match.state, match._done = done[-1], done
        if match.state.deal_is_over and not match.state.is_over:
            match._begin_next()
            match._deal_again_while_void()
        return match


def _draw_dealer(rng: random.Random, players: int) -> int:
    """The seat that draws the strongest card; after a tie, the tied seats draw again."""
    seats: Sequence[int] = range(players)
    while len(seats) > 1:
        best = first_dealers(rng.sample(PACK_40, len(seats)))
        seats = [seats[place] for place in best]
    return seats[0]


def _deal_record(state: State) -> DealRecord:
    setup: dict[str, object] = {
        "dealer": state.dealer,
        "hands": tuple(map(notation, state.dealt)),
    }
    if state.exposed is not None:
        setup["exposed"] = str(state.exposed)
    steps = tuple(Step(seat, action) for seat, action in state.done)
    return DealRecord(setup, steps)


def replay(record: MatchRecord) -> State:
    """The final state of `record`.

    Raises:
        RecordError: the record is of another game, is inconsistent, or contains an illegal action.
            In the last case (reason `illegal`), the error has the line and the verdict. The
            verdict's facts include `trick`, from 1, and `player`, the seat.

    >>> from cartes_lib.truco import Match, replay
    >>> replay(Match(seed=1).record()).scores
    (0, 0)
    """
    return _replay(record)[-1]


def _replay(record: MatchRecord) -> list[State]:
    """The last state of each deal of `record`."""
    rules = read_rules(record, "truco", Rules.from_options)
    done: list[State] = []
    for deal in record.deals:
        state = _start(rules, deal, done[-1] if done else None)
        for _, after in replay_deal(state, deal, parse_action, _play_recorded):
            state = after
        done.append(state)
    return done


def _play_recorded(state: State, action: Action, seat: int) -> State:
    """The same as `State.play`, but the verdict of an IllegalAction also has the trick and the
    player.
    """
    try:
        return state.play(action, seat)
    except IllegalAction as error:
        trick = len(state.deal.tricks) + 1 if state.deal else 1
        facts = {**error.verdict.facts, "trick": trick, "player": seat}
        raise IllegalAction(replace(error.verdict, facts=facts)) from error


def _start(rules: Rules, deal: DealRecord, before: State | None) -> State:
    """The state at the start of `deal`; errors name the invalid field."""
    if unknown := set(deal.setup) - {"dealer", "hands", "exposed"}:
        raise deal.fault(min(unknown))
    if before is not None and (before.is_over or not before.deal_is_over):
        raise deal.fault("deal")
    dealer: int = deal.setup.get("dealer", -1)
    if not is_seat(dealer, rules.players) or (before and dealer != before.next_dealer):
        raise deal.fault("dealer")
    try:
        hands = tuple(map(cards, deal.setup["hands"]))
        start = start_deal(rules, dealer, hands)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise deal.fault("hands") from error
    if "exposed" not in deal.setup:
        return start if before is None else before.next_deal(hands)
    try:
        exposed = card(deal.setup["exposed"])
        seen = start_deal(rules, dealer, hands, exposed=exposed)
    except (ValueError, TypeError, AttributeError) as error:
        raise deal.fault("exposed") from error
    return seen if before is None else before.next_deal(hands, exposed)
