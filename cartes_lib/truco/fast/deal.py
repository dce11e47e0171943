"""Deals on integers that are played out at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from cartes_lib.truco.fast.position import FastPosition

__all__ = ["FastDeal"]


class FastDeal(FastPosition):
    """A deal in play that can be played out.

    Attributes:
        taken: how many actions the last playout took.
    """

    __slots__ = ("taken",)

    taken: int

    def playout(self, rng: random.Random) -> tuple[int, int]:
        """What each side has won once all the rest is done at random.

        Every action that any seat may take is as likely as any other. The deal itself is
        not changed; `taken` tells how many actions it took.
        """
        rest, draw, taken = self.copy(), rng.random, 0
        while not rest.is_over:
            if rest._ended:
                taken += rest._run_claims(draw)
            elif rest._fourth >= 0:
                hand = rest.hands[rest._fourth]
                rest._discard(rest._fourth, hand[int(draw() * len(hand))])
                taken += 1
            elif rest._shown:
                moves = rest.legal()
                rest.play(moves[int(draw() * len(moves))])
                taken += 1
            else:
                taken += rest._run(draw)
        self.taken = taken
        return rest.points

    def _run_claims(self, draw: Callable[[], float]) -> int:
        """Lets all who may ask for a flor do so, or not, at random."""
        sides, taken = self.table.talks.sides, 0
        for seat in self._claimers:
            suspects = self._open[1 - sides[seat]]
            if suspects:
                taken += 1
                pick = int(draw() * (len(suspects) + 1))
                if pick < len(suspects):
                    self._ask(seat, suspects[pick])
        self._claimers = []
        return taken

    def _run(self, draw: Callable[[], float]) -> int:
        """Plays at random until the play is over or values are to be declared."""
        # One function with local names: it is the inner loop of every sampled search.
        table, hands, sides, node = self.table, self.hands, self.table.talks.sides, self._node
        settle = self._settle
        best, lead, tie, taken = self._best, self._lead, self._tie, 0
        while True:
            taken += 1
            seat = node.seat
            held = len(hands[seat]) if seat >= 0 else 0
            pick = int(draw() * (held + node.many))
            if pick < held:
                card = hands[seat].pop(pick)
                strong = card >> 2
                if strong > best:
                    best, lead, tie = strong, seat, False
                elif strong == best and sides[seat] != sides[lead]:
                    tie = True
                node = node.card or table.after_card(node)
            else:
                pick -= held
                effects, node = node.steps[pick] or table.after(node, pick)
                if effects and (any(map(settle, effects)) or self._shown):
                    break
            if node.goes_on:
                continue
            if node.tricks is not None:
                won = -1 if tie else lead
                best = 0
                effects, node = node.tricks[won] or table.after_trick(node, won)
                if not effects:
                    continue
                settle(effects[0])
            break
        self._best, self._lead, self._tie, self._node = best, lead, tie, node
        if not self._shown:
            self._end()
        return taken
