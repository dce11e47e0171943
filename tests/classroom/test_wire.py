"""A class on the wire: what pupils, strangers and hostile pages may and may not."""

import asyncio
import contextlib
import functools
import json
import re
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPConnection
from pathlib import Path

import pytest
import zmq
from jupyter_client.session import Session
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from cartes_lib.exercises import answer_key, deal_code, generate
from cartes_lib.wording import LANGUAGES
from cartes_widgets.app.choice import COOKIE
from cartes_widgets.app.classes.hearing import hear
from cartes_widgets.core.report import LISTENS, MESSAGE, TOPIC, report
from tests.foreign import foreign_words

pytestmark = pytest.mark.served

PATIENCE = 90
ROOT = Path(__file__).resolve().parents[2]
LESSON = "voila/render/fr/botifarra/04_free.ipynb"
ASKED = generate("BO-04", "legal", 7)
CODE = deal_code(ASKED)
RIGHT = list(answer_key(ASKED).answer)
WRONG = [next(item.id for item in ASKED.shape.items if item.id not in RIGHT)]


class Browser:
    """Somebody who keeps cookies, and tells where his pages come from."""

    def __init__(self, address, device="127.0.0.1"):
        self.address, self.device = address, device
        self.origin = address.rstrip("/")
        self.cookies = {}

    def ask(self, path, body=None, **headers):
        """Status and text of what is answered; a redirection is not followed."""
        url = path if path.startswith("http") else self.address + path
        sent = {"User-Agent": "Mozilla/5.0", "Accept": "text/html", **headers}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None and "Origin" not in headers:
            sent["Origin"] = self.origin
        data = body.encode() if isinstance(body, str) else body
        request = urllib.request.Request(url, data=data, headers=sent)
        opener = urllib.request.build_opener(Still, From(self.device))
        try:
            answered = opener.open(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answered = error
        for one in answered.headers.get_all("Set-Cookie") or ():
            name, _, value = one.split(";")[0].partition("=")
            assert "HttpOnly" in one
            # Whom a language tells nothing of, a link from elsewhere may open in it.
            assert ("SameSite=Lax" if name == COOKIE else "SameSite=Strict") in one
            assert name != COOKIE or value in LANGUAGES
            self.cookies[name] = value
        return answered.status, answered.read().decode()

    def post(self, path, **content):
        """Status and JSON of what is answered to a command or an answer."""
        status, text = self.ask(path, json.dumps(content), **{"Content-Type": "application/json"})
        return status, json.loads(text) if text.startswith("{") else {}

    def headers(self):
        """What a websocket of its pages brings along."""
        return {}

    def told(self, path="classe/evenements"):
        """The snapshot with which a stream of events begins."""
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        request = urllib.request.Request(self.address + path, headers=sent)
        with urllib.request.urlopen(request, timeout=PATIENCE) as stream:
            line = stream.readline().decode()
        return json.loads(line.removeprefix("data: "))

    def until(self, holds, path="classe/tableau/evenements"):
        """The first snapshot for which `holds`."""
        deadline = time.monotonic() + PATIENCE
        while not holds(state := self.told(path)):
            assert time.monotonic() < deadline, f"never so: {state}"
            time.sleep(0.1)
        return state


class Still(urllib.request.HTTPRedirectHandler):
    """Follows no redirection."""

    def redirect_request(self, *_):
        return None


class From(urllib.request.HTTPHandler):
    """Asks from an address of its own."""

    def __init__(self, address):
        super().__init__()
        self.connection = functools.partial(HTTPConnection, source_address=(address, 0))

    def http_open(self, request):
        return self.do_open(self.connection, request)


class Class:
    """A class that is held, its teacher's browser, and what the command said."""

    def __init__(self, said):
        self.said = said
        key = re.search(r"(http://\S+/)classe/prof\?cle=(\S+)", said)
        self.address, self.key = key[1], key[2]
        self.code = re.search(r"/classe/([A-Z]{4})\b", said)[1]
        self.teacher = Browser(self.address)
        status, _ = self.teacher.ask(f"classe/prof?cle={self.key}")
        assert status == 200

    def pupil(self, name):
        """The browser of a pupil who came in under that pseudonym."""
        one = Browser(self.address)
        form = urllib.parse.urlencode({"code": self.code, "typed": name})
        status, text = one.ask("classe/entrer", form)
        assert status == 303, text
        return one

    def command(self, do, **more):
        status, told = self.teacher.post("classe/commande", do=do, **more)
        assert status == 200, told
        return told

    def board(self):
        return self.teacher.told("classe/tableau/evenements")


@contextlib.contextmanager
def holding(folder, *more):
    """A class, started as a teacher starts it."""
    said = folder / "said"
    database = f"sqlite:///{folder / 'class.sqlite'}"
    words = ["class", "--lan", "127.0.0.1", "--no-browser", "--port", "0", "--database", database]
    command = [sys.executable, "-u", "-m", "cartes_widgets.app", *words, *more]
    with said.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r"(http://\S+/)classe/prof", said.read_text())):
            assert process.poll() is None, said.read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(found[1], timeout=PATIENCE).close()
                break
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield Class(said.read_text())
    finally:
        process.terminate()
        assert process.wait(timeout=60) == 0


@pytest.fixture(scope="module")
def held(tmp_path_factory):
    with holding(tmp_path_factory.mktemp("class")) as found:
        yield found


