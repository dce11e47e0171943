"""The rules of play for three or four players, with cards encoded as integers for bots and search.

A card is a number: twelve times its suit, plus its strength within the suit. A hand is a mask of 48
bits. Trump is the number of a suit, or `NO_TRUMP`. The module `fast_duo` is for two players.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import strength
from cartes_lib.bots.masks import subsets
from cartes_lib.cards import PACK_48, Card, Suit

NO_TRUMP = 4
"""The trump of a botifarra deal."""

_SUIT = 0xFFF
SUITS = tuple(_SUIT << 12 * suit for suit in range(4))
"""The mask of the cards of each suit."""

BIT = tuple(1 << card for card in range(48))
"""The mask of each card; the index is the number of the card."""

SUIT_NUMBERS = tuple(subsets(range(12 * suit, 12 * suit + 12)) for suit in range(4))
"""The numbers of the cards in each mask of one suit. The indices are the suit, then the mask of
twelve bits.
"""

_LOW = tuple(mask & -mask for mask in range(4096))


def numbers(mask: int) -> tuple[int, ...]:
    """The numbers of the cards in `mask`, from low to high."""
    oros, copas, espadas, bastos = SUIT_NUMBERS
    return (
        oros[mask & 4095]
        + copas[mask >> 12 & 4095]
        + espadas[mask >> 24 & 4095]
        + bastos[mask >> 36]
    )


def lowest_of_each_suit(mask: int) -> int:
    """The mask of the lowest card of each suit in `mask`."""
    low = _LOW
    return (
        low[mask & 4095]
        | low[mask >> 12 & 4095] << 12
        | low[mask >> 24 & 4095] << 24
        | low[mask >> 36] << 36
    )


class CompiledRules:
    """The rules of one table, precomputed for all cards.

    Attributes:
        rules: the rules from which the other attributes are computed.
        points: the points of each card; the index is the number of the card.
        counting: the mask of the cards that are worth points.
        beats: the mask of the cards that beat a card; the indices are the trump, then the card.
        lowest: whether a player who cannot win must play the lowest card.
        ordered: whether a free discard must be from the first suit that the hand has (BOT-IND4-04).
        plain: whether only the rules of obligada or lliure apply to a player who cannot win.
        seats: number of players.
        sides: number of sides that count points.
        pairs: whether opposite seats are partners.
    """

    __slots__ = (
        "_cards",
        "_numbers",
        "_sota_cavall",
        "beats",
        "counting",
        "lowest",
        "ordered",
        "pairs",
        "plain",
        "points",
        "rules",
        "seats",
        "sides",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._numbers = {
            card: 12 * suit + strength(card, rules)
            for card in PACK_48
            if (suit := card.suit) is not None
        }
        self._cards = {number: card for card, number in self._numbers.items()}
        self.points = tuple(card_points(self._cards[number]) for number in range(48))
        self.counting = sum(BIT[number] for number in range(48) if self.points[number])
        self.beats = tuple(
            tuple(_beaten_by(trump, number) for number in range(48)) for trump in range(5)
        )
        self.lowest = rules.variant != "lliure"
        self.ordered = rules.is_individual and rules.ind_discard_order
        is_bound = rules.variant == "intermedia" or rules.under_trump == "forced"
        self.plain = not is_bound and not self.ordered
        self.seats, self.sides, self.pairs = rules.seats, rules.sides, rules.has_partners
        self._sota_cavall = self.mask(Card(rank, Suit.OROS) for rank in (10, 11))

    def number(self, card: Card) -> int:
        """The number of `card`, 0 to 47."""
        return self._numbers[card]

    def card(self, number: int) -> Card:
        """The card with the number `number`."""
        return self._cards[number]

    def mask(self, hand: Iterable[Card]) -> int:
        """The mask of the cards of `hand`."""
        return sum(BIT[self._numbers[card]] for card in hand)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of `mask`, ordered by suit and strength, from low to high."""
        return tuple(self._cards[number] for number in numbers(mask))

    def legal(self, hand: int, trump: int, led: int, best: int, partner: bool, plays: int) -> int:
        """The mask of the cards of `hand` that may be played to a trick that is not empty.

        Args:
            trump: 0 to 3, or `NO_TRUMP`.
            led: the led suit, 0 to 3.
            best: number of the best card of the trick so far.
            partner: whether the partner played the best card.
            plays: number of cards in the trick, 1 to 3.

        Rules: BOT-LEG-OB-02 to -08, BOT-LEG-LL-02 to -08, BOT-LEG-IN-02 to -04,
            BOT-IND4-04.
        """
        following = hand & SUITS[led]
        free = following or hand
        if partner:
            if self.lowest:
                return free & self.counting | lowest_of_each_suit(free)
            return free
        return free & self.beats[trump][best] or self.losing_cards(hand, trump, led, plays)

    def losing_cards(self, hand: int, trump: int, led: int, plays: int) -> int:
        """The mask of the legal cards of a player who cannot beat an opponent; arguments as in
        `legal`.
        """
        following = hand & SUITS[led]
        free = following or hand
        rules = self.rules
        if self.ordered and not following:
            free = next(part for suit in SUITS if (part := hand & suit))
        bound = free
        if rules.under_trump == "forced" and not following and trump < NO_TRUMP:
            bound = hand & SUITS[trump] or free
        if not self.lowest:
            return bound
        allowed = lowest_of_each_suit(bound)
        if rules.variant != "intermedia":
            return allowed
        if rules.charge_when == "partner-to-play" and not (self.pairs and plays == 1):
            return allowed
        if rules.charge_cards == "any-point":
            return allowed | free & self.counting
        return allowed | free & self._doubletons(hand)

    def _doubletons(self, hand: int) -> int:
        count = 0
        for suit in range(4):
            pair = self._sota_cavall << 12 * suit
            if hand & SUITS[suit] == pair:
                count |= pair
        return count


