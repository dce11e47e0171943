"""TR-06 and TR-10: a false announcement, the points of a hand, what a falta is worth."""

from __future__ import annotations

import random

from cartes_lib.cards import PACK_40, Hand
from cartes_lib.exercises.contract import AnswerKey, Item, Line, Row, Said, Scene, Shape
from cartes_lib.exercises.pieces import distinct, fitting
from cartes_lib.exercises.registry import Drawn, generator
from cartes_lib.exercises.truco.envido import falta_breakdown
from cartes_lib.seats import seat_names, side_of
from cartes_lib.truco import CHICO, card_value, envido_stake, envido_value, has_flor

__all__ = ["false_announcement", "falta", "hand_points"]


_VALUES = (*range(8), *range(20, 34))
"""Values that a hand can have: any other would give itself away."""


def _wrong_values(hand: Hand) -> list[int]:
    """Values that somebody could announce by mistake; less than one holds may be announced."""
    right = envido_value(hand)
    near = (right + 20, right + 1, sum(card.rank for card in hand))
    return [one for one in near if one in _VALUES and one > right]


def _announced(rng: random.Random, level: int) -> tuple[list[Hand], list[int], int, int]:
    """Hands, what each announces, the seat that errs, and the one that announces most.

    At level 3 the one who errs is often the partner of the winner, who need not be right.
    """
    seats = 2 if level == 1 else 4
    by_partner = level == 3 and rng.random() < 0.6
    while True:
        hands = _hands_without_flor(rng, seats)
        liar = rng.randrange(seats)
        told = [envido_value(hand) for hand in hands]
        wrong = _wrong_values(hands[liar])
        if not wrong:
            continue
        told[liar] = rng.choice(wrong)
        # Of equal announcements, the one that was made first stands.
        best = told.index(max(told))
        if not by_partner or (best != liar and side_of(best) == side_of(liar)):
            return hands, told, liar, best


def _false_ideas(hands: list[Hand], liar: int, best: int) -> dict[str, dict[str, str]]:
    """What somebody answers who blames a right announcement, or whom the false one misleads."""
    figures = [seat for seat, hand in enumerate(hands) if not all(map(card_value, hand))]
    suspect = next((seat for seat in figures if seat != liar), liar)
    ideas = {
        "false-highest-blamed": _blamed(best, 1 - side_of(best)),
        "false-figures": _blamed(suspect, 1 - side_of(suspect)),
    }
    if best == liar:
        ideas["false-wins-all-the-same"] = _blamed(liar, side_of(liar))
    elif side_of(best) == side_of(liar):
        ideas["false-loses-all-the-same"] = _blamed(liar, 1 - side_of(liar))
    return ideas


def _blamed(seat: int, winner: int) -> dict[str, str]:
    return {"line": str(seat + 1), "winner": _SIDES[winner]}


_SIDES = ("yours", "theirs")


@generator("TR-06", "spot", "con-flor")
def false_announcement(rng: random.Random, level: int, rules: str) -> Drawn:
    """Announced values and the cards shown: which is false, and who wins the envido?"""
    hands, told, liar, best = _announced(rng, level)
    seats = len(hands)
    names = seat_names(seats)
    right = _blamed(liar, side_of(best) if best != liar else 1 - side_of(liar))
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-11",
        why=Said(
            "why-false" if best == liar else "why-false-lower",
            {"number": liar + 1, "value": envido_value(hands[liar]), "best": best + 1},
        ),
        hint=Said("hint-false"),
        highlight=(str(liar + 1), str((liar + 1) % seats + 1)),
        mistakes=distinct(_false_ideas(hands, liar, best), right),
    )
    moments = tuple(
        Item(str(seat + 1), words=Said("moment-announce", {"seat": f"seat-{name}"}))
        for seat, name in enumerate(names)
    )
    winners = tuple(Item(side, words=Said(f"side-{side}")) for side in _SIDES)
    parts = (
        ("line", Said("part-false"), Shape("choice", moments)),
        ("winner", Said("part-envido-winner"), Shape("choice", winners)),
    )
    scene = Scene("log", lines=_announcements(names, told, hands))
    return Drawn(Said("prompt-false"), scene, Shape("parts", parts=parts), key)


