"""The data of a position, and values computed from it: remaining players, places."""

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
    """A 1 that is not answered yet: the seat that threw it, and its target. Rule: BAL-SP1-01.

    >>> from cartes_lib.balco.table import Shot
    >>> Shot(0, 2).target
    2
    """

    sender: int
    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The complete data of one moment of a deal, including hidden cards.

    Attributes:
        dealer: the seat that dealt (BAL-SET-08).
        hands: cards in hand of each seat, sorted.
        up: face-up cards of each seat, sorted; three cards or empty.
        down: face-down cards of each seat, in their places.
        stock: the cards of the stock; the first item is drawn next.
        exchanging: the seats that have not exchanged cards yet, in order; empty after play has
            begun (BAL-SET-06).
        shown: the cards that each seat showed to decide who begins (BAL-OPN-01).
        turn: the seat that acts; None during the exchange.
        condition: the condition of the pile for the seat `turn`.
        pile: the cards of the pile, bottom card first.
        shots: the 1s that are not answered yet; `turn` answers the first of them. There are several
            only if each 1 has its own target (BAL-SP1-06).
        lifted: the face-down card that `turn` has turned up and not thrown yet; else None.
        cleared: cards that are out of play (BAL-CLR-09).
        out: the seats without cards, in the order in which they went out.
        throws: number of throws; a pass on an empty pile is included (BAL-END-05).
        won: number of deals that each seat won before this one.
        known: the cards that are in a player's hand and that all players have seen, sorted. They
            were taken with the pile, lifted, face up, or shown to decide who begins.

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
        """A text table of all cards, including hidden cards; * marks the seat whose turn it is."""
        return str(self.card_table)

    @property
    def card_table(self) -> CardTable:
        """A table of all cards, including hidden cards, and the pile; * marks the seat whose turn
        it is.
        """
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
    def active_seats(self) -> tuple[int, ...]:
        """The seats that still have cards. Rules: BAL-SP1-08, BAL-END-04."""
        return tuple(seat for seat in range(self.rules.players) if seat not in self.out)

    @property
    def deal_is_over(self) -> bool:
        """Whether the deal is over, because the places are decided. Rules: BAL-END-02,
        BAL-END-05.
        """
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
        """The final place of each seat, from 1; 0 if it is not decided yet. Seats that tie share a
        place.

        If a deal ends undecided, the remaining players are placed by the number of their cards. If
        it ends when the first player is out, all others share the second place.

        Rules: BAL-END-02, BAL-END-05.
        """
        result = [0] * self.rules.players
        for place, seat in enumerate(self.out, 1):
            result[seat] = place
        if self.deal_is_over:
            left = self.cards_left
            is_shared = self.rules.end == "first-out" and bool(self.out)
            for seat in self.active_seats:
                fewer = sum(left[other] < left[seat] for other in self.active_seats)
                result[seat] = 1 + len(self.out) + (0 if is_shared else fewer)
        return tuple(result)

    @property
    def deal_winner(self) -> int | None:
        """The seat that won the deal; None before the end of the deal, or if seats share the first
        place.

        Rule: BAL-END-01.
        """
        places = self.places
        return places.index(1) if places.count(1) == 1 and self.deal_is_over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """Number of deals that each seat has won, including this deal if it is over.

        Rule: BAL-END-07.
        """
        before = self.won or (0,) * self.rules.players
        winner = self.deal_winner
        return tuple(count + (seat == winner) for seat, count in enumerate(before))

    def is_whole_rest(self, seat: int, count: int) -> bool:
        """Whether `count` is the number of all cards of `seat`, and no cards are left to draw.

        Rules: BAL-END-03, BAL-END-04.
        """
        return not self.stock and self.cards_left[seat] == count
