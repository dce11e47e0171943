"""A question about an exchange before a deal of Balcó, weighed in simulated deals.

The figures are ours: `research/balco_swaps.py`.
"""

from __future__ import annotations

from itertools import combinations

from cartes_lib.asking.balco.swap_bank import SAMPLES, bank, kept_alike
from cartes_lib.asking.contract import AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.parts import plain_question
from cartes_lib.asking.registry import guess_kind
from cartes_lib.cards import Hand
from cartes_lib.engine import Fact

__all__ = ["swap"]


@guess_kind("balco", "swap")
def swap(*, of: int) -> Question:
    """Which three of six cards to leave face up: the best, the worst, one between? BAL-SET-06.

    Args:
        of: which exchange of the bank, from 0.
    """
    result = bank()[of]
    ranked = result.ranked()
    offered = (ranked[0], ranked[len(ranked) // 2], ranked[-1])
    sets = {ranks: up for up in combinations(result.six, 3) if (ranks := kept_alike(up)) in offered}
    items = tuple(_item(up) for up in sorted(sets.values()))
    share = {ranks: round(100 * result.wins[ranks] / SAMPLES) for ranks in offered}
    facts: dict[str, Fact] = {
        "cards": sets[ranked[0]],
        "best": share[ranked[0]],
        "worst": share[ranked[-1]],
        "samples": SAMPLES,
    }
    return plain_question(
        Message("guess-swap"),
        AnswerSchema("choice", items),
        _item(sets[ranked[0]]).id,
        "BAL-SET-06",
        Scene("cards", cards=result.six),
        Message("why-guess-swap", facts),
    )


def _item(up: Hand) -> Item:
    return Item("-".join(map(str, up)), words=Message("guess-swap-cards", {"cards": up}))
