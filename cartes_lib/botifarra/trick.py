"""The order of the cards, and who wins a trick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Card, Suit, cards
from cartes_lib.seats import right_of

__all__ = [
    "ORDER",
    "ORDER_THREE_SECOND",
    "Play",
    "Trick",
    "beats",
    "best_play",
    "rank_order",
    "strength",
    "trick",
    "trick_winner",
]

ORDER = (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)
"""Ranks of a suit from high to low (BOT-SET-05)."""

ORDER_THREE_SECOND = (9, 3, 1, 12, 11, 10, 8, 7, 6, 5, 4, 2)
"""The same where the 3 is second (BOT-VAR-01)."""


@dataclass(frozen=True, slots=True)
class Play:
    """One card of a trick, and the seat that played it."""

    seat: int
    card: Card

    def __str__(self) -> str:
        return str(self.card)


Trick = tuple[Play, ...]
"""Plays in the order in which they were made; the first is the lead."""


def trick(text: str, leader: int = 0, seats: int = 4) -> Trick:
    """The trick that `text` tells in card notation, led by seat `leader`.

    Each play comes from the seat to the right of the one before.

    Raises:
        NotationError: `text` is no card notation.
        ValueError: more cards than seats.
    """
    found = cards(text)
    if len(found) > seats:
        raise ValueError(f"{len(found)} plays at a table of {seats}")
    return tuple(Play(right_of(leader, seats, step), one) for step, one in enumerate(found))


def rank_order(rules: Rules = OBLIGADA) -> tuple[int, ...]:
    """The twelve ranks of a suit from high to low. Rules: BOT-SET-05, BOT-VAR-01."""
    return ORDER_THREE_SECOND if rules.three_second else ORDER


def strength(card: Card, rules: Rules = OBLIGADA) -> int:
    """The place of `card` within its suit, from 0, the lowest, to 11. Rule: BOT-SET-05."""
    return 11 - rank_order(rules).index(card.rank)


def beats(card: Card, other: Card, trump: Suit | None, rules: Rules = OBLIGADA) -> bool:
    """True if `card`, played after `other`, takes the lead of the trick from it.

    Args:
        trump: None in a botifarra (no-trump) deal.

    Rules: BOT-SET-05, BOT-TRUMP-04, BOT-PLAY-03.
    """
    if card.suit == other.suit:
        return strength(card, rules) > strength(other, rules)
    return trump is not None and card.suit == trump


def best_play(plays: Iterable[Play], trump: Suit | None, rules: Rules = OBLIGADA) -> Play:
    """The play that wins so far. Rule: BOT-PLAY-03.

    Raises:
        ValueError: `plays` is empty.
    """
    best: Play | None = None
    for play in plays:
        if best is None or beats(play.card, best.card, trump, rules):
            best = play
    if best is None:
        raise ValueError("nobody wins an empty trick")
    return best


def trick_winner(plays: Iterable[Play], trump: Suit | None, rules: Rules = OBLIGADA) -> int:
    """The seat that wins the trick, or leads it so far.

    Args:
        trump: None in a botifarra (no-trump) deal.

    Raises:
        ValueError: `plays` is empty.

    Rules: BOT-PLAY-03.
    """
    return best_play(plays, trump, rules).seat
