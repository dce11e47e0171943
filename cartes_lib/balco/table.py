"""The data of a position, and what follows from it alone: remaining players, places."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.balco.condition import FREE, Condition
from cartes_lib.balco.pile import RankedCard
from cartes_lib.balco.rules import Rules
from cartes_lib.card_table import CardTable, Row
from cartes_lib.cards import Card, Hand
from cartes_lib.rich import html_of

__all__ = ["Shot", "Table"]


@dataclass(frozen=True, slots=True)
class Shot:
    """A 1 without an answer yet: its sender and its target. Rule: BAL-SP1-01.

    >>> from cartes_lib.balco.table import Shot
    >>> Shot(0, 2).target
    2
    """

    sender: int
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The complete data of one moment of a deal, hidden cards included.

    Attributes:
        dealer: the seat that dealt (BAL-SET-08).
        hands: cards in hand of each seat, sorted.
        up: face-up cards of each seat, sorted; three or none.
        down: face-down cards of each seat, in their places.
        stock: the next card to draw first.
        exchanging: the seats that have yet to exchange, in order; empty once play
            has begun (BAL-SET-06).
        shown: the numbers that each seat showed for the beginning (BAL-OPN-01).
        turn: the seat that acts; None during the exchange.
        condition: what that seat must throw.
        pile: from the bottom.
        shots: the 1s to answer, first the one that `turn` answers; several only where each
            1 has its own target (BAL-SP1-06).
        lifted: the face-down card that `turn` has turned up and not yet thrown.
        cleared: cards that are out of play (BAL-CLR-09).
        out: the seats without cards, in the order in which they went out.
        throws: number of throws; a pass on an empty pile counts as one (BAL-END-05).
        won: number of deals that each seat won before this one.
        known: cards in hands that everybody has seen, sorted: taken with the pile, lifted, face up
            before, or shown for the beginning.

    >>> from cartes_lib.balco import Match
    >>> Match(seed=1).state.cards_left
    (9, 9, 9, 9)
    """

    rules: Rules
    dealer: int
    hands: tuple[Hand, ...]
    up: tuple[Hand, ...]
    down: tuple[Hand, ...]
    stock: Hand
    exchanging: tuple[int, ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    turn: int | None = None
    condition: Condition = FREE
    pile: tuple[RankedCard, ...] = ()
    shots: tuple[Shot, ...] = ()
    lifted: Card | None = None
    cleared: Hand = ()
    out: tuple[int, ...] = ()
    throws: int = 0
    won: tuple[int, ...] = ()
    known: Hand = ()

    def __str__(self) -> str:
        """A text table of all cards, hidden ones included; * marks the seat whose turn it is."""
        return str(self.card_table)

    @property
    def card_table(self) -> CardTable:
        """All cards, hidden ones included, and the pile; * marks the seat whose turn it is."""
        acting = self.exchanging or (self.turn,)
        rows: list[Row] = [
            (
                f"{seat} *" if seat in acting else str(seat),
                (self.hands[seat], self.up[seat], self.down[seat]),
            )
            for seat in range(self.rules.players)
        ]
        rows.append(("pile", (self.pile, (), ())))
        score = "-".join(map(str, self.scores))
        title = f"Balcó, stock {len(self.stock)}, score {score}"
        return CardTable(title, ("seat", "hand", "up", "down"), tuple(rows))

    def _repr_html_(self) -> str | None:
        return html_of(self)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have cards. Rules: BAL-SP1-08, BAL-END-04."""
        return tuple(seat for seat in range(self.rules.players) if seat not in self.out)

    @property
    def deal_is_over(self) -> bool:
        """Whether the places are decided. Rules: BAL-END-02, BAL-END-05."""
        if self.exchanging:
            return False
        enough = 1 if self.rules.end == "first-out" else self.rules.players - 1
        return len(self.out) >= enough or self.rules.is_broken_off_after(self.throws)

    @property
    def cards_left(self) -> tuple[int, ...]:
        """Total number of cards of each seat: in hand, face up, face down, lifted."""
        mine = [
            len(self.hands[seat]) + len(self.up[seat]) + len(self.down[seat])
            for seat in range(self.rules.players)
        ]
        if self.lifted is not None and self.turn is not None:
            mine[self.turn] += 1
        return tuple(mine)

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; 0 before it is decided. Equal places are shared.

        If a deal is broken off, the remaining players are placed by the number of their cards. If
        it ends when the first player is out, all others share the second place.

        Rules: BAL-END-02, BAL-END-05.
        """
        result = [0] * self.rules.players
        for place, seat in enumerate(self.out, 1):
            result[seat] = place
        if self.deal_is_over:
            left = self.cards_left
            is_shared = self.rules.end == "first-out" and bool(self.out)
            for seat in self.playing:
                fewer = sum(left[other] < left[seat] for other in self.playing)
                result[seat] = 1 + len(self.out) + (0 if is_shared else fewer)
        return tuple(result)

    @property
    def deal_winner(self) -> int | None:
        """The winner of the deal; None before its end, or if the first place is shared.

        Rule: BAL-END-01.
        """
        places = self.places
        return places.index(1) if places.count(1) == 1 and self.deal_is_over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Number of deals that each seat has won, including this one once it is over.

        Rule: BAL-END-07.
        """
        before = self.won or (0,) * self.rules.players
        winner = self.deal_winner
        return tuple(count + (seat == winner) for seat, count in enumerate(before))

    def has_no_more_than(self, seat: int, count: int) -> bool:
        """Whether `seat` has at most `count` cards left, and none to draw.

        Rules: BAL-END-03, BAL-END-04.
        """
        return not self.stock and self.cards_left[seat] == count
