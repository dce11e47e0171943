"""TR-13: what may be said to a flor, and what it brings."""

from __future__ import annotations

import random

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
from cartes_lib.asking.parts import distinct, fitting
from cartes_lib.asking.registry import generator
from cartes_lib.truco import CHICO, flor_stake, legal_calls

__all__ = ["answers_to_a_flor", "flor_points"]

_ITEMS = (
    "flor",
    "contraflor",
    "contraflor-al-resto",
    "con-flor-quiero",
    "con-flor-me-achico",
    "no-flor",
)
_History = tuple[tuple[int, str], ...]
_TALKS: dict[int, tuple[_History, ...]] = {
    1: (((1, "flor"),), ((0, "flor"), (1, "contraflor"))),
    2: (
        ((1, "flor"),),
        ((0, "flor"), (1, "contraflor")),
        ((0, "flor"), (1, "contraflor-al-resto")),
        ((0, "flor"), (1, "flor")),
    ),
    3: (
        ((0, "flor"), (1, "flor")),
        ((1, "flor"), (0, "contraflor"), (1, "contraflor-al-resto")),
        ((0, "flor"), (1, "contraflor-al-resto")),
        ((0, "flor"), (1, "contraflor")),
    ),
}


def _ordered(names: set[str]) -> tuple[str, ...]:
    return tuple(name for name in _ITEMS if name in names)


@generator("TR-13", "call", "con-flor")
def answers_to_a_flor(rng: random.Random, level: int, rules: str) -> Question:
    """All that may be said to the last call of a flor: nothing without a flor of one's own."""
    talk = rng.choice(_TALKS[level])
    has_own = len(talk) > 1 or rng.random() < 0.6
    open_now = {*legal_calls(talk, 0, flor=(0,) if has_own and len(talk) == 1 else ())}
    right = _ordered(open_now & {*_ITEMS}) if has_own else ("no-flor",)
    last = talk[-1][1]
    ideas = {
        "flor-answer-without": ("flor", "con-flor-me-achico") if not has_own else right,
        "flor-answer-no-challenge": _ordered({*right} - {"contraflor", "contraflor-al-resto"})
        or right,
        "flor-answer-raises-the-rest": _ordered({*right, "contraflor"})
        if last == "contraflor-al-resto"
        else right,
        "flor-answer-must-accept": _ordered({*right} - {"con-flor-me-achico"}) or right,
        "flor-answer-accepts-a-flor": _ordered({*right, "con-flor-quiero"}) if has_own else right,
        "flor-answer-concedes-late": _ordered({*right, "con-flor-me-achico"}) if has_own else right,
    }
    key = AnswerKey(
        answer=right,
        rule=_answer_rule(last, has_own, len(talk)),
        why=Message(f"why-flor-answer-{_answer_case(last, has_own, len(talk))}"),
        hint=Message("hint-flor-answer"),
        highlight=("flor",),
        mistakes=distinct(ideas, right),
    )
    lines = tuple(
        Line(str(at), Message("log-call", {"seat": f"seat-{_SEATS[side]}", "call": f"call-{word}"}))
        for at, (side, word) in enumerate(talk, 1)
    )
    state = "state-has-flor" if has_own else "state-no-flor"
    items = tuple(Item(name, words=Message(f"term-flor-{name}")) for name in _ITEMS)
    scene = Scene("log", lines=lines, rows=(Row("flor", Message("row-flor"), Message(state)),))
    return Question(Message("prompt-answer"), scene, AnswerSchema("pick", items, many=True), key)


_SEATS = ("you", "opponent")


def _answer_case(last: str, has_own: bool, said: int) -> str:
    if not has_own:
        return "without"
    if last == "flor":
        return "flor" if said == 1 else "both"
    return "rest" if last == "contraflor-al-resto" else "contraflor"


def _answer_rule(last: str, has_own: bool, said: int) -> str:
    rules = {"without": "TRU-FLOR-08", "flor": "TRU-FLOR-08", "both": "TRU-FLOR-21"}
    return rules.get(_answer_case(last, has_own, said), "TRU-FLOR-13")


