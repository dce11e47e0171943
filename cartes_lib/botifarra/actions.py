"""The actions of a player: a call, a card, or a claim that an opponent broke a rule."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.cards import Card, card
from cartes_lib.engine import parsed_action

__all__ = ["KINDS", "Action", "Call", "Claim", "PlayCard", "action_of", "parse_action"]

_CHARGE = "charge "
_CLAIM = "claim"


@dataclass(frozen=True, slots=True)
class Call:
    """A call: one of `CALLS`. "pass" is a knock on the table.

    >>> from cartes_lib.botifarra.actions import Call
    >>> str(Call("oros"))
    'oros'
    """

    call: str

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card played to a trick; `charging` is whether the player announces that the card gives
    points to the partner (a charge, BOT-LEG-IN-05).

    >>> from cartes_lib.botifarra import card
    >>> from cartes_lib.botifarra.actions import PlayCard
    >>> PlayCard(card("9o"))
    PlayCard(card=<9o>, charging=False)
    """

    card: Card
    charging: bool = False

    def __str__(self) -> str:
        return f"{_CHARGE}{self.card}" if self.charging else str(self.card)


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that an opponent's card was against the rules (BOT-PEN-02).

    >>> from cartes_lib.botifarra.actions import Claim
    >>> str(Claim())
    'claim'
    """

    def __str__(self) -> str:
        return _CLAIM


Action = Call | PlayCard | Claim

KINDS = (Call, PlayCard, Claim)
"""The types of the actions of Botifarra."""


def parse_action(text: str) -> Action:
    """Parse `text` as an action: "contro", "9o", "charge 10o" or "claim".

    There is no action that shows the cards of a hand (BOT-PLAY-07).

    Raises:
        NotationError: `text` is not the notation of an action.

    >>> from cartes_lib.botifarra import parse_action
    >>> parse_action("9o")
    PlayCard(card=<9o>, charging=False)
    """
    if text == _CLAIM:
        return Claim()
    if text in CALLS:
        return Call(text)
    if text.startswith(_CHARGE):
        return PlayCard(card(text.removeprefix(_CHARGE)), charging=True)
    return PlayCard(card(text))


def action_of(action: object) -> Action | None:
    """`action` as an action object; text is parsed. None if `action` is not valid.

    The result is also None for an action object that contains a card of another type than `Card`.

    >>> from cartes_lib.botifarra.actions import action_of
    >>> action_of("oros")
    Call(call='oros')
    """
    match parsed := parsed_action(action, KINDS, parse_action):
        case Call(str()) | PlayCard(Card(), bool()) | Claim():
            return parsed
    return None
