"""The podium as the wall and the board show it."""

from __future__ import annotations

from typing import Any

from cartes_lib.cards import Suit
from cartes_lib.messages import capitalised, suit_name
from cartes_widgets.classroom.model.podium import Standing, questions_of, standings
from cartes_widgets.classroom.model.room import Room

__all__ = ["podium_view"]

_MOST_NAMES = 4
"""Nicknames on one step; more are only counted."""


def podium_view(room: Room) -> dict[str, Any] | None:
    """The first places; None before anybody was right."""
    by_team = room.course.teams
    places = standings(room, by_team=by_team)
    if not places:
        return None
    return {"questions": questions_of(room), "steps": [_step(item, by_team) for item in places]}


def _step(standing: Standing, by_team: bool) -> dict[str, Any]:
    names = standing.names
    suits = list(names) if by_team else []
    shown = [capitalised(suit_name(Suit[name.upper()])) for name in suits] or list(names)
    return {
        "place": standing.place,
        "suits": suits,
        "names": shown if len(shown) <= _MOST_NAMES else [],
        "number": len(names),
        "right": standing.score.right,
        "of": standing.score.of,
    }
