"""TR-06: whether a bet is worth accepting, by the exact chance of winning it."""

from __future__ import annotations

import random
from fractions import Fraction

from cartes_lib.cards import PACK_40
from cartes_lib.engine import Fact
from cartes_lib.exercises.contract import AnswerKey, Item, Line, Row, Said, Scene, Shape
from cartes_lib.exercises.pieces import distinct, ids
from cartes_lib.exercises.registry import Drawn
from cartes_lib.odds.truco import envido_win
from cartes_lib.truco import PRESETS, envido_stake, envido_value, has_flor

__all__ = ["worth_accepting"]

_CHAINS = (("envido",), ("real-envido",), ("envido", "real-envido"), ("envido", "envido"))
_CLEAR = Fraction(1, 2)
"""Points by which one answer must be better: a closer one would be a quibble."""


def worth_accepting(rng: random.Random, rules: str) -> Drawn:
    """To accept or to refuse: what brings more on average, of what may be said."""
    calls = rng.choice(_CHAINS)
    accepted, refused = envido_stake(calls)
    while True:
        hand = tuple(rng.sample(PACK_40, 3))
        if has_flor(hand):
            continue
        is_mano = rng.random() < 0.5
        chance = envido_win(hand, ahead=int(not is_mano), behind=int(is_mano), rules=PRESETS[rules])
        gain = accepted * (2 * chance - 1) + refused
        if abs(gain) >= _CLEAR:
            break
    right = "quiero" if gain > 0 else "no-quiero"
    ideas = {
        "accept-only-when-sure": "no-quiero" if gain > 0 and 2 * chance < 1 else right,
        "accept-always": "quiero",
        "accept-never": "no-quiero",
        # Legality first: nobody raises a truco that nobody called.
        "accept-by-retruco": "retruco",
    }
    facts: dict[str, Fact] = {
        "value": envido_value(hand),
        "percent": round(100 * chance),
        "mean": _points(accepted * (2 * chance - 1)),
        "refused": refused,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-09",
        why=Said("why-accept" if gain > 0 else "why-refuse", facts),
        hint=Said("hint-accept"),
        highlight=ids(hand),
        mistakes=distinct(ideas, right),
        facts=facts,
    )
    lines = tuple(
        Line(str(number), Said("log-bet", {"call": f"bet-{call}"}))
        for number, call in enumerate(calls, 1)
    )
    mano = Row("mano", Said("row-mano"), Said(f"term-seat-{'you' if is_mano else 'opponent'}"))
    answers = ("quiero", "no-quiero", "retruco")
    items = tuple(Item(one, words=Said(f"term-bet-{one}")) for one in answers)
    scene = Scene("cards", cards=hand, lines=lines, rows=(mano,))
    return Drawn(Said("prompt-accept"), scene, Shape("choice", items), key)


def _points(mean: Fraction) -> str:
    """A mean of points with one decimal and its sign, if it has one, as French writes it."""
    rounded = round(float(mean), 1)
    return f"{rounded:+.1f}".replace(".", ",").replace("-", "−") if rounded else "0"
