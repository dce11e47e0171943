"""The addresses of a class; each answers only while a class is held."""

from __future__ import annotations

from cartes_widgets.app.classes.commands import AnswerToAll, Command
from cartes_widgets.app.classes.door import ClassPage
from cartes_widgets.app.classes.feeds import BoardFeed, ProjectorFeed, PupilFeed
from cartes_widgets.app.classes.pages import (
    Board,
    CodeImage,
    Enter,
    Projector,
    PupilRoom,
    ResultsFile,
    Sheets,
    TeacherDoor,
)
from cartes_widgets.app.classes.seats import SeatSocket, SeatStatus, TablePage, TableWish

__all__ = ["CLASS_ROUTES"]

_TABLE = r"classe/table/([0-9a-f]{16})"

CLASS_ROUTES: tuple[tuple[str, type[ClassPage]], ...] = (
    (r"classe/prof", TeacherDoor),
    (r"classe/?", PupilRoom),
    (r"classe/([A-Za-z]{4})", PupilRoom),
    (r"classe/entrer", Enter),
    (r"classe/evenements", PupilFeed),
    (r"classe/reponse", AnswerToAll),
    (r"classe/tableau", Board),
    (r"classe/tableau/evenements", BoardFeed),
    (r"classe/projection", Projector),
    (r"classe/projection/evenements", ProjectorFeed),
    (r"classe/commande", Command),
    (r"classe/code\.svg", CodeImage),
    (r"classe/reponses\.csv", ResultsFile),
    (r"classe/feuilles", Sheets),
    (r"classe/table", TableWish),
    (_TABLE, TablePage),
    (rf"{_TABLE}/place", SeatStatus),
    (rf"{_TABLE}/place/channels", SeatSocket),
)
