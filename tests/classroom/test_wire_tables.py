"""Tests of live tables over HTTP: each page receives only its seat's view, for any message."""

import asyncio
import contextlib
import json
from dataclasses import dataclass

import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from .wire import PATIENCE, Browser, SeatPage, of_member, run

pytestmark = pytest.mark.served


@dataclass(frozen=True)
class Seated:
    """Two students at a table, their names, the path of their pages, and the table's id."""

    people: tuple[Browser, Browser]
    names: tuple[str, str]
    path: str
    table: str

    async def pages(self):
        """The pages of both students."""
        return [await SeatPage(who, self.path).open() for who in self.people]

    async def watcher(self, wired):
        """The teacher's page of the table, with all hands."""
        return await SeatPage(wired.teacher, f"{self.path}&view=all").open()


NAMES = ("À table 1", "À table 2")


@pytest.fixture(scope="module")
def people(open_class):
    """Two students, whom the tests share: an address may not enter a class too often."""
    return tuple(map(open_class.student, NAMES))


def seated(people, players, seat, shared=""):
    """The students `people` at a new table for `players` people, at the seats 0 and `seat`.

    With the name `shared`, a person of this name shares the device of the first one, at seat 1.
    """
    first, other = people
    table = first.post("class/table", do="open", game="truco", players=players)[1]["table"]
    if shared:
        assert first.post("class/table", do="share", seat=1, name=shared)[0] == 200
    assert other.post("class/table", do="sit", table=table, seat=seat)[0] == 200
    return Seated(people, NAMES, f"class/table/{table}/seat/channels?session_id=s", table)


@pytest.fixture
def tables(wired):
    """Opens the tables of the class, until the end of the test."""
    wired.command("tables", on=True)
    yield
    wired.command("tables", on=False)


@pytest.fixture
def pair(people, tables):
    """Two students at a table for two."""
    return seated(people, players=2, seat=1)


async def pages_by_turn(pair):
    """The page of the student whose turn it is, and the page of the other one."""
    return sorted(await pair.pages(), key=lambda page: not page.state["is_my_turn"])


def test_a_seat_is_taken_while_tables_are_open_and_by_one_person_only(wired, people):
    first, other = people
    assert first.post("class/table", do="open", game="truco", players=2)[0] == 409
    wired.command("tables", on=True)
    table = first.post("class/table", do="open", game="truco", players=2)[1]["table"]
    assert other.post("class/table", do="sit", table=table, seat=0)[0] == 409
    assert other.post("class/table", do="sit", table=table, seat=1)[0] == 200
    assert first.snapshot()["table"] == table
    wired.command("tables", on=False)
    assert first.snapshot()["table"] is None
    assert first.ask(f"class/table/{table}/seat")[0] == 404


def test_the_page_of_a_seat_is_for_its_student_only(wired, pair):
    first, stranger = pair.people[0], wired.student("Passant")
    for who, path in (
        (stranger, pair.path),
        (first, f"{pair.path}&view=all"),
        (first, pair.path.replace(pair.table, "0" * 16)),
    ):
        assert who.ask(path, Origin=who.origin)[0] in (403, 404)
    assert stranger.ask(f"class/table/{pair.table}/seat")[0] == 404
    assert "class_table.js" in first.ask(f"class/table/{pair.table}")[1]


def test_another_website_does_not_get_the_page_of_a_seat(pair):
    async def story():
        for origin in ("https://evil.example", "null", "http://[::1", "http://[x]"):
            with pytest.raises(HTTPClientError) as refused:
                await SeatPage(pair.people[0], pair.path).open(origin=origin)
            assert refused.value.code == 403, origin

    run(story())


def test_each_student_at_a_table_is_sent_only_his_cards_and_the_teacher_all(wired, pair):
    async def story():
        pages, watcher = await pair.pages(), await pair.watcher(wired)
        hands = [page.state["scene"]["hand"] for page in pages]
        assert [hand["cards"] for hand in watcher.state["hands"]] == hands
        for page, theirs in zip(pages, reversed(hands), strict=True):
            for card in theirs:
                assert not any(f'"{card}"' in frame for frame in page.frames)
            assert "hands" not in page.state

    run(story())


