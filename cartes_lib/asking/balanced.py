"""Random draws in which every answer is equally likely to be right."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

__all__ = ["evenly", "until"]

PositionT = TypeVar("PositionT")


def evenly(
    rng: random.Random, positions: Iterable[PositionT], answer: Callable[[PositionT], Hashable]
) -> PositionT:
    """Draw one of `positions`, so that every value of `answer(position)` is equally likely.

    >>> import random
    >>> from cartes_lib.asking.balanced import evenly
    >>> evenly(random.Random(1), [2, 4, 6, 7], lambda number: number % 2)
    6
    """
    groups: dict[Hashable, list[PositionT]] = {}
    for position in positions:
        groups.setdefault(answer(position), []).append(position)
    return rng.choice(rng.choice(list(groups.values())))


def until(draw: Callable[[], PositionT], fits: Callable[[PositionT], bool]) -> PositionT:
    """Call `draw` until it returns a position for which `fits` is true; return this position.

    >>> from cartes_lib.asking.balanced import until
    >>> numbers = iter([1, 2, 3, 4])
    >>> until(lambda: next(numbers), lambda number: number > 2)
    3
    """
    while not fits(position := draw()):
        pass
    return position
