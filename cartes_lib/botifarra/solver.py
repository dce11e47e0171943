"""What the rest of a deal brings when all hands are open and everyone plays at his best.

Zero-window search, with a table of positions between tricks: cards that nothing separates
count as one there and among the moves. Pairs only, obligada and lliure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.botifarra.fast import (
    BIT,
    NO_TRUMP,
    SUITS,
    FastDeal,
    fast_table,
    lowest_of_each_suit,
    numbers,
)
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.trick import Trick
from cartes_lib.cards import Hand, Suit

__all__ = ["Solution", "solve", "solve_deal"]

_ALL = (1 << 48) - 1


class _OutOfNodes(Exception):  # noqa: N818 - it ends a search, it is no error
    pass


@dataclass(frozen=True, slots=True)
class Solution:
    """What each legal card leads to for the side that is to play.

    Attributes:
        bounds: for each legal card, the least and the most points that the side wins from
            here on, the trick on the table included; equal when they are known exactly.
        exact: whether all of them are.
        nodes: positions between tricks that were looked at.
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
        nodes: how many positions between tricks may be looked at; None for as many as it takes.

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
    search = _Search(deal, nodes)
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
    return Solution(MappingProxyType(bounds), exact, search.nodes)


def _representatives() -> tuple[int, ...]:
    """By `rest << 7 | mine`: the lowest of each run of small cards that nothing separates."""
    found = []
    for rest in range(128):
        for mine in range(128):
            kept, running = 0, False
            for one in range(7):
                if (mine & rest) >> one & 1:
                    kept |= 0 if running else 1 << one
                    running = True
                elif rest >> one & 1:
                    running = False
            found.append(kept)
    return tuple(found)


_RUNS = _representatives()


def _distinct(moves: int, rest: int, counting: int) -> int:
    """`moves` without the small cards that another one stands for, `rest` being unplayed."""
    runs = _RUNS
    return (
        moves & counting
        | runs[(rest & 127) << 7 | moves & 127]
        | runs[(rest >> 12 & 127) << 7 | moves >> 12 & 127] << 12
        | runs[(rest >> 24 & 127) << 7 | moves >> 24 & 127] << 24
        | runs[(rest >> 36 & 127) << 7 | moves >> 36 & 127] << 36
    )


def _suit_keys(hands: Sequence[int], suit: int) -> dict[int, int]:
    """A number for each part of `suit` that may remain, the same for parts that play alike."""
    owner = {card: seat for seat, hand in enumerate(hands) for card in numbers(hand)}
    full = 0
    for hand in hands:
        full |= hand >> 12 * suit & 0xFFF
    kinds: dict[tuple[tuple[int, ...], int], int] = {}
    keys: dict[int, int] = {}
    part = full
    while True:
        small = tuple(owner[12 * suit + one] for one in range(7) if part >> one & 1)
        keys[part] = kinds.setdefault((small, part >> 7), len(kinds))
        if not part:
            return keys
        part = part - 1 & full


class _Search:
    """One search: its table of positions serves every card of the same deal."""

    def __init__(self, deal: FastDeal, limit: int | None) -> None:
        self.nodes = 0
        self.limit = limit
        self.points = deal.table.points
        self.beats = deal.table.beats[deal.trump]
        self.counting = deal.table.counting
        self.lowest = deal.table.lowest
        self.trumps = SUITS[deal.trump] if deal.trump < NO_TRUMP else 0
        self.trump = deal.trump
        self.hands = deal.hands[:]
        self.keys = tuple(_suit_keys(deal.hands, suit) for suit in range(4))
        held = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
        # A deal does not tell the cards on the table; with all cards in it nothing merges wrongly.
        self.rest = _ALL if deal.plays else held
        self.seen: dict[int, tuple[int, int, int]] = {}
        self._lead, self._follow = _searchers(self)

    def twins(self, deal: FastDeal) -> dict[int, int]:
        """Small legal cards, by the lower one that plays just alike."""
        legal = deal.legal()
        kept = _distinct(legal, self.rest, self.counting)
        found, last = {}, -1
        for card in numbers(legal):
            if kept >> card & 1:
                last = card
            else:
                found[card] = last
        return found

    def bounds(self, deal: FastDeal, guess: int | None) -> tuple[int, int, int]:
        """The least and the most that the side of seat 0 wins from `deal` on, and of how much."""
        held = sum(self.points[card] for hand in deal.hands for card in numbers(hand))
        whole = held + (deal.left + deal.plays) // 4
        if deal.plays:
            whole += deal.stake - 1
        low, high = 0, whole
        target = whole // 2 if guess is None else guess
        try:
            while low < high:
                target = min(max(target, low + 1), high)
                if self._reaches(deal, target, whole):
                    low = target
                    target += 1 if high - low < 6 else 2
                else:
                    high = target - 1
                    target -= 1 if high - low < 6 else 2
        except _OutOfNodes:
            pass
        return low, high, whole

    def _reaches(self, deal: FastDeal, target: int, whole: int) -> bool:
        self.hands[:] = deal.hands
        if not deal.plays:
            return self._lead(deal.player, target, whole)
        return self._follow(
            deal.player,
            deal.plays,
            deal.led,
            deal.best,
            deal.best_seat,
            deal.stake,
            target,
            whole,
            self.rest,
        )

    def count(self) -> None:
        """Counts a position between tricks, and ends the search when there were too many."""
        self.nodes += 1
        if self.limit is not None and self.nodes > self.limit:
            raise _OutOfNodes


