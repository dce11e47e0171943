"""A deal: the position of a set of seats with one distribution, and what follows from it. The seats
are the whole table, or one duel of a pica-pica, where each duel is scored separately. This module
holds the data and derived values; `judge` decides what is legal, `play` applies it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cartes_lib.cards import Card, Hand
from cartes_lib.tricks import Trick
from cartes_lib.truco.bets import Stake
from cartes_lib.truco.envido import is_flor
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.score import Award
from cartes_lib.truco.strength import HandResult, next_leader, trick_result

__all__ = ["Bet", "Deal", "FlorTalk", "Showdown"]

_THREE = 3


@dataclass(frozen=True, slots=True)
class Bet:
    """The state of an envido or a truco.

    Attributes:
        state: a state of the bet; for an envido also "cancelled", after a flor (TRU-FLOR-05).
        raiser: the side of the last call, which may not answer it; None before the first call.
        calls: the calls so far, as pairs of seat and call.

    >>> from cartes_lib.truco.deal import Bet
    >>> Bet().state
    'none'
    """

    state: str = "none"
    raiser: int | None = None
    calls: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class FlorTalk:
    """The state of the flor.

    Attributes:
        state: one of the flor's states.
        singers: the seats that announced a flor, in that order.
        waiting: the seats that have yet to speak about flor, in order (TRU-FLOR-07).
        before: number of flores announced before a challenge, by the first singer's side and by
            the other side.
        raiser: the side of the last challenge; None before one.
        calls: the calls so far, as pairs of seat and call.

    >>> from cartes_lib.truco.deal import FlorTalk
    >>> FlorTalk().singers
    ()
    """

    state: str = "none"
    singers: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    before: tuple[int, int] = (1, 0)
    raiser: int | None = None
    calls: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Showdown:
    """The values that are declared for a bet.

    Attributes:
        bet: "flor" or "envido".
        stake: the stake of the bet.
        waiting: the seats that have yet to declare, in order from the mano.
        declared: seat and value, in order; None for "son buenas".

    >>> from cartes_lib.truco import Match
    >>> Match(seed=1).state.deal.showdowns
    ()
    """

    bet: str
    stake: Stake
    waiting: tuple[int, ...]
    declared: tuple[tuple[int, int | None], ...] = ()

    @property
    def best(self) -> tuple[int, int] | None:
        """The seat with the best value so far, and the value; in a tie the earlier seat.

        Rules: TRU-FLOR-17, TRU-ENV-10, TRU-ENV-13.
        """
        values = [(seat, value) for seat, value in self.declared if value is not None]
        return max(values, key=lambda item: item[1], default=None)


@dataclass(frozen=True, slots=True)
class Deal:
    """A position of a deal.

    Attributes:
        rules: the table's options.
        seats: the players, in order from the mano.
        sides: the side of each seat of the table.
        dealt: the cards of each seat of the table: three, or four of a gallo before the discard.
        accounts: for each side, the indexes of the scores that its points are added to.
        scores: all scores before the deal.
        pica: whether it is a duel of a pica-pica.
        tricks: the complete tricks.
        trick: the plays of the current trick.
        gone: the seats that went to the mazo.
        truco, envido, flor: the three bets.
        showdowns: values declared so far; the last one may be in progress.
        had_turn: the seats that spoke or played while they could still announce a flor; only they
            can be punished for hiding one (TRU-FLOR-20).
        voice: the seat that has just accepted a truco, and may raise at once (TRU-TRU-15).
        awards: points won so far, in order.
        done: whether the play is over, so that only a request for a flor is still possible.
        claimers: the seats that may still ask for a flor, in order.
        claims: requests for a flor, as pairs of the asking and the asked seat.
        discarded: the card that the gallo discarded.

    >>> from cartes_lib.truco import Match
    >>> Match(seed=1).state.deal.seats
    (1, 2, 3, 0)
    """

    rules: Rules
    seats: tuple[int, ...]
    sides: tuple[int, ...]
    dealt: tuple[Hand, ...]
    accounts: tuple[tuple[int, ...], tuple[int, ...]]
    scores: tuple[int, ...]
    pica: bool = False
    tricks: tuple[Trick, ...] = ()
    trick: Trick = ()
    gone: tuple[int, ...] = ()
    truco: Bet = field(default_factory=Bet)
    envido: Bet = field(default_factory=Bet)
    flor: FlorTalk = field(default_factory=FlorTalk)
    showdowns: tuple[Showdown, ...] = ()
    had_turn: tuple[int, ...] = ()
    voice: int | None = None
    awards: tuple[Award, ...] = ()
    done: bool = False
    claimers: tuple[int, ...] = ()
    claims: tuple[tuple[int, int], ...] = ()
    discarded: Card | None = None

    @property
    def mano(self) -> int:
        """The seat that speaks and plays first. Rule: TRU-TURN-01."""
        return self.seats[0]

    @property
    def is_over(self) -> bool:
        """Whether the deal is over and its points are final."""
        return self.done and not self.claimers

    @property
    def phase(self) -> str:
        """The kind of action that comes next.

        "discard", "play", "envido" or "truco" (a call must be answered), "flor", "showdown",
        "claims", or "over".
        """
        if self.done:
            return "claims" if self.claimers else "over"
        if any(len(self.dealt[seat]) > _THREE for seat in self.seats):
            return "discard"
        if self.flor.state in ("flor", "flor-flor", "contraflor", "rest", "contraflor-rest"):
            return "flor"
        if self.showdowns and self.showdowns[-1].waiting:
            return "showdown"
        if self.envido.state not in ("none", "accepted", "refused", "cancelled"):
            return "envido"
        return "truco" if self.truco.state in ("truco", "retruco", "vale-cuatro") else "play"

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The side that won each complete trick; None for a parda."""
        return tuple(trick_result(plays, self.sides) for plays in self.tricks)

    @property
    def turn(self) -> int:
        """The seat that plays the next card; skips seats that have left.

        Rules: TRU-TURN-01, TRU-TRU-02, TRU-TRU-04, TRU-TRU-05, TRU-TRU-16.
        """
        leader = self.mano
        if self.tricks:
            leader = next_leader(self.tricks[-1], self.sides)
        played = {play.seat for play in self.trick}
        if self.trick:
            leader = self.trick[0].seat
        start = self.seats.index(leader)
        round_ = (*self.seats[start:], *self.seats[:start])
        return next(seat for seat in round_ if seat not in played and seat not in self.gone)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act next, in order; empty if the deal is over.

        Other seats may be allowed to speak too: see `judge.actions`. A flor that may be hidden has
        no influence here. The seat of a flor that must be announced comes first, since nothing else
        is possible.

        Rules: TRU-TURN-01, TRU-TURN-08, TRU-TURN-12, TRU-FLOR-07.
        """
        phase = self.phase
        if phase == "over":
            return ()
        if phase == "claims":
            return self.claimers[:1]
        if phase == "discard":
            return tuple(seat for seat in self.seats if len(self.dealt[seat]) > _THREE)
        if phase == "showdown":
            return self.showdowns[-1].waiting[:1]
        if phase == "flor":
            return self.flor.waiting[:1] or self.flor_answerers
        if self.bound_to_sing:
            return self.bound_to_sing
        if phase == "play":
            return (self.turn,)
        raiser = self.envido.raiser if phase == "envido" else self.truco.raiser
        return tuple(seat for seat in self.present if self.sides[seat] != raiser)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that have not left, in order from the mano."""
        return tuple(seat for seat in self.seats if seat not in self.gone)

    @property
    def flor_answerers(self) -> tuple[int, ...]:
        """The seats with an announced flor that may answer after all have spoken about flor."""
        challenged = self.flor.raiser
        first = self.sides[self.flor.singers[0]]
        side = first if challenged is None else 1 - challenged
        return tuple(
            seat for seat in self.seats if seat in self.flor.singers and self.sides[seat] == side
        )

    @property
    def bound_to_sing(self) -> tuple[int, ...]:
        """The seats that must announce their flor first, at tables where a flor may not be hidden.

        Rule: TRU-FLOR-02.
        """
        if not self.rules.flor or self.rules.flor_obligation == "penal":
            return ()
        phase = self.phase
        if phase not in ("play", "envido", "truco"):
            return ()
        asked = (self.turn,) if phase == "play" else self.present
        return tuple(seat for seat in asked if self.flor_is_open(seat) and self.holds_flor(seat))

    def hand(self, seat: int) -> Hand:
        """The cards that `seat` still holds; empty once it has left."""
        if seat in self.gone:
            return ()
        gone = {play.card for plays in (*self.tricks, self.trick) for play in plays}
        return tuple(card for card in self.dealt[seat] if card not in gone)

    def played(self, seat: int) -> Hand:
        """The cards that `seat` has played. Rule: TRU-TRU-11."""
        plays = (play for trick in (*self.tricks, self.trick) for play in trick)
        return tuple(play.card for play in plays if play.seat == seat)

    def has_played(self, seat: int) -> bool:
        """Whether `seat` has played its first card."""
        return bool(self.tricks) or any(play.seat == seat for play in self.trick)

    def holds_flor(self, seat: int) -> bool:
        """Whether `seat` was dealt a flor and flor is played. Rule: TRU-FLOR-01."""
        return self.rules.flor and is_flor(self.dealt[seat])

    def flor_is_open(self, seat: int) -> bool:
        """Whether `seat`, if it had a flor, could still be the first to announce one.

        It depends only on public events, never on cards. An accepted bet closes the flor, a refused
        envido does not.

        Rules: TRU-FLOR-03, TRU-TURN-04, TRU-TURN-07, TRU-TRU-19.
        """
        window = not self.tricks
        if self.rules.flor_until == "own-first-card":
            window = not self.has_played(seat)
        return (
            self.rules.flor
            and not self.done
            and window
            and seat not in self.gone
            and self.flor.state == "none"
            and self.truco.state in ("none", "truco")
            and self.envido.state != "accepted"
        )

    @property
    def open_to_flor(self) -> tuple[int, ...]:
        """The seats that could announce a flor before the pending call is answered, in order.

        To ask all these players for a flor in this order reveals nothing, since the list does not
        depend on who holds one. Empty without a pending call.

        Rules: TRU-FLOR-03 to -05, TRU-TURN-06.
        """
        if self.phase not in ("envido", "truco"):
            return ()
        return tuple(seat for seat in self.present if self.flor_is_open(seat))

    def suspects(self, seat: int) -> tuple[int, ...]:
        """The opponents that `seat` may ask for a flor.

        Seats are excluded if they announced a flor, showed two suits, or were asked before. So are
        seats that had no turn to announce one before the flor was closed.

        Rule: TRU-FLOR-20.
        """
        asked = {target for _, target in self.claims}
        named = {*self.flor.singers, *self.flor.waiting, *asked}
        return tuple(
            other
            for other in self.seats
            if self.sides[other] != self.sides[seat]
            and other not in named
            and other in self.had_turn
            and len({card.suit for card in self.played(other)}) < 2
        )

    def side_scores(self, side: int) -> tuple[int, ...]:
        """The scores, before the deal, that the points of `side` are added to."""
        return tuple(self.scores[account] for account in self.accounts[side])