@pytest.fixture
def room(held):
    """The class, with nothing open."""
    held.command("free")
    return held


def of_member(state, name):
    return next(one for one in state["members"] if one["name"] == name)


# Who comes in.


def test_one_comes_in_with_the_code_and_a_pseudonym_and_without_them_not(room):
    stranger = Browser(room.address)
    for form in ({"code": "ZZZZ", "typed": "A"}, {"code": "", "typed": "A"}, {}):
        status, text = stranger.ask("classe/entrer", urllib.parse.urlencode(form))
        assert status == 200
        assert "cartes-notice" in text
    assert stranger.cookies == {}
    assert stranger.ask("classe/evenements")[0] == 403
    status, text = stranger.ask(f"classe/{room.code.lower()}")
    assert f'value="{room.code}"' in text
    assert "24 heures" in text
    assert room.pupil("Vient avec le code").told()["name"] == "Vient avec le code"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_door_and_the_board_are_in_ones_own_language_whatever_the_class_began_in(room, lang):
    asks = {"Accept-Language": lang}
    pages = ((Browser(room.address), f"classe/{room.code}"), (room.teacher, "classe/tableau"))
    for browser, path in pages:
        status, text = browser.ask(path, **asks)
        assert status == 200
        assert f'<html lang="{lang}"' in text
        body = text.partition("<body")[2]
        tags = r'<script.*?</script>|<[^>]+ lang="[^>]*>[^<]*|<[^>]+>'
        assert foreign_words(re.sub(tags, "\n", body, flags=re.DOTALL), lang) == []


def test_a_taken_pseudonym_is_told_on_the_form_which_keeps_the_code(room):
    room.pupil("Unique")
    other = Browser(room.address)
    form = urllib.parse.urlencode({"code": room.code, "typed": "UNIQUE"})
    status, text = other.ask("classe/entrer", form)
    assert status == 200
    assert "déjà pris" in text
    assert f'value="{room.code}"' in text


def test_a_script_in_a_pseudonym_is_shown_as_it_was_typed(room):
    typed = '<img src=x onerror="">'
    pupil = room.pupil(typed)
    for reader, path in ((pupil, "classe/"), (room.teacher, "classe/feuilles")):
        _, text = reader.ask(path)
        assert "<img src=x" not in text
        assert "&lt;img src=x" in text
    assert pupil.told()["name"] == typed


# Who may what.


TEACHERS = [
    "classe/tableau",
    "classe/tableau/evenements",
    "classe/projection",
    "classe/projection/evenements",
    "classe/code.svg",
    "classe/reponses.csv",
    "classe/feuilles",
]


@pytest.mark.parametrize("path", TEACHERS)
def test_what_is_the_teachers_is_nobody_elses(room, path):
    for who in (Browser(room.address), room.pupil(f"lit {TEACHERS.index(path)}")):
        assert who.ask(path)[0] == 403


def test_a_pupil_commands_nothing(room):
    pupil = room.pupil("Commande")
    for said in ({"do": "freeze", "on": True}, {"do": "purge"}, {"do": "link"}):
        assert pupil.post("classe/commande", **said)[0] == 403
    assert room.board()["course"]["frozen"] is False


def test_the_teachers_link_is_used_up_by_its_first_use(room):
    other = Browser(room.address)
    assert other.ask(f"classe/prof?cle={room.key}")[0] == 403
    assert other.ask("classe/prof?cle=")[0] == 403
    assert other.cookies == {}
    told = room.command("link")
    assert other.ask(told["link"])[0] == 200
    assert other.ask("classe/tableau")[0] == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "file://127.0.0.1"]
)
def test_a_post_of_another_site_is_refused(room, origin):
    pupil = room.pupil(f"Ailleurs {abs(hash(origin)) % 9999}")
    for who, path in ((room.teacher, "classe/commande"), (pupil, "classe/reponse")):
        body = json.dumps({"do": "freeze", "on": True, "number": 1, "answer": RIGHT})
        assert who.ask(path, body, Origin=origin)[0] == 403
    assert Browser(room.address).ask("classe/entrer", "code=AAAA", Origin=origin)[0] == 403


def test_a_cookie_of_another_room_is_nobodys(room):
    pupil = room.pupil("Voyage")
    (name, value), *_ = pupil.cookies.items()
    stranger = Browser(room.address)
    stranger.cookies = {"cartes-eleve-0123456789abcdef": value}
    assert stranger.ask("classe/evenements")[0] == 403
    stranger.cookies = {name: "x" * 43}
    assert stranger.ask("classe/evenements")[0] == 403
    stranger.cookies = {name.replace("eleve", "prof"): value}
    assert stranger.ask("classe/tableau")[0] == 403


