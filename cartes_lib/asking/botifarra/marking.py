"""BO-09: from the points of a deal to the score of the match."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.bidding import log_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Row, Scene
from cartes_lib.asking.parts import fitting
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import (
    CONTRACTS,
    DEAL_POINTS,
    HALF,
    card_points,
    deal_score,
    multiplier,
    pile_points,
)
from cartes_lib.cards import PACK_48, Hand

__all__ = ["score"]

_SEATS = 4
_PILED_SHARE = 0.5
"""Of the deals above level 1, how many are counted from the pile."""


def _said(rng: random.Random, level: int) -> tuple[str, ...]:
    """The calls before the deal: no doubling at level 1."""
    contract = rng.choice(CONTRACTS if level > 1 else CONTRACTS[:4])
    steps = 0 if level == 1 else rng.randint(0, 2)
    return (contract, *("contro", "recontro")[:steps])


@generator("BO-09", "score", "obligada", "lliure")
def score(rng: random.Random, level: int, rules: str) -> Question:
    """What your side notes; doubled at level 2; the new score of the match at level 3.

    At level 2 and above some deals are counted from the pile, others tell the points.
    """
    pile, tricks = _pile(rng) if level > 1 and rng.random() < _PILED_SHARE else ((), 0)
    own = rng.randint(12, 60) if rng.random() < 0.9 else HALF
    own = pile_points(pile, tricks) if tricks else own
    said = _said(rng, level)
    times = multiplier(said[0], said[-1] if len(said) > 1 else "none")
    scored = deal_score(own, times)[0]
    before = rng.randint(0, 90) if level == 3 else 0
    tells_other = level > 1 and not tricks and rng.random() < 0.4
    shown = DEAL_POINTS - own if tells_other else own
    right = before + scored
    schema = AnswerSchema("number", high=400)
    ideas = {
        "marking-tricks-forgotten": before + deal_score(own - tricks, times)[0],
        "marking-as-shown": before + deal_score(shown, times)[0],
        "marking-all-points": before + own * times,
        "marking-multiplier-forgotten": before + deal_score(own)[0],
        "marking-other-side": before + deal_score(own, times)[1],
        "marking-score-forgotten": scored,
    }
    points = Message("row-other-points" if tells_other else "row-your-points")
    rows = [] if tricks else [Row("points", points, shown)]
    if level == 3:
        rows.append(Row("before", Message("row-score-before"), before))
    log = log_scene(said, rng.randrange(_SEATS))
    key = AnswerKey(
        answer=right,
        rule="BOT-SCORE-02" if own == HALF else "BOT-SCORE-01",
        why=_why(own, times, scored, right, level),
        hint=Message("hint-marking"),
        highlight=(*(() if tricks else ("points",)), *(line.id for line in log.lines)),
        mistakes=fitting(ideas, right, schema),
        facts={"own": own, "scored": scored},
        breakdown=_breakdown(before, own, times, level),
    )
    return Question(
        Message("prompt-new-score" if level == 3 else "prompt-marking"),
        Scene("log", lines=log.lines, rows=(*log.rows, *rows), groups=_group(pile, tricks)),
        schema,
        key,
    )


def _pile(rng: random.Random) -> tuple[Hand, int]:
    """What your side has won: all its cards, and in how many tricks."""
    tricks = rng.randint(4, 8)
    return tuple(sorted(rng.sample(PACK_48, _SEATS * tricks))), tricks


def _group(pile: Hand, tricks: int) -> tuple[Group, ...]:
    """The cards of the pile that have points; empty where the points are given."""
    if not tricks:
        return ()
    worth = tuple(card for card in pile if card_points(card))
    return (Group("pile", Message("group-counting-pile", {"count": tricks}), worth),)


def _why(own: int, times: int, scored: int, right: int, level: int) -> Message:
    asks = "score" if level == 3 else "points"
    if own <= HALF:
        return Message("why-marking-nothing", {"own": own, "score": right, "asks": asks})
    facts = {"own": own, "above": own - HALF, "times": times, "scored": scored, "score": right}
    return Message("why-marking", {**facts, "asks": asks})


def _breakdown(before: int, own: int, times: int, level: int) -> tuple[tuple[Message, int], ...]:
    rows = [(Message("breakdown-above", {"times": times}), max(0, own - HALF) * times)]
    if level == 3:
        rows.insert(0, (Message("row-score-before"), before))
    return tuple(rows)
