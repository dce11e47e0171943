"""What the rest of a deal brings when all hands are open and everyone plays at his best.

Pairs only, obligada and lliure; `search` does the work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.botifarra.fast import NO_TRUMP, FastDeal, fast_table, numbers
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.search import Search
from cartes_lib.cards import Hand, Suit
from cartes_lib.tricks import Trick

__all__ = ["Solution", "solve", "solve_deal"]


@dataclass(frozen=True, slots=True)
class Solution:
    """What each legal card leads to for the side that is to play.

    Attributes:
        bounds: for each legal card, the least and the most points that the side wins from
            here on, the trick on the table included; equal when they are known exactly.
        exact: whether all of them are.
        nodes: different positions between tricks that were looked at.
    """

    bounds: Mapping[int, tuple[int, int]]
    exact: bool
    nodes: int

    @property
    def best(self) -> tuple[int, ...]:
        """The cards of which no other is known to be better, from low to high."""
        floor = max(low for low, _ in self.bounds.values())
        return tuple(card for card, (_, high) in self.bounds.items() if high >= floor)


def solve(
    hands: Sequence[Hand],
    trick: Trick,
    trump: Suit | None,
    to_act: int,
    rules: Rules = OBLIGADA,
    nodes: int | None = None,
) -> Solution:
    """What each legal card of seat `to_act` leads to; cards are numbered by `fast_table`.

    Args:
        hands: what the four seats still hold.
        trick: what lies on the table, none of it in `hands`.
        trump: None in a botifarra deal.
        nodes: how many different positions between tricks may be looked at; None for as
            many as it takes.

    Raises:
        ValueError: the rules are not those of obligada or lliure, or the hands and the
            trick do not fit each other.
    """
    table = fast_table(rules)
    held = [table.mask(hand) for hand in hands]
    for play in trick:
        held[play.seat] |= table.mask([play.card])
    sizes = {hand.bit_count() for hand in held}
    leader = trick[0].seat if trick else to_act
    if len(held) != 4 or len(sizes) != 1 or (leader + len(trick)) % 4 != to_act:
        raise ValueError("the hands, the trick and the seat to act do not fit")
    deal = FastDeal(held, NO_TRUMP if trump is None else int(trump), leader, table)
    for play in trick:
        deal.play(table.number(play.card))
    return solve_deal(deal, nodes)


def solve_deal(deal: FastDeal, nodes: int | None = None) -> Solution:
    """The same of a deal on integers, which is not changed.

    Raises:
        ValueError: the rules are not those of obligada or lliure, or nothing is left.
    """
    if not deal.table.plain or deal.table.rules.three_second:
        raise ValueError("only obligada and lliure, in their usual order, are solved")
    if not deal.left:
        raise ValueError("no card is left to play")
    search = Search(deal, nodes)
    start = deal.copy()
    start.points = [0, 0]
    twins = search.twins(start)
    bounds: dict[int, tuple[int, int]] = {}
    guess = None
    for card in numbers(start.legal()):
        if card in twins:
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
