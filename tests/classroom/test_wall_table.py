"""Tests of a live table on the projector: no hands during a deal, all hands afterwards."""

import asyncio
import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from unittest.mock import Mock

import pytest

from cartes_widgets.classroom.model.course import Course, WatchedTable, course_from, plain_course
from cartes_widgets.classroom.model.deal_replay import (
    finished_deals,
    record_of,
    replay_step,
    reviewed,
    steps_of,
)
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.live_terms import LiveTerms, live_variants
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.web import wall_table
from cartes_widgets.classroom.web.wall_table import review, wall_state, watched_view
from cartes_widgets.games.table_game import DEAL, MATCH

from .wire import SeatPage, of_member, run

TABLES = [("botifarra", 4), ("botifarra", 2), ("truco", 2), ("truco", 4), ("balco", 3)]


def played(game, players, deals=2):
    """A table of bots after `deals` deals or a whole match, and a list of all earlier steps.

    A step is a tuple: the cards in all hands, the state of the projector, and the cards face up.
    """
    variant = live_variants(game, players)[0]
    terms = LiveTerms(game=game, variant=variant, players=players, deals="7")
    table = LiveTable("t", terms)
    table.open()
    seen = []
    while finished_deals(table) < deals and table.game.pause != MATCH:
        hands = [card for hand in table.hands({}) for card in hand["cards"]]
        # These cards lie face up before a player, so the others see them.
        seat_views = [item for seat in (0, 1) for item in table.game.scene(seat)["seat_views"]]
        open_cards = {card for item in seat_views for card in item["up"]}
        seen.append((hands, wall_state(table, {}, {}, WatchedTable("t")), open_cards))
        if table.game.pause:
            table.go_on()
        else:
            table.play_house()
    return table, seen


# Two tests read the same deals and change nothing.
played_once = cache(played)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_live_table_on_the_wall_shows_no_card_in_hand(game, players):
    _, seen = played_once(game, players)
    checked = 0
    for hands, shown, open_cards in seen:
        if shown["scene"]["summary"]:
            continue
        # While cards are exchanged, the face-up cards are in the hand too.
        text = json.dumps(shown)
        assert open_cards == {card for item in shown["scene"]["seat_views"] for card in item["up"]}
        assert not [card for card in hands if card not in open_cards and f'"{card}"' in text]
        assert shown["scene"]["hand"] == []
        assert shown["hands"] is None
        checked += 1
    assert checked > 5


def test_the_wall_shows_the_piles_of_both_seats_of_botifarra_for_two():
    _, seen = played("botifarra", 2, 1)
    _, shown, open_cards = seen[0]
    piles = [(len(item["up"]), item["down"]) for item in shown["scene"]["seat_views"]]
    assert len(piles) == 2
    assert piles[0] == piles[1] > (0, 0)
    assert open_cards <= {*shown["scene"]["card_names"]}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_finished_deal_is_replayed_act_by_act(game, players):
    table, _ = played_once(game, players)
    for deal in range(1, finished_deals(table) + 1):
        last = steps_of(table, deal)
        starts, event = replay_step(table, deal, 0)
        assert event is None
        assert not starts.pause
        acts = table.acts[table.starts[deal - 1] :][: last - 1]
        for step, act in enumerate(acts, 1):
            _, event = replay_step(table, deal, step)
            assert (event.seat, event.text) == act
        counted, _ = replay_step(table, deal, last)
        assert counted.pause in (DEAL, MATCH)


def test_the_replay_shows_all_hands_and_what_a_move_cost():
    table, _ = played("botifarra", 4, 1)
    costly = reviewed(record_of(table), 1, [0, 2])
    assert costly == tuple(sorted(costly, key=lambda item: item.step))
    table.reviews[1] = costly
    assert costly
    for item in costly:
        before = wall_state(table, {}, {}, WatchedTable("t", 1, item.step))
        after = wall_state(table, {}, {}, WatchedTable("t", 1, item.step + 1))
        assert item.chosen in before["hands"][item.seat]["cards"] or item.step < 4
        assert len(after["message"]) > len(before["message"])
        assert before["scene"]["hand"] == []


def test_a_deal_is_reviewed_once_however_often_the_replay_is_asked_for(monkeypatch):
    table, _ = played("truco", 2, 1)
    pools = []

    def pool(workers, mp_context):
        pools.append(ThreadPoolExecutor(workers))
        return pools[-1]

    monkeypatch.setattr(wall_table, "ProcessPoolExecutor", pool)

    async def pressed_thrice():
        await asyncio.gather(*(review(Mock(), table, 1) for _ in range(3)))

    asyncio.run(pressed_thrice())
    assert len(pools) == 1
    assert 1 in table.reviews
    assert not table.reviewing


