"""What a player can do: say something, play a card, claim a fault."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.cards import Card, card

__all__ = ["Action", "Call", "Claim", "PlayCard", "parse_action"]

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
