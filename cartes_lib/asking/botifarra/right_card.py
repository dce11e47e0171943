"""Exercises of BO-16: which card to play second, third or last, and why it is the better card."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.botifarra.play_reasons import COMPARISONS, true_comparisons
from cartes_lib.asking.botifarra.weighed_plays import (
    PlayPosition,
    WeighedPlay,
    play_scene,
    plays_bank,
    random_position,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import named_items
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import Rules, State
from cartes_lib.botifarra.memory import remember
from cartes_lib.cards import Card
from cartes_lib.cards import card as read_card

_PRESETS = ("obligada", "lliure")
_FALSE = {1: 2, 2: 3, 3: 3}
"""The number of false reasons to choose from; the keys are levels. Five reasons do not fit on a
phone.
"""


@kind
class RightCard(WeighedPlay):
    """Which card do you play as second, third or last player of a trick? Rule: BOT-PLAY-09."""

    name = "right-card"
    exercises = (InLesson("BO-16", "play", _PRESETS),)
    bank = "cards"
    prompt = "prompt-right-card"
    hint = "hint-right-card"
    rule = "BOT-PLAY-09"


@dataclass(frozen=True, slots=True)
class CardPair:
    """A position, a wrong card, and the reasons to choose from."""

    play: PlayPosition
    other: Card
    offered: tuple[str, ...]

    @property
    def true_reasons(self) -> list[str]:
        """The names of the true reasons why the best card is better than the other card."""
        return list(true_comparisons(remember(self.play.state, 0), self.play.best, self.other))


def _reasons_to_choose(
    play: PlayPosition, other: Card, count: int, rng: random.Random
) -> tuple[str, ...]:
    """The names of the reasons to choose from, in random order: the deciding reason, and `count`
    false reasons.
    """
    known = true_comparisons(remember(play.state, 0), play.best, other)
    false = [name for name in COMPARISONS if name not in known]
    offered = [next(iter(known)), *rng.sample(false, count)]
    rng.shuffle(offered)
    return tuple(offered)


_CANDIDATES = 12
"""Number of pairs of cards that are drawn; the draw returns one of them."""


@kind
class WhyCard(BotifarraKind[CardPair]):
    """Why is one card better to play than another? Rule: BOT-PLAY-09."""

    name = "why-card"
    exercises = (InLesson("BO-16", "why", _PRESETS),)

    def read(self, *, of: int, other: str) -> tuple[CardPair, Rules]:
        """Reads the index, from 0, of a position in the bank "cards", and a wrong card."""
        play = plays_bank("cards")[of]
        card = read_card(other)
        offered = _reasons_to_choose(play, card, _FALSE[1], random.Random(of))
        return CardPair(play, card, offered), play.state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CardPair:
        """Draws a position and a wrong card. At level 1 there are fewer reasons to choose from.

        The same reason decides in most positions, so the draw prefers positions with rarer reasons.
        """
        pairs = [self._pair(rng, level, rules) for _ in range(_CANDIDATES)]
        reason = rng.choice(sorted({pair.true_reasons[0] for pair in pairs}))
        return next(pair for pair in pairs if pair.true_reasons[0] == reason)

    def _pair(self, rng: random.Random, level: int, rules: Rules) -> CardPair:
        while True:
            play = random_position(rng, "cards", level, rules)
            memory = remember(play.state, 0)
            wrong = [card for card in play.costly if true_comparisons(memory, play.best, card)]
            if wrong:
                other = rng.choice(wrong)
                return CardPair(play, other, _reasons_to_choose(play, other, _FALSE[level], rng))

    def state(self, position: CardPair, rules: Rules, rng: random.Random) -> State:
        """The state in which seat 0 chooses the card."""
        return position.play.state

    def ask(self, position: CardPair, rules: Rules) -> Question:
        """Question about `position`; the answer is a reason."""
        play, other = position.play, position.other
        facts = {"card": play.best, "other": other}
        reason = play.reason(other)
        assert reason is not None, "a reason is known against each wrong card"
        key = AnswerKey(
            answer=position.true_reasons[0],
            rule="BOT-PLAY-09",
            why=reason,
            hint=Message("hint-why-card", facts),
            highlight=(str(play.best), str(other)),
        )
        schema = AnswerSchema("choice", named_items("because-play-", position.offered))
        return Question(Message("prompt-why-card", facts), play_scene(play.state), schema, key)
