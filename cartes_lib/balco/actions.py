"""Actions of a player, and their notation in records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.cards import Card, Hand, NotationError, cards, notation
from cartes_lib.engine import parsed_action

__all__ = ["KINDS", "Action", "Exchange", "Lift", "TakePile", "Throw", "action_of", "parse_action"]

_EXCHANGE = "up"
_LIFT = "lift"
_TAKE = "take"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The exchange before play: the player puts three of six cards face up, such as "up 2o 10c J1".

    Rule: BAL-SET-06.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.actions import Exchange
    >>> str(Exchange(cards("1o 2o 10c")))
    'up 1o 2o 10c'
    """

    up: Hand

    def __str__(self) -> str:
        return f"{_EXCHANGE} {notation(self.up)}".rstrip()


@dataclass(frozen=True, slots=True, init=False)
class Throw:
    """A throw of one to four cards of one number on the pile: "7o 7c", "8o J1=8", "1o >2".

    Attributes:
        joker_as: the rank as which the jokers of `cards` are declared; None without jokers, or if
            the other cards determine the rank.
        targets: the seats that must answer the 1s, in the order of their answers; usually a single
            seat. They may be left out if only one target is possible.

    The constructor also accepts a single card or a single target without a tuple.

    Rules: BAL-TURN-02, BAL-LEG-08, BAL-SP1-01, BAL-SP1-06, BAL-SP1-07.

    >>> from cartes_lib.balco import cards
    >>> from cartes_lib.balco.actions import Throw
    >>> str(Throw(cards("5o 5c")))
    '5o 5c'
    """

    cards: Hand
    joker_as: int | None = None
    targets: tuple[int, ...] = ()

    def __init__(
        self,
        cards: Card | Iterable[Card],
        joker_as: int | None = None,
        targets: int | Iterable[int] = (),
    ) -> None:
        thrown = (cards,) if isinstance(cards, Card) else tuple(cards)
        named = (targets,) if isinstance(targets, int) else tuple(targets)
        for name, value in (("cards", thrown), ("joker_as", joker_as), ("targets", named)):
            object.__setattr__(self, name, value)

    def __str__(self) -> str:
        rank = "" if self.joker_as is None else f"={self.joker_as}"
        thrown = (f"{card}{rank}" if card.is_joker else str(card) for card in self.cards)
        return " ".join((*thrown, *(f">{seat}" for seat in self.targets)))


@dataclass(frozen=True, slots=True)
class TakePile:
    """The action of taking the whole pile into the hand: "take". Rule: BAL-TAKE-01.

    >>> from cartes_lib.balco.actions import TakePile
    >>> str(TakePile())
    'take'
    """

    def __str__(self) -> str:
        return _TAKE


@dataclass(frozen=True, slots=True)
class Lift:
    """The action of turning up one of the player's own face-down cards, such as "lift 2".

    Attributes:
        place: the card's place among the remaining face-down cards, from 1.

    Rule: BAL-TURN-08.

    >>> from cartes_lib.balco.actions import Lift
    >>> str(Lift(1))
    'lift 1'
    """

    place: int

    def __str__(self) -> str:
        return f"{_LIFT} {self.place}"


Action = Exchange | Throw | TakePile | Lift

KINDS = (Exchange, Throw, TakePile, Lift)
"""The types of the actions of Balcó."""


def parse_action(text: str) -> Action:
    """Parse `text` as an action; cards and targets keep their order.

    A target may follow the cards directly: "1o>2".

    Raises:
        NotationError: `text` is not the notation of an action.

    >>> from cartes_lib.balco import parse_action
    >>> str(parse_action("take"))
    'take'
    """
    words = text.replace(">", " >").split()
    if words == [_TAKE]:
        return TakePile()
    if words[:1] == [_EXCHANGE]:
        return Exchange(cards(" ".join(words[1:])))
    if words[:1] == [_LIFT]:
        if len(words) != 2 or not _is_number(words[1]):
            raise NotationError(text, 0, text, "unknown-action")
        return Lift(int(words[1]))
    return _parse_throw(text, words)


def action_of(action: object) -> Action | None:
    """`action` as an action object; text is parsed. None if `action` is not valid.

    The result is also None for an action object that contains a card of another type than `Card`.

    >>> from cartes_lib.balco.actions import action_of
    >>> action_of("take")
    TakePile()
    """
    match parsed := parsed_action(action, KINDS, parse_action):
        case TakePile():
            return parsed
        case Lift(place) if type(place) is int:
            return parsed
        case Exchange(tuple() as up) if _are(Card, up):
            return parsed
        case Throw(cards=thrown, joker_as=rank, targets=named) if _are(Card, thrown):
            return parsed if _are(int, named) and (rank is None or type(rank) is int) else None
    return None


def _are(kind: type[object], values: Iterable[object]) -> bool:
    return all(type(value) is kind for value in values)


def _parse_throw(text: str, words: list[str]) -> Throw:
    thrown = [word for word in words if not word.startswith(">")]
    targets = [word.removeprefix(">") for word in words[len(thrown) :]]
    declared = {word.partition("=")[2] for word in thrown if "=" in word}
    ended = all(word.startswith(">") for word in words[len(thrown) :])
    if not thrown or len(declared) > 1 or not ended or not all(map(_is_number, targets)):
        raise NotationError(text, 0, text, "unknown-action")
    if not all(map(_is_number, declared)) or any("=" in w and w[0] != "J" for w in thrown):
        raise NotationError(text, 0, text, "unknown-action")
    named = cards(" ".join(word.partition("=")[0] for word in thrown))
    rank = int(declared.pop()) if declared else None
    return Throw(named, rank, tuple(map(int, targets)))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3
