"""The map of the lessons: what each teaches from, its exercises, and when it is mastered."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from cartes_lib.game_ids import game_of_lesson

__all__ = ["Goal", "Lesson", "lesson", "lessons"]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a pupil must reach with one kind of exercise.

    Attributes:
        kind: which; "" where all the lesson's exercises count together.
        right, of: how many of the last answers must be right, of how many.
        cases: in how many of the lesson's different cases the last answer must be right; 0
            where they do not matter.
        mean_loss: where answers are weighed, not right or wrong: how much they may fall
            short of the best on average, in the points of the question.
        seconds: time that these right answers may take; None where it does not matter.
    """

    kind: str = ""
    right: int = 1
    of: int = 1
    cases: int = 0
    mean_loss: float | None = None
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson.

    Attributes:
        id: such as "BO-04"; its title is the catalogue's `lesson-BO-04`.
        cover: three to five cards that picture it, in notation; "back" for one face down.
        source: the source text that it teaches from: "S0", "S1" or "S2".
        lines: lines of that text.
        exercises: kinds of exercise, such as "legal".
        mastery: what a pupil must reach; all of these goals.
        core: whether the lesson is on the core path.
        variant: the preset that the lesson is about, whatever a reader plays at his own table;
            "" where it is about none in particular.
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
        """The lesson's place on its game's path, from 1."""
        return int(self.id[3:])


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by id, in the order of the three paths."""
    text = files("cartes_lib").joinpath("lessons.toml").read_text("utf-8")
    found: dict[str, Lesson] = {}
    for table in tomllib.loads(text)["lesson"]:
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in table.items()
        }
        values["mastery"] = tuple(Goal(**goal) for goal in values["mastery"])
        found[values["id"]] = Lesson(**values)
    return MappingProxyType(found)


def lesson(lesson_id: str) -> Lesson:
    """The lesson of that id.

    Raises:
        KeyError: there is none.
    """
    return lessons()[lesson_id]
