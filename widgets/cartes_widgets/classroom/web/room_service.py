"""The data that all pages of a room share: identities, rate limits, and the pages that listen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

from tornado.web import RequestHandler

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.identities import Identities
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.server.pace import Pace


class Listener(Protocol):
    """A page that is notified of changes."""

    def wake(self) -> None:
        """Notifies the page of a change."""


class RoomService(ABC):
    """A room with live tables, with the data that its handlers share.

    A class and a table with friends are subclasses.

    Attributes:
        room: the room with its members.
        tables: the room's live tables.
        identities: how people are identified.
        students: the pages that listen for changes; the value is the id of the page's member.
    """

    room: Room
    tables: LiveTables

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.students: dict[Listener, str] = {}
        self._paces: dict[str, Pace] = {}

    @property
    @abstractmethod
    def is_frozen(self) -> bool:
        """Whether tables are frozen."""

    def wake_students(self) -> None:
        """Sends the current state to the pages of all members."""
        for page in list(self.students):
            page.wake()
        self.tables.wake()

    def wake_member(self, member: str) -> None:
        """Sends the current state to the open pages of the member `member`."""
        for page, of_page in list(self.students.items()):
            if of_page == member:
                page.wake()

    def pace_of(self, member: str) -> Pace:
        """The rate limit of the member `member`."""
        return self._paces.setdefault(member, Pace(4.0, 30.0))

    def member_of_request(self, request: RequestHandler) -> Member | None:
        """The member who sent the request; None if the person is not in this room."""
        return self.identities.member(self.room, request)

    def is_teachers_request(self, request: RequestHandler) -> bool:
        """Whether the teacher sent the request."""
        return self.identities.is_teacher(self.room, request)