def test_a_pupil_who_was_taken_out_is_told_and_answers_nothing(room):
    pupil = room.pupil("Retiré")
    room.command("ask", code=CODE)
    member = of_member(room.board(), "Retiré")["id"]
    room.command("remove", member=member)
    assert pupil.ask("classe/evenements")[0] == 403
    assert pupil.post("classe/reponse", number=1, answer=RIGHT)[0] == 403


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"do": "x"},
        {"do": ["ask"]},
        {"do": "ask", "code": "BO-04-AAAAAA"},
        {"do": "ask", "lesson": "BO-99", "kind": "legal", "seed": 1, "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": "1", "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": -1, "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": 1, "level": 1, "rules": "x"},
        {"do": "here", "lesson": "BO-04", "step": 0},
        {"do": "here", "lesson": "BO-04", "step": 99},
        {"do": "here", "lesson": "../x", "step": 1},
        {"do": "rename", "member": "x", "name": "y"},
        {"do": "plan", "plan": "x"},
        {"do": "part", "at": 1},
        {"do": "reveal"},
        {"do": "next"},
    ],
)
def test_a_command_that_makes_no_sense_changes_nothing(room, said):
    before = room.board()["course"]
    status, told = room.teacher.post("classe/commande", **said)
    assert status in (400, 409)
    assert status == 400 or told["fault"]
    assert room.board()["course"] == before


@pytest.mark.parametrize("body", ["", "[]", "{", "[" * 5000, '"x"', "x" * 20_000])
def test_a_body_that_is_none_is_refused(room, body):
    assert room.teacher.ask("classe/commande", body)[0] == 400


# A question for all.


def test_no_answer_leaves_before_it_is_revealed(room):
    pupil = room.pupil("Curieux")
    room.command("ask", code=CODE)
    question = pupil.told()["question"]
    assert question["prompt"]
    assert question["answered"] is False
    wall = room.teacher.told("classe/projection/evenements")
    for told in (question, wall["question"]):
        assert "verdict" not in told
        text = json.dumps({name: one for name, one in told.items() if name != "words"})
        assert '"ok": true' not in text
        assert "why" not in text or told["spread"]["why"] == ""
    number = question["number"]
    status, told = pupil.post("classe/reponse", number=number, answer=WRONG, ms=900)
    assert (status, told) == (200, {"kept": True})
    room.teacher.until(lambda state: state["question"]["spread"]["answered"] == 1)
    wall = room.teacher.told("classe/projection/evenements")["question"]["spread"]
    assert wall["heaps"][0]["ok"] is None
    assert (wall["mistake"], wall["right"]) == (None, "")
    room.command("reason")
    wall = room.teacher.told("classe/projection/evenements")["question"]["spread"]
    assert wall["mistake"]["reason"]
    assert wall["right"] == ""
    room.command("reveal")
    verdict = pupil.told()["question"]["verdict"]
    assert verdict["ok"] is False
    assert verdict["right"]
    wall = room.teacher.told("classe/projection/evenements")["question"]["spread"]
    assert wall["heaps"][0]["ok"] is False
    assert wall["right"]


def test_who_gave_no_answer_is_told_the_right_one_and_nothing_is_counted(room):
    pupil = room.pupil("Silence")
    room.command("ask", code=CODE)
    room.command("reveal")
    verdict = pupil.told()["question"]["verdict"]
    assert verdict["ok"] is None
    # Once, and nobody is told that it was his.
    assert verdict["text"] == verdict["said"]
    assert verdict["text"].startswith("Bonne réponse")
    assert verdict["right"] == ""
    number = pupil.told()["question"]["number"]
    assert pupil.post("classe/reponse", number=number, answer=RIGHT)[0] == 409
    assert of_member(room.board(), "Silence")["of"] == 0


def test_a_pupil_cannot_answer_for_another_nor_twice(room):
    one, other = room.pupil("Premier"), room.pupil("Second")
    room.command("ask", code=CODE)
    number = one.told()["question"]["number"]
    forged = {"member": "Second", "name": "Second", "ok": True, "misconception": "x"}
    assert one.post("classe/reponse", number=number, answer=WRONG, **forged)[0] == 200
    assert one.post("classe/reponse", number=number, answer=RIGHT)[0] == 200
    state = room.teacher.until(lambda s: s["question"]["spread"]["answered"] == 1)
    assert of_member(state, "Premier")["answered"] is True
    assert of_member(state, "Second")["answered"] is False
    assert [heap["ok"] for heap in state["question"]["spread"]["heaps"]] == [False]
    assert other.told()["question"]["answered"] is False


@pytest.mark.parametrize(
    "answer", [None, 7, "x", [], ["J1"], RIGHT * 2, {"a": 1}, [["x"]], [{"x": 1}]]
)
def test_an_answer_of_another_form_is_told_and_not_counted(room, answer):
    pupil = room.pupil(f"Forme {json.dumps(answer)[:12]}")
    room.command("ask", code=CODE)
    number = pupil.told()["question"]["number"]
    status, told = pupil.post("classe/reponse", number=number, answer=answer)
    assert status == 409
    assert told["fault"]
    assert pupil.told()["question"]["answered"] is False
    assert pupil.post("classe/reponse", number=number + 5, answer=RIGHT)[0] == 409


def test_a_pupil_reads_nothing_of_others(room):
    one, other = room.pupil("Lecteur"), room.pupil("Secret de l’autre")
    room.command("ask", code=CODE)
    number = other.told()["question"]["number"]
    other.post("classe/reponse", number=number, answer=WRONG)
    room.teacher.until(lambda s: s["question"]["spread"]["answered"] == 1)
    room.command("reveal")
    told = json.dumps(one.told(), ensure_ascii=False)
    assert "Secret de l’autre" not in told
    assert "spread" not in told
    _, page = one.ask("classe/")
    assert "Secret de l’autre" not in page
    wall = json.dumps(room.teacher.told("classe/projection/evenements"), ensure_ascii=False)
    assert "Secret de l’autre" not in wall
    assert "Lecteur" not in wall


