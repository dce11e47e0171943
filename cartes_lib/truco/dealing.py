"""The choice of the dealer, the cut of the pack, and the deal of the cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.engine import is_seat
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.seating import gallo_of, turn_order
from cartes_lib.truco.strength import trick_leaders

__all__ = ["HAND", "MIN_CUT", "cut_is_legal", "deal_cards", "first_dealers", "random_deal"]

HAND = 3
"""Number of cards of a player (TRU-DEAL-05)."""

MIN_CUT = 4
"""Minimum number of cards in each part of a cut (TRU-DEAL-03)."""


def first_dealers(cards: Sequence[Card]) -> tuple[int, ...]:
    """The seats that drew the strongest card. A single seat deals first; several seats draw again.

    Args:
        cards: one card for each seat.

    Raises:
        ValueError: `cards` is empty, or contains a card twice or a card that is not in the pack of
            forty.

    Rule: TRU-DEAL-01.

    >>> from cartes_lib.truco import cards
    >>> from cartes_lib.truco.dealing import first_dealers
    >>> first_dealers(cards("1e 3o"))
    (0,)
    """
    return trick_leaders(cards)


def cut_is_legal(lifted: int, pack: int = len(PACK_40)) -> bool:
    """Whether a cut of `lifted` cards is legal: each part must have more than 3 cards.

    A player may also tap the pack instead of cutting: see `deal_cards`.

    Rules: TRU-DEAL-03, TRU-DEAL-04.

    >>> from cartes_lib.truco.dealing import cut_is_legal
    >>> cut_is_legal(3)
    False
    """
    return MIN_CUT <= lifted <= pack - MIN_CUT


def deal_cards(
    pack: Sequence[Card], cut: int | None, dealer: int, rules: Rules = CON_FLOR
) -> tuple[Hand, ...]:
    """Deal `pack` one card at a time, starting at the dealer's right; return the hands of all
    seats.

    The gallo (the player without a partner) gets a fourth card after all have three.

    Args:
        pack: the forty cards from top to bottom, as shuffled.
        cut: number of cards taken from the top and put under the others; None if the opponent
            tapped the pack instead.

    Raises:
        ValueError: `pack` does not have the forty cards, the cut is illegal, or `dealer` is not a
            seat.

    Rules: TRU-DEAL-02 to -05, TRU-DEAL-07, TRU-GAL-02, TRU-GAL-07.

    >>> from cartes_lib.cards import PACK_40
    >>> from cartes_lib.truco.dealing import deal_cards
    >>> [len(hand) for hand in deal_cards(PACK_40, None, 0)]
    [3, 3, 3, 3]
    """
    if sorted(pack) != sorted(PACK_40):
        raise ValueError("a pack has each of the forty cards once")
    if not is_seat(dealer, rules.players):
        raise ValueError(f"no such dealer: {dealer}")
    if cut is not None and not cut_is_legal(cut):
        raise ValueError(f"a cut leaves at least {MIN_CUT} cards on either side, not {cut}")
    ready = (*pack[cut or 0 :], *pack[: cut or 0])
    order = turn_order(dealer, rules)
    hands = {seat: tuple(ready[place :: len(order)][:HAND]) for place, seat in enumerate(order)}
    gallo = gallo_of(dealer, rules)
    if gallo is not None:
        hands[gallo] += (ready[HAND * len(order)],)
    return tuple(hands[seat] for seat in range(rules.players))


def random_deal(rng: random.Random, rules: Rules = CON_FLOR, dealer: int = 0) -> tuple[Hand, ...]:
    """Shuffle, cut and deal; return the hands of all seats, starting with seat 0.

    Raises:
        ValueError: `dealer` is not a seat.

    Rules: TRU-DEAL-02 to -05, TRU-DEAL-07.

    >>> import random
    >>> from cartes_lib.truco import random_deal
    >>> [len(hand) for hand in random_deal(random.Random(1))]
    [3, 3, 3, 3]
    """
    pack = rng.sample(PACK_40, len(PACK_40))
    return deal_cards(pack, rng.randint(MIN_CUT, len(pack) - MIN_CUT), dealer, rules)
