"""Tests of the live tables of a class: waiting times, absent players, tournaments."""

import asyncio
import json
import random
from dataclasses import replace
from unittest.mock import Mock

import pytest

from cartes_widgets.classroom.model.contest import ranking
from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.live_terms import LiveTerms
from cartes_widgets.classroom.model.open_room import saved_acts
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.classroom.web.podium_view import contest_podium
from cartes_widgets.classroom.web.running_tables import AWAY, IDLE, IDLE_AGAIN
from cartes_widgets.classroom.web.table_views import (
    board_tables,
    rank_line,
    rank_of,
    rank_rows,
    table_rows,
)
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.classroom.web.views import board_view, projector_view
from cartes_widgets.games.table_game import DEAL, MATCH

from .test_live import NAMES, advance, table, texts


class Clock:
    """A replacement for the time and the timers of live tables; only a test moves it on."""

    def __init__(self):
        self.now = 1000.0
        self.timers = []

    def monotonic(self):
        return self.now

    def call_later(self, seconds, act, *given):
        self.timers.append((self.now + seconds, act, given))
        return self.timers[-1]

    def remove_timeout(self, timer):
        if timer in self.timers:
            self.timers.remove(timer)

    def wait(self, live_table):
        """Seconds until the next automatic action at a table; None if no such action is due."""
        due = [at for at, _, given in self.timers if live_table in given]
        return min(due) - self.now if due else None

    def advance(self, seconds):
        """Moves the time on, and runs each timer that is due at its time."""
        end = self.now + seconds
        while due := [timer for timer in self.timers if timer[0] <= end]:
            timer = min(due, key=lambda item: item[0])
            self.timers.remove(timer)
            self.now, act, given = timer
            act(*given)
        self.now = end


@pytest.fixture
def clock(monkeypatch):
    """The `Clock` of the live tables."""
    result = Clock()
    module = "cartes_widgets.classroom.web.running_tables"
    monkeypatch.setattr(f"{module}.time", result)
    monkeypatch.setattr(f"{module}.IOLoop", Mock(current=lambda: result))
    return result


class Page:
    """A replacement for the page of a table: it counts updates, and records that it was ended."""

    def __init__(self, *seats):
        self.seats, self.watched, self.shown, self.ended = seats, None, 0, False

    def show(self):
        self.shown += 1

    def end(self):
        self.ended = True


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"game": "x", "players": 2},
        {"game": "truco", "players": 5},
        {"game": "truco", "players": 4, "variant": "gallo"},
        {"game": "truco", "players": 4, "variant": ["gallo"]},
        {"game": "botifarra", "players": 3, "variant": "obligada"},
    ],
)
def test_a_live_table_of_an_unknown_game_is_refused(content):
    with pytest.raises(SeatingError):
        read_terms(content)


def joined(hosted, *names):
    return [hosted.room.join(name)[0].id for name in names]


async def test_nothing_of_a_closed_table_stays_in_memory(service, clock):
    service.start()
    tables = service.tables
    (member,) = joined(service, "a")
    live_table = tables.open(read_terms({"game": "truco", "players": 2}), length=2)
    tables.sit(member, live_table, 0)
    page = Page(0)
    tables.enter(live_table, page)
    tables.leave(live_table, page)
    tables.enter(live_table, page)
    while not live_table.gains:
        live_table.go_on() if live_table.game.pause else live_table.play_house([0])
    while not tables.acting(live_table):
        live_table.go_on() if live_table.game.pause else live_table.play_house()
    tables.changed(live_table)
    tables.play_for(live_table)
    tables.leave(live_table, page)
    assert live_table.id in repr(vars(tables))
    tables.clear()
    # The websocket reports its end after the table was closed.
    tables.leave(live_table, page)
    assert live_table.id not in repr(vars(tables))
    assert clock.wait(live_table) is None


async def test_a_whole_class_is_seated_and_each_sits_once(service):
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
    tables.remove(mover)
    assert tables.table_of(mover) is None


