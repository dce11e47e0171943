"""Tests of tables with friends over HTTP: no accounts, and each page has only its own cards."""

import itertools
import json
import random
import re
import time
import urllib.parse
from pathlib import Path

import pytest

from cartes_lib.games import GAMES
from cartes_lib.messages import LANGUAGES, format_message
from cartes_widgets.classroom.model.life import IN_USE_MS, LIFE_MS
from cartes_widgets.classroom.model.live_terms import LiveTerms
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.web import party as party_module
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.classroom.web.party import Parties, party_view
from cartes_widgets.deck.guests import GUESTS, shown_faces
from cartes_widgets.games.table_game import DEAL, MATCH
from cartes_widgets.games.tables import PRESENTATIONS

from .test_live import advance, texts
from .wire import Browser, SeatPage, run

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"
DEVICES = itertools.count(100)
TRUCO = {"game": "truco", "players": 4, "variant": "sin-flor"}


class Guest(Browser):
    """The client of a person at a table with friends."""

    path = ""

    def send(self, path, **form):
        """Sends the form to join or open a table; returns status and text of the response."""
        status, text = self.ask(path, urllib.parse.urlencode(form))
        if status == 303:
            self.path = self.led_to.removeprefix("/")
        return status, text

    def wish(self, do, **more):
        return self.post(f"{self.path}table", do=do, **more)

    def state(self):
        return self.snapshot(f"{self.path}events")

    def socket(self):
        return f"{self.path}table/{self.state()['table']}/seat/channels?session_id=s"


def seat_of(state):
    return next(seat["seat"] for seat in state["seats"] if seat["mine"])


@pytest.fixture
def friends(open_class):
    """Two people at a table of Truco for four; the first one opened it."""
    first, other = (Guest(open_class.address, f"127.0.1.{next(DEVICES)}") for _ in range(2))
    # The first request creates the page of tables; a redirect leads to it.
    assert first.ask("friends/")[0] in (200, 307)
    assert (
        first.send("friends/new", typed="Ana", face="guest-2", table="truco/4/sin-flor")[0] == 303
    )
    code = first.path.split("/")[1]
    assert other.send("friends/enter", typed="Bruno", face="guest-3", code=code.lower())[0] == 303
    return first, other


@pytest.mark.served
async def test_two_friends_play_each_sees_own_cards_and_the_house_fills_the_seats(
    friends, open_class
):
    first, other = friends
    stranger = Guest(open_class.address)
    places = first.state()
    assert (places["begun"], places["table"]) == (False, None)
    assert [seat["name"] for seat in places["seats"]][0::2] == ["Ana", "Bruno"]
    assert [seat["house"] for seat in places["seats"]] == [False, True, False, True]
    assert [seat["face"] for seat in places["seats"]][0::2] == ["guest-2", "guest-3"]
    # They become opponents instead.
    assert other.wish("sit", seat=0)[0] == 409
    assert other.wish("sit", seat=1)[0] == 200
    assert first.wish("open", **TRUCO)[0] == 400
    assert stranger.post(f"{first.path}table", do="begin")[0] == 403
    assert first.wish("begin")[0] == 200
    place = first.socket()
    assert stranger.ask(place.split("/seat")[0])[0] == 403
    pages = [await SeatPage(who, place).open() for who in (first, other)]
    hands = [page.state["scene"]["hand"] for page in pages]
    for page, theirs in zip(pages, reversed(hands), strict=True):
        assert len(page.state["scene"]["hand"]) == 3
        assert not [card for card in theirs if f'"{card}"' in "".join(page.frames)]
        names = {item["seat"]: item["name"] for item in page.state["scene"]["seat_views"]}
        assert {"Ana", "Bruno"} & set(names.values())
        people = [item["person"] for item in page.state["scene"]["seat_views"]]
        assert set(people) <= {face["id"] for face in page.state["faces"]}
    for page in pages:
        page.socket.close()


@pytest.mark.served
def test_a_bot_replaces_a_friend_who_leaves_and_who_comes_back_to_seat_and_cards(friends):
    first, other = friends
    first.wish("begin")
    place = first.socket()

    async def story():
        page = await SeatPage(other, place).open()
        return page.state["scene"]["hand"]

    hand = run(story())
    assert other.wish("leave")[0] == 200
    assert first.state()["seats"][2]["house"]
    left = other.state()
    assert (left["table"], left["seats"][2]["was"]) == (None, True)
    assert other.ask(place.partition("/channels")[0])[0] in (403, 404)
    assert other.wish("sit", seat=2)[0] == 200

    async def again():
        page = await SeatPage(other, place).open()
        return page.state["scene"]["hand"]

    # A card that a bot played for him meanwhile is gone.
    assert set(run(again())) <= set(hand)


