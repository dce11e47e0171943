"""Kinds of question about the answers to a bet: envido, truco and flor."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import evenly
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Row,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, bet_items, bets_scene, call_line
from cartes_lib.truco import CON_FLOR, PRESETS, Rules, legal_calls
from cartes_lib.truco.bets import TRUCO_CALLS
from cartes_lib.truco.calls import envido_answers, truco_calls

_ENVIDOS = ("envido", "real-envido", "falta-envido")


@dataclass(frozen=True, slots=True)
class AnswerPosition:
    """A bet between two sides, and the calls so far.

    Attributes:
        history: the calls in order; for a truco also the answers, such as "quiero".
        first: the side that made the first call; 0 is the learner's side.
        has_flor: whether the learner has a flor.
        is_strict: whether the rules of the table allow fewer raises of an envido than usual.
    """

    history: tuple[str, ...]
    first: int = 0
    has_flor: bool = False
    is_strict: bool = False

    def at_table(self, rules: Rules) -> Rules:
        """`rules`; if `is_strict`, changed so that fewer raises of an envido are allowed."""
        return replace(rules, envido_chain="strict") if self.is_strict else rules

    def envido_answers(self, rules: Rules) -> tuple[str, ...]:
        """The answers to the last call of the envido that the table's rules allow."""
        return envido_answers(self.history, self.at_table(rules))


def _question(
    prompt: str, lines: tuple[Line, ...], row: Row, items: tuple[str, ...], key: AnswerKey
) -> Question:
    """A question whose answer is all allowed answers to a bet."""
    choices = bet_items(items)
    if items == _FLOR_ITEMS:
        choices = tuple(Item(name, message=Message(f"term-flor-{name}")) for name in items)
    schema = AnswerSchema("pick", choices, multi_select=True)
    return Question(Message(prompt), bets_scene(lines, (row,)), schema, key)


def _ordered(names: set[str], items: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in items if name in names)


def _mistakes(
    ideas: Mapping[str, set[str]], right: tuple[str, ...], items: tuple[str, ...]
) -> dict[str, tuple[str, ...]]:
    wrong = {name: _ordered(names, items) or right for name, names in ideas.items()}
    return distinct(wrong, right)


_CHAINS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("envido",), ("real-envido",), ("falta-envido",)),
    2: (("envido", "envido"), ("envido", "real-envido"), ("envido", "falta-envido")),
    3: (
        ("envido", "envido", "real-envido"),
        ("real-envido", "falta-envido"),
        ("envido", "real-envido", "falta-envido"),
        ("envido", "envido"),
    ),
}


