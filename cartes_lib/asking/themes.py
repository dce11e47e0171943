"""Themes to practise: the exercises of all lessons, grouped by section of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cartes_lib.asking.registry import answer_key, exercise_kinds, generate
from cartes_lib.lessons import lessons

__all__ = ["Named", "themes"]

Named = tuple[str, str]
"""The id of a lesson, and the name of one of its kinds of exercise."""


@cache
def themes() -> Mapping[str, tuple[Named, ...]]:
    """The exercises of each theme, in the order of the lessons; the keys are themes.

    A theme is a section of the rules, such as "BOT-DBL" for doubling. It is the one that the lesson
    declares for a kind, else the section of the rule of one exercise. The function takes half a
    second.

    >>> from cartes_lib.asking.themes import themes
    >>> themes()["BOT-DBL"]
    (('BO-07', 'legal'), ('BO-07', 'score'))
    """
    result: dict[str, list[Named]] = {}
    for lesson, declared in lessons().items():
        for kind in exercise_kinds(lesson):
            section = declared.themes.get(kind) or section_of(lesson, kind, seed=0)
            result.setdefault(section, []).append((lesson, kind))
    return MappingProxyType({theme: tuple(kinds) for theme, kinds in result.items()})


def section_of(lesson: str, kind: str, seed: int, level: int = 1) -> str:
    """The section of the rule that an exercise asks about, such as "BOT-DBL"."""
    rule = answer_key(generate(lesson, kind, seed=seed, level=level)).rule
    return "-".join(rule.split("-")[:2])
