"""A kind of question about two leads: do simulations show which of them is better?"""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.balanced import until
from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.botifarra.samples import NEAR, SAMPLES, WeighedChoices, bank, sample
from cartes_lib.asking.botifarra.weighed import difference
from cartes_lib.asking.contract import (
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import yes_no
from cartes_lib.asking.probabilities import figure
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.cards import card as read_card
from cartes_lib.engine import Fact


@dataclass(frozen=True, slots=True)
class ApartPosition:
    """Two leads of an evaluated position, in the order shown."""

    weighed: WeighedChoices
    cards: tuple[str, ...]

    @property
    def gap(self) -> float:
        """The difference in average points between the two leads."""
        first, second = (self.weighed.behind(card) for card in self.cards)
        return abs(first - second)

    @property
    def is_known(self) -> bool:
        """Whether the difference `gap` is larger than the sampling error."""
        return self.gap > NEAR["leads"]


@kind
class Apart(BotifarraKind[ApartPosition]):
    """Do the simulations show which of two leads is better? Rule: BOT-PLAY-01."""

    name = "apart"
    exercises = (InLesson("BO-14", "apart", ("obligada",)),)

    def read(self, *, of: int, cards: str) -> tuple[ApartPosition, Rules]:
        """Reads the index of a position in the bank of leads, from 0, and two cards of its hand."""
        return ApartPosition(bank("leads")[of], tuple(cards.split())), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ApartPosition:
        """Draws two leads of a position. In half of the draws the simulations show which is
        better.
        """
        is_known = rng.random() < 0.5

        def any_two() -> ApartPosition:
            weighed = sample(rng, "leads", level)
            return ApartPosition(weighed, tuple(rng.sample([*weighed.averages], 2)))

        return until(any_two, lambda position: position.is_known == is_known)

    def ask(self, position: ApartPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        averages = position.weighed.averages
        better = max(position.cards, key=lambda card: averages[card][0])
        rows = tuple(
            Row(card, Message("breakdown-card", {"card": read_card(card)}), figure(*averages[card]))
            for card in position.cards
        )
        is_known = position.is_known
        facts: dict[str, Fact] = {**difference(position.gap), "card": read_card(better)}
        return yes_no(
            Message("guess-apart", {"samples": SAMPLES}),
            Scene("cards", cards=tuple(map(read_card, position.cards)), rows=rows),
            is_known,
            "BOT-PLAY-01",
            Message("why-guess-apart" if is_known else "why-guess-alike", facts),
        )
