"""BA-03 to BA-09: what happens next: who plays, what the pile asks, how a hand fills up."""

from __future__ import annotations

import random

from cartes_lib.asking.balco.base import condition_words
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.balco import (
    FREE,
    LADDER,
    Condition,
    after_throw,
    at_least,
    clears,
    legal_ranks,
    next_seat,
    trenca,
)
from cartes_lib.seats import left_of, right_of, seat_names

__all__ = ["Event", "log"]

Event = tuple[int, str, int, int]
"""Who does it; `throw`, `take`, `target`; the number thrown or the seat named; how many."""


def log(events: list[Event], seats: int) -> tuple[Line, ...]:
    """The lines that tell `events` at a table of `seats`, with ids from "1" on."""
    names = seat_names(seats, sides=False)
    lines = []
    for number, (seat, what, which, count) in enumerate(events, 1):
        facts: dict[str, str | int] = {"seat": f"seat-{names[seat]}", "rank": which, "count": count}
        if what == "target":
            facts["target"] = f"seat-{names[which]}"
        lines.append(Line(str(number), Message(f"event-{what}", facts)))
    return tuple(lines)


def _seats(rng: random.Random, level: int) -> int:
    return {1: 3, 2: 4, 3: rng.choice((2, 3, 4, 5))}[level]


def _who_is_next(
    events: list[Event], seats: int, right: int, rule: str, why: str, wrong: dict[str, int]
) -> Question:
    """The question who plays after `events`."""
    names = seat_names(seats, sides=False)
    last, what, _, _ = events[-1]
    ideas = {**wrong, "turn-left": left_of(last, seats), "turn-same": last}
    if what == "target":
        # The named player answers, in any seat: the turn goes neither right nor left.
        del ideas["turn-left"]
    key = AnswerKey(
        answer=names[right],
        rule=rule,
        why=Message(why, {"seat": f"seat-{names[right]}"}),
        hint=Message("hint-balco-turn"),
        highlight=(str(len(events)),),
        mistakes=distinct({name: names[seat] for name, seat in ideas.items()}, names[right]),
    )
    scene = Scene("log", lines=log(events, seats))
    return Question(
        Message("prompt-balco-turn"),
        scene,
        AnswerSchema("choice", seat_items(seats, sides=False)),
        key,
    )


@generator("BA-03", "next", "standard")
def after_taking(rng: random.Random, level: int, rules: str) -> Question:
    """Who plays after a throw, or after somebody took the pile."""
    seats = max(3, _seats(rng, level))
    seat = rng.randrange(seats)
    rank = rng.choice([rank for rank in LADDER if rank not in (1, 7, 8)])
    events: list[Event] = [(seat, "throw", rank, rng.randint(1, 2))]
    taker = right_of(seat, seats)
    if rng.random() < 0.6:
        events.append((taker, "take", 0, 0))
        right, rule, why = right_of(taker, seats), "BAL-TAKE-02", "why-turn-taken"
    else:
        right, rule, why = taker, "BAL-TURN-01", "why-turn-right"
    return _who_is_next(events, seats, right, rule, why, {"turn-skips": right_of(right, seats)})


def _what_is_asked(
    events: list[Event], seats: int, right: Condition, wrong: list[tuple[str, Condition]], rule: str
) -> Question:
    """The question what the pile asks after `events`; `wrong` are ideas and what they expect."""
    conditions = {_name(item): item for item in (right, *(one for _, one in wrong))}
    names = sorted(conditions)
    why = "why-asks-number" if rule == "BAL-LEG-02" else f"why-asks-{right.kind}"
    key = AnswerKey(
        answer=_name(right),
        rule=rule,
        why=Message(why, {"rank": right.rank, "players": right.players}),
        hint=Message("hint-asks"),
        highlight=(str(len(events)),),
        mistakes=distinct({idea: _name(one) for idea, one in wrong}, _name(right)),
    )
    items = tuple(Item(name, words=condition_words(conditions[name])) for name in names)
    scene = Scene("log", lines=log(events, seats))
    return Question(Message("prompt-asks"), scene, AnswerSchema("choice", items), key)


