"""Interface between the server and a class that it hosts; `classroom` implements it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from tornado.web import RequestHandler

__all__ = ["ClassOpener", "FriendsOpener", "HostedClass", "HostedFriends", "NoClassError"]


class NoClassError(Exception):
    """No class can be opened; its text says why."""


class HostedIdentities(Protocol):
    """How members of a class are identified."""

    @property
    def has_accounts(self) -> bool:
        """Whether members log in with accounts, as on a hub, and need no code."""
        ...


class HostedLessons(Protocol):
    """The lessons that students have open."""

    most: int

    def of(self, member: str) -> list[str]:
        """Ids of the kernels of a member."""

    def forget(self, kernel_id: str) -> None:
        """Stops listening to a kernel."""


class HostedClass(Protocol):
    """A class as the server sees it.

    Attributes:
        address: the server's address for students; ends with a slash.
        routes: address patterns below the server's own, each with its handler.
        notice: what the teacher must know about a class just opened; "" in most cases.
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
        """Starts the class's periodic work in the event loop of this thread."""

    def stop(self) -> None:
        """Writes pending rows; takes a few seconds at most."""

    def member_of_request(self, handler: RequestHandler) -> Any:
        """The student who asks; None for anybody else."""

    def is_teachers_request(self, handler: RequestHandler) -> bool:
        """Whether the teacher asks."""

    def teachers_path(self) -> str:
        """The path of the teacher's board, with a key that can be used once."""

    def students_path(self) -> str:
        """The path where students join."""

    def follow(self, kernel_id: str, kernel: Any, member: Any) -> None:
        """Listens to the reports of a student's lesson."""

    def passed(self, kernel_id: str, message: Any) -> Any:
        """A page's message as it may reach the kernel; None if it must be dropped."""


ClassOpener = Callable[[Path, str], HostedClass]
"""Opens a class, given the root of the lessons and an address; blocks on the database.

Raises `NoClassError` if nothing can be saved.
"""


class HostedFriends(Protocol):
    """The tables with friends of a server.

    Attributes:
        routes: address patterns below the server's own, each with its handler.
    """

    @property
    def routes(self) -> Sequence[tuple[str, type[RequestHandler]]]: ...

    def start(self) -> None:
        """Starts their periodic work in the event loop of this thread."""


FriendsOpener = Callable[[], HostedFriends]
"""Makes the tables with friends of a server."""
