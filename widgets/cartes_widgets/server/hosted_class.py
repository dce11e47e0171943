"""What the server asks of a class that it holds; `classroom` provides one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from tornado.web import RequestHandler

__all__ = ["ClassOpener", "HostedClass", "NoClassError"]


class NoClassError(Exception):
    """No class can be held; its text says why."""


class HostedIdentities(Protocol):
    """How the people of a class are known."""

    @property
    def has_accounts(self) -> bool:
        """Whether each has an account, as on a hub, and needs no code."""
        ...


class HostedLessons(Protocol):
    """The lessons that students have open."""

    most: int

    def of(self, member: str) -> list[str]:
        """The kernels of a member, by id."""

    def forget(self, kernel_id: str) -> None:
        """Stops listening to a kernel."""


class HostedClass(Protocol):
    """A class as the server sees it.

    Attributes:
        address: where students reach the server, with a slash at its end.
        routes: patterns of addresses below the server's own, each with its handler.
        notice: what the teacher must know of a class that was opened just now; "" mostly.
    """

    address: str

    @property
    def routes(self) -> Sequence[tuple[str, type[RequestHandler]]]: ...

    @property
    def identities(self) -> HostedIdentities: ...

    @property
    def lessons(self) -> HostedLessons: ...

    @property
    def notice(self) -> str: ...

    def start(self) -> None:
        """Begins to look after the class, in the loop of this thread."""

    def stop(self) -> None:
        """Writes what waits, for some seconds."""

    def member_of_request(self, handler: RequestHandler) -> Any:
        """The student who asks; None for anybody else."""

    def is_teachers_request(self, handler: RequestHandler) -> bool:
        """Whether the teacher asks."""

    def teachers_path(self) -> str:
        """The path of the teacher's board, with a key that is good once."""

    def pupils_path(self) -> str:
        """The path where students come in."""

    def follow(self, kernel_id: str, kernel: Any, member: Any) -> None:
        """Listens to what a student's lesson reports."""

    def passed(self, kernel_id: str, message: Any) -> Any:
        """A page's message as it may reach the kernel; None for none."""


ClassOpener = Callable[[Path, str], HostedClass]
"""A new class for the root of the lessons and an address; it waits for the database.

Raises `NoClassError` if nothing can be saved."""
