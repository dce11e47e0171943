"""The piles of two players; only the top card of a pile is visible."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cartes_lib.botifarra.dealing import PACKET
from cartes_lib.botifarra.presets import RECTOR_I_VICARI
from cartes_lib.botifarra.rules import Rules
from cartes_lib.cards import Card, Hand, Suit, checked_cards

__all__ = ["Pile", "hand_of", "piles_of", "playable", "turned_trump"]


@dataclass(frozen=True, slots=True)
class Pile:
    """The public part of a pile: its top card, and the number of face-down cards under it.

    `top` is None after all cards of the pile were played.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.layout import piles_of
    >>> piles_of(cards("1o 2o 3o 4o"), ())[0].top
    <1o>
    """

    top: Card | None
    under: int


def piles_of(
    dealt: Hand, gone: Collection[Card], rules: Rules = RECTOR_I_VICARI
) -> tuple[Pile, ...]:
    """The piles of a player, in their order on the table; empty unless the game has two players.

    Args:
        dealt: all cards of the player, pile after pile, each pile from top to bottom.
        gone: all cards that the two players have played.

    Raises:
        ValueError: `dealt` contains a joker, or a card twice, and the game has piles.

    Rules: BOT-DUO-A-01, BOT-DUO-A-03, BOT-DUO-B-01.

    >>> from cartes_lib.botifarra import cards
    >>> from cartes_lib.botifarra.layout import piles_of
    >>> len(piles_of(cards("1o 2o 3o 4o"), ()))
    6
    """
    if not rules.piles:
        return ()
    piles = []
    checked_cards(dealt)
    for start in range(0, PACKET * rules.piles, PACKET):
        left = [card for card in dealt[start : start + PACKET] if card not in gone]
        piles.append(Pile(left[0] if left else None, max(0, len(left) - 1)))
    return tuple(piles)


def hand_of(dealt: Hand, gone: Collection[Card], rules: Rules) -> Hand:
    """The remaining cards in a player's hand, without the piles; only that player sees them.

    Rules: BOT-SET-02, BOT-DUO-B-01.

    >>> from cartes_lib.botifarra import OBLIGADA, card, cards
    >>> from cartes_lib.botifarra.layout import hand_of
    >>> hand_of(cards("9o 1o"), {card("9o")}, OBLIGADA)
    (<1o>,)
    """
    return tuple(card for card in dealt[PACKET * rules.piles :] if card not in gone)


def playable(dealt: Hand, gone: Collection[Card], rules: Rules) -> Hand:
    """The cards that a player could lead: the top cards of the piles, then the hand.

    Rules: BOT-DUO-A-02, BOT-DUO-B-02.

    >>> from cartes_lib.botifarra import OBLIGADA, card, cards
    >>> from cartes_lib.botifarra.layout import playable
    >>> playable(cards("9o 1o"), {card("9o")}, OBLIGADA)
    (<1o>,)
    """
    tops = (pile.top for pile in piles_of(dealt, gone, rules))
    return (*(card for card in tops if card is not None), *hand_of(dealt, gone, rules))


def turned_trump(dealt: Hand, rules: Rules = RECTOR_I_VICARI) -> Suit | None:
    """The suit of the top card of the last pile as dealt, if the rules make this suit the trump.

    The result is None at tables where the chooser names the trump. Rules: BOT-DUO-A-06.

    >>> from cartes_lib.botifarra import OBLIGADA, cards
    >>> from cartes_lib.botifarra.layout import turned_trump
    >>> turned_trump(cards("9o 1o"), OBLIGADA)
    """
    if rules.duo_trump != "turned":
        return None
    return dealt[PACKET * (rules.piles - 1)].suit
