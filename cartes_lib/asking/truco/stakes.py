"""Kinds of question about the points of a sequence of calls that is accepted or refused."""

from __future__ import annotations

import random

from cartes_lib.asking.balanced import evenly
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Message,
    Question,
    Row,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import POINTS, TrucoKind, bets_scene, score_rows
from cartes_lib.asking.truco.stake_positions import FALTA, REST, StakePosition
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.bets import TRUCO_CALLS
from cartes_lib.truco.score import CHICO
from cartes_lib.truco.stakes import envido_stake, flor_stake, truco_stake

_HIGH = {"envido": 40, "truco": 9, "flor": 60}

_Breakdown = tuple[tuple[Message, int], ...]


class _StakeKind(TrucoKind[StakePosition]):
    """A kind of question about the points of a sequence of calls."""

    def read(
        self,
        *,
        history: str,
        bet: str = "envido",
        answer: str = "quiero",
        scores: tuple[int, int] = (0, 0),
        pica: bool = False,
        table: str = "",
        opener: int = 1,
    ) -> tuple[StakePosition, Rules]:
        """Reads the calls, and the answer to the last call.

        Args:
            history: the calls without the answers, such as "envido real-envido".
            bet: "envido", "truco" or "flor".
            answer: "quiero" or "no-quiero".
            scores: the scores of the learner and of the opponent.
            pica: whether the bet is made in a duel of a pica-pica; the same as `table="pica"`.
            table: "pica" (a duel, where falta envido and contraflor al resto have a limit) or
                "round"; else "".
            opener: the seat that makes the first call: 0 for the learner, 1 for the opponent.

        Raises:
            KeyError: `bet` is unknown.
            ValueError: the rules do not allow these calls, or this answer to the last call.
        """
        table, accepted = "pica" if pica else table, answer == "quiero"
        calls = tuple(history.split())
        position = StakePosition(bet, calls, accepted, scores, (), opener, table)
        if answer not in ("quiero", "no-quiero") or (not accepted and position.worth[1] is None):
            raise ValueError(f"no such answer to {history!r}: {answer!r}")
        return position, CON_FLOR

    def ask(self, position: StakePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        if position.table:
            return _capped(position)
        schema = AnswerSchema("number", high=_HIGH[position.bet], unit=POINTS)
        prompts = {"envido": "envido-stake", "truco": "truco-stake", "flor": "flor-points"}
        make = {"envido": _envido_key, "truco": _truco_key, "flor": _flor_key}[position.bet]
        scene = bets_scene(position.lines, position.rows, position.seats)
        prompt = Message(f"prompt-{prompts[position.bet]}")
        return Question(prompt, scene, schema, make(position, schema))


def _added(call: str) -> int:
    """The points that an envido call adds to the calls before it."""
    return 0 if call == FALTA else envido_stake(call)[0]


def _envido_key(position: StakePosition, schema: AnswerSchema) -> AnswerKey:
    """The answer key for the points of an envido. Rules: TRU-ENV-04 to -09."""
    calls, accepted, right = position.calls, position.accepted, position.points
    full, refused = position.worth
    has_rest, leader = position.has_rest, max(position.scores)
    last = _added(calls[-1]) or full
    ideas = {
        "stake-refused-pays-all": right if accepted else full,
        "stake-accepted-as-refused": refused or 0 if accepted else right,
        "stake-last-call-only": last if accepted else right,
        # The source writes "relance" for quiero: it accepts the call and raises nothing.
        "stake-relance-raises": full + last if accepted and not has_rest else right,
        "stake-refusal-always-one": right if accepted else 1,
        "stake-falta-from-the-trailing": CHICO - min(position.scores) if has_rest else right,
        "stake-falta-added": sum(map(_added, calls)) + full if has_rest else right,
    }
    counted = calls if accepted else calls[:-1]
    parts: _Breakdown = tuple(
        (Message("breakdown-call", {"call": f"bet-{call}"}), _added(call)) for call in counted
    )
    if has_rest:
        parts = _falta_breakdown(leader)
    reason = "refused" if not accepted else "falta" if has_rest else "accepted"
    return AnswerKey(
        answer=right,
        rule={"refused": "TRU-ENV-09", "falta": "TRU-ENV-08", "accepted": "TRU-ENV-05"}[reason],
        why=Message(f"why-stake-{reason}", {"points": right, "leader": leader}),
        hint=Message("hint-stake"),
        highlight=(str(len(calls) + 1), str(len(calls))),
        mistakes=fitting(ideas, right, schema),
        breakdown=parts or ((Message("breakdown-first-refused"), 1),),
    )


def _falta_breakdown(leader: int) -> _Breakdown:
    return (Message("breakdown-chico"), CHICO), (Message("breakdown-leader"), -leader)


def _truco_key(position: StakePosition, schema: AnswerSchema) -> AnswerKey:
    """The answer key for the points of a truco. Rule: TRU-TRU-13."""
    calls, accepted, right = position.calls, position.accepted, position.points
    full, refused = position.worth
    ideas = {
        "truco-refused-pays-full": right if accepted else full,
        "truco-accepted-as-refused": refused or 0 if accepted else right,
        "truco-added": sum(truco_stake(call)[0] for call in calls) or right,
        "truco-doubled": 2 ** len(calls),
    }
    paid = calls if accepted else calls[:-1]
    return AnswerKey(
        answer=right,
        rule="TRU-TRU-13",
        why=Message(f"why-truco-{'played' if accepted else 'refused'}", {"points": right}),
        hint=Message("hint-truco-stake"),
        highlight=tuple(line.id for line in position.lines[-2:]) or ("end",),
        mistakes=fitting(ideas, right, schema),
        breakdown=(
            (Message("breakdown-hand"), 1),
            *((Message("breakdown-call", {"call": f"bet-{call}"}), 1) for call in paid),
        ),
    )


def _flor_key(position: StakePosition, schema: AnswerSchema) -> AnswerKey:
    """The answer key for the points of flores (hands of one suit). Rules: TRU-FLOR-09 to -15."""
    calls, accepted, right = position.calls, position.accepted, position.points
    full, refused = position.worth
    has_rest, leader = position.has_rest, max(position.scores)
    rest = CHICO - leader if has_rest else 0
    ideas = {
        "flor-conceded-in-full": right if accepted else full,
        "flor-paid-as-conceded": right if refused is None or not accepted else refused,
        "flor-three-in-all": 3,
        "flor-rest-only": rest or right,
        "flor-rest-of-the-trailing": right - rest + CHICO - min(position.scores)
        if has_rest
        else right,
        "flor-challenge-added": right + 6 if "contraflor" in calls and accepted else right,
    }
    tariff = "TRU-FLOR-09"
    if "contraflor" in calls:
        tariff = "TRU-FLOR-11" if len(calls) > 2 else "TRU-FLOR-10"
    reason = "conceded" if not accepted else "rest" if has_rest else "tariff"
    parts: _Breakdown = ((Message("breakdown-flor-before"), right),)
    if accepted:
        facts = {"count": (right - rest) // 3}
        parts = ((Message("breakdown-flor-each", facts), right - rest),)
    return AnswerKey(
        answer=right,
        rule={"conceded": "TRU-FLOR-15", "rest": "TRU-FLOR-12", "tariff": tariff}[reason],
        why=Message(f"why-flor-points-{reason}", {"points": right, "leader": leader}),
        hint=Message("hint-flor-points"),
        highlight=(position.lines[-1].id,),
        mistakes=fitting(ideas, right, schema),
        breakdown=((Message("breakdown-rest"), rest), *parts) if rest else parts,
    )


_ENVIDOS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("envido",), ("real-envido",), ("envido", "envido")),
    2: (
        ("envido", "envido"),
        ("envido", "real-envido"),
        ("envido", "envido", "real-envido"),
        ("falta-envido",),
    ),
    3: (
        ("envido", "falta-envido"),
        ("real-envido", "falta-envido"),
        ("envido", "real-envido", "falta-envido"),
        ("envido", "envido", "real-envido", "falta-envido"),
        ("envido", "envido", "real-envido"),
    ),
}


