"""Tests of partners at live tables: they are of the same team, or the teacher chooses them."""

from itertools import chain

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


@pytest.mark.served
def test_the_teacher_chooses_who_sits_where_and_who_plays_with_whom(wired):
    students = [wired.student(f"Parella {n}") for n in range(3)]
    board = wired.board()
    first, second, third = (of_member(board, f"Parella {n}")["id"] for n in range(3))
    wired.command("tables", on=True)
    former = students[2].post("class/table", do="open", game="truco", players=2)[1]["table"]
    table = wired.command("new-table", game="botifarra", players=4)["table"]

    def row():
        return next(item for item in wired.board()["tables"] if item["id"] == table)

    def refuses(seats, ident=table):
        answer = wired.teacher.post("class/command", do="seat", table=ident, seats=seats)
        return answer[0] == 409 and bool(answer[1]["error"])

    assert row()["sides"] == [[0, 2], [1, 3]]
    assert refuses([first, first, "", ""])
    assert refuses([first, "nobody", "", ""])
    assert refuses([first, second, ""])
    assert refuses([first, 7, "", ""])
    assert refuses("wrong")
    assert refuses([first, "", "", ""], "0" * 16)
    wired.command("seat", table=table, seats=[first, "", second, third])
    assert row()["seats"] == [first, "", second, third]
    assert [item.snapshot()["table"] for item in students] == [table] * 3
    assert former != table

    async def story():
        place = f"class/table/{table}/seat/channels?session_id=s"
        page = await SeatPage(students[0], place).open()
        # A person who keeps the seat keeps the page; the others change seats, or leave.
        wired.command("seat", table=table, seats=[first, second, "", ""])
        assert row()["seats"] == [first, second, "", ""]
        await page.until(lambda page: "Parella 1" in str(page.state["scene"]["seat_views"]))

    run(story())
    assert students[2].snapshot()["table"] is None
    wired.command("tables", on=False)
    wired.command("contest", game="truco", players=2, deals=2)
    table = students[0].snapshot()["table"]
    assert refuses([second, ""])
    wired.command("tables", on=False)


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