def _name(condition: Condition) -> str:
    return f"{condition.kind}-{condition.rank}-{condition.players}"


@generator("BA-05", "next", "standard")
def after_two_or_eight(rng: random.Random, level: int, rules: str) -> Question:
    """Who plays after eights; what the pile asks after a 2."""
    seats, seat = _seats(rng, level), rng.randrange(2)
    if rng.random() < 0.4:
        rank = rng.choice((5, 6, 9, 11, 12))
        events: list[Event] = [
            (seat, "throw", rank, 1),
            (right_of(seat, seats), "throw", 2, 1),
        ]
        unplayed = ("asks-seven-unplayed", trenca(1))
        if rng.random() < 0.3:
            events = [(seat, "throw", 2, 1), (right_of(seat, seats), "throw", rank, 1)]
            wrong = [("asks-two-outlived", FREE), unplayed]
            return _what_is_asked(events, seats, at_least(rank), wrong, "BAL-LEG-02")
        wrong = [("asks-at-least", at_least(rank)), unplayed]
        return _what_is_asked(events, seats, FREE, wrong, "BAL-SP2-01")
    eights = rng.randint(1, min(level, 2))
    right = next_seat(seat, seats, eights)
    rule = "BAL-SP8-01" if eights == 1 else "BAL-SP8-02"
    turns = {
        "turn-eight-forgotten": next_seat(seat, seats),
        "turn-one-skip": next_seat(seat, seats, 1),
    }
    return _who_is_next([(seat, "throw", 8, eights)], seats, right, rule, "why-turn-skipped", turns)


@generator("BA-06", "next", "standard")
def countdown(rng: random.Random, level: int, rules: str) -> Question:
    """What the pile asks after one seven or two, and after the answers to them."""
    seats = max(3, _seats(rng, level))
    sevens, answers = rng.randint(1, 2), rng.randint(0, level)
    condition, seat = after_throw(at_least(4), 7, sevens), rng.randrange(seats)
    events: list[Event] = [(seat, "throw", 7, sevens)]
    for _ in range(answers):
        seat = right_of(seat, seats)
        ranks = [rank for rank in legal_ranks(condition) if rank in (3, 4, 5, 6)]
        if not ranks:
            break
        rank = rng.choice(ranks)
        condition = after_throw(condition, rank)
        events.append((seat, "throw", rank, 1))
    last = events[-1][2]
    others = [item for item in (at_least(last), trenca(1), trenca(2), FREE) if item != condition]
    wrong = [(f"asks-{item.kind}", item) for item in others[:3]]
    rule = "BAL-SP7-05" if condition.kind == "at-least" else "BAL-SP7-02"
    return _what_is_asked(events, seats, condition, wrong, rule)


@generator("BA-07", "next", "standard")
def after_clearing(rng: random.Random, level: int, rules: str) -> Question:
    """Who plays after a 10 or a fourth, or how many cards then lie in the pile."""
    seats, seat = max(3, _seats(rng, level)), rng.randrange(2)
    events, pile = _pile_events(rng, seats, seat, level)
    last = events[-1][0]
    is_clear = clears(pile)
    if rng.random() < 0.5:
        right = last if is_clear else right_of(last, seats)
        rule = "BAL-CLR-03" if is_clear else "BAL-TURN-01"
        why = "why-turn-cleared" if is_clear else "why-turn-right"
        wrong = {"turn-clear-forgotten": right_of(last, seats)}
        return _who_is_next(events, seats, right, rule, why, wrong)
    right, schema = 0 if is_clear else len(pile), AnswerSchema("number", high=20)
    ideas = {
        "pile-clear-forgotten": len(pile),
        "pile-ten-stays": 1 if pile[-1] == 10 else right,
        "pile-cleared-too-soon": 0,
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-SP10-01" if pile[-1] == 10 else "BAL-CLR-01",
        why=Message("why-pile-cleared" if is_clear else "why-pile-stays", {"count": right}),
        hint=Message("hint-clear"),
        highlight=(str(len(events)),),
        mistakes=fitting(ideas, right, schema),
    )
    scene = Scene("log", lines=log(events, seats))
    return Question(Message("prompt-pile-size"), scene, schema, key)


