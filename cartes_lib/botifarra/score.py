"""What cards, tricks and deals are worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from cartes_lib.cards import Card

__all__ = [
    "CARD_POINTS",
    "DEAL_POINTS",
    "HALF",
    "card_points",
    "deal_score",
    "duo_score",
    "individual_score",
    "penalty",
    "pile_points",
]

CARD_POINTS: Mapping[int, int] = MappingProxyType({9: 5, 1: 4, 12: 3, 11: 2, 10: 1})
"""Points of the ranks that count; the others are worth none (BOT-SET-04)."""

DEAL_POINTS = 72
"""60 points of cards and 12 tricks (BOT-SET-06)."""

HALF = DEAL_POINTS // 2


def card_points(card: Card) -> int:
    """Points of `card`, 0 to 5. Rule: BOT-SET-04."""
    return CARD_POINTS.get(card.rank, 0)


def pile_points(pile: Iterable[Card], tricks: int) -> int:
    """Points of a pile that was won in `tricks` tricks: its cards, and one for each trick.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    return sum(map(card_points, pile)) + tricks


def deal_score(points: int, multiplier: int = 1) -> tuple[int, int]:
    """What each side notes when the first one has made `points` of a deal, the other the rest.

    Args:
        points: 0 to 72.
        multiplier: of the contract and its doubling.

    Raises:
        ValueError: more points than a deal has, or fewer than none.

    Rules: BOT-SCORE-01, BOT-SCORE-02, BOT-SCORE-03.
    """
    if not 0 <= points <= DEAL_POINTS:
        raise ValueError(f"a deal has {DEAL_POINTS} points, not {points}")
    above = points - HALF
    return max(0, above) * multiplier, max(0, -above) * multiplier


def penalty(offender: int, multiplier: int = 1) -> tuple[int, int]:
    """What each side notes when side `offender`, 0 or 1, has broken a rule of play.

    Raises:
        ValueError: no such side.

    Rules: BOT-PEN-01.
    """
    if offender not in (0, 1):
        raise ValueError(f"no such side: {offender}")
    noted = HALF * multiplier
    return (0, noted) if offender == 0 else (noted, 0)


def individual_score(points: Sequence[int], multiplier: int = 1) -> tuple[int, ...]:
    """What each of three or four players notes who play for themselves; it adds up to 0.

    Args:
        points: what each has made of the 72.
        multiplier: it applies to the whole table.

    Raises:
        ValueError: other than three or four players, or points that do not add up to 72.

    Rules: BOT-IND4-06, BOT-IND4-07, BOT-IND3-02.
    """
    if len(points) not in (3, 4) or sum(points) != DEAL_POINTS or min(points) < 0:
        raise ValueError(f"three or four players share {DEAL_POINTS} points, not {points}")
    share = DEAL_POINTS // len(points)
    return tuple((made - share) * multiplier for made in points)


def duo_score(
    cards: tuple[int, int],
    tricks: tuple[int, int],
    multiplier: int = 1,
    dealer: int = 0,
    odd_trick_to: str = "lower-points",
) -> tuple[int, int]:
    """What each of two players notes, who count a point for every two tricks.

    Args:
        cards: points of the cards that each has won, 60 in all.
        tricks: how many each has won, 24 in all; where both are odd, the weaker player gets
            the point of the trick left over.
        dealer: 0 or 1; the other one is the weaker where nothing else tells them apart.
        odd_trick_to: who is the weaker: `lower-points`, then whoever has fewer tricks, or
            `fewer-tricks`, then whoever has fewer points.

    Raises:
        ValueError: points or tricks that do not add up, or an unknown `odd_trick_to`.

    Rules: BOT-DUO-A-07, BOT-DUO-A-08, BOT-DUO-A-09.
    """
    if sum(cards) != 60 or sum(tricks) != 24 or min(*cards, *tricks) < 0:
        raise ValueError(f"two players share 60 points and 24 tricks, not {cards} and {tricks}")
    if odd_trick_to not in ("lower-points", "fewer-tricks"):
        raise ValueError(f"nobody is the weaker by {odd_trick_to!r}")
    made = [card + trick // 2 for card, trick in zip(cards, tricks, strict=True)]
    if tricks[0] % 2:
        orders = (made, tricks) if odd_trick_to == "lower-points" else (tricks, made)
        weaker = min((0, 1), key=lambda one: (orders[0][one], orders[1][one], one == dealer))
        made[weaker] += 1
    return deal_score(made[0], multiplier)