async def test_bots_play_for_an_absent_player_and_give_the_seat_back(service, clock):
    service.start()
    first, other = joined(service, "Loutre", "Renard")
    tables = service.tables
    live_table = tables.open(read_terms({"game": "truco", "players": 2}))
    tables.sit(first, live_table, 0)
    tables.sit(other, live_table, 1)
    pages = [Page(0), Page(1)]
    for page in pages:
        tables.enter(live_table, page)
    acting = live_table.game.to_act[0]
    # The table waits for the player and later checks again whether he is present.
    assert live_table.next_of_house(tables.absent(live_table)) is None
    tables.leave(live_table, pages[acting])
    before = live_table.revision
    clock.advance(AWAY - 1)
    assert live_table.revision == before
    clock.advance(1 + AWAY / 4)
    assert live_table.revision > before
    assert pages[1 - acting].shown > 1
    tables.enter(live_table, pages[acting])
    assert tables.absent(live_table) == []
    assert live_table.seat_of(first) == 0


async def test_the_house_plays_a_deal_to_its_end_while_everybody_is_away(service, clock):
    service.start()
    tables = service.tables
    live_table = tables.open(read_terms({"game": "truco", "players": 4}))
    for seat, member in enumerate(joined(service, "Loutre", "Renard", "Huppe")):
        tables.sit(member, live_table, seat)
    clock.advance(2 * AWAY)
    while live_table.game.pause != DEAL:
        before = live_table.revision
        # The board shows its button only for the people whose turn it is.
        if tables.acting(live_table):
            tables.play_for(live_table)
        else:
            clock.advance(clock.wait(live_table))
        assert live_table.revision > before
    # The first person who returns sees how the deal ended.
    assert clock.wait(live_table) is None
    tables.enter(live_table, Page(0))
    assert clock.wait(live_table)


async def test_bots_wait_until_somebody_comes_or_a_minute_is_over(service, clock):
    service.start()
    tables = service.tables
    # With these cards, two bots act one after the other before the student.
    terms = replace(read_terms({"game": "balco", "players": 4}), deals="7")
    live_table = tables.open(terms)
    (member,) = joined(service, "Loutre")
    seat = (live_table.game.to_act[0] + 2) % 4
    tables.sit(member, live_table, seat)
    tables.changed(live_table)
    assert clock.wait(live_table) == AWAY
    before = live_table.revision
    clock.advance(AWAY - 1)
    assert live_table.revision == before
    clock.advance(1)
    assert live_table.revision > before
    assert clock.wait(live_table) < AWAY
    page = Page(seat)
    tables.enter(live_table, page)
    assert clock.wait(live_table) < AWAY


async def test_a_table_waits_while_everybody_is_away(service, clock):
    service.start()
    tables = service.tables
    live_table = tables.open(read_terms({"game": "truco", "players": 2}))
    tables.changed(live_table)
    assert clock.wait(live_table) is None
    (member,) = joined(service, "Loutre")
    tables.sit(member, live_table, 0)
    tables.changed(live_table)
    clock.advance(10 * AWAY)
    assert tables.acting(live_table) == [0]
    assert clock.wait(live_table) is None


@pytest.fixture
def two(service, clock):
    """A function that seats two students at a table of Truco, each with an open page.

    The function returns the class's tables, this table, and its pages.
    """

    def seated():
        service.start()
        live_table = service.tables.open(read_terms({"game": "truco", "players": 2}))
        for seat, member in enumerate(joined(service, "Loutre", "Renard")):
            service.tables.sit(member, live_table, seat)
        pages = [Page(0), Page(1)]
        for page in pages:
            service.tables.enter(live_table, page)
        return service.tables, live_table, pages

    return seated


async def test_bots_act_for_an_idle_player_while_another_waits(two, clock):
    tables, live_table, _ = two()
    acting, before = live_table.game.to_act[0], live_table.revision
    clock.advance(IDLE - 1)
    assert live_table.revision == before
    clock.advance(1)
    assert live_table.revision > before
    assert live_table.people[acting] != HOUSE
    while live_table.game.to_act != (acting,) or live_table.game.pause:
        live_table.go_on() if live_table.game.pause else live_table.play_house([1 - acting])
    # The next wait for this player is shorter, until he acts again.
    tables.changed(live_table)
    clock.now += IDLE_AGAIN
    assert tables.idle(live_table) == [acting]
    tables.note_act(live_table, acting)
    assert tables.idle(live_table) == []


