"""Kinds of question about an envido called by an opponent whose range of hands is known."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from fractions import Fraction

from cartes_lib.asking.balanced import until
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
from cartes_lib.asking.parts import distinct, fitting, with_part
from cartes_lib.asking.probabilities import chance, share_choice, share_of
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, bet_items, seat_row
from cartes_lib.asking.truco.showdowns import after_actions, hands_without_flor
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules, State, envido_value, start_deal, strength
from cartes_lib.truco.range_odds import Range, enough_bluffs, envido_against, fair_chance, gain
from cartes_lib.truco.stakes import envido_stake

_BETTORS = {
    "any": Range(),
    "24": Range(24),
    "27": Range(27),
    "29": Range(29),
    "27-fifth": Range(27, Fraction(1, 5)),
    "29-half": Range(29, Fraction(1, 2)),
}
"""The range of hands with which an opponent calls the envido; the keys are types of opponents."""
_OF_LEVEL = {
    1: ("any", "27"),
    2: ("any", "24", "27", "29"),
    3: ("27", "29", "27-fifth", "29-half"),
}


@dataclass(frozen=True, slots=True)
class RangePosition:
    """The learner's hand, and an opponent who calls the envido.

    Attributes:
        bettor: the type of the opponent, a key of `_BETTORS`.
        is_mano: whether the learner is mano: has the first turn, and wins a tie.
        calls: the calls in order; the learner answers the last call.
    """

    hand: Hand
    bettor: str
    is_mano: bool
    calls: tuple[str, ...] = ("envido",)

    def chance(self, bettor: Range | None = None) -> Fraction:
        """The probability that the learner's hand beats a hand of `bettor`; None means the
        opponent's own range.
        """
        theirs = _BETTORS[self.bettor] if bettor is None else bettor
        return envido_against(self.hand, theirs, mano=self.is_mano, flor=True)

    @property
    def gain(self) -> Fraction:
        """The average points of accepting the envido minus those of refusing it."""
        return gain(self.chance(), *envido_stake(self.calls))

    @property
    def scene(self) -> Scene:
        """The scene: the hand, the opponent's type, and the mano (first player)."""
        bettor = Row("bettor", Message("row-bettor"), Message(f"bettor-{self.bettor}"))
        rows = (bettor, seat_row("mano", int(not self.is_mano), 2))
        return Scene("table", groups=(_hand_group(self.hand),), rows=rows)


def _hand_group(hand: Hand) -> Group:
    return Group("mine", Message("widget-your-hand"), hand)


def _percent(share: Fraction) -> int:
    return round(100 * share)


class _RangeKind(TrucoKind[RangePosition]):
    """A kind of question about the range of hands of an opponent."""

    def read(
        self, *, hand: str, bettor: str, mano: int = 0, history: str = "envido"
    ) -> tuple[RangePosition, Rules]:
        """Reads the learner's hand, and the type of the opponent.

        The type is "any", the minimum value of the opponent's hands ("24", "27", "29"), or a
        minimum with bluffs: "27-fifth" (and a fifth of the weaker hands) or "29-half".

        Args:
            mano: the seat of the first player, who wins a tie.
            history: the calls in order, such as "envido real-envido".

        Raises:
            KeyError: the type of the opponent is unknown.
        """
        position = RangePosition(read_cards(hand), bettor, mano == 0, tuple(history.split()))
        position.chance()
        return position, CON_FLOR

    def state(self, position: RangePosition, rules: Rules, rng: random.Random) -> State:
        """The state before the learner's answer; the opponent's hand is in the opponent's range."""
        theirs = _BETTORS[position.bettor]
        hand = until(
            lambda: hands_without_flor(rng, 1)[0],
            lambda cards: (
                not {*cards} & {*position.hand}
                and (envido_value(cards) >= theirs.least or rng.random() < theirs.bluff)
            ),
        )
        hands = (position.hand, hand)
        mano, bettor = int(not position.is_mano), len(position.calls) % 2
        # The player with the first turn made no call, so this player has played a card.
        first = [] if mano == bettor else [str(min(hands[mano], key=strength))]
        dealt = start_deal(replace(rules, players=2), 1 - mano, hands, ())
        return after_actions(dealt, [*first, *position.calls])

    def _draw(self, rng: random.Random, level: int, calls: tuple[str, ...]) -> RangePosition:
        """Draws a hand, usually with a value of 20 or more, and an opponent."""
        while True:
            (hand,) = hands_without_flor(rng, 1)
            if level == 1 or envido_value(hand) >= 20 or rng.random() < 0.3:
                bettor = rng.choice(_OF_LEVEL[level])
                return RangePosition(hand, bettor, rng.random() < 0.5, calls)