def test_an_act_out_of_turn_without_a_seat_or_in_a_frozen_class_has_no_effect(wired, pair):
    async def story():
        acting, waiting = await pages_by_turn(pair)
        watcher, revision = await pair.watcher(wired), acting.state["revision"]
        waiting.do(do="act", id=waiting.state["scene"]["hand"][0])
        await waiting.until(lambda page: page.state["verdict"])
        watcher.do(do="act", id=acting.state["scene"]["hand"][0])
        wired.command("freeze", on=True)
        acting.do(do="act", id=acting.state["scene"]["hand"][0])
        await acting.until(lambda page: page.state["notice"])
        assert acting.state["revision"] == revision
        wired.command("freeze", on=False)

    run(story())


def test_a_played_card_is_sent_to_all_and_a_page_that_returns_has_the_same_hand(wired, pair):
    async def story():
        acting, waiting = await pages_by_turn(pair)
        watcher, revision = await pair.watcher(wired), acting.state["revision"]
        played = acting.state["scene"]["hand"][0]
        acting.do(do="act", id=played)
        for page in (acting, waiting, watcher):
            await page.until(lambda page: page.state["revision"] > revision)
        assert played not in acting.state["scene"]["hand"]
        assert any(f'"{played}"' in frame for frame in waiting.frames)
        acting.socket.close()
        again = await SeatPage(acting.browser, acting.path).open()
        assert again.state["scene"]["hand"] == acting.state["scene"]["hand"]

    run(story())


def test_the_page_of_a_seat_ends_when_the_tables_are_closed(wired, pair):
    async def story():
        page = await SeatPage(pair.people[0], pair.path).open()
        wired.command("tables", on=False)
        while await asyncio.wait_for(page.socket.read_message(), PATIENCE) is not None:
            pass

    run(story())


SCRIPT = "<script>Huppe</script>"
"""The name of the second player of a device; a page must not run it."""


@pytest.fixture
def device(people, tables):
    """Two students at a table for four; the first shares the device with `SCRIPT`, at seat 1."""
    return seated(people, players=4, seat=2, shared=SCRIPT)


def test_a_device_is_shared_only_at_a_free_seat_and_under_a_free_name(wired, tables):
    student = wired.student("Partage 1")
    wired.student("Partage 2")
    assert student.post("class/table", do="share", seat=1, name="Huppe")[0] == 409
    student.post("class/table", do="open", game="truco", players=4)
    refused = [(0, "Huppe"), (4, "Huppe"), (1, "partage 2"), (1, ""), (1, "a\u202eb")]
    for seat, name in [*refused, (1, None), (1, 7)]:
        status, reply = student.post("class/table", do="share", seat=seat, name=name)
        assert (status, bool(reply["error"])) == (409, True), (seat, name)
    assert student.post("class/table", do="share", seat="1", name="Huppe")[0] == 400


def test_nobody_removes_the_second_player_of_a_device_but_its_student(wired, device):
    student, other = device.people
    assert other.post("class/table", do="unshare", name=SCRIPT)[0] == 409
    assert other.post("class/table", do="sit", table=device.table, seat=1)[0] == 409
    assert student.post("class/table", do="leave") == (200, {"table": None})
    named = [name for table in wired.board()["tables"] for name in table["people"]]
    assert SCRIPT not in named


def sent(page, cards, since=0):
    """The cards of `cards` that the page was sent, from its frame number `since` on."""
    return [card for card in cards if f'"{card}"' in "".join(page.frames[since:])]


