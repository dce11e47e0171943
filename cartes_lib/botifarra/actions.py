"""Actions of a player: a call, a card, a claim of a wrong play."""

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
    """One of `CALLS`, said aloud, or the knock on the table.

    >>> from cartes_lib.botifarra.actions import Call
    >>> str(Call("oros"))
    'oros'
    """

    call: str

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card played to the table; `charging` if "I charge" is said with it (BOT-LEG-IN-05).

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
"""The types of actions."""


def parse_action(text: str) -> Action:
    """The action with the notation `text`: "contro", "9o", "charge 10o" or "claim".

    No action shows the cards of a hand (BOT-PLAY-07).

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
    """Parse `action` if it is text; None if it is not a valid action.

    An action object with a card that is not a `Card` is not valid either.

    >>> from cartes_lib.botifarra.actions import action_of
    >>> action_of("oros")
    Call(call='oros')
    """
    match parsed := parsed_action(action, KINDS, parse_action):
        case Call(str()) | PlayCard(Card(), bool()) | Claim():
            return parsed
    return None
