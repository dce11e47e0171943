"""Exact odds of Balcó: what a face-down card may be, and what a draw may bring.

All that is not seen is equally likely, wherever it lies: in the stock, in other hands, or
face down, since nobody has looked at it (BAL-SET-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import comb

from cartes_lib.balco import (
    FREE,
    LADDER,
    STANDARD,
    Condition,
    PileCard,
    Rules,
    View,
    at_least,
    must_take,
    pack,
    top_run,
    trenca,
    under_fire,
)
from cartes_lib.cards import Card, Hand

__all__ = [
    "CONDITIONS",
    "chance_of_drawing",
    "four_alike_chance",
    "playable_chance",
    "playable_chances",
    "rescue_chance",
    "seen_in",
    "unseen",
]

CONDITIONS: tuple[Condition, ...] = (
    FREE,
    *(at_least(rank) for rank in LADDER if rank not in (1, 7)),
    trenca(1),
    under_fire(),
)
"""What a pile may ask; after a 1 or a 7 it never asks for that number or higher."""

_FOUR = 4


def seen_in(view: View) -> frozenset[Card]:
    """The cards that `view` shows: one's hand, and all that lies open or was cleared.

    Those too that everybody saw being taken up, and that are still in a hand.
    """
    lying = [laid.card for laid in view.pile]
    lifted = () if view.lifted is None else (view.lifted,)
    up = [card for cards in view.up for card in cards]
    known = [card for cards in view.known for card in cards]
    return frozenset((*(view.hand or ()), *up, *lying, *view.cleared, *lifted, *known))


def unseen(seen: Iterable[Card], rules: Rules = STANDARD) -> Hand:
    """The cards of the pack that are not among `seen`.

    Raises:
        ValueError: `seen` holds a card that the pack does not.
    """
    known = frozenset(seen)
    whole = pack(rules)
    if strange := known - frozenset(whole):
        raise ValueError(f"not of this pack: {min(strange)}")
    return tuple(card for card in whole if card not in known)


def chance_of_drawing(good: int, cards: int, drawn: int, wanted: int = 1) -> Fraction:
    """The chance that of `drawn` cards, out of `cards`, at least `wanted` are `good` ones.

    Raises:
        ValueError: more good cards than cards, or more drawn, or a number below 0.
    """
    if not 0 <= good <= cards or not 0 <= drawn <= cards or wanted < 0:
        raise ValueError(f"no such draw: {drawn} of {cards}, {good} good, {wanted} wanted")
    ways = sum(
        comb(good, found) * comb(cards - good, drawn - found)
        for found in range(wanted, min(good, drawn) + 1)
    )
    return Fraction(ways, comb(cards, drawn))


def rescue_chance(drawn: int = 3, seen: Iterable[Card] = (), rules: Rules = STANDARD) -> Fraction:
    """The chance that among `drawn` unseen cards there is a 2 or a joker.

    These can be thrown on any pile: with all of the pack unseen, three cards have one in
    40.1 % of all cases.

    Raises:
        ValueError: fewer cards are unseen, or `seen` holds a card that the pack does not.

    Rules: BAL-LEG-04, BAL-LEG-08, BAL-END-06.
    """
    return _chance(lambda card: card.is_joker or card.rank == 2, drawn, 1, seen, rules)


def _chance(
    is_good: Callable[[Card], bool], drawn: int, wanted: int, seen: Iterable[Card], rules: Rules
) -> Fraction:
    rest = unseen(seen, rules)
    return chance_of_drawing(sum(map(is_good, rest)), len(rest), drawn, wanted)


def playable_chance(
    condition: Condition,
    seen: Iterable[Card] = (),
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
    *,
    last: bool = False,
) -> Fraction:
    """The chance that a face-down card may be thrown once it is lifted.

    Args:
        seen: the cards that cannot be it; those of the pile among them.
        pile: as for `can_throw`: it only matters to a 10.
        last: whether it is its owner's last card (BAL-END-03).

    Raises:
        ValueError: every card is seen, or `seen` holds a card that the pack does not.

    Rules: BAL-TURN-08, BAL-LEG-01 to -10.
    """
    return _chance(
        lambda card: not must_take((card,), condition, pile, rules, last=last), 1, 1, seen, rules
    )


def playable_chances(
    seen: Iterable[Card] = (), rules: Rules = STANDARD
) -> dict[Condition, Fraction]:
    """The chance of `playable_chance` by condition, for each of `CONDITIONS`.

    Raises:
        ValueError: as `playable_chance` does.
    """
    known = frozenset(seen)
    return {condition: playable_chance(condition, known, (), rules) for condition in CONDITIONS}


def four_alike_chance(
    rank: int,
    hand: Iterable[Card],
    drawn: int,
    seen: Iterable[Card] = (),
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
) -> Fraction:
    """The chance that `drawn` cards make up, with `hand` and the pile's top, four of `rank`.

    Jokers count as the rank, in the hand and among the cards drawn. Whether the pile's
    condition allows to throw them is not asked.

    Args:
        seen: cards that cannot be drawn; those of `hand` and of `pile` need not be among
            them, but a pile told by ranks alone leaves its cards in the draw.

    Raises:
        ValueError: fewer cards are unseen than drawn, or a card is not of the pack.

    Rules: BAL-CLR-01, BAL-CLR-02, BAL-CLR-04, BAL-CLR-07, BAL-CLR-08.
    """
    held = frozenset(hand)
    if rank == 2 and not rules.four_twos_clear:
        return Fraction(0)
    lying = [one if isinstance(one, Card) else one.card for one in pile if not isinstance(one, int)]
    top, run = top_run(pile)

    def counts(card: Card) -> bool:
        return card.is_joker or card.rank == rank

    missing = _FOUR - (run if top == rank else 0) - sum(map(counts, held))
    return _chance(counts, drawn, max(0, missing), {*seen, *held, *lying}, rules)