def test_a_player_of_a_shared_device_gets_cards_after_taking_it(wired, device):
    async def story():
        hands = [hand["cards"] for hand in (await device.watcher(wired)).state["hands"]]
        page = await SeatPage(device.people[0], device.path).open()
        called, name = page.state["curtain"]["seat"], page.state["curtain"]["name"]
        assert called in (0, 1)
        assert name == (device.names[0], SCRIPT)[called]
        assert "scene" not in page.state
        assert not any(sent(page, hand) for hand in hands)
        # The page may not act for another seat, or before the device is handed to the player.
        for seat in (2, 1 - called, -1, None, "0", True, 9):
            page.do(do="ready", seat=seat)
        page.do(do="act", id=hands[called][0])
        page.do(do="pick", cards=[])
        page.do(do="ready", seat=called)
        await page.until(lambda page: page.state["curtain"] is None)
        assert page.state["scene"]["hand"] == hands[called]
        assert page.state["device"]["who"] == name
        assert not any(sent(page, hands[seat]) for seat in (1 - called, 2, 3))

    run(story())


async def act_until_handed_on(page, others):
    """Plays on the page of a device and on the page `others`, until the device is handed on."""
    while page.state["curtain"] is None:
        revision = max(entry.state["revision"] for entry in (page, others))
        for item in (page, others):
            await item.until(lambda entry, revision=revision: entry.state["revision"] >= revision)
        acting = next((entry for entry in (page, others) if entry.state["is_my_turn"]), None)
        if acting is not None:
            # After a bot's bet or a flor, the player must call before a card can be played.
            words = [choice["id"] for choice in acting.state["choices"] if choice["open"]]
            calls = ("quiero", "con-flor-quiero", "flor", "paso")
            word = next((entry for entry in calls if entry in words), "")
            acting.do(do="act", id=word or acting.state["scene"]["hand"][0])
        # Otherwise the bots play, each after its pause.
        for item in (page, others):
            await item.until(lambda entry, revision=revision: entry.state["revision"] > revision)


def test_after_an_act_the_next_player_of_a_device_confirms_to_see_the_hand(wired, device):
    async def story():
        hands = [hand["cards"] for hand in (await device.watcher(wired)).state["hands"]]
        page = await SeatPage(device.people[0], device.path).open()
        called = page.state["curtain"]["seat"]
        page.do(do="ready", seat=called)
        await page.until(lambda page: page.state["curtain"] is None)
        others = await SeatPage(device.people[1], device.path).open()
        await act_until_handed_on(page, others)
        assert page.state["curtain"]["seat"] == 1 - called
        assert not sent(page, hands[1 - called])
        before = len(page.frames)
        page.do(do="ready", seat=1 - called)
        await page.until(lambda page: page.state["curtain"] is None)
        assert page.state["scene"]["hand"] == hands[1 - called]
        assert not {*others.state["scene"]["hand"]} & {*sent(page, hands[2], before)}

    run(story())


def test_after_a_change_of_seats_no_card_of_a_seen_deal_is_sent(wired):
    wired.command("tables", on=True)
    hopping, other = wired.student("Sauteur"), wired.student("Reste")
    table = hopping.post("class/table", do="open", game="botifarra", players=4)[1]["table"]
    assert other.post("class/table", do="sit", table=table, seat=1)[0] == 200
    place = f"class/table/{table}/seat/channels?session_id=s"

    async def story():
        watcher = await SeatPage(wired.teacher, f"{place}&view=all").open()
        hands = [hand["cards"] for hand in watcher.state["hands"]]
        page = await SeatPage(hopping, place).open()
        assert page.state["scene"]["hand"] == hands[0]
        for seat in (2, 3):
            assert hopping.post("class/table", do="leave")[0] == 200
            assert hopping.post("class/table", do="sit", table=table, seat=seat)[0] == 200
            page = await SeatPage(hopping, place).open()
            assert page.state["curtain"] == {"seat": seat, "name": "", "pending": True}
            asked = [{"do": "ready", "seat": seat}, {"do": "pick", "cards": hands[seat][:1]}]
            for content in (*asked, {"do": "act", "id": hands[seat][0]}, {"do": "go"}):
                page.do(**content)
            page.send_data({"method": "request_states"}, "again")
            page.state.pop("texts")
            await page.until(lambda page: "texts" in page.state)
            assert "scene" not in page.state
            text = "".join(page.frames)
            assert not [card for card in hands[seat] if f'"{card}"' in text]
        # Nor can a player see the cards by adding an invented person to the device.
        assert hopping.post("class/table", do="share", seat=2, name="Fantôme")[0] == 409
        assert hopping.post("class/table", do="leave")[0] == 200
        assert hopping.post("class/table", do="sit", table=table, seat=0)[0] == 200
        page = await SeatPage(hopping, place).open()
        assert set(page.state["scene"]["hand"]) <= set(hands[0])

    run(story())
    wired.command("tables", on=False)


