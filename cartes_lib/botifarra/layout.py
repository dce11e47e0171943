"""What lies before two players: piles of which the top card shows."""

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
    """What everybody sees of a pile: its top card, and how many lie face down under it.

    `top` is None once the pile is used up.
    """

    top: Card | None
    under: int


def piles_of(
    dealt: Hand, gone: Collection[Card], rules: Rules = RECTOR_I_VICARI
) -> tuple[Pile, ...]:
    """The piles of a player in the order in which they were laid; none unless two play.

    Args:
        dealt: all that the player was dealt, pile after pile, each from its top card down.
        gone: the cards that were played, whoever played them.

    Raises:
        ValueError: a card of `dealt` is a joker, or there twice.

    Rules: BOT-DUO-A-01, BOT-DUO-A-03, BOT-DUO-B-01.
    """
    piles = []
    checked_cards(dealt)
    for start in range(0, PACKET * rules.piles, PACKET):
        left = [card for card in dealt[start : start + PACKET] if card not in gone]
        piles.append(Pile(left[0] if left else None, max(0, len(left) - 1)))
    return tuple(piles)


def hand_of(dealt: Hand, gone: Collection[Card], rules: Rules) -> Hand:
    """The cards that a player holds in his hand, where nobody else sees them.

    Rules: BOT-SET-02, BOT-DUO-B-01.
    """
    return tuple(card for card in dealt[PACKET * rules.piles :] if card not in gone)


def playable(dealt: Hand, gone: Collection[Card], rules: Rules) -> Hand:
    """The cards that a player could play, were it not for the trick: tops, then hand.

    Rules: BOT-DUO-A-02, BOT-DUO-B-02.
    """
    tops = (pile.top for pile in piles_of(dealt, gone, rules))
    return (*(card for card in tops if card is not None), *hand_of(dealt, gone, rules))


def turned_trump(dealt: Hand, rules: Rules = RECTOR_I_VICARI) -> Suit | None:
    """The suit that shows on the chooser's last pile as it was dealt, where that is trump.

    None where the chooser chooses. Rules: BOT-DUO-A-06.
    """
    if rules.duo_trump != "turned":
        return None
    return dealt[PACKET * (rules.piles - 1)].suit
