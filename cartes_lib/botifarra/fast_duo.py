"""The rules of play for two players, who have piles of cards; cards are encoded as integers.

A card of a pile is turned up when the card above it is played. Cards and masks are encoded as in
`fast`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from cartes_lib.botifarra.dealing import PACKET
from cartes_lib.botifarra.fast import BIT, CompiledRules, numbers
from cartes_lib.botifarra.score import duo_points


class MutableDuoDeal:
    """A mutable deal of two players; use `copy` to try a play.

    Attributes:
        open: for each player, the mask of the hand and the top cards of the piles (BOT-DUO-A-02,
            BOT-DUO-B-02).
        player: the seat that plays next; after the last card, the winner of the last trick.
        cards: points of the cards that each player has won.
        tricks: number of tricks that each player has won.
        left: number of cards not yet played, 48 to 0.
    """

    __slots__ = (
        "_next",
        "best",
        "best_seat",
        "cards",
        "led",
        "left",
        "open",
        "player",
        "plays",
        "stake",
        "table",
        "tricks",
        "trump",
    )

    def __init__(
        self, rows: Sequence[Sequence[int]], trump: int, leader: int, table: CompiledRules
    ) -> None:
        """Creates a deal before its first play.

        Args:
            rows: the cards of each player: the piles (cards from top to bottom), then the hand.
            trump: 0 to 3, or `NO_TRUMP`.
        """
        self.table, self.trump, self.player = table, trump, leader
        turned = [0] * 48
        self.open = [0, 0]
        piled = PACKET * table.rules.piles
        for seat, row in enumerate(rows):
            for at, card in enumerate(row):
                if at < piled and at % PACKET:
                    turned[row[at - 1]] = BIT[card]
                else:
                    self.open[seat] |= BIT[card]
        self._next = tuple(turned)
        self.led = self.best = self.best_seat = -1
        self.plays = self.stake = 0
        self.cards, self.tricks = [0, 0], [0, 0]
        self.left = sum(map(len, rows))

    @classmethod
    def resumed(
        cls,
        piles: Sequence[Sequence[Sequence[int]]],
        hands: Sequence[int],
        trump: int,
        tricks: Sequence[Sequence[tuple[int, int]]],
        to_play: int,
        table: CompiledRules,
    ) -> MutableDuoDeal:
        """Create a deal that is in progress.

        Args:
            piles: for each player, the remaining cards of each pile, from top to bottom.
            hands: the masks of the hands, without the piles.
            trump: 0 to 3, or `NO_TRUMP`.
            tricks: all plays so far as pairs of seat and card; the last trick may be incomplete.
            to_play: the seat that plays next.
        """
        deal = cls([[], []], trump, to_play, table)
        turned = [0] * 48
        for seat in (0, 1):
            deal.open[seat] = hands[seat]
            for pile in piles[seat]:
                deal.open[seat] |= BIT[pile[0]]
                for above, below in pairwise(pile):
                    turned[above] = BIT[below]
            deal.left += hands[seat].bit_count() + sum(map(len, piles[seat]))
        deal._next = tuple(turned)
        for trick in tricks:
            deal._recall(trick)
        deal.player = to_play
        return deal

    def _recall(self, trick: Sequence[tuple[int, int]]) -> None:
        """Plays an earlier trick again, to count its points. Its cards are no longer in the piles
        and hands.
        """
        for seat, card in trick:
            self.open[seat] |= BIT[card]
            self.left += 1
            self.player = seat
            self.play(card)

    def copy(self) -> MutableDuoDeal:
        """An independent copy of the deal."""
        twin = MutableDuoDeal.__new__(MutableDuoDeal)
        twin.table, twin.trump, twin.player = self.table, self.trump, self.player
        twin._next, twin.open = self._next, self.open[:]
        twin.led, twin.best, twin.best_seat = self.led, self.best, self.best_seat
        twin.plays, twin.stake, twin.left = self.plays, self.stake, self.left
        twin.cards, twin.tricks = self.cards[:], self.tricks[:]
        return twin

    def legal(self) -> int:
        """The mask of the cards that `player` may play. Rule: BOT-DUO-A-04."""
        hand = self.open[self.player]
        if not self.plays:
            return hand
        return self.table.legal(hand, self.trump, self.led, self.best, False, self.plays)

    def play(self, card: int) -> None:
        """Plays `card`, which must be legal, and turns up the card under it."""
        seat = self.player
        self.open[seat] ^= BIT[card] | self._next[card]
        self.left -= 1
        self.player = 1 - seat
        if not self.plays:
            self.led, self.best, self.best_seat = card // 12, card, seat
            self.plays, self.stake = 1, self.table.points[card]
            return
        if self.table.beats[self.trump][self.best] >> card & 1:
            self.best, self.best_seat = card, seat
        self.cards[self.best_seat] += self.stake + self.table.points[card]
        self.tricks[self.best_seat] += 1
        self.player, self.plays = self.best_seat, 0

    @property
    def points(self) -> tuple[int, int]:
        """The points of each player, of 72, after all cards are played (BOT-DUO-A-07, -08).

        Raises:
            ValueError: the deal is not over.
        """
        cards, tricks = self.cards, self.tricks
        odd = self.table.rules.odd_trick_to
        return duo_points((cards[0], cards[1]), (tricks[0], tricks[1]), odd)

    def playout(self, rng: random.Random) -> int:
        """The points of seat 0 if the remaining cards are played at random; the deal is not
        changed.
        """
        rest = self.copy()
        while rest.left:
            choice = numbers(rest.legal())
            rest.play(choice[int(rng.random() * len(choice))])
        return rest.points[0]
