"""TR-12: what a flor is worth, who must sing one, and how often one is dealt."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from math import comb

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
from cartes_lib.asking.parts import fitting, ids, tenths
from cartes_lib.asking.registry import generator
from cartes_lib.cards import PACK_40, Card, Hand, Suit
from cartes_lib.truco import card_value, envido_value, flor_value, has_flor
from cartes_lib.truco.odds import HANDS, chance_of_bravas, chance_of_flor, flor_counts

__all__ = ["chance", "singers", "value"]

_SUIT = 10


def _flor(rng: random.Random) -> Hand:
    suit = rng.choice(tuple(Suit))
    return tuple(rng.sample([card for card in PACK_40 if card.suit == suit], 3))


@generator("TR-12", "value", "con-flor")
def value(rng: random.Random, level: int, rules: str) -> Question:
    """What a flor is worth: no figure at level 1, one or more from level 2, two at level 3."""
    while True:
        hand = _flor(rng)
        figures = sum(not card_value(card) for card in hand)
        if (figures == 0, figures in (1, 2), figures in (1, 2, 3))[level - 1]:
            break
    right, schema = flor_value(hand), AnswerSchema("number", high=60)
    values = sorted(map(card_value, hand))
    ideas = {
        "flor-as-envido": envido_value(hand),
        "flor-figures-by-number": 20 + sum(card.rank for card in hand),
        "flor-twenty-forgotten": sum(values),
        "flor-figures-ten": 20 + sum(one or 10 for one in values),
        "flor-thirty": 30 + sum(values),
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-FLOR-01",
        why=Message("why-flor-value", {"points": right}),
        hint=Message("hint-flor-value"),
        highlight=ids(hand),
        mistakes=fitting(ideas, right, schema),
        breakdown=(
            (Message("breakdown-flor"), 20),
            *((Message("breakdown-card", {"card": card}), card_value(card)) for card in hand),
        ),
    )
    return Question(Message("prompt-flor-value"), Scene("cards", cards=hand), schema, key)


_HANDS = ("a", "b", "c")
_NOBODY = "nobody"


def _near_flor(rng: random.Random) -> Hand:
    """Two cards of a suit and one of another."""
    flor = _flor(rng)
    other = rng.choice([card for card in PACK_40 if card.suit != flor[0].suit])
    return tuple(rng.sample((*flor[:2], other), 3))


@generator("TR-12", "spot", "con-flor")
def singers(rng: random.Random, level: int, rules: str) -> Question:
    """Three hands: who sings flor? From level 2 on some have played, or the bets are closed."""
    late = set(rng.sample(_HANDS, level - 1)) if level > 1 else set()
    while True:
        hands = [_flor(rng) if rng.random() < 0.55 else _near_flor(rng) for _ in _HANDS]
        if len({card for hand in hands for card in hand}) == 9:
            break
    held = [name for name, hand in zip(_HANDS, hands, strict=True) if has_flor(hand)]
    able = [name for name in held if name not in late]
    right = tuple(able) or (_NOBODY,)
    ideas = {
        "sing-too-late": tuple(held) or (_NOBODY,),
        "sing-two-of-a-suit": tuple(name for name in _HANDS if name not in late),
        "sing-best-only": (max(able, key=lambda one: flor_value(hands[_HANDS.index(one)])),)
        if able
        else right,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-FLOR-03" if {*held} & late else "TRU-FLOR-02",
        why=Message("why-sing-late" if {*held} & late else "why-sing"),
        hint=Message("hint-sing"),
        highlight=tuple(f"hand-{name}" for name in held) or ("hand-a",),
        mistakes={name: one for name, one in ideas.items() if one and one != right},
    )
    groups = tuple(
        Group(f"hand-{name}", Message(f"group-hand-{name}"), hand)
        for name, hand in zip(_HANDS, hands, strict=True)
    )
    rows = tuple(
        Row(f"late-{name}", Message(f"group-hand-{name}"), Message("state-has-played"))
        for name in sorted(late)
    )
    items = tuple(Item(name, words=Message(f"group-hand-{name}")) for name in _HANDS)
    nobody = Item(_NOBODY, words=Message("choice-nobody-sings"))
    schema = AnswerSchema("pick", (*items, nobody), many=True)
    return Question(Message("prompt-sing"), Scene("table", groups=groups, rows=rows), schema, key)


def _of_any_hand(rng: random.Random) -> tuple[Message, Scene, Fraction]:
    kind = rng.choice(("flor", "bravas", "figures"))
    if kind == "flor":
        return Message("prompt-odds-flor"), Scene(), chance_of_flor()
    if kind == "bravas":
        return Message("prompt-odds-bravas"), Scene(), chance_of_bravas()
    # Twelve of the forty cards are figures.
    found = Fraction(HANDS - comb(28, 3), HANDS)
    return Message("prompt-odds-figures"), Scene(), found


def _of_a_third_card(rng: random.Random) -> tuple[Message, Scene, Fraction]:
    """Two cards of a suit in hand, some cards seen: how often is the third of that suit?"""
    suit = rng.choice(tuple(Suit))
    own = [card for card in PACK_40 if card.suit == suit]
    mine = tuple(rng.sample(own, 2))
    seen: tuple[Card, ...] = tuple(
        rng.sample([card for card in PACK_40 if card not in mine], rng.randint(0, 6))
    )
    left = sum(card not in (*mine, *seen) for card in own)
    groups: tuple[Group, ...] = (Group("mine", Message("group-first-two"), mine),)
    if seen:
        groups += (Group("seen", Message("group-seen"), seen),)
    total = len(PACK_40) - 2 - len(seen)
    return (
        Message("prompt-odds-third"),
        Scene("table", groups=groups),
        Fraction(left, total),
    )


def _of_a_better_flor(rng: random.Random) -> tuple[Message, Scene, Fraction]:
    """Of all flores, how many are worth so much or more?"""
    counts = flor_counts()
    least = rng.randint(25, 34)
    better = sum(ways for worth, ways in counts.items() if worth >= least)
    total = sum(counts.values())
    prompt = Message("prompt-odds-flor-value", {"value": least})
    return prompt, Scene(), Fraction(better, total)


def _of_a_rival(rng: random.Random) -> tuple[Message, Scene, Fraction]:
    """One's own three cards are known: how often has the opponent a flor?"""
    mine = _flor(rng) if rng.random() < 0.5 else tuple(rng.sample(PACK_40, 3))
    left = [_SUIT - sum(card.suit == suit for card in mine) for suit in Suit]
    total = comb(37, 3)
    found = sum(comb(count, 3) for count in left)
    scene = Scene("cards", cards=mine)
    return Message("prompt-odds-rival"), scene, Fraction(found, total)


