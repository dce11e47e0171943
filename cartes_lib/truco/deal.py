"""The data of a deal, and values computed from it.

The seats of a deal are the whole table, or one duel of a pica-pica (a round of duels that are
scored separately). The package `judge` decides which actions are legal, and `play` performs them.
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
        state: the name of a state of the bet; for an envido also "cancelled", after a flor
            (TRU-FLOR-05).
        raiser: the side that made the last call, which may not answer it; None before the first
            call.
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
        state: the name of a state of the flor.
        singers: the seats that announced a flor, in that order.
        waiting: the seats that must still announce a flor or pass, in order (TRU-FLOR-07).
        before: numbers of flores announced before a challenge: by the side of the first flor, and
            by the other side.
        raiser: the side that made the last challenge; None without a challenge.
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
    """The declaration of values for an accepted bet.

    Attributes:
        bet: "flor" or "envido".
        stake: the stake of the bet.
        waiting: the seats that must still declare, in order from the first player (mano).
        declared: pairs of seat and value, in order; the value is None for "son buenas" (a
            concession).

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
        """The seat with the highest value so far, and the value; in a tie the earlier seat.

        None before the first declared value.

        Rules: TRU-FLOR-17, TRU-ENV-10, TRU-ENV-13.
        """
        values = [(seat, value) for seat, value in self.declared if value is not None]
        return max(values, key=lambda item: item[1], default=None)


@dataclass(frozen=True, slots=True)
class Deal:
    """A position of a deal.

    Attributes:
        rules: the table's options.
        seats: the players, in order from the first player (mano).
        sides: the side of each seat of the table.
        dealt: the cards of each seat of the table: three cards, or four for a gallo (the player
            without a partner) before the discard.
        accounts: for each side, the indices of the scores to which its points are added.
        scores: all scores before the deal.
        pica: whether the deal is a duel of a pica-pica (a round of duels).
        tricks: the complete tricks.
        trick: the plays of the current trick.
        gone: the seats that folded.
        truco, envido, flor: the states of the three bets.
        showdowns: the declarations of values so far; the last one may be in progress.
        had_turn: the seats that called or played while they could still announce a flor. Only these
            seats can be punished for hiding a flor (TRU-FLOR-20).
        voice: the seat that has just accepted a truco, and may raise at once; else None
            (TRU-TRU-15).
        awards: the points won so far, in order.
        done: whether play is over, so that only a claim of a hidden flor is still possible.
        claimers: the seats that may still claim a hidden flor, in order.
        claims: claims of a hidden flor, as pairs of the claiming and the accused seat.
        discarded: the card that the gallo discarded; None before it, or without a gallo.

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
        """The seat that has the first turn. Rule: TRU-TURN-01."""
        return self.seats[0]

    @property
    def is_over(self) -> bool:
        """Whether the deal is over and its points are final."""
        return self.done and not self.claimers

    @property
    def phase(self) -> str:
        """The kind of action that must come next: one of these names.

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
        """The side that won each complete trick; None for a parda (tie)."""
        return tuple(trick_result(plays, self.sides) for plays in self.tricks)

    @property
    def turn(self) -> int:
        """The seat that plays the next card; seats that folded are skipped.

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

        Other seats may be allowed to call too: see `judge.actions`. A flor that its player may hide
        does not affect the result. A seat that must announce its flor comes first, because no other
        action is legal.

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
        """The seats that have not folded, in order from the first player (`mano`)."""
        return tuple(seat for seat in self.seats if seat not in self.gone)

    @property
    def flor_answerers(self) -> tuple[int, ...]:
        """The seats with an announced flor that may answer a challenge, after all seats have
        announced or passed.
        """
        challenged = self.flor.raiser
        first = self.sides[self.flor.singers[0]]
        side = first if challenged is None else 1 - challenged
        return tuple(
            seat for seat in self.seats if seat in self.flor.singers and self.sides[seat] == side
        )

    @property
    def bound_to_sing(self) -> tuple[int, ...]:
        """The seats that must announce their flor before any other action, at tables where a flor
        may not be hidden.

        Rule: TRU-FLOR-02.
        """
        if not self.rules.flor or self.rules.flor_obligation == "penal":
            return ()
        phase = self.phase
        if phase not in ("play", "envido", "truco"):
            return ()
        seats = (self.turn,) if phase == "play" else self.present
        return tuple(seat for seat in seats if self.flor_is_open(seat) and self.holds_flor(seat))

    def hand(self, seat: int) -> Hand:
        """The remaining cards of `seat`; empty if the seat has folded."""
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
        """Whether `seat` was dealt a flor and the rules have the flor. Rule: TRU-FLOR-01."""
        return self.rules.flor and is_flor(self.dealt[seat])

    def flor_is_open(self, seat: int) -> bool:
        """Whether `seat` could still be the first to announce a flor, if it had a flor.

        The result depends only on public events, never on cards. An accepted bet makes announcing a
        flor impossible; a refused envido does not.

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
        """The seats that could announce a flor before the pending call is answered, in order from
        the first player (`mano`).

        The list does not depend on the cards, so asking these players in order reveals no secrets.
        It is empty without a pending call.

        Rules: TRU-FLOR-03 to -05, TRU-TURN-06.
        """
        if self.phase not in ("envido", "truco"):
            return ()
        return tuple(seat for seat in self.present if self.flor_is_open(seat))

    def suspects(self, seat: int) -> tuple[int, ...]:
        """The opponents against whom `seat` may claim a hidden flor.

        The result excludes seats that announced a flor, showed two suits, were accused before, or
        had no turn in which they could announce a flor.

        Rule: TRU-FLOR-20.
        """
        targets = {target for _, target in self.claims}
        named = {*self.flor.singers, *self.flor.waiting, *targets}
        return tuple(
            other
            for other in self.seats
            if self.sides[other] != self.sides[seat]
            and other not in named
            and other in self.had_turn
            and len({card.suit for card in self.played(other)}) < 2
        )

    def side_scores(self, side: int) -> tuple[int, ...]:
        """The scores of `side` before this deal.

        There is one score, or one for each of its players if each seat has its own score.
        """
        return tuple(self.scores[account] for account in self.accounts[side])
