"""The podium for the projector and the board."""

from __future__ import annotations

from cartes_lib.cards import Suit
from cartes_lib.messages import capitalised, suit_name
from cartes_widgets.classroom.model.page_states import Podium, PodiumStep
from cartes_widgets.classroom.model.podium import (
    Standing,
    contest_standings,
    questions_of,
    standings,
)
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.seat_holders import device_of
from cartes_widgets.classroom.web.tables import LiveTables

_MAX_NAMES = 4
"""Maximum number of nicknames on one step; others are only counted."""


def podium_view(room: Room) -> Podium | None:
    """The podium of the questions for all; None before the first right answer."""
    by_team = room.course.teams
    places = standings(room, by_team=by_team)
    if not places:
        return None
    steps = [_step(item, by_team) for item in places]
    return {"questions": questions_of(room), "contest": None, "steps": steps}


def contest_podium(room: Room, tables: LiveTables) -> Podium | None:
    """The podium of the tournament; None before two tables can be compared.

    Only tables that have played all their deals count, because the ranks of the others may still
    change.
    """
    called, by_team = tables.names(), room.course.teams
    percents: dict[str, float] = {}
    names: dict[str, str] = {}
    ranks = tables.ranks()
    for rank in ranks:
        table = tables.tables[rank.table]
        if rank.percent is not None and table.is_over:
            member = device_of(table.people[0])
            percents[member], names[member] = rank.percent, table.called_at(0, called)
    places = contest_standings(room, percents, names, by_team=by_team)
    if not places:
        return None
    steps = [_step(item, by_team) for item in places]
    return {"questions": 0, "contest": (len(percents), len(ranks)), "steps": steps}


def _step(standing: Standing, by_team: bool) -> PodiumStep:
    names = standing.names
    suits = list(names) if by_team else []
    shown = [capitalised(suit_name(Suit[name.upper()])) for name in suits] or list(names)
    return {
        "place": standing.place,
        "suits": suits,
        "names": shown if len(shown) <= _MAX_NAMES else [],
        "number": len(names),
        "right": standing.score.right,
        "of": standing.score.of,
        "percent": round(100 * standing.score.share),
    }
