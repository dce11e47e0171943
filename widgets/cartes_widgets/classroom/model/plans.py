"""Ready-made sessions of fifty minutes: what to open when, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cartes_lib.asking.registry import rules_of
from cartes_lib.wording import say
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.results import Deal

__all__ = ["PLANS", "Part", "plan_minutes", "plan_view"]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a session; catalogue entry `session-<name>-<number>`, its `.say` for the teacher.

    Attributes:
        minutes: its length.
        lesson: where the class is brought; "" if it stays where it is.
        kind: the type of exercise at whose step; "" for the lesson's first step.
        asks: the question for all: lesson, type and seed.
    """

    minutes: int
    lesson: str = ""
    kind: str = ""
    asks: tuple[str, str, int] | None = None

    @property
    def deal(self) -> Deal | None:
        """The exercise of the question for all; None if the part has none."""
        if self.asks is None:
            return None
        lesson, kind, seed = self.asks
        return Deal(lesson, kind, seed, 1, rules_of(lesson, kind)[0])


PLANS: Mapping[str, tuple[Part, ...]] = MappingProxyType(
    {
        "botifarra": (
            Part(5),
            Part(8, asks=("BO-01", "duel", 7)),
            Part(12, lesson="BO-04"),
            Part(10, asks=("BO-04", "legal", 7)),
            Part(10, lesson="BO-04", kind="legal"),
            Part(5),
        ),
        "truco": (
            Part(5),
            Part(8, asks=("TR-02", "duel", 5)),
            Part(12, lesson="TR-05"),
            Part(10, asks=("TR-05", "value", 5)),
            Part(10, lesson="TR-05", kind="duel"),
            Part(5),
        ),
        "balco": (
            Part(5),
            Part(8, asks=("BA-01", "duel", 3)),
            Part(12, lesson="BA-03"),
            Part(10, asks=("BA-03", "legal", 3)),
            Part(10, lesson="BA-03", kind="why"),
            Part(5),
        ),
    }
)


def plan_minutes(name: str) -> int:
    """Length of the session in minutes.

    Raises:
        KeyError: there is no such session.
    """
    return sum(one.minutes for one in PLANS[name])


def plan_view(course: Course) -> dict[str, Any]:
    """The list of sessions, and the parts of the one that the class follows."""
    parts = PLANS.get(course.plan, ())
    return {
        "names": [{"name": name, "title": say(f"session-{name}")} for name in PLANS],
        "name": course.plan if parts else "",
        "at": course.at,
        "parts": [
            {
                "minutes": part.minutes,
                "title": say(f"session-{course.plan}-{number}"),
                "say": say(f"session-{course.plan}-{number}.say"),
            }
            for number, part in enumerate(parts, 1)
        ],
    }
