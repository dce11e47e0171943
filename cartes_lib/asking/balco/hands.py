"""Kinds of question about a hand: which cards may be thrown, and whether the pile must be taken."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.balco.base import BalcoKind, condition_hint
from cartes_lib.asking.balco.played import random_throws, table_scene
from cartes_lib.asking.balco.throws import HandKind, ThrowPosition
from cartes_lib.asking.contract import AnswerKey, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import number, reason_of, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, judge_throw
from cartes_lib.balco.condition import RANKS
from cartes_lib.balco.dealing import pack
from cartes_lib.engine import Verdict


def _random_position(rng: random.Random, level: int, count: int) -> ThrowPosition:
    """A random pile, and a hand of `count` cards that are not in the pile."""
    table = random_throws(rng, level).table
    pile_cards = {pile_card.card for pile_card in table.pile}
    hand = rng.sample([card for card in pack() if card not in pile_cards], count)
    return ThrowPosition(table.pile, table.condition, tuple(hand))


def _judged(position: ThrowPosition) -> Verdict:
    """The engine's verdict on throwing all cards of the hand of `position` together."""
    return judge_throw(
        position.hand, position.condition, position.pile, position.joker_as, position.rules
    )


def _scene(position: ThrowPosition) -> Scene:
    return table_scene(position.pile, position.hand)


def _hinted(question: Question, position: ThrowPosition) -> Question:
    """A copy of `question` with a hint about the condition of the pile."""
    hint = condition_hint(position.condition)
    return replace(question, key=replace(question.key, hint=hint))


class _OwnHandKind(HandKind):
    """A kind of question about the learner's hand and a random pile."""

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws a pile, and a hand of two, three or four cards."""
        return _random_position(rng, level, 1 + level)


@kind
class Allowed(_OwnHandKind):
    """How many cards of the hand may be thrown, each alone? Rules: BAL-TURN-03, BAL-TAKE-01."""

    name = "allowed"
    exercises = (InLesson("BA-09", "allowed", ("standard",)),)

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        able, counts = position.legal, number(0, len(position.hand))
        why = Message("why-throw", {"cards": able}) if able else Message("why-take")
        rule, scene = "BAL-TURN-03" if able else "BAL-TAKE-01", _scene(position)
        key = AnswerKey(len(able), rule, why, condition_hint(position.condition))
        return Question(Message("guess-playable"), scene, counts, key)


@kind
class Take(_OwnHandKind):
    """Must the learner take the pile? Rules: BAL-TURN-03, BAL-TAKE-01."""

    name = "take"
    exercises = (InLesson("BA-09", "take", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws a hand. In half of the draws no card may be thrown, so the pile must be taken."""
        must_take = rng.random() < 0.5
        return until(
            lambda: _random_position(rng, level, 1 + level),
            lambda position: must_take != bool(position.legal),
        )

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        able = position.legal
        why = Message("why-must-throw", {"cards": able}) if able else Message("why-take")
        rule, scene = "BAL-TURN-03" if able else "BAL-TAKE-01", _scene(position)
        return _hinted(yes_no(Message("guess-take"), scene, not able, rule, why), position)


@kind
class Legal(BalcoKind[ThrowPosition]):
    """May this card be thrown now? Rules: BAL-LEG-01 to -10, BAL-SP7-04, BAL-SP7-07."""

    name = "legal"
    exercises = (InLesson("BA-09", "card", ("standard",)),)

    def read(
        self, *, card: str, throws: str = "", joker_as: int | None = None, players: int = 4
    ) -> tuple[ThrowPosition, Rules]:
        """Reads a card, and the throws that made the pile, in notation.

        Raises:
            ValueError: `card` is not one card, or `joker_as` is missing for a joker or given
                without a joker.
        """
        position = ThrowPosition.read(throws, card, players)
        (thrown,) = position.hand
        if thrown.is_joker != (joker_as is not None):
            raise ValueError(f"a joker, and only a joker, stands for a rank, not {card!r}")
        return replace(position, joker_as=joker_as), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws a card and a pile. In half of the draws the card may be thrown."""
        is_legal = rng.random() < 0.5

        def any_card() -> ThrowPosition:
            position = _random_position(rng, level, 1)
            is_joker = position.hand[0].is_joker
            return replace(position, joker_as=rng.choice(RANKS) if is_joker else None)

        return until(any_card, lambda position: _judged(position).legal == is_legal)

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        hand, joker_as, verdict = position.hand, position.joker_as, _judged(position)
        prompt = Message("guess-throw", {"rank": hand[0].rank})
        if joker_as is not None:
            prompt = Message("guess-throw-joker", {"rank": joker_as})
        rule, why = verdict.rule, reason_of(verdict)
        return _hinted(yes_no(prompt, _scene(position), verdict.legal, rule, why), position)
