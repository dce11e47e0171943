"""Cards and packs of the Spanish deck, and the notation "9o 12c 1e 7b J1"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import total_ordering

from cartes_lib.rich import html_of

__all__ = [
    "JOKERS",
    "PACK_36",
    "PACK_40",
    "PACK_48",
    "PACK_52",
    "Card",
    "Hand",
    "NotationError",
    "Suit",
    "card",
    "cards",
    "checked_cards",
    "notation",
]


class NotationError(ValueError):
    """Raised for a text that is not card notation.

    Attributes:
        text: the whole text that was parsed.
        position: index in `text` of the first character of the invalid token.
        word: the invalid token.
        reason: one of `unknown-rank`, `unknown-suit`, `unknown-joker`, `repeated`, `not-one-card`,
            `unknown-action`; the message is `notation-<reason>`.

    >>> from cartes_lib.cards import NotationError, card
    >>> try:
    ...     card("13o")
    ... except NotationError as error:
    ...     print(error)
    unknown-rank: '13o' at 0 in '13o'
    """

    def __init__(self, text: str, position: int, word: str, reason: str) -> None:
        # `args` has the arguments of the constructor, so that pickle and copy work.
        super().__init__(text, position, word, reason)
        self.text = text
        self.position = position
        self.word = word
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason}: {self.word!r} at {self.position} in {self.text!r}"


class Suit(IntEnum):
    """The four suits, in the order in which the rules name them.

    >>> from cartes_lib.cards import Suit
    >>> Suit.from_letter("c")
    <Suit.COPAS: 1>
    """

    OROS = 0
    COPAS = 1
    ESPADAS = 2
    BASTOS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in notation: `o`, `c`, `e` or `b`."""
        return "oceb"[self]

    @classmethod
    def from_letter(cls, letter: str) -> Suit:
        """The suit with the notation `letter`.

        Raises:
            ValueError: `letter` is not one of `o`, `c`, `e`, `b`.
        """
        if len(letter) != 1 or letter not in "oceb":
            raise ValueError(f"not a suit: {letter!r}")
        return cls("oceb".index(letter))


@total_ordering
@dataclass(frozen=True, slots=True)
class Card:
    """A card: a rank from 1 to 12 of a suit, or a joker.

    A joker has the suit None, and its number (1 to 4) as rank. So the jokers of a pack are
    different objects, although the rules treat them alike. Cards sort by suit, then by rank, jokers
    last. This order is for display; it is not the order of a game.

    Raises:
        TypeError: the rank is not an integer, or the suit not a `Suit`.
        ValueError: no card has this rank.

    >>> from cartes_lib.cards import Card, Suit
    >>> Card(9, Suit.OROS)
    <9o>
    >>> str(Card(1, None))
    'J1'
    """

    rank: int
    suit: Suit | None
    _index: int = field(init=False, repr=False, compare=False)
    """The place in the sorting order; kept because bots compare and hash cards very often."""

    def __post_init__(self) -> None:
        # An integer can be equal to a suit, but has no name and no letter.
        if type(self.rank) is not int or not (self.suit is None or type(self.suit) is Suit):
            raise TypeError(f"no rank and suit: {self.rank!r} {self.suit!r}")
        highest = 4 if self.suit is None else 12
        if not 1 <= self.rank <= highest:
            raise ValueError(f"no such card: rank {self.rank} of {self.suit}")
        index = (4 if self.suit is None else int(self.suit)) * 12 + self.rank
        object.__setattr__(self, "_index", index)

    @property
    def is_joker(self) -> bool:
        """Whether the card is a joker."""
        return self.suit is None

    def __str__(self) -> str:
        return f"J{self.rank}" if self.suit is None else f"{self.rank}{self.suit.letter}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def _repr_html_(self) -> str | None:
        return html_of(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return self._index == other._index

    def __hash__(self) -> int:
        return self._index

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Card):
            return NotImplemented
        return self._index < other._index


Hand = tuple[Card, ...]
"""A tuple of different cards, in the owner's order."""


def _pack(ranks: Iterable[int]) -> Hand:
    all_ranks = tuple(ranks)
    return tuple(Card(rank, suit) for suit in Suit for rank in all_ranks)


JOKERS: Hand = tuple(Card(number, None) for number in range(1, 5))
PACK_48: Hand = _pack(range(1, 13))
PACK_52: Hand = PACK_48 + JOKERS
PACK_40: Hand = _pack((1, 2, 3, 4, 5, 6, 7, 10, 11, 12))
PACK_36: Hand = _pack((1, *range(5, 13)))


def card(text: str) -> Card:
    """Parse the notation of a single card, such as "9o" or "J1".

    Raises:
        NotationError: `text` is not the notation of exactly one card.

    >>> from cartes_lib.cards import card
    >>> card("9o")
    <9o>
    """
    result = cards(text)
    if len(result) != 1:
        raise NotationError(text, 0, text, "not-one-card")
    return result[0]


def cards(text: str) -> Hand:
    """Parse the notation of several cards, in order; empty for an empty text.

    The cards are separated by white space. A card is a rank from 1 to 12 and the letter of a suit:
    `o` oros, `c` copas, `e` espadas, `b` bastos. A joker is `J1` to `J4`.

    Raises:
        NotationError: a token is not a card, or repeats a card.

    >>> from cartes_lib.cards import cards
    >>> cards("9o 12c J1")
    (<9o>, <12c>, <J1>)
    """
    results: list[Card] = []
    position = 0
    for word in text.split():
        position = text.index(word, position)
        value = _read(text, position, word)
        if value in results:
            raise NotationError(text, position, word, "repeated")
        results.append(value)
        position += len(word)
    return tuple(results)


def _read(text: str, position: int, word: str) -> Card:
    if word.startswith("J"):
        if word[1:] not in {"1", "2", "3", "4"}:
            raise NotationError(text, position, word, "unknown-joker")
        return Card(int(word[1:]), None)
    if word[-1] not in "oceb":
        raise NotationError(text, position, word, "unknown-suit")
    if word[:-1] not in {str(rank) for rank in range(1, 13)}:
        raise NotationError(text, position, word, "unknown-rank")
    return Card(int(word[:-1]), Suit.from_letter(word[-1]))


def notation(hand: Iterable[Card]) -> str:
    """The notation of `hand`, in its order; `cards` parses it.

    >>> from cartes_lib.cards import cards, notation
    >>> notation(cards("9o 12c"))
    '9o 12c'
    """
    return " ".join(str(item) for item in hand)


def checked_cards(hand: Iterable[Card], *, jokers: bool = False) -> Hand:
    """The cards of `hand`, checked for duplicates.

    Args:
        jokers: whether the game has jokers.

    Raises:
        TypeError: an item of `hand` is not a card.
        ValueError: a card appears twice, or there is a joker in a game without jokers.

    >>> from cartes_lib.cards import cards, checked_cards
    >>> checked_cards(cards("9o 12c"))
    (<9o>, <12c>)
    """
    result = tuple(hand)
    if not all(isinstance(item, Card) for item in result):
        raise TypeError("a hand consists of cards")
    if len(set(result)) < len(result):
        raise ValueError(f"no card is there twice: {notation(result)}")
    if not jokers and any(item.is_joker for item in result):
        raise ValueError("no joker is played in this game")
    return result