def test_everybody_is_brought_to_a_lesson_and_its_step(room):
    pupil = room.pupil("Suit")
    room.command("here", lesson="BO-04", step=3)
    place = pupil.told()["place"]
    assert (place["lesson"], place["step"]) == ("BO-04", 3)
    assert place["path"].endswith("04_free.ipynb")


def test_a_session_is_followed_part_by_part(room):
    room.command("plan", plan="botifarra")
    plan = room.board()["plan"]
    assert (plan["name"], plan["at"], len(plan["parts"])) == ("botifarra", 0, 6)
    room.command("part", at=2)
    assert room.board()["question"]["lesson"] == "BO-01"
    room.command("part", at=5)
    place = room.board()["course"]["place"]
    assert place["lesson"] == "BO-04"
    assert place["step"] > 1
    room.command("part", at=6)
    assert room.board()["course"]["place"] is None
    room.command("plan", plan="")


def test_the_answers_of_the_class_are_a_table_and_sheets(room):
    pupil = room.pupil("Tableau")
    room.command("ask", code=CODE)
    pupil.post("classe/reponse", number=pupil.told()["question"]["number"], answer=WRONG)
    room.teacher.until(lambda s: of_member(s, "Tableau")["of"] == 1)
    status, table = room.teacher.ask("classe/reponses.csv")
    assert status == 200
    assert table.startswith("\ufeffélève;")
    assert re.search(r"^Tableau;.*;BO-04;.*;faux;", table, re.M)
    _, page = room.teacher.ask("classe/feuilles")
    assert "<h1>Tableau</h1>" in page


def test_a_pupil_who_floods_is_told_to_wait_and_the_others_are_served(room):
    flooding, other = room.pupil("Inonde"), room.pupil("Attend")
    room.command("ask", code=CODE)
    answered = (flooding.post("classe/reponse", number=0, answer=RIGHT)[0] for _ in range(120))
    assert 429 in answered
    number = other.told()["question"]["number"]
    assert other.post("classe/reponse", number=number, answer=RIGHT)[0] == 200


# Lessons of a class.