def _hands_without_flor(rng: random.Random, seats: int) -> list[Hand]:
    while True:
        pack = rng.sample(PACK_40, 3 * seats)
        hands = [tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        if not any(has_flor(hand) for hand in hands):
            return hands


def _announcements(names: tuple[str, ...], told: list[int], hands: list[Hand]) -> tuple[Line, ...]:
    """What each seat announced, and the cards that it then showed."""
    return tuple(
        Line(
            str(number),
            Said("log-announce", {"seat": f"seat-{name}", "value": value, "cards": hand}),
        )
        for number, (name, value, hand) in enumerate(zip(names, told, hands, strict=True), 1)
    )


@generator("TR-10", "score", "con-flor")
def hand_points(rng: random.Random, level: int, rules: str) -> Drawn:
    """What a whole hand brings your side; at level 3 the new score, near the end of a chico."""
    calls = rng.choice(((), ("envido",), ("real-envido",), ("envido", "envido")))
    if level > 1:
        calls = rng.choice((("envido",), ("envido", "real-envido"), ("real-envido",)))
    envido = envido_stake(calls)[0] if calls else 0
    truco = rng.randint(1, 4)
    wins = rng.choice(((True, True), (True, False), (False, True)))
    mine = envido * wins[0] + truco * wins[1]
    theirs = envido + truco - mine
    before = (rng.randint(22, 29), rng.randint(24, 29)) if level == 3 else (0, 0)
    right, stopped = _final(before, (envido, truco), wins) if level == 3 else (mine, False)
    counted = (envido * wins[0], 0 if stopped else truco * wins[1])
    shape = Shape("number", high=40)
    ideas = {
        "points-after-the-end": min(CHICO, before[0] + mine) if level == 3 else right,
        "points-beyond-thirty": before[0] + mine,
        "points-of-both": before[0] + mine + theirs,
        "points-truco-only": before[0] + truco * wins[1],
        "points-envido-only": before[0] + envido * wins[0],
        "points-other-side": before[0] + theirs,
    }
    why = "why-hand-stopped" if stopped else "why-new-score" if level == 3 else "why-hand-points"
    key = AnswerKey(
        answer=right,
        rule="TRU-SCORE-03" if level == 3 else "TRU-SCORE-01",
        why=Said(why, {"points": right}),
        hint=Said("hint-hand-points"),
        highlight=("envido", "truco"),
        mistakes=fitting(ideas, right, shape),
        breakdown=_counted(before[0] if level == 3 else None, counted),
    )
    prompt = Said("prompt-new-chico" if level == 3 else "prompt-hand-points")
    rows = _sheet(calls, (envido, truco), wins)
    if level == 3:
        rows += (
            Row("mine", Said("row-score-you"), before[0]),
            Row("theirs", Said("row-score-opponent"), before[1]),
        )
    return Drawn(prompt, Scene("score", rows=rows), shape, key)


def _sheet(
    calls: tuple[str, ...], stakes: tuple[int, int], wins: tuple[bool, bool]
) -> tuple[Row, ...]:
    """What was at stake, and who won it."""
    truco = (
        Row("truco", Said("row-truco-stake"), stakes[1]),
        Row("truco-winner", Said("row-truco-winner"), Said(_side(wins[1]))),
    )
    if not calls:
        return (Row("envido", Said("row-envido-stake"), Said("state-no-envido")), *truco)
    return (
        Row("envido", Said("row-envido-stake"), stakes[0]),
        Row("envido-winner", Said("row-envido-winner"), Said(_side(wins[0]))),
        *truco,
    )


def _final(
    before: tuple[int, int], stakes: tuple[int, int], wins: tuple[bool, bool]
) -> tuple[int, bool]:
    """Your score once the stakes are counted in order, and whether the end came first."""
    mine, theirs = before
    for stake, won in zip(stakes, wins, strict=True):
        if max(mine, theirs) >= CHICO:
            return min(CHICO, mine), True
        mine, theirs = mine + stake * won, theirs + stake * (not won)
    return min(CHICO, mine), False


def _counted(before: int | None, counted: tuple[int, int]) -> tuple[tuple[Said, int], ...]:
    """What makes up your points; `before` is None where the score is not asked for."""
    envido, truco = counted
    rows = [(Said("row-envido-stake"), envido), (Said("row-truco-stake"), truco)]
    if before is None:
        return tuple(rows)
    beyond = before + envido + truco - CHICO
    end = [(Said("breakdown-beyond"), -beyond)] if beyond > 0 else []
    return ((Said("row-score-you"), before), *rows, *end)


def _side(won: bool) -> str:
    return "side-yours" if won else "side-theirs"


@generator("TR-10", "value", "con-flor")
def falta(rng: random.Random, level: int, rules: str) -> Drawn:
    """What a falta envido is worth, from the score; accepted after other calls at level 3."""
    scores = rng.sample(range(29), 2) if level > 1 else rng.sample(range(15), 2)
    calls: tuple[str, ...] = ("falta-envido",)
    if level == 3:
        calls = rng.choice((("envido", "falta-envido"), ("real-envido", "falta-envido")))
    right, _ = envido_stake(calls, scores)
    before = envido_stake(calls[:-1])[0] if level == 3 else 0
    shape = Shape("number", high=40)
    ideas = {
        "falta-own-score": CHICO - scores[0],
        "falta-trailing": CHICO - min(scores),
        "falta-of-fifteen": 15 - max(scores) if max(scores) < 15 else right,
        "falta-added": right + before,
        "falta-difference": abs(scores[0] - scores[1]),
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-08",
        why=Said("why-stake-falta", {"points": right, "leader": max(scores)}),
        hint=Said("hint-falta"),
        highlight=("mine", "theirs"),
        mistakes=fitting(ideas, right, shape),
        breakdown=falta_breakdown(max(scores)),
    )
    rows = (
        Row("mine", Said("row-score-you"), scores[0]),
        Row("theirs", Said("row-score-opponent"), scores[1]),
    )
    lines = tuple(
        Line(str(number), Said("log-bet", {"call": f"bet-{call}"}))
        for number, call in enumerate((*calls, "quiero"), 1)
    )
    return Drawn(Said("prompt-falta"), Scene("log", rows=rows, lines=lines), shape, key)
