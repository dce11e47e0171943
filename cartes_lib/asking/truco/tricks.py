"""TR-03 and TR-04: who leads the next trick, who wins the hand, what it is worth."""

from __future__ import annotations

import random

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
    Seated,
)
from cartes_lib.asking.parts import distinct, fitting, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.seats import right_of, seat_names, side_of
from cartes_lib.truco import TRUCO_CALLS, hand_winner, strength, trick_leaders, truco_stake

__all__ = ["hand", "leader", "stake"]

_NAMES = seat_names(4)
_SHAPES = ("XT", "YT", "TX", "TY", "XYT", "YXT", "TTX", "TTY", "TTT")
"""The nine ways in which a hand with a tied trick ends: X is your side, Y the other."""
_PLAIN = ("XX", "YY", "XYX", "XYY", "YXX", "YXY")
_UNDECIDED = ("X", "Y", "T", "TT", "XY", "YX")


def _trick(rng: random.Random, tie: str) -> tuple[int, tuple[Card, ...]]:
    """Who leads, and four cards: with one best card, or two of partners or of opponents."""
    while True:
        played = tuple(rng.sample(PACK_40, 4))
        best = trick_leaders(played)
        kind = "none" if len(best) == 1 else "opponents" if _opposed(best) else "partners"
        if kind == tie and (tie != "none" or best[0] != 0):
            return rng.randrange(4), played


def _opposed(places: tuple[int, ...]) -> bool:
    return len({side_of(place) for place in places}) == 2


@generator("TR-03", "next", "con-flor")
def leader(rng: random.Random, level: int, rules: str) -> Question:
    """Who leads the next trick: the winner, or after a tie whoever led this one."""
    tie = rng.choice(
        {
            1: ("none", "none", "opponents"),
            2: ("none", "opponents"),
            3: ("none", "opponents", "opponents", "partners"),
        }[level]
    )
    first, played = _trick(rng, tie)
    seats = [right_of(first, 4, step) for step in range(4)]
    best = trick_leaders(played)
    right = seats[0] if tie == "opponents" else seats[best[0]]
    number = [card.rank for card in played]
    ideas = {
        "next-tie-last-wins": seats[best[-1]] if tie != "none" else right,
        "next-tie-first-wins": seats[best[0]] if tie == "opponents" else right,
        "next-leads-again": seats[0] if tie != "opponents" else right,
        "next-by-number": seats[number.index(max(number))],
        "next-right-of-leader": seats[1],
    }
    rule = {"none": "TRU-TRU-02", "opponents": "TRU-TRU-04", "partners": "TRU-TRU-03"}[tie]
    key = AnswerKey(
        answer=_NAMES[right],
        rule=rule,
        why=Message(f"why-truco-lead-{tie}", {"seat": f"seat-{_NAMES[right]}"}),
        hint=Message("hint-truco-lead"),
        highlight=tuple(str(played[place]) for place in best),
        mistakes=distinct({name: _NAMES[seat] for name, seat in ideas.items()}, _NAMES[right]),
    )
    plays = tuple(Seated(seat, card) for seat, card in zip(seats, played, strict=True))
    return Question(
        Message("prompt-next-leader"),
        Scene("trick", plays=plays),
        AnswerSchema("choice", seat_items(4)),
        key,
    )


def _duel_of(rng: random.Random, result: str, used: list[Card]) -> Hand:
    """Your card and the other's, such that the trick ends in `result`: X, Y or T."""
    pack = [card for card in PACK_40 if card not in used]
    while True:
        mine, theirs = rng.sample(pack, 2)
        gap = strength(mine) - strength(theirs)
        if result == ("T" if gap == 0 else "X" if gap > 0 else "Y"):
            return mine, theirs