def test_in_a_tournament_who_shares_a_device_is_sent_the_one_hand_of_its_table(wired):
    pair, alone = wired.student("Paire"), wired.student("Seul")
    wired.command("contest", game="botifarra", players=4, deals=2)
    for seat in (1, 2, 3):
        assert pair.post("class/table", do="share", seat=seat, name="Huppe")[0] == 409
    assert pair.post("class/table", do="share", seat=0, name="Huppe")[0] == 200
    paths = [
        f"class/table/{item.snapshot()['table']}/seat/channels?session_id=s"
        for item in (pair, alone)
    ]

    async def story():
        watcher = await SeatPage(wired.teacher, f"{paths[0]}&view=all").open()
        hands = [hand["cards"] for hand in watcher.state["hands"]]
        page = await SeatPage(pair, paths[0]).open()
        assert page.state["curtain"] == {"seat": 0, "name": "Paire", "pending": False}
        assert "scene" not in page.state
        page.do(do="ready", seat=0)
        await page.until(lambda page: page.state["curtain"] is None)
        other = await SeatPage(alone, paths[1]).open()
        assert page.state["scene"]["hand"] == other.state["scene"]["hand"] == hands[0]
        text = "".join(page.frames)
        for seat in (1, 2, 3):
            assert not [card for card in hands[seat] if f'"{card}"' in text]

    run(story())
    named = {item["name"] for item in wired.board()["contest"]}
    assert {"Paire, Huppe", "Seul"} <= named
    wired.command("tables", on=False)


def test_a_flood_at_a_seat_ends_its_page_and_nobody_elses(wired):
    wired.command("tables", on=True)
    student, other = wired.student("Inonde 1"), wired.student("Inonde 2")
    table = student.post("class/table", do="open", game="truco", players=2)[1]["table"]
    assert other.post("class/table", do="sit", table=table, seat=1)[0] == 200
    place = f"class/table/{table}/seat/channels?session_id=s"

    async def story():
        calm = await SeatPage(other, place).open()
        loud = await SeatPage(student, place).open()
        revision = calm.state["revision"]
        for text in ("{", "[" * 5000, '{"header": 1}', "x" * 40_000):
            await loud.socket.write_message(text)
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(3000):
                loud.do(do="pick", cards=["1e"] * 50)
                await loud.sending
        while await asyncio.wait_for(loud.socket.read_message(), PATIENCE) is not None:
            pass
        assert loud.socket.close_code in (1008, 1009)
        calm.send_data({"method": "request_states"})
        calm.state.clear()
        await calm.until(lambda page: "revision" in page.state)
        assert calm.state["revision"] == revision
        again = [await SeatPage(student, place).open() for _ in range(4)]
        with pytest.raises(HTTPClientError) as refused:
            await SeatPage(student, place).open()
        assert refused.value.code == 503
        assert again[0].state["scene"]["hand"]

    run(story())
    wired.command("tables", on=False)


def test_a_former_teacher_watches_no_table(wired):
    student = wired.student("Regardé")
    wired.command("tables", on=True)
    table = student.post("class/table", do="open", game="truco", players=2)[1]["table"]
    former = Browser(wired.address)
    former.cookies = dict(wired.teacher.cookies)

    async def story():
        place = f"class/table/{table}/seat/channels?session_id=s&view=all"
        watching = await SeatPage(former, place).open()
        assert watching.state["hands"]
        wired.command("renew")
        watching.send_data({"method": "request_states"}, "again")
        while (
            frame := await asyncio.wait_for(watching.socket.read_message(), PATIENCE)
        ) is not None:
            assert json.loads(frame)["parent_header"].get("msg_id") != "again"
        assert watching.socket.close_code == 4404

    run(story())
    wired.command("tables", on=False)


