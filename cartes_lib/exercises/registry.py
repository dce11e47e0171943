"""Generators by lesson and kind, and the exercises that they make."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from cartes_lib.engine import Fact
from cartes_lib.exercises.contract import AnswerKey, Exercise, Said, Scene, Shape

__all__ = [
    "LEVELS",
    "SEEDS",
    "Drawn",
    "ExerciseError",
    "Generator",
    "Poser",
    "answer_key",
    "exercise_kinds",
    "generate",
    "generator",
    "poser",
    "rules_of",
]

LEVELS = (1, 2, 3)
SEEDS = 1 << 19
"""Seeds run from 0 to this, excluded."""


class ExerciseError(ValueError):
    """No such exercise: `reason` is `unknown-exercise`, `unknown-level`, `unknown-seed` or
    `unknown-rules`, or what `cartes_lib.exercises.posed` says of a position; and
    `exercise-fault-<reason>` words it, with `facts`."""

    def __init__(self, reason: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: Mapping[str, Fact] = MappingProxyType(dict(facts or {}))


class Drawn(NamedTuple):
    """What a generator draws: the question, and what answers it."""

    prompt: Said
    scene: Scene
    shape: Shape
    key: AnswerKey


Generator = Callable[[random.Random, int, str], Drawn]
"""From randomness, a level and the name of a preset of the rules."""

Poser = Callable[[str, str], Drawn]
"""From a position in fields of cards, and the name of a preset of the rules."""

_POSERS: dict[tuple[str, str], Poser] = {}
_GENERATORS: dict[tuple[str, str], tuple[Generator, tuple[str, ...]]] = {}


def generator(lesson: str, kind: str, *rules: str) -> Callable[[Generator], Generator]:
    """Registers a function as the generator of exercises `kind` of `lesson`.

    `rules` are the presets for which it works, the lesson's own first.
    """

    def register(function: Generator) -> Generator:
        _GENERATORS[lesson, kind] = (function, rules)
        return function

    return register


def poser(lesson: str, kind: str) -> Callable[[Poser], Poser]:
    """Registers a function that asks what exercises `kind` of `lesson` ask, of any position."""

    def register(function: Poser) -> Poser:
        _POSERS[lesson, kind] = function
        return function

    return register


def exercise_kinds(lesson: str) -> tuple[str, ...]:
    """The kinds of exercise that `lesson` has a generator for, in the order registered."""
    return tuple(kind for found, kind in _GENERATORS if found == lesson)


def rules_of(lesson: str, kind: str) -> tuple[str, ...]:
    """The presets for which that exercise works, the lesson's own first.

    Raises:
        ExerciseError: there is no such exercise.
    """
    if (lesson, kind) not in _GENERATORS:
        raise ExerciseError("unknown-exercise")
    return _GENERATORS[lesson, kind][1]


def generate(
    lesson: str,
    kind: str,
    seed: int,
    level: int = 1,
    rules: str | None = None,
    position: str = "",
) -> Exercise:
    """The exercise of that lesson, kind, seed and level: always the same one.

    Args:
        kind: kind of exercise, such as "legal".
        seed: 0 to `SEEDS`, excluded.
        level: 1 to 3.
        rules: name of a preset; None means the lesson's own.
        position: cards that somebody laid out (see `cartes_lib.exercises.posed`); "" to draw.

    Raises:
        ExerciseError: there is no such exercise.
    """
    chosen = _preset(lesson, kind, rules)
    asked = _drawn(lesson, kind, seed, level, chosen, position)
    parts = asked.prompt, asked.scene, asked.shape
    return Exercise(lesson, kind, seed, level, chosen, *parts, position)


def answer_key(exercise: Exercise) -> AnswerKey:
    """What answers `exercise`. It must not leave Python before it may be seen."""
    made = exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
    return _drawn(*made, exercise.position).key


def _preset(lesson: str, kind: str, rules: str | None) -> str:
    presets = rules_of(lesson, kind)
    if rules is None:
        return presets[0]
    if rules not in presets:
        raise ExerciseError("unknown-rules")
    return rules


@lru_cache(maxsize=256)
def _drawn(lesson: str, kind: str, seed: int, level: int, rules: str, position: str) -> Drawn:
    if level not in LEVELS:
        raise ExerciseError("unknown-level")
    if not 0 <= seed < SEEDS:
        raise ExerciseError("unknown-seed")
    if position:
        if (lesson, kind) not in _POSERS:
            raise ExerciseError("unknown-exercise")
        return _POSERS[lesson, kind](position, rules)
    # A text seeds the same series on every machine and in every version of Python 3.
    rng = random.Random(f"{lesson}/{kind}/{seed}/{level}/{rules}")
    return _GENERATORS[lesson, kind][0](rng, level, rules)
