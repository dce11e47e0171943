"""Kinds of question about charging (variant intermedia): giving points to the partner."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.botifarra.legal import (
    HandKind,
    HandPosition,
    LegalCardsKind,
    random_hand,
    read_hand,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import Rules, State
from cartes_lib.botifarra.judge import judge_play
from cartes_lib.cards import PACK_48, Card, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.tricks import Play

_SIZES = {1: 5, 2: 7, 3: 9}
_LEFT = 3
_CHARGED_SHARE = 0.7
"""Share of the positions drawn by `ChargeCards` that allow a charge."""


def _spot(rng: random.Random, level: int, rules: Rules, with_charge: bool) -> HandPosition:
    """A position in which the learner may charge (`with_charge`) or may not charge."""
    while True:
        spot = _led_high(rng, level) if with_charge else random_hand(rng, level, rules)
        if bool(spot.decision(rules).charges) == with_charge:
            return spot


def _led_high(rng: random.Random, level: int) -> HandPosition:
    """A position in which the player on the left has led a high card, so the partner plays last."""
    suits = rng.sample(list(Suit), 3 if level < 3 else 4)
    led = Card(rng.choice((9, 1, 12)), suits[0])
    pack = [card for card in PACK_48 if card.suit in suits and card != led]
    hand = tuple(sorted(rng.sample(pack, _SIZES[level])))
    return HandPosition(hand, (Play(_LEFT, led),), rng.choice([*suits[1:], None]))


@kind
class ChargeCards(HandKind, LegalCardsKind):
    """Which cards may be played in the variant intermedia, including charges? Rules: BOT-LEG-IN-02
    to -04.
    """

    name = "charge-cards"
    exercises = (InLesson("BO-10", "legal", ("intermedia",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a position. Most of the drawn positions allow a charge."""
        return _spot(rng, level, rules, rng.random() < _CHARGED_SHARE)


@dataclass(frozen=True, slots=True)
class ChargePosition:
    """A hand and a trick (`spot`), a card of the hand, and whether the table announces charges
    (BOT-LEG-IN-05).
    """

    spot: HandPosition
    card: Card
    announced: bool

    def sort(self, rules: Rules) -> str:
        """The category of `card` under `rules`: "charge", "plain" (allowed without a charge) or
        "forbidden".
        """
        result = self.spot.decision(rules)
        if self.card in result.charges:
            return "charge"
        return "plain" if self.card in result.legal else "forbidden"


@kind
class Announcement(BotifarraKind[ChargePosition]):
    """What do you announce when you play this card? Rules: BOT-LEG-IN-02, BOT-LEG-IN-05."""

    name = "charge"
    exercises = (InLesson("BO-10", "call", ("intermedia",)),)

    def read(
        self, *, card: str, hand: str, trick: str, trump: str = "none", announced: bool = True
    ) -> tuple[ChargePosition, Rules]:
        """Reads the card, the hand, the trick before it, and whether the table
        announces charges.
        """
        spot, rules = read_hand(hand, trick, trump, "intermedia")
        return ChargePosition(spot, read_card(card), announced), rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ChargePosition:
        """Draws each answer equally often. Playing silently is right for a card that is not a
        charge, and for a charge at a table that does not announce charges.
        """
        wanted, announced = rng.choice(
            (
                *[("charge", True)] * 2,
                *[("charge", False), ("plain", rng.random() < 0.6)],
                *[("forbidden", rng.random() < 0.6)] * 2,
            )
        )
        while True:
            spot = _spot(rng, level, rules, wanted == "charge" or rng.random() < 0.5)
            positions = [ChargePosition(spot, card, announced) for card in spot.hand]
            positions = [position for position in positions if position.sort(rules) == wanted]
            if positions:
                return rng.choice(positions)

    def state(self, position: ChargePosition, rules: Rules, rng: random.Random) -> State | None:
        """A deal that has reached `position`; None if no such deal was found. Players announce
        charges if `position.announced`.
        """
        return position.spot.state(replace(rules, announce_charge=position.announced), rng)

    def ask(self, position: ChargePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is "announce", "play silently" or "do not play"."""
        spot, card, announced = position.spot, position.card, position.announced
        table, sort = replace(rules, announce_charge=announced), position.sort(rules)
        allowed = [
            name
            for name in ("announce", "silent")
            if judge_play(spot.hand, spot.plays, spot.trump, card, name == "announce", table).legal
        ]
        right = allowed[0] if allowed else "impossible"
        ideas = {
            "charge-unsaid": "silent" if sort == "charge" and announced else right,
            "charge-not-agreed": "announce" if sort == "charge" and not announced else right,
            "charge-for-nothing": "announce" if sort == "plain" else right,
            "charge-forbidden": "announce" if sort == "forbidden" else right,
            "charge-is-allowed": "impossible" if sort == "charge" else right,
        }
        best = spot.decision(rules).best
        reason = "announced" if sort == "charge" and announced else sort
        key = AnswerKey(
            answer=right,
            rule="BOT-LEG-IN-02" if sort == "forbidden" else "BOT-LEG-IN-05",
            why=Message(f"why-charge-{reason}", {"card": card}),
            hint=Message("hint-charge"),
            highlight=(str(best.card if best else card),),
            mistakes=distinct(ideas, right),
            facts={"card": card},
        )
        items = named_items("charge-", ("announce", "silent", "impossible"))
        prompt = Message("prompt-charge", {"card": card, "announced": announced})
        scene = replace(spot, card=card).scene(rules)
        return Question(prompt, scene, AnswerSchema("choice", items), key)