def test_a_seat_page_ends_when_another_browser_gets_its_nickname(wired):
    wired.command("tables", on=True)
    former = wired.student("Deux appareils")
    member = of_member(wired.board(), "Deux appareils")["id"]
    table = former.post("class/table", do="open", game="truco", players=2)[1]["table"]
    place = f"class/table/{table}/seat/channels?session_id=s"

    async def story():
        left = await SeatPage(former, place).open()
        wired.command("let-in", member=member)
        student = wired.student("Deux appareils")
        while await asyncio.wait_for(left.socket.read_message(), PATIENCE) is not None:
            pass
        assert left.socket.close_code == 4404
        # The seat and its cards still belong to the student.
        own = await SeatPage(student, place).open()
        assert own.state["scene"]["hand"] == left.state["scene"]["hand"]

    run(story())
    wired.command("tables", on=False)


def test_a_class_is_seated_by_its_teacher(wired):
    students = [wired.student(f"Assis {n}") for n in range(2)]
    status, reply = wired.teacher.post("class/command", do="seat-all", game="truco", players=5)
    assert (status, bool(reply["error"])) == (409, True)
    wired.command("seat-all", game="botifarra", players=4)
    for student in students:
        assert student.snapshot()["table"]
    named = [name for table in wired.board()["tables"] for name in table["people"]]
    assert {"Assis 0", "Assis 1"} <= set(named)
    assert students[0].post("class/table", do="leave") == (200, {"table": None})
    refused = {"do": "contest", "game": "truco", "players": 2, "deals": 9, "close": True}
    assert wired.teacher.post("class/command", **refused)[0] == 409
    # A tournament would end the matches at open tables, so the teacher is asked first.
    assert wired.command("contest", game="truco", players=2, deals=2)["sure"]
    wired.command("contest", game="truco", players=2, deals=2, close=True)
    assert len({item.snapshot()["table"] for item in students}) == 2
    ranked = [item for item in wired.board()["contest"] if item["name"].startswith("Assis")]
    assert [(item["place"], item["done"], item["of"]) for item in ranked] == [(None, 0, 2)] * 2
    wired.command("tables", on=False)


def test_the_board_says_whose_turn_it_is_and_the_house_plays_for_them(wired):
    slow = wired.student("Pensif")
    wired.command("tables", on=True)
    table = slow.post("class/table", do="open", game="botifarra", players=4)[1]["table"]

    def row():
        return next(item for item in wired.board()["tables"] if item["id"] == table)

    async def story():
        page = await SeatPage(slow, f"class/table/{table}/seat/channels?session_id=s").open()
        waiting = wired.teacher.until(
            lambda state: any(item["acting"] for item in state["tables"] if item["id"] == table)
        )
        shown = next(item for item in waiting["tables"] if item["id"] == table)
        assert shown["acting"] == ["Pensif"]
        assert [score["points"] for score in shown["scores"]] == [0, 0]
        assert shown["deal"] == 1
        wired.command("nudge", table=table)
        await page.until(lambda page: page.state.get("notice"))
        assert "les autres" in page.state["notice"]
        wired.command("house", table=table)
        assert row()["revision"] > shown["revision"]

    run(story())
    wired.command("tables", on=False)


def test_tables_of_another_game_are_closed_only_after_a_question(wired):
    student = wired.student("Déjà assis")
    wired.command("seat-all", game="truco", players=4)
    before = student.snapshot()["table"]
    asked = wired.command("seat-all", game="botifarra", players=4)
    assert "Botifarra" in asked["sure"]
    assert student.snapshot()["table"] == before
    assert "sure" not in wired.command("seat-all", game="botifarra", players=4, close=True)
    assert student.snapshot()["table"] != before
    wired.command("tables", on=False)
