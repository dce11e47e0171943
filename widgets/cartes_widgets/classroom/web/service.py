"""The class of a server: its room, the student of each kernel, and its event streams."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DBAPIError
from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from cartes_lib.messages import format_message, language
from cartes_widgets.classroom.model.database import StoreError, default_url, set_aside
from cartes_widgets.classroom.model.earlier import earlier_class, move_room
from cartes_widgets.classroom.model.life import Clock, elapsed_ms, now_ms
from cartes_widgets.classroom.model.members import Member, is_saved
from cartes_widgets.classroom.model.open_room import (
    new_room,
    open_room,
    purge_old,
    read_room,
    saved_acts,
)
from cartes_widgets.classroom.model.results import MAX_HINTS, HintsShown, ResultError, read_report
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.store import Store, Trouble
from cartes_widgets.classroom.web.identities import CookieIdentities, Identities
from cartes_widgets.classroom.web.lessons import OpenLessons
from cartes_widgets.classroom.web.report_stream import receive_reports
from cartes_widgets.classroom.web.room_service import Listener, RoomService
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.pages.notebooks import heading_with, lesson_entries, step_titles, step_with
from cartes_widgets.server.pace import Pace, Paces

_log = logging.getLogger(__name__)

PURGE_EACH_MS = 60_000

SAVE_SECONDS = 5.0
"""Time limit for the database when a page waits, in seconds; after it, the page gets an error."""

FROZEN_ALLOWED = ("restore", "merge", "begin", "remember")
"""Names of a page's messages that a frozen class accepts, since they change no answer."""