class LessonPage:
    """A lesson's page without a browser: its kernel's channel, and one exercise of it."""

    def __init__(self, browser, query="?seed=7"):
        status, text = browser.ask(LESSON + query)
        assert status == 200
        self.text = text
        self.kernel = re.search(r'id="cartes-kernel" data-id="([0-9a-f-]{36})"', text)[1]
        self.address = browser.address.replace("http", "ws")
        self.headers = browser.headers()
        self.heard = []

    async def open(self):
        url = f"{self.address}api/kernels/{self.kernel}/channels?session_id=s"
        self.socket = await websocket_connect(HTTPRequest(url, headers=self.headers))
        asking = asyncio.ensure_future(self.ask_for_states())
        try:
            while True:
                content = (await self.message())["content"]
                data = content.get("data", {})
                for model, one in data.get("states", {}).items():
                    if one["state"].get("kind") == "legal":
                        self.model, self.turn = model, one["state"]["turn"]
                        return
        finally:
            asking.cancel()

    async def ask_for_states(self):
        """Asks until the kernel, which may still be starting, answers."""
        target = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
        while True:
            self.send("comm_open", target)
            self.send("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})
            await asyncio.sleep(0.3)

    def send(self, kind, content, msg_id="m"):
        header = {
            "msg_id": msg_id,
            "msg_type": kind,
            "session": "s",
            "username": "",
            "version": "5.3",
        }
        metadata = {"version": "1.0.0"} if kind == "comm_open" else {}
        self.sending = asyncio.ensure_future(
            self.socket.write_message(
                json.dumps(
                    {
                        "header": header,
                        "parent_header": {},
                        "metadata": metadata,
                        "content": content,
                        "channel": "shell",
                        "buffers": [],
                    }
                )
            )
        )

    async def message(self):
        """The next one that comes."""
        frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
        assert frame is not None, "the channel was closed"
        if isinstance(frame, bytes):
            starts = [int.from_bytes(frame[4 * n : 4 * n + 4]) for n in (1, 2)]
            end = starts[1] if int.from_bytes(frame[:4]) > 1 else len(frame)
            frame = frame[starts[0] : end]
        return json.loads(frame)

    async def click(self, name, msg_id="click", **content):
        """What the page is told from then on until its message was heard."""
        data = {"method": "custom", "content": {"do": name, "turn": self.turn, **content}}
        self.send("comm_msg", {"comm_id": self.model, "data": data}, msg_id)
        found = []
        while True:
            message = await self.message()
            if message["parent_header"].get("msg_id") == msg_id:
                found.append(message)
            state = message["content"].get("data", {}).get("state", {})
            self.turn = state.get("turn", self.turn)
            is_idle = message["content"].get("execution_state") == "idle"
            if is_idle and message["parent_header"].get("msg_id") == msg_id:
                return found


def run(story):
    return asyncio.run(asyncio.wait_for(story, 3 * PATIENCE))


def test_an_answer_in_a_lesson_is_told_by_its_kernel_and_what_a_browser_kept_is_not(room):
    pupil = room.pupil("Leçon")
    page = LessonPage(pupil)
    assert "room_lesson.js" in page.text

    async def story():
        await page.open()
        kept = {
            "seed": 900,
            "level": 1,
            "done": 50,
            "solved": True,
            "progress": {"first": [["legal", 900, 1, True, 0, 1, ""]]},
        }
        await page.click("restore", state=kept)
        assert of_member(room.board(), "Leçon")["of"] == 0
        await page.click("answer", "a", answer=["none"])
        told = await page.click(
            "answer", "b", answer=[generate("BO-04", "legal", 901).shape.items[0].id]
        )
        assert any("verdict" in one["content"].get("data", {}).get("state", {}) for one in told)
        # The server alone hears of it.
        assert MESSAGE not in json.dumps(told)

    run(story())
    state = room.teacher.until(lambda s: of_member(s, "Leçon")["of"] == 1)
    assert list(of_member(state, "Leçon")["cells"]) == ["BO-04/legal"]


def test_a_frozen_class_takes_no_answer_whatever_a_page_sends(room):
    pupil = room.pupil("Gelé")
    page = LessonPage(pupil)

    async def story():
        await page.open()
        room.command("freeze", on=True)
        for name in ("answer", "hint", "next", "level"):
            told = await page.click(name, f"frozen-{name}", answer=RIGHT, level=2)
            # It is heard, so that the page does not take the connection for lost; no more.
            assert [one["header"]["msg_type"] for one in told] == ["status"]
        told = await page.click("answer", "frozen-want", answer=RIGHT, want="")
        assert [one["header"]["msg_type"] for one in told] == ["status"]
        # A page that opens meanwhile finds its series again, and no hint.
        told = await page.click("restore", "back", state={"seed": 8, "level": 1, "hints": 4})
        states = [one["content"].get("data", {}).get("state", {}) for one in told]
        assert any(one.get("seed") == 8 for one in states)
        assert not any(one.get("hint", {}).get("shown") for one in states)
        assert any(one.get("kept", {}).get("failed") for one in states)
        back = {"seed": 7, "level": 1, "hints": 0}
        await page.click("restore", "first", state=back)
        room.command("freeze", on=False)
        told = await page.click("answer", "thawed", answer=RIGHT)
        assert any("verdict" in one["content"].get("data", {}).get("state", {}) for one in told)
        room.command("ask", code=CODE)
        told = await page.click("next", "asked")
        assert [one["header"]["msg_type"] for one in told] == ["status"]
        room.command("freeze", on=True)
        number = pupil.told()["question"]["number"]
        assert pupil.post("classe/reponse", number=number, answer=RIGHT)[0] == 409

    run(story())
    room.command("freeze", on=False)


def test_who_did_not_come_in_reads_lessons_and_nothing_of_it_is_sent(room):
    stranger = Browser(room.address)
    page = LessonPage(stranger)
    assert "room_lesson.js" not in page.text
    assert stranger.cookies == {COOKIE: "fr"}
    before = len(room.board()["members"])

    async def story():
        await page.open()
        room.command("freeze", on=True)
        await page.click("answer", answer=RIGHT)

    run(story())
    room.command("freeze", on=False)
    assert len(room.board()["members"]) == before


# Without a class.


class Told:
    """A kernel's session and socket, which keep what is sent."""

    def __init__(self):
        self.sent = []
        self.session = self.iopub_socket = self

    def send(self, *parts, **more):
        self.sent.append((parts, more))


def test_without_a_class_a_kernel_tells_nobody_of_answers(monkeypatch):
    kernel = Told()
    shell = type("Shell", (), {"kernel": kernel})()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)
    for value in (None, "", "0"):
        monkeypatch.delenv(LISTENS, raising=False)
        if value is not None:
            monkeypatch.setenv(LISTENS, value)
        report({"ok": True})
    assert kernel.sent == []
    monkeypatch.setenv(LISTENS, "1")
    report({"ok": True})
    assert kernel.sent == [((kernel, MESSAGE, {"ok": True}), {"ident": TOPIC})]


def test_a_message_that_is_not_signed_with_the_kernels_key_is_not_heard():
    key, heard = b"the kernel's own", []
    context = zmq.Context()
    publisher = context.socket(zmq.PUB)
    port = publisher.bind_to_random_port("tcp://127.0.0.1")

    class Kernel:
        session = Session(key=key)

        def connect_iopub(self):
            from zmq.eventloop.zmqstream import ZMQStream

            socket = context.socket(zmq.SUB)
            socket.connect(f"tcp://127.0.0.1:{port}")
            return ZMQStream(socket)

    async def story():
        end = hear(Kernel(), heard.append)
        forged, own = Session(key=b"another"), Session(key=key)
        deadline = time.monotonic() + PATIENCE
        while not heard:
            assert time.monotonic() < deadline
            forged.send(publisher, MESSAGE, {"forged": 1}, ident=TOPIC)
            own.send(publisher, "stream", {"other type": 1}, ident=TOPIC)
            own.send(publisher, MESSAGE, {"other topic": 1}, ident=b"kernel.status")
            own.send(publisher, MESSAGE, {"own": 1}, ident=TOPIC)
            await asyncio.sleep(0.05)
        end()

    run(story())
    publisher.close()
    context.destroy()
    assert all(one == {"own": 1} for one in heard)


