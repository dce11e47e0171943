"""The kind of question about which variant allows which card of a hand."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.legal import HandKind, HandPosition, random_hand
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, distinct, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import LLIURE, OBLIGADA, Rules


@kind
class Variants(HandKind):
    """Which variant allows which of your cards? Rules: BOT-LEG-LL, BOT-LEG-OB."""

    name = "variants"
    exercises = (InLesson("BO-05", "sort", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a position where the variants allow different cards. Above level 1, even the freer
        variant (lliure) forbids some cards.
        """
        while True:
            position = random_hand(rng, level, rules)
            lliure = position.allowed(LLIURE)
            differs = lliure != position.allowed(OBLIGADA)
            if differs and (level == 1 or len(lliure) < len(position.hand)):
                return position

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer states for each card which variant allows it."""
        hand, result = position.hand, position.decision(OBLIGADA)
        lliure, obligada = position.allowed(LLIURE), result.legal
        only = tuple(card for card in lliure if card not in obligada)
        right = {
            str(card): "both" if card in obligada else "lliure-only" if card in only else "neither"
            for card in hand
        }

        def moved(zone: str, target: str) -> dict[str, str]:
            return {card: target if at == zone else at for card, at in right.items()}

        ideas = {
            "sort-no-difference": moved("lliure-only", "both"),
            "sort-lliure-forgotten": moved("lliure-only", "neither"),
            "sort-lliure-all-free": moved("neither", "lliure-only"),
        }
        best = result.best.card if result.best else hand[0]
        partner = bool(result.partner_wins)
        key = AnswerKey(
            answer=right,
            rule=result.rule,
            why=Message("why-sort-variants", {"both": obligada, "more": only}),
            hint=Message("hint-sort-variants"),
            highlight=(str(best),),
            faults={
                str(card): Message(
                    f"why-sort-{right[str(card)]}", {"card": card, "partner": partner}
                )
                for card in hand
            },
            mistakes=distinct(ideas, right),
            facts={"best": best, "more": only},
        )
        zones = named_items("zone-", ("both", "lliure-only", "neither"))
        schema = AnswerSchema("zones", card_items(hand), targets=zones)
        return Question(Message("prompt-sort-variants"), position.scene(rules), schema, key)
