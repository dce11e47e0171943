"""Ready-made sessions of fifty minutes: what to open when, part by part."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cartes_lib.asking.registry import rules_of
from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.results import Deal
from cartes_widgets.games.presentation import Part
from cartes_widgets.games.tables import PRESENTATIONS

__all__ = ["PLANS", "deal_of", "plan_minutes", "plan_view"]


PLANS: Mapping[str, tuple[Part, ...]] = MappingProxyType(
    {game: presented.session for game, presented in PRESENTATIONS.items()}
)
"""The sessions, by game."""


def deal_of(part: Part) -> Deal | None:
    """The exercise for all in this part, or None."""
    if part.asks is None:
        return None
    lesson, kind, seed = part.asks
    return Deal(lesson, kind, seed, 1, rules_of(lesson, kind)[0])


def plan_minutes(name: str) -> int:
    """Length of the session in minutes.

    Raises:
        KeyError: there is no such session.
    """
    return sum(item.minutes for item in PLANS[name])


def plan_view(course: Course) -> dict[str, Any]:
    """The list of sessions, and the parts of the one that the class follows."""
    parts = PLANS.get(course.plan, ())
    return {
        "names": [
            {
                "name": name,
                "title": format_message(f"session-{name}"),
                "parts": [
                    {"minutes": part.minutes, "asks": part.asks is not None} for part in parts
                ],
            }
            for name, parts in PLANS.items()
        ],
        "name": course.plan if parts else "",
        "at": course.at,
        "parts": [
            {
                "minutes": part.minutes,
                "title": format_message(f"session-{course.plan}-{number}"),
                "say": format_message(f"session-{course.plan}-{number}.say"),
            }
            for number, part in enumerate(parts, 1)
        ],
    }
