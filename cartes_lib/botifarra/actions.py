"""What a player can do: say something, play a card, claim a fault."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.cards import Card, card
from cartes_lib.engine import action_told

__all__ = ["KINDS", "Action", "Call", "Claim", "PlayCard", "action_of", "parse_action"]

_CHARGE = "charge "
_CLAIM = "claim"


@dataclass(frozen=True, slots=True)
class Call:
    """One of `CALLS`, said aloud, or the knock on the table."""

    call: str

    def __str__(self) -> str:
        return self.call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card laid on the table; `charging` when "I charge" is said with it (BOT-LEG-IN-05)."""

    card: Card
    charging: bool = False

    def __str__(self) -> str:
        return f"{_CHARGE}{self.card}" if self.charging else str(self.card)


@dataclass(frozen=True, slots=True)
class Claim:
    """An opponent's claim that a card was played against the rules (BOT-PEN-02)."""

    def __str__(self) -> str:
        return _CLAIM


Action = Call | PlayCard | Claim

KINDS = (Call, PlayCard, Claim)
"""The types of actions."""


def parse_action(text: str) -> Action:
    """The action that `text` names: "contro", "9o", "charge 10o" or "claim".

    There is none by which one could talk of one's cards (BOT-PLAY-07).

    Raises:
        NotationError: none of these.
    """
    if text == _CLAIM:
        return Claim()
    if text in CALLS:
        return Call(text)
    if text.startswith(_CHARGE):
        return PlayCard(card(text.removeprefix(_CHARGE)), charging=True)
    return PlayCard(card(text))


def action_of(action: object) -> Action | None:
    """`action`, or the one that a text tells; None if it is none, or of something else.

    A card that is no `Card`, say, can be written into an action, but makes it none.
    """
    match found := action_told(action, KINDS, parse_action):
        case Call(str()) | PlayCard(Card(), bool()) | Claim():
            return found
    return None
