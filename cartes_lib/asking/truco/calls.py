"""Kinds of question about calls: which are allowed, which rule forbids a call, and their order."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, distinct, reason_of, some_steps
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, bet_items, call_line, hands_of, seat_row
from cartes_lib.asking.truco.showdowns import after_actions, hands_without_flor
from cartes_lib.seats import right_of
from cartes_lib.truco import PRESETS, Rules, State, parse_action, start_deal, strength
from cartes_lib.truco.actions import Call, PlayCard
from cartes_lib.truco.bets import ENVIDO_CALLS
from cartes_lib.truco.deal import Deal

_ENVIDOS = ("envido", "real-envido", "falta-envido")
_HANDS = "1e 7o 4c/3b 5o 12c"
"""Hands without a flor, for questions in which the cards do not matter."""


@dataclass(frozen=True, slots=True)
class TalkPosition:
    """A state of two players in the first tricks, and the call that the question asks about; "" if
    it asks for all allowed calls.
    """

    state: State
    call: str = ""

    @property
    def deal(self) -> Deal:
        """The deal in progress."""
        return self.state.deals[-1]

    @property
    def truco(self) -> str:
        """The status of the truco: "none", "pending" or "accepted" (by the learner)."""
        return {"none": "none", "truco": "pending", "truco-accepted": "accepted"}[
            self.deal.truco.state
        ]

    @property
    def rows(self) -> tuple[Row, ...]:
        """Scene rows with the status of each bet, and whether the learner has played a card."""
        states = {
            "own-card": "state-played" if self.deal.has_played(0) else "state-not-played",
            "truco": f"state-truco-{self.truco}",
            "envido": "state-settled" if self.deal.envido.calls else "state-not-settled",
            "flor": "state-no-flor" if self.state.rules.flor else "state-flor-out",
        }
        return tuple(
            Row(name, Message(f"row-{name}"), Message(state)) for name, state in states.items()
        )


_TALKS = (
    (0, ""),
    (1, "truco"),
    (0, "high low"),
    (0, "low high truco"),
    (1, "truco quiero low"),
    (1, "envido no-quiero low"),
    (1, "truco quiero low high"),
    (1, "envido no-quiero truco"),
)
"""The mano, and the calls and cards until it is the learner's turn; simple states come first.

"high" and "low" mean the strongest and the weakest card of the player whose turn it is.
"""
_ROWS = {"TRU-TURN-07": "truco", "TRU-TURN-11": "envido", "TRU-TURN-06": "truco"}
"""The id of the scene row that shows why a call is allowed or not; the keys are rule ids. For a
missing rule it is the row of the learner's card.
"""


class _TalkKind(TrucoKind[TalkPosition]):
    """A kind of question about a call in the first tricks, with two players."""

    def read(
        self,
        *,
        call: str = "",
        history: str = "",
        hands: str = _HANDS,
        variant: str = "sin-flor",
        mano: int = 1,
    ) -> tuple[TalkPosition, Rules]:
        """Reads a call of the learner, and the calls and cards before it.

        Args:
            history: calls and cards in order, such as "truco quiero 3b" ("quiero" accepts); each
                belongs to the player whose turn it is.
            hands: the learner's and the opponent's cards, separated by "/".
            variant: a preset of the rules.
        """
        rules = replace(PRESETS[variant], players=2)
        state = start_deal(rules, right_of(mano, 2), hands_of(hands), ())
        return TalkPosition(after_actions(state, history.split()), call), rules

    def state(self, position: TalkPosition, rules: Rules, rng: random.Random) -> State:
        """The state of the deal when it is the learner's turn."""
        return position.state

    def _position(self, rng: random.Random, talk: int, rules: Rules, call: str) -> TalkPosition:
        """A position with the calls of `_TALKS[talk]`, and random hands without a flor for which
        these calls are legal.
        """
        mano, calls = _TALKS[talk]
        while True:
            hands = hands_without_flor(rng, 2)
            low, high = ([pick(hand, key=strength) for hand in hands] for pick in (min, max))
            if min(map(strength, high)) > max(map(strength, low)):
                break
        state = start_deal(replace(rules, players=2), right_of(mano, 2), hands, ())
        for word in calls.split():
            cards = {"high": high, "low": low}.get(word)
            state = after_actions(state, [str(cards[state.to_act[0]]) if cards else word])
        return TalkPosition(state, call)


