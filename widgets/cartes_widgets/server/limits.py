"""The number of lessons and connections that a server can hold, which file descriptors limit.

A lesson needs file descriptors for its kernel and for its page's channel, and some more while it
opens. ZeroMQ aborts the process when it gets no descriptor, so they are counted in advance.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

__all__ = ["Capacity", "capacity", "raised_limit"]

_WANTED = 10_240
"""Descriptors to ask for: the most that macOS grants, and enough for 250 lessons."""

_OWN = 48
"""Descriptors of the server itself: files, event loop, warm process, listening socket."""

_LESSON = 28
"""Descriptors per lesson: five for a kernel, ten while its cells run, nine for the page's
channel and a quarter of a second channel, and four in reserve.
"""

_CONNECTIONS = 4
"""Connections of one page besides its channel: its files, and those that browsers open early."""

MOST_CONNECTIONS = 2_000

SOCKETS_OF_A_LESSON = 12
"""ZeroMQ sockets per lesson; a context allows 1023 by default."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """The limits of a server.

    Attributes:
        lessons: open lessons.
        channels: websockets of pages.
        connections: other connections, most of which wait for a request.
    """

    lessons: int
    channels: int
    connections: int


def raised_limit() -> int | None:
    """Raises the limit of file descriptors of this process, and returns the new limit.

    The result is None if the system sets no such limit.
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
    """What a process with `limit` descriptors can hold, with at most `most` lessons.

    The result allows at least one lesson: the estimate is careful, so even a low limit allows one.
    """
    if limit is None:
        return Capacity(most, _channels(most), MOST_CONNECTIONS)
    free = max(0, limit - _OWN)
    lessons = max(1, min(most, free // (_LESSON + _CONNECTIONS)))
    rest = free - lessons * _LESSON
    return Capacity(lessons, _channels(lessons), max(_CONNECTIONS, min(MOST_CONNECTIONS, rest)))


def _channels(lessons: int) -> int:
    return lessons + lessons // 4 + 1
