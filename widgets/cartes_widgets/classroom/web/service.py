"""The class that a server holds: its room, whose kernel is whose, and who listens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy.exc import DBAPIError
from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from cartes_lib.wording import language, say
from cartes_widgets.classroom.model.database import StoreError, default_url, set_aside
from cartes_widgets.classroom.model.life import Clock, elapsed_ms
from cartes_widgets.classroom.model.members import Member, is_saved
from cartes_widgets.classroom.model.opening import new_room, open_room, purge_old
from cartes_widgets.classroom.model.results import MOST_HINTS, ResultError, read_told
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.store import Store, Trouble
from cartes_widgets.classroom.web.hearing import hear
from cartes_widgets.classroom.web.identities import CookieIdentities, Identities
from cartes_widgets.classroom.web.lessons import OpenLessons
from cartes_widgets.classroom.web.pace import Pace, Paces
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.pages.notebooks import found_lessons, heading_with, step_titles, step_with

__all__ = [
    "SAVE_SECONDS",
    "ClassService",
    "Listener",
    "now_ms",
    "saved",
    "trouble_text",
    "while_still",
]

_log = logging.getLogger(__name__)

PURGE_EACH_MS = 60_000

SAVE_SECONDS = 5.0
"""How long a page waits for the database before it hears that nothing is saved yet."""

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
        set_aside: where the damaged file of the class before was put; None without one.
        address: where pupils reach the server, with a slash at its end; below a hub its path alone.
        identities: how people are known.
        pupils, boards: pages that listen.
        lessons: what students have open.
        routes: its pages' addresses with their handlers, once a server holds it.
    """

    routes: tuple[tuple[str, type[RequestHandler]], ...] = ()

    def __init__(
        self,
        root: Path,
        address: str,
        database: str | None,
        *,
        anew: bool = False,
        clock: Clock = now_ms,
        timer: Clock = elapsed_ms,
        identities: Identities | None = None,
    ) -> None:
        """Opens the room of this address, or takes up the one that was open.

        This waits for the database for some seconds: an event loop must not call it.

        Args:
            database: its address; None for the file in the user's own folder.
            timer: milliseconds that no change of the clock moves.

        Raises:
            StoreError: the database cannot be used.
        """
        self.root, self.address, self._clock, self._timer = root, address, clock, timer
        self.identities: Identities = identities or CookieIdentities()
        self.set_aside: Path | None = None
        self._logged = ""
        self.erasure: Future[None] | None = None
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
        self.lessons = OpenLessons()
        self.store = self._opened_store(database)
        try:
            self.room = self._followed(self._taken_up(anew))
            self.tables = LiveTables(self, self.room.kept_acts())
        except (StoreError, DBAPIError) as error:
            self.store.close(0)
            raise self.store.error(error) from error

    def _opened_store(self, database: str | None) -> Store:
        """The store at `database`; a damaged file of our own makes room for a new one."""
        url = default_url() if database is None else database
        try:
            return Store(url, on_trouble=self._on_trouble)
        except StoreError as error:
            if database is not None or error.reason != "damaged":
                raise
            try:
                self.set_aside = set_aside(url, datetime.now())
            except OSError:
                raise error from None
        return Store(url, on_trouble=self._on_trouble)

    def _taken_up(self, anew: bool) -> Room:
        place = self.store, self.address, self._clock, self._post
        return open_room(*place, anew=anew, seconds=SAVE_SECONDS, timer=self._timer)

    def _followed(self, room: Room) -> Room:
        room.on_course, room.on_board = self._wake_pupils, self._wake_boards
        room.on_left = self._end_pages
        return room

    @property
    def notice(self) -> str:
        """What the teacher must know of a class that was opened just now; "" mostly."""
        if self.set_aside is None:
            return ""
        return say("class-store-set-aside", place=str(self.set_aside))

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing can be saved now; None while all is well."""
        return self.store.trouble

    def start(self) -> None:
        """Begins to look after the room, in the loop of this thread."""
        self._loop = IOLoop.current()
        self._loop.call_later(PURGE_EACH_MS / 1000, self._look_after)

    def stop(self) -> None:
        """Writes what waits, for some seconds."""
        self.lessons.clear()
        if lost := self.store.close():
            _log.warning(say("class-store-lost", waiting=lost))

    def _post(self, what: Callable[[], None]) -> None:
        if self._loop is not None:
            self._loop.add_callback(what)

    def _on_trouble(self, trouble: Trouble | None) -> None:
        """Runs in the writer's thread."""
        reason = trouble.reason if trouble else ""
        if reason != self._logged:
            self._logged = reason
            _log.warning(trouble_text(trouble) if trouble else say("class-trouble-over"))
        self._post(self._wake_boards)

    def _look_after(self) -> None:
        if self._loop is None:
            return
        self._loop.call_later(PURGE_EACH_MS / 1000, self._look_after)
        self.look_at_time()
        # Nothing came from whoever is stuck: the board would not look again by itself.
        self._wake_boards()

    def look_at_time(self) -> None:
        """Deletes what is a day old; follows a clock that somebody has set."""
        if not self.purge_if_over():
            self.room.follow_clock()

    def purge_if_over(self) -> bool:
        """Deletes the room, and rooms that other servers left, once they are a day old."""
        if not self.room.is_over or self.room.is_closed:
            return False
        self._cleared(self.room.purge())
        return True

    def purge(self) -> Future[None]:
        """Deletes all that is saved of the class."""
        done = self.room.purge()
        self._cleared(done)
        return done

    def _cleared(self, erasure: Future[None]) -> None:
        self.erasure = erasure
        self.lessons.clear()
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
        key = "" if self.identities.has_accounts else f"?key={self.room.teacher_key()}"
        return f"class/teacher{key}"

    def pupils_path(self) -> str:
        """Where pupils come in, below the address."""
        return "class/" if self.identities.has_accounts else f"class/{self.room.code}"

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

        self.lessons.add(kernel_id, number, hear(kernel, on_told))

    def _end_pages(self, member: Member) -> None:
        """Ends what the open pages of `member` may do: they are not his any more."""
        for kernel_id in self.lessons.of(member.id):
            self.lessons.forget(kernel_id)
        self.tables.check_pages(member.id)
        self._wake_pupils()

    def passed(self, kernel_id: str, message: dict[str, Any]) -> dict[str, Any] | None:
        """What of that message of a page may reach its kernel now; None for nothing.

        While the class is frozen, or answers a question that is put to all, lessons of its
        pupils stand still: nothing is answered, no hint is given.
        """
        follows = kernel_id in self.lessons and message["header"].get("msg_type") == "comm_msg"
        return while_still(message) if follows and self.is_still else message

    @property
    def is_still(self) -> bool:
        """Whether lessons and tables stand still: the class is frozen, or answers a question."""
        course = self.room.course
        asks = course.question is not None and not course.question.revealed
        return course.frozen or asks

    def open_anew(self) -> Future[None]:
        """Puts an empty room in the place of the one that was purged; the write that saves it."""
        place = self.store, self.address, self._clock, self._post
        room, write = new_room(*place, self._timer)
        self.room = self._followed(room)
        self.tables = LiveTables(self, ())
        return write

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


def trouble_text(trouble: Trouble) -> str:
    """Why nothing can be saved now, in the current language."""
    return say(f"class-trouble-{trouble.reason}", waiting=trouble.waiting)


async def saved(write: Future[None]) -> bool:
    """Whether `write` was committed within a few seconds; a write that failed was not."""
    ended = asyncio.wrap_future(write)
    ended.add_done_callback(asyncio.Future.exception)
    await asyncio.wait((ended,), timeout=SAVE_SECONDS)
    return is_saved(write)
