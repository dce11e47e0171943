"""BA-04: a hidden card is lifted: what happens to it, and to the player who lifts it."""

from __future__ import annotations

import random

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
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import generator
from cartes_lib.balco import LADDER
from cartes_lib.cards import PACK_48, Card

__all__ = ["lifted"]

_PLAIN = tuple(rank for rank in LADDER if rank not in (1, 7, 8))
"""Numbers without an effect, lowest first: the others are taught later."""

_ENDS = ("thrown", "out", "take", "back")
_MOST_HIDDEN = 3


@generator("BA-04", "play", "standard")
def lifted(rng: random.Random, level: int, rules: str) -> Question:
    """What happens once a hidden card is lifted; the higher the level, the nearer the numbers."""
    right = rng.choice(("thrown", "out", "take"))
    left = {"thrown": rng.randint(2, _MOST_HIDDEN), "out": 1, "take": rng.randint(1, 3)}[right]
    equal = right != "take" and level > 1 and rng.random() < 0.4
    top, card = _two_ranks(rng, level, right == "take", equal)
    under = sorted(rng.sample(_PLAIN[: _PLAIN.index(top)], min(level, _PLAIN.index(top))))
    suits = {
        rank: rng.sample([card for card in PACK_48 if card.rank == rank], 2) for rank in _PLAIN
    }
    pile = tuple(suits[rank][0] for rank in (*sorted(under, key=_PLAIN.index), top))
    ideas = {
        "lift-strictly-higher": "take" if equal else right,
        "lift-last-forgotten": "thrown" if right == "out" else right,
        "lift-out-anyway": "out" if right == "take" and left == 1 else right,
        "lift-out-too-soon": "out" if right == "thrown" else right,
        "lift-put-back": "back",
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-END-04" if right == "out" else "BAL-TURN-08",
        why=Message(f"why-lift-{right}"),
        hint=Message("hint-lift"),
        highlight=("hidden-left",),
        mistakes=distinct(ideas, right),
    )
    scene = _scene(pile, suits[card][1], left)
    items = tuple(Item(end, words=Message(f"lift-{end}")) for end in _ENDS)
    return Question(Message("prompt-lift"), scene, AnswerSchema("choice", items), key)


def _two_ranks(rng: random.Random, level: int, is_low: bool, equal: bool) -> tuple[int, int]:
    """The number on top of the pile, and that of the card that is lifted."""
    last = len(_PLAIN) - 1
    if equal:
        at = rng.randint(1, last)
        return _PLAIN[at], _PLAIN[at]
    gap = rng.randint(1, 2 if level == 3 else 4)
    low = rng.randint(0, last - gap)
    ranks = _PLAIN[low], _PLAIN[low + gap]
    return ranks[::-1] if is_low else ranks


def _scene(pile: tuple[Card, ...], card: Card, left: int) -> Scene:
    groups = (
        Group("pile", Message("group-name-pile"), pile),
        Group("lifted", Message("group-lifted"), (card,)),
    )
    row = Row("hidden-left", Message("row-hidden-left"), left)
    return Scene("table", groups=groups, rows=(row,))
