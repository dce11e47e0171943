"""Actions of players: calls and cards, and their notation."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.cards import Card, card
from cartes_lib.engine import check_kinds, parsed_action
from cartes_lib.truco.bets import ENVIDO_CALLS, FALTA, FLOR_CALLS, TRUCO_CALLS

__all__ = [
    "CALLS",
    "Action",
    "AskFlor",
    "Call",
    "Declare",
    "Discard",
    "PlayCard",
    "action_of",
    "check_action",
    "parse_action",
]

CALLS = (
    *FLOR_CALLS,
    *ENVIDO_CALLS,
    FALTA,
    *TRUCO_CALLS,
    "quiero",
    "no-quiero",
    "son-buenas",
    "paso",
    "mazo",
    "keep",
    "redeal",
    "interfere",
    "nobody-claims",
)
"""All calls.

`paso` is a pass; `mazo` folds. `keep` and `redeal` decide about a card that was exposed while
dealing. `interfere` is the offence of interfering in another duel. `nobody-claims` ends the phase
in which players may claim a hidden flor. It is a statement of the whole table, so `actions` does
not list it, and an application should not accept it from one player.
"""


@dataclass(frozen=True, slots=True)
class Call:
    """A call: one of `CALLS`.

    Raises:
        ValueError: `call` is not in `CALLS`.

    >>> from cartes_lib.truco.actions import Call
    >>> str(Call("truco"))
    'truco'
    """

    call: str

    def __post_init__(self) -> None:
        if self.call not in CALLS:
            raise ValueError(f"no such call: {self.call!r}")

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card played to the current trick.

    >>> from cartes_lib.truco import card
    >>> from cartes_lib.truco.actions import PlayCard
    >>> str(PlayCard(card("1e")))
    '1e'
    """

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Discard:
    """The face-down discard of the gallo (the player without a partner), who gets four cards
    (TRU-GAL-02).

    >>> from cartes_lib.truco import card
    >>> from cartes_lib.truco.actions import Discard
    >>> str(Discard(card("1e")))
    'discard 1e'
    """

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Declare:
    """A declaration of the player's flor or envido value (TRU-FLOR-17, TRU-ENV-11).

    >>> from cartes_lib.truco.actions import Declare
    >>> str(Declare(33))
    'declare 33'
    """

    value: int

    def __str__(self) -> str:
        return f"declare {self.value}"


@dataclass(frozen=True, slots=True)
class AskFlor:
    """The call "pido flor", which claims that an opponent has hidden a flor. The opponent must show
    the cards (TRU-FLOR-20).

    >>> from cartes_lib.truco.actions import AskFlor
    >>> str(AskFlor(1))
    'pido-flor 1'
    """

    seat: int

    def __str__(self) -> str:
        return f"pido-flor {self.seat}"


Action = Call | PlayCard | Discard | Declare | AskFlor

_KINDS = (Call, PlayCard, Discard, Declare, AskFlor)


def parse_action(text: str) -> Action:
    """Parse `text` as an action: "envido", "9o", "discard 9o", "declare 27" or "pido-flor 3".

    Raises:
        ValueError: `text` is not an action. It is a NotationError if the notation of a card is
            wrong.

    >>> from cartes_lib.truco import parse_action
    >>> str(parse_action("truco"))
    'truco'
    """
    verb, _, rest = text.partition(" ")
    if not rest:
        return Call(text) if text in CALLS else PlayCard(card(text))
    if verb == "discard":
        return Discard(card(rest))
    if verb not in ("declare", "pido-flor") or not rest.isascii() or not rest.isdigit():
        raise ValueError(f"no action: {text!r}")
    # Values and seats have at most three digits, so a longer number is never valid.
    number = int(f"0{rest.lstrip('0')[:3]}")
    return Declare(number) if verb == "declare" else AskFlor(number)


def action_of(action: object) -> Action | None:
    """`action` as an action object; text is parsed. None if `action` is not valid.

    The result is also None for an action object that contains a card of another type than `Card`.

    >>> from cartes_lib.truco.actions import action_of
    >>> action_of("envido")
    Call(call='envido')
    """
    result = parsed_action(action, _KINDS, parse_action)
    match result:
        case Call(str()) | PlayCard(Card()) | Discard(Card()):
            return result
        case Declare(value) | AskFlor(value) if type(value) is int:
            return result
    return None


def check_action(action: object, seat: object) -> None:
    """Check the arguments of `State.play`: an action or its text, and a seat or None.

    Raises:
        TypeError: an argument has another type.

    >>> from cartes_lib.truco.actions import check_action
    >>> try:
    ...     check_action("envido", "me")
    ... except TypeError as error:
    ...     print(error)
    a seat is a whole number, not 'me'
    """
    check_kinds(action, _KINDS, seat)