async def test_nobody_is_idle_in_a_frozen_class_or_alone_at_a_table(two, service, clock):
    tables, live_table, pages = two()
    acting = live_table.game.to_act[0]
    service.room.set_course(Course(frozen=True, tables=True))
    clock.now += 2 * IDLE
    service.room.set_course(Course(tables=True))
    assert tables.idle(live_table) == []
    clock.now += IDLE
    assert tables.idle(live_table) == [acting]
    # Without another page at the table, nobody waits for the player.
    tables.leave(live_table, pages[1 - acting])
    assert tables.idle(live_table) == []


async def test_the_house_hurries_while_all_who_are_there_wait_for_the_next_deal(service, clock):
    service.start()
    (member,) = joined(service, "Loutre")
    tables = service.tables
    live_table = tables.open(read_terms({"game": "truco", "players": 2}))
    tables.sit(member, live_table, 0)
    while live_table.game.to_act != (0,):
        live_table.play_house()
    live_table.act(0, live_table.game.options(0)[0])
    tables.remove(member)
    tables.sit(member, live_table, 1)
    page = Page(1)
    tables.enter(live_table, page)
    assert live_table.is_waiting(1)
    assert clock.wait(live_table) < 1
    # While the teacher watches, the bots take their usual time.
    tables.enter(live_table, Page())
    assert clock.wait(live_table) > 1


async def test_a_table_stops_in_a_frozen_class_and_ends_with_it(service, clock):
    service.start()
    (member,) = joined(service, "Loutre")
    tables = service.tables
    live_table = tables.open(read_terms({"game": "balco", "players": 3}))
    tables.sit(member, live_table, 0)
    page = Page(0)
    tables.enter(live_table, page)
    service.room.set_course(Course(frozen=True))
    assert clock.wait(live_table) is None
    service.room.set_course(Course())
    assert tables.tables == {live_table.id: live_table}
    service.purge()
    assert page.ended
    assert tables.tables == {}


async def test_a_table_goes_on_with_a_legal_action_when_a_bot_fails(two, clock, failed_bots):
    _, live_table, _ = two()
    acting = live_table.game.to_act[0]
    live_table.game.player = Mock(side_effect=ZeroDivisionError("a bot's mistake"))
    clock.advance(IDLE)
    assert failed_bots.pop().startswith("The bot")
    seat, text = live_table.acts[-1]
    assert seat == acting
    # The action is a card, which raises no stake.
    assert text in live_table.game.scene(0)["card_names"]
    assert clock.wait(live_table)


async def test_a_table_tries_again_after_a_failure_and_shows_the_other_pages(
    two, clock, caplog, monkeypatch
):
    _, live_table, (broken, whole) = two()
    monkeypatch.setattr(broken, "show", Mock(side_effect=KeyError("a page's mistake")))
    monkeypatch.setattr(live_table, "play_house", Mock(side_effect=KeyError("a table's mistake")))
    clock.advance(IDLE)
    assert "a table's mistake" in caplog.text
    monkeypatch.delattr(live_table, "play_house")
    before, shown = live_table.revision, whole.shown
    clock.advance(clock.wait(live_table))
    assert live_table.revision > before
    assert whole.shown > shown
    assert "a page's mistake" in caplog.text
    assert clock.wait(live_table)


async def test_the_teacher_reads_of_a_saved_table_that_cannot_be_restored(service):
    service.start()
    (member,) = joined(service, "Loutre")
    lost = service.tables.open(read_terms({"game": "truco", "players": 2}))
    service.tables.sit(member, lost, 0)
    assert board_view(service)["trouble"] is None
    service.room.keep_act(lost.id, json.dumps(["act", "of another version"]))
    await asyncio.wrap_future(service.store.write(lambda _connection: None))
    service.tables = LiveTables(service, saved_acts(service.store, service.room))
    assert service.tables.tables == {}
    assert "Une table, enregistrée" in board_view(service)["trouble"]["text"]
    await asyncio.wrap_future(service.store.write(lambda _connection: None))
    assert list(saved_acts(service.store, service.room)) == []
    service.tables.open(read_terms({"game": "truco", "players": 2}))
    assert board_view(service)["trouble"] is None


async def test_tables_continue_after_a_restart_of_the_server(service):
    service.start()
    (member,) = joined(service, "Loutre")
    # A table that the teacher removed is not restored.
    service.tables.sit(member, service.tables.open(read_terms({"game": "truco", "players": 2})), 0)
    service.tables.clear()
    live_table = service.tables.open(read_terms({"game": "botifarra", "players": 4}))
    service.tables.sit(member, live_table, 2)
    live_table.play_house()
    await asyncio.wrap_future(service.store.write(lambda _connection: None))
    again = LiveTables(service, saved_acts(service.store, service.room))
    assert again.tables.keys() == {live_table.id}
    assert again.tables[live_table.id].people == live_table.people
    assert again.tables[live_table.id].game.state == live_table.game.state
    assert again.table_of(member) == live_table.id