def test_codes_cannot_be_tried_without_end(room):
    stranger = Browser(room.address, "127.0.0.2")

    def tried(code):
        form = urllib.parse.urlencode({"code": code, "typed": "Devine"})
        return stranger.ask("classe/entrer", form)

    assert any(tried("ZZZZ")[0] == 429 for _ in range(60))
    # Nor does the answer tell then which code was right.
    status, text = tried(room.code)
    assert (status, stranger.cookies) == (429, {})
    assert "attendez une minute" in text
    # Who comes from elsewhere comes in all the same.
    room.pupil("Connaît le code")


def test_one_device_does_not_fill_the_room(room):
    flooding = Browser(room.address, "127.0.0.3")
    form = urllib.parse.urlencode({"code": room.code, "typed": "..."})
    assert any(flooding.ask("classe/entrer", form)[0] == 429 for _ in range(150))
    room.pupil("Vient après la foule")


# Live tables.


class SeatPage:
    """A page of a live table, and every frame that it was sent."""

    def __init__(self, browser, path):
        self.browser, self.path, self.frames, self.state = browser, path, [], {}

    async def open(self, origin=None):
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"Cookie": cookies, "Origin": origin or self.browser.origin}
        url = self.browser.address.replace("http", "ws") + self.path
        self.socket = await websocket_connect(HTTPRequest(url, headers=headers))
        self.say({"method": "request_states"}, "states")
        await self.until(lambda page: "words" in page.state)
        return self

    def say(self, data, msg_id="m"):
        header = {"msg_id": msg_id, "msg_type": "comm_msg", "session": "s", "username": ""}
        content = {"comm_id": "table", "data": data}
        said = {"header": {**header, "version": "5.3"}, "content": content, "channel": "shell"}
        self.sending = asyncio.ensure_future(self.socket.write_message(json.dumps(said)))

    def do(self, **content):
        content = {"turn": self.state["turn"], **content}
        self.say({"method": "custom", "content": content})

    async def until(self, holds):
        while not holds(self):
            frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
            assert frame is not None, "the channel was closed"
            self.frames.append(frame)
            data = json.loads(frame)["content"].get("data", {})
            states = data.get("states", {"": data}).values()
            for one in states:
                self.state.update(one.get("state", {}))


def test_two_people_play_at_a_table_each_sees_only_his_cards_and_comes_back_to_his_seat(room):
    one, other, stranger = (room.pupil(f"À table {n}") for n in range(3))
    assert one.post("classe/table", do="open", game="truco", players=2)[0] == 409
    room.command("tables", on=True)
    table = one.post("classe/table", do="open", game="truco", players=2)[1]["table"]
    assert other.post("classe/table", do="sit", table=table, seat=0)[0] == 409
    assert other.post("classe/table", do="sit", table=table, seat=1)[0] == 200
    assert one.told()["table"] == table
    place = f"classe/table/{table}/place/channels?session_id=s"
    for who, path in (
        (stranger, place),
        (one, f"{place}&vue=tout"),
        (one, place.replace(table, "0" * 16)),
    ):
        assert who.ask(path, Origin=who.origin)[0] in (403, 404)
    assert stranger.ask(f"classe/table/{table}/place")[0] == 404
    assert "room_table.js" in one.ask(f"classe/table/{table}")[1]

    async def story():
        pages = [await SeatPage(who, place).open() for who in (one, other)]
        watcher = await SeatPage(room.teacher, f"{place}&vue=tout").open()
        hands = [page.state["scene"]["hand"] for page in pages]
        assert [one["cards"] for one in watcher.state["hands"]] == hands
        for page, theirs in zip(pages, reversed(hands), strict=True):
            for card in theirs:
                assert not any(f'"{card}"' in frame for frame in page.frames)
            assert "hands" not in page.state
        acting = next(page for page in pages if page.state["yours"])
        waiting = next(page for page in pages if page is not acting)
        turn = acting.state["turn"]
        # Not his turn; not his card; a watcher has no seat.
        waiting.do(do="act", id=waiting.state["scene"]["hand"][0])
        await waiting.until(lambda page: page.state["verdict"])
        watcher.do(do="act", id=acting.state["scene"]["hand"][0])
        room.command("freeze", on=True)
        acting.do(do="act", id=acting.state["scene"]["hand"][0])
        await acting.until(lambda page: page.state["notice"])
        assert acting.state["turn"] == turn
        room.command("freeze", on=False)
        played = acting.state["scene"]["hand"][0]
        acting.do(do="act", id=played)
        for page in (acting, waiting, watcher):
            await page.until(lambda page: page.state["turn"] > turn)
        assert played not in acting.state["scene"]["hand"]
        assert any(f'"{played}"' in frame for frame in waiting.frames)
        acting.socket.close()
        again = await SeatPage(acting.browser, acting.path).open()
        assert again.state["scene"]["hand"] == acting.state["scene"]["hand"]
        with pytest.raises(HTTPClientError) as refused:
            await SeatPage(one, place).open(origin="https://evil.example")
        assert refused.value.code == 403
        room.command("tables", on=False)
        while await asyncio.wait_for(again.socket.read_message(), PATIENCE) is not None:
            pass

    run(story())
    assert one.told()["table"] is None
    assert one.ask(f"classe/table/{table}/place")[0] == 404


