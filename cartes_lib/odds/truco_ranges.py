"""Exact odds of Truco against one who does not bet with every hand: his range.

Who bets shows something: his hand is one of those with which he bets. Chances are counted
over all of them, each as likely as any other, or as often as he bluffs with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.odds.truco import hands_worth_at_most
from cartes_lib.truco import HandResult, envido_value, hand_winner, strength

__all__ = [
    "Range",
    "enough_bluffs",
    "envido_against",
    "fair_chance",
    "gain",
    "last_card_against",
]


_MOST = 33


class Range(NamedTuple):
    """With what somebody bets.

    Attributes:
        least: the least value, or class of strength, with which he always does.
        bluff: how often he also does with less.
    """

    least: int = 0
    bluff: Fraction = Fraction(0)


def fair_chance(accepted: int, refused: int) -> Fraction:
    """How often one must win for a bet to cost no more accepted than refused.

    Args:
        accepted: points that are won or lost if it is accepted.
        refused: points lost if it is refused.
    """
    return Fraction(accepted - refused, 2 * accepted)


def gain(chance: Fraction, accepted: int, refused: int) -> Fraction:
    """Points that accepting brings more than refusing, on average; less than 0 if fewer."""
    return accepted * (2 * chance - 1) + refused


def last_card_against(
    mine: Card, results: Sequence[HandResult], seen: Hand, his: Range, mano: bool = True
) -> tuple[int, int]:
    """How many cards that the opponent may hold lose to `mine` in the last trick, and of how many.

    Each of the two players holds one card. His bluffs are not counted here: `his` has none.

    Args:
        results: of the two tricks before: 0 the player, 1 the opponent, None a parda.
        seen: all other cards that were played.

    Raises:
        ValueError: the hand is decided, or he bets with no card that he may hold.

    Rules: TRU-TRU-02, TRU-TRU-06 to -08.
    """
    if len(results) != 2 or hand_winner(results, int(not mano)) is not None:
        raise ValueError("the last trick is played where the first two decide nothing")
    held = [card for card in PACK_40 if card not in (mine, *seen) and strength(card) >= his.least]
    if not held:
        raise ValueError(f"he holds nothing of strength {his.least}")
    won = 0
    for card in held:
        gap = strength(mine) - strength(card)
        last = None if gap == 0 else int(gap < 0)
        won += hand_winner((*results, last), int(not mano)) == 0
    return won, len(held)


def envido_against(hand: Hand, his: Range, *, mano: bool = True, flor: bool = False) -> Fraction:
    """How often `hand` wins an envido that the opponent has bet with a hand of `his` range.

    Args:
        mano: whether its owner tells his value first, and so wins a tie.
        flor: whether hands that are a flor are left out: they would have been sung.

    Raises:
        ValueError: he bets with no hand that he may hold.

    Rules: TRU-ENV-10, TRU-ENV-13, TRU-FLOR-06.
    """
    (won, won_below), (total, below) = _counted(hand, his.least, mano, flor)
    every = total + his.bluff * below
    if not every:
        raise ValueError(f"he bets with no hand: {his}")
    return (won + his.bluff * won_below) / Fraction(every)


def enough_bluffs(hand: Hand, least: int, needed: Fraction, *, mano: bool = True) -> Fraction:
    """With how many of his weaker hands one must bet for `hand` to win `needed` of the envidos.

    He always bets with `least` or more; less than 0 if the hand wins as often without bluffs.

    Raises:
        ValueError: no number of bluffs is enough, for his bluffs win too.

    Rules: TRU-ENV-10, TRU-ENV-13.
    """
    (won, won_below), (total, below) = _counted(hand, least, mano, flor=False)
    if won_below <= needed * below:
        raise ValueError(f"no bluffs are enough for a hand worth {envido_value(hand)}")
    return (needed * total - won) / (won_below - needed * below)


def _counted(
    hand: Hand, least: int, mano: bool, flor: bool
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Hands that lose to `hand`, and all: each worth `least` or more, and worth less."""
    mine = envido_value(hand)

    def split(most: int) -> tuple[int, int]:
        below = hands_worth_at_most(min(most, least - 1), hand, flor)
        return hands_worth_at_most(most, hand, flor) - below, below

    return split(mine if mano else mine - 1), split(_MOST)
