"""The kind of question about the legal cards of a player without a partner."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.botifarra.base import SEATS
from cartes_lib.asking.botifarra.legal import HandKind, HandPosition, LegalCardsKind, random_hand
from cartes_lib.asking.contract import Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, ids
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.cards import PACK_48, Hand, Suit
from cartes_lib.tricks import Play

_DIFFERENT_SHARE = 0.8
"""Share of drawn positions in which the rules for pairs would allow different cards."""


_SIZES = {1: 5, 2: 7, 3: 9}


def _position(led: Hand, hand: Hand, trump: Suit | None) -> HandPosition:
    """A position in which seat 0 has `hand`, and the other seats have played the cards `led`."""
    plays = tuple(Play(seat, card) for seat, card in enumerate(led, SEATS - len(led)))
    return HandPosition(tuple(sorted(hand)), plays, trump)


def _discarding(rng: random.Random, level: int) -> HandPosition:
    """A position in which the learner can neither follow suit nor win. Then the rule about the
    order of discards decides which cards are legal.
    """
    led, *others = rng.sample(list(Suit), 3 if level < 3 else 4)
    plays = rng.sample([card for card in PACK_48 if card.suit == led], rng.randint(1, SEATS - 1))
    hand = rng.sample([card for card in PACK_48 if card.suit in others], _SIZES[level])
    return _position(tuple(plays), tuple(hand), rng.choice((led, None)))


def _below_the_opposite(rng: random.Random, level: int) -> HandPosition:
    """A random position after two or three cards of one suit, in which the player opposite may be
    winning the trick.
    """
    led, *others = rng.sample(list(Suit), 3 if level < 3 else 4)
    plays = rng.sample([card for card in PACK_48 if card.suit == led], rng.randint(2, SEATS - 1))
    rest = [card for card in PACK_48 if card.suit in (led, *others) and card not in plays]
    hand = rng.sample(rest, _SIZES[level])
    return _position(tuple(plays), tuple(hand), rng.choice((*others, None)))


@kind
class AloneCards(HandKind, LegalCardsKind):
    """Which cards may a player without a partner play? Rules: BOT-IND4-04, BOT-IND4-05."""

    name = "alone-cards"
    exercises = (InLesson("BO-13", "legal", ("individual",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws a position. In most of the drawn positions, the rules for pairs would allow
        different cards.

        In half of these positions, the answer differs because the player opposite is an opponent.
        In the others, the rule about the order of discards may decide.
        """
        if rng.random() > _DIFFERENT_SHARE:
            return random_hand(rng, level, rules)
        if rng.random() < 0.5:
            return _discarding(rng, level)
        return until(
            lambda: _below_the_opposite(rng, level),
            lambda position: position.allowed(rules) != position.allowed(OBLIGADA),
        )

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all cards that may be played."""
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
