"""The condition of a pile that a teacher lays out: which cards may be thrown on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cartes_lib.asking.errors import ExerciseError
from cartes_lib.balco import legal_ranks
from cartes_lib.balco.condition import FREE, Condition
from cartes_lib.balco.effects import after_throw
from cartes_lib.balco.pile import PileCard, RankedCard, clears


def condition_of(pile: Sequence[RankedCard]) -> Condition:
    """The condition of `pile`, whose first card is the bottom card.

    Adjacent equal cards may have been thrown together or one by one. The difference matters only
    for sevens.

    Raises:
        ExerciseError: the reason is `cleared` (these cards clear the pile), `under` (a card is
            illegal on the card under it) or `sevens` (the condition is ambiguous).
    """
    possible, at = {FREE}, 0
    for rank, alike in groupby(card.rank for card in pile):
        begun, at = at, at + len(tuple(alike))
        below = pile[:begun]
        if clears(pile[:at]):
            raise ExerciseError("cleared")
        possible = {
            item for before in possible for item in _after_run(before, rank, at - begun, below)
        }
        if not possible:
            facts = {"card": pile[begun].card, "below": pile[begun - 1].card}
            raise ExerciseError("under", facts)
    results = sorted(possible, key=lambda item: (item.kind, -item.players))
    if len({legal_ranks(item, pile) for item in results}) > 1:
        raise ExerciseError("sevens")
    return results[0]


def _after_run(
    condition: Condition, rank: int, number: int, pile: Sequence[PileCard]
) -> set[Condition]:
    """The possible conditions after `number` cards of `rank` are thrown on `pile`, together or one
    by one; `condition` is the condition before.
    """
    if number == 0:
        return {condition}
    conditions: set[Condition] = set()
    for together in range(1, number + 1):
        try:
            condition_after = after_throw(condition, rank, together, pile)
        except ValueError:
            # The card can be there only after another throw.
            continue
        longer = (*pile, *(rank,) * together)
        conditions |= _after_run(condition_after, rank, number - together, longer)
    return conditions
