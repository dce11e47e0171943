"""Event streams to pages: numbered, complete snapshots; a page needs only the latest snapshot."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from http import HTTPStatus

from tornado import iostream, web

from cartes_lib.messages import use_language
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.door import ClassPage, RoomPage, TeacherPage
from cartes_widgets.classroom.web.views import board_view, projector_view, student_view

KEEP_ALIVE_SECONDS = 15.0
"""Seconds between comments in the stream, which keep the connection alive."""

GATHER = 0.1
"""Seconds in which changes of a board are collected, because many students answer at once."""

MAX_PER_STUDENT, MAX_BOARDS = 6, 12


class Feed(RoomPage, ABC):
    """A stream of events: a snapshot immediately, and another snapshot after each change.

    Several changes between two snapshots are merged. So a slow page gets only the latest snapshot,
    and no queue grows.
    """

    gathers = 0.0
    _changed: asyncio.Event | None = None
    _is_closed = False

    def wake(self) -> None:
        """Sends a new snapshot soon."""
        if self._changed is not None:
            self._changed.set()

    def on_connection_close(self) -> None:
        self._is_closed = True
        self.wake()

    @abstractmethod
    def snapshot(self) -> Mapping[str, object] | None:
        """The current contents of the page, as JSON data; None to end the stream."""

    async def head(self, *args: str, **kwargs: str) -> None:
        """Refuses HEAD requests: a stream has no end, and its headers contain no data.

        Raises:
            HTTPError: 405, always.
        """
        raise web.HTTPError(HTTPStatus.METHOD_NOT_ALLOWED)

    async def stream(self) -> None:
        """Sends events until the page disconnects."""
        self._changed = asyncio.Event()
        self.set_header("Content-Type", "text/event-stream; charset=utf-8")
        # The server would otherwise compress the stream, and send nothing until a block is full.
        self.set_header("Content-Encoding", "identity")
        self.set_header("X-Accel-Buffering", "no")
        self.request.connection.stream.set_nodelay(True)  # type: ignore[union-attr]
        last_text = ""
        try:
            while not self._is_closed:
                self._changed.clear()
                with use_language(self.asked_language):
                    state = self.snapshot()
                text = json.dumps(state, ensure_ascii=False)
                self.write(": here\n\n" if text == last_text else f"data: {text}\n\n")
                # This waits; the server closes the connection of a page that reads nothing.
                await self.flush()
                last_text = text
                if state is None:
                    break
                await self._wait()
        except iostream.StreamClosedError:
            pass

    async def _wait(self) -> None:
        if self._changed is None:
            return
        try:
            await asyncio.wait_for(self._changed.wait(), KEEP_ALIVE_SECONDS)
        except TimeoutError:
            return
        if self.gathers and not self._is_closed:
            await asyncio.sleep(self.gathers)


class MemberFeed(Feed):
    """Events for the page of a member of a room."""

    _entered: Room | None = None

    @abstractmethod
    def view(self, member: Member) -> Mapping[str, object]:
        """The current contents of the page of `member`, as JSON data."""

    def snapshot(self) -> Mapping[str, object] | None:
        if self._entered is not None and self._entered.is_closed:
            # All data of this room is deleted, and another room may be open.
            return {"closed": True}
        member = self.member
        return None if member is None else self.view(member)

    async def get(self) -> None:
        """Sends events until the page disconnects.

        Raises:
            HTTPError: 403, not a student of this room; 429, the student has too many pages open.
        """
        member = self.require_member()
        open_pages = list(self.service.students.values()).count(member.id)
        if open_pages >= MAX_PER_STUDENT:
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        room = self._entered = self.room
        self.service.students[self] = member.id
        room.saw(member, 1)
        try:
            await self.stream()
        finally:
            self.service.students.pop(self, None)
            room.saw(member, -1)


class StudentFeed(ClassPage, MemberFeed):
    """Events for a student's page."""

    def view(self, member: Member) -> Mapping[str, object]:
        return student_view(self.service, member)


class BoardFeed(TeacherPage, Feed):
    """Events for the teacher's board."""

    gathers = GATHER

    def snapshot(self) -> Mapping[str, object] | None:
        return board_view(self.service) if self.is_teacher else None

    async def get(self) -> None:
        """Sends events until the page disconnects.

        Raises:
            HTTPError: 429, too many boards are open.
        """
        if len(self.service.boards) >= MAX_BOARDS:
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        self.service.boards.add(self)
        try:
            await self.stream()
        finally:
            self.service.boards.discard(self)


class ProjectorFeed(BoardFeed):
    """Events for the projector page; they contain nicknames only on a podium without teams."""

    def snapshot(self) -> Mapping[str, object] | None:
        return projector_view(self.service) if self.is_teacher else None
