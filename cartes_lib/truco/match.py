"""A match from its first deal to its last chico (a part with its own score), and its record."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import PACK_40, Card, Hand, card, cards, notation
from cartes_lib.engine import is_seat
from cartes_lib.match import PlayedDeal, PlayedMatch
from cartes_lib.options import check_kind
from cartes_lib.record import DealRecord, MatchRecord
from cartes_lib.truco.actions import parse_action
from cartes_lib.truco.dealing import first_dealers, random_deal
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.state import State, start_deal

__all__ = ["Match", "replay"]


class Match(PlayedMatch[State]):
    """A match with its history; it shuffles and deals by itself.

    >>> from cartes_lib.truco import SIN_FLOR, Match
    >>> match = Match(SIN_FLOR, seed=1)
    >>> match.play("truco").to_act
    (2, 0)
    """

    _game, _rules = "truco", Rules
    _parse = staticmethod(parse_action)

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
        self._done = []
        self._begin(start_deal(rules, first, hands, exposed=self._seen(hands)))
        # Deal again until no card is turned up by accident, if the rules require this.
        self._begin_if_over()

    def _seen(self, hands: tuple[Hand, ...]) -> Card | None:
        if not self._exposing or self._rng.random() >= self._exposing:
            return None
        return self._rng.choice([item for hand in hands for item in hand])

    def _next_deal(self) -> State:
        now = self.state
        hands = random_deal(self._rng, now.rules, now.next_dealer)
        return now.next_deal(hands, self._seen(hands))

    def _setup(self, deal: PlayedDeal[State]) -> dict[str, object]:
        start = deal.start
        setup: dict[str, object] = {
            "dealer": start.dealer,
            "hands": tuple(map(notation, start.dealt)),
        }
        return setup if start.exposed is None else {**setup, "exposed": str(start.exposed)}

    @staticmethod
    def _place(state: State, seat: int) -> dict[str, int]:
        return {"trick": len(state.deal.tricks) + 1 if state.deal else 1, "player": seat}

    @staticmethod
    def _start(rules: Rules, deal: DealRecord, previous: PlayedDeal[State] | None) -> State:
        """The state at the start of `deal`; errors name the invalid field."""
        before = previous.last if previous else None
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


def _draw_dealer(rng: random.Random, players: int) -> int:
    """The seat that draws the strongest card; after a tie, the tied seats draw again."""
    seats: Sequence[int] = range(players)
    while len(seats) > 1:
        best = first_dealers(rng.sample(PACK_40, len(seats)))
        seats = [seats[place] for place in best]
    return seats[0]


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
    return Match.replayed(record)[-1].last
