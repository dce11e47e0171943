"""The rules of play for any number of players, with cards encoded as integers for bots and search.

Cards are encoded as in `fast.cards`. Seats are numbered from the first player (mano). A graph of
states, which is built on demand, has the possible calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from cartes_lib.truco.bets import Stake
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.envido import ENVIDO_VALUES, FLOR_VALUES
from cartes_lib.truco.fast.cards import best_envido, flor_points, number
from cartes_lib.truco.fast.graph import CompiledRules, Node, compiled_rules
from cartes_lib.truco.fast.resume import talk_of
from cartes_lib.truco.fast.talk import Effect
from cartes_lib.truco.stakes import stake_points

Move = tuple[int, str, int]
"""A seat, its action, and an argument. The argument is the card's number for "card" and "discard",
the value for "declare", the accused seat for "pido-flor", and 0 for a call.
"""

_HAND = 3
_CLAIM = 3


class MutableDeal:
    """A mutable deal; use `copy` to try a move.

    Attributes:
        table: the graph of possible calls.
        dealt: the cards of each seat, encoded as numbers; without the discard of a gallo (the
            player without a partner).
        hands: the cards that each seat has not played yet.
        scores, accounts, pica: the same as in `Deal`.
        awards: tuples of bet, side and points, in the order in which they were won; claims of a
            hidden flor are included.
    """

    __slots__ = (
        "_best",
        "_claimers",
        "_claims",
        "_ended",
        "_flor_mask",
        "_flores",
        "_fourth",
        "_lead",
        "_limits",
        "_node",
        "_not_hidden",
        "_open",
        "_shown",
        "_tie",
        "_values",
        "_won",
        "_worth",
        "accounts",
        "awards",
        "dealt",
        "hands",
        "pica",
        "scores",
        "table",
    )

    def __init__(
        self,
        table: CompiledRules,
        hands: Iterable[Sequence[int]],
        scores: Sequence[int] = (0, 0),
        accounts: Sequence[Sequence[int]] = ((0,), (1,)),
        pica: bool = False,
    ) -> None:
        self.table = table
        self.dealt = [tuple(hand) for hand in hands]
        self.hands = [list(hand) for hand in self.dealt]
        self.scores, self.accounts, self.pica = tuple(scores), accounts, pica
        points = table.talks.rules.target
        immediate = table.talks.rules.end_on_reach == "immediate"
        # The number of points with which a side ends the deal at once.
        self._limits = [
            points - max(scores[card] for card in own) if immediate else 10_000 for own in accounts
        ]
        self._won = [0, 0]
        self.awards: list[tuple[str, int, int]] = []
        self._best, self._lead, self._tie = 0, 0, False
        self._shown: list[tuple[str, Stake, list[int], int, int]] = []
        self._claimers: list[int] = []
        self._claims: list[tuple[int, int]] = []
        self._ended = False
        self._open: list[list[int]] = [[], []]
        self._not_hidden: tuple[int, ...] = ()
        self._worth: dict[tuple[str, int, int], int] = {}
        self._begin()

    @classmethod
    def of(cls, deal: Deal) -> Self:
        """The mutable deal with the position of `deal`."""
        place = {seat: at for at, seat in enumerate(deal.seats)}
        sides = tuple(deal.sides[seat] for seat in deal.seats)
        hands = [tuple(map(number, deal.dealt[seat])) for seat in deal.seats]
        table = compiled_rules(deal.rules, sides)
        result = cls(table, hands, deal.scores, deal.accounts, deal.pica)
        talk = talk_of(deal)
        result._node = table.node(table.talks.plain(talk))
        for seat in deal.seats:
            for card in deal.played(seat):
                result.hands[place[seat]].remove(number(card))
        for play in deal.trick:
            result._lay(place[play.seat], number(play.card))
        for won in deal.awards:
            result.awards.append((won.bet, won.side, won.points))
            result._won[won.side] += won.points
        result._not_hidden = (
            talk.singers if deal.phase == "flor" else (*talk.singers, *talk.waiting)
        )
        if result._node.talk.spoke != talk.spoke:
            result._not_hidden += table.talks.seats_without_turn(talk)
        if deal.showdowns and deal.showdowns[-1].waiting:
            shown = deal.showdowns[-1]
            winner, best = (place[shown.best[0]], shown.best[1]) if shown.best else (-1, -1)
            waiting = [place[seat] for seat in shown.waiting]
            result._shown = [(shown.bet, shown.stake, waiting, winner, best)]
        if deal.done:
            result._end()
            for seat, target in deal.claims:
                result._ask(place[seat], place[target])
            result._claimers = [place[seat] for seat in deal.claimers]
        return result

    def _begin(self) -> None:
        """Compute the values that depend only on the cards. In a deal with a gallo (a player
        without a partner), no call is possible before the discard.
        """
        self._fourth = -1
        self._flor_mask = 0
        self._values = [0] * len(self.dealt)
        self._flores = [0] * len(self.dealt)
        for seat, hand in enumerate(self.dealt):
            if len(hand) > _HAND:
                self._fourth = seat
            else:
                self._value(seat, hand)
        self._node = self.table.root(self._flor_mask)

    def _value(self, seat: int, hand: Sequence[int]) -> None:
        first, second, third = hand
        if self.table.talks.rules.flor and not ((first ^ second) | (first ^ third)) & 3:
            self._flor_mask |= 1 << seat
            self._flores[seat] = flor_points(hand)
        self._values[seat] = best_envido(hand)

    def _discard(self, seat: int, card: int) -> None:
        """Remove the discarded card, and compute the values of the hand again. Rule:
        TRU-GAL-02.
        """
        self.hands[seat].remove(card)
        cards = tuple(self.hands[seat])
        self.dealt = [*self.dealt[:seat], cards, *self.dealt[seat + 1 :]]
        self._fourth, self._values, self._flores = -1, self._values[:], self._flores[:]
        self._value(seat, cards)
        self._node = self.table.root(self._flor_mask)

    def copy(self) -> Self:
        """An independent copy of the deal."""
        twin = type(self).__new__(type(self))
        twin.table, twin.scores, twin.accounts = self.table, self.scores, self.accounts
        twin.pica = self.pica
        # These lists are never changed in place; a discard replaces them.
        twin.dealt, twin._values, twin._flores = self.dealt, self._values, self._flores
        twin._fourth, twin._flor_mask = self._fourth, self._flor_mask
        twin._limits, twin._worth, twin._not_hidden = self._limits, self._worth, self._not_hidden
        twin._node, twin._ended = self._node, self._ended
        twin._best, twin._lead, twin._tie = self._best, self._lead, self._tie
        twin.hands = [hand[:] for hand in self.hands]
        twin.awards, twin._won = self.awards[:], self._won[:]
        twin._shown, twin._claims = self._shown[:], self._claims[:]
        twin._claimers, twin._open = self._claimers[:], [self._open[0][:], self._open[1][:]]
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the deal is over and its points are final."""
        return self._ended and not self._claimers

    @property
    def points(self) -> tuple[int, int]:
        """The points of each side, including points for a claimed hidden flor."""
        sides, totals = self.table.talks.sides, [0, 0]
        guilty = {sides[target] for _, target in self._claims if self._flor_mask >> target & 1}
        for bet, side, points in self.awards:
            totals[1 - side if bet != "claim" and side in guilty else side] += points
        return totals[0], totals[1]

    @property
    def node(self) -> Node:
        """The current node of the graph of calls."""
        return self._node

    @property
    def trick(self) -> tuple[int, int, bool]:
        """The highest strength in the current trick, the seat that played it, and whether it is
        tied.

        The strength is 0 before the first card.
        """
        return self._best, self._lead, self._tie

    @property
    def shown(self) -> tuple[str, int, int] | None:
        """The bet whose values are being declared, the next seat to declare, and the best value so
        far or -1.

        None if no values are being declared.
        """
        if not self._shown:
            return None
        bet, _, waiting, _, best = self._shown[0]
        return bet, waiting[0], best

    def value(self, bet: str, seat: int) -> int:
        """The value of the hand of `seat` for the bet "flor" or "envido"; 0 for "flor" without a
        flor.
        """
        return (self._flores if bet == "flor" else self._values)[seat]

    @property
    def fourth(self) -> int:
        """The seat that must discard a card, or -1."""
        return self._fourth

    @property
    def play_is_over(self) -> bool:
        """Whether play is over, so that only a claim of a hidden flor is still possible."""
        return self._ended

    def legal(self) -> list[Move]:
        """All legal moves of all seats, in no particular order."""
        if self._fourth >= 0:
            return [(self._fourth, "discard", card) for card in self.hands[self._fourth]]
        if self._shown:
            return self._declarations()
        if self._ended:
            return self._questions()
        node = self._node
        moves: list[Move] = [(seat, word, 0) for seat, word in node.open_calls]
        if node.seat >= 0:
            moves += [(node.seat, "card", card) for card in self.hands[node.seat]]
        return moves

    def _declarations(self) -> list[Move]:
        bet, _, waiting, _, best = self._shown[0]
        values = ENVIDO_VALUES if bet == "envido" else FLOR_VALUES
        least = best if bet == "flor" else -1
        moves: list[Move] = [(waiting[0], "declare", value) for value in values if value > least]
        return [*moves, (waiting[0], "son-buenas", 0)] if best >= 0 else moves

    def _questions(self) -> list[Move]:
        if not self._claimers:
            return []
        seat = self._claimers[0]
        suspects = self._open[1 - self.table.talks.sides[seat]]
        return [*((seat, "pido-flor", suspect) for suspect in suspects), (seat, "paso", 0)]

    def play(self, move: Move) -> None:
        """Perform `move`, which must be legal; this is not checked."""
        seat, verb, what = move
        if verb == "discard":
            self._discard(seat, what)
        elif verb in ("declare", "son-buenas"):
            self._declare(seat, what if verb == "declare" else -1)
        elif self._ended:
            if verb == "pido-flor":
                self._ask(seat, what)
            sides = self.table.talks.sides
            self._claimers = [
                claimer for claimer in self._claimers[1:] if self._open[1 - sides[claimer]]
            ]
        elif verb == "card":
            self._play_card(self._node, seat, what)
        else:
            effects, following = self.table.after(
                self._node, self._node.open_calls.index((seat, verb))
            )
            self._go(effects, following)

    def _play_card(self, node: Node, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self._lay(seat, card)
        self._go((), self.table.after_card(node))

    def _lay(self, seat: int, card: int) -> None:
        """Update the best card of the trick after `seat` has played `card`. Rules: TRU-TRU-02, -03,
        -05.
        """
        sides = self.table.talks.sides
        if card >> 2 > self._best:
            self._best, self._lead, self._tie = card >> 2, seat, False
        elif card >> 2 == self._best and sides[seat] != sides[self._lead]:
            self._tie = True

    def _go(self, effects: Sequence[Effect], node: Node) -> None:
        """Apply `effects` and go to `node`; complete tricks are removed."""
        self._node = node
        # An effect that ends the deal cancels the effects after it.
        if any(self._settle(effect) for effect in effects) or node.talk.over:
            self._end()
        elif node.tricks is not None and not self._shown:
            best = -1 if self._tie else self._lead
            self._best = 0
            self._go(*self.table.after_trick(node, best))

    def _settle(self, effect: Effect) -> bool:
        """Award the points of a bet, or start the declaration of its values.

        Returns True if this ends the deal.
        """
        bet, stake, side, seats, singers = effect
        if singers:
            self._not_hidden = (*self._not_hidden, *singers)
            if side < -1:
                return False
        rules = self.table.talks.rules
        if side < 0 and rules.declare_values == "manual":
            self._shown = [(bet, stake, list(seats), -1, -1)]
            return False
        if side < 0:
            values = self._flores if bet == "flor" else self._values
            side = self.table.talks.sides[max(seats, key=values.__getitem__)]
        return self._award(bet, stake, side)

    def _award(self, bet: str, stake: Stake, side: int) -> bool:
        points = stake.points
        if stake.rest:
            key = (stake.rest, points, side)
            if key not in self._worth:
                own = [self.scores[item] for item in self.accounts[side]]
                rules = self.table.talks.rules
                self._worth[key] = stake_points(
                    stake, self.scores, rules, pica=self.pica, winner=own
                )
            points = self._worth[key]
        self.awards.append((bet, side, points))
        self._won[side] += points
        return self._won[side] >= self._limits[side] and bet != "truco"

    def _declare(self, seat: int, value: int) -> None:
        bet, stake, waiting, winner, best = self._shown[0]
        if value > best:
            winner, best = seat, value
        self._shown = [(bet, stake, waiting[1:], winner, best)]
        if waiting[1:]:
            return
        self._shown = []
        side = self.table.talks.sides[winner]
        values = self._flores if bet == "flor" else self._values
        if self._award(bet, stake, side if best == values[winner] else 1 - side):
            self._end()
        else:
            self._go((), self._node)

    def _end(self) -> None:
        """End the play. Then the seats that may claim a hidden flor get their turn."""
        self._ended = True
        rules = self.table.talks.rules
        if not rules.flor or rules.flor_obligation == "automatic":
            return
        talk, sides, dealt = self._node.talk, self.table.talks.sides, self.dealt
        suspects: list[list[int]] = [[], []]
        for seat, hand in enumerate(self.hands):
            if seat in self._not_hidden or not talk.spoke >> seat & 1:
                continue
            # A player who has played at most one card has not shown two suits.
            shown = () if len(hand) > 1 else [card & 3 for card in dealt[seat] if card not in hand]
            if len(set(shown)) < 2:
                suspects[sides[seat]].append(seat)
        self._open = suspects
        self._claimers = [
            seat
            for seat in range(len(sides))
            if suspects[1 - sides[seat]] and not talk.gone >> seat & 1
        ]

    def _ask(self, seat: int, target: int) -> None:
        """Perform the claim of `seat` that `target` has hidden a flor. Rule: TRU-FLOR-20."""
        sides, rules = self.table.talks.sides, self.table.talks.rules
        self._claims.append((seat, target))
        self._open[sides[target]].remove(target)
        if self._flor_mask >> target & 1:
            self.awards.append(("claim", sides[seat], _CLAIM))
        else:
            self.awards.append(("claim", sides[target], rules.failed_claim))
