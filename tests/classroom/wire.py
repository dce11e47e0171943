"""Clients of a class for tests, without a browser: requests, posts and event streams."""

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

from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

from cartes_lib.asking import answer_key, deal_code, generate
from cartes_lib.messages import LANGUAGES
from cartes_widgets.pages.page_language import COOKIE

PATIENCE = 180
LESSON = "voila/render/fr/botifarra/04_free.ipynb"
ASKED = generate("BO-04", "legal", 7)
CODE = deal_code(ASKED)
RIGHT = list(answer_key(ASKED).answer)
WRONG = [next(item.id for item in ASKED.schema.items if item.id not in RIGHT)]


class Browser:
    """An HTTP client that stores cookies and sends the origin of its pages."""

    def __init__(self, address, device="127.0.0.1"):
        self.address, self.device = address, device
        self.origin = address.rstrip("/")
        self.cookies = {}
        self.led_to = None

    def ask(self, path, body=None, method=None, **headers):
        """Status and text of a response; redirects are not followed.

        `led_to` is then the address of the redirect, or None.
        """
        url = path if path.startswith("http") else self.address + path
        sent = {"User-Agent": "Mozilla/5.0", "Accept": "text/html", **headers}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if body is not None and "Origin" not in headers:
            sent["Origin"] = self.origin
        data = body.encode() if isinstance(body, str) else body
        request = urllib.request.Request(url, data=data, headers=sent, method=method)
        opener = urllib.request.build_opener(Still, From(self.device))
        try:
            answered = opener.open(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answered = error
        for item in answered.headers.get_all("Set-Cookie") or ():
            name, _, value = item.split(";")[0].partition("=")
            assert "HttpOnly" in item
            # The language cookie is not secret, and a link from another site may open in its
            # language.
            assert ("SameSite=Lax" if name == COOKIE else "SameSite=Strict") in item
            assert name != COOKIE or value in LANGUAGES
            self.cookies[name] = value
        self.led_to = answered.headers["Location"]
        return answered.status, answered.read().decode()

    def post(self, path, **content):
        """Status and JSON of the response to a command or an answer."""
        status, text = self.ask(path, json.dumps(content), **{"Content-Type": "application/json"})
        return status, json.loads(text) if text.startswith("{") else {}

    def headers(self):
        """Additional headers to open a websocket: none for this client."""
        return {}

    @contextlib.contextmanager
    def following(self, path="class/events"):
        """A context with an iterator of the states that the event stream at `path` sends."""
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        request = urllib.request.Request(self.address + path, headers=sent)
        with urllib.request.urlopen(request, timeout=PATIENCE) as stream:
            lines = (line.decode() for line in stream)
            yield (json.loads(line[6:]) for line in lines if line.startswith("data: "))

    def snapshot(self, path="class/events"):
        """The first state that the event stream at `path` sends."""
        with self.following(path) as events:
            return next(events)

    def until(self, holds, path="class/board/events"):
        """The first state in the event stream at `path` for which `holds` returns True."""
        deadline = time.monotonic() + PATIENCE
        while not holds(state := self.snapshot(path)):
            assert time.monotonic() < deadline, f"never so: {state}"
            time.sleep(0.1)
        return state


class Still(urllib.request.HTTPRedirectHandler):
    """A handler of urllib that follows no redirect."""

    def redirect_request(self, *_):
        return None


class From(urllib.request.HTTPHandler):
    """A handler of urllib that sends requests from a given source address."""

    def __init__(self, address):
        super().__init__()
        self.connection = functools.partial(HTTPConnection, source_address=(address, 0))

    def http_open(self, request):
        return self.do_open(self.connection, request)


class Class:
    """A class on a server: its links, and its teacher's client."""

    def __init__(self, links):
        self.links = links
        key = re.search(r"(http://\S+/)class/teacher\?key=(\S+)", links)
        self.address, self.key = key[1], key[2]
        self.code = re.search(r"/class/([A-Z]{4})\b", links)[1]
        self.teacher = Browser(self.address)
        status, _ = self.teacher.ask(f"class/teacher?key={self.key}")
        assert status == 200

    def student(self, name):
        """A client of a student who joined under this nickname."""
        browser = Browser(self.address)
        form = urllib.parse.urlencode({"code": self.code, "typed": name})
        status, text = browser.ask("class/enter", form)
        assert status == 303, text
        return browser

    def command(self, do, **more):
        status, reply = self.teacher.post("class/command", do=do, **more)
        assert status == 200, reply
        return reply

    def board(self):
        return self.teacher.snapshot("class/board/events")


@contextlib.contextmanager
def holding(folder, *more):
    """A context with a class whose files are in `folder`, started by the command of a teacher.

    `more` are additional arguments of the command.
    """
    log = folder / "output.txt"
    database = f"sqlite:///{folder / 'class.sqlite'}"
    words = ["class", "--lan", "127.0.0.1", "--no-browser", "--port", "0", "--database", database]
    command = [sys.executable, "-u", "-m", "cartes_widgets", *words, *more]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        deadline = time.monotonic() + PATIENCE
        while not (match := re.search(r"(http://\S+/)class/teacher", log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(match[1], timeout=PATIENCE).close()
                break
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield Class(log.read_text())
    finally:
        process.terminate()
        assert process.wait(timeout=60) == 0


def of_member(state, name):
    return next(member for member in state["members"] if member["name"] == name)


class LessonPage:
    """A client of a lesson's page: the websocket of its kernel, and one of its exercises."""

    def __init__(self, browser, query="?seed=7"):
        status, text = browser.ask(LESSON + query)
        assert status == 200
        self.text = text
        self.kernel = re.search(r'id="cartes-kernel" data-id="([0-9a-f-]{36})"', text)[1]
        self.address = browser.address.replace("http", "ws")
        self.headers = browser.headers()
        self.received = []

    async def open(self):
        url = f"{self.address}api/kernels/{self.kernel}/channels?session_id=s"
        self.socket = await websocket_connect(HTTPRequest(url, headers=self.headers))
        asking = asyncio.ensure_future(self.ask_for_states())
        try:
            while True:
                content = (await self.message())["content"]
                data = content.get("data", {})
                for model, state in data.get("states", {}).items():
                    if state["state"].get("kind") == "legal":
                        self.model, self.revision = model, state["state"]["revision"]
                        return
        finally:
            asking.cancel()

    async def ask_for_states(self):
        """Requests the widgets' states until the kernel, which may still be starting, responds."""
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
        """The next message that the kernel sends."""
        frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
        assert frame is not None, "the channel was closed"
        if isinstance(frame, bytes):
            starts = [int.from_bytes(frame[4 * n : 4 * n + 4]) for n in (1, 2)]
            end = starts[1] if int.from_bytes(frame[:4]) > 1 else len(frame)
            frame = frame[starts[0] : end]
        return json.loads(frame)

    async def click(self, name, msg_id="click", **content):
        """Sends the message of the button `name`; returns the kernel's responses to it."""
        data = {"method": "custom", "content": {"do": name, "revision": self.revision, **content}}
        self.send("comm_msg", {"comm_id": self.model, "data": data}, msg_id)
        results = []
        while True:
            message = await self.message()
            if message["parent_header"].get("msg_id") == msg_id:
                results.append(message)
            state = message["content"].get("data", {}).get("state", {})
            self.revision = state.get("revision", self.revision)
            is_idle = message["content"].get("execution_state") == "idle"
            if is_idle and message["parent_header"].get("msg_id") == msg_id:
                return results


def run(story):
    return asyncio.run(asyncio.wait_for(story, 3 * PATIENCE))


class SeatPage:
    """A client of a live table's page, with every frame that it has received."""

    def __init__(self, browser, path):
        self.browser, self.path, self.frames, self.state = browser, path, [], {}

    async def open(self, origin=None):
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        headers = {"Cookie": cookies, "Origin": origin or self.browser.origin}
        url = self.browser.address.replace("http", "ws") + self.path
        self.socket = await websocket_connect(HTTPRequest(url, headers=headers))
        self.send_data({"method": "request_states"}, "states")
        await self.until(lambda page: "texts" in page.state)
        return self

    def send_data(self, data, msg_id="m"):
        header = {"msg_id": msg_id, "msg_type": "comm_msg", "session": "s", "username": ""}
        content = {"comm_id": "table", "data": data}
        view = {"header": {**header, "version": "5.3"}, "content": content, "channel": "shell"}
        self.sending = asyncio.ensure_future(self.socket.write_message(json.dumps(view)))

    def do(self, **content):
        content = {"revision": self.state["revision"], **content}
        self.send_data({"method": "custom", "content": content})

    async def until(self, holds):
        while not holds(self):
            frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
            assert frame is not None, "the channel was closed"
            self.frames.append(frame)
            data = json.loads(frame)["content"].get("data", {})
            states = data.get("states", {"": data}).values()
            for state in states:
                self.state.update(state.get("state", {}))
