"""A match from its first deal to its target, and its record."""

from __future__ import annotations

import random

from cartes_lib.botifarra.dealing import PACKET, deal_packets, first_dealer
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules, RulesError
from cartes_lib.botifarra.state import Action, State, parse_action, start_deal
from cartes_lib.cards import PACK_48, Hand, cards, notation
from cartes_lib.record import DealRecord, MatchRecord, RecordError, Step, replay_deal

__all__ = ["Match", "replay"]


class Match:
    """A match that remembers what was done; it shuffles and deals by itself.

    Attributes:
        state: the position now; a deal that ends is followed by the next one at once.
    """

    def __init__(self, rules: Rules = OBLIGADA, seed: int = 0, dealer: int | None = None) -> None:
        """Starts a match; the same seed brings the same cards.

        Args:
            dealer: the first dealer; None to draw for it (BOT-DEAL-01).
        """
        self._rng = random.Random(seed)
        drawn = first_dealer(self._rng.choice(PACK_48))
        dealer = drawn if dealer is None else dealer
        self.state = start_deal(rules, dealer, self._deal(dealer))
        self._done: list[tuple[State, list[Step]]] = [(self.state, [])]

    def _deal(self, dealer: int) -> tuple[Hand, ...]:
        pack = self._rng.sample(PACK_48, len(PACK_48))
        cut = self._rng.randint(PACKET, len(pack) - PACKET)
        return deal_packets(pack, cut, dealer)

    def play(self, action: Action, seat: int | None = None) -> State:
        """Does `action`, and returns the state that it leads to.

        The state returned is that of the deal, over or not; `state` is the next deal's if
        the deal is over and the match is not.

        Raises:
            IllegalAction: the rules forbid it; nothing changes.
        """
        after = self.state.play(action, seat)
        self._done[-1][1].append(Step(self.state.to_act[0], str(action)))
        self.state = after
        if after.deal_is_over and not after.is_over:
            self.state = after.next_deal(self._deal((after.dealer + 1) % 4))
            self._done.append((self.state, []))
        return after

    def record(self) -> MatchRecord:
        """The record of all that was done so far."""
        deals = tuple(
            DealRecord(
                {"dealer": start.dealer, "hands": tuple(map(notation, start.dealt))},
                tuple(steps),
            )
            for start, steps in self._done
        )
        return MatchRecord("botifarra", self.state.rules.options(), deals)

    @classmethod
    def from_record(cls, record: MatchRecord, seed: int = 0) -> Match:
        """The match that `record` tells; cards yet to be dealt come from `seed`.

        Raises:
            RecordError: as `replay` does.
        """
        starts: list[State] = []
        state = _replay(record, starts)
        match = cls(state.rules, seed)
        match.state = state
        match._done = [
            (start, list(deal.steps)) for start, deal in zip(starts, record.deals, strict=True)
        ]
        return match


def replay(record: MatchRecord) -> State:
    """The state that `record` ends in.

    Raises:
        RecordError: it is no record of this game, or does not hang together, or tells an
            action that the rules forbid: `illegal`, with the line and the verdict.
    """
    return _replay(record, [])


def _replay(record: MatchRecord, starts: list[State]) -> State:
    if record.game != "botifarra" or not record.deals:
        raise RecordError(0, "unknown-game", record.game)
    try:
        rules = Rules.from_options(record.rules)
    except RulesError as error:
        raise RecordError(0, "bad-field", error.option) from error
    state: State | None = None
    for deal in record.deals:
        state = _start(rules, deal, state)
        starts.append(state)
        for _, after in replay_deal(state, deal, parse_action, State.play):
            state = after
    if state is None:
        raise RecordError(0, "bad-field", "deal")
    return state


def _start(rules: Rules, deal: DealRecord, before: State | None) -> State:
    if unknown := set(deal.setup) - {"dealer", "hands"}:
        raise RecordError(deal.line, "bad-field", min(unknown))
    dealer = deal.setup.get("dealer")
    if type(dealer) is not int:
        raise RecordError(deal.line, "bad-field", "dealer")
    try:
        start = start_deal(rules, dealer, tuple(map(cards, deal.setup["hands"])))
        if before is None:
            return start
        expected = before.next_deal(start.dealt)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError(deal.line, "bad-field", "hands") from error
    if expected.dealer != dealer:
        raise RecordError(deal.line, "bad-field", "dealer")
    return expected
