"""Kinds of question about the calls before play: whose turn it is, and which calls are allowed."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from cartes_lib.asking.balanced import evenly, until
from cartes_lib.asking.botifarra.base import SEAT_NAMES, SEATS, BotifarraKind
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Line, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items, reason_of, seat_choice, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.bidding import CONTRACTS, DOUBLINGS, Bidding, bidding, closed_call
from cartes_lib.engine import Fact, legal
from cartes_lib.seats import opposite_of

SUITS = CONTRACTS[:4]
STEPS = tuple(name for name in DOUBLINGS if name != "none")
"""The doubling calls; each call answers the call before it."""
_YOU = 0
_SILENT = "silent"
"""The id of the answer "no call is allowed now"."""
_PRESETS = ("obligada", "lliure")


@dataclass(frozen=True, slots=True)
class CallsPosition:
    """The calls so far, in order, and the seat that deals."""

    history: tuple[str, ...]
    dealer: int

    @property
    def state(self) -> Bidding:
        """The engine's state after the calls `history`."""
        return bidding(self.history, self.dealer)

    @property
    def last(self) -> tuple[str, ...]:
        """The ids of the scene elements to highlight: the last call, or else the dealer."""
        return (str(len(self.history)),) if self.history else ("dealer",)

    @property
    def hint(self) -> Message:
        """The first hint: about the choice of a contract, or, if the contract is chosen, about
        doubling.
        """
        return Message("hint-doubling" if self.state.contract else "hint-choice")

    @property
    def scene(self) -> Scene:
        """The scene of the question: the calls and the dealer."""
        return log_scene(self.history, self.dealer)


def log_scene(history: tuple[str, ...], dealer: int) -> Scene:
    """A scene with the calls and their seats; the first line names the dealer."""
    lines = []
    for number, call in enumerate(history):
        speaker = bidding(history[:number], dealer).speaker
        if speaker is not None:
            facts = {"seat": f"seat-{SEAT_NAMES[speaker]}", "call": f"call-{call}"}
            lines.append(Line(str(number + 1), Message("log-call", facts)))
    dealt = Row("dealer", Message("row-dealer"), Message(f"term-seat-{SEAT_NAMES[dealer]}"))
    return Scene("log", lines=tuple(lines), rows=(dealt,), around=True)


class _CallsKind(BotifarraKind[CallsPosition]):
    """A kind of question about a sequence of calls."""

    def read(self, *, history: str = "", dealer: int = 0) -> tuple[CallsPosition, Rules]:
        """Reads the calls in order, with the passes, such as "oros contro recontro"."""
        return CallsPosition(tuple(history.split()), dealer), OBLIGADA


