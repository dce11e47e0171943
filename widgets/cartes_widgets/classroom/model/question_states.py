"""The types of questions for all, as a class sends them to its pages; see `page_states`."""

from __future__ import annotations

from typing import TypedDict

from cartes_lib.asking.answer_views import GradeVerdict, SchemaView
from cartes_widgets.classroom.model.table_states import Named
from cartes_widgets.core.scenes import Scene


class QuestionView(TypedDict):
    """A question for all, without its answer; `number` counts the questions of the class."""

    number: int
    revealed: bool
    lesson: str
    kind: str
    prompt: str
    scene: Scene
    answer: SchemaView
    texts: dict[str, str]


class TimeView(TypedDict):
    """Whether a question is closed, and the milliseconds until it closes, or None.

    It contains no time of day, because the clocks of students' devices differ.
    """

    closed: bool
    left: int | None


class OwnQuestion(QuestionView, TimeView):
    """The question on a student's page; the verdict is None until the answer is revealed."""

    room: str
    answered: bool
    verdict: GradeVerdict | None


class AnswerCount(TypedDict):
    """Equal answers of students, and their number; `ok` is None before the answer is revealed."""

    text: str
    number: int
    ok: bool | None


class PickedCount(TypedDict):
    """An item with the number of students who have picked it; `card` is "" for a text."""

    id: str
    card: str
    text: str
    number: int


class Mistake(TypedDict):
    """The most frequent mistake; `reason` is "" before the answer is revealed."""

    text: str
    number: int
    reason: str


class Solution(TypedDict):
    """The right answer as text and as ids of items, and its reason; empty if it is not shown."""

    right: str
    items: list[str]
    why: str


class Distribution(Solution):
    """The answers to a question, the most frequent first.

    Attributes:
        hidden: whether the groups are hidden, because students who have not answered would copy
            them.
        faultless: whether the teacher asked for the most frequent mistake, and nobody made one.
    """

    answered: int
    hidden: bool
    groups: list[AnswerCount]
    picked: list[PickedCount]
    mistake: Mistake | None
    faultless: bool


class QuestionWithDistribution(QuestionView, TimeView):
    """The question with its answers; `reason` is whether the most frequent mistake is shown."""

    title: str
    reason: bool
    distribution: Distribution


class BoardQuestion(QuestionWithDistribution):
    """The question on the board, with its deal code."""

    code: str


class PoseField(TypedDict):
    """A field for at most `high` cards; jokers there need one of `joker_ranks`."""

    name: str
    label: str
    high: int
    joker: str
    joker_ranks: list[int]


class PoseCard(TypedDict):
    """A card to choose."""

    id: str
    text: str
    name: str
    is_joker: bool


class PoseSuit(TypedDict):
    """The cards of a suit to choose from; the jokers have no suit, and the name ""."""

    name: str
    cards: list[PoseCard]


class Pose(TypedDict):
    """A question that a teacher can ask about a position of their own."""

    lesson: str
    kind: str
    game: str
    name: str
    fields: list[PoseField]
    trumps: list[Named]
    rules: list[Named]
    suits: list[PoseSuit]
