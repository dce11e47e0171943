"""BO-02: what a trick brings, and what a pile counts."""

from __future__ import annotations

import random

from cartes_lib.botifarra import CARD_POINTS, DEAL_POINTS, card_points, pile_points
from cartes_lib.cards import PACK_48, Hand
from cartes_lib.exercises.botifarra.tricks import played_trick
from cartes_lib.exercises.contract import AnswerKey, Group, Said, Scene, Shape
from cartes_lib.exercises.pieces import fitting, ids
from cartes_lib.exercises.registry import Drawn, generator

__all__ = ["pile", "trick_value"]

_TRICK = 4
_POINTS = Said("unit-points")


def _breakdown(hand: Hand, tricks: int) -> tuple[tuple[Said, int], ...]:
    """The points by rank, then those of the tricks."""
    rows = []
    for rank, points in CARD_POINTS.items():
        count = sum(card.rank == rank for card in hand)
        if count:
            rows.append(
                (Said("breakdown-rank", {"rank": f"rank-{rank}", "count": count}), count * points)
            )
    rows.append((Said("breakdown-tricks", {"count": tricks}), tricks))
    return tuple(rows)


def _other_pile(own: int) -> tuple[tuple[Said, int], ...]:
    return (Said("breakdown-deal"), DEAL_POINTS), (Said("breakdown-your-pile"), -own)


def _counting(hand: Hand) -> tuple[str, ...]:
    return ids(card for card in hand if card_points(card))


@generator("BO-02", "value", "obligada")
def trick_value(rng: random.Random, level: int, rules: str) -> Drawn:
    """The points that a trick brings; with two tricks at level 2, with three at level 3."""
    while True:
        tricks: list[Hand] = []
        for _ in range(level):
            seen = tuple(card for one in tricks for card in one)
            plays = played_trick(rng, None, seen=seen)
            tricks.append(tuple(play.card for play in plays))
        hand = tuple(card for one in tricks for card in one)
        if sum(map(card_points, hand)) >= 2 * level:
            break
    total = pile_points(hand, level)
    shape = Shape("number", high=20 * level, unit=_POINTS)
    ideas = {
        "value-trick-forgotten": total - level,
        "value-trick-by-cards": total - level + len(hand),
        "value-one-trick-only": total - level + 1,
        "value-by-number": sum(card.rank for card in hand),
    }
    key = AnswerKey(
        answer=total,
        rule="BOT-SET-06",
        why=Said("why-pile", {"cards": total - level, "tricks": level, "points": total}),
        hint=Said("hint-pile"),
        highlight=_counting(hand),
        mistakes=fitting(ideas, total, shape),
        facts={"points": total},
        breakdown=_breakdown(hand, level),
    )
    return Drawn(
        Said("prompt-trick-value", {"count": level}), Scene("cards", cards=hand), shape, key
    )


@generator("BO-02", "score", "obligada")
def pile(rng: random.Random, level: int, rules: str) -> Drawn:
    """The points of your pile; at level 3, those of the other side, which is not shown."""
    tricks = rng.randint(level + 1, level + 3)
    hand = tuple(rng.sample(PACK_48, _TRICK * tricks))
    own = pile_points(hand, tricks)
    wanted = DEAL_POINTS - own if level == 3 else own
    shape = Shape("number", high=DEAL_POINTS, unit=_POINTS)
    ideas = {"value-trick-forgotten": own - tricks}
    if level == 3:
        ideas = {
            "pile-own": own,
            "pile-sixty": DEAL_POINTS - own - len(PACK_48) // _TRICK,
            "value-trick-forgotten": DEAL_POINTS - (own - tricks),
        }
    name = "prompt-pile-other" if level == 3 else "prompt-pile"
    reason = "why-pile-other" if level == 3 else "why-pile"
    facts = {"cards": own - tricks, "tricks": tricks, "points": own, "other": DEAL_POINTS - own}
    key = AnswerKey(
        answer=wanted,
        rule="BOT-SET-06",
        why=Said(reason, facts),
        hint=Said("hint-pile"),
        highlight=_counting(hand),
        mistakes=fitting(ideas, wanted, shape),
        facts={"points": wanted},
        breakdown=_other_pile(own) if level == 3 else _breakdown(hand, tricks),
    )
    group = Group("pile", Said("group-your-pile", {"count": tricks}), hand)
    return Drawn(Said(name, {"tricks": tricks}), Scene("table", groups=(group,)), shape, key)