@generator("TR-03", "score", "con-flor")
def hand(rng: random.Random, level: int, rules: str) -> Question:
    """Tricks won, lost and tied: who wins the hand?

    From level 2 on one must see who won them; at level 3 the hand may go on.
    """
    finished = _SHAPES if rng.random() < 0.8 else _PLAIN
    schema = rng.choice(_UNDECIDED if level == 3 and rng.random() < 0.25 else finished)
    mano = rng.randrange(2)
    results = [{"X": 0, "Y": 1, "T": None}[one] for one in schema]
    winner = hand_winner(results, mano)
    names = ("you", "opponent")
    right = "another" if winner is None else names[winner]
    won = [one for one in results if one is not None]
    ideas = {
        "hand-last-trick": names[won[-1]] if won else right,
        "hand-tie-to-mano": names[mano] if None in results else right,
        "hand-tie-to-the-other": names[1 - mano] if schema == "TTT" else right,
        "hand-undecided": "another",
    }
    if winner is None:
        ideas = {"hand-too-soon": names[won[0] if won else mano]}
    rule = _hand_rule(schema)
    key = AnswerKey(
        answer=right,
        rule=rule,
        why=Message("why-hand-goes-on")
        if winner is None
        else Message(_HAND_WHY[rule], {"seat": f"seat-{right}"}),
        hint=Message("hint-truco-hand"),
        highlight=("mano",) if schema == "TTT" else ("trick-1", "mano"),
        mistakes=distinct(ideas, right),
        case=schema if schema in _SHAPES else "",
    )
    items = (*seat_items(2), Item("another", words=Message("choice-another-trick")))
    scene = _hand_scene(rng, schema, mano, level)
    return Question(Message("prompt-truco-hand"), scene, AnswerSchema("choice", items), key)


_HAND_WHY = {
    "TRU-TRU-01": "why-hand-two-tricks",
    "TRU-TRU-06": "why-hand-first-tied",
    "TRU-TRU-07": "why-hand-later-tied",
    "TRU-TRU-08": "why-hand-all-tied",
    "TRU-TRU-09": "why-hand-two-tied",
}


def _hand_rule(schema: str) -> str:
    if "T" not in schema:
        return "TRU-TRU-01"
    if schema == "TTT":
        return "TRU-TRU-08"
    if schema.startswith("TT"):
        return "TRU-TRU-09"
    return "TRU-TRU-06" if schema[0] == "T" else "TRU-TRU-07"


def _hand_scene(rng: random.Random, schema: str, mano: int, level: int) -> Scene:
    first = Row("mano", Message("row-mano"), Message(f"term-seat-{('you', 'opponent')[mano]}"))
    if level == 1:
        rows = tuple(
            Row(f"trick-{number}", Message("row-trick", {"number": number}), Message(_RESULTS[one]))
            for number, one in enumerate(schema, 1)
        )
        return Scene("score", rows=(first, *rows))
    used: list[Card] = []
    groups = []
    for number, one in enumerate(schema, 1):
        pair = _duel_of(rng, one, used)
        used += pair
        groups.append(Group(f"trick-{number}", Message("group-trick", {"number": number}), pair))
    return Scene("table", groups=tuple(groups), rows=(first,))


_RESULTS = {"X": "result-yours", "Y": "result-theirs", "T": "result-tied"}


@generator("TR-04", "score", "con-flor")
def stake(rng: random.Random, level: int, rules: str) -> Question:
    """What the hand brings after truco, retruco, vale cuatro: won, or refused."""
    steps = rng.randint(0 if level == 2 else 1, min(level + 1, 3))
    calls = TRUCO_CALLS[:steps]
    refused = bool(calls) and rng.random() < 0.5
    won = truco_stake(calls[-1]) if calls else (1, 1)
    right, schema = won[1] if refused else won[0], AnswerSchema("number", high=9)
    said: list[str] = []
    for number, call in enumerate(calls, 1):
        said += [call, "no-quiero" if refused and number == steps else "quiero"]
    ideas = {
        "truco-refused-pays-full": won[0] if refused else right,
        "truco-accepted-as-refused": won[1] if not refused else right,
        "truco-added": sum(truco_stake(call)[0] for call in calls) or right,
        "truco-doubled": 2**steps,
    }
    lines = tuple(
        Line(str(number), Message("log-call", {"seat": _speaker(number), "call": f"bet-{one}"}))
        for number, one in enumerate(said, 1)
    )
    key = AnswerKey(
        answer=right,
        rule="TRU-TRU-13",
        why=Message("why-truco-refused" if refused else "why-truco-played", {"points": right}),
        hint=Message("hint-truco-stake"),
        highlight=tuple(line.id for line in lines[-2:]) or ("end",),
        mistakes=fitting(ideas, right, schema),
        breakdown=(
            (Message("breakdown-hand"), 1),
            *(
                (Message("breakdown-call", {"call": f"bet-{one}"}), 1)
                for one in (calls[:-1] if refused else calls)
            ),
        ),
    )
    end = Row("end", Message("row-end"), Message("result-refused" if refused else "result-played"))
    scene = Scene("log", lines=lines, rows=(end,))
    return Question(Message("prompt-truco-stake"), scene, schema, key)


def _speaker(number: int) -> str:
    """Whoever accepted is the only one who may raise: the speakers go two by two."""
    return f"seat-{('you', 'opponent')[(number // 2) % 2]}"
