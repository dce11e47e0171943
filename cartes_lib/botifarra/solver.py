"""Solves the rest of a deal: the result of each card if all cards are known and all play perfectly.

Only for pairs, in the variants obligada and lliure; `search` has the algorithm.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, TypeVar

from cartes_lib.botifarra.fast import NO_TRUMP, CompiledRules, MutableDeal, compiled_rules, numbers
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.search import Search
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.tricks import Plays, Trick, trick_of

__all__ = ["Solution", "is_solvable", "solve", "solve_deal"]

CardT = TypeVar("CardT", Card, int)


@dataclass(frozen=True, slots=True)
class Solution(Generic[CardT]):
    """The result of each legal card for the side that plays next.

    Cards are `Card` objects, or numbers if the cards of the deal are encoded as integers.

    Attributes:
        bounds: for each legal card, from low to high, the minimum and the maximum of the points
            that the side will still win. The trick on the table is included. The two are equal if
            the value is exact.
        exact: whether all values are exact.
        nodes: number of different positions between tricks that were searched.

    >>> from cartes_lib.botifarra import cards, solve
    >>> solve([cards("9o"), cards("1o"), cards("2o"), cards("3o")], (), "botifarra", to_act=0).best
    (<9o>,)
    """

    bounds: Mapping[CardT, tuple[int, int]]
    exact: bool
    nodes: int

    @property
    def best(self) -> tuple[CardT, ...]:
        """The cards, from low to high, that may be the best: no other card is known to be
        better.
        """
        floor = max(low for low, _ in self.bounds.values())
        return tuple(card for card, (_, high) in self.bounds.items() if high >= floor)


def solve(
    hands: Sequence[Hand],
    trick: Plays,
    trump: Suit | str | None,
    to_act: int,
    rules: Rules = OBLIGADA,
    nodes: int | None = None,
) -> Solution[Card]:
    """The result of each legal card of seat `to_act`.

    Args:
        hands: the remaining cards of the four seats.
        trick: the cards on the table, which are not in `hands`, in any form that `trick_of`
            accepts.
        trump: the trump suit or the name of the contract; None in a botifarra deal.
        nodes: the maximum number of positions between tricks to search; None for no limit.

    Raises:
        ValueError: the rules are not those of obligada or lliure, the contract is unknown, or the
            hands, the trick and the seat are inconsistent.

    >>> from cartes_lib.botifarra import cards, solve
    >>> solve([cards("9o"), cards("1o"), cards("2o"), cards("3o")], (), "botifarra", to_act=0).best
    (<9o>,)
    """
    table, suit, plays = compiled_rules(rules), trump_of(trump), trick_of(trick)
    leader = plays[0].seat if plays else to_act
    if not _fit(hands, plays, leader, to_act):
        raise ValueError("the hands, the trick and the seat to act do not fit")
    masks = [table.mask(hand) for hand in hands]
    for play in plays:
        masks[play.seat] |= table.mask([play.card])
    deal = MutableDeal(masks, NO_TRUMP if suit is None else int(suit), leader, table)
    for play in plays:
        deal.play(table.number(play.card))
    result = solve_deal(deal, nodes)
    bounds = {table.card(number): points for number, points in result.bounds.items()}
    return Solution(MappingProxyType(bounds), result.exact, result.nodes)


def _fit(hands: Sequence[Hand], plays: Trick, leader: int, to_act: int) -> bool:
    """Whether all seats would have the same number of cards, without duplicates, if `plays` were
    back in the hands.
    """
    if len(hands) != 4 or to_act not in range(4) or len(plays) > 3:
        return False
    turns = [(leader + step) % 4 for step in range(len(plays) + 1)]
    sizes = [len(hand) + (seat in turns[:-1]) for seat, hand in enumerate(hands)]
    whole = [*(card for hand in hands for card in hand), *(play.card for play in plays)]
    in_turn = [*(play.seat for play in plays), to_act] == turns
    return in_turn and len({*sizes}) == 1 and len({*whole} & {*PACK_48}) == len(whole)


def is_solvable(table: CompiledRules) -> bool:
    """Whether the solver supports the table: pairs with the variant obligada or lliure, in the
    usual card order.

    >>> from cartes_lib.botifarra import Rules
    >>> from cartes_lib.botifarra.fast import compiled_rules
    >>> from cartes_lib.botifarra.solver import is_solvable
    >>> is_solvable(compiled_rules(Rules(card_order="three-second")))
    False
    """
    return table.plain and table.pairs and table.rules.card_order == "usual"


def solve_deal(
    deal: MutableDeal, nodes: int | None = None, candidates: Iterable[int] | None = None
) -> Solution[int]:
    """The same as `solve`, for a deal encoded as integers, which is not changed.

    Args:
        nodes: the maximum number of positions between tricks to search; None for no limit. At the
            limit no error is raised, but the bounds are not `exact`.
        candidates: the numbers of the legal cards to evaluate; None for all legal cards.

    Raises:
        ValueError: the rules are not those of obligada or lliure, or no cards are left.

    >>> from cartes_lib.botifarra import OBLIGADA
    >>> from cartes_lib.botifarra.fast import MutableDeal, compiled_rules
    >>> from cartes_lib.botifarra.solver import solve_deal
    >>> deal = MutableDeal([1, 2, 4, 8], trump=0, leader=0, table=compiled_rules(OBLIGADA))
    >>> solve_deal(deal).best
    (0,)
    """
    table = deal.table
    if not is_solvable(table):
        raise ValueError("only obligada and lliure of two pairs, in their usual order, are solved")
    if not deal.left:
        raise ValueError("no card is left to play")
    search = Search(deal, nodes)
    start = deal.copy()
    start.points = [0, 0]
    twins = search.twins(start)
    bounds: dict[int, tuple[int, int]] = {}
    guess = None
    for card in numbers(start.legal()) if candidates is None else sorted(candidates):
        if twins.get(card) in bounds:
            bounds[card] = bounds[twins[card]]
            continue
        after = start.copy()
        after.play(card)
        already = after.points[0], sum(after.points)
        low, high, whole = search.bounds(after, None if guess is None else guess - already[0])
        low, high, whole = low + already[0], high + already[0], whole + already[1]
        guess = low
        bounds[card] = (whole - high, whole - low) if start.player & 1 else (low, high)
    exact = all(low == high for low, high in bounds.values())
    return Solution(MappingProxyType(bounds), exact, len(search.seen))
