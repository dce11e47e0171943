"""Kinds of question about the piles of a table of two: which of their cards may be played."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.base import FixedKind, trump_named
from cartes_lib.asking.botifarra.legal import (
    TRIVIAL_SHARE,
    HandPosition,
    LegalCardKind,
    LegalCardsKind,
    about_a_card,
)
from cartes_lib.asking.contract import Group, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import Rules
from cartes_lib.botifarra.presets import RECTOR_I_VICARI
from cartes_lib.cards import PACK_48, Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.tricks import Play

__all__ = ["PileCard", "PileTops", "UnderPile"]

_TOPS = {1: 4, 2: 5, 3: 6}
_OPPONENT = 1


def _answering(tops: Hand, led: Card, trump: Suit | None, card: Card | None = None) -> HandPosition:
    """The tops of your piles, and a card that the opponent leads."""
    return HandPosition(tops, (Play(_OPPONENT, led),), trump, card)


def _drawn(rng: random.Random, level: int, rules: Rules) -> HandPosition:
    """Four to six tops and a card led: rarely a position without a choice."""
    easy = rng.random() < TRIVIAL_SHARE / 2
    while True:
        suits = rng.sample(list(Suit), 3)
        pack = [card for card in PACK_48 if card.suit in suits]
        *tops, led = rng.sample(pack, _TOPS[level] + 1)
        position = _answering(tuple(sorted(tops)), led, rng.choice([*suits, None]))
        if easy or 1 <= len(position.allowed(rules)) < len(tops):
            return position


@kind
class PileTops(LegalCardsKind):
    """Which tops of your piles may answer the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-tops"
    exercises = (InLesson("BO-13", "legal", ("rector-i-vicari",)),)

    def read(self, *, tops: str, led: str, trump: str = "none") -> tuple[HandPosition, Rules]:
        """Reads the tops of your piles and the card that was led, in notation."""
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws four to six tops, and a card that the opponent has led."""
        return _drawn(rng, level, rules)


@kind
class PileCard(LegalCardKind):
    """May this top of a pile answer the card that was led? Rule: BOT-DUO-A-04."""

    name = "pile-card"
    exercises = (InLesson("BO-13", "card", ("rector-i-vicari",)),)

    def read(
        self, *, card: str, tops: str, led: str, trump: str = "none"
    ) -> tuple[HandPosition, Rules]:
        """Reads what `PileTops.read` reads, and the top that the question is about."""
        spot = _answering(read_cards(tops), read_card(led), trump_named(trump), read_card(card))
        return spot, RECTOR_I_VICARI

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws one of four to six tops. In half of the draws it may be played."""
        return about_a_card(rng, lambda: _drawn(rng, level, rules), rules)


@kind
class UnderPile(FixedKind):
    """May a card be played that lies under another? Rule: BOT-DUO-A-02."""

    name = "pile"
    exercises = (InLesson("BO-13", "under", ("rector-i-vicari",)),)

    def ask(self, position: None, rules: Rules) -> Question:
        """Asks for yes or no."""
        group = Group("pile", Message("group-one-pile"), read_cards("9o"), hidden=3)
        scene = Scene("piles", groups=(group,))
        return yes_no(Message("guess-pile-under"), scene, False, "BOT-DUO-A-02")
