"""A match from its first deal to its target, and its record."""

from __future__ import annotations

import random

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
from cartes_lib.match import PlayedDeal, PlayedMatch
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord

__all__ = ["Match", "replay"]


class Match(PlayedMatch[State]):
    """A match with its history; it shuffles and deals by itself.

    >>> from cartes_lib.botifarra import OBLIGADA, Match
    >>> match = Match(OBLIGADA, seed=1, dealer=0)
    >>> match.play("oros").to_act
    (1,)
    """

    _game, _rules = "botifarra", Rules
    _parse = staticmethod(parse_action)

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
        self._done = []
        self._begin(start_deal(rules, dealer, hands))

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
        waiting = self._waiting_deal() if isinstance(action_of(action), Claim) else None
        if waiting is None:
            return super().play(action, seat)
        deal = self._done[-2]
        after = self._perform(deal.last, deal, action, seat)
        self._done.pop()
        if after.deal_is_over and not after.is_over:
            self._begin(after.next_deal(waiting.dealt))
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

    def _next_deal(self) -> State:
        now = self.state
        dealer = next_dealer(now.dealer, now.rules.seats)
        return now.next_deal(random_deal(self._rng, now.rules, dealer))

    def _setup(self, deal: PlayedDeal[State]) -> dict[str, object]:
        hands = tuple(map(notation, deal.start.dealt))
        misdeal = {"misdeal": True} if deal.is_misdeal else {}
        return {"dealer": deal.start.dealer, "hands": hands, **misdeal}

    @staticmethod
    def _start(rules: Rules, deal: DealRecord, previous: PlayedDeal[State] | None) -> State:
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
        if previous is not None and not previous.is_misdeal:
            if not previous.last.deal_is_over or previous.last.is_over:
                raise deal.fault("deal")
            expected = previous.last.next_deal(hands)
        elif previous is not None:
            expected = previous.last.misdealt(hands)
        else:
            try:
                return start_deal(rules, dealer, hands)
            except ValueError as error:
                # The first chooser must hold the 5 of espadas (BOT-VAR-03).
                raise deal.fault("dealer") from error
        if expected.dealer != dealer:
            raise deal.fault("dealer")
        return expected

    @staticmethod
    def _check_played(deal: DealRecord, played: PlayedDeal[State]) -> None:
        if played.is_misdeal and played.last.tricks:
            raise deal.fault("misdeal")

    @classmethod
    def replayed(cls, record: MatchRecord) -> list[PlayedDeal[State]]:
        """The deals of `record`; another deal follows a misdeal.

        Raises:
            RecordError: the record cannot be replayed; see `replay`.
        """
        done = super().replayed(record)
        if done[-1].is_misdeal:
            raise record.deals[-1].fault("misdeal")
        return done


def replay(record: MatchRecord) -> State:
    """The final state of `record`.

    Raises:
        RecordError: the record is of another game, is inconsistent, or contains an illegal action.
            In the last case (reason `illegal`), the error has the line and the verdict.

    >>> from cartes_lib.botifarra import Match, replay
    >>> replay(Match(seed=1).record()).to_act
    (1,)
    """
    return Match.replayed(record)[-1].last
