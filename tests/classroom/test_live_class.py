"""The live tables of a class: the clock, absent people, and tournaments."""

import asyncio
import random

import pytest

from cartes_widgets.classroom.model.contest import ranking
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.seating import LiveFault
from cartes_widgets.classroom.model.table_people import HOUSE
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.classroom.web.tables import AWAY, IDLE, IDLE_AGAIN, LiveTables

from .test_live import NAMES, advance, table
from .test_service import service  # noqa: F401 - a fixture


class Page:
    """A page of a table."""

    def __init__(self, *seats):
        self.seats, self.watched, self.shown, self.ended = seats, None, 0, False

    def show(self):
        self.shown += 1

    def end(self):
        self.ended = True


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"game": "x", "players": 2},
        {"game": "truco", "players": 5},
        {"game": "truco", "players": 4, "variant": "gallo"},
        {"game": "truco", "players": 4, "variant": ["gallo"]},
        {"game": "botifarra", "players": 3, "variant": "obligada"},
    ],
)
def test_a_table_of_no_game_is_refused(said):
    with pytest.raises(LiveFault):
        read_terms(said)


def story(told):
    asyncio.run(asyncio.wait_for(told, 60))


def joined(held, *names):
    return [held.room.join(name)[0].id for name in names]


def test_a_whole_class_is_seated_and_each_sits_once(service):  # noqa: F811
    async def scenario():
        service.start()
        members = joined(service, *(f"élève {n}" for n in range(7)))
        tables = service.tables
        tables.seat_all(read_terms({"game": "truco", "players": 4}), members)
        assert len(tables.tables) == 2
        seated = [who for item in tables.tables.values() for who in item.people if who]
        assert sorted(seated) == sorted(members)
        free = next(item for item in tables.tables.values() if "" in item.people)
        mover = next(member for member in members if member not in free.people)
        tables.sit(mover, free, free.people.index(""))
        assert sum(item.people.count(mover) for item in tables.tables.values()) == 1
        tables.dismiss(mover)
        assert tables.table_of(mover) is None

    story(scenario())


def test_the_house_plays_for_who_is_away_and_gives_the_seat_back(service, monkeypatch):  # noqa: F811
    clock = [1000.0]
    monkeypatch.setattr("cartes_widgets.classroom.web.tables.time.monotonic", lambda: clock[0])

    async def scenario():
        service.start()
        one, other = joined(service, "Loutre", "Renard")
        tables = service.tables
        made = tables.open(read_terms({"game": "truco", "players": 2}))
        tables.sit(one, made, 0)
        tables.sit(other, made, 1)
        pages = [Page(0), Page(1)]
        for page in pages:
            tables.enter(made, page)
        acting = made.game.to_act[0]
        # The table waits for a person: the person's presence is checked again later.
        assert made.next_of_house(tables.absent(made)) is None
        tables.quit(made, pages[acting])
        tables._strike(made, made.revision)
        assert made.game.to_act[0] == acting
        clock[0] += AWAY
        before = made.revision
        tables._strike(made, made.revision)
        assert made.revision > before
        assert pages[1 - acting].shown > 1
        tables.enter(made, pages[acting])
        assert tables.absent(made) == []
        assert made.seat_of(one) == 0

    story(scenario())


@pytest.fixture
def two(service, monkeypatch):  # noqa: F811
    """Two people at a table of Truco with a page each, and a movable clock."""
    clock = [1000.0]
    monkeypatch.setattr("cartes_widgets.classroom.web.tables.time.monotonic", lambda: clock[0])

    def seated():
        service.start()
        made = service.tables.open(read_terms({"game": "truco", "players": 2}))
        for seat, member in enumerate(joined(service, "Loutre", "Renard")):
            service.tables.sit(member, made, seat)
        for seat in (0, 1):
            service.tables.enter(made, Page(seat))
        return service.tables, made, clock

    return seated


