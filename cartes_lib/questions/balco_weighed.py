"""A question about an exchange before a deal of Balcó, weighed in simulated deals.

The figures are ours: `research/balco_swaps.py`.
"""

from __future__ import annotations

from itertools import combinations

from cartes_lib.cards import Hand
from cartes_lib.engine import Fact
from cartes_lib.exercises.balco.swap_bank import SAMPLES, bank, kept_alike
from cartes_lib.exercises.contract import Item, Said, Scene, Shape
from cartes_lib.questions.contract import Question
from cartes_lib.questions.registry import question

__all__ = ["swap"]


@question("balco", "swap")
def swap(*, of: int) -> Question:
    """Which three of six cards to leave face up: the best, the worst, one between? BAL-SET-06.

    Args:
        of: which exchange of the bank, from 0.
    """
    found = bank()[of]
    ranked = found.ranked()
    offered = (ranked[0], ranked[len(ranked) // 2], ranked[-1])
    sets = {ranks: up for up in combinations(found.six, 3) if (ranks := kept_alike(up)) in offered}
    items = tuple(_item(up) for up in sorted(sets.values()))
    share = {ranks: round(100 * found.wins[ranks] / SAMPLES) for ranks in offered}
    facts: dict[str, Fact] = {
        "cards": sets[ranked[0]],
        "best": share[ranked[0]],
        "worst": share[ranked[-1]],
        "samples": SAMPLES,
    }
    return Question(
        Said("guess-swap"),
        Shape("choice", items),
        _item(sets[ranked[0]]).id,
        "BAL-SET-06",
        Scene("cards", cards=found.six),
        Said("why-guess-swap", facts),
    )


def _item(up: Hand) -> Item:
    return Item("-".join(map(str, up)), words=Said("guess-swap-cards", {"cards": up}))
