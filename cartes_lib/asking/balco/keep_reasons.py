"""The reason why one set of face-up cards, or one throw, is better than another.

A reason is true of the better choice, and not of the other choice. A test checks that each reason
predicts the choice with more wins in simulated deals, in at least four of five cases.
"""

from __future__ import annotations

from cartes_lib.asking.contract import Message
from cartes_lib.balco.condition import LADDER
from cartes_lib.cards import Card, Hand

__all__ = ["swap_reason", "throw_reason"]

Throw = tuple[int, int]
"""Rank and number of the thrown cards."""


def _is_free(card: Card) -> bool:
    # Cards that are not on the ladder can be thrown on almost every pile.
    return card.suit is None or card.rank not in LADDER


def _height(cards: Hand) -> int:
    """The sum of the indices of `cards` in `LADDER`, the order of the ranks. A 2, a 10 or a joker
    adds `len(LADDER)`, which is more than any index.
    """
    return sum(len(LADDER) if _is_free(card) else LADDER.index(card.rank) for card in cards)


def _has_pair(cards: Hand) -> bool:
    ranks = [card.rank for card in cards if card.suit is not None]
    return len(set(ranks)) < len(ranks)


def swap_reason(better: Hand, other: Hand, who: str) -> Message | None:
    """The reason to leave `better` face up rather than `other`; None if no known reason applies.

    Args:
        who: "own" if the message is about the learner's choice, else "best".

    >>> from cartes_lib.asking.balco.keep_reasons import swap_reason
    >>> from cartes_lib.cards import cards
    >>> swap_reason(cards("2b 12c 11c"), cards("3c 12c 11c"), "own").key
    'why-swap-free'
    """
    free = [sum(map(_is_free, cards)) for cards in (better, other)]
    if free[0] != free[1]:
        good = tuple(card for card in better if _is_free(card) and card not in other)
        return Message("why-swap-free", {"who": who, "cards": good}) if free[0] > free[1] else None
    if _has_pair(better) != _has_pair(other):
        return Message("why-swap-pair", {"who": who}) if _has_pair(better) else None
    if _height(better) > _height(other):
        return Message("why-swap-high", {"who": who})
    return None


def throw_reason(better: Throw, other: Throw, who: str) -> Message | None:
    """The reason to throw `better` rather than `other`; None if no known reason applies.

    Args:
        who: "own" if the message is about the learner's choice, else "best".

    >>> from cartes_lib.asking.balco.keep_reasons import throw_reason
    >>> throw_reason((6, 1), (2, 1), "own").key
    'why-play-spare'
    """
    (rank, count), (other_rank, other_count) = better, other
    if rank == other_rank and rank in LADDER[:-1] and count > other_count:
        return Message("why-play-together", {"who": who, "rank": rank})
    is_ranked, is_other_ranked = rank in LADDER, other_rank in LADDER
    if is_ranked != is_other_ranked:
        return Message("why-play-spare", {"who": who, "rank": other_rank}) if is_ranked else None
    if is_ranked and LADDER.index(rank) < LADDER.index(other_rank):
        return Message("why-play-low", {"who": who})
    return None
