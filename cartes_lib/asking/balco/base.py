"""Base classes of the kinds of Balcó, and messages about a pile's condition."""

from __future__ import annotations

from typing import Generic, TypeVar

from cartes_lib.asking.contract import Message
from cartes_lib.asking.kinds import Kind
from cartes_lib.balco import PRESETS, STANDARD, Rules
from cartes_lib.balco.condition import FREE, Condition
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards

PositionT = TypeVar("PositionT")


class BalcoKind(Kind[PositionT, Rules], Generic[PositionT]):
    """A kind of question about Balcó. The learner is seat 0."""

    game = "balco"

    def rules(self, preset: str) -> Rules:
        """The rules of Balcó with the preset name `preset`."""
        return PRESETS[preset]


class CardsKind(BalcoKind[Hand]):
    """A kind of question whose position is a hand of cards."""

    def read(self, *, cards: str) -> tuple[Hand, Rules]:
        """Reads the cards in notation."""
        return read_cards(cards), STANDARD


def condition_message(condition: Condition) -> Message:
    """The message that describes the condition of a pile."""
    return Message(condition.key, condition.facts)


def condition_hint(condition: Condition) -> Message:
    """The hint about the condition of a pile (which cards may be thrown on it). For `FREE` (every
    card is legal), it is the hint about a pile with a number on top.
    """
    topic = "at-least" if condition == FREE else condition.kind
    return Message(f"hint-condition-{topic}")
