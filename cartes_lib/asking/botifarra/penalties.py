"""BO-11: a fault to find in a trick, and what it costs."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.base import SEAT_NAMES
from cartes_lib.asking.botifarra.faults import Recorded, recorded
from cartes_lib.asking.botifarra.legal import LAWS_OF
from cartes_lib.asking.contract import (
    Answer,
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
from cartes_lib.botifarra import DOUBLINGS, HALF, multiplier, penalty
from cartes_lib.cards import Suit
from cartes_lib.engine import Fact

__all__ = ["cost", "costs", "spot", "stake_rows", "stakes", "why_fault"]

_US, _THEM = 0, 1
_HALF_TIMES = (1, 2, 4, 8)


def stakes(rng: random.Random, level: int, trump: bool = True) -> tuple[str, str]:
    """A contract, "suit" or "botifarra", and its doubling."""
    contract = "suit" if trump else "botifarra"
    most = {1: 0, 2: 1, 3: 3}[level]
    said = rng.randint(0, min(most, 2 if contract == "botifarra" else 3))
    return contract, ("none", *DOUBLINGS)[said]


def cost(contract: str, doubling: str) -> int:
    """What the other side notes for a fault. Rule: BOT-PEN-01."""
    named = "botifarra" if contract == "botifarra" else "oros"
    return penalty(_US, multiplier(named, doubling))[_THEM]


def costs() -> tuple[Item, ...]:
    """What a fault may cost, as choices."""
    numbers = [HALF * times for times in _HALF_TIMES]
    return tuple(
        Item(str(number), words=Message("number-rank", {"number": number})) for number in numbers
    )


def stake_rows(contract: str, doubling: str, trump: Suit | None = None) -> tuple[Row, ...]:
    """The basis of a penalty: the contract and its doubling."""
    words = Message("term-call-botifarra" if contract == "botifarra" else "stake-suit")
    if trump is not None:
        words = Message("stake-trump", {"trump": trump})
    return (
        Row("contract", Message("guess-row-contract"), words),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )


@generator("BO-11", "spot", "obligada", "lliure")
def spot(rng: random.Random, level: int, rules: str) -> Question:
    """A trick and what each player kept: whose card, which rule, what does it cost?"""
    result = recorded(rng, rules, tricks=1, kept=1 + level)
    contract, doubling = stakes(rng, level, result.trump is not None)
    price = cost(contract, doubling)
    right = {"line": str(result.wrong + 1), "law": result.law, "cost": str(price)}
    laws = tuple(Item(item, words=Message(f"law-{item}")) for item in LAWS_OF[rules])
    key = AnswerKey(
        answer=right,
        rule=result.verdict.rule,
        why=why_fault(result, price),
        hint=Message("hint-referee"),
        highlight=(str(result.plays[result.wrong].card),),
        mistakes=_ideas(right, result, price, rules),
    )
    moments = tuple(Item(line.id, words=line.words) for line in _lines(result))
    schema = AnswerSchema(
        "parts",
        parts=(
            ("line", Message("part-card"), AnswerSchema("choice", moments)),
            ("law", Message("part-law"), AnswerSchema("choice", laws)),
            ("cost", Message("part-cost"), AnswerSchema("choice", costs())),
        ),
    )
    scene = Scene(
        "table", rows=stake_rows(contract, doubling, result.trump), groups=_groups(result)
    )
    return Question(Message("prompt-referee", {"variant": f"variant-{rules}"}), scene, schema, key)


def _lines(found: Recorded) -> tuple[Line, ...]:
    return tuple(
        Line(
            str(number),
            Message("log-play", {"seat": f"seat-{SEAT_NAMES[play.seat]}", "card": play.card}),
        )
        for number, play in enumerate(found.plays, 1)
    )


def _groups(found: Recorded) -> tuple[Group, ...]:
    """Each player's card of the trick, and beside it what was still in that hand."""
    return tuple(
        Group(
            f"seat-{number}",
            Message(
                "group-played",
                {"seat": f"seat-{SEAT_NAMES[play.seat]}", "card": play.card, "number": number},
            ),
            (play.card, *(card for card in found.hands[play.seat] if card != play.card)),
        )
        for number, play in enumerate(found.plays, 1)
    )


def why_fault(found: Recorded, price: int) -> Message:
    """What the fault of `found` is, what should have been played, and its `price`."""
    play = found.plays[found.wrong]
    facts: dict[str, Fact] = {
        "card": play.card,
        "seat": f"seat-{SEAT_NAMES[play.seat]}",
        "cards": tuple(
            item
            for item in found.hand_before(found.wrong)
            if str(item) in found.verdict.alternatives
        ),
        "cost": price,
    }
    return Message(f"why-fault-{found.law}", facts)


def _ideas(right: dict[str, str], found: Recorded, price: int, rules: str) -> dict[str, Answer]:
    ideas: dict[str, Answer] = {}
    if price > HALF:
        ideas["fault-undoubled"] = {**right, "cost": str(HALF)}
    else:
        ideas["fault-all-points"] = {**right, "cost": str(2 * HALF)}
    if found.law == "lowest":
        ideas["fault-lowest-is-not-beat"] = {**right, "law": "beat"}
    if found.law == "ruff":
        ideas["fault-ruff-is-not-follow"] = {**right, "law": "follow"}
    if found.law == "beat" and rules == "obligada":
        ideas["fault-beat-before-lowest"] = {**right, "law": "lowest"}
    return distinct(ideas, right)


@generator("BO-11", "score", "obligada")
def score(rng: random.Random, level: int, rules: str) -> Question:
    """What a fault brings the other side; at level 3 its new score."""
    contract, doubling = stakes(rng, max(2, level), rng.random() < 0.75)
    price, times = cost(contract, doubling), cost(contract, doubling) // HALF
    before = rng.randint(0, 60) if level == 3 else 0
    won = rng.randint(HALF + 1, 50)
    right, asks = before + price, "score" if level == 3 else "points"
    schema = AnswerSchema("number", high=700, unit=Message("unit-points"))
    ideas = {
        "penalty-undoubled": before + HALF,
        "penalty-all-points": before + 2 * price,
        "penalty-as-played": before + (won - HALF) * times,
        "penalty-score-forgotten": price,
    }
    rows = [
        *stake_rows(contract, doubling),
        Row("won", Message("row-offender-points"), won),
        *([Row("before", Message("row-other-before"), before)] if level == 3 else []),
    ]
    key = AnswerKey(
        answer=right,
        rule="BOT-PEN-01",
        why=Message("why-penalty", {"cost": price, "times": times, "score": right, "asks": asks}),
        hint=Message("hint-penalty"),
        highlight=("contract", "doubling"),
        mistakes=fitting(ideas, right, schema),
        facts={"cost": price, "times": times},
    )
    prompt = Message("prompt-penalty-score" if level == 3 else "prompt-penalty")
    return Question(prompt, Scene("score", rows=tuple(rows)), schema, key)
