"""Kinds of question about the points of a deal, and the halves of a chico (a part of the match)."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.balanced import evenly, until
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, fitting
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import POINTS, TrucoKind, score_rows
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.score import CHICO, Award, score_zone, scored
from cartes_lib.truco.stakes import envido_stake

_WINNERS = ((True, True), (True, False), (False, True))


@dataclass(frozen=True, slots=True)
class HandPosition:
    """The points at stake in a deal, and the side that wins them.

    Attributes:
        stakes: points of the envido (0 without an envido) and of the tricks.
        wins: whether the learner's side wins the envido, and whether it wins the tricks.
        scores: the scores before the deal, the learner's first; None to ask for the points of the
            deal.
    """

    stakes: tuple[int, int]
    wins: tuple[bool, bool]
    scores: tuple[int, int] | None = None

    @property
    def awards(self) -> tuple[Award, ...]:
        """The awards of the envido and of the tricks, in the order in which they are counted."""
        bets = zip(("envido", "truco"), self.wins, self.stakes, strict=True)
        return tuple(Award(bet, int(not won), points) for bet, won, points in bets if points)

    @property
    def is_stopped(self) -> bool:
        """Whether the points of the envido end the chico, so that the points of the tricks are not
        added.
        """
        if self.scores is None or not self.stakes[0]:
            return False
        return max(self.after(self.awards[:1])) >= CHICO

    def after(self, awards: tuple[Award, ...]) -> tuple[int, ...]:
        """The scores after `awards`; no score is higher than the target of a chico. Rule:
        TRU-SCORE-03.
        """
        return scored(self.scores or (0, 0), awards, ((0,), (1,)))[0]


@kind
class HandPoints(TrucoKind[HandPosition]):
    """How many points does your side win in a whole deal? Rules: TRU-SCORE-01, TRU-SCORE-03."""

    name = "hand-points"
    exercises = (InLesson("TR-10", "score", ("con-flor",)),)

    def read(
        self,
        *,
        stakes: tuple[int, int],
        wins: tuple[bool, bool],
        scores: tuple[int, int] | None = None,
    ) -> tuple[HandPosition, Rules]:
        """Reads the points of envido and tricks, whether the learner's side wins each, and the
        scores before the deal.
        """
        return HandPosition(stakes, wins, scores), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HandPosition:
        """Draws the points of a deal. From level 2 on it has an envido; at level 3 it is near the
        end of a chico, which the learner's side wins in a third of the draws.
        """
        if level == 3:
            wins_chico = rng.random() < 1 / 3
            return until(
                lambda: self._any(rng, level),
                lambda position: (position.after(position.awards)[0] == CHICO) == wins_chico,
            )
        return self._any(rng, level)

    def _any(self, rng: random.Random, level: int) -> HandPosition:
        calls = rng.choice(((), ("envido",), ("real-envido",), ("envido", "envido")))
        if level > 1:
            calls = rng.choice((("envido",), ("envido", "real-envido"), ("real-envido",)))
        stakes = envido_stake(calls)[0] if calls else 0, rng.randint(1, 4)
        scores = (rng.randint(22, 29), rng.randint(24, 29)) if level == 3 else None
        return HandPosition(stakes, rng.choice(_WINNERS), scores)

    def ask(self, position: HandPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number: the points of the deal, or the new
        score.
        """
        before = position.scores[0] if position.scores else 0
        won = [stake * wins for stake, wins in zip(position.stakes, position.wins, strict=True)]
        mine, both = sum(won), sum(position.stakes)
        right = mine if position.scores is None else position.after(position.awards)[0]
        schema = AnswerSchema("number", high=40, unit=POINTS)
        ideas = {
            "points-after-the-end": right if position.scores is None else min(CHICO, before + mine),
            "points-beyond-thirty": before + mine,
            "points-of-both": before + both,
            "points-truco-only": before + won[1],
            "points-envido-only": before + won[0],
            "points-other-side": before + both - mine,
        }
        points = (won[0], 0) if position.is_stopped else won
        parts = [(Message("row-envido-stake"), points[0]), (Message("row-truco-stake"), points[1])]
        if position.scores is not None:
            parts.insert(0, (Message("row-score-you"), before))
        if (beyond := before + sum(points) - right) > 0:
            parts.append((Message("breakdown-beyond"), -beyond))
        why = "why-hand-points" if position.scores is None else "why-new-score"
        key = AnswerKey(
            answer=right,
            rule="TRU-SCORE-01" if position.scores is None else "TRU-SCORE-03",
            why=Message("why-hand-stopped" if position.is_stopped else why, {"points": right}),
            hint=Message("hint-hand-points"),
            highlight=("envido", "truco"),
            mistakes=fitting(ideas, right, schema),
            breakdown=tuple(parts),
        )
        prompt = "prompt-hand-points" if position.scores is None else "prompt-new-chico"
        return Question(Message(prompt), Scene("score", rows=_sheet(position)), schema, key)


def _sheet(position: HandPosition) -> tuple[Row, ...]:
    """Scene rows with the points at stake, the sides that win them, and the scores."""
    rows: list[Row] = []
    for bet, stake, won in zip(("envido", "truco"), position.stakes, position.wins, strict=True):
        label = Message(f"row-{bet}-stake")
        rows.append(Row(bet, label, stake or Message("state-no-envido")))
        if stake:
            winner = Message("side-yours" if won else "side-theirs")
            rows.append(Row(f"{bet}-winner", Message(f"row-{bet}-winner"), winner))
    return (*rows, *(score_rows(position.scores) if position.scores else ()))


@kind
class Zone(TrucoKind[int]):
    """Is this score in the first half (malas) or in the second half (buenas) of a chico? Rule:
    TRU-SET-05.
    """

    name = "zone"
    exercises = (InLesson("TR-10", "zone", ("con-flor",)),)

    def read(self, *, score: int) -> tuple[int, Rules]:
        """Reads the score of a side."""
        return score, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> int:
        """Draws a score; at higher levels it is closer to the limit between the two halves, malas
        and buenas.
        """
        near = range(rules.half - 12 // level, rules.half + 12 // level + 1)
        return evenly(rng, near, lambda score: score_zone(score, rules))

    def ask(self, position: int, rules: Rules) -> Question:
        """Question about `position`; the answer is "malas" or "buenas"."""
        items = tuple(
            Item(name, message=Message(f"glossary-truco-{name}")) for name in ("malas", "buenas")
        )
        law, right = Message("rule-TRU-SET-05"), score_zone(position, rules)
        key = AnswerKey(right, "TRU-SET-05", law, law, mistakes=distinct({}, right))
        prompt = Message("guess-zone", {"points": position})
        row = Row("you", Message("term-seat-you"), position)
        scene = Scene("score", rows=(row,), around=True, seats=2)
        return Question(prompt, scene, AnswerSchema("choice", items), key)
