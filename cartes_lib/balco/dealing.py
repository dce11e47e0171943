"""The pack of cards, the shuffle and the deal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.balco.rules import STANDARD, Rules
from cartes_lib.balco.turns import HAND, stock_size
from cartes_lib.cards import PACK_48, PACK_52, Card, Hand

__all__ = ["DealtCards", "deal", "first_fault_of_deal", "pack", "random_deal", "shuffled"]


def pack(rules: Rules = STANDARD) -> Hand:
    """The cards of the pack: 52 with jokers, else 48. Rules: BAL-SET-02, BAL-SET-03.

    >>> from cartes_lib.balco.dealing import pack
    >>> len(pack())
    52
    """
    return PACK_52 if rules.jokers else PACK_48


@dataclass(frozen=True, slots=True)
class DealtCards:
    """The cards after the deal, before the exchange.

    Attributes:
        hands: three cards of each seat, visible to their owner only.
        up: three cards of each seat, visible to all.
        down: three cards of each seat, visible to nobody.
        stock: the remaining cards; the first item is drawn next.

    >>> import random
    >>> from cartes_lib.balco import random_deal
    >>> len(random_deal(random.Random(1)).stock)
    16
    """

    hands: Sequence[Sequence[Card]]
    up: Sequence[Sequence[Card]]
    down: Sequence[Sequence[Card]]
    stock: Sequence[Card]


def first_fault_of_deal(dealt: DealtCards, rules: Rules = STANDARD) -> str:
    """The name of the first inconsistent field of `dealt`; "" if the deal is possible.

    Rules: BAL-SET-02 to -05.

    >>> import random
    >>> from cartes_lib.balco import random_deal
    >>> from cartes_lib.balco.dealing import first_fault_of_deal
    >>> first_fault_of_deal(random_deal(random.Random(1)))
    ''
    """
    left = set(pack(rules))
    rows = {"hands": dealt.hands, "up": dealt.up, "down": dealt.down}
    for name, row in rows.items():
        if [len(cards) for cards in row] != [HAND] * rules.players:
            return name
    if len(dealt.stock) != stock_size(rules.players, rules.jokers):
        return "stock"
    for name, row in {**rows, "stock": (dealt.stock,)}.items():
        for card in (card for cards in row for card in cards):
            if card not in left:
                return name
            left.remove(card)
    return ""


def deal(cards: Sequence[Card], rules: Rules = STANDARD) -> DealtCards:
    """Deal the pack `cards` from the top: each seat gets three times three cards.

    Raises:
        ValueError: `cards` does not contain each card of the pack once.

    Rules: BAL-SET-04, BAL-SET-05.

    >>> from cartes_lib.balco.dealing import deal, pack
    >>> len(deal(pack()).stock)
    16
    """
    if sorted(cards) != sorted(pack(rules)):
        raise ValueError(f"a deal has each of the {len(pack(rules))} cards once")
    seats, size = rules.players, HAND
    packets = [tuple(cards[first : first + size]) for first in range(0, 3 * seats * size, size)]
    down, up, hands = (tuple(packets[row * seats : (row + 1) * seats]) for row in range(3))
    return DealtCards(
        tuple(tuple(sorted(hand)) for hand in hands),
        tuple(tuple(sorted(hand)) for hand in up),
        down,
        tuple(cards[3 * seats * size :]),
    )


def shuffled(rng: random.Random, rules: Rules = STANDARD) -> Hand:
    """The pack of the table in a random order.

    >>> import random
    >>> from cartes_lib.balco.dealing import shuffled
    >>> len(shuffled(random.Random(1)))
    52
    """
    whole = pack(rules)
    return tuple(rng.sample(whole, len(whole)))


def random_deal(rng: random.Random, rules: Rules = STANDARD) -> DealtCards:
    """Shuffle the pack and deal it. Rules: BAL-SET-02 to -05.

    >>> import random
    >>> from cartes_lib.balco import random_deal
    >>> len(random_deal(random.Random(1)).stock)
    16
    """
    return deal(shuffled(rng, rules), rules)