@pytest.mark.served
def test_only_the_host_removes_somebody_who_does_not_come_back(friends):
    first, other = friends
    assert [seat["host"] for seat in other.state()["seats"]] == [True, False, False, False]
    assert [seat["removable"] for seat in first.state()["seats"]] == [False, False, True, False]
    assert not any(seat["removable"] for seat in other.state()["seats"])
    refused = {
        "host": other.wish("remove", name="Ana"),
        "own": first.wish("remove", name="Ana"),
        "nobody": first.wish("remove", name="Dora"),
        "no name": first.wish("remove", name=["Bruno"]),
    }
    assert {key: status for key, (status, _) in refused.items()} == dict.fromkeys(refused, 409)
    assert "hôte" in refused["host"][1]["error"]
    for case in ("own", "nobody"):
        assert refused[case][1]["error"] == "Personne d’autre ne porte ce nom à la table."
    first.wish("begin")
    place = first.socket()

    async def story():
        page = await SeatPage(other, place).open()
        assert first.wish("remove", name="Bruno")[0] == 200
        while await page.socket.read_message() is not None:
            pass
        assert page.socket.close_code == 4404

    run(story())
    assert first.state()["seats"][2]["house"]
    assert other.ask(f"{other.path}events")[0] == 403
    notice = "L’hôte vous a retiré de cette table."
    code = first.path.split("/")[1]
    assert notice in other.ask(other.path)[1]
    status, text = other.send("friends/enter", typed="Dora", code=code)
    # The form offers tables again, because a removed person may still open another one.
    assert (status, notice in text, "friends/new" in text) == (200, True, True)
    assert other.send("friends/new", typed="Bruno", table="truco/2/sin-flor")[0] == 303


def test_the_host_is_the_first_with_a_seat(parties):
    party = parties.open(read_terms(TRUCO))
    ana, bruno = (party.room.join(name)[0] for name in ("Ana", "Bruno"))
    assert party.host == ""
    party.sit(bruno, 1)
    party.sit(ana, 0)
    assert party.host == ana.id
    party.tables.remove(ana.id)
    assert party.host == bruno.id
    with pytest.raises(SeatingError, match="host"):
        party.remove(ana, "Bruno")


@pytest.mark.parametrize("pause", [DEAL, MATCH])
def test_a_result_names_neither_a_bot_nor_a_player_whom_the_host_removes(parties, pause):
    party = parties.open(LiveTerms(game="truco", variant="sin-flor", players=2, deals="7"))
    ana, bruno = (party.room.join(name)[0] for name in ("Ana", "Bruno"))
    for seat, person in enumerate((ana, bruno)):
        party.sit(person, seat)
    rng = random.Random(1)
    while party.table.game.pause != pause:
        advance(party.table, rng, (0, 1))

    def result(viewer):
        view = party.table.view(viewer, party.tables.names())
        return view["scene"]["summary"], view["message"], view["log"]

    assert "Bruno" in " ".join(texts(result(0)))
    party.remove(ana, "Bruno")
    carla, _, _ = party.room.join("Carla")
    party.sit(carla, 1)
    # Sentences stay, for the people who were present.
    summary, newcomer = (" ".join(texts(part)).lower() for part in (result(0)[0], result(1)))
    for name in ("bruno", "carla", format_message("class-table-house", place=2)):
        assert name not in summary + newcomer
    assert format_message("class-table-left") in newcomer
    assert "Bruno" not in str(party_view(party, ana))


@pytest.mark.served
def test_a_third_friend_takes_a_seat_of_the_house_during_the_match(friends, open_class):
    first, _ = friends
    first.wish("begin")
    late = Guest(open_class.address, "127.0.1.3")
    assert late.send("friends/enter", typed="Carla", code=first.path.split("/")[1])[0] == 303
    state = late.state()
    assert (seat_of(state), state["table"]) == (1, first.state()["table"])


@pytest.mark.served
def test_only_phrases_of_the_game_can_be_said(friends):
    first, other = friends
    for phrase in ("hello", "", None, 7, ["turn"]):
        assert first.wish("phrase", phrase=phrase)[0] == 409
    assert first.wish("phrase", phrase="played")[0] == 200
    phrases = other.state()["remarks"]
    assert [(item["seat"], item["name"], item["text"]) for item in phrases] == [
        (2, "Ana", "¡Bien jugado!")
    ]


