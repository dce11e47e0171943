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


_SUBJECTS: Mapping[Named, str] = MappingProxyType(
    {
        ("BO-04", "why"): "BOT-LEG",
        ("BO-05", "why"): "BOT-LEG",
        ("BO-11", "next"): "BOT-PEN",
        ("BO-11", "spot"): "BOT-PEN",
        ("BO-12", "spot"): "BOT-VOC",
        ("BO-13", "legal"): "BOT-IND4",
        ("BO-13", "score"): "BOT-IND4",
        ("BO-14", "odds"): "BOT-PLAY",
        ("BO-17", "legal"): "BOT-DUO",
        ("BO-17", "next"): "BOT-DUO",
        ("BO-17", "sort"): "BOT-DUO",
        ("TR-08", "legal"): "TRU-TURN",
        ("TR-08", "why"): "TRU-TURN",
        ("TR-08", "seq"): "TRU-TURN",
        ("TR-09", "next"): "TRU-DEAL",
        ("TR-12", "odds"): "TRU-FLOR",
        ("TR-15", "next"): "TRU-GAL",
        ("TR-15", "score"): "TRU-GAL",
        ("BA-01", "duel"): "BAL-OPN",
        ("BA-03", "why"): "BAL-LEG",
        ("BA-03", "next"): "BAL-TAKE",
        ("BA-04", "seq"): "BAL-TURN",
        ("BA-04", "play"): "BAL-TURN",
        ("BA-05", "next"): "BAL-SP2",
        ("BA-07", "next"): "BAL-CLR",
        ("BA-08", "legal"): "BAL-LEG",
        ("BA-08", "next"): "BAL-SP1",
        ("BA-09", "call"): "BAL-SPJ",
        ("BA-11", "odds"): "BAL-TURN",
    }
)
"""The themes of kinds whose exercises have rules of several sections, or whose subject is not the
section of their rule, such as the odds of a flor.
"""


@cache
def themes() -> Mapping[str, tuple[Named, ...]]:
    """The exercises of each theme, in the order of the lessons; the keys are themes.

    A theme is a section of the rules, such as "BOT-DBL" for doubling. The function takes the
    subject of a kind, or draws one exercise and takes the section of its rule, in half a second.

    >>> from cartes_lib.asking.themes import themes
    >>> themes()["BOT-DBL"]
    (('BO-07', 'legal'), ('BO-07', 'score'))
    """
    result: dict[str, list[Named]] = {}
    for lesson in lessons():
        for kind in exercise_kinds(lesson):
            section = _SUBJECTS.get((lesson, kind)) or section_of(lesson, kind, seed=0)
            result.setdefault(section, []).append((lesson, kind))
    return MappingProxyType({theme: tuple(kinds) for theme, kinds in result.items()})


def section_of(lesson: str, kind: str, seed: int, level: int = 1) -> str:
    """The section of the rule that an exercise asks about, such as "BOT-DBL"."""
    rule = answer_key(generate(lesson, kind, seed=seed, level=level)).rule
    return "-".join(rule.split("-")[:2])