def test_a_failed_review_is_reported_and_repeated_on_request(monkeypatch, caplog):
    table, _ = played("truco", 2, 1)
    service = Mock()
    service.room.course.watched = WatchedTable("t", 1)
    service.tables.tables = {"t": table}
    monkeypatch.setattr(
        wall_table, "ProcessPoolExecutor", lambda n, mp_context: ThreadPoolExecutor(n)
    )
    monkeypatch.setattr(wall_table, "reviewed", Mock(side_effect=[OSError("no memory"), ()]))
    for failed, is_reviewed in ((True, False), (False, True)):
        asyncio.run(review(service, table, 1))
        shown = watched_view(service)
        assert (shown["failed"], shown["reviewed"]) == (failed, is_reviewed)
    assert "no memory" in caplog.text


def test_a_deal_of_a_match_that_is_over_is_not_replayed_on_the_next_one():
    table, _ = played("botifarra", 4, 1)
    table.begin_again()
    assert wall_state(table, {}, {}, WatchedTable("t", 1, 3))["hands"] is None
    assert table.people == [HOUSE] * 4


def test_the_table_on_the_wall_is_saved_with_the_course():
    course = Course(watched=WatchedTable("t", 1, 3))
    assert course_from(plain_course(course)) == course


NUMBERS = itertools.count()
"""Numbers for the names of students, which must differ in a class."""


@pytest.fixture
def on_wall(wired):
    """A student at a table for two that the teacher shows on the wall, and the table's id."""
    name = f"Al mur {next(NUMBERS)}"
    student = wired.student(name)
    member = of_member(wired.board(), name)["id"]
    table = wired.command("new-table", game="truco", players=2)["table"]
    wired.command("seat", table=table, seats=[member, ""])
    wired.command("wall", table=table)
    yield student, table
    wired.command("tables", on=False)


def seat_path(table):
    return f"class/table/{table}/seat/channels?session_id=s"


@pytest.mark.served
def test_the_wall_shows_the_teachers_table_until_the_teacher_opens_something_else(wired, on_wall):
    shown = wired.teacher.snapshot("class/projector/events")["watched"]
    assert (shown["table"], shown["deal"]) == (on_wall[1], 0)
    wired.command("free")
    assert wired.board()["watched"] is None


@pytest.mark.served
def test_no_student_sees_the_page_of_the_wall(wired, on_wall):
    student, table = on_wall
    assert student.ask(f"{seat_path(table)}&view=wall", Origin=student.origin)[0] == 403
    assert student.ask(f"class/table/{table}?view=wall")[0] == 403
    assert "class_table.js" in wired.teacher.ask(f"class/table/{table}?view=wall")[1]


@pytest.mark.served
def test_a_wrong_table_a_deal_to_come_and_a_step_without_replay_are_each_refused(wired, on_wall):
    refused = [
        {"do": "wall", "table": "f" * 16},
        {"do": "wall", "table": on_wall[1], "replay": True},
        {"do": "step", "step": 1},
    ]
    replies = [wired.teacher.post("class/command", **command) for command in refused]
    assert [status for status, _ in replies] == [409] * 3
    # Each refusal has a sentence of its own.
    assert len({reply["error"] for _, reply in replies}) == 3


async def to_end_of_deal(wired, table, page):
    """Plays until the deal of the student's `page` is over; a bot plays for the student."""
    while page.state["pending"] not in ("deal", "match"):
        revision = page.state["revision"]
        if page.state["pending"]:
            page.do(do="go")
        elif page.state["is_my_turn"]:
            wired.command("house", table=table)
        await page.until(lambda page, seen=revision: page.state["revision"] > seen)


@pytest.mark.served
def test_the_wall_has_no_hands_until_the_teacher_replays_the_deal(wired, on_wall):
    student, table = on_wall

    async def story():
        page = await SeatPage(wired.teacher, f"{seat_path(table)}&view=wall").open()
        assert page.state["scene"]["hand"] == []
        await to_end_of_deal(wired, table, await SeatPage(student, seat_path(table)).open())
        wired.command("wall", table=table, replay=True)
        await page.until(lambda page: page.state["hands"])
        assert [len(hand["cards"]) for hand in page.state["hands"]] == [3, 3]
        wired.command("step", step=1)
        await page.until(lambda page: page.state["revision"] % 1000 == 1)
        wired.teacher.until(lambda state: state["watched"]["reviewed"])
        status, reply = wired.teacher.post("class/command", do="step", step=999)
        assert (status, "la dernière est l’étape" in reply["error"]) == (409, True)
        assert wired.board()["watched"]["step"] == 1

    run(story())


@pytest.mark.served
def test_the_wall_shows_no_table_of_a_tournament(wired, on_wall):
    student, _ = on_wall
    wired.command("contest", game="truco", players=2, deals=2, close=True)
    secret = wired.teacher.post("class/command", do="wall", table=student.snapshot()["table"])
    assert secret[0] == 409
