"""The lessons: sources, exercises and goals, read from `lessons.toml`.

The lessons of a game are in `cartes_lib/<game>/lessons.toml`, in the order in which they are
taught.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import chain
from types import MappingProxyType
from typing import Any

from cartes_lib.game_ids import GAME_IDS, game_of_lesson

__all__ = ["Goal", "Lesson", "lesson", "lessons"]


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that a learner must reach to master a lesson: for one kind of exercise, or for all.

    Attributes:
        kind: the kind of exercise; "" for a goal of all exercises of the lesson together.
        right, of: the number of right answers required among the last `of` answers.
        cases: the number of different cases of the rule in which the last answer must be right; 0
            if cases do not matter.
        mean_loss: for answers graded by their value: the maximum average loss compared with the
            best answer, in points; else None.
        seconds: the maximum total time for the last `right` right answers, in seconds; None without
            a limit.
        in_a_row: the number of right answers in a row that reaches the goal early; None if this is
            not possible.

    >>> from cartes_lib.lessons import lesson
    >>> lesson("BO-04").mastery[0]
    Goal(kind='legal', right=12, of=15, cases=0, mean_loss=None, seconds=None, in_a_row=None)
    """

    kind: str = ""
    right: int = 1
    of: int = 1
    cases: int = 0
    mean_loss: float | None = None
    seconds: int | None = None
    in_a_row: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson.

    Attributes:
        id: the id, such as "BO-04"; the title is the message `lesson-BO-04`.
        cover: three to five cards of the lesson's picture, in notation; "back" for a face-down
            card.
        source: the id of the source text, such as "S0"; "" without a source.
        lines: the line numbers in the source text.
        exercises: the kinds of exercise, such as "legal".
        mastery: the goals; a learner must reach all of them.
        core: whether the lesson belongs to the core of the course.
        variant: the preset of rules that the lesson teaches; "" if the lesson is not about one
            preset.
        themes: the theme of practice, a section of the rules such as "TRU-FLOR", of each kind of
            exercise whose rules are in several sections, or whose subject is not the section of its
            rule. The keys are kinds.

    >>> from cartes_lib.lessons import lesson
    >>> lesson("BO-04").game
    'botifarra'
    """

    id: str
    cover: tuple[str, ...]
    source: str
    lines: tuple[int, ...]
    exercises: tuple[str, ...]
    mastery: tuple[Goal, ...]
    core: bool
    variant: str = ""
    themes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_of_lesson(self.id)

    @property
    def number(self) -> int:
        """The lesson's place in the order of its game, from 1. It may differ from the number in the
        id.
        """
        return _numbers()[self.id]


@cache
def _numbers() -> Mapping[str, int]:
    """The place of each lesson in the order of its game; the keys are lesson ids."""
    counts: Counter[str] = Counter()
    result = {}
    for item in lessons().values():
        counts[item.game] += 1
        result[item.id] = counts[item.game]
    return result


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons, in the order of the games and of their lessons; the keys are lesson ids.

    >>> from cartes_lib.lessons import lessons
    >>> next(iter(lessons()))
    'BO-01'
    """
    # Read the file through the root package, so that no game is imported.
    paths = [files("cartes_lib").joinpath(game, "lessons.toml") for game in GAME_IDS]
    entries = [tomllib.loads(path.read_text("utf-8")).get("lesson", ()) for path in paths]
    result: dict[str, Lesson] = {}
    for table in chain.from_iterable(entries):
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in table.items()
        }
        values["mastery"] = tuple(Goal(**goal) for goal in values["mastery"])
        result[values["id"]] = Lesson(**values)
    return MappingProxyType(result)


def lesson(lesson_id: str) -> Lesson:
    """The lesson with the id `lesson_id`.

    Raises:
        KeyError: the lesson does not exist.

    >>> from cartes_lib.lessons import lesson
    >>> lesson("BO-04").exercises
    ('legal', 'why')
    """
    return lessons()[lesson_id]
