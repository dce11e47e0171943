"""The number of lessons and connections that a server can hold, given its file descriptors.

A lesson needs file descriptors for its kernel and for its page's websocket, and more while it
opens. ZeroMQ aborts the process if it gets no descriptor, so the server counts them in advance.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

_WANTED = 10_240
"""Number of file descriptors to request: the maximum on macOS, and enough for 250 lessons."""

_OWN = 48
"""File descriptors of the server: files, event loop, warm process, listening socket."""

_LESSON = 28
"""File descriptors per lesson: five for a kernel, ten while its cells run, nine for its websocket
and a quarter of a second one, and four in reserve.
"""

_CONNECTIONS = 4
"""Connections of one page besides its websocket: for its files, and those opened in advance."""

MAX_CONNECTIONS = 2_000

SOCKETS_OF_A_LESSON = 12
"""ZeroMQ sockets per lesson; a context allows 1023 by default."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """The limits of a server.

    Attributes:
        lessons: maximum number of open lessons.
        channels: maximum number of websockets of pages.
        connections: maximum number of other connections, most of which wait for a request.
    """

    lessons: int
    channels: int
    connections: int


def raised_limit() -> int | None:
    """Raises this process's limit of file descriptors as far as needed; returns the new limit.

    None if the system has no such limit.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def capacity(limit: int | None, most: int) -> Capacity:
    """The limits of a process with `limit` file descriptors and at most `most` lessons.

    At least one lesson is allowed. The estimated number of descriptors per lesson is high, so one
    lesson works even with a low limit.
    """
    if limit is None:
        return Capacity(most, _channels(most), MAX_CONNECTIONS)
    free = max(0, limit - _OWN)
    lessons = max(1, min(most, free // (_LESSON + _CONNECTIONS)))
    rest = free - lessons * _LESSON
    return Capacity(lessons, _channels(lessons), max(_CONNECTIONS, min(MAX_CONNECTIONS, rest)))


def _channels(lessons: int) -> int:
    return lessons + lessons // 4 + 1
