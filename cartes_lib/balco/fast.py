"""The rules with cards encoded as integers, for bots, search and odds.

All options of the rules are supported.

Suits never matter (BAL-SET-07), so a card is its rank, and a joker is 0. A hand is one
integer: four bits for the number of cards of each rank, and above them the total number. So a
taken pile is added to a hand in one step. A set of ranks is a mask of 13 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from cartes_lib.balco.condition import (
    FREE,
    LADDER,
    LOW,
    SPECIAL,
    Condition,
    at_least,
    trenca,
    under_fire,
)
from cartes_lib.balco.legal import MAX_TOGETHER, legal_ranks
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.table import Table
from cartes_lib.balco.turns import HAND, next_seat
from cartes_lib.bots.masks import subsets
from cartes_lib.cards import Card

JOKER = 0
"""The rank that encodes a joker outside the pile."""

SIZE = 4 * 13
"""Position of the bits with the number of cards of a hand."""

ONE_CARD = tuple(1 << 4 * rank | 1 << SIZE for rank in range(13))
"""The number that one card of each rank adds to an encoded hand."""

BIT = tuple(1 << rank for rank in range(13))
"""The mask of each single rank."""

RANKS_IN = subsets(range(13))
"""The ranks in each mask, from low to high."""

NOT_TEN = ~BIT[10]
"""The mask of all ranks but 10."""

NOT_SPECIAL = sum(BIT[rank] for rank in range(1, 13) if rank not in SPECIAL)
"""The mask of the ranks without an effect (BAL-END-03)."""

TRENCA = 13
"""The code of the condition after sevens: 13, plus 1 to 5 if the next number must also be at least
a number of the ladder. Other codes: 0 for a free pile, 1 to 12 for at least that number.
"""

ACE = 19
"""The code of the condition for the target of a 1."""


def _asks(condition: Condition) -> int:
    if condition.kind == "at-least":
        return condition.rank
    if condition.kind == "trenca":
        return TRENCA + max(0, condition.rank - 2)
    return ACE if condition.kind == "ace" else 0


class CompiledRules:
    """The rules of one table, precomputed for every condition of the pile.

    Attributes:
        rules: the rules from which the other attributes are computed.
        allowed: the mask of the legal ranks for each condition. It includes the joker, which can
            always be declared as a legal rank (BAL-END-06).
        declared: the mask of the ranks as which a joker may be declared, for each condition.
        cap: number of throws after which a deal ends undecided; -1 for no limit.
        least: a player with fewer cards in hand than this takes the face-up cards.
        strict: whether the last card may not be special.
        ten_anywhere: whether a 7 or a 1 anywhere in the pile forbids a 10.
    """

    __slots__ = ("allowed", "cap", "declared", "least", "rules", "strict", "ten_anywhere")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        allowed, declared = [0] * (ACE + 1), [0] * (ACE + 1)
        conditions = [FREE, under_fire(), *map(at_least, LADDER)]
        conditions += [trenca(1, rank) for rank in (0, *LOW)]
        for condition in conditions:
            asks = _asks(condition)
            allowed[asks] = 1 | sum(BIT[rank] for rank in legal_ranks(condition, (), rules))
            ranks = legal_ranks(condition, (), rules, joker=True)
            declared[asks] = sum(BIT[rank] for rank in ranks)
        self.allowed, self.declared = tuple(allowed), tuple(declared)
        self.cap = rules.max_throws or -1
        self.least = HAND if rules.up_pickup == "below-three" else 1
        self.ten_anywhere = rules.ten_ban == "anywhere-in-pile"
        self.strict = rules.finish_on_special == "forbidden"


@cache
def compiled_rules(rules: Rules) -> CompiledRules:
    """The `CompiledRules` of `rules`, cached."""
    return CompiledRules(rules)


def _rank(card: Card) -> int:
    return JOKER if card.is_joker else card.rank


def _packed(cards: Iterable[Card]) -> tuple[int, int]:
    ranks = [_rank(card) for card in cards]
    return sum(ONE_CARD[rank] for rank in ranks), _mask(ranks)


def _rows(rows: Iterable[Iterable[Card]]) -> tuple[list[int], list[int]]:
    pairs = [_packed(row) for row in rows]
    return [hand for hand, _ in pairs], [mask for _, mask in pairs]


def _mask(ranks: Iterable[int]) -> int:
    mask = 0
    for rank in ranks:
        mask |= BIT[rank]
    return mask


class MutableDeal:
    """A mutable deal; use `copy` to try a throw.

    Attributes:
        hands: hand of each seat; a lifted card is the only card in its owner's hand.
        masks: the ranks in each hand.
        ups: face-up cards of each seat, encoded as a hand; 0 after they are taken.
        downs: ranks of the face-down cards of each seat, in their places.
        stock: the ranks of the stock; the last item is drawn next.
        pile: the pile, encoded as a hand; `hot` is whether it contains a 7 or a 1.
        top: the rank of the top card; `run` is the number of cards in a row with this rank, from
            the top.
        asks: the condition; `bound` is the number of players still bound by sevens.
        sender: the seat that threw the 1 to be answered now. `waiting` has the 1s to be answered
            later, as pairs of sender and target.
        seat: the seat whose turn it is; `following` has the next seat for each seat.
        lifted: whether the hand of `seat` is a face-down card that was just turned up.
        out: the seats that went out, in that order.
        throws: number of throws so far.
        is_over: whether the deal is over, because the places are decided.
    """

    __slots__ = (
        "asks",
        "bound",
        "downs",
        "following",
        "hands",
        "hot",
        "is_over",
        "lifted",
        "masks",
        "out",
        "pile",
        "pile_mask",
        "run",
        "seat",
        "sender",
        "stock",
        "table",
        "throws",
        "top",
        "up_masks",
        "ups",
        "waiting",
    )

    def __init__(self, table: Table) -> None:
        """Create the deal from `table`.

        Raises:
            ValueError: the exchange is not finished.
        """
        if table.turn is None:
            raise ValueError("play has not begun")
        rules, seat = table.rules, table.turn
        self.table = compiled_rules(rules)
        lifted = () if table.lifted is None else (table.lifted,)
        hands = [
            (*hand, *lifted) if other == seat else hand for other, hand in enumerate(table.hands)
        ]
        self.hands, self.masks = _rows(hands)
        self.ups, self.up_masks = _rows(table.up)
        self.downs = [[_rank(card) for card in down] for down in table.down]
        self.stock = [_rank(card) for card in reversed(table.stock)]
        self.pile, self.pile_mask = _packed(pile_card.card for pile_card in table.pile)
        ranks = [pile_card.rank for pile_card in table.pile]
        self.top = ranks[-1] if ranks else 0
        self.run = next(
            (n for n, other_rank in enumerate(ranks[::-1]) if other_rank != self.top), len(ranks)
        )
        self.hot = 1 in ranks or 7 in ranks
        self.asks, self.bound = _asks(table.condition), table.condition.players
        shots = [(shot.sender, shot.target) for shot in table.shots]
        self.sender, self.waiting = shots[0][0] if shots else -1, shots[1:]
        self.seat, self.lifted, self.throws = seat, bool(lifted), table.throws
        self.out, self.is_over = list(table.out), table.deal_is_over
        seats = range(rules.players)
        self.following = [
            next_seat(seat, len(seats), 0, table.active_seats, rules) for seat in seats
        ]

    def copy(self) -> MutableDeal:
        """An independent deal of the same position."""
        twin = MutableDeal.__new__(MutableDeal)
        twin.table, twin.pile, twin.pile_mask = self.table, self.pile, self.pile_mask
        twin.hands, twin.masks, twin.stock = self.hands[:], self.masks[:], self.stock[:]
        twin.ups, twin.up_masks = self.ups[:], self.up_masks
        twin.downs = [down[:] for down in self.downs]
        twin.top, twin.run, twin.hot = self.top, self.run, self.hot
        twin.asks, twin.bound, twin.sender = self.asks, self.bound, self.sender
        twin.waiting, twin.seat, twin.lifted = self.waiting[:], self.seat, self.lifted
        twin.following, twin.out = self.following[:], self.out[:]
        twin.throws, twin.is_over = self.throws, self.is_over
        return twin

    def legal(self) -> int:
        """The mask of the ranks that `seat` may throw; 0 if the seat must lift a card or take the
        pile.
        """
        seat, table = self.seat, self.table
        mask = self.masks[seat] & table.allowed[self.asks]
        if table.ten_anywhere and self.hot:
            mask &= NOT_TEN
        if table.strict and self.hands[seat] >> SIZE == 1 and self._is_last(seat):
            mask &= NOT_SPECIAL
        return mask

    def _is_last(self, seat: int) -> bool:
        return not (self.stock or self.ups[seat] or self.downs[seat])

    def declarable(self) -> int:
        """The mask of the ranks as which a joker may be declared now."""
        mask = self.table.declared[self.asks]
        return mask & NOT_TEN if self.table.ten_anywhere and self.hot else mask

    def throws_open(self) -> Iterator[tuple[int, int, int]]:
        """The legal throws of the player in turn, `self.seat`: rank, number of cards of that rank,
        number of jokers.
        """
        hand, mask, declarable = self.hands[self.seat], self.legal(), self.declarable()
        jokers = hand & 15 if mask & 1 else 0
        size = hand >> SIZE
        strict = self.table.strict and self._is_last(self.seat)
        for rank in range(1, 13):
            plain = hand >> 4 * rank & 15 if mask >> rank & 1 else 0
            wild = jokers if declarable >> rank & 1 else 0
            # A joker may be added to a card only if that card may be thrown alone.
            for naturals in range(min(plain, MAX_TOGETHER) + 1):
                for joker in range(min(wild, MAX_TOGETHER - naturals) + 1):
                    count = naturals + joker
                    special = joker > 0 or rank in SPECIAL
                    if count and not (strict and special and count == size):
                        yield rank, naturals, joker

    def lift(self, place: int) -> None:
        """Turns up the face-down card at index `place`; the hand must be empty."""
        rank = self.downs[self.seat].pop(place)
        self.hands[self.seat], self.masks[self.seat], self.lifted = ONE_CARD[rank], BIT[rank], True

    def take(self) -> None:
        """Takes the pile and any lifted card into the hand; allowed only if no throw is
        possible.
        """
        seat = self.seat
        self.hands[seat] += self.pile
        self.masks[seat] |= self.pile_mask
        if not self.pile:
            self._count_throw()
        self._empty_pile()
        self.seat, self.lifted = self.following[seat], False

    def throw(self, rank: int, naturals: int, jokers: int, targets: Iterable[int] = ()) -> None:
        """Throws cards of `rank`, and jokers declared as `rank`; the throw must be possible.

        Args:
            targets: the targets of 1s; their number depends on the rules of the table.
        """
        seat, table = self.seat, self.table
        hand = self.hands[seat] - ONE_CARD[rank] * naturals - ONE_CARD[JOKER] * jokers
        self.hands[seat], self.lifted = hand, False
        self.pile += ONE_CARD[rank] * naturals + ONE_CARD[JOKER] * jokers
        for thrown_rank, count in ((rank, naturals), (JOKER, jokers)):
            if count:
                self.pile_mask |= BIT[thrown_rank]
                if not hand >> 4 * thrown_rank & 15:
                    self.masks[seat] ^= BIT[thrown_rank]
        self._fill_up(seat)
        self.run = naturals + jokers + (self.run if rank == self.top else 0)
        self.top, self.hot = rank, self.hot or rank in (1, 7)
        if rank == 10 or (self.run >= 4 and (rank != 2 or table.rules.four_twos_clear)):
            self._empty_pile()
            if seat in self.out:
                self.seat = self.following[seat]
        else:
            self._pass_on(seat, rank, naturals + jokers, targets)
        self._count_throw()

    def _count_throw(self) -> None:
        self.throws += 1
        self.is_over = self.is_over or self.throws == self.table.cap

    def _empty_pile(self) -> None:
        self.pile = self.pile_mask = self.top = self.run = self.asks = self.bound = 0
        self.hot = False
        self.sender, self.waiting = -1, []

    def _fill_up(self, seat: int) -> None:
        hand, stock = self.hands[seat], self.stock
        while hand >> SIZE < HAND and stock:
            rank = stock.pop()
            hand += ONE_CARD[rank]
            self.masks[seat] |= BIT[rank]
        if not stock and hand >> SIZE < self.table.least:
            hand += self.ups[seat]
            self.masks[seat] |= self.up_masks[seat] if self.ups[seat] else 0
            self.ups[seat] = 0
        self.hands[seat] = hand
        if not hand and not self.downs[seat]:
            self._go_out(seat)

    def _go_out(self, seat: int) -> None:
        """Removes `seat`, which has no card left, from the order of play. Rules: BAL-END-02,
        -04.
        """
        self.out.append(seat)
        after = self.following[seat]
        self.following = [after if item == seat else item for item in self.following]
        rules = self.table.rules
        enough = 1 if rules.end == "first-out" else rules.players - 1
        self.is_over = self.is_over or len(self.out) >= enough

    def _pass_on(self, seat: int, rank: int, count: int, targets: Iterable[int]) -> None:
        following, rules, start = self.following, self.table.rules, seat
        if self.asks == ACE or rank == 1:
            open_shots = [(seat, target) for target in targets]
            open_shots += [shot for shot in self.waiting if shot[1] not in self.out]
            if open_shots:
                (self.sender, self.seat), *self.waiting = open_shots
                self.asks, self.bound = ACE, 0
                return
            if rules.after_ace == "sender-right":
                start = self.sender
            self.sender, self.waiting = -1, []
        left = self.bound - 1
        self.bound, self.seat = 0, following[start]
        if rank == 2:
            self.asks = 0
        elif rank == 7:
            sevens = self.run if rules.seven_stack == "consecutive" else count
            self.asks, self.bound = TRENCA, max(left, sevens)
        elif left > 0:
            reached = rank - 2 if rules.trenca_second == "le7-and-ge-top" else 0
            self.asks, self.bound = TRENCA + reached, left
        else:
            self.asks = rank
            for _ in range(count if rules.eight_stack == "per-card" else 1):
                if rank == 8:
                    self.seat = following[self.seat]
