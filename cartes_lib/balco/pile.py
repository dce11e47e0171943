"""The pile of Balcó: the ranks of its cards, runs of equal ranks, and when it is cleared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.balco.condition import RANKS
from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.cards import Card

__all__ = ["PileCard", "RankedCard", "clears", "counted_ranks", "top_run"]

_FOUR = 4


@dataclass(frozen=True, slots=True)
class RankedCard:
    """A card in the pile, and its rank there, 1 to 12: for a joker, the declared rank.

    Rules: BAL-SPJ-01, BAL-SPJ-02.

    >>> from cartes_lib.balco import card
    >>> from cartes_lib.balco.pile import RankedCard
    >>> str(RankedCard(card("J1"), 7))
    'J1=7'
    """

    card: Card
    rank: int

    def __str__(self) -> str:
        return f"{self.card}={self.rank}" if self.card.is_joker else str(self.card)


PileCard = int | Card | RankedCard
"""A card of a pile: its rank, a `Card`, or a `RankedCard` (needed for a joker)."""


def counted_ranks(pile: Sequence[PileCard]) -> tuple[int, ...]:
    """The rank of each card of `pile`, from the bottom; for a joker, the declared rank.

    Raises:
        ValueError: a rank is unknown, a joker has no rank, a card that is not a joker is given
            another rank, or a card appears twice.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.pile import counted_ranks
    >>> counted_ranks(cards("5o 6c"))
    (5, 6)
    """
    pile_cards = [
        card if isinstance(card, Card) else card.card for card in pile if not isinstance(card, int)
    ]
    if len(set(pile_cards)) < len(pile_cards):
        raise ValueError("no card lies twice in a pile")
    return tuple(map(_rank, pile))


def _rank(pile_card: PileCard) -> int:
    if isinstance(pile_card, Card) and pile_card.is_joker:
        raise ValueError(f"{pile_card} lies in the pile as some number: give it as a RankedCard")
    rank = pile_card if isinstance(pile_card, int) else pile_card.rank
    if rank not in RANKS:
        raise ValueError(f"no such rank: {rank}")
    if (
        isinstance(pile_card, RankedCard)
        and not pile_card.card.is_joker
        and pile_card.card.rank != rank
    ):
        raise ValueError(f"{pile_card.card} does not count as {rank}: only a joker has no rank")
    return rank


def top_run(pile: Sequence[PileCard]) -> tuple[int, int]:
    """The rank of the top card, and how many cards in a row, from the top, have this rank.

    The result is (0, 0) for an empty pile.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.pile import top_run
    >>> top_run(cards("4o 5o 5c"))
    (5, 2)
    """
    ranks = counted_ranks(pile)
    if not ranks:
        return 0, 0
    top = ranks[-1]
    length = next((place for place, rank in enumerate(reversed(ranks)) if rank != top), len(ranks))
    return top, length


def clears(pile: Sequence[PileCard], rules: Rules = STANDARD) -> bool:
    """Whether the top card clears the pile: it is a 10, or the last of at least four equal cards.

    Raises:
        ValueError: the pile is invalid; see `counted_ranks`.

    Rules: BAL-SP10-01 to -03, BAL-CLR-01, BAL-CLR-02, BAL-CLR-04, BAL-CLR-06 to -08.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.pile import clears
    >>> clears(cards("5o 5c 5e 5b"))
    True
    """
    top, length = top_run(pile)
    return top == 10 or (length >= _FOUR and (top != 2 or rules.four_twos_clear))
