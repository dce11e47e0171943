"""The definition of a small match with a goal, and goals that several games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cartes_widgets.games.table_game import LEARNER, TableGame


@dataclass(frozen=True, slots=True)
class Mini:
    """A small match at the end of a lesson.

    Attributes:
        begin: a function: starts the match from a seed.
        deals: number of deals; 0 for a whole match.
        is_reached: a function: whether the goal is reached at the end. It takes the last state,
            the `number`, and the number of illegal attempts.
        number: a function: computes from the first position the number that the goal names, such as
            the points to win; 0 if the goal names none.
        is_allowed: a function: whether the small match has this action.
        target: the score that ends the match, or 0.
    """

    begin: Callable[[int], TableGame]
    is_reached: Callable[[Any, int, int], bool]
    deals: int = 1
    number: Callable[[TableGame], int] = lambda _: 0
    is_allowed: Callable[[str], bool] = lambda _: True
    target: int = 0


def leads(state: Any, _number: int, _faults: int) -> bool:
    """Whether the first score is higher than each of the others."""
    ours, theirs = state.scores[0], max(state.scores[1:])
    return bool(ours > theirs)


def is_ahead(state: Any, _number: int, _faults: int) -> bool:
    """Whether the first score is at least as high as each of the others."""
    return bool(state.scores[LEARNER] == max(state.scores))