def test_who_shares_a_device_is_sent_his_cards_once_he_says_that_he_has_it(room):
    room.command("tables", on=True)
    pupil, other = room.pupil("Partage 1"), room.pupil("Partage 2")
    assert pupil.post("classe/table", do="share", seat=1, name="Huppe")[0] == 409
    table = pupil.post("classe/table", do="open", game="truco", players=4)[1]["table"]
    for seat, name in ((0, "Huppe"), (4, "Huppe"), (1, "partage 2"), (1, ""), (1, "a\u202eb")):
        status, told = pupil.post("classe/table", do="share", seat=seat, name=name)
        assert (status, bool(told["fault"])) == (409, True), (seat, name)
    assert pupil.post("classe/table", do="share", seat="1", name="Huppe")[0] == 400
    script = "<script>Huppe</script>"
    assert pupil.post("classe/table", do="share", seat=1, name=script)[0] == 200
    # Nobody takes away who came with another, nor sits down on him.
    assert other.post("classe/table", do="unshare", name=script)[0] == 409
    assert other.post("classe/table", do="sit", table=table, seat=1)[0] == 409
    assert other.post("classe/table", do="sit", table=table, seat=2)[0] == 200
    place = f"classe/table/{table}/place/channels?session_id=s"

    async def story():
        watcher = await SeatPage(room.teacher, f"{place}&vue=tout").open()
        hands = [one["cards"] for one in watcher.state["hands"]]
        page = await SeatPage(pupil, place).open()
        called = page.state["curtain"]["seat"]
        assert called in (0, 1)
        assert page.state["curtain"]["name"] == ("Partage 1", script)[called]

        def sent(seat, since=0):
            return [card for card in hands[seat] if f'"{card}"' in "".join(page.frames[since:])]

        assert "scene" not in page.state
        assert not any(sent(seat) for seat in range(4))
        # Not for another's seat, nor past the curtain.
        for seat in (2, 1 - called, -1, None, "0", True, 9):
            page.do(do="ready", seat=seat)
        page.do(do="act", id=hands[called][0])
        page.do(do="pick", cards=[])
        page.do(do="ready", seat=called)
        await page.until(lambda page: page.state["curtain"] is None)
        assert page.state["scene"]["hand"] == hands[called]
        assert page.state["device"]["who"] == ("Partage 1", script)[called]
        assert not sent(1 - called)
        assert not sent(2) + sent(3)
        # Whoever acts hands the device on: the next one's cards wait for his word.
        others = await SeatPage(other, place).open()
        while page.state["curtain"] is None:
            turn = max(one.state["turn"] for one in (page, others))
            for one in (page, others):
                await one.until(lambda one, turn=turn: one.state["turn"] >= turn)
            acting = next((one for one in (page, others) if one.state["yours"]), None)
            if acting is not None:
                acting.do(do="act", id=acting.state["scene"]["hand"][0])
            # Else the house plays, by its clock.
            for one in (page, others):
                await one.until(lambda one, turn=turn: one.state["turn"] > turn)
        assert page.state["curtain"]["seat"] == 1 - called
        assert not sent(1 - called)
        before = len(page.frames)
        page.do(do="ready", seat=1 - called)
        await page.until(lambda page: page.state["curtain"] is None)
        assert page.state["scene"]["hand"] == hands[1 - called]
        held = set(others.state["scene"]["hand"])
        assert not held & {*sent(2, before)}

    run(story())
    assert pupil.post("classe/table", do="leave") == (200, {"table": None})
    named = [name for one in room.board()["tables"] for name in one["people"]]
    assert script not in named
    room.command("tables", on=False)


def test_who_changes_seats_is_sent_no_card_of_the_deal_whose_cards_he_has_seen(room):
    room.command("tables", on=True)
    hopping, other = room.pupil("Sauteur"), room.pupil("Reste")
    table = hopping.post("classe/table", do="open", game="botifarra", players=4)[1]["table"]
    assert other.post("classe/table", do="sit", table=table, seat=1)[0] == 200
    place = f"classe/table/{table}/place/channels?session_id=s"

    async def story():
        watcher = await SeatPage(room.teacher, f"{place}&vue=tout").open()
        hands = [one["cards"] for one in watcher.state["hands"]]
        page = await SeatPage(hopping, place).open()
        assert page.state["scene"]["hand"] == hands[0]
        for seat in (2, 3):
            assert hopping.post("classe/table", do="leave")[0] == 200
            assert hopping.post("classe/table", do="sit", table=table, seat=seat)[0] == 200
            page = await SeatPage(hopping, place).open()
            assert page.state["curtain"] == {"seat": seat, "name": "", "waits": True}
            asked = [{"do": "ready", "seat": seat}, {"do": "pick", "cards": hands[seat][:1]}]
            for said in (*asked, {"do": "act", "id": hands[seat][0]}, {"do": "go"}):
                page.do(**said)
            page.say({"method": "request_states"}, "again")
            page.state.pop("words")
            await page.until(lambda page: "words" in page.state)
            assert "scene" not in page.state
            told = "".join(page.frames)
            assert not [card for card in hands[seat] if f'"{card}"' in told]
        # Nor by calling for somebody who is not there: others play at that table.
        assert hopping.post("classe/table", do="share", seat=2, name="Fantôme")[0] == 409
        assert hopping.post("classe/table", do="leave")[0] == 200
        assert hopping.post("classe/table", do="sit", table=table, seat=0)[0] == 200
        page = await SeatPage(hopping, place).open()
        assert set(page.state["scene"]["hand"]) <= set(hands[0])

    run(story())
    room.command("tables", on=False)


