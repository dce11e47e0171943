"""The kind of question about the cards that a player without a partner may play."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.botifarra.legal import HandKind, HandPosition, LegalCardsKind, drawn_hand
from cartes_lib.asking.contract import Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, ids
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules

__all__ = ["AloneCards"]

_DIFFERENT_SHARE = 0.8
"""Share of the positions in which players in pairs may play other cards."""


@kind
class AloneCards(HandKind, LegalCardsKind):
    """Which cards may be played without a partner? Rules: BOT-IND4-04, BOT-IND4-05."""

    name = "alone-cards"
    exercises = (InLesson("BO-13", "legal", ("individual",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a position in which pairs would mostly play by another rule.

        Having no partner decides as often as the order of discards.
        """
        if rng.random() > _DIFFERENT_SHARE:
            return drawn_hand(rng, level, rules)
        is_order = rng.random() < 0.5

        def fits(position: HandPosition) -> bool:
            alone = position.decision(rules)
            has_order = alone.rule == "BOT-IND4-04"
            return has_order == is_order and alone.legal != position.allowed(OBLIGADA)

        return until(lambda: drawn_hand(rng, level, rules), fits)

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Asks for the choice of all these cards."""
        question = super().ask(position, rules)
        right = ids(position.allowed(rules))
        without_order = replace(rules, ind_discard_order=False)
        ideas = {
            "legal-partner-opposite": ids(position.allowed(OBLIGADA)),
            "legal-order-forgotten": ids(position.allowed(without_order)),
        }
        if ideas["legal-order-forgotten"] != right:
            ideas.pop("legal-partner-opposite")
        mistakes = distinct({**ideas, **question.key.mistakes}, right)
        return replace(question, key=replace(question.key, mistakes=mistakes))