@kind
class AnswerEnvido(TrucoKind[AnswerPosition]):
    """Which answers to the last call of an envido are allowed? Rules: TRU-ENV-05 to -07."""

    name = "answer-envido"
    exercises = (InLesson("TR-06", "call", ("con-flor", "torneo")),)

    def read(self, *, history: str, variant: str = "con-flor") -> tuple[AnswerPosition, Rules]:
        """Reads the calls so far, and a preset of the rules. The other side made the last call."""
        return AnswerPosition(tuple(history.split())), PRESETS[variant]

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnswerPosition:
        """Draws one call at level 1, two at level 2, up to three at level 3. Every answer is
        equally frequent.
        """
        positions = [
            AnswerPosition(calls, is_strict=is_strict)
            for calls in _CHAINS[level]
            for is_strict in (False, True)
        ]
        return evenly(rng, positions, lambda position: position.envido_answers(rules))

    def ask(self, position: AnswerPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all answers that are allowed."""
        calls, items = position.history, ("quiero", "no-quiero", *_ENVIDOS, "truco")
        rules = position.at_table(rules)
        answers, free = {*position.envido_answers(rules)}, {*envido_answers(calls)}
        right, falta = _ordered(answers, items), calls[-1] == "falta-envido"
        is_bound, is_free = not falta and answers != free, rules.envido_chain == "seed-free"
        ideas = {
            "answer-raises-the-falta": answers | {*_ENVIDOS} if falta else answers,
            "answer-no-raise": {"quiero", "no-quiero"},
            "answer-envido-once": answers - {"envido"} if is_free else answers,
            "answer-free-at-a-strict-table": free,
            "answer-must-accept": answers - {"no-quiero"},
            "answer-with-truco": answers | {"truco"},
        }
        rule = "TRU-ENV-06" if is_bound or len(calls) > 1 else "TRU-ENV-05"
        reason = "falta" if falta else "strict" if is_bound else "envido"
        key = AnswerKey(
            answer=right,
            rule="TRU-ENV-07" if falta else rule,
            why=Message(f"why-answer-{reason}"),
            hint=Message("hint-answer"),
            highlight=(str(len(calls)),),
            mistakes=_mistakes(ideas, right, items),
        )
        lines = tuple(
            call_line(number, (len(calls) - number + 1) % 2, call, term="bet")
            for number, call in enumerate(calls, 1)
        )
        row = Row("table", Message("row-table"), Message(f"state-{rules.envido_chain}"))
        return _question("prompt-answer", lines, row, items, key)


_SILENT = "silent"


@kind
class Raise(TrucoKind[AnswerPosition]):
    """Which truco calls may your side make? Rules: TRU-TRU-13 to -15."""

    name = "raise"
    exercises = (InLesson("TR-04", "call", ("con-flor",)),)

    def read(self, *, history: str = "", first: int = 1) -> tuple[AnswerPosition, Rules]:
        """Reads the calls and answers so far, such as "truco quiero", and the side that made the
        first call.
        """
        return AnswerPosition(tuple(history.split()), first), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnswerPosition:
        """Draws at most two calls at level 1, and at most three at higher levels. The last call may
        be unanswered. Every answer is equally frequent.
        """
        calls = [word for call in TRUCO_CALLS[: min(level + 1, 3)] for word in (call, "quiero")]
        least = 0 if level == 1 else 1
        positions = [
            AnswerPosition(tuple(calls[:length]), first)
            for length in range(least, len(calls) + 1)
            for first in (0, 1)
        ]
        return evenly(rng, positions, lambda at: truco_calls(at.history, at.first, 0))

    def ask(self, position: AnswerPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all allowed calls, or silence."""
        calls, first = position.history, position.first
        items = (*TRUCO_CALLS, "quiero", "no-quiero", _SILENT)
        open_now = {*truco_calls(calls, first, 0)} or {_SILENT}
        right, pending = _ordered(open_now, items), bool(calls) and calls[-1] in TRUCO_CALLS
        steps = sum(word in TRUCO_CALLS for word in calls)
        following = TRUCO_CALLS[min(steps, len(TRUCO_CALLS) - 1)]
        ideas = {
            "raise-without-quiero": {*open_now, following} if pending else open_now,
            "raise-skips-a-step": {*open_now, "vale-cuatro"},
            "raise-forgotten": {_SILENT},
        }
        # The reason depends on which calls are allowed.
        reason = "pending" if "quiero" in open_now else "open" if calls else "first"
        if right == (_SILENT,):
            reason = "silent"
            ideas = {"raise-own-call": {following}, "raise-answers-own": {"quiero", "no-quiero"}}
        lines = tuple(
            call_line(at + 1, (first + at // 2 + at % 2) % 2, word, term="bet")
            for at, word in enumerate(calls)
        )
        key = AnswerKey(
            answer=right,
            rule="TRU-TRU-15" if pending else "TRU-TRU-14" if calls else "TRU-TRU-13",
            why=Message(f"why-raise-{reason}"),
            hint=Message("hint-raise"),
            highlight=(lines[-1].id,) if lines else ("second-trick",),
            mistakes=_mistakes(ideas, right, items),
        )
        # In the second trick nobody can answer a truco with an envido.
        state = "state-second-trick" if pending else "state-second-trick-yours"
        row = Row("second-trick", Message("row-now"), Message(state))
        return _question("prompt-truco-call", lines, row, items, key)


_CHALLENGE, _REST = "contraflor", "contraflor-al-resto"
_FLOR_ITEMS = ("flor", _CHALLENGE, _REST, "con-flor-quiero", "con-flor-me-achico", "no-flor")
_TALKS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("flor",), ("flor", _CHALLENGE)),
    2: (("flor",), ("flor", _CHALLENGE), ("flor", _REST), ("flor", "flor")),
    3: (("flor", "flor"), ("flor", _CHALLENGE, _REST), ("flor", _REST), ("flor", _CHALLENGE)),
}
_FLOR_RULES = {"without": "TRU-FLOR-08", "flor": "TRU-FLOR-08", "both": "TRU-FLOR-21"}


@kind
class AnswerFlor(TrucoKind[AnswerPosition]):
    """Which answers to the last call of a flor are allowed? Rules: TRU-FLOR-08, -13, -21."""

    name = "answer-flor"
    exercises = (InLesson("TR-13", "call", ("con-flor",)),)

    def read(self, *, history: str, flor: bool = True) -> tuple[AnswerPosition, Rules]:
        """Reads the calls so far, and whether the learner has a flor. The other side made the last
        call.

        Raises:
            ValueError: the learner called flor in `history`, but `flor` is False.
        """
        calls = tuple(history.split())
        if len(calls) > 1 and not flor:
            raise ValueError("a player without a flor does not call one")
        return AnswerPosition(calls, has_flor=flor), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnswerPosition:
        """Draws the calls of a flor. The learner may have no flor only if there is a single
        call. At level 3 every answer is equally frequent.
        """
        if level == 3:
            talks = (("flor",), *_TALKS[level])
            positions = [AnswerPosition(talk, has_flor=True) for talk in talks]
            positions.append(AnswerPosition(("flor",)))
            return evenly(rng, positions, lambda at: self.ask(at, rules).key.answer)
        talk = rng.choice(_TALKS[level])
        return AnswerPosition(talk, has_flor=len(talk) > 1 or rng.random() < 0.6)

    def ask(self, position: AnswerPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is all allowed calls, or "nothing" without a
        flor.
        """
        calls, has_own, items = position.history, position.has_flor, _FLOR_ITEMS
        talk = tuple(((len(calls) - at) % 2, word) for at, word in enumerate(calls))
        flor = (0,) if has_own and len(calls) == 1 else ()
        open_now = {*legal_calls(talk, 0, flor=flor)} & {*items} if has_own else {"no-flor"}
        right, last = _ordered(open_now, items), calls[-1]
        ideas = {
            "flor-answer-without": open_now if has_own else {"flor", "con-flor-me-achico"},
            "flor-answer-no-challenge": open_now - {_CHALLENGE, _REST},
            "flor-answer-raises-the-rest": open_now | ({_CHALLENGE} if last == _REST else set()),
            "flor-answer-must-accept": open_now - {"con-flor-me-achico"},
        }
        if has_own:
            ideas["flor-answer-accepts-a-flor"] = open_now | {"con-flor-quiero"}
            ideas["flor-answer-concedes-late"] = open_now | {"con-flor-me-achico"}
        case = {_REST: "rest", _CHALLENGE: "contraflor"}.get(last, "both")
        if len(calls) == 1:
            case = "flor" if has_own else "without"
        key = AnswerKey(
            answer=right,
            rule=_FLOR_RULES.get(case, "TRU-FLOR-13"),
            why=Message(f"why-flor-answer-{case}"),
            hint=Message("hint-flor-answer"),
            highlight=("flor",),
            mistakes=_mistakes(ideas, right, items),
        )
        lines = tuple(call_line(at, side, word) for at, (side, word) in enumerate(talk, 1))
        state = Message("state-has-flor" if has_own else "state-no-flor")
        return _question(
            "prompt-answer", lines, Row("flor", Message("row-flor"), state), items, key
        )