def test_in_a_tournament_who_shares_a_device_is_sent_the_one_hand_of_its_table(room):
    pair, alone = room.pupil("Paire"), room.pupil("Seul")
    room.command("contest", game="botifarra", players=4, deals=2)
    for seat in (1, 2, 3):
        assert pair.post("classe/table", do="share", seat=seat, name="Huppe")[0] == 409
    assert pair.post("classe/table", do="share", seat=0, name="Huppe")[0] == 200
    paths = [
        f"classe/table/{one.told()['table']}/place/channels?session_id=s" for one in (pair, alone)
    ]

    async def story():
        watcher = await SeatPage(room.teacher, f"{paths[0]}&vue=tout").open()
        hands = [one["cards"] for one in watcher.state["hands"]]
        page = await SeatPage(pair, paths[0]).open()
        assert page.state["curtain"] == {"seat": 0, "name": "Paire", "waits": False}
        assert "scene" not in page.state
        page.do(do="ready", seat=0)
        await page.until(lambda page: page.state["curtain"] is None)
        other = await SeatPage(alone, paths[1]).open()
        assert page.state["scene"]["hand"] == other.state["scene"]["hand"] == hands[0]
        told = "".join(page.frames)
        for seat in (1, 2, 3):
            assert not [card for card in hands[seat] if f'"{card}"' in told]

    run(story())
    named = {one["name"] for one in room.board()["contest"]}
    assert {"Paire, Huppe", "Seul"} <= named
    room.command("tables", on=False)


def test_a_flood_at_a_seat_ends_its_page_and_nobody_elses(room):
    room.command("tables", on=True)
    pupil, other = room.pupil("Inonde 1"), room.pupil("Inonde 2")
    table = pupil.post("classe/table", do="open", game="truco", players=2)[1]["table"]
    assert other.post("classe/table", do="sit", table=table, seat=1)[0] == 200
    place = f"classe/table/{table}/place/channels?session_id=s"

    async def story():
        calm = await SeatPage(other, place).open()
        loud = await SeatPage(pupil, place).open()
        turn = calm.state["turn"]
        for text in ("{", "[" * 5000, '{"header": 1}', "x" * 40_000):
            await loud.socket.write_message(text)
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(3000):
                loud.do(do="pick", cards=["1e"] * 50)
                await loud.sending
        while await asyncio.wait_for(loud.socket.read_message(), PATIENCE) is not None:
            pass
        assert loud.socket.close_code in (1008, 1009)
        calm.say({"method": "request_states"})
        calm.state.clear()
        await calm.until(lambda page: "turn" in page.state)
        assert calm.state["turn"] == turn
        again = [await SeatPage(pupil, place).open() for _ in range(4)]
        with pytest.raises(HTTPClientError) as refused:
            await SeatPage(pupil, place).open()
        assert refused.value.code == 503
        assert again[0].state["scene"]["hand"]

    run(story())
    room.command("tables", on=False)


def test_who_is_the_teacher_no_more_watches_no_table(room):
    pupil = room.pupil("Regardé")
    room.command("tables", on=True)
    table = pupil.post("classe/table", do="open", game="truco", players=2)[1]["table"]
    former = Browser(room.address)
    former.cookies = dict(room.teacher.cookies)

    async def story():
        place = f"classe/table/{table}/place/channels?session_id=s&vue=tout"
        watching = await SeatPage(former, place).open()
        assert watching.state["hands"]
        room.command("renew")
        watching.say({"method": "request_states"}, "again")
        while (
            frame := await asyncio.wait_for(watching.socket.read_message(), PATIENCE)
        ) is not None:
            assert json.loads(frame)["parent_header"].get("msg_id") != "again"
        assert watching.socket.close_code == 4404

    run(story())
    room.command("tables", on=False)


def test_a_class_is_seated_by_its_teacher(room):
    pupils = [room.pupil(f"Assis {n}") for n in range(2)]
    status, told = room.teacher.post("classe/commande", do="seat-all", game="truco", players=5)
    assert (status, bool(told["fault"])) == (409, True)
    room.command("seat-all", game="botifarra", players=4)
    for one in pupils:
        assert one.told()["table"]
    named = [name for table in room.board()["tables"] for name in table["people"]]
    assert {"Assis 0", "Assis 1"} <= set(named)
    assert pupils[0].post("classe/table", do="leave") == (200, {"table": None})
    refused = {"do": "contest", "game": "truco", "players": 2, "deals": 9}
    assert room.teacher.post("classe/commande", **refused)[0] == 409
    room.command("contest", game="truco", players=2, deals=2)
    assert len({one.told()["table"] for one in pupils}) == 2
    ranked = [one for one in room.board()["contest"] if one["name"].startswith("Assis")]
    assert [(one["place"], one["done"], one["of"]) for one in ranked] == [(1, 0, 2)] * 2
    room.command("tables", on=False)


def test_all_that_is_kept_is_deleted_by_a_button_and_an_empty_room_is_open(room):
    pupil, before = room.pupil("Bouquetin effacé"), room.board()["code"]
    told = room.command("purge")
    assert pupil.ask("classe/evenements")[0] == 403
    assert room.teacher.ask("classe/tableau")[0] == 403
    assert room.teacher.ask(room.address.rstrip("/") + told["go"])[0] == 200
    assert room.board()["members"] == []
    room.code = room.board()["code"]
    assert room.code != before