def _pile_events(
    rng: random.Random, seats: int, seat: int, level: int
) -> tuple[list[Event], list[int]]:
    """Throws on an empty pile: low numbers, then a 10, a fourth of a kind, or only a third."""
    rank = rng.choice((4, 5, 6, 9, 11))
    events: list[Event] = [(seat, "throw", 3, rng.randint(1, level))]
    end = rng.choice(("ten", "four", "three", "broken"))
    counts = {"ten": (1,), "four": (2, 2), "three": (1, 2), "broken": (2,)}[end]
    throws = [(rank, count) for count in counts]
    if end == "ten":
        throws.append((10, 1))
    if end == "broken":
        throws += [(2, 1), (rank, 2)]
    for number, count in throws:
        seat = right_of(seat, seats)
        events.append((seat, "throw", number, count))
    return events, [number for _, _, number, count in events for _ in range(count)]


@generator("BA-08", "next", "standard")
def after_shot(rng: random.Random, level: int, rules: str) -> Question:
    """Who plays after a 1: the target, whom he names in turn, or the right of who ends it."""
    seats = max(3, _seats(rng, level))
    sender = rng.randrange(seats)
    target = rng.choice([seat for seat in range(seats) if seat != sender])
    events: list[Event] = [(sender, "throw", 1, 1), (sender, "target", target, 1)]
    end = rng.choice(("open", "take", "two", "ace")[: level + 1 if level < 3 else 4])
    right, rule, why = target, "BAL-SP1-01", "why-shot-target"
    if end == "take":
        events.append((target, "take", 0, 0))
        right, rule, why = right_of(target, seats), "BAL-SP1-04", "why-shot-taken"
    elif end == "two":
        events.append((target, "throw", 2, 1))
        right, rule, why = right_of(target, seats), "BAL-SP2-02", "why-shot-two"
    elif end == "ace":
        second = rng.choice([seat for seat in range(seats) if seat != target])
        events += [(target, "throw", 1, 1), (target, "target", second, 1)]
        right, rule, why = second, "BAL-SP1-03", "why-shot-target"
    ended = end in ("take", "two")
    wrong = {
        "shot-resumes-at-sender" if ended else "shot-right-of-sender": right_of(sender, seats),
        "shot-sender-again" if ended else "shot-back-to-sender": sender,
        "shot-target-again": target,
    }
    return _who_is_next(events, seats, right, rule, why, wrong)


_EFFECTS = {
    1: "shoot",
    2: "free",
    7: "break",
    8: "skip",
    10: "clear",
}


@generator("BA-09", "next", "standard")
def joker_effect(rng: random.Random, level: int, rules: str) -> Question:
    """What a joker does that was declared as some number."""
    rank = rng.choice((1, 2, 7, 8, 10, 10, *((4, 9) if level == 1 else (3, 5, 6, 9, 11, 12))))
    right = _EFFECTS.get(rank, "number")
    seats = _seats(rng, level)
    ideas = {
        "joker-no-effect": "number",
        "joker-always-clears": "clear",
        "joker-always-free": "free",
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-SPJ-01",
        why=Message(f"why-effect-{right}", {"rank": rank}),
        hint=Message("hint-joker"),
        highlight=("1",),
        mistakes=distinct(ideas, right),
        facts={"rank": rank},
    )
    items = tuple(
        Item(item, words=Message(f"effect-{item}", {"rank": rank}))
        for item in (*_EFFECTS.values(), "number")
    )
    scene = Scene("log", lines=log([(rng.randrange(seats), "joker", rank, 1)], seats))
    return Question(Message("prompt-effect"), scene, AnswerSchema("choice", items), key)
