"""The teacher's lists: tables with score and turn, and the ranks of a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cartes_lib.messages import capitalised, format_message, suit_name
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.deal_replay import finished_deals
from cartes_widgets.classroom.model.hour import latest_game
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.partners import sides_at
from cartes_widgets.classroom.model.plans import game_of_session
from cartes_widgets.classroom.model.podium import team_of
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.table_states import BoardScore, BoardTable, RankRow, TableRow
from cartes_widgets.classroom.web.offered import table_name, table_title
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.games.table_game import MATCH


def game_of_class(course: Course, tables: LiveTables) -> str:
    """The id of the game that a form for a new table preselects; "" if there is no such game.

    It is the game of the lesson, question or tables that the teacher opened last. Before that, it
    is the game of the session, or else of the latest table.
    """
    opened = [table.terms.game for table in tables.tables.values()]
    return latest_game(course) or game_of_session(course) or (opened[-1] if opened else "")


def table_rows(tables: LiveTables, member: str) -> list[TableRow]:
    """The tables that the student `member` may see in the list."""
    names = tables.names()
    return [
        {
            "id": table.id,
            "name": table_name(table.number),
            "title": table_title(table.terms),
            "people": [table.called_at(seat, names) for seat in range(len(table.people))],
            "free": tables.free_to(member, table),
            "mine": table.seat_of(member),
        }
        for table in sorted(tables.tables.values(), key=lambda item: not item.free_to_sit())
        if not table.length or tables.free_to(member, table) or table.seats_of(member)
    ]


def board_tables(tables: LiveTables, room: Room) -> list[BoardTable]:
    """The tables for the board; the table that has waited longest for a person comes first."""
    present = room.present() if room.course.teams else ()
    teams = {item.id: capitalised(suit_name(team_of(room, item))) for item in present}
    shown = sorted(tables.tables.values(), key=lambda table: -_seconds(tables, table))
    return [_table(tables, table, teams) for table in shown]


def _seconds(tables: LiveTables, table: LiveTable) -> float:
    """The time for which the table has waited for a person; -1 if it waits for nobody."""
    return tables.seconds_waited(table) if tables.acting(table) else -1


def _table(tables: LiveTables, table: LiveTable, teams: Mapping[str, str]) -> BoardTable:
    names = tables.names()
    acting = tables.acting(table)
    return {
        "id": table.id,
        "name": table_name(table.number),
        "title": table_title(table.terms),
        "people": [table.called_at(seat, names) for seat in range(len(table.people))],
        "seats": list(table.people),
        "sides": sides_at(table.game),
        "acting": [table.name_at(seat, names) for seat in acting],
        "turns": acting,
        "waited": int(max(0, _seconds(tables, table))),
        "revision": table.revision,
        "deal": table.dealt + 1,
        "length": table.length,
        "finished": 0 if table.length else finished_deals(table),
        "contest": bool(table.length),
        "over": table.is_over or table.game.pause == MATCH,
        "scores": _scores(table, teams),
    }


def _scores(table: LiveTable, teams: Mapping[str, str]) -> list[BoardScore]:
    """The points of each side; of each player if sides change during the match."""
    points = [score["points"] for score in table.game.scene(0)["scores"]]
    sides = sides_at(table.game)
    if len(points) != len(sides):
        sides = [[seat] for seat in range(len(points))]
    return [
        {"seats": side, "team": _team(table, side, teams), "points": value}
        for side, value in zip(sides, points, strict=True)
    ]


def _team(table: LiveTable, side: Sequence[int], teams: Mapping[str, str]) -> str:
    several = {teams.get(table.people[seat], "") for seat in side}
    return several.pop() if len(several) == 1 else ""


def rank_rows(tables: LiveTables) -> list[RankRow]:
    """The rows of a tournament's ranking; finished tables come before the others."""
    names = tables.names()
    rows: list[RankRow] = [
        {
            "place": rank.place,
            "name": tables.tables[rank.table].called_at(0, names),
            "percent": None if rank.percent is None else round(rank.percent),
            "done": rank.done,
            "of": tables.tables[rank.table].length,
        }
        for rank in tables.ranks()
    ]
    return sorted(rows, key=lambda row: bool(row["done"] < row["of"]))


def rank_line(tables: LiveTables, table: LiveTable) -> str:
    """The rank of `table` in its tournament, as a sentence; or the reason why it has none yet.

    It is "" outside a tournament, and for a single table.
    """
    ranks = tables.ranks() if table.length else []
    result = next((rank for rank in ranks if rank.table == table.id), None)
    if result is None or len(ranks) == 1:
        return ""
    done = sum(tables.tables[rank.table].is_over for rank in ranks)
    if done == 1 or result.percent is None:
        return format_message("class-contest-first")
    key = "class-contest-rank" if done == len(ranks) else "class-contest-so-far"
    percent = round(result.percent)
    return format_message(key, place=result.place, of=len(ranks), percent=percent, done=done)


def rank_of(tables: LiveTables, member: str) -> str:
    """The rank of `member` in a finished tournament, in words; "" otherwise."""
    contests = (table for table in tables.tables.values() if table.length and table.is_over)
    table = next((table for table in contests if member in table.people), None)
    return "" if table is None else rank_line(tables, table)