def _sure_points(search: _Search, seat: int, rest: int) -> int:
    """Points of the tricks that `seat` wins by leading one master after the other."""
    hands, hand = search.hands, search.hands[seat]
    ruffed = (hands[seat + 1 & 3] | hands[seat + 3 & 3]) & search.trumps
    sure = 0
    for suit in range(4):
        if suit == search.trump or not ruffed:
            masters = hand >> 12 * suit & 0xFFF
            others = (rest & ~hand) >> 12 * suit & 0xFFF
            masters &= -(1 << others.bit_length())
            sure += masters.bit_count()
            for one in range(7, 12):
                sure += one - 6 if masters >> one & 1 else 0
    return sure


def _last_trick(search: _Search, seat: int) -> int:
    """The seat that wins the last trick, led by `seat`."""
    hands, beats = search.hands, search.beats
    best, winner = hands[seat].bit_length() - 1, seat
    for _ in range(3):
        seat = seat + 1 & 3
        card = hands[seat].bit_length() - 1
        if beats[best] >> card & 1:
            best, winner = card, seat
    return winner


_Lead = Callable[[int, int, int], bool]
_Follow = Callable[[int, int, int, int, int, int, int, int, int], bool]


def _searchers(search: _Search) -> tuple[_Lead, _Follow]:
    """Two functions that say whether the side of seat 0 can take `target` of `whole` points.

    They call each other some hundred thousand times, so what they need is bound here.
    """
    hands, beats, points, seen = search.hands, search.beats, search.points, search.seen
    oros, copas, espadas, bastos = search.keys
    counting, lowest, bit, suits = search.counting, search.lowest, BIT, SUITS

    def lead(seat: int, target: int, whole: int) -> bool:
        search.count()
        hand = hands[seat]
        rest = hands[0] | hands[1] | hands[2] | hands[3]
        ours = not seat & 1
        if not hand & hand - 1:
            return (0 if _last_trick(search, seat) & 1 else whole) >= target
        key = oros[rest & 4095] | copas[rest >> 12 & 4095] << 12
        key |= espadas[rest >> 24 & 4095] << 24 | bastos[rest >> 36] << 36
        key = key << 2 | seat
        low, high, first = seen.get(key, (0, whole, -1))
        if low >= target or high < target:
            return low >= target
        if key not in seen:
            sure = _sure_points(search, seat, rest)
            low, high = (sure, high) if ours else (low, whole - sure)
            if low >= target or high < target:
                seen[key] = low, high, first
                return low >= target
        result = not ours
        for card in _leads(_distinct(hand, rest, counting), rest, first):
            hands[seat] = hand ^ bit[card]
            stake = points[card] + 1
            found = follow(seat + 1 & 3, 1, card // 12, card, seat, stake, target, whole, rest)
            hands[seat] = hand
            if found == ours:
                result, first = ours, card
                break
        seen[key] = (target, high, first) if result else (low, target - 1, first)
        return result

    def follow(
        seat: int,
        plays: int,
        led: int,
        best: int,
        winner: int,
        stake: int,
        target: int,
        whole: int,
        rest: int,
    ) -> bool:
        hand, winning = hands[seat], beats[best]
        losing = (winner ^ seat) & 1
        free = hand & suits[led]
        if losing:
            moves = (free or hand) & winning
            if not moves:
                moves = (free & -free or lowest_of_each_suit(hand)) if lowest else free or hand
        elif lowest:
            moves = (free or hand) & counting | (free & -free or lowest_of_each_suit(hand))
        else:
            moves = free or hand
        if moves & moves - 1:
            moves = _distinct(moves, rest, counting)
        order: Sequence[int]
        if not moves & moves - 1:
            order = (moves.bit_length() - 1,)
        elif losing and moves & winning:
            order = numbers(moves)[::-1]
        elif losing:
            order = sorted(numbers(moves), key=points.__getitem__)
        elif plays == 3 or not winning & rest & ~hand & hands[seat + 1 & 3]:
            order = sorted(numbers(moves), key=points.__getitem__, reverse=True)
        else:
            order = numbers(moves)
        ours = not seat & 1
        for card in order:
            hands[seat] = hand ^ bit[card]
            after = stake + points[card]
            ahead = winning >> card & 1
            taker = seat if ahead else winner
            if plays < 3:
                top = card if ahead else best
                found = follow(seat + 1 & 3, plays + 1, led, top, taker, after, target, whole, rest)
            else:
                needed = target if taker & 1 else target - after
                left = whole - after
                found = needed <= 0 or (needed <= left and lead(taker, needed, left))
            hands[seat] = hand
            if found == ours:
                return found
        return not ours

    return lead, follow


def _leads(moves: int, rest: int, first: int) -> list[int]:
    """`moves` in the order in which they are tried: `first`, masters, then from low to high."""

    def promise(card: int) -> int:
        above = SUITS[card // 12] & ~((1 << card + 1) - 1)
        if card == first:
            return -1000
        return card % 12 if above & rest else -100 - card % 12

    return sorted(numbers(moves), key=promise)
