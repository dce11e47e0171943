"""Partners at live tables: the sides of a table, and seats by team."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence

from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.games.table_game import TableGame


def sides_at(game: TableGame) -> list[list[int]]:
    """The seats of each side, in the order of their first seats; a single player is a side."""
    sides: list[list[int]] = []
    for viewer in range(game.seats):
        seat_views = game.scene(viewer)["seat_views"]
        partners = {
            (item["seat"] + viewer) % game.seats for item in seat_views if item["side"] == "us"
        }
        side = sorted({viewer, *partners})
        if side not in sides:
            sides.append(side)
    return sides


def seated_by_team(
    people: Sequence[str], sides: Sequence[Sequence[int]], teams: Mapping[str, Hashable]
) -> list[list[str]]:
    """The people of all tables: for each table, their ids in the order of the seats.

    Partners are of the same team, opponents of other teams. If that is impossible, a side gets
    people of the largest team. `HOUSE` marks free seats of the last table.
    """
    left = defaultdict[Hashable, list[str]](list)
    for person in people:
        left[teams[person]].append(person)
    tables = []
    while any(left.values()):
        table, used = [HOUSE] * sum(map(len, sides)), set[Hashable]()
        for side in sides:
            team = _next_team(left, used, len(side))
            for seat in side:
                if not left[team]:
                    team = _next_team(left, used, 1)
                used.add(team)
                if left[team]:
                    table[seat] = left[team].pop()
        tables.append(table)
    return tables


def _next_team(left: Mapping[Hashable, list[str]], used: set[Hashable], size: int) -> Hashable:
    """The team for a side of `size` seats of a table.

    If possible, it is a team that has enough people and is not at this table yet.

    Args:
        left: the people of each team who have no seat yet.
        used: the teams that already have a side at this table.
    """
    return max(left, key=lambda team: (len(left[team]) >= size, team not in used, len(left[team])))
