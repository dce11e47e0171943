"""TR-16: an envido against one who bets with some hands only: how often one wins, accept or not."""

from __future__ import annotations

import random
from fractions import Fraction

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting
from cartes_lib.asking.registry import generator
from cartes_lib.asking.truco.showdowns import hands_without_flor
from cartes_lib.cards import Hand
from cartes_lib.truco import envido_stake, envido_value
from cartes_lib.truco.range_odds import Range, envido_against, fair_chance, gain

__all__ = ["BETTORS", "accepting", "winning"]

BETTORS = {
    "any": Range(),
    "24": Range(24),
    "27": Range(27),
    "29": Range(29),
    "27-fifth": Range(27, Fraction(1, 5)),
    "29-half": Range(29, Fraction(1, 2)),
}
"""With what somebody bets the envido, by a name of its own."""

_OF_LEVEL = {
    1: ("any", "27"),
    2: ("any", "24", "27", "29"),
    3: ("27", "29", "27-fifth", "29-half"),
}


def _situation(rng: random.Random, level: int) -> tuple[Hand, str, bool, Fraction]:
    """A hand of the pupil's that is worth something, who bets, and how often the hand wins."""
    while True:
        (hand,) = hands_without_flor(rng, 1)
        if level == 1 or envido_value(hand) >= 20 or rng.random() < 0.3:
            break
    bettor, mano = rng.choice(_OF_LEVEL[level]), rng.random() < 0.5
    return hand, bettor, mano, envido_against(hand, BETTORS[bettor], mano=mano, flor=True)


def _scene(hand: Hand, bettor: str, mano: bool) -> Scene:
    rows = (
        Row("bettor", Message("row-bettor"), Message(f"bettor-{bettor}")),
        Row(
            "mano", Message("row-mano"), Message("term-seat-you" if mano else "term-seat-opponent")
        ),
    )
    return Scene("table", groups=(Group("mine", Message("widget-your-hand"), hand),), rows=rows)


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


@generator("TR-16", "odds", "con-flor")
def winning(rng: random.Random, level: int, rules: str) -> Question:
    """How many times in a hundred the hand wins, counted exactly against that range."""
    while True:
        hand, bettor, mano, chance = _situation(rng, level)
        # Hands that nearly always win or lose teach nothing.
        if Fraction(3, 100) < chance < Fraction(97, 100):
            break
    right, blind = _percent(chance), _percent(envido_against(hand, Range(), mano=mano, flor=True))
    schema = AnswerSchema("number", high=100, unit=Message("guess-unit-percent"), dial=True)
    sober = Range(BETTORS[bettor].least)
    ideas = {
        "range-forgotten": blind,
        "range-bluff-forgotten": _percent(envido_against(hand, sober, mano=mano, flor=True)),
        "range-other-way": 100 - right,
    }
    kept = fitting(ideas, right, schema)
    tolerance = 8
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-10",
        why=Message(
            "why-range-odds",
            {
                "value": envido_value(hand),
                "percent": right,
                "blind": blind,
                "same": blind == right,
            },
        ),
        hint=Message("hint-range-odds", {"value": envido_value(hand)}),
        highlight=("bettor",),
        mistakes={name: one for name, one in kept.items() if abs(one - right) > tolerance},
        tolerance=tolerance,
    )
    return Question(Message("prompt-range-odds"), _scene(hand, bettor, mano), schema, key)


_BETS = {
    1: (("envido",),),
    2: (("envido",), ("real-envido",)),
    3: (("envido",), ("real-envido",), ("envido", "real-envido")),
}
_CLOSE = Fraction(3, 10)
"""Points: where accepting and refusing differ by less, nothing is asked."""


@generator("TR-16", "call", "con-flor")
def accepting(rng: random.Random, level: int, rules: str) -> Question:
    """Accept or refuse the envido: what brings more points against that range?"""
    wants = rng.random() < 0.5
    while True:
        hand, bettor, mano, chance = _situation(rng, level)
        calls = rng.choice(_BETS[level])
        stake = envido_stake(calls)
        worth = gain(chance, *stake)
        if abs(worth) >= _CLOSE and (worth > 0) == wants:
            break
    right = "quiero" if worth > 0 else "no-quiero"
    fair, blind = fair_chance(*stake), envido_against(hand, Range(), mano=mano, flor=True)
    if right == "quiero":
        idea = "accept-needs-half" if chance < Fraction(1, 2) else "accept-folds-winner"
    else:
        idea = "accept-any-hand" if blind > fair else "accept-hope"
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-05",
        why=Message("why-range-accept", {"percent": _percent(chance), "least": _percent(fair)}),
        hint=Message("hint-range-accept", {"least": _percent(fair)}),
        highlight=("bettor",),
        mistakes=distinct({idea: "no-quiero" if right == "quiero" else "quiero"}, right),
    )
    items = tuple(Item(one, words=Message(f"term-bet-{one}")) for one in ("quiero", "no-quiero"))
    prompt = Message(
        "prompt-range-accept",
        {
            "call": f"call-{calls[-1]}",
            "raised": len(calls) > 1,
            "accepted": stake[0],
            "refused": stake[1],
        },
    )
    return Question(prompt, _scene(hand, bettor, mano), AnswerSchema("choice", items), key)
