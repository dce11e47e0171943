"""A student of a class, and checks whether data was saved in the database."""

from __future__ import annotations

import hashlib
from concurrent.futures import Future
from dataclasses import dataclass, field


def fingerprint(secret: str) -> str:
    """The hash of a secret; the database stores only this hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_saved(write: Future[None]) -> bool:
    """Whether the database has committed `write`."""
    return write.done() and write.exception() is None


def saved_before() -> Future[None]:
    """A future that is already done, for data that was committed before the server started."""
    write: Future[None] = Future()
    write.set_result(None)
    return write


@dataclass(slots=True)
class Member:
    """A student.

    Attributes:
        cookie: the fingerprint of the browser's cookie, or of the account's name.
        face: id of a face in `deck/guests.py`; "" for none.
        removed: whether the teacher removed the student.
        may_rejoin: whether the teacher lets another browser join under this nickname.
        pages: number of the student's connected pages.
        joined_at: when the student joined, in milliseconds; 0 if unknown.
        seen_at: when the student was last active, in milliseconds; 0 if never.
        saved: the write that saves the student.
    """

    id: str
    name: str
    cookie: str
    face: str = ""
    removed: bool = False
    may_rejoin: bool = False
    pages: int = 0
    joined_at: int = 0
    seen_at: int = 0
    saved: Future[None] = field(default_factory=saved_before)
