"""The room: its members, their answers, and its `Course`, all in memory and in the store.

Only the thread of the server's event loop may use a room. The store reports commits to the room
with `post`.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace

from sqlalchemy import delete, insert, update

from cartes_lib.asking import SEEDS
from cartes_widgets.classroom.model.course import Course, plain_course
from cartes_widgets.classroom.model.life import Clock, Life
from cartes_widgets.classroom.model.members import Member, fingerprint, is_saved, saved_before
from cartes_widgets.classroom.model.names import (
    NicknameError,
    account_name,
    alike,
    clean_name,
    is_listed,
    is_rude,
    random_names,
)
from cartes_widgets.classroom.model.results import Deal, HintsShown, Result
from cartes_widgets.classroom.model.rows import HomeworkAnswer, delete_rooms, result_row
from cartes_widgets.classroom.model.store import ACTS, MEMBERS, RESULTS, ROOMS, Writer

MAX_MEMBERS = 200
"""Maximum number of students in a room; removed students do not count."""

MAX_RESULTS = 20_000
"""Maximum number of stored answers of one student, plus exercises whose hints were shown."""

_MAX_REFUSED = 20
"""Maximum number of refused nicknames in the teacher's list."""

_NEW_MS = 60_000
"""Milliseconds after joining for which a student counts as new."""

_DRIFT_MS = 60_000
"""Milliseconds by which the clock must have changed to correct the stored opening time."""


@dataclass(frozen=True, slots=True)
class Submission:
    """An answer to a question for all, and the write that saves it."""

    result: Result
    saved: Future[None]


