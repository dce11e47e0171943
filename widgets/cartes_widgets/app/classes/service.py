"""The class that a server holds: its room, whose kernel is whose, and who listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol

from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from cartes_lib.wording import language
from cartes_widgets.app.classes.hearing import hear
from cartes_widgets.app.classes.identities import CookieIdentities, Identities
from cartes_widgets.app.classes.pace import Pace, Paces
from cartes_widgets.app.classes.tables import LiveTables
from cartes_widgets.app.notebooks import found_lessons, heading_with, step_titles, step_with
from cartes_widgets.classroom.opening import open_room, purge_old
from cartes_widgets.classroom.results import MOST_HINTS, ResultError, read_told
from cartes_widgets.classroom.room import Member, Room
from cartes_widgets.classroom.store import Store, Trouble

__all__ = ["ClassService", "Listener", "kept", "now_ms", "while_still"]

_log = logging.getLogger(__name__)

PURGE_EACH_MS = 60_000

STILL_ALLOWED = ("restore", "merge", "begin", "remember")
"""What a page tells of itself: it changes no answer, so a frozen class takes it."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A page that is told when something changed."""

    def wake(self) -> None:
        """Tells it to look again."""


class ClassService:
    """One class: what the handlers of its pages share.

    Attributes:
        room: the class itself.
        trouble: why answers cannot be kept now; None while they can.
        address: where pupils reach the server, with a slash at its end; below a hub its path alone.
        identities: how people are known.
        pupils, boards: pages that listen.
    """

    def __init__(
        self,
        root: Path,
        address: str,
        database: str,
        *,
        anew: bool = False,
        clock: Callable[[], int] = now_ms,
        identities: Identities | None = None,
    ) -> None:
        """Opens the room of this address, or takes up the one that was open.

        Raises:
            StoreError: the database cannot be used.
        """
        self.root, self.address, self._clock = root, address, clock
        self.identities: Identities = identities or CookieIdentities()
        self.trouble: Trouble | None = None
        self.pupils: dict[Listener, str] = {}
        self.boards: set[Listener] = set()
        self._loop: IOLoop | None = None
        # Wrong codes, of each address: 279,841 codes take more than two weeks.
        self.guesses = Paces(0.2, 20.0)
        # Pupils who come in, of each address: classes behind one at once, and nobody fills the
        # room before its teacher sees it.
        self.entries = Paces(0.2, 120.0)
        self.commands = Pace(50.0, 200.0)
        self._paces: dict[str, Pace] = {}
        self._paths: dict[str, dict[str, str]] = {}
        self._headings: dict[tuple[str, str, str], str] = {}
        self._steps: dict[tuple[str, str], list[str]] = {}
        self._kernels: dict[str, tuple[str, Callable[[], None]]] = {}
        self.store = Store(database, on_trouble=self._on_trouble)
        self.room: Room = self._opened(anew)
        self.tables = LiveTables(self)

    def _opened(self, anew: bool) -> Room:
        room = open_room(self.store, self.address, self._clock, self._post, anew=anew)
        room.on_course, room.on_board = self._wake_pupils, self._wake_boards
        return room

    def start(self) -> None:
        """Begins to look after the room, in the loop of this thread."""
        self._loop = IOLoop.current()
        self._loop.call_later(PURGE_EACH_MS / 1000, self._look_after)

    def stop(self) -> None:
        """Writes what waits."""
        for _, end in self._kernels.values():
            end()
        self._kernels.clear()
        self.store.close()

    def _post(self, what: Callable[[], None]) -> None:
        if self._loop is not None:
            self._loop.add_callback(what)

    def _on_trouble(self, trouble: Trouble | None) -> None:
        """Of the writer's thread."""
        if trouble is not None:
            _log.warning("answers cannot be kept now: %s", trouble.reason)

        def tell() -> None:
            self.trouble = trouble
            self._wake_boards()

        self._post(tell)

    def _look_after(self) -> None:
        if self._loop is None:
            return
        self._loop.call_later(PURGE_EACH_MS / 1000, self._look_after)
        self.purge_if_over()
        # Nothing came from whoever is stuck: the board would not look again by itself.
        self._wake_boards()

    def purge_if_over(self) -> bool:
        """Deletes the room, and rooms that other servers left, once they are a day old."""
        if not self.room.is_over or self.room.is_closed:
            return False
        self._cleared(self.room.purge())
        return True

    def purge(self) -> Future[None]:
        """Deletes all that is kept of the class, and opens an empty room."""
        done = self.room.purge()
        self._cleared(done)
        return done

    def _cleared(self, done: Future[None]) -> None:
        def shrink(ended: Future[None]) -> None:
            if ended.exception() is None:
                self.store.shrink()

        # In the writer's thread: to write SQLite's file anew takes a while.
        done.add_done_callback(shrink)
        for kernel_id in list(self._kernels):
            self.forget(kernel_id)
        self.tables.clear()
        # Rooms that a server left which never came back.
        IOLoop.current().run_in_executor(None, purge_old, self.store, self._clock())

    # Pages that listen.

    def _wake_pupils(self) -> None:
        for one in list(self.pupils):
            one.wake()
        self.tables.wake()

    def _wake_boards(self) -> None:
        for one in list(self.boards):
            one.wake()

    # Who asks.

    def pace_of(self, member: str) -> Pace:
        """How often that pupil may still ask."""
        return self._paces.setdefault(member, Pace(4.0, 30.0))

    def member_of_request(self, request: RequestHandler) -> Member | None:
        """The pupil who asks; None for whoever is none of this room."""
        return self.identities.member(self.room, request)

    def is_teachers_request(self, request: RequestHandler) -> bool:
        """Whether the teacher asks."""
        return self.identities.is_teacher(self.room, request)

    def teachers_path(self) -> str:
        """Where the teacher comes in, below the address; good once where there are no accounts."""
        key = "" if self.identities.has_accounts else f"?cle={self.room.teacher_key()}"
        return f"classe/prof{key}"

    def pupils_path(self) -> str:
        """Where pupils come in, below the address."""
        return "classe/" if self.identities.has_accounts else f"classe/{self.room.code}"

    # Kernels.

    def follow(self, kernel_id: str, kernel: Any, member: Member) -> None:
        """Hears what the kernel of a page of `member` tells."""
        number = member.id

        def on_told(told: object) -> None:
            try:
                result = read_told(told, number, self._clock())
            except ResultError as error:
                _log.warning("a kernel told what is no answer: %s", error)
                return
            self.room.receive(result)

        self._kernels[kernel_id] = (number, hear(kernel, on_told))

    def forget(self, kernel_id: str) -> None:
        """Hears no more of a kernel; an unknown one is none of ours."""
        _, end = self._kernels.pop(kernel_id, ("", lambda: None))
        end()

    def passed(self, kernel_id: str, message: dict[str, Any]) -> dict[str, Any] | None:
        """What of that message of a page may reach its kernel now; None for nothing.

        While the class is frozen, or answers a question that is put to all, lessons of its
        pupils stand still: nothing is answered, no hint is given.
        """
        follows = kernel_id in self._kernels and message["header"].get("msg_type") == "comm_msg"
        return while_still(message) if follows and self.is_still else message

    @property
    def is_still(self) -> bool:
        """Whether lessons and tables stand still: the class is frozen, or answers a question."""
        course = self.room.course
        asks = course.question is not None and not course.question.revealed
        return course.frozen or asks

    def open_anew(self) -> Room:
        """An empty room in the place of the one that was purged."""
        self.room = self._opened(True)
        self.tables = LiveTables(self)
        return self.room

    # What pages are called.

    @property
    def paths(self) -> dict[str, str]:
        """Where each lesson is, below the root, in the language that is spoken."""
        if language() not in self._paths:
            found = {one.id: one.path for one in found_lessons(self.root) if one.path}
            self._paths[language()] = found
        return self._paths[language()]

    def heading(self, lesson: str, kind: str) -> str:
        """What the lesson, as it is spoken, calls the step of that exercise; "" if it has none."""
        path, asked = self.paths.get(lesson), (language(), lesson, kind)
        if asked not in self._headings:
            call = f'exercise("{lesson}", "{kind}"'
            found = "" if path is None else heading_with(self.root, path, call)
            self._headings[asked] = found
        return self._headings[asked]

    def steps(self, lesson: str) -> list[str]:
        """What the steps of that lesson are called, in order."""
        asked = (language(), lesson)
        if asked not in self._steps:
            self._steps[asked] = step_titles(self.root, self.paths[lesson])
        return self._steps[asked]

    def step(self, lesson: str, kind: str) -> int:
        """The step, from 1, of that exercise in its lesson; 1 for the lesson itself."""
        path = self.paths.get(lesson)
        if path is None or not kind:
            return 1
        return step_with(self.root, path, f'exercise("{lesson}", "{kind}"')


def while_still(message: dict[str, Any]) -> dict[str, Any] | None:
    """What of a page's message reaches a lesson that stands still; None for nothing.

    A page that opens meanwhile shows its series where it was, but not the hints that it says it
    had: it could ask for those of any exercise so.
    """
    data = message["content"].get("data", {})
    content = data.get("content")
    if data.get("method") not in ("custom", "update"):
        return message
    if data["method"] == "update" or not isinstance(content, Mapping):
        return None
    # As widgets read it: what wants the front end does nothing else.
    if content.get("want") == "front":
        return message
    if content.get("do") not in STILL_ALLOWED:
        return None
    state = content.get("state")
    if not isinstance(state, Mapping) or not state.get("hints"):
        return message
    # Whoever had seen the worked answer has not found it.
    failed = state.get("failed") is True or state["hints"] == MOST_HINTS
    bare = {**content, "state": {**state, "hints": 0, "failed": failed}}
    return {**message, "content": {**message["content"], "data": {**data, "content": bare}}}


async def kept(done: Future[None], seconds: float = 5.0) -> bool:
    """Whether `done` ended well within that time."""
    try:
        await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(done)), seconds)
    except TimeoutError:
        return False
    return True
