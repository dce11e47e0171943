"""A student of a class, and the writes that save what a class does."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from dataclasses import dataclass, field

__all__ = ["Member", "fingerprint", "is_saved", "saved_before"]


def fingerprint(secret: str) -> str:
    """The hash of a secret: the database has no more of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_saved(write: Future[None]) -> bool:
    """Whether `write` has been committed."""
    return write.done() and write.exception() is None


def saved_before() -> Future[None]:
    """A write that was committed before the server started."""
    write: Future[None] = Future()
    write.set_result(None)
    return write


@dataclass(slots=True)
class Member:
    """A student.

    Attributes:
        cookie: the fingerprint of the browser's cookie, or of the account's name.
        face: one of `games/guests.py`; "" for none.
        removed: whether the teacher removed the student.
        awaited: whether the teacher lets somebody in again under that nickname.
        pages: how many of the student's pages are connected now.
        joined_at: when the student came in, in milliseconds; 0 for unknown.
        seen_at: when the student was last active, in milliseconds; 0 for never.
        saved: the write that lets the student in.
    """

    id: str
    name: str
    cookie: str
    face: str = ""
    removed: bool = False
    awaited: bool = False
    pages: int = 0
    joined_at: int = 0
    seen_at: int = 0
    saved: Future[None] = field(default_factory=saved_before)
