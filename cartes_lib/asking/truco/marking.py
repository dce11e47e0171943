"""TR-10: the points of a hand, what a falta is worth."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Line, Message, Question, Row, Scene
from cartes_lib.asking.parts import fitting
from cartes_lib.asking.registry import generator
from cartes_lib.asking.truco.envido import falta_breakdown
from cartes_lib.truco import CHICO, envido_stake

__all__ = ["falta", "hand_points"]


@generator("TR-10", "score", "con-flor")
def hand_points(rng: random.Random, level: int, rules: str) -> Question:
    """What a whole hand brings your side; at level 3 the new score, near the end of a chico."""
    calls = rng.choice(((), ("envido",), ("real-envido",), ("envido", "envido")))
    if level > 1:
        calls = rng.choice((("envido",), ("envido", "real-envido"), ("real-envido",)))
    envido = envido_stake(calls)[0] if calls else 0
    truco = rng.randint(1, 4)
    wins = rng.choice(((True, True), (True, False), (False, True)))
    mine = envido * wins[0] + truco * wins[1]
    theirs = envido + truco - mine
    before = (rng.randint(22, 29), rng.randint(24, 29)) if level == 3 else (0, 0)
    right, stopped = _final(before, (envido, truco), wins) if level == 3 else (mine, False)
    counted = (envido * wins[0], 0 if stopped else truco * wins[1])
    schema = AnswerSchema("number", high=40)
    ideas = {
        "points-after-the-end": min(CHICO, before[0] + mine) if level == 3 else right,
        "points-beyond-thirty": before[0] + mine,
        "points-of-both": before[0] + mine + theirs,
        "points-truco-only": before[0] + truco * wins[1],
        "points-envido-only": before[0] + envido * wins[0],
        "points-other-side": before[0] + theirs,
    }
    why = "why-hand-stopped" if stopped else "why-new-score" if level == 3 else "why-hand-points"
    key = AnswerKey(
        answer=right,
        rule="TRU-SCORE-03" if level == 3 else "TRU-SCORE-01",
        why=Message(why, {"points": right}),
        hint=Message("hint-hand-points"),
        highlight=("envido", "truco"),
        mistakes=fitting(ideas, right, schema),
        breakdown=_counted(before[0] if level == 3 else None, counted),
    )
    prompt = Message("prompt-new-chico" if level == 3 else "prompt-hand-points")
    rows = _sheet(calls, (envido, truco), wins)
    if level == 3:
        rows += (
            Row("mine", Message("row-score-you"), before[0]),
            Row("theirs", Message("row-score-opponent"), before[1]),
        )
    return Question(prompt, Scene("score", rows=rows), schema, key)


def _sheet(
    calls: tuple[str, ...], stakes: tuple[int, int], wins: tuple[bool, bool]
) -> tuple[Row, ...]:
    """What was at stake, and who won it."""
    truco = (
        Row("truco", Message("row-truco-stake"), stakes[1]),
        Row("truco-winner", Message("row-truco-winner"), Message(_side(wins[1]))),
    )
    if not calls:
        return (Row("envido", Message("row-envido-stake"), Message("state-no-envido")), *truco)
    return (
        Row("envido", Message("row-envido-stake"), stakes[0]),
        Row("envido-winner", Message("row-envido-winner"), Message(_side(wins[0]))),
        *truco,
    )


def _final(
    before: tuple[int, int], stakes: tuple[int, int], wins: tuple[bool, bool]
) -> tuple[int, bool]:
    """Your score once the stakes are counted in order, and whether the end came first."""
    mine, theirs = before
    for stake, won in zip(stakes, wins, strict=True):
        if max(mine, theirs) >= CHICO:
            return min(CHICO, mine), True
        mine, theirs = mine + stake * won, theirs + stake * (not won)
    return min(CHICO, mine), False


def _counted(before: int | None, counted: tuple[int, int]) -> tuple[tuple[Message, int], ...]:
    """What makes up your points; `before` is None where the score is not asked for."""
    envido, truco = counted
    rows = [(Message("row-envido-stake"), envido), (Message("row-truco-stake"), truco)]
    if before is None:
        return tuple(rows)
    beyond = before + envido + truco - CHICO
    end = [(Message("breakdown-beyond"), -beyond)] if beyond > 0 else []
    return ((Message("row-score-you"), before), *rows, *end)


def _side(won: bool) -> str:
    return "side-yours" if won else "side-theirs"


@generator("TR-10", "value", "con-flor")
def falta(rng: random.Random, level: int, rules: str) -> Question:
    """What a falta envido is worth, from the score; accepted after other calls at level 3."""
    scores = rng.sample(range(29), 2) if level > 1 else rng.sample(range(15), 2)
    calls: tuple[str, ...] = ("falta-envido",)
    if level == 3:
        calls = rng.choice((("envido", "falta-envido"), ("real-envido", "falta-envido")))
    right, _ = envido_stake(calls, scores)
    before = envido_stake(calls[:-1])[0] if level == 3 else 0
    schema = AnswerSchema("number", high=40)
    ideas = {
        "falta-own-score": CHICO - scores[0],
        "falta-trailing": CHICO - min(scores),
        "falta-of-fifteen": 15 - max(scores) if max(scores) < 15 else right,
        "falta-added": right + before,
        "falta-difference": abs(scores[0] - scores[1]),
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-08",
        why=Message("why-stake-falta", {"points": right, "leader": max(scores)}),
        hint=Message("hint-falta"),
        highlight=("mine", "theirs"),
        mistakes=fitting(ideas, right, schema),
        breakdown=falta_breakdown(max(scores)),
    )
    rows = (
        Row("mine", Message("row-score-you"), scores[0]),
        Row("theirs", Message("row-score-opponent"), scores[1]),
    )
    lines = tuple(
        Line(str(number), Message("log-bet", {"call": f"bet-{call}"}))
        for number, call in enumerate((*calls, "quiero"), 1)
    )
    return Question(Message("prompt-falta"), Scene("log", rows=rows, lines=lines), schema, key)