def test_the_house_acts_for_who_sits_at_his_page_and_does_nothing_while_another_waits(two):
    async def scenario():
        tables, made, clock = two()
        acting, before = made.game.to_act[0], made.revision
        clock[0] += IDLE - 1
        tables._strike(made, made.revision)
        assert made.revision == before
        assert tables._clocks
        clock[0] += 1
        tables._strike(made, made.revision)
        assert made.revision > before
        assert made.people[acting] != HOUSE
        while made.game.to_act != (acting,) or made.game.pause:
            made.go_on() if made.game.pause else made.play_house([1 - acting])
        # The next wait is shorter, until the person acts again.
        tables.changed(made)
        clock[0] += IDLE_AGAIN
        assert tables.idle(made) == [acting]
        tables.note_act(made, acting)
        assert tables.idle(made) == []

    story(scenario())


def test_a_class_that_stands_still_makes_nobody_idle_nor_one_who_plays_alone(two, service):  # noqa: F811
    async def scenario():
        tables, made, clock = two()
        acting = made.game.to_act[0]
        service.room.lead(Course(frozen=True, tables=True))
        clock[0] += 2 * IDLE
        service.room.lead(Course(tables=True))
        assert tables.idle(made) == []
        clock[0] += IDLE
        assert tables.idle(made) == [acting]
        # Nobody else watches, so nobody waits.
        for page in list(tables._pages[made.id]):
            if page.seats != (acting,):
                tables.quit(made, page)
        assert tables.idle(made) == []

    story(scenario())


def test_the_house_hurries_while_all_who_are_there_wait_for_the_next_deal(service):  # noqa: F811
    async def scenario():
        service.start()
        (one,) = joined(service, "Loutre")
        tables = service.tables
        made = tables.open(read_terms({"game": "truco", "players": 2}))
        tables.sit(one, made, 0)
        while made.game.to_act != (0,):
            made.play_house()
        made.act(0, made.game.options(0)[0])
        tables.dismiss(one)
        tables.sit(one, made, 1)
        page = Page(1)
        tables.enter(made, page)
        assert made.waits(1)
        assert tables._seconds(made) < 1
        # While the teacher watches, it takes its time.
        tables.enter(made, Page())
        assert tables._seconds(made) > 1

    story(scenario())


def test_a_table_stands_still_with_the_class_and_goes_with_it(service):  # noqa: F811
    async def scenario():
        service.start()
        (one,) = joined(service, "Loutre")
        tables = service.tables
        made = tables.open(read_terms({"game": "balco", "players": 3}))
        tables.sit(one, made, 0)
        page = Page(0)
        tables.enter(made, page)
        service.room.lead(Course(frozen=True))
        assert tables._seconds(made) is None
        service.room.lead(Course())
        assert tables.tables == {made.id: made}
        service.purge()
        assert page.ended
        assert tables.tables == {}

    story(scenario())


def test_tables_are_taken_up_again_when_the_server_is_back(service):  # noqa: F811
    async def scenario():
        service.start()
        (one,) = joined(service, "Loutre")
        # A removed table is not restored.
        service.tables.sit(one, service.tables.open(read_terms({"game": "truco", "players": 2})), 0)
        service.tables.clear()
        made = service.tables.open(read_terms({"game": "botifarra", "players": 4}))
        service.tables.sit(one, made, 2)
        made.play_house()
        await asyncio.wrap_future(service.store.write(lambda _connection: None))
        again = LiveTables(service, service.room.kept_acts())
        assert again.tables.keys() == {made.id}
        assert again.tables[made.id].people == made.people
        assert again.tables[made.id].game.state == made.game.state
        assert again.table_of(one) == made.id

    story(scenario())


def test_tables_are_compared_deal_by_deal_and_only_where_both_have_played():
    result = ranking({"a": [10, -4], "b": [10, 2, 9], "c": [0]})
    assert [(item.table, item.place, item.done) for item in result] == [
        ("b", 1, 3),
        ("a", 2, 2),
        ("c", 3, 1),
    ]
    assert [item.percent for item in result] == pytest.approx([250 / 3, 50, 0])
    assert [item.place for item in ranking({"a": [3], "b": [3]})] == [1, 1]
    assert [item.place for item in ranking({"a": [], "b": [3], "c": [1]})] == [1, 2, None]
    (alone,) = ranking({"a": [7]})
    assert (alone.place, alone.percent, alone.done) == (None, None, 1)
    assert ranking({}) == []


