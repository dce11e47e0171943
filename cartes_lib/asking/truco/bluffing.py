"""Kinds of question about an envido from an opponent who bets with certain hands only."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from fractions import Fraction

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import chance, distinct, fitting, share_choice, share_of, with_part
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, bet_items, seat_row
from cartes_lib.asking.truco.showdowns import hands_without_flor
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules, envido_value
from cartes_lib.truco.range_odds import Range, enough_bluffs, envido_against, fair_chance, gain
from cartes_lib.truco.stakes import envido_stake

__all__ = ["Accept", "Bluffs", "RangeOdds", "RangePosition"]

_BETTORS = {
    "any": Range(),
    "24": Range(24),
    "27": Range(27),
    "29": Range(29),
    "27-fifth": Range(27, Fraction(1, 5)),
    "29-half": Range(29, Fraction(1, 2)),
}
"""The hands with which an opponent bets the envido, by the bettor's name."""
_OF_LEVEL = {
    1: ("any", "27"),
    2: ("any", "24", "27", "29"),
    3: ("27", "29", "27-fifth", "29-half"),
}


@dataclass(frozen=True, slots=True)
class RangePosition:
    """The learner's hand, and an opponent who bets the envido.

    Attributes:
        bettor: a name of `_BETTORS`.
        is_mano: whether the learner speaks first, and so wins a tie.
        calls: the chain of calls; the learner answers the last.
    """

    hand: Hand
    bettor: str
    is_mano: bool
    calls: tuple[str, ...] = ("envido",)

    def chance(self, bettor: Range | None = None) -> Fraction:
        """The share of hands of that range, or of the opponent's own range, that the learner's hand
        beats.
        """
        his = _BETTORS[self.bettor] if bettor is None else bettor
        return envido_against(self.hand, his, mano=self.is_mano, flor=True)

    @property
    def gain(self) -> Fraction:
        """The average points that accepting gains over refusing."""
        return gain(self.chance(), *envido_stake(self.calls))

    @property
    def scene(self) -> Scene:
        """The hand, the opponent's habit, and who is mano."""
        bettor = Row("bettor", Message("row-bettor"), Message(f"bettor-{self.bettor}"))
        rows = (bettor, seat_row("mano", int(not self.is_mano), 2))
        return Scene("table", groups=(_hand_group(self.hand),), rows=rows)


def _hand_group(hand: Hand) -> Group:
    return Group("mine", Message("widget-your-hand"), hand)


def _percent(share: Fraction) -> int:
    return round(100 * share)


class _RangeKind(TrucoKind[RangePosition]):
    """A kind of question about an opponent's range."""

    def read(
        self, *, hand: str, bettor: str, mano: int = 0, history: str = "envido"
    ) -> tuple[RangePosition, Rules]:
        """Reads the learner's hand, and how the opponent bets: "any", "24", "27", "29", "27-fifth"
        (27 and a fifth of the weaker hands) or "29-half".

        Args:
            mano: the seat that speaks first.
            history: the chain of calls, such as "envido real-envido".

        Raises:
            KeyError: no such bettor.
        """
        position = RangePosition(read_cards(hand), bettor, mano == 0, tuple(history.split()))
        position.chance()
        return position, CON_FLOR

    def _draw(self, rng: random.Random, level: int, calls: tuple[str, ...]) -> RangePosition:
        """Draws a hand that is usually worth twenty or more."""
        while True:
            (hand,) = hands_without_flor(rng, 1)
            if level == 1 or envido_value(hand) >= 20 or rng.random() < 0.3:
                bettor = rng.choice(_OF_LEVEL[level])
                return RangePosition(hand, bettor, rng.random() < 0.5, calls)