async def test_a_result_does_not_name_a_removed_player_also_after_a_restart_of_the_server(service):
    service.start()
    tables, room = service.tables, service.room
    live_table = tables.open(LiveTerms(game="truco", variant="sin-flor", players=2, deals="7"))
    for seat, member in enumerate(joined(service, "Loutre", "Renard")):
        tables.sit(member, live_table, seat)
    rng = random.Random(1)
    while live_table.game.pause != MATCH:
        advance(live_table, rng, (0, 1))

    def summary():
        view = tables.tables[live_table.id].view(0, tables.names())
        return view["scene"]["summary"]

    assert "Renard" in " ".join(texts(summary()))
    gone = room.present()[1]
    room.remove(gone)
    tables.remove(gone.id)
    removed = summary()
    assert "Renard" not in " ".join(texts(removed))
    await asyncio.wrap_future(service.store.write(lambda _connection: None))
    tables = LiveTables(service, saved_acts(service.store, room))
    assert summary() == removed
    # The name is free for a person who shares a device.
    tables.share(room.present()[0].id, 1, "Renard")
    assert tables.tables[live_table.id].name_at(1, tables.names()) == "Renard"


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
        live_table = table(
            game, players, length=2, keep=lines.append if seed == 1 else lambda _: None
        )
        live_table.sit("a", 0)
        while not live_table.is_over:
            if len(dealt) == len(live_table.gains) and not live_table.game.pause:
                dealt.append([live_table.game.scene(seat)["hand"] for seat in range(players)])
            advance(live_table, rng, (0,))
        hands.append(dealt)
        assert len(live_table.gains) == 2
        assert not live_table.go_on()
        assert live_table.view(0, NAMES)["over"]
        if seed == 1:
            assert LiveTable.restore_table("x", lines, lambda _: None).gains == live_table.gains
    # Who leads in the second deal may depend on the first; the cards do not.
    assert hands[0] == hands[1]


async def test_the_board_has_the_table_that_waits_longest_first_and_names_sides(service, clock):
    service.start()
    members = joined(service, "Loutre", "Renard", "Huppe", "Milan", "Lynx", "Martre")
    tables, room = service.tables, service.room
    for game, players, people in (("botifarra", 4, members[:4]), ("truco", 2, members[4:])):
        live_table = tables.open(read_terms({"game": game, "players": players}))
        for seat, person in enumerate(people):
            tables.sit(person, live_table, seat)
        tables.changed(live_table)
        # A fraction of a second counts.
        clock.now += 0.3
    first, second = tables.tables.values()
    assert [item["id"] for item in board_tables(tables, room)] == [first.id, second.id]
    clock.now += 5
    first.revision += 1
    tables.changed(first)
    shown = board_tables(tables, room)
    assert [(item["id"], item["waited"]) for item in shown] == [(second.id, 5), (first.id, 0)]
    duel, pairs = shown
    assert [score["seats"] for score in pairs["scores"]] == pairs["sides"] == [[0, 2], [1, 3]]
    assert [score["seats"] for score in duel["scores"]] == [[0], [1]]
    assert [score["team"] for score in (*duel["scores"], *pairs["scores"])] == [""] * 4
    room.course = replace(room.course, teams=True)
    duel, pairs = board_tables(tables, room)
    # Students join the four teams in turn, so partners at this table are of two teams.
    assert [score["team"] for score in duel["scores"]] == ["Or", "Coupe"]
    assert [score["team"] for score in pairs["scores"]] == [""] * 2
    tables.clear()


