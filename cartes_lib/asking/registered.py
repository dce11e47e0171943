"""All registered kinds of questions, and the exercises that they make in lessons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from cartes_lib.asking.kinds import InLesson, Kind

__all__ = ["KINDS", "SOURCES", "Source", "kind"]


@dataclass(frozen=True, slots=True)
class Source:
    """A kind of question, and its entry as an exercise of a lesson.

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.registered import SOURCES
    >>> [source.kind.game for source in SOURCES["BO-04", "legal"]]
    ['botifarra']
    """

    place: InLesson
    kind: Kind[Any, Any]


SOURCES: dict[tuple[str, str], list[Source]] = {}
"""The sources of each exercise; the keys are a lesson and the name of the exercise."""

KINDS: dict[tuple[str, str], Kind[Any, Any]] = {}
"""Each kind; the keys are a game and the name of the kind."""

KindT = TypeVar("KindT", bound=type[Kind[Any, Any]])


def kind(cls: KindT) -> KindT:
    """Class decorator that registers a kind for the guesses of its game and the exercises of its
    lessons.

    Raises:
        ValueError: another kind of the game has the same name.

    >>> from cartes_lib.asking.registry import kind, kind_of
    >>> kind(type(kind_of("botifarra", "winner"))).name
    'winner'
    """
    before, new = KINDS.get((cls.game, cls.name)), cls()
    if before is not None and type(before).__qualname__ != cls.__qualname__:
        both = f"{type(before)} and {cls}"
        raise ValueError(f"two kinds of {cls.game} have the name {cls.name!r}: {both}")
    KINDS[cls.game, cls.name] = new
    for place in cls.exercises:
        SOURCES.setdefault((place.lesson, place.name), []).append(Source(place, new))
    return cls
