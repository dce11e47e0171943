"""How many lessons may be open at once."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from tornado import web

__all__ = ["Room"]


class Room:
    """Starts the kernels of `kernels` while there are fewer than `most`.

    Those that are on their way count: a class comes in at once.
    """

    def __init__(self, kernels: Any, most: int) -> None:
        self._kernels, self._most, self._starting = kernels, most, 0
        self._start = kernels.start_kernel

    async def start_kernel(self, *arguments: Any, **named: Any) -> str:
        """Id of a new kernel.

        Raises:
            HTTPError: 503, the room is full.
        """
        if len(self._kernels) + self._starting >= self._most:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self._starting += 1
        try:
            kernel_id: str = await self._start(*arguments, **named)
        finally:
            self._starting -= 1
        return kernel_id