CONTESTED = [("botifarra", 4), ("truco", 4), ("truco", 2), ("balco", 2), ("balco", 4)]


@pytest.mark.parametrize(("game", "players"), CONTESTED)
def test_a_tournament_has_the_same_cards_at_all_tables_and_ends_after_its_deals(game, players):
    lines, hands = [], []
    for seed in (1, 2):
        rng, dealt = random.Random(seed), []
        one = table(game, players, length=2, keep=lines.append if seed == 1 else lambda _: None)
        one.sit("a", 0)
        while not one.is_over:
            if len(dealt) == len(one.gains) and not one.game.pause:
                dealt.append([one.game.scene(seat)["hand"] for seat in range(players)])
            advance(one, rng, (0,))
        hands.append(dealt)
        assert len(one.gains) == 2
        assert not one.go_on()
        assert one.view(0, NAMES)["over"]
        if seed == 1:
            assert LiveTable.restored("x", lines, lambda _: None).gains == one.gains
    # The leader of the second deal may depend on the first; the cards do not.
    assert hands[0] == hands[1]


def test_each_person_of_a_tournament_has_a_table_with_the_same_cards(service):  # noqa: F811
    async def scenario():
        service.start()
        members = joined(service, "Loutre", "Renard", "Huppe")
        tables = service.tables
        tables.seat_all(read_terms({"game": "balco", "players": 3}), members)
        tables.contest(read_terms({"game": "truco", "players": 2}), 3, members)
        assert len(tables.tables) == 3
        hands = {tuple(item.game.scene(0)["hand"]) for item in tables.tables.values()}
        assert len(hands) == 1
        assert {tables.tables[tables.table_of(member)].seat_of(member) for member in members} == {0}
        others = [tables.table_of(member) for member in members]
        assert [item["place"] for item in tables.ranked()] == [None] * 3
        assert [item["percent"] for item in tables.ranked()] == [None] * 3
        # Nobody else may sit at a person's table in a tournament.
        stranger, own = joined(service, "Milan")[0], tables.tables[tables.table_of(members[0])]
        assert own.id not in {item["id"] for item in tables.listed(stranger)}
        for seat in (0, 1):
            with pytest.raises(LiveFault, match="taken"):
                tables.sit(stranger, own, seat)
        tables.dismiss(members[0])
        with pytest.raises(LiveFault, match="taken"):
            tables.sit(members[0], own, 1)
        # Nor may a player take a second table, whose cards are known; a late student may.
        tables.dismiss(members[1])
        tables.dismiss(members[2])
        left = tables.tables[others[1]]
        assert {item["id"]: item["free"] for item in tables.listed(members[0])} == {own.id: [0]}
        with pytest.raises(LiveFault, match="taken"):
            tables.sit(members[0], left, 0)
        tables.sit(stranger, left, 0)
        tables.sit(members[0], own, 0)
        for game, players, deals in (("botifarra", 3, 3), ("truco", 2, 1), ("truco", 2, 7)):
            with pytest.raises(LiveFault, match="none"):
                tables.contest(read_terms({"game": game, "players": players}), deals, members)

    story(scenario())


def test_who_has_finished_is_told_a_place_once_there_is_another_and_that_it_may_change(service):  # noqa: F811
    async def scenario():
        service.start()
        tables = service.tables
        tables.contest(read_terms({"game": "truco", "players": 2}), 2, joined(service, *"abc"))
        made, rng = list(tables.tables.values()), random.Random(1)
        lines = []
        for item in made:
            while not item.is_over:
                advance(item, rng, (0,))
            lines.append(tables.rank_line(made[0]))
        assert lines[0].startswith("Tournoi\u00a0: vous avez fini avant les autres.")
        assert "pour l’instant" in lines[1]
        assert lines[1].endswith("Tables qui ont fini\u00a0: 2 sur 3.")
        assert lines[2].startswith("Tournoi\u00a0: place ")
        assert tables.rank_line(tables.open(read_terms({"game": "truco", "players": 2}))) == ""

    story(scenario())