@pytest.mark.served
def test_an_error_in_the_form_of_friends_is_explained(friends, open_class):
    first, _ = friends
    code = first.path.split("/")[1]
    guest = Guest(open_class.address, "127.0.1.4")
    wrong = [
        ("friends/enter", {"typed": "Ana", "code": code}, "Quelqu’un porte déjà"),
        ("friends/enter", {"typed": "merde", "code": code}, "Choisissez un autre pseudonyme."),
        ("friends/enter", {"typed": "Dora", "code": "ZZZZ"}, "Aucune table n’a ce code"),
        ("friends/enter", {"typed": "", "code": code}, "Choisissez un pseudonyme"),
        ("friends/new", {"typed": "merde", "table": "truco/4/sin-flor"}, "Choisissez un autre"),
        ("friends/new", {"typed": "Dora", "table": "truco/5/sin-flor"}, "n’existe plus"),
        ("friends/new", {"typed": "Dora", "table": "../../etc"}, "n’existe plus"),
    ]
    for path, form, expected in wrong:
        status, text = guest.send(path, **form)
        assert (status, expected in text) == (200, True), (path, form)
    # Another site's page opens nothing, and an unknown face is dropped.
    form = urllib.parse.urlencode({"typed": "Eva", "code": code, "face": "nelly"})
    for origin in ("https://evil.example", "http://[::1", "http://[x]", "null"):
        assert guest.ask("friends/enter", form, Origin=origin)[0] == 403
    assert guest.ask("friends/enter", form)[0] == 303
    seats = first.state()["seats"]
    people = [seat["face"] for seat in seats if not seat["house"]]
    assert next(seat for seat in seats if seat["name"] == "Eva")["face"] in GUESTS
    assert len(set(people)) == len(people)


@pytest.mark.served
def test_a_stranger_learns_of_a_code_only_from_its_form(friends, open_class):
    used = friends[0].path.split("/")[1]
    unused = "QQQQ" if used != "QQQQ" else "RRRR"
    stranger = Guest(open_class.address, f"127.0.1.{next(DEVICES)}")
    table = "table/0123456789abcdef"
    paths = ("", "events", "table", table, f"{table}?view=0", f"{table}/seat")
    paths = (*paths, f"{table}/seat/channels")
    for method, path in itertools.product(("GET", "HEAD", "OPTIONS", "POST", "PUT"), paths):
        statuses = [
            stranger.ask(f"friends/{code}/{path}", method=method, Origin=stranger.origin)[0]
            for code in (used, unused)
        ]
        assert statuses[0] == statuses[1] < 500, (method, path)
    answers = [stranger.post(f"friends/{code}/table", do="begin")[0] for code in (used, unused)]
    assert answers == [403, 403]
    right, wrong = [stranger.ask(f"friends/{code}/")[1] for code in (used, unused)]
    assert "Aucune table n’a ce code" in wrong
    assert "Places prises : 2 sur 4" in right
    assert re.search(r"<b>Truco\b", right)


@pytest.mark.served
def test_codes_are_tried_in_addresses_no_faster_than_in_the_form(friends, open_class):
    used = friends[0].path.split("/")[1]
    guest = Guest(open_class.address, f"127.0.1.{next(DEVICES)}")
    since = time.monotonic()
    tries = (guest.ask("friends/QQQQ/")[0] for _ in range(300))
    accepted = len(list(itertools.takewhile(lambda status: status == 200, tries)))
    assert 20 <= accepted <= 21 + (time.monotonic() - since) / 5
    # Then a right code has the same answer, in both places.
    answers = [guest.ask(f"friends/{code}/") for code in (used, "QQQQ")]
    assert [status for status, _ in answers] == [429, 429]
    assert "Places prises" not in answers[0][1]
    assert guest.send("friends/enter", typed="Eva", code=used)[0] == 429


@pytest.mark.served
def test_a_head_request_of_a_member_gets_the_headers_of_a_page_and_no_stream(friends):
    first, _ = friends
    assert first.wish("begin")[0] == 200
    seat = first.socket().partition("/channels")[0]
    answers = {
        path: first.ask(path, method="HEAD")
        for path in (first.path, seat, seat.removesuffix("/seat"))
    }
    assert answers == dict.fromkeys(answers, (200, ""))
    for path in (f"{first.path}events", f"{seat}/channels"):
        assert first.ask(path, method="HEAD") == (405, "")


@pytest.mark.served
def test_a_table_that_is_refused_for_its_name_is_not_opened(open_class):
    guest = Guest(open_class.address, "127.0.1.78")
    assert guest.ask("friends/")[0] in (200, 307)
    for typed in 8 * ("merde", "", "x" * 99):
        status, _ = guest.send("friends/new", typed=typed, table="balco/2/")
        assert status == 200
    # The refused names have not used up the tables that this address may open.
    assert guest.send("friends/new", typed="Ana", table="balco/2/")[0] == 303


