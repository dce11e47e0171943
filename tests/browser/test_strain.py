"""Tests of heavy load and attacks: the server survives, and reports them in its log."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import tempfile
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import TimeoutError as NothingCame
from playwright.sync_api import expect
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from cartes_lib.asking import exercise_kinds
from cartes_lib.lessons import lessons
from cartes_widgets.server.limits import capacity

from .conftest import ANSWERS_WITHIN, serving, visiting
from .pages import open_lesson, wait_until_rendered, written_lessons

KERNEL = re.compile(r'id="cartes-kernel" data-id="([0-9a-f-]{36})"')
NOWHERE = "api/kernels/00000000-0000-0000-0000-000000000000/channels?session_id=s"


def lesson_of(address):
    return f"{address}voila/render/{written_lessons()['BO-01']}"


def answered(url, **headers):
    """Status, headers and text of the response to a GET request, also for an error status."""
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def run(coroutine, seconds=300):
    """Runs a coroutine in another thread, and returns its result.

    Playwright keeps an event loop running in this thread.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(coroutine, seconds)).result()


def channel_of(address, page, session="s"):
    kernel = KERNEL.search(page)[1]
    path = f"api/kernels/{kernel}/channels?session_id={session}"
    return websocket_connect(address.replace("http", "ws") + path)


def connected(address):
    """A connection over which no request has been sent yet."""
    place = urlsplit(address)
    return socket.create_connection((place.hostname, place.port), timeout=ANSWERS_WITHIN)


def wait_until(condition, seconds, what):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.2)


@pytest.fixture(scope="module", autouse=True)
def idling(browser, server):
    """An idle page and two incomplete requests, opened before the other tests.

    Yields the time when they were opened, the page, its websockets, and the two connections.
    """
    half, slow = connected(server.address), connected(server.address)
    half.sendall(b"GET / HTTP/1.1\r\nHost: local")
    slow.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n")
    start = time.monotonic()
    with visiting(browser, server.address) as (page, _):
        channels = []
        page.on("websocket", lambda channel: channels.append(channel))
        open_lesson(page, server.address, "BO-01")
        yield start, page, channels, (half, slow)
    half.close()
    slow.close()


async def fill(address):
    """Opens lessons up to the server's limit, then more websockets for one of them.

    Returns all websockets.
    """
    channels, statuses, pages = [], [], []
    for number in range(20):
        status, _, page = await asyncio.to_thread(answered, lesson_of(address))
        statuses.append(status)
        if status == 200:
            pages.append(page)
            channels.append(await channel_of(address, page, str(number)))
    assert set(statuses) == {200, 503}
    assert statuses == sorted(statuses), "a lesson opened beyond the capacity"
    assert (await asyncio.to_thread(answered, address))[0] == 200
    # Second channels have a limit of their own, and do not affect the first ones.
    for number in range(20):
        with contextlib.suppress(HTTPClientError):
            channels.append(await channel_of(address, pages[-1], f"{number}x"))
    assert (await asyncio.to_thread(answered, address))[0] == 200
    return channels


@pytest.mark.parametrize(
    "descriptors", [(128, 128), pytest.param((256, 256), marks=pytest.mark.long)]
)
def test_a_server_with_few_descriptors_is_filled_by_lessons_alone_and_lives(
    browser, descriptors, tmp_path
):
    log = tmp_path / "output.txt"
    with (
        serving(descriptors=descriptors, log=log) as server,
        contextlib.ExitStack() as stack,
    ):
        # Half-open connections block no other client, and write no line to the log.
        for _ in range(450):
            connection = stack.enter_context(connected(server.address))
            with contextlib.suppress(OSError):
                connection.sendall(b"GET / HTTP/1.1\r\n")
        page, _ = stack.enter_context(visiting(browser, server.address))
        open_lesson(page, server.address, "BO-01")
        assert log.stat().st_size < 5000

        async def story():
            channels = await fill(server.address)
            assert all(channel.protocol is not None for channel in channels)

        run(story())
        expect(page.locator("#cartes-banner")).to_be_hidden()


def test_an_upload_is_refused_before_it_is_read(server):
    with connected(server.address) as uploading:
        uploading.sendall(
            b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n"
        )
        uploading.settimeout(5)
        assert uploading.recv(65536).startswith(b"HTTP/1.1 400")
        # The server accepts no more and closes the connection; the client may get either error.
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            uploading.sendall(b"x" * 50_000_000)


