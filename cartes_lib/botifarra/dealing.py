"""The choice of the dealer, the cut of the pack, and the deal of the cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.seats import left_of, right_of, round_from

__all__ = [
    "PACKET",
    "check_dealt",
    "cutter",
    "deal_packets",
    "first_dealer",
    "five_of_swords",
    "misdeal_dealer",
    "next_dealer",
    "random_deal",
    "shuffler",
]

PACKET = 4
"""Number of cards in a packet (BOT-DEAL-05) and in a pile with two players (BOT-DUO-A-01)."""

_FIVE_OF_SWORDS = Card(5, Suit.ESPADAS)


def first_dealer(card: Card, assigner: int = 0, seats: int = 4) -> int | None:
    """The first dealer, after `assigner` assigned suits to the seats and `card` was turned up.

    With four players, oros is the seat to the assigner's right, copas is opposite, espadas is to
    the left, and bastos is the assigner. With three players, oros and copas are the next two seats
    to the right, and espadas is the assigner. Bastos is assigned to no seat; then the result is
    None, and another card must be drawn. With two players, oros and espadas are the other player.

    Raises:
        ValueError: `card` is a joker.

    Rules: BOT-DEAL-01, BOT-IND3-03.

    >>> from cartes_lib.botifarra import card
    >>> from cartes_lib.botifarra.dealing import first_dealer
    >>> first_dealer(card("3c"))
    2
    """
    if card.suit is None:
        raise ValueError("a joker has no suit, so it names no player")
    if card.suit is Suit.BASTOS and seats == 3:
        return None
    return right_of(assigner, seats, int(card.suit) + 1)


def five_of_swords(hands: Sequence[Hand]) -> int:
    """The seat with the 5 of espadas, which names the first contract at some tables.

    Raises:
        ValueError: no hand contains the 5 of espadas.

    Rules: BOT-VAR-03.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.dealing import five_of_swords
    >>> five_of_swords([cards("1o"), cards("5e")])
    1
    """
    for seat, hand in enumerate(hands):
        if _FIVE_OF_SWORDS in hand:
            return seat
    raise ValueError("nobody holds the 5 of espadas")


def next_dealer(dealer: int, seats: int = 4) -> int:
    """The seat that deals after `dealer`, in the same match or in a new one.

    Raises:
        ValueError: `dealer` is not a seat.

    Rules: BOT-DEAL-06, BOT-DEAL-07.

    >>> from cartes_lib.botifarra.dealing import next_dealer
    >>> next_dealer(3)
    0
    """
    if dealer not in range(seats):
        raise ValueError(f"no such dealer: {dealer}")
    return right_of(dealer, seats)


def misdeal_dealer(dealer: int, rules: Rules = OBLIGADA) -> int:
    """The seat that deals, and names the contract, after a misdeal of `dealer`.

    Rules: BOT-DEAL-08, BOT-PEN-03.

    >>> from cartes_lib.botifarra.dealing import misdeal_dealer
    >>> misdeal_dealer(0)
    1
    """
    return dealer if rules.misdeal == "same-dealer" else right_of(dealer, rules.seats)


def shuffler(dealer: int, seats: int = 4) -> int:
    """The seat that shuffles: to the left of `dealer`. Rule: BOT-DEAL-03.

    >>> from cartes_lib.botifarra.dealing import shuffler
    >>> shuffler(0)
    3
    """
    return left_of(dealer, seats)


def cutter(dealer: int, seats: int = 4) -> int:
    """The seat that cuts: to the right of `dealer`, which for four players is opposite the
    shuffler.

    Rules: BOT-DEAL-04.

    >>> from cartes_lib.botifarra.dealing import cutter
    >>> cutter(0)
    1
    """
    return right_of(dealer, seats)


def check_dealt(hands: Sequence[Hand], rules: Rules = OBLIGADA) -> None:
    """Check that `hands` contain the whole pack, and the same number of cards for each seat.

    Raises:
        ValueError: a card is missing or appears twice, or the numbers of cards are wrong.

    Rules: BOT-SET-02, BOT-IND3-01.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.dealing import check_dealt
    >>> try:
    ...     check_dealt([cards("9o"), (), (), ()])
    ... except ValueError as error:
    ...     print(error)
    a deal has 4 times 12 cards
    """
    size = len(rules.pack) // rules.seats
    if [len(hand) for hand in hands] != [size] * rules.seats:
        raise ValueError(f"a deal has {rules.seats} times {size} cards")
    if {card for hand in hands for card in hand} != set(rules.pack):
        raise ValueError(f"a deal has each of the {len(rules.pack)} cards once")


def deal_packets(
    pack: Sequence[Card], cut: int, dealer: int, rules: Rules = OBLIGADA
) -> tuple[Hand, ...]:
    """Deal `pack`, and return the hands of all seats, starting with seat 0.

    Cards are dealt in packets (several cards at once). With two players, the first packets of a
    player are the piles, each from top to bottom; the other packets are the hand.

    Args:
        pack: all cards from top to bottom, as shuffled.
        cut: number of cards that the cutter takes from the top and puts under the others.

    Raises:
        ValueError: `pack` does not have the cards of the table, the cut leaves too few cards on one
            side, or `dealer` is not a seat.

    Rules: BOT-DEAL-05, BOT-DEAL-09, BOT-IND3-01, BOT-DUO-A-01, BOT-DUO-B-01.

    >>> from cartes_lib.botifarra import OBLIGADA
    >>> from cartes_lib.botifarra.dealing import deal_packets
    >>> [len(hand) for hand in deal_packets(OBLIGADA.pack, 10, 0)]
    [12, 12, 12, 12]
    """
    if sorted(pack) != sorted(rules.pack):
        raise ValueError(f"a pack has each of the {len(rules.pack)} cards once")
    if not rules.min_cut <= cut <= len(pack) - rules.min_cut:
        raise ValueError(f"a cut leaves at least {rules.min_cut} cards on either side, not {cut}")
    if dealer not in range(rules.seats):
        raise ValueError(f"no such dealer: {dealer}")
    ready = (*pack[cut:], *pack[:cut])
    order = round_from(right_of(dealer, rules.seats), rules.seats)
    hands: dict[int, Hand] = dict.fromkeys(order, ())
    for start in range(0, len(ready), PACKET):
        hands[order[start // PACKET % rules.seats]] += ready[start : start + PACKET]
    return tuple(hands[seat] for seat in range(rules.seats))


def random_deal(rng: random.Random, rules: Rules = OBLIGADA, dealer: int = 0) -> tuple[Hand, ...]:
    """Shuffle, cut and deal; return the hands of all seats, starting with seat 0.

    Raises:
        ValueError: `dealer` is not a seat.

    Rules: BOT-DEAL-05, BOT-DEAL-09.

    >>> import random
    >>> from cartes_lib.botifarra import random_deal
    >>> [len(hand) for hand in random_deal(random.Random(1))]
    [12, 12, 12, 12]
    """
    pack = rng.sample(rules.pack, len(rules.pack))
    cut = rng.randint(rules.min_cut, len(pack) - rules.min_cut)
    return deal_packets(pack, cut, dealer, rules)