@kind
class Stake(_StakeKind):
    """How many points are won if these calls are accepted or refused? Rules: TRU-ENV-04 to -09,
    TRU-TRU-13.
    """

    name = "stake"
    exercises = (InLesson("TR-06", "score", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StakePosition:
        """Draws calls of an envido. From level 2 on they include a falta envido (for all missing
        points).
        """
        calls, accepted = rng.choice(_ENVIDOS[level]), rng.random() < 0.5
        return StakePosition("envido", calls, accepted, (rng.randint(1, 28), rng.randint(0, 28)))


@kind
class TrucoStake(_StakeKind):
    """How many points is the deal worth after these calls of a truco? Rule: TRU-TRU-13."""

    name = "truco-stake"
    exercises = (InLesson("TR-04", "score", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StakePosition:
        """Draws one or two calls, at higher levels up to three; at level 2 sometimes no call."""
        positions = [
            StakePosition("truco", TRUCO_CALLS[:count], accepted)
            for count in range(0 if level == 2 else 1, min(level + 1, 3) + 1)
            for accepted in (True, False)
            if accepted or count
        ]
        return evenly(rng, positions, lambda position: position.points)


_Flores = tuple[tuple[str, ...], tuple[int, ...]]
_REST_SOON: _Flores = ("flor", REST), ()
_REST_LATE: _Flores = ("flor", "contraflor", REST), ()
_FLORES: dict[int, tuple[_Flores, ...]] = {
    1: (
        (("flor",), ()),
        (("flor", "flor"), ()),
        (("flor", "contraflor"), ()),
        (("flor", "flor", "flor"), (0, 0, 1)),
    ),
    2: (
        (("flor", "contraflor"), ()),
        (("flor", "flor", "flor"), (0, 0, 1)),
        _REST_LATE,
        _REST_SOON,
    ),
    3: (
        _REST_LATE,
        _REST_SOON,
        (("flor", "flor", "contraflor"), (0, 0, 1)),
        (("flor", "flor", REST), (0, 0, 1)),
    ),
}


@kind
class FlorStake(_StakeKind):
    """How many points are won with these flores (hands of one suit)? Rules: TRU-FLOR-09 to -15."""

    name = "flor-stake"
    exercises = (InLesson("TR-13", "score", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StakePosition:
        """Draws calls of flores that are accepted or conceded.

        At level 1 every number of points is equally frequent. From level 2 on, the rest of the
        chico (a part of the match) may be at stake.
        """
        if level == 1:
            positions = [
                StakePosition("flor", calls, accepted, sides=sides)
                for calls, sides in _FLORES[level]
                for accepted in ((False, True) if calls[-1] == "contraflor" else (True,))
            ]
            return evenly(rng, positions, lambda position: position.points)
        calls, sides = rng.choice(_FLORES[level])
        scores = (rng.randint(5, 27), rng.randint(5, 27)) if REST in calls else (0, 0)
        position = StakePosition("flor", calls, True, scores, sides)
        if len(calls) == 1 or position.worth[1] is None or rng.random() < 0.5:
            return position
        return StakePosition("flor", calls, False, scores, sides)


@kind
class Falta(TrucoKind[StakePosition]):
    """How many points is a falta envido (for all missing points) worth at these scores? Rule:
    TRU-ENV-08.
    """

    name = "falta"
    exercises = (InLesson("TR-10", "value", ("con-flor",)),)

    def read(self, *, scores: tuple[int, int], history: str = FALTA) -> tuple[StakePosition, Rules]:
        """Reads the scores, the learner's first, and the calls up to the falta envido (a bet for
        all missing points).
        """
        return StakePosition("envido", tuple(history.split()), True, scores), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StakePosition:
        """Draws two different scores. At level 1 they are in the first half (malas) of a chico, a
        part of the match. At level 3 another call comes before the falta envido (for all missing
        points).
        """
        first, second = rng.sample(range(15 if level == 1 else 29), 2)
        before = (rng.choice(("envido", "real-envido")),) if level == 3 else ()
        return StakePosition("envido", (*before, FALTA), True, (first, second))

    def ask(self, position: StakePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        scores, right, leader = position.scores, position.points, max(position.scores)
        schema = AnswerSchema("number", high=40, unit=POINTS)
        ideas = {
            "falta-own-score": CHICO - scores[0],
            "falta-trailing": CHICO - min(scores),
            "falta-of-fifteen": rules.half - leader if leader < rules.half else right,
            "falta-added": right + sum(map(_added, position.calls)),
            "falta-difference": abs(scores[0] - scores[1]),
        }
        key = AnswerKey(
            answer=right,
            rule="TRU-ENV-08",
            why=Message("why-stake-falta", {"points": right, "leader": leader}),
            hint=Message("hint-falta"),
            highlight=("you", "opponent"),
            mistakes=fitting(ideas, right, schema),
            breakdown=_falta_breakdown(leader),
        )
        scene = bets_scene(position.lines, score_rows(scores))
        return Question(Message("prompt-falta"), scene, schema, key)


_FULL_REST = ("flor", "contraflor", REST)
_CAPPED = {"falta": ("envido", (FALTA,)), "rest": ("flor", _FULL_REST)}
_CAP_RULES = {
    "falta-pica": "TRU-SIX-05",
    "falta-round": "TRU-ENV-08",
    "rest-pica": "TRU-SIX-06",
    "rest-round": "TRU-FLOR-12",
}
_CAP_CASES = {
    1: ("falta-pica", "falta-round", "falta-round"),
    2: ("falta-pica", "rest-pica", "falta-round"),
    3: ("rest-pica", "rest-round", "falta-pica"),
}


@kind
class CappedStake(_StakeKind):
    """How many points is this bet worth in a redonda (a deal of all players) or in a duel? Rules:
    TRU-SIX-05, TRU-SIX-06.
    """

    name = "capped"
    exercises = (InLesson("TR-15", "score", ("con-flor",), weights=(2, 3, 3)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StakePosition:
        """Draws a bet for all missing points (falta envido or contraflor al resto), in a duel or in
        a deal of all players.
        """
        of, table = rng.choice(_CAP_CASES[level]).split("-")
        scores = rng.randint(5, 24), rng.randint(5, 24)
        bet, calls = _CAPPED[of]
        return StakePosition(bet, calls, True, scores, table=table)


def _capped(position: StakePosition) -> Question:
    """The question about the points of a bet in a deal where a limit for duels may apply."""
    right = position.points
    schema = AnswerSchema("number", high=40, unit=POINTS)
    is_flor = position.bet == "flor"
    flores = flor_stake(("flor", "flor"))[0] if is_flor else 0
    case = f"{'rest' if is_flor else 'falta'}-{position.table}"
    ideas = {
        "cap-forgotten": CHICO - max(position.scores) + flores,
        "cap-everywhere": 6 + flores,
        "cap-flores-forgotten": right - flores,
    }
    parts: _Breakdown = ((Message("breakdown-falta"), right),)
    if is_flor:
        rest = Message("breakdown-rest-capped"), right - flores
        parts = rest, (Message("breakdown-two-flores"), flores)
    key = AnswerKey(
        answer=right,
        rule=_CAP_RULES[case],
        why=Message(f"why-cap-{case}", {"points": right}),
        hint=Message("hint-cap"),
        highlight=("round",),
        mistakes=fitting(ideas, right, schema),
        breakdown=parts,
    )
    word = "pica" if position.table == "pica" else "round"
    shown = Row("round", Message("row-round"), Message(f"glossary-truco-{word}"))
    scene = bets_scene(position.lines, (shown, *score_rows(position.scores)), position.seats)
    return Question(Message("prompt-cap"), scene, schema, key)
