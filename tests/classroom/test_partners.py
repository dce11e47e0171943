"""Tests of partners at live tables: they are of the same team, or the teacher chooses them."""

from itertools import chain, count

import pytest

from cartes_widgets.classroom.model.live_terms import LiveTerms
from cartes_widgets.classroom.model.partners import seated_by_team, sides_at

from .wire import SeatPage, of_member, run


@pytest.mark.parametrize(
    ("game", "variant", "players", "sides"),
    [
        ("botifarra", "obligada", 4, [[0, 2], [1, 3]]),
        ("botifarra", "individual", 4, [[0], [1], [2], [3]]),
        ("truco", "sin-flor", 2, [[0], [1]]),
        ("truco", "redondilla", 6, [[0, 2, 4], [1, 3, 5]]),
        ("balco", "standard", 3, [[0], [1], [2]]),
    ],
)
def test_the_sides_of_a_table_are_those_of_its_game(game, variant, players, sides):
    assert sides_at(LiveTerms(game=game, variant=variant, players=players).begin()) == sides


@pytest.mark.parametrize("sides", [[[0, 2], [1, 3]], [[0], [1], [2]]])
@pytest.mark.parametrize("sizes", [(4, 4, 4, 4), (5, 5, 4, 4), (7, 1, 1), (3,)])
def test_partners_are_of_one_team_and_everybody_has_a_seat(sides, sizes):
    teams = {f"{team}{n}": team for team, size in enumerate(sizes) for n in range(size)}
    tables = seated_by_team(list(teams), sides, teams)
    assert sorted(filter(None, chain(*tables))) == sorted(teams)
    assert all(map(any, tables))
    if sizes == (4, 4, 4, 4):
        for table in tables:
            own = [{teams[table[seat]] for seat in side if table[seat]} for side in sides]
            assert all(len(team) <= 1 for team in own)
            assert own[0] != own[1]


NUMBERS = count()
"""Numbers for the names of students, which must differ in a class."""


@pytest.fixture
def trio(wired):
    """Three students of a class whose tables are open, their names, and their ids."""
    names = [f"Parella {next(NUMBERS)}" for _ in range(3)]
    students = [wired.student(name) for name in names]
    wired.command("tables", on=True)
    yield students, names, [of_member(wired.board(), name)["id"] for name in names]
    wired.command("tables", on=False)


def row(wired, table):
    """The row of a table on the teacher's board."""
    return next(item for item in wired.board()["tables"] if item["id"] == table)


def refuses(wired, table, seats):
    """Whether the class refuses to seat these people, with a message."""
    answer = wired.teacher.post("class/command", do="seat", table=table, seats=seats)
    return answer[0] == 409 and bool(answer[1]["error"])


@pytest.mark.served
def test_the_teacher_chooses_who_sits_where_and_who_plays_with_whom(wired, trio):
    students, _, (first, second, third) = trio
    former = students[2].post("class/table", do="open", game="truco", players=2)[1]["table"]
    table = wired.command("new-table", game="botifarra", players=4)["table"]
    assert row(wired, table)["sides"] == [[0, 2], [1, 3]]
    wired.command("seat", table=table, seats=[first, "", second, third])
    assert row(wired, table)["seats"] == [first, "", second, third]
    assert [item.snapshot()["table"] for item in students] == [table] * 3
    assert former != table


@pytest.mark.served
def test_a_seating_without_known_people_for_each_seat_of_a_table_is_refused(wired, trio):
    _, _, (first, second, _) = trio
    table = wired.command("new-table", game="botifarra", players=4)["table"]
    assert refuses(wired, table, [first, first, "", ""])
    assert refuses(wired, table, [first, "nobody", "", ""])
    assert refuses(wired, table, [first, second, ""])
    assert refuses(wired, table, [first, 7, "", ""])
    assert refuses(wired, table, "wrong")
    assert refuses(wired, "0" * 16, [first, "", "", ""])


@pytest.mark.served
def test_who_keeps_the_seat_keeps_its_page_when_others_change_seats_or_leave(wired, trio):
    students, names, (first, second, third) = trio
    table = wired.command("new-table", game="botifarra", players=4)["table"]
    wired.command("seat", table=table, seats=[first, "", second, third])

    async def story():
        page = await SeatPage(students[0], f"class/table/{table}/seat/channels?session_id=s").open()
        wired.command("seat", table=table, seats=[first, second, "", ""])
        assert row(wired, table)["seats"] == [first, second, "", ""]
        await page.until(lambda page: names[1] in str(page.state["scene"]["seat_views"]))

    run(story())
    assert students[2].snapshot()["table"] is None


@pytest.mark.served
def test_the_teacher_changes_no_seat_of_a_tournament(wired, trio):
    students, _, (_, second, _) = trio
    wired.command("contest", game="truco", players=2, deals=2)
    assert refuses(wired, students[0].snapshot()["table"], [second, ""])


@pytest.mark.served
def test_a_class_in_teams_is_seated_with_partners_of_one_team(wired):
    names = [f"Equip {n}" for n in range(8)]
    for name in names:
        wired.student(name)
    wired.command("teams", on=True)
    wired.command("seat-all", game="botifarra", players=4, close=True)
    board = wired.board()
    order = [item["id"] for item in board["members"]]
    seated = [table["seats"] for table in board["tables"]]
    assert {*order} <= {*chain(*seated)}
    pairs = [pair for seats in seated for pair in ((seats[0], seats[2]), (seats[1], seats[3]))]
    full = [pair for pair in pairs if all(pair)]
    alike = [a for a, b in full if order.index(a) % 4 == order.index(b) % 4]
    # A team with an odd number of students leaves one over: at most two pairs are mixed.
    assert len(full) - len(alike) <= 2
    wired.command("teams", on=False)
    wired.command("tables", on=False)