async def test_each_person_of_a_tournament_has_a_table_with_the_same_cards(service):
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
    assert [item["place"] for item in rank_rows(tables)] == [None] * 3
    assert [item["percent"] for item in rank_rows(tables)] == [None] * 3
    # In a tournament, nobody may sit at the table of another person.
    stranger, own = joined(service, "Milan")[0], tables.tables[tables.table_of(members[0])]
    assert own.id not in {item["id"] for item in table_rows(tables, stranger)}
    for seat in (0, 1):
        with pytest.raises(SeatingError, match="taken"):
            tables.sit(stranger, own, seat)
    tables.remove(members[0])
    with pytest.raises(SeatingError, match="taken"):
        tables.sit(members[0], own, 1)
    # A player may not take a second table, whose cards are the same; a late student may.
    tables.remove(members[1])
    tables.remove(members[2])
    left = tables.tables[others[1]]
    assert {item["id"]: item["free"] for item in table_rows(tables, members[0])} == {own.id: [0]}
    with pytest.raises(SeatingError, match="taken"):
        tables.sit(members[0], left, 0)
    tables.sit(stranger, left, 0)
    tables.sit(members[0], own, 0)
    for game, players, deals in (("botifarra", 3, 3), ("truco", 2, 1), ("truco", 2, 7)):
        with pytest.raises(SeatingError, match="none"):
            tables.contest(read_terms({"game": game, "players": players}), deals, members)


async def test_a_finished_player_gets_a_provisional_place_once_another_has_finished(service):
    service.start()
    tables = service.tables
    tables.contest(read_terms({"game": "truco", "players": 2}), 2, joined(service, *"abc"))
    tables_made, rng = list(tables.tables.values()), random.Random(1)
    lines = []
    for item in tables_made:
        while not item.is_over:
            advance(item, rng, (0,))
        lines.append(rank_line(tables, tables_made[0]))
        # The printed sheet and the list of students have the same words.
        assert rank_of(tables, next(iter(tables_made[0].people))) == lines[-1]
    assert lines[0].startswith("Tournoi\u00a0: vous avez fini avant les autres.")
    assert "pour l’instant" in lines[1]
    assert lines[1].endswith("Tables qui ont fini\u00a0: 2 sur 3.")
    assert lines[2].startswith("Tournoi\u00a0: place ")
    assert rank_line(tables, tables.open(read_terms({"game": "truco", "players": 2}))) == ""


def contest_of_five(service):
    """The `LiveTables` of a tournament of two deals with five students, and their room."""
    service.start()
    tables = service.tables
    tables.contest(read_terms({"game": "truco", "players": 2}), 2, joined(service, *"abcde"))
    return tables, service.room


async def test_the_podium_of_a_tournament_has_only_tables_that_have_finished(service):
    tables, room = contest_of_five(service)
    room.set_course(Course(tables=True, podium=True))
    made = list(tables.tables.values())
    for item, gains in zip(made, ([5, 5], [3, 3], [1, 6], [9], []), strict=True):
        item.gains = gains
    shown = projector_view(service)["podium"]
    assert shown["contest"] == (3, 5)
    # The best table so far has played only one of two deals, so it is not on the podium.
    assert [(item["place"], item["names"]) for item in shown["steps"]] == [
        (1, ["a"]),
        (2, ["c"]),
        (3, ["b"]),
    ]
    percents = [item["percent"] for item in shown["steps"]]
    assert percents == [item["percent"] for item in rank_rows(tables) if item["done"] == 2]
    room.set_course(Course(tables=True, podium=True, teams=True))
    shown = projector_view(service)["podium"]
    assert [item["suits"] for item in shown["steps"]] == [["oros"], ["espadas"], ["copas"]]
    # The projector shows the podium only on request; the board knows that there is one.
    room.set_course(Course(tables=True))
    assert projector_view(service)["podium"] is None
    assert board_view(service)["podium"]["contest"] == (3, 5)
    # A student who has left is not named.
    room.remove(room.present()[0])
    left = contest_podium(room, tables)["steps"]
    assert [item["names"] for item in left] == [["c"], ["b"]]


async def test_a_team_has_the_mean_of_its_tables_and_a_tournament_begins_without_podium(service):
    tables, room = contest_of_five(service)
    assert contest_podium(room, tables) is None
    room.set_course(Course(tables=True, teams=True))
    for item, gains in zip(
        tables.tables.values(), ([9, 9], [8, 8], [3, 3], [2, 2], [1, 1]), strict=True
    ):
        item.gains = gains
    # The team of coins has the best table and the worst, so it gets the mean.
    steps = contest_podium(room, tables)["steps"]
    assert [(item["suits"], item["percent"]) for item in steps] == [
        (["copas"], 75),
        (["oros", "espadas"], 50),
        (["bastos"], 25),
    ]