class ClassService(RoomService):
    """One class: the objects that the handlers of its pages share.

    Attributes:
        earlier: an earlier class that the teacher may continue; None if there is no such class.
        set_aside: the new path of the damaged earlier database; None if it was not damaged.
        address: the server's address for students, with a slash at the end; behind a JupyterHub
            only its path.
        boards: the teacher's pages that listen for changes.
        lessons: the open lessons of students.
        routes: the routes of the class's pages; empty before a server opens the class.
    """

    routes: tuple[tuple[str, type[RequestHandler]], ...] = ()

    def __init__(
        self,
        root: Path,
        address: str,
        database: str | None,
        *,
        fresh: bool = False,
        clock: Clock = now_ms,
        timer: Clock = elapsed_ms,
        identities: Identities | None = None,
    ) -> None:
        """Opens the room of this address: the last room, or else a new room.

        This blocks on the database for some seconds: do not call it in an event loop.

        Args:
            database: URL of the database; None for the file in the user's data folder.
            timer: a timer in milliseconds that ignores changes of the clock.

        Raises:
            StoreError: the database cannot be used.
        """
        super().__init__(identities or CookieIdentities())
        self.root, self.address, self._clock, self._timer = root, address, clock, timer
        self.set_aside: Path | None = None
        self._logged = ""
        self.erasure: Future[None] | None = None
        self.boards: set[Listener] = set()
        self._loop: IOLoop | None = None
        # Limits the codes that each address may try: all 279,841 take more than two weeks.
        self.guesses = Paces(0.2, 20.0)
        # Limits the students who join from each address. A whole class behind one address passes at
        # once, but nobody can fill the room before the teacher notices.
        self.entries = Paces(0.2, 120.0)
        self.commands = Pace(50.0, 200.0)
        self._paths: dict[str, dict[str, str]] = {}
        self._headings: dict[tuple[str, str, str], str] = {}
        self._steps: dict[tuple[str, str], list[str]] = {}
        self.lessons = OpenLessons()
        self.store = self._opened_store(database)
        try:
            self.room = self._observed(self._opened_room(fresh))
            self.earlier = None if fresh else earlier_class(self.store, self.room, clock())
            self.tables = LiveTables(self, saved_acts(self.store, self.room))
        except (StoreError, DBAPIError) as error:
            self.store.close(0)
            raise self.store.error(error) from error

    def _opened_store(self, database: str | None) -> Store:
        """The store at `database`; a damaged default file is renamed, and a new file is created."""
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

    def _opened_room(self, fresh: bool) -> Room:
        place = self.store, self.address, self._clock, self._post
        return open_room(*place, fresh=fresh, seconds=SAVE_SECONDS, timer=self._timer)

    def _observed(self, room: Room) -> Room:
        room.on_course, room.on_board = self.wake_students, self._wake_boards
        room.on_left = self._end_pages
        return room

    @property
    def notice(self) -> str:
        """A notice for the teacher about a class that was just opened; usually ""."""
        if self.set_aside is None:
            return ""
        return format_message("class-store-set-aside", place=str(self.set_aside))

    @property
    def trouble(self) -> Trouble | None:
        """The reason why nothing can be saved now; None while saving works."""
        return self.store.trouble

    def start(self) -> None:
        """Starts the room's periodic work in the event loop of this thread."""
        self._loop = IOLoop.current()
        self._loop.call_later(PURGE_EACH_MS / 1000, self._check)

    def stop(self) -> None:
        """Commits pending writes; takes a few seconds at most."""
        self.lessons.clear()
        if lost := self.store.close():
            _log.warning(format_message("class-store-lost", waiting=lost))

    def _post(self, what: Callable[[], None]) -> None:
        if self._loop is not None:
            self._loop.add_callback(what)

    def _on_trouble(self, trouble: Trouble | None) -> None:
        """Passes a change of the database's state from the writer's thread to the room's thread."""
        reason = trouble.reason if trouble else ""
        if reason != self._logged:
            self._logged = reason
            _log.warning(trouble_text(trouble) if trouble else format_message("class-trouble-over"))
        self._post(self._wake_boards)

    def _check(self) -> None:
        if self._loop is None:
            return
        self._loop.call_later(PURGE_EACH_MS / 1000, self._check)
        self.check_time()
        # A stuck student sends nothing, so no other event would update the board.
        self._wake_boards()

    def check_time(self) -> None:
        """Deletes rooms that are a day old; corrects stored times if the system clock has
        changed.
        """
        if not self.purge_if_over():
            self.room.follow_clock()

    def purge_if_over(self) -> bool:
        """Deletes the rooms that are a day old, also those of other servers; returns whether this
        room was deleted.
        """
        if not self.room.is_over or self.room.is_closed:
            return False
        self._cleared(self.room.purge())
        return True

    def purge(self) -> Future[None]:
        """Deletes all saved data of the class."""
        done = self.room.purge()
        self._cleared(done)
        return done

    def _cleared(self, erasure: Future[None]) -> None:
        self.erasure = erasure
        self.lessons.clear()
        self.tables.clear()
        # Rooms of servers that were never restarted.
        IOLoop.current().run_in_executor(None, purge_old, self.store, self._clock())

    def _wake_boards(self) -> None:
        for board in list(self.boards):
            board.wake()

    def teachers_path(self) -> str:
        """The path of the teacher's page, relative to the server's address.

        Without accounts, the path is valid only once.
        """
        key = "" if self.identities.has_accounts else f"?key={self.room.teacher_key()}"
        return f"class/teacher{key}"

    def students_path(self) -> str:
        """The path of the students' page, relative to the server's address."""
        return "class/" if self.identities.has_accounts else f"class/{self.room.code}"

    def follow(self, kernel_id: str, kernel: Any, member: Member) -> None:
        """Listens to the answers and hints that the kernel of a page of `member` reports."""
        number = member.id

        def on_report(report: object) -> None:
            try:
                content = read_report(report, number, self._clock())
            except ResultError as error:
                _log.warning("a kernel reported what is no answer: %s", error)
                return
            if isinstance(content, HintsShown):
                self.room.note_hints(content)
            # A page that is opened again shows the solution again.
            elif not (content.shown and self.room.has_seen(content)):
                self.room.receive(content)

        self.lessons.add(kernel_id, number, receive_reports(kernel, on_report))

    def _end_pages(self, member: Member) -> None:
        """Closes the open pages of `member`, who has lost access."""
        for kernel_id in self.lessons.of(member.id):
            self.lessons.forget(kernel_id)
        self.tables.check_pages(member.id)
        self.wake_students()

    def allowed_message(self, kernel_id: str, message: dict[str, Any]) -> dict[str, Any] | None:
        """The part of a page's message that may reach its kernel now; None to drop the message.

        While the class is frozen, or a question for all is open, lessons accept no answers and give
        no hints.
        """
        follows = kernel_id in self.lessons and message["header"].get("msg_type") == "comm_msg"
        return while_frozen(message) if follows and self.is_frozen else message

    @property
    def is_frozen(self) -> bool:
        """Whether lessons and tables are frozen: the class is frozen, or a question for all is
        open.
        """
        course = self.room.course
        asks = course.question is not None and not course.question.revealed
        return course.frozen or asks

    def open_new_room(self) -> Future[None]:
        """Opens an empty room in place of the deleted one; returns the write that saves it."""
        place = self.store, self.address, self._clock, self._post
        room, write = new_room(*place, self._timer)
        self.room = self._observed(room)
        self.tables = LiveTables(self, ())
        return write

    async def restore_earlier(self) -> bool:
        """Deletes this room and continues the earlier one; returns False if the earlier room no
        longer exists.
        """
        earlier, self.earlier = self.earlier, None
        if earlier is None:
            return False
        place = self.store, earlier.room, self._clock, self._post, self._timer

        def read() -> tuple[Room | None, list[tuple[str, str]]]:
            room = read_room(*place)
            return room, [] if room is None else saved_acts(self.store, room)

        room, acts = await IOLoop.current().run_in_executor(None, read)
        if room is None:
            return False
        self.purge()
        move_room(room, earlier, self.address)
        self.room = self._observed(room)
        self.tables = LiveTables(self, acts)
        return True

    @property
    def paths(self) -> dict[str, str]:
        """The path of each lesson's notebook in the current language, relative to the root.

        The key is the lesson's id.
        """
        if language() not in self._paths:
            result = {lesson.id: lesson.path for lesson in lesson_entries(self.root) if lesson.path}
            self._paths[language()] = result
        return self._paths[language()]

    def heading(self, lesson: str, kind: str) -> str:
        """Heading of the step that contains this exercise, in the current language; "" without
        such a step.
        """
        path, key = self.paths.get(lesson), (language(), lesson, kind)
        if key not in self._headings:
            call = f'exercise("{lesson}", "{kind}"'
            result = "" if path is None else heading_with(self.root, path, call)
            self._headings[key] = result
        return self._headings[key]

    def steps(self, lesson: str) -> list[str]:
        """Headings of the steps of `lesson`, in order."""
        key = (language(), lesson)
        if key not in self._steps:
            self._steps[key] = step_titles(self.root, self.paths[lesson])
        return self._steps[key]

    def step_count(self, lesson: str) -> int:
        """Number of steps of `lesson`; 0 if there is no such lesson."""
        return len(self.steps(lesson)) if lesson in self.paths else 0

    def step(self, lesson: str, kind: str) -> int:
        """The number of the step, from 1, with this exercise in its lesson; 1 if `kind` is ""."""
        path = self.paths.get(lesson)
        if path is None or not kind:
            return 1
        return step_with(self.root, path, f'exercise("{lesson}", "{kind}"')


