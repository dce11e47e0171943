"""The routes of a class; they respond only while a class is open."""

from __future__ import annotations

from cartes_widgets.classroom.web.answers import AnswerToAll
from cartes_widgets.classroom.web.class_files import BringClass, KeepClass
from cartes_widgets.classroom.web.commands import Command
from cartes_widgets.classroom.web.door import RoomPage
from cartes_widgets.classroom.web.feeds import BoardFeed, ProjectorFeed, StudentFeed
from cartes_widgets.classroom.web.homework import HandInHomework
from cartes_widgets.classroom.web.pages import (
    Board,
    CodeImage,
    Enter,
    HourFile,
    Projector,
    ResultsFile,
    Sheets,
    StudentRoom,
    StudentsFile,
    TeacherDoor,
)
from cartes_widgets.classroom.web.seats import SeatSocket, SeatStatus, TablePage, TableWish

_TABLE = r"class/table/([0-9a-f]{16})"

CLASS_ROUTES: tuple[tuple[str, type[RoomPage]], ...] = (
    (r"class/teacher", TeacherDoor),
    (r"class/?", StudentRoom),
    (r"class/([A-Za-z]{4})", StudentRoom),
    (r"class/enter", Enter),
    (r"class/events", StudentFeed),
    (r"class/answer", AnswerToAll),
    (r"class/homework", HandInHomework),
    (r"class/board", Board),
    (r"class/board/events", BoardFeed),
    (r"class/projector", Projector),
    (r"class/projector/events", ProjectorFeed),
    (r"class/command", Command),
    (r"class/code\.svg", CodeImage),
    (r"class/answers\.csv", ResultsFile),
    (r"class/students\.csv", StudentsFile),
    (r"class/file/keep", KeepClass),
    (r"class/file/bring", BringClass),
    (r"class/session\.toml", HourFile),
    (r"class/sheets", Sheets),
    (r"class/table", TableWish),
    (_TABLE, TablePage),
    (rf"{_TABLE}/seat", SeatStatus),
    (rf"{_TABLE}/seat/channels", SeatSocket),
)