@pytest.mark.served
def test_one_address_opens_a_few_tables_and_tries_a_few_codes(open_class):
    guest = Guest(open_class.address, "127.0.1.77")
    assert guest.ask("friends/")[0] in (200, 307)
    form = {"typed": "Ana", "table": "balco/2/"}
    statuses = [guest.send("friends/new", **form)[0] for _ in range(7)]
    assert statuses == [303] * 6 + [429]
    since = time.monotonic()
    tries = (guest.send("friends/enter", typed="Ana", code="QQQQ")[0] for _ in range(300))
    accepted = len(list(itertools.takewhile(lambda status: status == 200, tries)))
    # Twenty at once, then one in five seconds.
    assert 20 <= accepted <= 21 + (time.monotonic() - since) / 5


@pytest.fixture
def parties():
    """A `Parties` without tables. A test sets its time in milliseconds by `type(parties).now`."""

    class Timed(Parties):
        now = 0

    timed = Timed(clock=lambda: 10**12 + Timed.now, timer=lambda: Timed.now)
    yield timed
    Timed.now = 0


def test_a_table_is_gone_after_a_day(parties):
    party = parties.open(read_terms(TRUCO))
    ana, _, _ = party.room.join("Ana", "guest-1")
    party.sit(ana, 0)
    type(parties).now = LIFE_MS - 1
    parties.look_after()
    assert parties.party(party.room.code) is party
    type(parties).now = LIFE_MS + IN_USE_MS
    parties.look_after()
    assert parties.party(party.room.code) is None
    assert (party.room.members, party.tables.tables) == ({}, {})
    assert party_view(party, ana)["closed"]


def test_a_full_server_closes_the_table_that_nobody_uses(parties, monkeypatch):
    monkeypatch.setattr(party_module, "MAX_PARTIES", 2)
    first = parties.open(read_terms(TRUCO))
    type(parties).now = 1000
    other = parties.open(read_terms(TRUCO))
    with pytest.raises(SeatingError, match="full"):
        parties.open(read_terms(TRUCO))
    type(parties).now = party_module.UNUSED_MS + 1
    third = parties.open(read_terms(TRUCO))
    assert parties.party(first.room.code) is None
    assert [parties.party(item.room.code) for item in (other, third)] == [other, third]


def test_a_newcomer_sits_opposite_and_not_on_a_seat_that_somebody_left(parties):
    party = parties.open(read_terms(TRUCO))
    people = [party.room.join(name)[0] for name in ("Ana", "Bruno", "Carla")]
    for person in people[:2]:
        party.sit(person, party.free_seat())
    assert [party.table.seat_of(person.id) for person in people[:2]] == [0, 2]
    with pytest.raises(SeatingError, match="none"):
        party.begin(people[2])
    assert not party.begun
    party.begin(people[0])
    party.tables.remove(people[0].id)
    assert party.free_seat() == 1
    assert party.free_seat(people[0]) == 0


def test_in_a_game_of_mutes_nobody_talks_during_a_deal(parties):
    party = parties.open(read_terms({"game": "botifarra", "players": 4}))
    ana, _, _ = party.room.join("Ana")
    party.sit(ana, 0)
    party.send_phrase(ana, "played")
    party.begin(ana)
    with pytest.raises(SeatingError, match="mute"):
        party.send_phrase(ana, "luck")
    assert [item["text"] for item in party_view(party, ana)["remarks"]] == ["Ben jugat!"]


def test_a_player_who_sends_too_many_phrases_is_ignored(parties):
    party = parties.open(read_terms(TRUCO))
    ana, _, _ = party.room.join("Ana")
    party.sit(ana, 0)
    for _ in range(10):
        party.send_phrase(ana, "thanks")
    assert party.remarks[ana.id].number == 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_in_the_passport(game, lang):
    cells = json.loads((TUTORIALS / lang / "house_rules.ipynb").read_text("utf-8"))["cells"]
    text = "".join("".join(cell["source"]) for cell in cells).replace("\u00a0", "")
    assert PRESENTATIONS[game].phrases
    for phrase in PRESENTATIONS[game].phrases.values():
        assert re.search(rf"[*>]{re.escape(phrase)}(\*|</i>)", text)


def test_no_guest_has_the_face_of_another():
    faces = [json.dumps(item["face"], sort_keys=True) for item in shown_faces()]
    assert len(set(faces)) == len(GUESTS) == 10
