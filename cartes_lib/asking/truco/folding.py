"""TR-11: what leaving a hand costs, and whether to stay in it for one more card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting
from cartes_lib.asking.registry import generator
from cartes_lib.asking.truco.showdowns import left_for
from cartes_lib.cards import PACK_40, Card
from cartes_lib.truco import HandResult, strength, truco_stake
from cartes_lib.truco.range_odds import Range, fair_chance, gain, last_card_against

__all__ = ["HABITS", "leaving", "leaving_reason", "staying"]

_TALKS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: ((), ("truco", "quiero"), ("truco",)),
    2: (("truco",), ("truco", "quiero"), ("truco", "quiero", "retruco"), ("envido",)),
    3: (
        ("envido",),
        ("real-envido",),
        ("envido", "envido"),
        ("envido", "real-envido"),
        ("truco", "quiero", "retruco", "quiero"),
        ("truco", "quiero", "retruco", "quiero", "vale-cuatro"),
    ),
}


@generator("TR-11", "call", "con-flor")
def leaving(rng: random.Random, level: int, rules: str) -> Question:
    """What the other side marks if you leave the hand now; at level 3 your partner may stay."""
    talk = rng.choice(_TALKS[level])
    stays = level > 1 and rng.random() < 0.25
    truco = [word for word in talk if word in ("truco", "retruco", "vale-cuatro")]
    cost = left_for(talk)
    right, schema = 0 if stays else cost, AnswerSchema("number", high=9)
    full = truco_stake(truco[-1])[0] if truco else 1
    ideas = {
        "leave-partner-forgotten": cost if stays else right,
        "leave-envido-forgotten": 1 if _pends_envido(talk) else right,
        "leave-costs-nothing": 0,
        "leave-always-one": 1,
        "leave-pending-in-full": full if talk and talk[-1] in truco else right,
        "leave-accepted-as-refused": full - 1 if talk[-1:] == ("quiero",) else right,
        "leave-truco-forgotten": cost - 1 if _pends_envido(talk) else right,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-TRU-16" if stays else "TRU-TRU-17" if not talk else "TRU-TRU-18",
        why=Message(f"why-leave-{leaving_reason(talk, stays)}", {"points": right}),
        hint=Message("hint-leave"),
        highlight=("partner",),
        mistakes=fitting(ideas, right, schema),
    )
    lines = tuple(
        Line(str(at), Message("log-call", {"seat": _speaker(talk, at), "call": f"bet-{word}"}))
        for at, word in enumerate(talk)
    )
    row = Row("partner", Message("row-partner"), Message("state-stays" if stays else "state-left"))
    return Question(Message("prompt-leave"), Scene("log", lines=lines, rows=(row,)), schema, key)


def _pends_envido(talk: Sequence[str]) -> bool:
    return bool(talk) and talk[-1] in ("envido", "real-envido")


def _speaker(talk: tuple[str, ...], at: int) -> str:
    """Who says the word at that place: what waits for an answer is the other side's."""

    def side(place: int) -> int:
        # Each call of an envido is answered by the next; who accepts a truco may raise it.
        return place if talk[0] in ("envido", "real-envido") else (place + 1) // 2

    accepted = talk[-1] == "quiero"
    return f"seat-{('opponent', 'you')[(side(len(talk) - 1) - side(at) + accepted) % 2]}"


def leaving_reason(talk: Sequence[str], stays: bool = False) -> str:
    """The end of the key that says why leaving costs what it does: `why-leave-<reason>`."""
    if stays:
        return "partner"
    if _pends_envido(talk):
        return "envido"
    if not talk:
        return "nothing"
    return "accepted" if talk[-1] == "quiero" else "pending"


HABITS = {"any": 0, "ace": 8, "two": 9, "three": 10, "brava": 11}
"""The least strength with which somebody bets on his last card, by a name of its own."""

_LEVEL_HABITS = {1: ("any", "two"), 2: ("any", "two", "three"), 3: ("any", "ace", "three", "brava")}
_CALLS = {1: ("truco",), 2: ("truco", "retruco"), 3: ("truco", "retruco", "vale-cuatro")}
_CLOSE = Fraction(1, 5)
"""Points: where accepting and refusing differ by less, nothing is asked."""


@generator("TR-11", "play", "con-flor")
def staying(rng: random.Random, level: int, rules: str) -> Question:
    """One card each, and the other raises: stay or fold? Weighed exactly, against his range."""
    wants_to_stay = rng.random() < 0.5
    while True:
        habit, call = rng.choice(_LEVEL_HABITS[level]), rng.choice(_CALLS[level])
        last_point = level == 3 and rng.random() < 0.2
        mine, *played = rng.sample(PACK_40, 5)
        results = _results(played)
        # He leads the last trick, having won the one before: so it is his turn to speak.
        if results != (0, 1):
            continue
        won, total = last_card_against(mine, results, tuple(played), Range(HABITS[habit]))
        chance = Fraction(won, total)
        worth = gain(chance, *truco_stake(call))
        if last_point:
            # Refusing loses the chico for certain: any card that may win is worth staying for.
            worth = Fraction(1)
        if (worth > 0) == wants_to_stay and abs(worth) >= _CLOSE and (won or not last_point):
            break
    right = "quiero" if worth > 0 else "no-quiero"
    fair = fair_chance(*truco_stake(call))
    blind = Fraction(*last_card_against(mine, results, tuple(played), Range()))
    key = AnswerKey(
        answer=right,
        rule="TRU-TRU-13",
        why=Message(
            "why-stay-last-point" if last_point else "why-stay",
            {"won": won, "total": total, "percent": _percent(chance), "least": _percent(fair)},
        ),
        hint=Message("hint-stay", {"least": _percent(fair)}),
        highlight=("habit",),
        mistakes=distinct(_stay_ideas(right, chance, fair, blind, last_point), right),
    )
    items = tuple(Item(one, words=Message(f"term-bet-{one}")) for one in ("quiero", "no-quiero"))
    scene = _last_trick(mine, played, habit, call, last_point)
    prompt = Message("prompt-stay", {"call": f"bet-{call}"})
    return Question(prompt, scene, AnswerSchema("choice", items), key)


def _results(played: list[Card]) -> tuple[HandResult, ...]:
    found: list[HandResult] = []
    for mine, his in (played[:2], played[2:]):
        gap = strength(mine) - strength(his)
        found.append(None if gap == 0 else int(gap < 0))
    return tuple(found)


def _stay_ideas(
    right: str, chance: Fraction, fair: Fraction, blind: Fraction, last_point: bool
) -> dict[str, str]:
    if last_point:
        return {"stay-last-point": "no-quiero" if right == "quiero" else right}
    if right == "quiero":
        return {"stay-needs-half" if chance < Fraction(1, 2) else "stay-folds-winner": "no-quiero"}
    return {"stay-any-card" if blind > fair else "stay-hope": "quiero"}


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _last_trick(mine: Card, played: list[Card], habit: str, call: str, last_point: bool) -> Scene:
    groups = tuple(
        Group(f"trick-{number}", Message("group-trick", {"number": number}), tuple(pair))
        for number, pair in enumerate((played[:2], played[2:]), 1)
    )
    held = Group("mine", Message("group-your-last"), (mine,))
    rows: tuple[Row, ...] = (Row("habit", Message("row-habit"), Message(f"habit-{habit}")),)
    if last_point:
        rows += (Row("score", Message("row-score-opponent"), 29),)
    return Scene("table", groups=(*groups, held), rows=rows)
