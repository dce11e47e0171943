"""The view of a table: the part that one seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field

from cartes_lib.balco.condition import Condition
from cartes_lib.balco.pile import RankedCard
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.table import Shot, Table
from cartes_lib.cards import Card, Hand
from cartes_lib.engine import checked_seat

__all__ = ["View", "view"]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The part of a table that one seat may know; it contains no secrets.

    It has only the number of face-down cards, even of the seat's own cards: nobody has seen them
    (BAL-SET-04).

    Attributes:
        seat: the seat that has this view; None for an onlooker.
        hand: the cards in the seat's hand; None for an onlooker.
        hand_sizes: number of cards in hand of each seat.
        up: the face-up cards of each seat.
        down: number of face-down cards of each seat.
        stock: number of cards left to draw.
        shown: the cards that each seat showed to decide who begins.
        known: for each seat, the cards in its hand that all players have seen. They were taken with
            the pile, lifted, face up, or shown to decide who begins.
        to_act: the same as `State.to_act`.

    The other attributes are those of `Table`.

    >>> from cartes_lib.balco import Match
    >>> len(Match(seed=1).state.view(0).hand)
    3
    """

    rules: Rules
    seat: int | None
    dealer: int
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    up: tuple[Hand, ...]
    down: tuple[int, ...]
    stock: int
    exchanging: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    known: tuple[Hand, ...] = field(repr=False)
    to_act: tuple[int, ...]
    condition: Condition
    pile: tuple[RankedCard, ...]
    shots: tuple[Shot, ...]
    lifted: Card | None
    cleared: Hand
    out: tuple[int, ...]
    places: tuple[int, ...]
    throws: int
    scores: tuple[int, ...]


def view(table: Table, to_act: tuple[int, ...], seat: int | None) -> View:
    """The view that `seat` has of `table`; seat None is an onlooker.

    Raises:
        TypeError, ValueError: `seat` is not at the table.

    Rule: BAL-SET-04.

    >>> from cartes_lib.balco import Match
    >>> from cartes_lib.balco.view import view
    >>> state = Match(seed=1).state
    >>> view(state, state.to_act, seat=0).hand == state.hands[0]
    True
    """
    if seat is not None:
        checked_seat(seat, table.rules.players)
    known = set(table.known)
    return View(
        rules=table.rules,
        seat=seat,
        dealer=table.dealer,
        hand=None if seat is None else table.hands[seat],
        hand_sizes=tuple(map(len, table.hands)),
        up=table.up,
        down=tuple(map(len, table.down)),
        stock=len(table.stock),
        exchanging=table.exchanging,
        shown=table.shown,
        known=tuple(tuple(card for card in hand if card in known) for hand in table.hands),
        to_act=to_act,
        condition=table.condition,
        pile=table.pile,
        shots=table.shots,
        lifted=table.lifted,
        cleared=table.cleared,
        out=table.out,
        places=table.places,
        throws=table.throws,
        scores=table.scores,
    )
