"""The data of a position, and values computed from it: turn, hands, points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cartes_lib.botifarra.bidding import Bidding, bidding
from cartes_lib.botifarra.ending import deal_result, match_is_over, match_winner
from cartes_lib.botifarra.layout import piles_of, playable, turned_trump
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import deal_points
from cartes_lib.botifarra.trick import trick_winner, trump_of
from cartes_lib.card_table import CardTable
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.engine import checked_seat
from cartes_lib.rich import html_of
from cartes_lib.seats import right_of
from cartes_lib.tricks import Play, Trick

__all__ = ["Table"]


@dataclass(frozen=True, slots=True)
class Table:
    """The complete data of one moment of a match, including hidden cards.

    Attributes:
        rules: the table's options.
        dealer: the seat that deals and chooses the contract (BOT-DEAL-02). If the 5 of espadas
            decides in the first deal, it is the seat with this card (BOT-VAR-03).
        dealt: the cards that each seat got. With two players, the piles come first, each from top
            to bottom.
        calls: the calls, in order; `callers` are their seats.
        tricks: the tricks of this deal; the last one may be incomplete.
        scored: the score of each side before this deal.
        finished: the number of earlier deals.
        faults: the indices, from 0, of the wrong plays among all plays of the deal, ascending;
            always empty if wrong plays are refused (BOT-PEN-02).
        penalised: the seat that got a penalty, which ended the deal, because a claim came too late
            to correct its wrong play; else None (BOT-PEN-01). Until the next deal is dealt, a
            finished deal can still get a penalty.

    >>> from cartes_lib.botifarra import Match
    >>> Match(seed=1).state.trick
    ()
    """

    rules: Rules
    dealer: int
    dealt: tuple[Hand, ...]
    calls: tuple[str, ...] = ()
    callers: tuple[int, ...] = ()
    tricks: tuple[Trick, ...] = ()
    scored: tuple[int, ...] = ()
    finished: int = 0
    faults: tuple[int, ...] = ()
    penalised: int | None = None

    def __str__(self) -> str:
        """A text table of all hands and the current trick, including hidden cards; * marks the seat
        whose turn it is.
        """
        return str(self.card_table)

    @property
    def card_table(self) -> CardTable:
        """A table of all hands and the current trick, including hidden cards; * marks the seat
        whose turn it is.
        """
        played = {play.seat: (play.card,) for play in self.trick}
        rows = tuple(
            (f"{seat} *" if seat == self.turn else str(seat), (hand, played.get(seat, ())))
            for seat, hand in enumerate(self.hands)
        )
        title = (
            f"Botifarra, {self.talk.contract or 'no contract yet'}, trick {len(self.tricks)},"
            f" points {'-'.join(map(str, self.points))}, score {'-'.join(map(str, self.scores))}"
        )
        return CardTable(title, ("seat", "hand", "trick"), rows)

    def _repr_html_(self) -> str | None:
        return html_of(self)

    @property
    def talk(self) -> Bidding:
        """The state of the calls; if a turned-up card decided the trump, this suit is the
        contract.
        """
        now = bidding(self.calls, self.dealer, self.rules, self.callers)
        turned = turned_trump(self.dealt[self.dealer], self.rules)
        return now if turned is None else replace(now, contract=turned.name.lower())

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in a botifarra, or before the contract is named."""
        return trump_of(self.talk.contract)

    @property
    def trick(self) -> Trick:
        """The current trick: fewer plays than seats."""
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < self.rules.seats else ()

    @property
    def all_plays(self) -> tuple[Play, ...]:
        """The plays of this deal, in order."""
        return tuple(play for trick in self.tricks for play in trick)

    @property
    def gone(self) -> frozenset[Card]:
        """The cards that were played in this deal."""
        return frozenset(play.card for play in self.all_plays)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The remaining cards of each seat, including its piles."""
        gone = self.gone
        return tuple(tuple(card for card in hand if card not in gone) for hand in self.dealt)

    def playable(self, seat: int) -> Hand:
        """The cards that `seat` could lead, in the hand or on top of a pile.

        Raises:
            ValueError: `seat` is not at the table.

        Rules: BOT-DUO-A-02, BOT-DUO-B-02.
        """
        checked_seat(seat, self.rules.seats)
        return playable(self.dealt[seat], self.gone, self.rules)

    @property
    def deal_is_over(self) -> bool:
        """Whether the last trick is complete, or a penalty has ended the deal."""
        played_out = len(self.tricks) == self.rules.tricks and not self.trick
        return played_out or self.penalised is not None

    @property
    def turn(self) -> int | None:
        """The seat that calls or plays next; None when the deal is over.

        Rules: BOT-PLAY-01, BOT-PLAY-02, BOT-PLAY-04, BOT-DUO-A-10.
        """
        if self.deal_is_over:
            return None
        speaker = self.talk.speaker
        if speaker is not None:
            return speaker
        if self.trick:
            return right_of(self.trick[-1].seat, self.rules.seats)
        if self.tricks:
            return trick_winner(self.tricks[-1], self.trump, self.rules)
        return right_of(self.dealer, self.rules.seats)

    @property
    def in_sight(self) -> frozenset[Card]:
        """The cards that both players see or have seen; used only with two players."""
        gone, rules = self.gone, self.rules
        tops = (pile.top for dealt in self.dealt for pile in piles_of(dealt, gone, rules))
        return gone.union(top for top in tops if top is not None)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each side in this deal. Rules: BOT-SET-04, BOT-SET-06."""
        return deal_points(self.tricks, self.trump, self.rules)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side, including this deal if it is over.

        Rules: BOT-SCORE-01, BOT-PEN-01, BOT-IND4-06, BOT-IND4-09, BOT-DUO-A-09.
        """
        if not self.deal_is_over:
            return self.scored
        side = None if self.penalised is None else self.rules.side(self.penalised)
        earned = deal_result(self.points, self.talk, self.rules, side)
        return tuple(old + new for old, new in zip(self.scored, earned, strict=True))

    @property
    def is_over(self) -> bool:
        """Whether the match is over.

        Rules: BOT-MATCH-01 to BOT-MATCH-04, BOT-IND4-08.
        """
        return self.deal_is_over and match_is_over(self.scores, self.finished + 1, self.rules)

    @property
    def winner(self) -> int | None:
        """The side that won the match; None before the end of the match, or in a draw."""
        return match_winner(self.scores) if self.is_over else None

    def is_too_late_to_correct(self, fault: int) -> bool:
        """Whether the next trick has begun after the trick with the play at index `fault`. Rule:
        BOT-PEN-02.
        """
        seats = self.rules.seats
        return len(self.all_plays) > (fault // seats + 1) * seats