_Question = Callable[[random.Random], tuple[Message, Scene, Fraction]]
_QUESTIONS: dict[int, tuple[_Question, ...]] = {
    1: (_of_any_hand, _of_a_third_card),
    2: (_of_a_third_card, _of_a_third_card, _of_a_better_flor),
    3: (_of_a_third_card, _of_a_better_flor, _of_a_better_flor, _of_a_rival),
}


@generator("TR-12", "odds", "con-flor")
def chance(rng: random.Random, level: int, rules: str) -> Question:
    """How many times in a hundred: an estimate, right where it is close."""
    prompt, scene, exact = rng.choice(_QUESTIONS[level])(rng)
    right = round(100 * exact)
    tolerance = min(5, max(1, right // 5))
    schema = AnswerSchema("number", high=100, unit=Message("guess-unit-percent"), dial=True)
    third = prompt.key == "prompt-odds-third"
    ideas = {
        "odds-a-quarter": 25 if third else right,
        "odds-all-of-the-suit": round(100 * Fraction(8, 38)) if third else right,
        "odds-one-suit-only": round(100 * exact / 4) if prompt.key == "prompt-odds-flor" else right,
        "odds-even": 50,
        "odds-the-other-way": 100 - right,
    }
    kept = fitting(ideas, right, schema)
    key = AnswerKey(
        answer=right,
        rule="TRU-FLOR-01" if prompt.key != "prompt-odds-bravas" else "TRU-CARD-01",
        why=Message("why-odds", tenths(100 * exact)),
        hint=Message("hint-odds-third" if third else "hint-odds"),
        highlight=("seen",) if third and len(scene.groups) > 1 else _shown(scene),
        mistakes={name: one for name, one in kept.items() if abs(one - right) > tolerance},
        tolerance=tolerance,
    )
    return Question(prompt, scene, schema, key)


def _shown(scene: Scene) -> tuple[str, ...]:
    """Cards or groups of the scene; where there are none, the unit of the answer."""
    return ids(scene.cards) or tuple(group.id for group in scene.groups) or ("%",)
