"""The strength of cards, and the winner of a trick and of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cartes_lib.cards import Card, Suit
from cartes_lib.seats import side_of
from cartes_lib.tricks import Plays, trick_of

__all__ = [
    "CLASSES",
    "HandResult",
    "hand_winner",
    "next_leader",
    "strength",
    "stronger",
    "trick_leaders",
    "trick_result",
    "trick_winner",
]

_FALSE = (Suit.OROS, Suit.COPAS), (Suit.COPAS, Suit.BASTOS)
"""The suits of the aces, and then of the sevens, that have no special strength."""

_RANKS = {3: 10, 2: 9, 12: 7, 11: 6, 10: 5, 6: 3, 5: 2, 4: 1}
_BRAVAS = {
    Card(1, Suit.ESPADAS): 14,
    Card(1, Suit.BASTOS): 13,
    Card(7, Suit.ESPADAS): 12,
    Card(7, Suit.OROS): 11,
}

CLASSES = 14
"""Number of groups of cards with the same strength; cards of a group tie (TRU-CARD-02)."""

HandResult = int | None
"""The result of a trick or a deal: the side that wins (0 or 1), or None for a tie (parda)."""


def strength(card: Card) -> int:
    """The strength of `card`, from 1 (the fours) to 14 (the ace of espadas).

    Raises:
        ValueError: the card is not in the pack of forty.

    Rules: TRU-CARD-01, TRU-CARD-02.

    >>> from cartes_lib.truco import card, strength
    >>> strength(card("1e")) > strength(card("3o"))
    True
    """
    if card in _BRAVAS:
        return _BRAVAS[card]
    if card.rank in _RANKS and card.suit is not None:
        return _RANKS[card.rank]
    if card.rank in (1, 7) and card.suit in _FALSE[card.rank == 7]:
        return 8 if card.rank == 1 else 4
    raise ValueError(f"not a card of Truco: {card}")


def stronger(card: Card, other: Card) -> Card | None:
    """The stronger of two cards; None if they tie. Rules: TRU-CARD-01, TRU-CARD-02.

    >>> from cartes_lib.truco import card
    >>> from cartes_lib.truco.strength import stronger
    >>> stronger(card("1e"), card("3o"))
    <1e>
    """
    if strength(card) == strength(other):
        return None
    return max(card, other, key=strength)


def trick_leaders(played: Iterable[Card]) -> tuple[int, ...]:
    """The indices, from 0, of the strongest cards of a trick; several indices if cards tie.

    Raises:
        ValueError: `played` is empty, or contains a card twice or an object that is not a card of
            the game.

    Rules: TRU-TRU-02, TRU-TRU-03.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.strength import trick_leaders
    >>> trick_leaders(cards("3o 3c 4c"))
    (0, 1)
    """
    cards = tuple(played)
    classes = [strength(card) for card in cards]
    if not classes:
        raise ValueError("nothing was played")
    if len(set(cards)) < len(cards):
        raise ValueError("a card lies twice in a trick")
    best = max(classes)
    return tuple(place for place, class_ in enumerate(classes) if class_ == best)


def trick_winner(plays: Plays, sides: Sequence[int] = ()) -> int | None:
    """The seat that wins a complete trick, or is winning an incomplete trick; None if opponents tie
    (parda).

    If partners tie, their side wins, and the result is the seat that played first.

    Args:
        plays: a trick in any form that `trick_of` accepts.
        sides: the side of each seat of the table; empty if sides alternate.

    Raises:
        TypeError: `plays` is not a trick.
        ValueError: `plays` is empty, or contains a card twice, a seat twice, an unknown card or an
            unknown seat.

    Rules: TRU-TRU-02, TRU-TRU-03, TRU-TRU-05.

    >>> from cartes_lib.truco import trick, trick_winner
    >>> trick_winner(trick("4c 1e 5c 6c"))
    1
    """
    played = trick_of(plays)
    seats = {play.seat for play in played}
    if len(seats) < len(played) or min(seats, default=0) < 0:
        raise ValueError("a trick has one card of each seat")
    if sides and max(seats, default=0) >= len(sides):
        raise ValueError(f"no seat {max(seats)} at a table of {len(sides)}")
    best = [played[place].seat for place in trick_leaders(play.card for play in played)]
    results = {sides[seat] if sides else side_of(seat) for seat in best}
    return best[0] if len(results) == 1 else None


def trick_result(plays: Plays, sides: Sequence[int] = ()) -> HandResult:
    """The side that wins the trick; None for a tie. Arguments and errors are those of
    `trick_winner`.

    Rules: TRU-TRU-02, TRU-TRU-03.

    >>> from cartes_lib.truco import trick
    >>> from cartes_lib.truco.strength import trick_result
    >>> trick_result(trick("1e 3o 4c 5c"))
    0
    """
    winner = trick_winner(plays, sides)
    if winner is None:
        return None
    return sides[winner] if sides else side_of(winner)


def next_leader(plays: Plays, sides: Sequence[int] = ()) -> int:
    """The seat that leads the next trick: the winner, or after a parda (tie) the same leader again.

    Arguments and errors are those of `trick_winner`.

    Rules: TRU-TRU-02, TRU-TRU-04, TRU-TRU-05.

    >>> from cartes_lib.truco import trick
    >>> from cartes_lib.truco.strength import next_leader
    >>> next_leader(trick("1e 3o 4c 5c"))
    0
    """
    played = trick_of(plays)
    winner = trick_winner(played, sides)
    return played[0].seat if winner is None else winner


def hand_winner(results: Sequence[HandResult], mano_side: int) -> HandResult:
    """The side that wins the deal with `results`; None if another trick must be played.

    Args:
        results: the winning side of each trick so far (None for a tie); at most three.
        mano_side: the side of the mano, who leads the first trick.

    Raises:
        ValueError: there are more than three results, or a result is not a side or None.

    Rules: TRU-TRU-01, TRU-TRU-06 to -10.

    >>> from cartes_lib.truco.strength import hand_winner
    >>> hand_winner([0, 1, 0], mano_side=1)
    0
    """
    if len(results) > 3:
        raise ValueError("a hand has three tricks at most")
    if not {mano_side, *results} <= {0, 1, None} or mano_side is None:
        raise ValueError(f"side 0 or 1 wins a trick, or None: {results}, mano {mano_side}")
    won = [side for side in results if side is not None]
    if len(won) < len(results):
        # If a trick is tied, the first trick without a tie decides.
        return won[0] if won else mano_side if len(results) == 3 else None
    return next((side for side in won if won.count(side) == 2), None)
