"""Kinds of question about probabilities: which hand has a card, and how long a suit is."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting
from cartes_lib.asking.probabilities import chance
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.odds import chance_of_length, location_odds
from cartes_lib.cards import PACK_48, Card, Hand
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards

_OTHERS, _HAND_SIZE, _TOLERANCE = 3, 12, 8
_LESSON, _RULE, _PRESETS = "BO-14", "BOT-SET-02", ("obligada",)


@dataclass(frozen=True, slots=True)
class LocatedPosition:
    """The learner's hand, and cards that are in other hands.

    Attributes:
        is_void: whether the player on the right is known to have no card of the suit in question.
            True only if the question is about a single card.
    """

    hand: Hand
    targets: Hand
    is_void: bool = False

    def chance(self) -> Fraction:
        """The probability that the partner has at least one of the `targets`."""
        rest = [card for card in PACK_48 if card not in self.hand]
        suit = self.targets[0].suit
        if self.is_void and suit is not None:
            sizes = (_HAND_SIZE,) * _OTHERS
            return location_odds(self.targets[0], rest, sizes, ((suit,), (), ()))[1]
        count = len(self.targets)
        return 1 - Fraction(comb(len(rest) - _HAND_SIZE, count), comb(len(rest), count))


@kind
class Located(BotifarraKind[LocatedPosition]):
    """How often does your partner hold this card, or at least one of several cards? Rule:
    BOT-SET-02.
    """

    name = "located"
    exercises = (InLesson(_LESSON, "odds", _PRESETS),)

    def read(self, *, hand: str, cards: str, void: bool = False) -> tuple[LocatedPosition, Rules]:
        """Reads the learner's twelve cards, and the cards of the question; see `LocatedPosition`.

        Raises:
            ValueError: the hand does not have twelve cards, or has one of the cards of the
                question.
        """
        position = LocatedPosition(read_cards(hand), read_cards(cards), void)
        is_seen = {*position.hand} & {*position.targets}
        if len(position.hand) != _HAND_SIZE or not position.targets or is_seen:
            raise ValueError(f"twelve cards, and others to ask about: {hand!r}, {cards!r}")
        return position, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> LocatedPosition:
        """Draws one to four high cards. Above level 1, the player on the right may be void in the
        suit; then there is a single card.
        """
        hand = tuple(sorted(rng.sample(PACK_48, _HAND_SIZE)))
        high = [card for card in PACK_48 if card not in hand and card.rank in (9, 1, 12)]
        void = level > 1 and rng.random() < 0.3
        # Some chances are so close that one estimate is right for both.
        (count,) = rng.choices((1, 2, 3, 4), (7, 5, 3, 5))
        targets = rng.sample(high, 1 if void else min(count, len(high)))
        return LocatedPosition(hand, tuple(sorted(targets)), void)

    def ask(self, position: LocatedPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is an estimate in percent."""
        targets, void = position.targets, position.is_void
        count, right = len(targets), round(100 * position.chance())
        ideas = {"odds-half": 50, "odds-third": 33, "odds-added": min(100, 33 * count)}
        schema = AnswerSchema("number", high=100, unit=Message("guess-unit-percent"), dial=True)
        wrong = fitting(ideas, right, schema)
        key = AnswerKey(
            answer=right,
            rule=_RULE,
            why=Message(
                "why-located-void" if void else "why-located", {"percent": right, "count": count}
            ),
            hint=Message("hint-located"),
            highlight=("void",) if void else (str(targets[0]),),
            mistakes={name: at for name, at in wrong.items() if abs(at - right) > _TOLERANCE},
            tolerance=_TOLERANCE,
        )
        rows = (Row("void", Message("row-void"), Message("term-seat-right")),) if void else ()
        groups = (
            Group("hand", Message("widget-your-hand"), position.hand),
            Group("asked", Message("group-asked", {"count": count}), targets),
        )
        prompt = Message("prompt-located", {"count": count})
        return Question(prompt, Scene("table", groups=groups, rows=rows), schema, key)


@kind
class Length(BotifarraKind[tuple[int, int]]):
    """How often does a hand hold a given number of cards of one suit? Rule: BOT-SET-02."""

    name = "length"
    exercises = (InLesson(_LESSON, "length", _PRESETS),)

    def read(self, *, least: int, most: int = 12) -> tuple[tuple[int, int], Rules]:
        """Reads the smallest and the largest number of cards of one suit in a hand."""
        return (least, most), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[int, int]:
        """Draws a number of cards from three to six: a minimum, or at level 3 the exact number."""
        least = rng.randint(3, 6)
        return least, least if level == 3 else _HAND_SIZE

    def ask(self, position: tuple[int, int], rules: Rules) -> Question:
        """Question about `position`; the answer is an estimate in percent."""
        least, most = position
        span = "exact" if least == most else "least" if most == _HAND_SIZE else "between"
        prompt = Message("guess-length", {"least": least, "most": most, "span": span})
        scene = Scene("cards", cards=PACK_48[:least])
        return chance(prompt, chance_of_length(least, most), _RULE, scene)


@kind
class Holder(BotifarraKind[Card]):
    """How often does your partner hold a card that you do not see? Rule: BOT-SET-02."""

    name = "holder"
    exercises = (InLesson(_LESSON, "holder", _PRESETS),)

    def read(self, *, card: str) -> tuple[Card, Rules]:
        """Reads the card that the learner does not have."""
        return read_card(card), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Card:
        """Draws a card; the answer is the same for each."""
        return rng.choice(PACK_48)

    def ask(self, position: Card, rules: Rules) -> Question:
        """Question about `position`; the answer is an estimate in percent."""
        scene = Scene("cards", cards=(position,))
        return chance(Message("guess-holder"), Fraction(1, _OTHERS), _RULE, scene)