@kind
class May(_TalkKind):
    """May you make this call now, with two players? Rules: TRU-TURN-01 to -11, TRU-TRU-14, -15."""

    name = "say"
    exercises = (InLesson("TR-08", "say", ("con-flor", "sin-flor")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TalkPosition:
        """Draws a call of the envido or of the truco. In half of the draws it is allowed."""
        is_legal = rng.random() < 0.5

        def any_call() -> TalkPosition:
            call = rng.choice((*_ENVIDOS, "truco", "retruco", "quiero"))
            return self._position(rng, rng.randrange(2 + 2 * level), rules, call)

        return until(any_call, lambda at: at.state.judge(Call(at.call), 0).legal == is_legal)

    def ask(self, position: TalkPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        state, call = position.state, position.call
        verdict = state.judge(Call(call), 0)
        why = reason_of(verdict) or Message(f"rule-{verdict.rule}")
        if verdict.legal and call in ENVIDO_CALLS and verdict.rule == "TRU-TURN-02":
            # The rule's own message would list all allowed calls, including flor.
            why = Message("guess-why-opens")
        key = AnswerKey("yes" if verdict.legal else "no", verdict.rule, why, Message("hint-open"))
        scene = Scene(
            "log",
            lines=tuple(_line(at, *done) for at, done in enumerate(state.done)),
            rows=(seat_row("mano", right_of(state.dealer, 2), 2),),
            hand=state.dealt[0],
        )
        return Question(Message("guess-may-call", {"call": f"call-{call}"}), scene, YES_NO, key)


def _line(at: int, seat: int, text: str) -> Line:
    """The log line with the id `at` for an action of `seat`: a call, or a card that is played."""
    action = parse_action(text)
    if not isinstance(action, PlayCard):
        return call_line(at, seat, text)
    name = f"seat-{('you', 'opponent')[seat]}"
    return Line(str(at), Message("log-play", {"seat": name, "card": action.card}))


@kind
class OpenCalls(_TalkKind):
    """What may you call in the first trick? Rules: TRU-TURN-02, -06, -07, -11, TRU-ENV-12."""

    name = "open"
    exercises = (InLesson("TR-08", "legal", ("con-flor", "sin-flor")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TalkPosition:
        """Draws the earlier calls and cards: one of the first four, six or eight entries of
        `_TALKS`, depending on the level.
        """
        return self._position(rng, rng.randrange(2 + 2 * level), rules, "")

    def ask(self, position: TalkPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all allowed calls."""
        state = position.state
        flor = ("flor",) if rules.flor else ()
        items = (*flor, *_ENVIDOS, "truco", "retruco", "quiero", "no-quiero")

        def calls_in_order(names: set[str]) -> tuple[str, ...]:
            return tuple(name for name in items if name in names)

        open_now = {name for name in items if state.judge(Call(name), 0).legal}
        right, rule = calls_in_order(open_now), state.judge(Call("envido"), 0).rule
        pending = position.truco == "pending"
        ideas = {
            "open-envido-too-late": open_now | {*_ENVIDOS},
            "open-envido-first-forgotten": open_now - {*_ENVIDOS} if pending else open_now,
            "open-flor-without": {*open_now, "flor"},
            "open-truco-again": {*open_now, "truco"},
            "open-raise-at-once": {*open_now, "retruco"},
        }
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message(f"why-open-{rule}"),
            hint=Message("hint-open"),
            highlight=(_ROWS.get(rule, "own-card"),),
            mistakes=distinct(
                {name: calls_in_order(wrong) for name, wrong in ideas.items()}, right
            ),
        )
        schema = AnswerSchema("pick", bet_items(items), multi_select=True)
        return Question(Message("prompt-open"), Scene("score", rows=position.rows), schema, key)


_LAWS = {"TRU-ENV-12": (2, 3), "TRU-TURN-07": (4,), "TRU-TURN-11": (5, 7), "TRU-FLOR-02": (0,)}
"""The indices in `_TALKS` of states in which a rule forbids a call; the keys are the ids of these
rules.
"""


@kind
class WhyClosed(_TalkKind):
    """Which rule forbids this call? Rules: TRU-ENV-12, TRU-TURN-07, TRU-TURN-11, TRU-FLOR-02."""

    name = "why"
    exercises = (InLesson("TR-08", "why", ("con-flor", "sin-flor")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TalkPosition:
        """Draws a forbidden call. From level 2 on, an unanswered truco may distract from the rule
        that forbids the call.
        """
        rule = rng.choice([law for law in _LAWS if rules.flor or law != "TRU-FLOR-02"])
        call = "flor" if rule == "TRU-FLOR-02" else rng.choice(_ENVIDOS)
        return self._position(rng, rng.choice(_LAWS[rule][: min(level, 2)]), rules, call)

    def ask(self, position: TalkPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a rule.

        Raises:
            ValueError: no rule forbids the call, or the rule is not among the choices.
        """
        verdict, call = position.state.judge(Call(position.call), 0), position.call
        rule = verdict.rule
        if verdict.legal or rule not in _LAWS:
            raise ValueError(f"{rule} decides about {call!r}")
        ideas = {
            "law-truco-first": "TRU-TURN-06",
            "law-flor-needed": "TRU-FLOR-02",
            "law-flor-too-late": "TRU-ENV-12" if call == "flor" else rule,
        }
        key = AnswerKey(
            answer=rule,
            rule=rule,
            why=Message(f"why-open-{rule}"),
            hint=Message("hint-open"),
            highlight=("flor",) if call == "flor" else (_ROWS.get(rule, "own-card"),),
            mistakes=distinct(ideas, rule),
        )
        laws = (*_LAWS, "TRU-TURN-06")
        items = tuple(Item(law, message=Message(f"law-{law}")) for law in laws)
        prompt = Message("prompt-why-call", {"call": f"bet-{call}"})
        scene = Scene("score", rows=position.rows)
        return Question(prompt, scene, AnswerSchema("choice", items), key)


_SCRIPTS = {
    "plain": ("flor", "envido", "envido-answer", "envido-shown", "truco", "truco-answer"),
    "interrupted": ("truco", "envido", "envido-answer", "envido-shown", "truco-answer", "card"),
    "raised": ("truco", "truco-answer", "retruco", "retruco-answer", "vale-cuatro"),
    "counted": ("last-card", "count-flor", "count-envido", "count-truco", "next-deal"),
}
"""The ids of the steps of each script, in order; the keys are the names of the scripts. A script is
the calls of a deal, or the counting of the points.
"""
_SCRIPT_RULES = {
    "plain": "TRU-TURN-03",
    "interrupted": "TRU-TURN-06",
    "raised": "TRU-TRU-14",
    "counted": "TRU-SCORE-03",
}


@dataclass(frozen=True, slots=True)
class OrderPosition:
    """The name of a sequence of steps (a script), and some of its steps in the order shown."""

    script: str
    steps: tuple[str, ...]


@kind
class CallsOrder(TrucoKind[OrderPosition]):
    """In which order do players make these calls, or count these points? Rules: TRU-TURN-03, -06,
    TRU-TRU-14, TRU-SCORE-03.
    """

    name = "calls-order"
    exercises = (InLesson("TR-08", "seq", ("con-flor", "sin-flor")),)

    def read(self, *, script: str, steps: str) -> tuple[OrderPosition, Rules]:
        """Reads the name of the script ("plain", "interrupted", "raised" or "counted"), and some of
        its steps.
        """
        return OrderPosition(script, tuple(steps.split())), PRESETS["con-flor"]

    def draw(self, rng: random.Random, level: int, rules: Rules) -> OrderPosition:
        """Draws three to five steps."""
        name = rng.choice(tuple(_SCRIPTS))
        script = [step for step in _SCRIPTS[name] if rules.flor or "flor" not in step]
        return OrderPosition(name, some_steps(rng, script, min(2 + level, len(script)))[1])

    def ask(self, position: OrderPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of the steps."""
        name = position.script
        right = tuple(sorted(position.steps, key=_SCRIPTS[name].index))
        is_counted = bool({"count-flor", "count-envido"} & {*right})
        ideas = {
            "calls-backwards": right[::-1],
            "calls-truco-answered-first": _earlier(right, "truco-answer"),
            "calls-truco-before-envido": _earlier(right, "count-truco") if is_counted else right,
        }
        key = AnswerKey(
            answer=right,
            rule=_SCRIPT_RULES[name],
            why=Message(f"why-calls-{name}"),
            hint=Message("hint-calls"),
            highlight=(right[0],),
            mistakes=distinct(ideas, right),
        )
        items = tuple(Item(step, message=Message(f"phase-{step}")) for step in position.steps)
        ends = (Message("end-first"), Message("end-last"))
        schema = AnswerSchema("order", items, ends=ends)
        return Question(Message(f"prompt-calls-{name}"), Scene(), schema, key)


def _earlier(steps: tuple[str, ...], step: str) -> tuple[str, ...]:
    """`steps` with `step` moved one place towards the front; unchanged if `step` is missing or
    first.
    """
    place = steps.index(step) if step in steps else 0
    if place == 0:
        return steps
    return (*steps[: place - 1], step, steps[place - 1], *steps[place + 1 :])
