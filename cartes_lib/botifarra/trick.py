"""The strength of the cards, and the winner of a trick."""

from __future__ import annotations

from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import CARD_ORDERS, Rules
from cartes_lib.cards import Card, Suit
from cartes_lib.engine import checked_seat
from cartes_lib.tricks import Play, Plays, trick_of

__all__ = [
    "beats",
    "best_play",
    "rank_order",
    "strength",
    "trick_winner",
    "trump_of",
]


def trump_of(contract: Suit | str | None) -> Suit | None:
    """The trump suit of `contract`, a name such as "oros" or the suit itself.

    The result is None for botifarra and for None.

    Raises:
        ValueError: the contract is unknown.

    >>> from cartes_lib.botifarra.trick import trump_of
    >>> trump_of("oros")
    <Suit.OROS: 0>
    """
    if contract is None or isinstance(contract, Suit):
        return contract
    if contract == "botifarra":
        return None
    for suit in Suit:
        if suit.name.lower() == contract:
            return suit
    raise ValueError(f"no such contract: {contract!r}")


def rank_order(rules: Rules = OBLIGADA) -> tuple[int, ...]:
    """The twelve ranks of a suit from high to low. Rules: BOT-SET-05, BOT-VAR-01.

    >>> from cartes_lib.botifarra.trick import rank_order
    >>> rank_order()
    (9, 1, 12, 11, 10, 8, 7, 6, 5, 4, 3, 2)
    """
    return CARD_ORDERS[rules.card_order]


def strength(card: Card, rules: Rules = OBLIGADA) -> int:
    """The strength of `card` within its suit, from 0 (lowest) to 11. Rule: BOT-SET-05.

    Raises:
        ValueError: a card is a joker, which this game does not use (BOT-SET-02).

    >>> from cartes_lib.botifarra import card
    >>> from cartes_lib.botifarra.trick import strength
    >>> strength(card("9o")) > strength(card("1o"))
    True
    """
    if card.is_joker:
        raise ValueError(f"no card of this game: {card}")
    return 11 - rank_order(rules).index(card.rank)


def beats(card: Card, other: Card, trump: Suit | None, rules: Rules = OBLIGADA) -> bool:
    """Whether `card`, played after `other`, beats `other`.

    Args:
        trump: the trump suit; None in a botifarra (no-trump) deal.

    Raises:
        ValueError: a card is a joker, which this game does not use (BOT-SET-02).

    Rules: BOT-SET-05, BOT-TRUMP-04, BOT-PLAY-03.

    >>> from cartes_lib.botifarra import card
    >>> from cartes_lib.botifarra.trick import beats
    >>> beats(card("9o"), card("1o"), None)
    True
    """
    if card.is_joker or other.is_joker:
        raise ValueError(f"no cards of this game: {card} {other}")
    if card.suit == other.suit:
        return strength(card, rules) > strength(other, rules)
    return trump is not None and card.suit == trump


def best_play(plays: Plays, trump: Suit | str | None, rules: Rules = OBLIGADA) -> Play:
    """The winning play of a trick so far. Rule: BOT-PLAY-03.

    Arguments and errors are those of `trick_winner`.

    >>> from cartes_lib.botifarra import trick
    >>> from cartes_lib.botifarra.trick import best_play
    >>> best_play(trick("12o 1o 2c"), None)
    Play(seat=1, card=<1o>)
    """
    suit, best = trump_of(trump), None
    for play in trick_of(plays):
        checked_seat(play.seat, rules.seats)
        if best is None or beats(play.card, best.card, suit, rules):
            best = play
    if best is None:
        raise ValueError("nobody wins an empty trick")
    return best


def trick_winner(plays: Plays, trump: Suit | str | None, rules: Rules = OBLIGADA) -> int:
    """The seat that wins a complete trick, or is winning an incomplete trick.

    Args:
        plays: a trick in any form that `trick_of` accepts.
        trump: the trump suit or the name of the contract; None in a botifarra (no-trump) deal.

    Raises:
        TypeError: `plays` is not a trick.
        ValueError: `plays` is empty, or contains a joker, a card twice, a seat twice or an unknown
            seat; or the contract is unknown.

    Rules: BOT-PLAY-03.

    >>> from cartes_lib.botifarra import trick, trick_winner
    >>> trick_winner(trick("12o 1o 2c 9o", leader=1), None)
    0
    """
    return best_play(plays, trump, rules).seat
