"""How often somebody may do something."""

from __future__ import annotations

import time

__all__ = ["Pace", "Paces"]

_MOST_ADDRESSES = 4096
"""That are remembered: the one that came first goes."""


class Pace:
    """How often somebody may do something: `burst` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, time.monotonic()

    @property
    def is_spent(self) -> bool:
        """Whether he may not once more now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        """Whether he may once more now; then it is done."""
        if self.is_spent:
            return False
        self._left -= 1
        return True


class Paces:
    """A pace for each address that asks."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._of: dict[str, Pace] = {}

    def of(self, address: str) -> Pace:
        """How often that address may still ask."""
        if address not in self._of and len(self._of) >= _MOST_ADDRESSES:
            self._of.pop(next(iter(self._of)))
        return self._of.setdefault(address, Pace(self._rate, self._burst))
