"""The interface between the server and a class that it hosts; `classroom` implements it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from tornado.web import RequestHandler


class NoClassError(Exception):
    """A class cannot be opened; the text says why."""


class HostedIdentities(Protocol):
    """The part of a class with which the server identifies its members."""

    @property
    def has_accounts(self) -> bool:
        """Whether members log in with accounts, as on a JupyterHub, and need no code."""
        ...


class HostedLessons(Protocol):
    """The lessons that students have open."""

    most: int

    def of(self, member: str) -> list[str]:
        """Ids of the kernels of a member."""

    def forget(self, kernel_id: str) -> None:
        """Stops listening to a kernel."""


class HostedClass(Protocol):
    """The methods of a class that the server calls.

    Attributes:
        address: the server's address for students; ends with a slash.
        routes: address patterns relative to the server's address, each with its handler.
        notice: a notice for the teacher about a class that was just opened; usually "".
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
        """Saves pending rows; takes a few seconds at most."""

    def member_of_request(self, handler: RequestHandler) -> Any:
        """The student who sent the request; None if the person is not in this class."""

    def is_teachers_request(self, handler: RequestHandler) -> bool:
        """Whether the teacher sent the request."""

    def teachers_path(self) -> str:
        """The path of the teacher's board, with a one-time key."""

    def students_path(self) -> str:
        """The path where students join."""

    def follow(self, kernel_id: str, kernel: Any, member: Any) -> None:
        """Listens to the reports of a student's lesson."""

    def allowed_message(self, kernel_id: str, message: Any) -> Any:
        """The part of a page's message that may reach the kernel; None to drop the message."""


ClassOpener = Callable[[Path, str], HostedClass]
"""A function that opens a class, given the root of the lessons and an address.

It blocks on the database, and raises `NoClassError` if nothing can be saved.
"""


class HostedFriends(Protocol):
    """The tables with friends of a server.

    Attributes:
        routes: address patterns relative to the server's address, each with its handler.
    """

    @property
    def routes(self) -> Sequence[tuple[str, type[RequestHandler]]]: ...

    def start(self) -> None:
        """Starts the periodic work of the tables in the event loop of this thread."""


FriendsOpener = Callable[[], HostedFriends]
"""A function that creates the tables with friends of a server."""
