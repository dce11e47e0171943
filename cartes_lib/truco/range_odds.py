"""Exact probabilities of Truco against an opponent who bets only with certain hands (a range).

A bet shows that the opponent's hand is in the range. All hands of the range are equally likely,
except bluffs, which are weighted by their probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.truco import envido_value, strength
from cartes_lib.truco.odds import hands_worth_at_most
from cartes_lib.truco.strength import HandResult, hand_winner

__all__ = [
    "Range",
    "enough_bluffs",
    "envido_against",
    "fair_chance",
    "gain",
    "last_card_against",
]


_MAX_ENVIDO = 33


class Range(NamedTuple):
    """The hands with which an opponent bets.

    Attributes:
        least: the minimum value, or minimum strength, with which the opponent always bets.
        bluff: the probability that the opponent bets with a weaker hand.

    >>> from cartes_lib.truco.range_odds import Range
    >>> Range(least=28).bluff
    Fraction(0, 1)
    """

    least: int = 0
    bluff: Fraction = Fraction(0)


def fair_chance(accepted: int, refused: int) -> Fraction:
    """The probability of winning with which accepting a bet is as good as refusing it.

    Args:
        accepted: points that are won or lost if the bet is accepted.
        refused: points that are lost if the bet is refused.

    >>> from cartes_lib.truco.range_odds import fair_chance
    >>> fair_chance(accepted=2, refused=1)
    Fraction(1, 4)
    """
    return Fraction(accepted - refused, 2 * accepted)


def gain(chance: Fraction, accepted: int, refused: int) -> Fraction:
    """The average points of accepting minus those of refusing; may be negative.

    >>> from fractions import Fraction
    >>> from cartes_lib.truco.range_odds import gain
    >>> gain(Fraction(1, 2), accepted=2, refused=1)
    Fraction(1, 1)
    """
    return accepted * (2 * chance - 1) + refused


def last_card_against(
    mine: Card, results: Sequence[HandResult], seen: Hand, theirs: Range, mano: bool = True
) -> tuple[int, int]:
    """The number of the opponent's possible cards that lose to `mine`, and the number of all
    possible cards.

    Each of the two players has one card left. The range `theirs` must not have bluffs.

    Args:
        results: the winners of the two earlier tricks: 0 for the player, 1 for the opponent, None
            for a parda (tie).
        seen: all other cards that were played.
        theirs: the hands with which the opponent bets.
        mano: whether the player is the first player (mano), who wins three ties.

    Raises:
        ValueError: the two tricks have already decided the deal, or the range contains no possible
            card.

    Rules: TRU-TRU-02, TRU-TRU-06 to -08.

    >>> from cartes_lib.cards import card, cards
    >>> from cartes_lib.truco.range_odds import Range, last_card_against
    >>> last_card_against(card("3o"), (0, 1), cards("1e 4c 5o 6b"), Range())
    (32, 35)
    """
    if len(results) != 2 or hand_winner(results, int(not mano)) is not None:
        raise ValueError("the last trick is played where the first two decide nothing")
    possible = [
        card for card in PACK_40 if card not in (mine, *seen) and strength(card) >= theirs.least
    ]
    if not possible:
        raise ValueError(f"no possible card has a strength of {theirs.least} or more")
    won = 0
    for card in possible:
        gap = strength(mine) - strength(card)
        last = None if gap == 0 else int(gap < 0)
        won += hand_winner((*results, last), int(not mano)) == 0
    return won, len(possible)


def envido_against(hand: Hand, theirs: Range, *, mano: bool = True, flor: bool = False) -> Fraction:
    """The probability that `hand` wins an envido against an opponent with the range `theirs`.

    Args:
        mano: whether the owner of `hand` declares first, and so wins a tie.
        flor: whether to exclude hands that are a flor, because a flor would have been announced.

    Raises:
        ValueError: the range contains no possible hand.

    Rules: TRU-ENV-10, TRU-ENV-13, TRU-FLOR-06.

    >>> from cartes_lib.cards import cards
    >>> from cartes_lib.truco.range_odds import Range, envido_against
    >>> float(round(envido_against(cards("5o 4o 12c"), Range(least=28)), 2))
    0.51
    """
    (won, won_below), (total, below) = _counted(hand, theirs.least, mano, flor)
    every = total + theirs.bluff * below
    if not every:
        raise ValueError(f"the opponent bets with no hand: {theirs}")
    return (won + theirs.bluff * won_below) / Fraction(every)


def enough_bluffs(
    hand: Hand, least: int, needed: Fraction, *, mano: bool = True, flor: bool = False
) -> Fraction:
    """The share of weaker hands with which an opponent must bluff, so that `hand` wins with
    probability `needed`.

    The opponent always bets with a value of `least` or more. The result is negative if the hand
    wins often enough without bluffs. The other arguments are those of `envido_against`.

    Raises:
        ValueError: no share is large enough, because too many bluffs beat `hand`.

    Rules: TRU-ENV-10, TRU-ENV-13.

    >>> from fractions import Fraction
    >>> from cartes_lib.cards import cards
    >>> from cartes_lib.truco.range_odds import enough_bluffs
    >>> float(round(enough_bluffs(cards("4o 1o 12c"), 28, Fraction(1, 2)), 2))
    0.35
    """
    (won, won_below), (total, below) = _counted(hand, least, mano, flor)
    if won_below <= needed * below:
        raise ValueError(f"no bluffs are enough for a hand worth {envido_value(hand)}")
    return (needed * total - won) / (won_below - needed * below)


def _counted(
    hand: Hand, least: int, mano: bool, flor: bool
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two pairs: the number of hands that lose to `hand`, and the number of all hands.

    The first pair is for hands with a value of `least` or more, the second pair for the other
    hands.
    """
    mine = envido_value(hand)

    def split(most: int) -> tuple[int, int]:
        below = hands_worth_at_most(min(most, least - 1), hand, flor)
        return hands_worth_at_most(most, hand, flor) - below, below

    return split(mine if mano else mine - 1), split(_MAX_ENVIDO)
