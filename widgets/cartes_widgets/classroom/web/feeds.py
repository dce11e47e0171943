"""Events down to pages: whole snapshots, numbered, the latest only."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from http import HTTPStatus
from typing import Any

from tornado import iostream, web

from cartes_lib.wording import speaking
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.web.door import ClassPage, TeacherPage
from cartes_widgets.classroom.web.views import board_view, projector_view, pupil_view

__all__ = ["BoardFeed", "Feed", "ProjectorFeed", "PupilFeed"]

STILL_HERE = 15.0
"""Seconds after which a comment shows that the connection lives."""

GATHER = 0.1
"""Seconds in which changes of a board are gathered: thirty pupils answer at once."""

MOST_OF_A_PUPIL, MOST_BOARDS = 6, 12


class Feed(ClassPage, ABC):
    """A stream of events: a snapshot at once, and one after each change.

    Between two snapshots any number of changes may have come: who is slow, or slept, gets the
    latest only, so that nothing piles up.
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
    def snapshot(self) -> dict[str, Any] | None:
        """What the page is told now; None when it has nothing more to be told."""

    async def stream(self) -> None:
        """Sends events until the page goes."""
        self._changed = asyncio.Event()
        self.set_header("Content-Type", "text/event-stream; charset=utf-8")
        # Else the server would compress it, and hold what it has not filled a block with.
        self.set_header("Content-Encoding", "identity")
        self.set_header("X-Accel-Buffering", "no")
        self.request.connection.stream.set_nodelay(True)  # type: ignore[union-attr]
        told = ""
        try:
            while not self._is_closed:
                self._changed.clear()
                with speaking(self.asked_language):
                    state = self.snapshot()
                text = json.dumps(state, ensure_ascii=False)
                self.write(": here\n\n" if text == told else f"data: {text}\n\n")
                # The server closes the connection of a page that takes nothing.
                await self.flush()
                told = text
                if state is None:
                    break
                await self._wait()
        except iostream.StreamClosedError:
            pass

    async def _wait(self) -> None:
        if self._changed is None:
            return
        try:
            await asyncio.wait_for(self._changed.wait(), STILL_HERE)
        except TimeoutError:
            return
        if self.gathers and not self._is_closed:
            await asyncio.sleep(self.gathers)


class PupilFeed(Feed):
    """What a pupil's page is told."""

    _entered: Room | None = None

    def snapshot(self) -> dict[str, Any] | None:
        if self._entered is not None and self._entered.is_closed:
            # All of it is deleted, and perhaps another is open already.
            return {"closed": True}
        member = self.member
        return None if member is None else pupil_view(self.service, member)

    async def get(self) -> None:
        """Sends events.

        Raises:
            HTTPError: 403, nobody of this room; 429, too many of his pages listen.
        """
        member = self.require_member()
        held = list(self.service.pupils.values()).count(member.id)
        if held >= MOST_OF_A_PUPIL:
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        room = self._entered = self.room
        self.service.pupils[self] = member.id
        room.saw(member, 1)
        try:
            await self.stream()
        finally:
            self.service.pupils.pop(self, None)
            room.saw(member, -1)


class BoardFeed(Feed, TeacherPage):
    """What the teacher's board is told."""

    gathers = GATHER

    def snapshot(self) -> dict[str, Any] | None:
        return board_view(self.service) if self.is_teacher else None

    async def get(self) -> None:
        """Sends events.

        Raises:
            HTTPError: 429, too many boards are open.
        """
        if len(self.service.boards) >= MOST_BOARDS:
            raise web.HTTPError(HTTPStatus.TOO_MANY_REQUESTS)
        self.service.boards.add(self)
        try:
            await self.stream()
        finally:
            self.service.boards.discard(self)


class ProjectorFeed(BoardFeed):
    """What the wall shows: no pseudonyms."""

    def snapshot(self) -> dict[str, Any] | None:
        return projector_view(self.service) if self.is_teacher else None