def test_a_lesson_request_that_hangs_up_leaves_no_kernel(server):
    before = server.kernels()
    place = urlsplit(lesson_of(server.address))
    asked = f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()
    for _ in range(10):
        with connected(server.address) as hung_up:
            hung_up.sendall(asked)
    with connected(server.address) as hung_up:
        hung_up.sendall(asked)
        # The response begins only when the kernel has started.
        assert hung_up.recv(1)
    # A kernel whose page never connects would live for 40 seconds.
    wait_until(lambda: not server.kernels() - before, 120, "a kernel outlives its request")


PICTURES = """(url) => Promise.all(Array.from({ length: 6 }, (_, number) => new Promise((done) => {
  const picture = new Image();
  picture.onload = picture.onerror = done;
  picture.src = `${url}?picture=${number}`;
})))"""
FRAME = """(url) => new Promise((done) => {
  const frame = Object.assign(document.createElement("iframe"), { src: url });
  frame.onload = frame.onerror = done;
  document.body.append(frame);
})"""
PREFETCH = """(url) => new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", href: url });
  link.onload = link.onerror = done;
  document.head.append(link);
})"""


def test_pictures_frames_and_prefetches_open_no_kernel_and_a_link_does(browser, server):
    before = server.kernels()
    lesson = lesson_of(server.address)
    with visiting(browser, server.address) as (page, _):
        # First a page of another site requests them, then a page of this server.
        for place in (server.address.replace("127.0.0.1", "localhost"), server.address):
            page.goto(place)
            page.evaluate(PICTURES, lesson)
            page.evaluate(PREFETCH, lesson)
        assert server.kernels() <= before
        page.goto("about:blank")
        page.evaluate(FRAME, lesson)
        assert server.kernels() <= before
        page.set_content(f'<a href="{lesson}">x</a>')
        page.get_by_role("link").click()
        wait_until_rendered(page)
        assert len(server.kernels() - before) == 1


@pytest.fixture(scope="module")
def temporary():
    """A temporary folder with another program's folder; its path is short enough for sockets."""
    with tempfile.TemporaryDirectory(prefix="cartes-") as folder:
        (Path(folder) / "voila_others").mkdir()
        yield Path(folder)


@pytest.fixture(scope="module")
def rushed(temporary):
    """A server with few file descriptors, and its responses to twelve requests at once."""
    env = {"TMPDIR": str(temporary)}
    with (
        serving("--most", "3", descriptors=(64, 4096), env=env) as server,
        ThreadPoolExecutor(12) as threads,
    ):
        yield server, list(threads.map(answered, [lesson_of(server.address)] * 12))


def test_of_many_requests_at_once_as_many_lessons_open_as_the_server_holds(rushed):
    server, answers = rushed
    assert sorted(status for status, *_ in answers) == [200] * 3 + [503] * 9
    assert len(server.kernels()) == 3


def test_when_the_warm_process_is_killed_its_lessons_end_and_count_no_more(rushed):
    server, answers = rushed

    async def story():
        pages = [page for status, _, page in answers if status == 200]
        channels = [await channel_of(server.address, page) for page in pages]
        os.kill(server.warm(), signal.SIGKILL)
        for channel in channels:
            while (frame := await channel.read_message()) is not None:
                content = json.loads(frame)["content"]
                assert content.get("execution_state") != "restarting"
                if content.get("execution_state") == "dead":
                    break
            channel.close()
        again = [await asyncio.to_thread(answered, lesson_of(server.address)) for _ in range(4)]
        assert [status for status, *_ in again] == [200] * 3 + [503]

    run(story())


def test_a_server_that_is_killed_leaves_a_folder_and_the_next_one_clears_it_away(rushed, temporary):
    # The folder of a server that still runs is not deleted.
    folders = set(temporary.glob("voila_*"))
    assert len(folders) == 2
    env = {"TMPDIR": str(temporary)}
    with serving(env=env) as server:
        answered(lesson_of(server.address))
        (left,) = {*temporary.glob("voila_*")} - folders
        os.kill(server.pid, signal.SIGKILL)
    assert left.is_dir()
    with serving(env=env) as server:
        assert answered(lesson_of(server.address))[0] == 200
        (own,) = {*temporary.glob("voila_*")} - folders
        assert own != left
    # A server that ends normally deletes its folder.
    assert {*temporary.glob("voila_*")} == folders


@pytest.fixture(scope="module")
def full(browser, tmp_path_factory):
    """A tuple: a server with a limit of one lesson, the page of this lesson, and the path of the
    log.
    """
    log = tmp_path_factory.mktemp("full") / "output.txt"
    with (
        serving("--most", "1", log=log) as server,
        visiting(browser, server.address) as (page, _),
    ):
        open_lesson(page, server.address, "BO-01")
        yield server, page, log