class _MayCallKind(_CallsKind):
    """Which calls may you make now? Rules: BOT-TRUMP-01, -02, BOT-DBL-01, -03, -04."""

    def ask(self, position: CallsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all calls that are allowed, or "nothing"."""
        state = position.state
        names = (
            (*CONTRACTS, "delegate", _SILENT)
            if state.contract is None
            else (*STEPS, "pass", _SILENT)
        )

        def calls_in_order(calls: Iterable[str]) -> tuple[str, ...]:
            return tuple(name for name in names if name in {*calls})

        right = calls_in_order(state.calls if state.speaker == _YOU else [_SILENT])
        facts: dict[str, Fact] = {"calls": f"calls-{_open_calls(state)}"}
        reason = "why-may-call"
        if state.speaker is None:
            reason, facts = "why-talking-over", {}
        elif state.speaker != _YOU:
            reason = "why-may-not-call"
            facts["speaker"] = f"seat-{SEAT_NAMES[state.speaker]}"
        rule, ideas = _choice_ideas(position) if state.contract is None else _doubling_ideas(state)
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message(reason, facts),
            hint=position.hint,
            highlight=position.last,
            mistakes=distinct(
                {name: calls_in_order(wrong) for name, wrong in ideas.items()}, right
            ),
            facts=facts,
        )
        schema = AnswerSchema("pick", named_items("term-call-", names), multi_select=True)
        return Question(Message("prompt-may-call"), position.scene, schema, key)


def _open_calls(state: Bidding) -> str:
    """The id of the set of calls that are allowed now: "choose", "delegated", a doubling, or
    "over". It is part of a catalogue key.
    """
    if state.contract is None:
        return "choose" if "delegate" in state.calls else "delegated"
    return next((name for name in state.calls if name != "pass"), "over")


def _choice_ideas(position: CallsPosition) -> tuple[str, dict[str, set[str]]]:
    """The id of the rule about the choice of a contract, and the calls that each misconception
    allows. The keys are ids of misconceptions.
    """
    calls = {*position.state.calls}
    rule = "BOT-TRUMP-02" if position.history else "BOT-TRUMP-01"
    if position.state.speaker != _YOU:
        return rule, {"call-speaks-for-dealer": calls}
    return rule, {
        "call-delegates-back": {*CONTRACTS, "delegate"},
        "call-botifarra-forgotten": calls - {"botifarra"},
    }


def _doubling_ideas(state: Bidding) -> tuple[str, dict[str, set[str]]]:
    """The id of the rule about doublings after the choice of the contract, and the calls that each
    misconception allows. The keys are ids of misconceptions.
    """
    rules = {"none": "BOT-DBL-01", "contro": "BOT-DBL-03"}
    rule, calls = rules.get(state.doubling, "BOT-DBL-04"), {*state.calls}
    ideas: dict[str, set[str]] = {}
    if state.speaker == _YOU:
        ideas = {"call-contro-twice": {"contro", *calls}, "call-pass-forgotten": calls - {"pass"}}
        if state.doubling == "none":
            ideas["call-skips-a-step"] = {"contro", "recontro", "pass"}
        return rule, ideas
    if calls:
        ideas["call-doubles-own-side"] = calls
    if state.contract == "botifarra" and state.doubling == "recontro":
        ideas["call-sant-vicenc-on-botifarra"] = {"sant-vicenc", "pass"}
    return rule, ideas


@kind
class ChoiceCalls(_MayCallKind):
    """Which calls may you make while the contract is chosen? Rules: BOT-TRUMP-01, BOT-TRUMP-02."""

    name = "choice-calls"
    exercises = (InLesson("BO-06", "legal", _PRESETS),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CallsPosition:
        """Draws the calls so far: none, or the dealer has left the choice to the partner
        (delegated).

        Every answer is equally frequent. It is not always the learner's turn.
        """
        partner = opposite_of(_YOU, SEATS)
        positions = [
            CallsPosition(history, dealer)
            for dealer in {1: (0, 2), 2: (0, 2, 3), 3: (0, 1, 2, 3)}[level]
            for history in ((), ("delegate",))
            # Leave out the partner's own choice: both players of a side may make the same calls.
            if history or dealer != partner
        ]
        return evenly(
            rng,
            positions,
            lambda position: position.state.calls if position.state.speaker == _YOU else (),
        )


@kind
class DoublingCalls(_MayCallKind):
    """Which calls may you make after the choice of the contract? Rules: BOT-DBL-01, -03, -04."""

    name = "doubling-calls"
    exercises = (InLesson("BO-07", "legal", _PRESETS),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CallsPosition:
        """Draws a contract and doublings; in most positions it is the learner's turn."""
        speaks = rng.random() < 0.6
        while True:
            position = CallsPosition(_history(rng, level), rng.randrange(SEATS))
            speaker = position.state.speaker
            # Leave out the partner's turn: both players of a side may make the same calls.
            if speaker != opposite_of(_YOU, SEATS) and (speaker == _YOU) == speaks:
                return position


def _history(rng: random.Random, level: int) -> tuple[str, ...]:
    """Random calls: the choice of a contract, then doublings and passes; at higher levels there are
    more calls.
    """
    contract = rng.choice((*SUITS, "botifarra", "botifarra") if level > 1 else SUITS)
    history: tuple[str, ...] = ("delegate", contract) if rng.random() < 0.3 else (contract,)
    for doubling in STEPS[: rng.randint(0, level)]:
        if doubling not in bidding(history, 0).calls:
            break
        knock = ("pass",) if rng.random() < 0.3 else ()
        history = (*history, *knock, doubling)
    return history


def _unfinished(rng: random.Random, level: int) -> CallsPosition:
    """A random position in the middle of the calls: a seat still has to call."""
    while True:
        history = _history(rng, level)
        position = CallsPosition(history[: rng.randint(0, len(history))], rng.randrange(SEATS))
        if position.state.speaker is not None:
            return position


@kind
class Speaker(_CallsKind):
    """Whose turn is it to call after these calls? Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-07."""

    name = "speaker"
    exercises = (InLesson("BO-06", "speaker", _PRESETS),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CallsPosition:
        """Draws a contract and doublings, or only the first calls of such a sequence."""
        return _unfinished(rng, level)

    def ask(self, position: CallsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat.

        Raises:
            ValueError: the calls are over.
        """
        state = position.state
        if state.speaker is None:
            raise ValueError(f"nobody speaks any more after {position.history!r}")
        rule = "BOT-TRUMP-02" if position.history else "BOT-TRUMP-01"
        rule = "BOT-DBL-07" if state.contract else rule
        key = AnswerKey(
            SEAT_NAMES[state.speaker],
            rule,
            Message(f"rule-{rule}"),
            position.hint,
            highlight=position.last,
        )
        return Question(Message("guess-speaker"), position.scene, seat_choice(SEATS), key)


@dataclass(frozen=True, slots=True)
class CallPosition:
    """The calls so far, and a call that the next player might make."""

    calls: CallsPosition
    call: str


_OPENING_RULES = {
    "botifarra": "BOT-TRUMP-03",
    "contro": "BOT-DBL-01",
    "pass": "BOT-DBL-01",
    "recontro": "BOT-DBL-03",
    "sant-vicenc": "BOT-DBL-04",
}
"""The id of the rule that decides whether a call is allowed; the keys are calls. For a missing call
it is BOT-TRUMP-01.
"""


@kind
class CallAllowed(BotifarraKind[CallPosition]):
    """May the player whose turn it is make this call? Rules: BOT-TRUMP-01 to -03, BOT-DBL-01 to
    -07.
    """

    name = "say"
    exercises = (InLesson("BO-06", "say", _PRESETS),)

    def read(self, *, call: str, history: str = "", dealer: int = 0) -> tuple[CallPosition, Rules]:
        """Reads the call, and the calls before it."""
        return CallPosition(CallsPosition(tuple(history.split()), dealer), call), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> CallPosition:
        """Draws the calls so far (contract and doublings), and one more call. In half of the draws
        this last call is allowed.
        """
        is_open = rng.random() < 0.5

        def any_call() -> CallPosition:
            call = rng.choice((*CONTRACTS, "delegate", *STEPS, "pass"))
            return CallPosition(_unfinished(rng, level), call)

        return until(any_call, lambda at: (at.call in at.calls.state.calls) == is_open)

    def ask(self, position: CallPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        call, state = position.call, position.calls.state
        is_open = call in state.calls
        rule = _OPENING_RULES.get(call, "BOT-TRUMP-01")
        verdict = legal(rule) if is_open else closed_call(call, state)
        seat = "nobody" if state.speaker is None else f"seat-{SEAT_NAMES[state.speaker]}"
        return yes_no(
            Message("guess-call", {"call": f"call-{call}", "seat": seat}),
            position.calls.scene,
            verdict.legal,
            verdict.rule,
            reason_of(verdict),
            position.calls.hint,
        )