_Chain = tuple[tuple[str, ...], tuple[int, ...]]
_CHAINS: dict[int, tuple[_Chain, ...]] = {
    1: ((("flor",), ()), (("flor", "flor"), ()), (("flor", "contraflor"), ())),
    2: (
        (("flor", "contraflor"), ()),
        (("flor", "flor", "flor"), (0, 0, 1)),
        (("flor", "contraflor", "contraflor-al-resto"), ()),
        (("flor", "contraflor-al-resto"), ()),
    ),
    3: (
        (("flor", "contraflor", "contraflor-al-resto"), ()),
        (("flor", "contraflor-al-resto"), ()),
        (("flor", "flor", "contraflor"), (0, 0, 1)),
        (("flor", "flor", "contraflor-al-resto"), (0, 0, 1)),
    ),
}


@generator("TR-13", "score", "con-flor")
def flor_points(rng: random.Random, level: int, rules: str) -> Question:
    """What the flores bring: 3 for each, what a challenge adds, what conceding pays."""
    calls, sides = rng.choice(_CHAINS[level])
    scores = rng.randint(5, 27), rng.randint(5, 27)
    accepted, refused = flor_stake(calls, scores, sides=sides)
    concedes = refused is not None and len(calls) > 1 and rng.random() < 0.5
    right = refused if concedes and refused is not None else accepted
    schema = AnswerSchema("number", high=60)
    flores, rest = len(calls) - calls.count("contraflor-al-resto"), CHICO - max(scores)
    if calls[-1] == "contraflor-al-resto":
        # Who goes for the rest has a flor too: his own, unless he has sung it already.
        flores = _flores(calls, sides)
    goes_on = calls[-1] == "contraflor-al-resto" and not concedes
    ideas = {
        "flor-conceded-in-full": accepted if concedes else right,
        "flor-paid-as-conceded": refused if refused is not None and not concedes else right,
        "flor-three-in-all": 3,
        "flor-rest-only": rest if goes_on else right,
        "flor-rest-of-the-trailing": right - rest + CHICO - min(scores) if goes_on else right,
        "flor-challenge-added": right + 6 if "contraflor" in calls and not concedes else right,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-FLOR-15" if concedes else "TRU-FLOR-12" if goes_on else _tariff_rule(calls),
        why=Message(
            f"why-flor-points-{'conceded' if concedes else 'rest' if goes_on else 'tariff'}",
            {"points": right, "leader": max(scores)},
        ),
        hint=Message("hint-flor-points"),
        highlight=("end",),
        mistakes=fitting({name: one or 0 for name, one in ideas.items()}, right, schema),
        breakdown=_flor_parts(right, rest if goes_on else 0, flores, concedes),
    )
    order = sides or tuple(at % 2 for at in range(len(calls)))
    names = _FOUR if sides else _SEATS
    lines = tuple(
        Line(str(at), Message("log-call", {"seat": f"seat-{name}", "call": f"call-{call}"}))
        for at, (call, name) in enumerate(zip(calls, _names(order, names), strict=True), 1)
    )
    end = Row(
        "end", Message("row-end"), Message(f"result-flor-{'conceded' if concedes else 'shown'}")
    )
    rows: tuple[Row, ...] = (end,)
    if "contraflor-al-resto" in calls:
        rows += (
            Row("you", Message("row-score-you"), scores[0]),
            Row("opponent", Message("row-score-opponent"), scores[1]),
        )
    return Question(
        Message("prompt-flor-points"), Scene("log", lines=lines, rows=rows), schema, key
    )


_FOUR = ("you", "partner", "right")


def _names(order: tuple[int, ...], names: tuple[str, ...]) -> list[str]:
    """Who says each call: of four, the reader, his partner, and then his right."""
    if len(names) == 2:
        return [names[side] for side in order]
    return list(names)


def _flores(calls: tuple[str, ...], sides: tuple[int, ...]) -> int:
    """How many flores were announced: a challenge announces one, unless it was sung before."""
    sung = calls.count("flor")
    order = sides or tuple(at % 2 for at in range(len(calls)))
    answered = any(
        side != order[0] for side, call in zip(order, calls, strict=True) if call == "flor"
    )
    return sung + (not answered)


def _tariff_rule(calls: tuple[str, ...]) -> str:
    if "contraflor" in calls:
        return "TRU-FLOR-11" if len(calls) > 2 else "TRU-FLOR-10"
    return "TRU-FLOR-09"


def _flor_parts(
    points: int, rest: int, flores: int, concedes: bool
) -> tuple[tuple[Message, int], ...]:
    """What makes up the points."""
    if concedes:
        return ((Message("breakdown-flor-before"), points),)
    parts = ((Message("breakdown-flor-each", {"count": flores}), points - rest),)
    return ((Message("breakdown-rest"), rest), *parts) if rest else parts
