"""BA-08 and BA-10: name a target, know the words."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.parts import distinct, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.seats import seat_names

__all__ = ["targets", "terms"]


@generator("BA-08", "call", "standard")
def targets(rng: random.Random, level: int, rules: str) -> Question:
    """Whom your 1 may be sent at: anybody else who still has cards; also who sent one to you."""
    seats = {1: 3, 2: 4, 3: 5}[level]
    names = seat_names(seats, sides=False)
    out = rng.sample(range(1, seats), rng.randint(0 if level > 1 else 1, seats - 2))
    sender = rng.choice([seat for seat in range(1, seats) if seat not in out])
    answers = rng.random() < 0.5 and level > 1
    right = tuple(name for seat, name in enumerate(names) if seat and seat not in out)
    ideas = {
        "target-self": ("you", *right),
        "target-right-only": tuple(name for name in right if name == names[1]) or right,
        "target-out": names[1:],
        "target-not-sender": tuple(name for name in right if name != names[sender] or not answers)
        or right,
    }
    rows = [
        Row(name, Message(f"term-seat-{name}"), Message("state-out" if seat in out else "state-in"))
        for seat, name in enumerate(names)
        if seat
    ]
    if answers:
        rows.append(Row("sender", Message("row-sender"), Message(f"term-seat-{names[sender]}")))
    key = AnswerKey(
        answer=right,
        rule="BAL-SP1-03" if answers else "BAL-SP1-08" if out else "BAL-SP1-01",
        why=Message("why-target"),
        hint=Message("hint-target"),
        highlight=tuple(names[seat] for seat in out) or (names[1],),
        mistakes=distinct(ideas, right),
    )
    schema = AnswerSchema("pick", seat_items(seats, sides=False), many=True)
    return Question(Message("prompt-target"), Scene("score", rows=tuple(rows)), schema, key)


_TERMS = (
    "carta-blanca",
    "disparar",
    "fer-el-buit",
    "fer-nul",
    "fer-palla",
    "netejar",
    "pila",
    "recollir",
    "trenca",
    "trencar",
)


@generator("BA-10", "term", "standard")
def terms(rng: random.Random, level: int, rules: str) -> Question:
    """Catalan words and what they mean: four, six or eight of them."""
    names = rng.sample(_TERMS, 2 + 2 * level)
    right = {name: name for name in names}
    pairs = (("netejar", "recollir"), ("trenca", "trencar"), ("fer-el-buit", "netejar"))
    ideas = {
        f"term-{first}-{second}": {**right, first: second, second: first}
        for first, second in pairs
        if first in names and second in names
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-VOC-01",
        why=Message("why-terms"),
        hint=Message("hint-terms"),
        highlight=(names[0],),
        faults={name: Message(f"why-term-{name}") for name in names},
        mistakes=distinct(ideas, right),
    )
    items = tuple(Item(name, words=Message(f"word-{name}")) for name in names)
    targets = tuple(
        Item(name, words=Message(f"meaning-{name}")) for name in rng.sample(names, len(names))
    )
    return Question(
        Message("prompt-terms"), Scene(), AnswerSchema("match", items, targets=targets), key
    )
