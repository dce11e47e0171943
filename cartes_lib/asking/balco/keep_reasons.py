"""The reason why one set of face-up cards, or one throw, is better than another.

Reasons are ordered by how well they predict the choice with more wins in simulated deals. The first
reason that is true of only one of two choices decides between them. A test checks that each reason
predicts the better choice in at least four of five cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile

from cartes_lib.asking.contract import Message
from cartes_lib.balco.condition import LADDER
from cartes_lib.cards import Card, Hand

Throw = tuple[int, int]
"""Rank and number of the thrown cards."""

_JOKER = 0
_FACE_UP = (_JOKER, 1, None, 10, 2, 8)
"""The ranks of which more cards face up are better, the most important first. None stands for
several cards of the same rank.
"""

_TO_KEEP = (1, 2, 10)
"""The ranks to keep for a turn when no other card of the hand can be thrown."""

_FOUR = 4
"""Number of equal cards in a row that clear the pile."""

_TENS = 2
"""Minimum number of 10s with which a player may raise the pile: one of them clears it."""


def _height(card: Card) -> int:
    """The index of `card` in `LADDER`, the order of the ranks. It is `len(LADDER)` for a 2, a 10 or
    a joker, which can be thrown on almost every pile.
    """
    if card.is_joker or card.rank not in LADDER:
        return len(LADDER)
    return LADDER.index(card.rank)


def _count(cards: Hand, rank: int | None) -> int:
    """The number of `cards` of `rank`; None means the rank of most of them, but not a joker."""
    counts = Counter(_JOKER if card.is_joker else card.rank for card in cards)
    if rank is not None:
        return counts[rank]
    return max((count for other, count in counts.items() if other != _JOKER), default=0)


def _heights(cards: Hand) -> tuple[int, int]:
    heights = [_height(card) for card in cards]
    return max(heights), sum(heights)


def swap_reason(better: Hand, other: Hand, who: str) -> Message | None:
    """The reason to leave `better` face up rather than `other`; None if no known reason applies.

    Args:
        who: "own" if the message is about the learner's choice, else "best".

    >>> from cartes_lib.asking.balco.keep_reasons import swap_reason
    >>> from cartes_lib.cards import cards
    >>> swap_reason(cards("2b 12c 11c"), cards("3c 12c 11c"), "own").facts["rank"]
    2
    """
    for rank in _FACE_UP:
        count, other_count = _count(better, rank), _count(other, rank)
        if count < other_count:
            return None
        if count > other_count and rank is None:
            return Message("why-swap-pair", {"who": who, "count": count})
        if count > other_count:
            return Message("why-swap-card", {"who": who, "rank": rank, "count": count})
    if _heights(better) > _heights(other):
        return Message("why-swap-high", {"who": who})
    return None


@dataclass(frozen=True)
class Throws:
    """A hand and a pile, for comparisons of two throws."""

    hand: Hand
    pile: Hand

    @cached_property
    def _counts(self) -> Counter[int]:
        return Counter(card.rank for card in self.hand)

    def _clears(self, throw: Throw, other: Throw) -> bool:
        """Whether only this throw clears the pile: it makes four equal cards in a row."""
        top = self.pile[-1].rank
        run = sum(1 for _ in takewhile(lambda card: card.rank == top, reversed(self.pile)))
        return throw[0] == top != 2 and run + throw[1] >= _FOUR and other[0] != 10

    def _is_larger(self, throw: Throw, other: Throw) -> bool:
        """Whether more cards are thrown, and not the last 2s instead of other cards."""
        (rank, count), (other_rank, other_count) = throw, other
        spends = rank == 2 and self._counts[2] == count and other_rank != 1
        return count > other_count and rank not in (1, 10) and not spends

    def _skips(self, throw: Throw, other: Throw) -> bool:
        """Whether only this throw skips the next player."""
        return throw[0] == 8 != other[0]

    def _raises(self, throw: Throw, other: Throw) -> bool:
        """Whether the pile is raised to a higher number, and two 10s stay in the hand."""
        rank, top = throw[0], self.pile[-1].rank
        if self._counts[10] < _TENS or rank in (*_TO_KEEP, 7) or not _is_higher(rank, top):
            return False
        return other[0] == 10 or _is_higher(rank, other[0])

    def _spares(self, throw: Throw, other: Throw) -> bool:
        """Whether only the other throw spends the last card of a rank to keep."""
        is_spent = other[0] in _TO_KEEP and self._counts[other[0]] == other[1]
        return throw[0] not in _TO_KEEP and is_spent

    def _is_lower(self, throw: Throw, other: Throw) -> bool:
        """Whether the thrown number is lower, and no card of this number stays in the hand."""
        return _is_higher(other[0], throw[0]) and self._counts[throw[0]] == throw[1]

    def reason(self, better: Throw, other: Throw, who: str) -> Message | None:
        """The reason to throw `better` rather than `other`; None if no known reason applies.

        Args:
            who: "own" if the message is about the learner's choice, else "best".

        >>> from cartes_lib.asking.balco.keep_reasons import Throws
        >>> from cartes_lib.cards import cards
        >>> Throws(cards("6o 2b"), cards("5o")).reason((6, 1), (2, 1), "own").key
        'why-play-spare'
        """
        for name, is_true in _REASONS.items():
            if is_true(self, better, other):
                facts = {"rank": better[0], "other": other[0], "count": better[1]}
                return Message(f"why-play-{name}", {"who": who, **facts})
            if is_true(self, other, better):
                return None
        return None


def _is_higher(rank: int, other: int) -> bool:
    """Whether both ranks are in `LADDER`, and `rank` is higher."""
    return rank in LADDER and other in LADDER and LADDER.index(rank) > LADDER.index(other)


_REASONS: Mapping[str, Callable[[Throws, Throw, Throw], bool]] = {
    "clears": Throws._clears,
    "together": Throws._is_larger,
    "skips": Throws._skips,
    "raises": Throws._raises,
    "spare": Throws._spares,
    "low": Throws._is_lower,
}
"""The reasons for a throw, the most important first."""
