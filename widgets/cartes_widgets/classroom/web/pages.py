"""The pages of a class: form to join, students' room, teacher's board, projector, printed pages."""

from __future__ import annotations

import io
from http import HTTPStatus
from typing import Any

import segno
from tornado import web

from cartes_lib.asking import exercise_kinds
from cartes_lib.games import GAMES
from cartes_lib.messages import format_message, use_language
from cartes_widgets.classroom.model.distribution import right_answer
from cartes_widgets.classroom.model.hour import hour_text
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.names import NicknameError, alike
from cartes_widgets.classroom.model.sheets import csv_text, sheets, students_csv
from cartes_widgets.classroom.web.door import ClassPage, TeacherPage
from cartes_widgets.classroom.web.offered import offered_contests, offered_games, offered_poses
from cartes_widgets.classroom.web.question_views import sheet_scene
from cartes_widgets.classroom.web.service import saved
from cartes_widgets.classroom.web.table_views import rank_of
from cartes_widgets.core.base import ui_texts
from cartes_widgets.deck.guests import shown_faces
from cartes_widgets.pages.notebooks import lesson_entries
from cartes_widgets.server.access import opens_a_lesson

_NAMES = 8


class StudentRoom(ClassPage):
    """The page where a student waits and answers questions for all; a stranger gets the form to
    join.
    """

    async def get(self, code: str = "") -> None:
        """Writes the student's page, or the form to join the class.

        Raises:
            HTTPError: 503, the student is not saved yet.
        """
        if self.room.is_closed:
            self.class_page("cartes-class-over.html.j2")
        elif (member := self.member) is None:
            self.door(code.upper())
        elif not await saved(member.saved):
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            with use_language(self.asked_language):
                page_data = {
                    "games": offered_games(),
                    "paths": dict(self.service.paths),
                    # The id of this room, because a device submits its homework once to each room.
                    "room": self.room.id,
                }
            leave = self.service.identities.leave_address()
            self.class_page(
                "cartes-class-room.html.j2", name=member.name, leave=leave, page_data=page_data
            )

    def door(self, code: str, error_text: str = "", name: str = "") -> None:
        """Writes the form to join the class, with an error, and the code and name typed before."""
        with use_language(self.asked_language):
            names = self.room.names(_NAMES)
        self.class_page(
            "cartes-class-door.html.j2",
            code=code,
            error_text=error_text,
            name=name,
            names=names,
            hours=24,
            listed=self.room.course.listed,
            face=self.chosen_face,
            page_data={"faces": shown_faces()},
            account=self.service.identities.account(self),
            leave=self.service.identities.leave_address(),
        )


class Enter(StudentRoom):
    """Handler of the form to join the class."""

    async def post(self) -> None:
        """Adds the student and responds after the student is saved; after an error, shows the form
        again.

        Raises:
            HTTPError: 404, the room is closed; 503, nothing can be saved now.
        """
        if self.room.is_closed:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        member = self._admitted() if self.service.identities.has_accounts else self._joined()
        if member is None:
            return
        if not await saved(member.saved):
            # The cookie is set in any case, so that a retry does not create another student.
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self.redirect(f"{self.base_url}class/", status=HTTPStatus.SEE_OTHER)

    def _joined(self) -> Member | None:
        """The student with the nickname of the form; None if the response is already an error."""
        code = self.get_body_argument("code", "")[:20].replace(" ", "").upper()
        name = self.get_body_argument("typed", "")[:200].strip()
        name = name or self.get_body_argument("name", "")[:200]
        # A spent limit refuses the right code too: otherwise an attacker could test codes without a
        # limit.
        guesses = self.service.guesses.of(self.request.remote_ip or "")
        if guesses.is_spent:
            self.refuse(code, name)
            return None
        if code != self.room.code:
            guesses.take()
            with use_language(self.asked_language):
                error_text = format_message("class-code-wrong")
            self.door("", error_text, name)
            return None
        if not self.service.entries.of(self.request.remote_ip or "").take():
            self.refuse(code, name)
            return None
        own = self.member
        if own is not None and alike(own.name) == alike(name):
            return own
        try:
            member, cookie, _ = self.room.join(name, self.chosen_face)
        except NicknameError as error:
            with use_language(self.asked_language):
                error_text = format_message(f"class-name-{error.reason}")
            self.door(code, error_text, name)
            return None
        self.give_cookie("student", cookie)
        return member

    def _admitted(self) -> Member | None:
        """The student with an account on another server; None if the response is already an
        error.
        """
        try:
            member, _ = self.room.admit(self.service.identities.account(self))
        except NicknameError as error:
            with use_language(self.asked_language):
                error_text = format_message(f"class-name-{error.reason}")
            self.door("", error_text)
            return None
        return member

    def refuse(self, code: str, name: str) -> None:
        """Responds 429, too many attempts from this address, with the form and its typed values."""
        with use_language(self.asked_language):
            error_text = format_message("class-code-often")
        self.set_status(HTTPStatus.TOO_MANY_REQUESTS)
        self.door(code, error_text, name)