@dataclass
class Room:
    """One class, from its opening until it is deleted.

    Attributes:
        life: the room's age.
        keys: the valid one-time keys of the teacher's link, as fingerprints.
        teacher: the fingerprint of the teacher's cookie; "" before the link has been used.
        queued_homework: answers to homework that the database has not confirmed yet.
        post: runs a function in the room's thread.
        on_course, on_board: called when the view of the students, or of the teacher, has changed.
        on_left: called with a student whose pages lost access. Either the teacher removed the
            student, or another browser joined under the same nickname.
        is_gone: whether the database refused a write because the room was deleted from it.
        refused: nicknames that were refused as rude and that the teacher may allow. The key is the
            nickname's form for comparison, from `alike`.
        hints_seen: the number of hints that a student has seen; the key is the student's id and the
            deal. In memory only: after a restart of the server, each page reports its hints again.
    """

    id: str
    code: str
    opened_at: int
    store: Writer
    clock: Clock
    post: Callable[[Callable[[], None]], None]
    life: Life = field(default_factory=Life)
    course: Course = field(default_factory=Course)
    teacher: str = ""
    members: dict[str, Member] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)
    homework: list[HomeworkAnswer] = field(default_factory=list)
    queued_homework: list[HomeworkAnswer] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    on_course: Callable[[], None] = lambda: None
    on_board: Callable[[], None] = lambda: None
    on_left: Callable[[Member], None] = lambda _member: None
    is_closed: bool = False
    is_gone: bool = False
    refused: dict[str, str] = field(default_factory=dict)
    hints_seen: dict[tuple[str, Deal], int] = field(default_factory=dict)
    _allowed: set[str] = field(default_factory=set)
    _counts: dict[str, int] = field(default_factory=dict)
    _submissions: dict[tuple[str, int], Submission] = field(default_factory=dict)

    def teacher_key(self) -> str:
        """A new key for the teacher's link, valid for one use."""
        key = secrets.token_urlsafe(24)
        self.keys.add(fingerprint(key))
        return key

    def take_key(self, key: str) -> str | None:
        """The teacher's new cookie in exchange for a key; None if the key is invalid.

        The cookies of the three devices before it stay valid; older ones do not. See `renew`.
        """
        given, used = fingerprint(key), None
        for item in self.keys:
            if hmac.compare_digest(item, given):
                used = item
        if used is None:
            return None
        self.keys.discard(used)
        cookie = secrets.token_urlsafe(32)
        known = [part for part in self.teacher.split() if part][-3:]
        self._keep_teacher(" ".join([*known, fingerprint(cookie)]))
        # The board of an older device says that it has ended.
        self.on_board()
        return cookie

    def is_teacher(self, cookie: str) -> bool:
        """Whether `cookie` is the teacher's."""
        given, is_known = fingerprint(cookie), False
        for part in self.teacher.split():
            is_known |= hmac.compare_digest(part, given)
        return is_known

    def renew(self) -> str:
        """Invalidates every cookie and key of the teacher, and returns a new cookie."""
        self.keys.clear()
        cookie = secrets.token_urlsafe(32)
        self._keep_teacher(fingerprint(cookie))
        # The boards on other devices say that they have ended.
        self.on_board()
        return cookie

    def _keep_teacher(self, teacher: str) -> None:
        self.teacher = teacher
        self.store.write(
            lambda c: c.execute(update(ROOMS).where(ROOMS.c.id == self.id).values(teacher=teacher))
        )

    def present(self) -> list[Member]:
        """The students who were not removed, in the order in which they joined."""
        return [member for member in self.members.values() if not member.removed]

    def newcomers(self) -> list[Member]:
        """The students who joined within the last minute."""
        since = self.clock() - _NEW_MS
        return [item for item in self.present() if item.joined_at > since]

    def member_of(self, cookie: str) -> Member | None:
        """The student whose browser sent `cookie`; None if there is no such student."""
        given, owner = fingerprint(cookie), None
        for member in self.members.values():
            if hmac.compare_digest(member.cookie, given) and not member.removed:
                owner = member
        return owner

    def has_removed(self, cookie: str) -> bool:
        """Whether `cookie` belongs to somebody who was removed."""
        given = fingerprint(cookie)
        gone = [member for member in self.members.values() if member.removed]
        return any(hmac.compare_digest(member.cookie, given) for member in gone)

    @property
    def seed(self) -> int:
        """The seed of lessons that the teacher opens for all; it gives all students the same
        exercises.
        """
        return int.from_bytes(hashlib.sha256(self.id.encode()).digest()[:4], "big") % SEEDS

    def names(self, number: int) -> tuple[str, ...]:
        """`number` random nicknames that are free."""
        rng = random.Random(secrets.randbits(64))
        return random_names(rng, number, [member.name for member in self.members.values()])

    def join(self, name: str, face: str = "") -> tuple[Member, str, Future[None]]:
        """Creates the student `name`; returns the student, the cookie, and the write that saves
        both.

        Args:
            face: id of the student's face, or "".

        Raises:
            NicknameError: the nickname is refused or taken, or the room is closed.
        """
        wanted = clean_name(name)
        known = next((m for m in self.members.values() if alike(m.name) == alike(wanted)), None)
        cookie = secrets.token_urlsafe(32)
        if known is not None:
            if not known.may_rejoin:
                raise NicknameError("taken")
            known.may_rejoin, known.removed, known.cookie = False, False, fingerprint(cookie)
            known.face = face or known.face
            self.on_left(known)
            known.saved = self._keep_member(known)
            return known, cookie, known.saved
        if not self.course.shut:
            self._check_name(wanted)
        member, write = self._add(wanted, cookie, face)
        return member, cookie, write

    def _check_name(self, name: str) -> None:
        if self.course.listed and not is_listed(name):
            raise NicknameError("unlisted")
        if is_rude(name) and alike(name) not in self._allowed:
            if len(self.refused) < _MAX_REFUSED:
                self.refused[alike(name)] = name
                self.on_board()
            raise NicknameError("rude")

    def decide(self, name: str, *, allows: bool) -> None:
        """Allows a nickname that was refused as rude, or removes it from the teacher's list."""
        self.refused.pop(alike(name), None)
        if allows:
            self._allowed.add(alike(name))
        self.on_board()

    def admit(self, account: str) -> tuple[Member, Future[None]]:
        """Adds the student with an account that another server has checked.

        Returns:
            The student, and the write that saves the student.

        Raises:
            NicknameError: the teacher removed the student, or the room is closed or full.
        """
        given = fingerprint(account)
        known = next((member for member in self.members.values() if member.cookie == given), None)
        if known is None:
            names = [member.name for member in self.members.values()]
            return self._add(account_name(account, names), account)
        if known.removed:
            if not known.may_rejoin:
                raise NicknameError("removed")
            known.may_rejoin = known.removed = False
            known.saved = self._keep_member(known)
        return known, known.saved

    def _add(self, name: str, secret: str, face: str = "") -> tuple[Member, Future[None]]:
        if self.course.shut:
            raise NicknameError("shut")
        if len(self.present()) >= MAX_MEMBERS:
            raise NicknameError("full")
        secret, now = fingerprint(secret), self.clock()
        member = Member(secrets.token_hex(8), name, secret, face, joined_at=now)
        row: dict[str, object] = {"id": member.id, "room": self.id, "name": name, "face": face}
        row |= {"cookie": member.cookie, "removed": False, "joined_at": member.joined_at}
        member.saved = self.store.write(lambda c: c.execute(insert(MEMBERS).values(**row)))
        self.members[member.id] = member
        member.saved.add_done_callback(lambda done: self.post(lambda: self._added(member, done)))
        self.on_board()
        return member, member.saved

    def _added(self, member: Member, saved: Future[None]) -> None:
        """Removes the new `member` from the room if the write that saves this member has failed.

        The student can then join again, with a new write.
        """
        if not is_saved(saved):
            self.is_gone = True
            self.members.pop(member.id, None)
            self.on_board()

    def rename(self, member: Member, name: str) -> None:
        """Changes the nickname of a student.

        Raises:
            NicknameError: the nickname is refused or taken.
        """
        wanted = clean_name(name)
        others = (item for item in self.members.values() if item is not member)
        if any(alike(item.name) == alike(wanted) for item in others):
            raise NicknameError("taken")
        member.name = wanted
        self._keep_member(member)
        self.on_course()

    def remove(self, member: Member) -> None:
        """Removes a student: the cookie is invalid from now on."""
        member.removed, member.may_rejoin = True, False
        self._keep_member(member)
        self.on_left(member)
        self.on_course()

    def allow_rejoin(self, member: Member) -> None:
        """Lets a student who lost the cookie join again, from the next browser with the same
        nickname.
        """
        member.may_rejoin = True
        self.on_board()

    def _keep_member(self, member: Member) -> Future[None]:
        values = {"name": member.name, "cookie": member.cookie, "removed": member.removed}
        values["face"] = member.face
        where = MEMBERS.c.id == member.id
        write = self.store.write(lambda c: c.execute(update(MEMBERS).where(where).values(**values)))
        self.on_board()
        return write

    def saw(self, member: Member, pages: int = 0) -> None:
        """Records that a student was active.

        Args:
            pages: the change in the number of the student's open pages: 1, 0 or -1.
        """
        member.pages, member.seen_at = max(0, member.pages + pages), self.clock()
        self.on_board()

    def set_course(self, course: Course) -> Future[None]:
        """Sets the state of the class to `course`; returns the write that saves it."""
        self.course = replace(course, revision=self.course.revision + 1)
        text = plain_course(self.course)
        where = ROOMS.c.id == self.id
        write = self.store.write(
            lambda c: c.execute(update(ROOMS).where(where).values(course=text))
        )
        self.on_course()
        self.on_board()
        return write

    def submission(self, member: Member, number: int) -> Submission | None:
        """The student's answer to question `number`, saved or not yet; None without an answer."""
        return self._submissions.get((member.id, number))

    def has_answered(self, member: Member, number: int) -> bool:
        """Whether the student's answer to question `number` is saved."""
        sent = self.submission(member, number)
        return sent is not None and is_saved(sent.saved)

    def has_seen(self, result: Result) -> bool:
        """Whether the student of `result` has seen the solution of its exercise."""
        return any(
            item.shown and (item.member, item.deal) == (result.member, result.deal)
            for item in self.results
        )

    def receive(self, result: Result) -> Future[None] | None:
        """Queues the write of an answer; the board shows the answer only after it is saved.

        None if the answer is refused: the student is not in the room, or has sent too many answers.
        """
        if not self._accepts(result.member):
            return None
        self._counts[result.member] += 1
        shown = self.hints_seen.get((result.member, result.deal), 0)
        result = replace(result, hints=max(result.hints, shown))
        row = result_row(self.id, result)
        saved = self.store.write(lambda c: c.execute(insert(RESULTS).values(**row)))
        if result.question:
            self._submissions[result.member, result.question] = Submission(result, saved)
        saved.add_done_callback(lambda done: self.post(lambda: self._received(result, done)))
        return saved

    def note_hints(self, shown: HintsShown) -> None:
        """Records which hints a student has seen, for a later answer to this exercise from any
        page.
        """
        place = shown.member, shown.deal
        known = self.hints_seen.get(place)
        # The hints count like answers, because a page could otherwise fill the memory.
        if known is None and self._accepts(shown.member):
            self._counts[shown.member] += 1
            known = 0
        if known is not None:
            self.hints_seen[place] = max(known, shown.hints)

    def _accepts(self, number: str) -> bool:
        """Whether the student with the id `number` is in the room and has not sent too many
        answers.
        """
        member = self.members.get(number)
        if self.is_closed or member is None or member.removed:
            return False
        return self._counts.setdefault(number, 0) < MAX_RESULTS

    def recount(self) -> None:
        """Recomputes counts and submissions from `results`, after a restart of the server."""
        self._counts = dict(Counter(item.member for item in self.results))
        saved = saved_before()
        for result in self.results:
            if result.question:
                self._submissions.setdefault(
                    (result.member, result.question), Submission(result, saved)
                )

    def _received(self, result: Result, saved: Future[None]) -> None:
        if not is_saved(saved):
            # Forget the failed answer, so that the student can send it again.
            self.is_gone = True
            self._counts[result.member] -= 1
            self._submissions.pop((result.member, result.question), None)
        elif (member := self.members.get(result.member)) is not None:
            self.results.append(result)
            self.life.note_answer()
            member.seen_at = result.at
        self.on_board()

    def keep_act(self, sitting: str, line: str) -> Future[None] | None:
        """Queues the write of an action at the live table `sitting`; None if the room is closed."""
        if self.is_closed:
            return None
        row = {"room": self.id, "sitting": sitting, "line": line}
        return self.store.write(lambda c: c.execute(insert(ACTS).values(**row)))

    def forget_acts(self, sitting: str) -> Future[None]:
        """Deletes the saved actions at the live table `sitting`."""
        acts = delete(ACTS).where(ACTS.c.room == self.id, ACTS.c.sitting == sitting)
        return self.store.write(lambda c: c.execute(acts))

    def purge(self) -> Future[None]:
        """Deletes all data of this room; the data in memory immediately."""
        self.is_closed = True
        self.members.clear()
        self.results.clear()
        self.homework.clear()
        self.hints_seen.clear()
        self.keys.clear()
        self.refused.clear()
        self.teacher = ""
        done = self.store.write(lambda c: delete_rooms(c, [self.id]), erases=True)
        self.on_course()
        self.on_board()
        return done

    @property
    def is_over(self) -> bool:
        """Whether the room must be deleted: it is a day old, and no student uses it."""
        return self.life.is_over and not any(item.pages for item in self.present())

    def follow_clock(self) -> None:
        """Corrects the stored opening time if the machine's clock has changed.

        Otherwise a server that starts later would compute a wrong age for this room.
        """
        opened_at = self.clock() - self.life.age
        if abs(opened_at - self.opened_at) <= _DRIFT_MS or self.is_closed:
            return
        self.opened_at = opened_at
        where = ROOMS.c.id == self.id
        self.store.write(
            lambda c: c.execute(update(ROOMS).where(where).values(opened_at=opened_at))
        )
