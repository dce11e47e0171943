"""A queue for lessons that are opening, so that one address cannot delay other addresses."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MAX_PER_ADDRESS = 4
"""Maximum number of lessons of an address that may open at the same time.

A class behind one address waits a little longer; a lesson opens in a fraction of a second.
"""


class LessonQueue:
    """Limits how many lessons of each address may open at the same time."""

    def __init__(self, most: int = MAX_PER_ADDRESS) -> None:
        self._most = most
        self._gates: dict[str, asyncio.Semaphore] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A context in which a lesson may open.

        It begins when fewer lessons of `address` are opening than the limit `most` of the queue.
        """
        gate = self._gates.setdefault(address, asyncio.Semaphore(self._most))
        self._users[address] += 1
        try:
            async with gate:
                yield
        finally:
            self._users[address] -= 1
            if not self._users[address]:
                del self._users[address], self._gates[address]
