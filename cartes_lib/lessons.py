"""The lessons: sources, exercises and criteria of mastery, from `lessons.toml`.

The lessons of a game are in `cartes_lib/<game>/lessons.toml`, in the order of its path.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from cartes_lib.game_ids import GAME_IDS, game_of_lesson

__all__ = ["Goal", "Lesson", "lesson", "lessons"]


@dataclass(frozen=True, slots=True)
class Goal:
    """A criterion of mastery for one kind of exercise.

    Attributes:
        kind: the kind; "" if all the lesson's exercises count together.
        right, of: how many of the last answers must be right, and how many answers count.
        cases: number of different cases of the lesson in which the last answer must be right; 0
            if cases do not matter.
        mean_loss: for answers with a value: the largest allowed average loss against the best
            answer, in the points of the question.
        seconds: time limit of these right answers; None if it does not matter.
        in_a_row: the number of right answers in a row that reaches the goal early; None if there is
            no such number.

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
        id: such as "BO-04"; its title is the catalogue entry `lesson-BO-04`.
        cover: three to five cards of its picture, in notation; "back" for one face down.
        source: the source text: "S0", "S1" or "S2".
        lines: lines of that text.
        exercises: kinds of exercise, such as "legal".
        mastery: the criteria; a learner must meet all of them.
        core: whether the lesson is on the core path.
        variant: the preset that the lesson is about, independent of the learner's own table; "" if
            there is no particular one.

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

    @property
    def game(self) -> str:
        """The game's package name."""
        return game_of_lesson(self.id)

    @property
    def number(self) -> int:
        """The lesson's place on its game's path, from 1. The number in the id may differ."""
        return _numbers()[self.id]


@cache
def _numbers() -> Mapping[str, int]:
    """The place of each lesson on its game's path."""
    counts: Counter[str] = Counter()
    result = {}
    for item in lessons().values():
        counts[item.game] += 1
        result[item.id] = counts[item.game]
    return result


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id, in the order of the games and of their paths.

    >>> from cartes_lib.lessons import lessons
    >>> next(iter(lessons()))
    'BO-01'
    """
    # Found through the root package: no game is imported.
    paths = [files("cartes_lib").joinpath(game, "lessons.toml") for game in GAME_IDS]
    tables = [table for path in paths for table in tomllib.loads(path.read_text("utf-8"))["lesson"]]
    result: dict[str, Lesson] = {}
    for table in tables:
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in table.items()
        }
        values["mastery"] = tuple(Goal(**goal) for goal in values["mastery"])
        result[values["id"]] = Lesson(**values)
    return MappingProxyType(result)


def lesson(lesson_id: str) -> Lesson:
    """The lesson of that id.

    Raises:
        KeyError: there is no such lesson.

    >>> from cartes_lib.lessons import lesson
    >>> lesson("BO-04").exercises
    ('legal', 'why')
    """
    return lessons()[lesson_id]
