"""BA-06 to BA-10: find the fault or the fourth card, name a target, know the words."""

from __future__ import annotations

import random

from cartes_lib.asking.balco.turns import Event, log
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.parts import distinct, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.balco import (
    FREE,
    Condition,
    after_throw,
    can_throw,
    clears,
    judge_throw,
)
from cartes_lib.seats import right_of, seat_names

__all__ = ["fault", "fourth", "targets", "terms"]

_LAWS = ("BAL-LEG-05", "BAL-LEG-06", "BAL-LEG-02")
_PLAIN = (3, 4, 5, 6, 9, 11, 12)
_TEMPTING = (1, 1, 1, 10, 10, 10, 9, 11, 12, 3)
"""Numbers to throw in fault: rather a 1 or a 10, which a 7 forbids."""


@generator("BA-06", "spot", "standard")
def fault(rng: random.Random, level: int, rules: str) -> Question:
    """Throws of which one was not allowed: a 10, a 1 or a high number after a seven."""
    seats, length = 2 + level, 3 + level
    while True:
        events, wrong = _faulty(rng, seats, length)
        if wrong is not None:
            break
    line, rule = wrong
    right = {"line": str(line), "law": rule}
    seven = next(number for number, event in enumerate(events, 1) if event[2] == 7)
    ideas = {
        "spot-blames-the-seven": {"line": str(seven), "law": rule},
        "spot-law-of-the-ladder": {"line": str(line), "law": "BAL-LEG-02"},
        "spot-law-of-the-seven": {
            "line": str(line),
            "law": "BAL-LEG-06" if rule == "BAL-LEG-02" else rule,
        },
    }
    key = AnswerKey(
        answer=right,
        rule=rule,
        why=Message(f"why-fault-{rule}", {"number": line, "rank": events[line - 1][2]}),
        hint=Message("hint-fault"),
        highlight=(str(seven),),
        mistakes=distinct(ideas, right),
    )
    lines, moments = log(events, seats), _moments(events, seats)
    # A 10 breaks both rules of the 7: only its own is offered then.
    offered = [law for law in _LAWS if rule != "BAL-LEG-05" or law != "BAL-LEG-06"]
    laws = tuple(Item(item, words=Message(f"law-{item}")) for item in offered)
    parts = (
        ("line", Message("part-line"), AnswerSchema("choice", moments)),
        ("law", Message("part-law"), AnswerSchema("choice", laws)),
    )
    return Question(
        Message("prompt-fault"), Scene("log", lines=lines), AnswerSchema("parts", parts=parts), key
    )


def _faulty(
    rng: random.Random, seats: int, length: int
) -> tuple[list[Event], tuple[int, str] | None]:
    """A run of single throws with one fault, and where it is; a seven comes before it."""
    condition: Condition = FREE
    events: list[Event] = []
    seat, wrong, sevens = rng.randrange(seats), None, 0
    for number in range(1, length + 1):
        illegal = [rank for rank in _TEMPTING if not can_throw(rank, condition)]
        if wrong is None and sevens and illegal and rng.random() < 0.7:
            rank = rng.choice(illegal)
            wrong = (number, judge_throw(rank, condition).rule)
            events.append((seat, "throw", rank, 1))
            # A 2 next, so that nobody can be blamed for what follows the fault.
            condition = FREE
        else:
            sevenths = (7, 7, 7) if sevens < 2 else ()
            legal = [rank for rank in (*_PLAIN, *sevenths) if can_throw(rank, condition)]
            after_fault = wrong is not None and wrong[0] == number - 1
            if not legal:
                return events, None
            rank = 2 if after_fault else rng.choice(legal)
            sevens += rank == 7
            condition = after_throw(condition, rank)
            events.append((seat, "throw", rank, 1))
        seat = right_of(seat, seats)
        if events[-1][2] != 10 and clears([event[2] for event in events]):
            return events, None
    return events, wrong


@generator("BA-07", "spot", "standard")
def fourth(rng: random.Random, level: int, rules: str) -> Question:
    """Throws: the one that completes four in a row and clears the pile."""
    seats = 2 + level
    rank = rng.choice((4, 5, 6, 9, 11))
    parts = rng.choice(((1, 1, 1, 1), (2, 2), (1, 2, 1), (2, 1, 1), (3, 1), (1, 3), (2, 3)))
    throws: list[tuple[int, int]] = [(3, rng.randint(1, 3))]
    decoy = level > 1
    if decoy:
        throws += [(rank, 2), (2, 1)]
    throws += [(rank, count) for count in parts]
    seat = rng.randrange(seats)
    events: list[Event] = []
    for number, count in throws:
        events.append((seat, "throw", number, count))
        seat = right_of(seat, seats)
    right = _first_clear(throws)
    # The player who clears the pile throws again.
    seat = events[-1][0]
    after = [(12, 1), (1, 1)][:level]
    for number, count in after:
        events.append((seat, "throw", number, count))
        seat = right_of(seat, seats)
    ideas = {
        "fourth-two-does-not-break": _first_clear([throw for throw in throws if throw[0] != 2]) + 1
        if decoy
        else right,
        "fourth-throws-not-cards": min(4 + 2 * decoy, len(throws)),
        "fourth-first-pair": 2,
    }
    key = AnswerKey(
        answer=str(right),
        rule="BAL-CLR-01",
        why=Message("why-fourth", {"number": right, "rank": rank}),
        hint=Message("hint-clear"),
        highlight=tuple(str(n) for n, event in enumerate(events, 1) if event[2] == rank),
        mistakes=distinct({name: str(line) for name, line in ideas.items()}, str(right)),
    )
    scene, schema = (
        Scene("log", lines=log(events, seats)),
        AnswerSchema("choice", _moments(events, seats)),
    )
    return Question(Message("prompt-fourth"), scene, schema, key)


def _moments(events: list[Event], seats: int) -> tuple[Item, ...]:
    """The throws of a log as choices, told apart by their number."""
    names = seat_names(seats, sides=False)
    return tuple(
        Item(
            str(number), words=Message("moment-throw", {"number": number, **_thrown(event, names)})
        )
        for number, event in enumerate(events, 1)
    )


def _thrown(event: Event, names: tuple[str, ...]) -> dict[str, str | int]:
    seat, _, rank, count = event
    return {"seat": f"seat-{names[seat]}", "rank": rank, "count": count}


def _first_clear(throws: list[tuple[int, int]]) -> int:
    """The number, from 1, of the throw that clears the pile."""
    pile: list[int] = []
    for number, (rank, count) in enumerate(throws, 1):
        for _ in range(count):
            pile.append(rank)
            if clears(pile):
                return number
    return len(throws)


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
