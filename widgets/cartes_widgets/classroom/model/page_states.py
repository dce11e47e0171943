"""The types of the states that a class sends to its pages; Python and the scripts share them.

`docs/view_types.py` generates the types of the scripts from these. All texts are in the language of
the page.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cartes_widgets.classroom.model.question_states import (
    BoardQuestion,
    OwnQuestion,
    Pose,
    QuestionWithDistribution,
)
from cartes_widgets.classroom.model.table_states import (
    BoardTable,
    OfferedGame,
    RankRow,
    RemarkView,
    TableRow,
    Watched,
)


class PlaceView(TypedDict):
    """The step of a lesson that the class has open; `seed` is the same for the whole class."""

    lesson: str
    title: str
    path: str
    step: int
    seed: int


class StudentState(TypedDict):
    """A student's page; only a table of friends has remarks.

    Attributes:
        team: the name of the student's team, or "".
        table: id of the table where the student sits, or None.
        tables: None while students may not choose tables.
    """

    revision: int
    name: str
    frozen: bool
    closed: bool
    free: bool
    place: PlaceView | None
    team: str
    game: str
    question: OwnQuestion | None
    table: str | None
    sounds: bool
    remarks: NotRequired[list[RemarkView]]
    tables: list[TableRow] | None


class PodiumStep(TypedDict):
    """A place of the podium; `names` is empty if there are too many for one step."""

    place: int
    suits: list[str]
    names: list[str]
    number: int
    right: int
    of: int
    percent: int


class Podium(TypedDict):
    """The podium of a number of questions, or of a tournament.

    Attributes:
        contest: numbers of finished tables and of all tables; None for questions.
    """

    questions: int
    contest: tuple[int, int] | None
    steps: list[PodiumStep]


class WallState(TypedDict):
    """The page for the projector; students are named only on a podium without teams."""

    code: str
    closed: bool
    frozen: bool
    joined: int
    here: int
    place: PlaceView | None
    free: bool
    tables: bool
    contest: bool
    question: QuestionWithDistribution | None
    podium: Podium | None
    watched: Watched | None
    answers: int


class SavedAnswer(TypedDict):
    """A student's answer to the question; `ok` is None without an answer."""

    ok: bool | None
    text: str


class MemberRow(SavedAnswer):
    """A student on the board.

    Attributes:
        right, of: numbers of right answers and of answers.
        stuck: why the student may need help, or "".
        where: the exercise where the student needs help, or "".
        homework: numbers of solved and of all exercises, or None.
        cells: for each "lesson/kind", the numbers of right answers and of answers, and whether each
            of the last answers was right.
    """

    id: str
    name: str
    here: bool
    removed: bool
    may_rejoin: bool
    right: int
    of: int
    stuck: str
    where: str
    answered: bool
    homework: tuple[int, int] | None
    cells: dict[str, tuple[int, int, list[bool]]]


class AnswerColumn(TypedDict):
    """A column of the table of answers: a kind of exercise."""

    id: str
    lesson: str
    title: str
    heading: str


class Missed(TypedDict):
    """An exercise with many wrong answers; `deal` is its lesson, kind, seed and level."""

    deal: tuple[str, str, int, int]
    rules: str
    position: str
    title: str
    heading: str
    wrong: int
    of: int


class PartLength(TypedDict):
    """The length of a part of a session, and whether it asks a question."""

    minutes: int
    asks: bool


class SessionName(TypedDict):
    """A session that the teacher can choose."""

    name: str
    title: str
    parts: list[PartLength]


class PartView(TypedDict):
    """A part of the followed session; the teacher reads `notes` aloud."""

    minutes: int
    title: str
    notes: str


class Plan(TypedDict):
    """The sessions, and the state of the session that the class follows.

    Attributes:
        name: the name of the followed session, or "".
        at: the number of its current part, from 1.
        keeps: whether the class has a history that the teacher can save.
    """

    names: list[SessionName]
    name: str
    at: int
    keeps: bool
    parts: list[PartView]


class CourseView(TypedDict):
    """What the teacher has set for the class."""

    revision: int
    frozen: bool
    place: PlaceView | None
    tables: bool
    shut: bool
    hides: bool
    listed: bool
    sounds: bool
    free: bool
    podium: bool
    teams: bool


class Trouble(TypedDict):
    """What does not work now."""

    text: str


class EarlierClass(TypedDict):
    """A class that the teacher may continue; `opened` is in milliseconds since 1970."""

    opened: int
    students: int


class BoardState(TypedDict):
    """The teacher's board."""

    code: str
    closed: bool
    course: CourseView
    podium: Podium | None
    watched: Watched | None
    newcomers: int
    refused: list[str]
    game: str
    tables: list[BoardTable]
    contest: list[RankRow]
    members: list[MemberRow]
    columns: list[AnswerColumn]
    missed: list[Missed]
    question: BoardQuestion | None
    plan: Plan
    trouble: Trouble | None
    earlier: EarlierClass | None


class BoardOptions(TypedDict):
    """What the forms of the board offer; `emblems` has a card of each game.

    Attributes:
        steps: the titles of each lesson's steps.
    """

    games: list[OfferedGame]
    contests: list[OfferedGame]
    poses: list[Pose]
    steps: dict[str, list[str]]
    emblems: dict[str, str]