def test_each_error_of_an_ordinary_client_is_one_line_of_the_log(full):
    server, inside, log = full
    lesson, page = lesson_of(server.address), inside.content()
    for path in ("nowhere", "voila/static/nowhere.js", "voila/labextensions/nowhere.js"):
        answered(server.address + path)
    answered(lesson)
    answered(server.address, Host="evil.example")

    async def story():
        address = server.address.replace("http", "ws")
        elsewhere = HTTPRequest(address + NOWHERE, headers={"Origin": "http://evil.example"})
        for asked in (address + NOWHERE, elsewhere):
            with pytest.raises(HTTPClientError):
                await websocket_connect(asked)
        # One channel belongs to the page.
        most = capacity(None, 1).channels - 1
        connections = [await channel_of(server.address, page, str(entry)) for entry in range(most)]
        with pytest.raises(HTTPClientError):
            await channel_of(server.address, page, "more")
        for item in connections:
            item.close()

    run(story())
    output = log.read_text()
    assert "Traceback" not in output
    assert len(output.splitlines()) < 20


def test_control_bytes_of_a_request_never_reach_the_terminal(full):
    server, _, log = full
    host = urlsplit(server.address).netloc.encode()
    asked = b"GET /\x9b2J%b HTTP/1.1\r\nHost: %b\r\nReferer: http://x/\x9b31m\r\n\r\n"
    # A missing lesson, an unknown address, and a missing kernel.
    for path in (b"voila/render/x", b"x", b"api/kernels/x"):
        with connected(server.address) as sending:
            sending.sendall(asked % (path, host))
            assert sending.recv(65536).startswith(b"HTTP/1.1 404")
    wait_until(lambda: log.read_text().count("2Japi") == 1, 60, "nothing was logged")
    assert "\x9b" not in log.read_text()


def test_a_page_that_found_the_server_full_comes_in_by_itself_when_there_is_some(browser, full):
    server, inside, _ = full
    with visiting(browser, server.address) as (waiting, _):
        waiting.clock.install()
        refused = waiting.goto(lesson_of(server.address))
        assert refused.status == 503
        assert 15 <= int(refused.headers["retry-after"]) <= 30
        assert "La salle est pleine" in refused.text()
        expect(waiting.get_by_role("alert")).to_contain_text("réessaie toute seule")
        inside.goto("about:blank")
        wait_until(lambda: not server.kernels(), 180, "a kernel outlives its page")
        waiting.clock.fast_forward("00:31")
        wait_until_rendered(waiting)


@pytest.mark.parametrize("path", ["static/voila.js", "labextensions/x.js", "tree"])
def test_files_answer_to_the_servers_own_names_only(address, path):
    assert answered(f"{address}voila/{path}")[0] in (200, 404)
    assert answered(f"{address}voila/{path}", Host="evil.example")[0] == 403


def remembered(lessons_and_kinds):
    """The saved progress of a learner with much practice, over 64 kB, as a browser stores it."""
    lessons = {}
    for lesson, kind in lessons_and_kinds:
        review = {"due": "2020-01-01T00:00:00+00:00", "card_id": 1, "state": 2, "step": None}
        review |= {"stability": 2.3, "difficulty": 2.1, "last_review": "2019-12-30T00:00:00+00:00"}
        done = {"mastered": True, "stars": 3, "seed": 7, "level": 1, "done": 9, "review": review}
        saved = lessons.setdefault(lesson, {"exercises": {}, "done": False})
        saved["exercises"][kind] = done
        saved["progress"] = {"lesson": lesson, "more": "x" * 3000}
    whole = json.dumps({"version": 1, "lessons": lessons})
    assert len(whole) > 65_536
    return whole


def test_reviews_begin_however_much_a_browser_remembers(visit, address):
    page, _ = visit
    practised = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
    script = "(saved) => localStorage.setItem('cartes-progress-v1', saved)"
    page.goto(address)
    page.evaluate(script, remembered(practised))
    page.goto(f"{address}voila/render/fr/review.ipynb")
    wait_until_rendered(page)
    expect(page.locator(".cartes-review .cartes-caption")).to_contain_text(f"{len(practised)}")
    expect(page.locator(".cartes-exercise .cartes-prompt")).to_be_visible()


def test_a_page_that_idles_for_a_minute_keeps_its_channel_and_half_a_request_does_not(idling):
    # This test comes last in the file, when most of the minute has passed already.
    start, page, channels, halves = idling
    left = 62 - (time.monotonic() - start)
    if left > 0:
        with pytest.raises(NothingCame):
            page.wait_for_event("websocket", timeout=1000 * left)
    expect(page.locator("#cartes-banner")).to_be_hidden()
    assert [channel.is_closed() for channel in channels] == [False]
    for half in halves:
        half.settimeout(5)
        while half.recv(65536):
            pass
