"""The limits of a bot for one move: number of simulated deals, and time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Budget"]


@dataclass(frozen=True, slots=True)
class Budget:
    """The maximum number of simulated deals for one move, and the time limit.

    Attributes:
        samples: the maximum number of simulated deals, 1 or more.
        seconds: the time after which no further deal is simulated. With None there is no time
            limit, so that the same memory and `rng` always give the same action.

    >>> from cartes_lib.bots.budget import Budget
    >>> list(Budget(samples=3, seconds=None).rounds())
    [0, 1, 2]
    """

    samples: int = 160
    seconds: float | None = 0.6

    def rounds(self) -> Iterator[int]:
        """Yield sample numbers from 0 until the budget is used up; at least one number."""
        begun = time.monotonic()
        for number in range(max(1, self.samples)):
            late = self.seconds is not None and time.monotonic() - begun > self.seconds
            if number and late:
                return
            yield number
