"""How much a player may think about one move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Budget"]


@dataclass(frozen=True, slots=True)
class Budget:
    """How many possible deals a player may imagine, and how long it may take.

    Attributes:
        samples: the most deals that are simulated for one move, 1 or more.
        seconds: after so long no further one is begun; None if only `samples` counts, so that the
            same memory and the same randomness always choose the same.

    >>> from cartes_lib.bots.budget import Budget
    >>> list(Budget(samples=3, seconds=None).rounds())
    [0, 1, 2]
    """

    samples: int = 160
    seconds: float | None = 0.6

    def rounds(self) -> Iterator[int]:
        """Yields sample numbers from 0 while the budget lasts, at least one."""
        begun = time.monotonic()
        for number in range(max(1, self.samples)):
            late = self.seconds is not None and time.monotonic() - begun > self.seconds
            if number and late:
                return
            yield number
