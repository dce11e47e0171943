"""Kinds of question about the points that a side needs: to score in a deal, and to win a match."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import BotifarraKind, FixedKind
from cartes_lib.asking.botifarra.bidding import SUITS
from cartes_lib.asking.botifarra.marking import LESSON, PRESETS, contract_rows, points_question
from cartes_lib.asking.contract import (
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.bidding import CONTRACTS, DOUBLINGS, multiplier
from cartes_lib.botifarra.score import DEAL_POINTS, HALF


@kind
class Majority(FixedKind):
    """With how many points, at least, does a side have more points than the other side? Rule:
    BOT-SET-06.
    """

    name = "majority"
    exercises = (InLesson(LESSON, "majority", PRESETS),)

    def ask(self, position: None, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        why = Message("why-guess-majority", {"half": HALF})
        prompt = Message("guess-majority")
        return points_question(prompt, Scene("score", around=True), HALF + 1, "BOT-SET-06", why)


@dataclass(frozen=True, slots=True)
class LastDeal:
    """A side's score before a deal, with the contract and the doubling of the deal."""

    score: int
    contract: str = "oros"
    doubling: str = "none"

    @property
    def times(self) -> int:
        """The multiplier of the deal. Rule: BOT-DBL-05."""
        return multiplier(self.contract, self.doubling)

    def missing(self, rules: Rules) -> int:
        """The number of points that the side still needs to win the match. Rule: BOT-MATCH-01."""
        return rules.target - self.score

    def above(self, rules: Rules) -> int:
        """The points that the side needs, above half of the deal's points, to win the match with
        this deal.
        """
        return -(-self.missing(rules) // self.times)

    def can_end(self, rules: Rules) -> bool:
        """Whether this deal can end the match, and the match is not over yet."""
        return 0 < self.above(rules) <= DEAL_POINTS - HALF


@kind
class Needed(BotifarraKind[LastDeal]):
    """How many points must a side take in this deal to win the match? Rule: BOT-MATCH-01."""

    name = "needed"
    exercises = (InLesson(LESSON, "needed", PRESETS),)

    def read(
        self, *, score: int, contract: str = "oros", doubling: str = "none"
    ) -> tuple[LastDeal, Rules]:
        """Reads the side's score so far, and the contract with its doubling."""
        return LastDeal(score, contract, doubling), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> LastDeal:
        """Draws a score near the target of the match; above level 1 the deal may be doubled."""
        while True:
            contract = rng.choice(CONTRACTS if level > 1 else SUITS)
            doubling = rng.choice([*DOUBLINGS][:level])
            position = LastDeal(rng.randint(40, rules.target - 1), contract, doubling)
            if position.can_end(rules):
                return position

    def ask(self, position: LastDeal, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points.

        Raises:
            ValueError: the side has already won, or no result of a deal with this doubling can win
                the match.
        """
        times = position.times
        if not position.can_end(rules):
            raise ValueError(f"no deal ends a match at {position.score}, multiplied by {times}")
        missing, above = position.missing(rules), position.above(rules)
        rows = contract_rows(position.contract, position.doubling)
        rows = (Row("score", Message("guess-row-score"), position.score), *rows)
        facts = {"missing": missing, "above": above, "times": times, "points": HALF + above}
        return points_question(
            Message("guess-needed", {"target": rules.target}),
            Scene("score", rows=rows),
            HALF + above,
            "BOT-MATCH-01",
            Message("why-guess-needed", facts),
            "hint-marking",
        )