@kind
class RangeOdds(_RangeKind):
    """What is the chance that your hand wins, in percent? Rule: TRU-ENV-10."""

    name = "range-odds"
    exercises = (InLesson("TR-16", "odds", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RangePosition:
        """Draws a hand whose chance of winning is neither very low nor very high."""
        while True:
            position = self._draw(rng, level, ("envido",))
            if Fraction(3, 100) < position.chance() < Fraction(97, 100):
                return position

    def ask(self, position: RangePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number in percent. A close estimate is
        right.
        """
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
"""Minimum difference in points between accepting and refusing in a drawn exercise."""


@kind
class Accept(_RangeKind):
    """Does accepting the envido win more points on average than refusing it? Rule: TRU-ENV-05."""

    name = "accept"
    exercises = (InLesson("TR-16", "call", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RangePosition:
        """Draws a position in which one answer is clearly better. Where accepting is better, the
        hand wins less than half of the time in half of the draws.
        """
        wanted = rng.choice(("half", "more", "refuse"))
        while True:
            position = self._draw(rng, level, rng.choice(_BETS[:level]))
            answer = "refuse" if position.gain < 0 else share_of(position.chance())
            if abs(position.gain) >= _CLOSE and answer == wanted:
                return position

    def ask(self, position: RangePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is "quiero" (accept) or "no quiero" (refuse)."""
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

    def generate(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question with a second part: which share of the opponent's hands does the learner's
        hand beat?
        """
        rules = self.rules(preset)
        position = self.draw(rng, level, rules)
        share = share_of(position.chance())
        return with_part(self.ask(position, rules), "share-hands", share_choice(), share)


@dataclass(frozen=True, slots=True)
class BluffsPosition:
    """The hand of the learner, who is mano (first player). The opponent always calls with a value
    of `least` or more, and sometimes bluffs.
    """

    hand: Hand
    least: int
    call: str

    @property
    def needed(self) -> Fraction:
        """The probability of winning with which accepting the envido is as good as refusing it."""
        return fair_chance(*envido_stake(self.call))

    @property
    def share(self) -> Fraction:
        """The minimum share of weaker hands with which the opponent must bluff so that accepting is
        right.

        Raises:
            ValueError: accepting is wrong for every share, or right even without bluffs.
        """
        share = enough_bluffs(self.hand, self.least, self.needed, flor=True)
        if not 0 < share <= 1:
            raise ValueError(f"{share} is not a share of the weaker hands")
        return share


@kind
class Bluffs(TrucoKind[BluffsPosition]):
    """With how many of a hundred weaker hands must the opponent bluff, so that it is right to
    accept the bet?

    Rules: TRU-ENV-05, TRU-ENV-09.
    """

    name = "bluffs"
    exercises = (InLesson("TR-16", "bluffs", ("con-flor",)),)

    def read(self, *, hand: str, least: int, call: str = "envido") -> tuple[BluffsPosition, Rules]:
        """Reads the learner's hand, the minimum value with which the opponent always calls, and the
        call.
        """
        return BluffsPosition(read_cards(hand), least, call), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> BluffsPosition:
        """Draws a hand with which accepting is right only above a certain share of bluffs. From
        level 2 on the call may be a real envido, which is worth more.
        """
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
        """Question about `position`; the answer is a number in percent. A close estimate is
        right.
        """
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