class TeacherDoor(ClassPage):
    """The teacher's link, which exchanges a one-time key for a cookie."""

    @property
    def refused(self) -> str:
        return "account" if self.service.identities.has_accounts else "link"

    def get(self) -> None:
        """Sets the teacher's cookie, and redirects to the board.

        Raises:
            HTTPError: 403, the key is invalid, or a program, not a person, opened the page.
        """
        if not opens_a_lesson(self.request.headers):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        if self.service.identities.has_accounts:
            if not self.is_teacher:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            # A service of a JupyterHub runs for months, so nobody restarts it for the next class.
            if self.room.is_closed:
                self.service.open_new_room()
        elif not self.is_teacher:
            cookie = self.room.take_key(self.get_query_argument("key", "")[:100])
            if cookie is None:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            self.give_cookie("teacher", cookie)
        # After a redirect from a link in an e-mail, browsers would not send a strict cookie.
        self.set_header("Refresh", f"0; url={self.base_url}class/board")
        # Without an icon, browsers request a file that does not exist.
        self.finish('<link rel="icon" href="data:,">')


class Board(TeacherPage):
    """The teacher's board."""

    def get(self) -> None:
        """Writes the teacher's board."""
        with use_language(self.asked_language):
            results = [lesson for lesson in lesson_entries(self.notebook_root) if lesson.path]
            exercises = {item.id: self._exercises(item.id) for item in results}
            page_data = {
                "games": offered_games(),
                "contests": offered_contests(),
                "poses": offered_poses(),
                "emblems": {game: spec.emblem[0] for game, spec in GAMES.items()},
                "steps": {item.id: self.service.steps(item.id) for item in results},
            }
        self.class_page(
            "cartes-class-board.html.j2",
            page_data=page_data,
            code=self.room.code,
            address=self.address_of(self.service.students_path()),
            accounts=self.service.identities.has_accounts,
            written=results,
            exercises=exercises,
        )

    def _exercises(self, lesson: str) -> list[tuple[str, str]]:
        """The kind and the step's heading of each exercise in a lesson's notebook."""
        headings = ((kind, self.service.heading(lesson, kind)) for kind in exercise_kinds(lesson))
        return [(kind, heading) for kind, heading in headings if heading]


class Projector(TeacherPage):
    """The page for the projector."""

    def get(self) -> None:
        """Writes the page for the projector."""
        self.class_page(
            "cartes-class-wall.html.j2",
            # The projector is for all, so the teacher's preferred language stays.
            remembers=False,
            code=self.room.code,
            address=self.address_of(self.service.students_path()),
            accounts=self.service.identities.has_accounts,
        )


class CodeImage(TeacherPage):
    """The QR code of the students' address."""

    def get(self) -> None:
        """Writes the QR code as a picture."""
        image = io.BytesIO()
        address = self.address_of(self.service.students_path())
        code = segno.make(address, error="m", micro=False)
        code.save(image, kind="svg", scale=8, border=4, light="#fff")
        self.set_header("Content-Type", "image/svg+xml")
        self.finish(image.getvalue())


class ResultsFile(TeacherPage):
    """The file with all answers, for a spreadsheet."""

    file = "class.csv"

    def get(self) -> None:
        """Writes the file with all answers of the class."""
        with use_language(self.asked_language):
            text = self.text()
        self.set_header("Content-Type", "text/csv; charset=utf-8")
        self.set_header("Content-Disposition", f'attachment; filename="{self.file}"')
        self.finish(text.encode("utf-8-sig"))

    def text(self) -> str:
        """The contents of the file."""
        return csv_text(self.room, self.service.heading)


class StudentsFile(ResultsFile):
    """The file with one row per student, for a spreadsheet."""

    file = "students.csv"

    def text(self) -> str:
        return students_csv(self.room, self._rank_line)

    def _rank_line(self, member: str) -> str:
        return rank_of(self.service.tables, member)


class HourFile(TeacherPage):
    """The history of the lesson hour, as a session file."""

    def get(self) -> None:
        """Writes the session file with the parts of the lesson hour that the teacher has opened.

        Raises:
            HTTPError: 404, the teacher has opened no part yet.
        """
        course = self.room.course
        if not course.hour:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        with use_language(self.asked_language):
            text = hour_text(course, self.room.clock(), format_message("session-own"))
        self.set_header("Content-Type", "application/toml; charset=utf-8")
        self.set_header("Content-Disposition", 'attachment; filename="session.toml"')
        self.finish(text)


class Sheets(TeacherPage):
    """The page with a printable sheet for each student."""

    def get(self) -> None:
        """Writes the page with the sheets of all students."""
        with use_language(self.asked_language):
            contents: list[dict[str, Any]] = sheets(
                self.room, self.service.heading, right_answer, sheet_scene
            )
            ranks = {
                item.name: rank_of(self.service.tables, item.id) for item in self.room.present()
            }
            contents = [{**sheet, "rank": ranks[sheet["name"]]} for sheet in contents]
            page_data = {"scene_texts": dict(ui_texts())}
        self.class_page("cartes-class-sheets.html.j2", sheets=contents, page_data=page_data)