def while_frozen(message: dict[str, Any]) -> dict[str, Any] | None:
    """The part of a page's message that reaches a frozen lesson; None to drop the message.

    A page that opens while the lesson is frozen restores its series of exercises. The number of
    hints is not restored: a page could claim any number, and would get these hints.
    """
    data = message["content"].get("data", {})
    content = data.get("content")
    if data.get("method") not in ("custom", "update"):
        return message
    if data["method"] == "update" or not isinstance(content, Mapping):
        return None
    # Widgets respond to such a message only with the module of the front end.
    if content.get("want") == "front":
        return message
    if content.get("do") not in FROZEN_ALLOWED:
        return None
    state = content.get("state")
    if not isinstance(state, Mapping) or not state.get("hints"):
        return message
    # A student who has seen the solution has not solved the exercise.
    failed = state.get("failed") is True or state["hints"] == MAX_HINTS
    bare = {**content, "state": {**state, "hints": 0, "failed": failed}}
    return {**message, "content": {**message["content"], "data": {**data, "content": bare}}}


def trouble_text(trouble: Trouble) -> str:
    """The reason why nothing can be saved now, in the current language."""
    return format_message(f"class-trouble-{trouble.reason}", waiting=trouble.waiting)


async def saved(write: Future[None]) -> bool:
    """Waits a few seconds for `write`; returns whether it was committed."""
    ended = asyncio.wrap_future(write)
    ended.add_done_callback(asyncio.Future.exception)
    await asyncio.wait((ended,), timeout=SAVE_SECONDS)
    return is_saved(write)