@kind
class RangeOdds(_RangeKind):
    """What is the chance that the hand wins, in percent? Rule: TRU-ENV-10."""

    name = "range-odds"
    exercises = (InLesson("TR-16", "odds", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RangePosition:
        """Draws a hand that neither nearly always wins nor nearly always loses."""
        while True:
            position = self._draw(rng, level, ("envido",))
            if Fraction(3, 100) < position.chance() < Fraction(97, 100):
                return position

    def ask(self, position: RangePosition, rules: Rules) -> Question:
        """Asks for a number in percent; a close estimate is right."""
        value = envido_value(position.hand)
        right, blind = _percent(position.chance()), _percent(position.chance(Range()))
        unit = Message("guess-unit-percent")
        schema, tolerance = AnswerSchema("number", high=100, unit=unit, dial=True), 8
        sober = Range(_BETTORS[position.bettor].least)
        ideas = {
            "range-forgotten": blind,
            "range-bluff-forgotten": _percent(position.chance(sober)),
            "range-other-way": 100 - right,
        }
        facts = {"value": value, "percent": right, "blind": blind, "same": blind == right}
        key = AnswerKey(
            answer=right,
            rule="TRU-ENV-10",
            why=Message("why-range-odds", facts),
            hint=Message("hint-range-odds", {"value": value}),
            highlight=("bettor",),
            mistakes={
                name: wrong
                for name, wrong in fitting(ideas, right, schema).items()
                if abs(wrong - right) > tolerance
            },
            tolerance=tolerance,
        )
        return Question(Message("prompt-range-odds"), position.scene, schema, key)


_BETS = ("envido",), ("real-envido",), ("envido", "real-envido")
_CLOSE = Fraction(3, 10)
"""Points: where accepting and refusing differ by less, no exercise is drawn."""


@kind
class Accept(_RangeKind):
    """Does accepting or refusing the envido bring more points? Rule: TRU-ENV-05."""

    name = "accept"
    exercises = (InLesson("TR-16", "call", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RangePosition:
        """Draws a position in which one answer is clearly better."""
        wants = rng.random() < 0.5
        while True:
            position = self._draw(rng, level, rng.choice(_BETS[:level]))
            if abs(position.gain) >= _CLOSE and (position.gain > 0) == wants:
                return position

    def ask(self, position: RangePosition, rules: Rules) -> Question:
        """Asks for the choice between quiero and no quiero."""
        accepted, refused = envido_stake(position.calls)
        share, blind = position.chance(), position.chance(Range())
        fair = fair_chance(accepted, refused)
        right, wrong = "no-quiero", "quiero"
        idea = "accept-any-hand" if blind > fair else "accept-hope"
        if position.gain > 0:
            right, wrong = wrong, right
            idea = "accept-needs-half" if share < Fraction(1, 2) else "accept-folds-winner"
        facts = {"percent": _percent(share), "least": _percent(fair)}
        key = AnswerKey(
            answer=right,
            rule="TRU-ENV-05",
            why=Message("why-range-accept", facts),
            hint=Message("hint-range-accept", {"least": _percent(fair)}),
            highlight=("bettor",),
            mistakes=distinct({idea: wrong}, right),
        )
        prompt = Message(
            "prompt-range-accept",
            {
                "call": f"call-{position.calls[-1]}",
                "raised": len(position.calls) > 1,
                "accepted": accepted,
                "refused": refused,
            },
        )
        schema = AnswerSchema("choice", bet_items(("quiero", "no-quiero")))
        return Question(prompt, position.scene, schema, key)

    def drawn(self, rng: random.Random, level: int, preset: str) -> Question:
        """The same question with a second part: what share of the opponent's hands the learner's
        hand beats.
        """
        rules = self.rules(preset)
        position = self.draw(rng, level, rules)
        share = share_of(position.chance())
        return with_part(self.ask(position, rules), "share-hands", share_choice(), share)


@dataclass(frozen=True, slots=True)
class BluffsPosition:
    """The hand of the learner, who is mano, and an opponent who bets with `least` or more, and
    bluffs.
    """

    hand: Hand
    least: int
    call: str

    @property
    def needed(self) -> Fraction:
        """The chance of winning that makes accepting as good as refusing."""
        return fair_chance(*envido_stake(self.call))

    @property
    def share(self) -> Fraction:
        """The share of weaker hands with which the opponent must bluff for accepting to be right.

        Raises:
            ValueError: no share is large enough, or accepting is right without bluffs.
        """
        share = enough_bluffs(self.hand, self.least, self.needed)
        if not 0 < share <= 1:
            raise ValueError(f"{share} is not a share of the weaker hands")
        return share


@kind
class Bluffs(TrucoKind[BluffsPosition]):
    """With how many of a hundred weaker hands must the opponent bluff, so that you accept the bet?

    Rules: TRU-ENV-05, TRU-ENV-09.
    """

    name = "bluffs"
    exercises = (InLesson("TR-16", "bluffs", ("con-flor",)),)

    def read(self, *, hand: str, least: int, call: str = "envido") -> tuple[BluffsPosition, Rules]:
        """Reads the learner's hand, the value from which the opponent always bets, and the call."""
        return BluffsPosition(read_cards(hand), least, call), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> BluffsPosition:
        """Draws a hand that needs some bluffs; from level 2 on the call may be a real envido."""
        while True:
            (hand,) = hands_without_flor(rng, 1)
            call = rng.choice(("envido", "real-envido")[:level])
            position = BluffsPosition(hand, rng.randint(24, 29), call)
            try:
                _ = position.share
            except ValueError:
                continue
            return position

    def ask(self, position: BluffsPosition, rules: Rules) -> Question:
        """Asks for a number in percent; a close estimate is right."""
        share, value = position.share, envido_value(position.hand)
        bettor = Message("guess-bettor-bluffs", {"value": position.least})
        rows = (Row("bettor", Message("row-bettor"), bettor),)
        scene = Scene("table", groups=(_hand_group(position.hand),), rows=rows)
        prompt = Message("guess-bluffs", {"value": value})
        question = chance(prompt, share, "TRU-ENV-09", scene)
        facts = {"percent": _percent(share), "needed": _percent(position.needed)}
        hint = Message("hint-range-accept", {"least": facts["needed"]})
        key = replace(question.key, why=Message("why-guess-bluffs", facts), hint=hint)
        return replace(question, key=key)
