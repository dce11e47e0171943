"""Kinds of question about the score: multipliers of a deal, points scored, end of the match."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import SEATS, BotifarraKind
from cartes_lib.asking.botifarra.bidding import STEPS, SUITS, CallsPosition, log_scene
from cartes_lib.asking.contract import (
    AnswerKey,
    Group,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import among, fitting, number
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.bidding import CONTRACTS, DOUBLINGS, multiplier
from cartes_lib.botifarra.score import DEAL_POINTS, HALF, card_points, deal_score, pile_points
from cartes_lib.cards import PACK_48, Hand
from cartes_lib.engine import Fact

_PILED_SHARE = 0.5
"""Share of the deals above level 1 in which the learner must count the points of the pile."""
_MAX_POINTS = 400
LESSON, PRESETS = "BO-09", ("obligada", "lliure")


def contract_rows(contract: str, doubling: str) -> tuple[Row, ...]:
    """Rows of a score sheet with the contract and its doubling."""
    return (
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )


@dataclass(frozen=True, slots=True)
class TimesPosition:
    """A sequence of calls that names a contract.

    Attributes:
        points: the points of the winning side, to ask for its score; None to ask for the
            multiplier.
    """

    calls: CallsPosition
    points: int | None = None


_PATHS = [(contract, doubling) for contract in ("suit", "botifarra") for doubling in range(4)][:-1]
"""The seven combinations that give a deal its multiplier: type of contract, and number of
doublings.
"""

_FACTORS = ("1", "2", "3", "4", "6", "8")
"""All multipliers, including wrong multipliers that misconceptions lead to."""


@kind
class Times(BotifarraKind[TimesPosition]):
    """What is the multiplier of a deal after these calls, or what does the winning side score?
    Rule: BOT-DBL-05.
    """

    name = "times"
    exercises = (InLesson("BO-07", "score", PRESETS),)

    def read(
        self, *, history: str, dealer: int = 0, points: int | None = None
    ) -> tuple[TimesPosition, Rules]:
        """Reads the calls, including passes; see `TimesPosition`."""
        return TimesPosition(CallsPosition(tuple(history.split()), dealer), points), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TimesPosition:
        """Draws calls; the question is about the multiplier at level 1, and about the score at
        higher levels.
        """
        sort, steps = rng.choice(_PATHS)
        contract = "botifarra" if sort == "botifarra" else rng.choice(SUITS)
        calls = CallsPosition((contract, *STEPS[:steps]), rng.randrange(SEATS))
        above = rng.randint(1, 12) if level == 2 else rng.randint(5, 36)
        return TimesPosition(calls, None if level == 1 else HALF + above)

    def ask(self, position: TimesPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number.

        Raises:
            ValueError: the calls name no contract.
        """
        state, points = position.calls.state, position.points
        if state.contract is None:
            raise ValueError(f"no contract is named: {position.calls.history!r}")
        is_botifarra, doubling = state.contract == "botifarra", state.doubling
        times = multiplier(state.contract, doubling)
        steps = [*DOUBLINGS].index(doubling)
        above = 1 if points is None else points - HALF
        right = times if points is None else deal_score(points, times)[0]
        schema = number(0, 300, "unit-points" if points is not None else "")
        doubled = steps + is_botifarra
        ideas = {
            "multiplier-botifarra-forgotten": above * (times // 2) if is_botifarra else right,
            "multiplier-added": above * (1 + doubled),
            "multiplier-sum": above * 2 * doubled if times > 1 else right,
            "multiplier-all-points": right if points is None else points * times,
            "multiplier-forgotten": right if points is None else above,
        }
        scene = _with_points(position)
        key = AnswerKey(
            answer=right,
            rule="BOT-DBL-05",
            why=_why_multiplied(position, times, right, above),
            hint=Message("hint-multiplier"),
            highlight=tuple(line.id for line in scene.lines),
            mistakes=fitting(ideas, right, schema),
            facts={"times": times},
            breakdown=tuple(
                (Message("breakdown-times", {"call": f"call-{call}"}), 2)
                for call in position.calls.history
                if call in ("botifarra", *STEPS)
            ),
            case=f"{'botifarra' if is_botifarra else 'suit'}-{steps}",
        )
        prompt = Message("prompt-multiplier" if points is None else "prompt-scored")
        question = Question(prompt, scene, schema, key)
        return among(question, _FACTORS) if points is None else question


def _why_multiplied(position: TimesPosition, times: int, right: int, above: int) -> Message:
    """The reason for the answer `right`: points above half of the deal's, times the multiplier."""
    if position.points is not None:
        return Message("why-multiplied", {"times": times, "points": right, "above": above})
    # The lessons teach the multiplier of botifarra before the doublings.
    state = position.calls.state
    if state.contract == "botifarra" and state.doubling == "none":
        return Message("guess-why-times-botifarra")
    return Message("why-multiplier", {"times": times})


def _with_points(position: TimesPosition) -> Scene:
    """The scene: the calls, and the points of the winning side if the question gives them."""
    scene = position.calls.scene
    if position.points is None:
        return scene
    row = Row("points", Message("row-winners-points"), position.points)
    return replace(scene, rows=(*scene.rows, row))


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of the learner's side in a deal.

    Attributes:
        points: the points of the learner's side; None if they must be counted from its `pile` of
            `tricks` tricks.
        dealer: the seat that dealt, if the scene shows the calls; None if it shows the contract
            alone.
        before: the side's score before the deal, to ask for the new score; else None.
        of_other: whether the scene shows the points of the other side instead.
    """

    points: int | None
    contract: str = "oros"
    doubling: str = "none"
    dealer: int | None = None
    before: int | None = None
    of_other: bool = False
    pile: Hand = ()
    tricks: int = 0

    @property
    def own(self) -> int:
        """Points of the learner's side in the deal. Rule: BOT-SET-06."""
        return pile_points(self.pile, self.tricks) if self.points is None else self.points

    @property
    def times(self) -> int:
        """The multiplier of the deal. Rule: BOT-DBL-05."""
        return multiplier(self.contract, self.doubling)

    @property
    def shown(self) -> int:
        """The points that the scene shows: those of the other side if `of_other`, else of the
        learner's side.
        """
        return DEAL_POINTS - self.own if self.of_other else self.own

    @property
    def scene(self) -> Scene:
        """The scene: the calls (or only the contract), with the points or the pile of a side."""
        label = Message("row-other-points" if self.of_other else "row-your-points")
        rows = () if self.tricks else (Row("points", label, self.shown),)
        if self.dealer is None:
            return Scene("score", rows=(*rows, *contract_rows(self.contract, self.doubling)))
        if self.before is not None:
            rows = (*rows, Row("before", Message("row-score-before"), self.before))
        steps = [*DOUBLINGS].index(self.doubling)
        log = log_scene((self.contract, *STEPS[:steps]), self.dealer)
        return replace(log, rows=(*log.rows, *rows), groups=self._groups)

    @property
    def _groups(self) -> tuple[Group, ...]:
        """The groups of the scene: the cards of the pile that are worth points; empty without a
        pile.
        """
        if not self.tricks:
            return ()
        worth = tuple(card for card in self.pile if card_points(card))
        return (Group("pile", Message("group-counting-pile", {"count": self.tricks}), worth),)


@kind
class Scored(BotifarraKind[DealResult]):
    """What does your side score for this deal? Rules: BOT-SCORE-01, BOT-SCORE-02."""

    name = "scored"
    exercises = (InLesson(LESSON, "score", PRESETS),)

    def read(
        self, *, points: int, contract: str = "oros", doubling: str = "none"
    ) -> tuple[DealResult, Rules]:
        """Reads the points of the learner's side, and the contract with its doubling."""
        return DealResult(points, contract, doubling), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> DealResult:
        """Draws a number of points or, above level 1, a pile of won cards. At level 3 the question
        asks for the new score.
        """
        pile: Hand = ()
        tricks = 0
        if level > 1 and rng.random() < _PILED_SHARE:
            tricks = rng.randint(4, 8)
            pile = tuple(sorted(rng.sample(PACK_48, SEATS * tricks)))
        # A side with half of the points or fewer always scores 0, so few draws have this answer.
        low, high = rng.choice(((12, HALF - 1), (HALF + 1, 60), (HALF + 1, 60)))
        own = rng.randint(low, high) if rng.random() < 0.9 else HALF
        contract = rng.choice(CONTRACTS if level > 1 else SUITS)
        steps = 0 if level == 1 else rng.randint(0, 2)
        before = rng.randint(0, 90) if level == 3 else None
        of_other = level > 1 and not tricks and rng.random() < 0.4
        points, doubling = None if tricks else own, [*DOUBLINGS][steps]
        dealer = rng.randrange(SEATS)
        return DealResult(points, contract, doubling, dealer, before, of_other, pile, tricks)

    def ask(self, position: DealResult, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        own, times = position.own, position.times
        scored, other = deal_score(own, times)
        before = position.before or 0
        schema = number(0, _MAX_POINTS, "unit-points")
        ideas = {
            "marking-tricks-forgotten": before + deal_score(own - position.tricks, times)[0],
            "marking-as-shown": before + deal_score(position.shown, times)[0],
            "marking-all-points": before + own * times,
            "marking-multiplier-forgotten": before + deal_score(own)[0],
            "marking-other-side": before + other,
            "marking-score-forgotten": scored,
        }
        breakdown = [(Message("breakdown-above", {"times": times}), scored)]
        if position.before is not None:
            breakdown.insert(0, (Message("row-score-before"), before))
        scene = position.scene
        key = AnswerKey(
            answer=before + scored,
            rule="BOT-SCORE-02" if own == HALF else "BOT-SCORE-01",
            why=_why(position, scored),
            hint=Message("hint-marking"),
            highlight=(*(() if position.tricks else ("points",)), *(x.id for x in scene.lines)),
            mistakes=fitting(ideas, before + scored, schema),
            facts={"own": own, "scored": scored},
            breakdown=tuple(breakdown),
        )
        prompt = "prompt-marking" if position.before is None else "prompt-new-score"
        return Question(Message(prompt), scene, schema, key)


def _why(position: DealResult, scored: int) -> Message:
    asks = "points" if position.before is None else "score"
    own = position.own
    facts: dict[str, Fact] = {"own": own, "score": (position.before or 0) + scored, "asks": asks}
    if own <= HALF:
        return Message("why-marking-nothing", facts)
    facts |= {"above": own - HALF, "times": position.times, "scored": scored}
    return Message("why-marking", facts)


def points_question(
    prompt: Message, scene: Scene, answer: int, rule: str, why: Message, hint: str = ""
) -> Question:
    """A question with the answer `answer`, a number of points of a deal."""
    schema = number(0, DEAL_POINTS, "unit-points")
    highlight = tuple(row.id for row in scene.rows)
    key = AnswerKey(answer, rule, why, Message(hint or f"rule-{rule}"), highlight=highlight)
    return Question(prompt, scene, schema, key)


@kind
class Rest(BotifarraKind[int]):
    """How many points does the other side have in a deal, if your side has a given number of
    points?
    """

    name = "rest"
    exercises = (InLesson(LESSON, "rest", PRESETS),)

    def read(self, *, points: int) -> tuple[int, Rules]:
        """Reads the points of the learner's side."""
        return points, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> int:
        """Draws a number of points. At a higher level, it is further from half of the points of a
        deal.
        """
        return rng.randint(HALF - 10 * level, HALF + 10 * level)

    def ask(self, position: int, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        left = DEAL_POINTS - position
        row = Row("points", Message("row-your-points"), position)
        scene = Scene("score", rows=(row,), around=True)
        why = Message("why-guess-rest", {"points": position, "left": left})
        return points_question(Message("guess-rest"), scene, left, "BOT-SET-06", why)