def _beaten_by(trump: int, best: int) -> int:
    above = SUITS[best // 12] & ~((1 << best + 1) - 1)
    return above | SUITS[trump] if trump < NO_TRUMP and best // 12 != trump else above


@cache
def compiled_rules(rules: Rules) -> CompiledRules:
    """The `CompiledRules` of `rules`, cached."""
    return CompiledRules(rules)


def deal_masks(rng: random.Random, table: CompiledRules | None = None) -> list[int]:
    """Random hands of twelve cards for the seats of `table`; for four seats if `table` is None."""
    pack = list(range(48)) if table is None else list(numbers(table.mask(table.rules.pack)))
    rng.shuffle(pack)
    return [
        sum(BIT[card] for card in pack[start : start + 12]) for start in range(0, len(pack), 12)
    ]


class MutableDeal:
    """A mutable deal; use `copy` to try a play.

    Attributes:
        hands: the masks of the hands of the three or four seats.
        player: the seat that plays next; after the last card, the winner of the last trick.
        points: points won by each side.
        left: number of cards not yet played, 48 to 0.
    """

    __slots__ = (
        "best",
        "best_seat",
        "hands",
        "led",
        "left",
        "player",
        "plays",
        "points",
        "stake",
        "table",
        "trump",
    )

    def __init__(self, hands: Iterable[int], trump: int, leader: int, table: CompiledRules) -> None:
        self.table = table
        self.hands = list(hands)
        self.trump = trump
        self.player = leader
        self.led = self.best = self.best_seat = -1
        self.plays = self.stake = 0
        self.points = [0] * table.sides
        self.left = sum(hand.bit_count() for hand in self.hands)

    def copy(self) -> MutableDeal:
        """An independent copy of the deal."""
        twin = MutableDeal.__new__(MutableDeal)
        twin.table, twin.trump, twin.player = self.table, self.trump, self.player
        twin.hands, twin.points = self.hands[:], self.points[:]
        twin.led, twin.best, twin.best_seat = self.led, self.best, self.best_seat
        twin.plays, twin.stake, twin.left = self.plays, self.stake, self.left
        return twin

    def legal(self) -> int:
        """The mask of the cards that `player` may play."""
        hand = self.hands[self.player]
        if not self.plays:
            return hand
        partner = self.table.pairs and not (self.best_seat ^ self.player) & 1
        return self.table.legal(hand, self.trump, self.led, self.best, partner, self.plays)

    def play(self, card: int) -> None:
        """Plays `card`, which must be legal; this is not checked."""
        seat = self.player
        self.hands[seat] ^= BIT[card]
        self.left -= 1
        if not self.plays:
            self.led, self.best, self.best_seat, self.stake = card // 12, card, seat, 1
        elif self.table.beats[self.trump][self.best] >> card & 1:
            self.best, self.best_seat = card, seat
        self.stake += self.table.points[card]
        self.plays += 1
        table = self.table
        if self.plays < table.seats:
            self.player = (seat + 1) % table.seats
            return
        self.points[self.best_seat & 1 if table.pairs else self.best_seat] += self.stake
        self.player, self.plays = self.best_seat, 0
