"""A search of a deal in which all cards are known; it computes bounds of the points of a side.

It is a zero-window search with a transposition table of the positions between tricks. In this
table, equivalent cards are equal (see `runs`); usually the search tries only one of them. Cards and
masks are encoded as in `fast`. Only for pairs, in the variants obligada and lliure.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from cartes_lib.botifarra.fast import (
    BIT,
    SUIT_NUMBERS,
    SUITS,
    MutableDeal,
    lowest_of_each_suit,
    numbers,
)
from cartes_lib.botifarra.leads import surveyor
from cartes_lib.botifarra.runs import EACH, HIGH, LOW, Choices, suit_keys

_ALL = (1 << 48) - 1


class _OutOfNodesError(Exception):
    pass


class Search:
    """A search of one deal; all its evaluations share a transposition table."""

    def __init__(self, deal: MutableDeal, limit: int | None) -> None:
        self.limit = sys.maxsize if limit is None else limit
        self.points = deal.table.points
        self.beats = deal.table.beats[deal.trump]
        self.counting = deal.table.counting
        self.lowest = deal.table.lowest
        self.trump = deal.trump
        self.hands = deal.hands[:]
        self.keys = tuple(suit_keys(deal.hands, suit) for suit in range(4))
        cards_left = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
        # The deal does not list the cards on the table; with a mask of all cards, only equivalent
        # cards merge.
        self.rest = _ALL if deal.plays else cards_left
        self.seen: dict[int, tuple[int, int, int]] = {}
        self._searchers = _searchers(self)

    def twins(self, deal: MutableDeal) -> dict[int, int]:
        """The equivalent card that the search tries instead of a legal card; the keys are the cards
        that it leaves out.
        """
        legal, choices = deal.legal(), Choices(EACH, self.lowest)
        twins_of, last = {}, -1
        for suit in range(4):
            mine, rest = (mask >> 12 * suit & 0xFFF for mask in (legal, self.rest))
            choice = choices[suit << 24 | rest << 12 | mine] if mine else ()
            for card in SUIT_NUMBERS[suit][mine]:
                if card in choice:
                    last = card
                else:
                    twins_of[card] = last
        return twins_of

    def bounds(self, deal: MutableDeal, guess: int | None) -> tuple[int, int, int]:
        """Lower and upper bound of the points that the side of seat 0 will still win, and the
        points that both sides together can still win.

        `guess` is the first number of points to test; None for half of the points.
        """
        points_left = sum(self.points[card] for hand in deal.hands for card in numbers(hand))
        whole = points_left + (deal.left + deal.plays) // 4
        if deal.plays:
            whole += deal.stake - 1
        low, high = 0, whole
        target, up, down = whole // 2 if guess is None else guess, 1, 0
        try:
            while low < high:
                # A search with a target far from the true value is cheap: take a large step first,
                # then bisect.
                target = min(max(target, low + 1), high)
                value = self._value(deal, target, whole)
                if value >= target:
                    low, up = value, 2 * up
                    target = low + (up // 2 if high == whole else (high - low + 1) // 2)
                else:
                    high, down = value, 2 * down or 1
                    target = high - (down // 2 if low == 0 else (high - low) // 2)
        except _OutOfNodesError:
            pass
        return low, high, whole

    def _value(self, deal: MutableDeal, target: int, whole: int) -> int:
        """A bound of the points that side 0 still wins: a lower bound if it is at least `target`,
        else an upper bound. `whole` is the number of points that both sides together still win.
        """
        self.hands[:] = deal.hands
        lead, second, third_hand, fourth_hand = self._searchers
        seat, led, best, stake = deal.player, deal.led, deal.best, deal.stake
        if not deal.plays:
            return lead(seat, target, whole)
        if deal.plays == 1:
            return second(seat, led, best, stake, target, whole, self.rest)
        later = third_hand if deal.plays == 2 else fourth_hand
        return later(seat, led, best, deal.best_seat, stake, target, whole, self.rest)


class _Lows(dict[int, int]):
    """A cache of the mask of the lowest card of each suit of a hand; the keys are masks of
    hands.
    """

    def __missing__(self, hand: int) -> int:
        self[hand] = result = lowest_of_each_suit(hand)
        return result


_Lead = Callable[[int, int, int], int]
_Second = Callable[[int, int, int, int, int, int, int], int]
_Later = Callable[[int, int, int, int, int, int, int, int], int]


def _searchers(search: Search) -> tuple[_Lead, _Second, _Later, _Later]:
    """Four functions, for the four players of a trick, that bound the points of side 0.

    Each function returns a bound of the points that side 0 wins from this play on: a lower bound if
    it is at least `target`, else an upper bound. `whole` is the number of points of both sides
    together. The functions call each other hundreds of thousands of times. For speed, their data is
    in local variables, and each function repeats the common code.
    """
    hands, beats, points, seen = search.hands, search.beats, search.points, search.seen
    oros, copas, espadas, bastos = search.keys
    counting, lowest, bit, suits = search.counting, search.lowest, BIT, SUITS
    trump, limit = search.trump, search.limit
    favourites, lows = [-1] * 52, _Lows()
    each, high, low_cards = (Choices(kind, lowest) for kind in (EACH, HIGH, LOW))
    survey = surveyor(hands, trump, favourites, points, (each, high, low_cards))

    def taker_of_last(seat: int) -> int:
        """The seat that wins the last trick, led by `seat`."""
        winner, winning = seat, beats[hands[seat].bit_length() - 1]
        for other in (seat + 1 & 3, seat + 2 & 3, seat + 3 & 3):
            card = hands[other]
            if winning & card:
                winner, winning = other, beats[card.bit_length() - 1]
        return winner

    def lead(seat: int, target: int, whole: int) -> int:
        hand = hands[seat]
        if not hand & hand - 1:
            return 0 if taker_of_last(seat) & 1 else whole
        first_hand, second_hand, third_hand, fourth_hand = hands
        rest = first_hand | second_hand | third_hand | fourth_hand
        key = oros[rest & 4095] | copas[rest >> 12 & 4095] << 12
        key |= espadas[rest >> 24 & 4095] << 24 | bastos[rest >> 36] << 36
        key = key << 2 | seat
        known = seen.get(key)
        if known is None:
            if len(seen) >= limit:
                raise _OutOfNodesError
            least, most, first = 0, whole, -1
        else:
            least, most, first = known
            if least >= target:
                return least
            if most < target:
                return most
        ours = not seat & 1
        order: list[int] = []
        if known is None:
            cashed, order = survey(seat, hand, rest)
            if cashed > whole:
                cashed = whole
            if ours:
                if cashed >= target:
                    return cashed
            elif whole - cashed < target:
                return whole - cashed
        best = -1 if ours else whole + 1
        after = seat + 1 & 3
        # Try the best card of an earlier target first: if it causes a cutoff, no list of cards is
        # needed. The stored card may be an equivalent card of another hand.
        tried = first if first >= 0 and hand >> first & 1 else -1
        if not order:
            order = [tried] if tried >= 0 else survey(seat, hand, rest)[1]
        while True:
            for card in order:
                hands[seat] = hand ^ bit[card]
                value = second(after, card // 12, card, points[card] + 1, target, whole, rest)
                if (value > best) if ours else (value < best):
                    best = value
                    if (value >= target) == ours:
                        first = favourites[4 * hand.bit_count() + seat] = card
                        tried = -1
                        break
            if tried < 0:
                break
            hands[seat] = hand
            order = [card for card in survey(seat, hand, rest)[1] if card != tried]
            tried = -1
        hands[seat] = hand
        seen[key] = (best, most, first) if best >= target else (least, best, first)
        return best

    def pick(moves: int, rest: int, choices: Choices) -> Sequence[int]:
        key = moves << 48 | rest
        known = choices.get(key)
        if known is not None:
            return known
        cards: list[int] = []
        for suit in (0, 1, 2, 3):
            shift = 12 * suit
            mine = moves >> shift & 4095
            if mine:
                cards += choices[suit << 24 | (rest >> shift & 4095) << 12 | mine]
        cards.sort(key=points.__getitem__, reverse=choices is high)
        choices[key] = order = tuple(cards)
        return order

    def second(
        seat: int, led: int, best: int, stake: int, target: int, whole: int, rest: int
    ) -> int:
        hand, winning, suit = hands[seat], beats[best], led
        free = hand & suits[led]
        moves = (free or hand) & winning
        is_ahead = moves > 0
        if is_ahead:
            winner = seat
            suit = led if free else trump
        else:
            winner = seat + 3 & 3
            choices = each if hands[seat + 2 & 3] & winning else low_cards
            moves = free or hand
            if lowest:
                moves = free & -free or lows[hand]
        after = seat + 1 & 3
        if not moves & moves - 1:
            hands[seat] = hand ^ moves
            card = moves.bit_length() - 1
            best = card if is_ahead else best
            value = third_hand(after, led, best, winner, stake + points[card], target, whole, rest)
            hands[seat] = hand
            return value
        if is_ahead:
            shift = 12 * suit
            key = suit << 24 | (rest >> shift & 4095) << 12 | moves >> shift
            last = hands[after]
            if (last & suits[led] or last) & beats[(moves & -moves).bit_length() - 1]:
                order: Sequence[int] = each[key][::-1]
            else:
                order = high[key]
        elif free:
            shift = 12 * led
            order = choices[led << 24 | (rest >> shift & 4095) << 12 | moves >> shift]
        else:
            order = pick(moves, rest, choices)
        ours = not seat & 1
        value = -1 if ours else whole + 1
        for card in order:
            hands[seat] = hand ^ bit[card]
            top = card if is_ahead else best
            got = third_hand(after, led, top, winner, stake + points[card], target, whole, rest)
            if (got > value) if ours else (got < value):
                value = got
                if (got >= target) == ours:
                    break
        hands[seat] = hand
        return value

    def third_hand(
        seat: int,
        led: int,
        best: int,
        winner: int,
        stake: int,
        target: int,
        whole: int,
        rest: int,
    ) -> int:
        hand, winning, suit = hands[seat], beats[best], led
        free = hand & suits[led]
        choices = low_cards
        if (winner ^ seat) & 1:
            moves = (free or hand) & winning
            if moves:
                suit = led if free else trump
                last = hands[seat + 1 & 3]
                last = last & suits[led] or last
                if not last & beats[(moves & -moves).bit_length() - 1]:
                    choices = high
                elif not last & beats[moves.bit_length() - 1]:
                    choices = each
            else:
                moves = free or hand
                if lowest:
                    moves = free & -free or lows[hand]
        else:
            moves = free or hand
            if lowest:
                moves = moves & counting | (free & -free or lows[hand])
            last = hands[seat + 1 & 3]
            if not (last & suits[led] or last) & winning:
                choices = high
            elif (
                moves & winning
                and not (last & suits[led] or last) & beats[(moves & winning).bit_length() - 1]
            ):
                choices = each
        after = seat + 1 & 3
        if not moves & moves - 1:
            hands[seat] = hand ^ moves
            card = moves.bit_length() - 1
            if winning & moves:
                best, winner = card, seat
            value = fourth_hand(after, led, best, winner, stake + points[card], target, whole, rest)
            hands[seat] = hand
            return value
        order: Sequence[int]
        if free or suit != led:
            shift = 12 * suit
            order = choices[suit << 24 | (rest >> shift & 4095) << 12 | moves >> shift]
        else:
            order = pick(moves, rest, choices)
        ours = not seat & 1
        value = -1 if ours else whole + 1
        for card in order:
            hands[seat] = hand ^ bit[card]
            if winning >> card & 1:
                top, taker = card, seat
            else:
                top, taker = best, winner
            got = fourth_hand(after, led, top, taker, stake + points[card], target, whole, rest)
            if (got > value) if ours else (got < value):
                value = got
                if (got >= target) == ours:
                    break
        hands[seat] = hand
        return value

    def fourth_hand(
        seat: int,
        led: int,
        best: int,
        winner: int,
        stake: int,
        target: int,
        whole: int,
        rest: int,
    ) -> int:
        hand, winning, suit = hands[seat], beats[best], led
        free = hand & suits[led]
        choices = high
        if (winner ^ seat) & 1:
            moves = (free or hand) & winning
            if moves:
                suit = led if free else trump
            else:
                choices = low_cards
                moves = free or hand
                if lowest:
                    moves = free & -free or lows[hand]
        else:
            moves = free or hand
            if lowest:
                moves = moves & counting | (free & -free or lows[hand])
        order: Sequence[int]
        if not moves & moves - 1:
            order = (moves.bit_length() - 1,)
        elif free or suit != led:
            shift = 12 * suit
            order = choices[suit << 24 | (rest >> shift & 4095) << 12 | moves >> shift]
        else:
            order = pick(moves, rest, choices)
        ours = not seat & 1
        value = -1 if ours else whole + 1
        for card in order:
            won = stake + points[card]
            left = whole - won
            hands[seat] = hand ^ bit[card]
            taker = seat if winning >> card & 1 else winner
            if taker & 1:
                got = lead(taker, target, left) if target <= left else left
            else:
                got = won + lead(taker, target - won, left) if won < target else won
            if (got > value) if ours else (got < value):
                value = got
                if (got >= target) == ours:
                    break
        hands[seat] = hand
        return value

    return lead, second, third_hand, fourth_hand
