"""How much one server can hold: file descriptors are what runs out first.

A lesson holds descriptors for its kernel and for its page's channel, and some more while it
opens. ZeroMQ ends the whole process when one cannot be had, so they are counted beforehand.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

__all__ = ["Capacity", "capacity", "raised_limit"]

_WANTED = 10_240
"""Descriptors to ask for: what macOS grants at most, and enough for 250 lessons."""

_OWN = 48
"""What the server itself holds: files, event loop, warm process, listening socket."""

_LESSON = 28
"""Five for a kernel, ten while its cells run, nine for the page's channel and for a quarter
of a second one, and a rest."""

_CONNECTIONS = 4
"""Connections of one page besides its channel: its files, and what browsers open in advance."""

MOST_CONNECTIONS = 2_000

SOCKETS_OF_A_LESSON = 12
"""ZeroMQ's own, of which a context allows 1023 unless it is told otherwise."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """What a server may hold at once.

    Attributes:
        lessons: open lessons.
        channels: websockets of pages.
        connections: other connections, most of which wait for a request.
    """

    lessons: int
    channels: int
    connections: int


def raised_limit() -> int | None:
    """How many descriptors this process may have, once it has asked for enough.

    None where the system sets no such limit.
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
    """What a process with `limit` descriptors can hold, of at most `most` lessons.

    Never less than one lesson: the limit may be lower than this counts on, as it is careful.
    """
    if limit is None:
        return Capacity(most, _channels(most), MOST_CONNECTIONS)
    free = max(0, limit - _OWN)
    lessons = max(1, min(most, free // (_LESSON + _CONNECTIONS)))
    rest = free - lessons * _LESSON
    return Capacity(lessons, _channels(lessons), max(_CONNECTIONS, min(MOST_CONNECTIONS, rest)))


def _channels(lessons: int) -> int:
    return lessons + lessons // 4 + 1
