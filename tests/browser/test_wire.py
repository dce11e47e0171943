"""Tests of the server's reactions to clients that are not its pages."""

import asyncio
import contextlib
import json
import re
import socket
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError, websocket_connect

from cartes_widgets.server.channels import BURST, LARGEST, MAX_SOCKETS, RATE

from .conftest import ANSWERS_WITHIN
from .pages import written_lessons

TOO_MANY, TOO_BIG = 1008, 1009


def run(coroutine):
    """Runs a coroutine in another thread, and returns its result.

    Playwright keeps an event loop running in this thread.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(coroutine, 240)).result()


def opened_page(address, lesson="BO-01"):
    """The text of a new lesson page, and the id of its kernel."""
    url = f"{address}voila/render/{written_lessons()[lesson]}"
    page = urllib.request.urlopen(url, timeout=ANSWERS_WITHIN).read().decode()
    return page, re.search(r'id="cartes-kernel" data-id="([0-9a-f-]{36})"', page)[1]


def opened_kernel(address):
    """The id of the kernel of a new lesson page."""
    return opened_page(address)[1]


def connect(address, kernel, session="s"):
    channel = f"api/kernels/{kernel}/channels?session_id={session}"
    return websocket_connect(address.replace("http", "ws") + channel)


def frame(kind="kernel_info_request", msg_id="m", **content):
    header = {"msg_id": msg_id, "msg_type": kind, "session": "s", "username": "", "version": "5.3"}
    return json.dumps(
        {
            "header": header,
            "parent_header": {},
            "metadata": {},
            "content": content,
            "channel": "shell",
        }
    )


async def answer(channel, msg_id):
    """The type of the kernel's reply to message `msg_id`; None if the server ends the channel."""
    while (received := await asyncio.wait_for(channel.read_message(), 180)) is not None:
        content = json.loads(received)
        if content["parent_header"].get("msg_id") == msg_id and content["channel"] == "shell":
            return content["header"]["msg_type"]
    return None


async def within(seconds, attempt):
    """The result of the coroutine function `attempt`.

    Repeats it for up to `seconds` while the server refuses it.
    """
    late = time.monotonic() + seconds
    while True:
        try:
            return await attempt()
        except HTTPClientError:
            assert time.monotonic() < late, "it was refused to the end"
            await asyncio.sleep(0.05)


async def flooded(channel):
    """Sends messages until the server closes the channel; returns the number of replies."""

    async def answers():
        count = 0
        while (received := await asyncio.wait_for(channel.read_message(), 180)) is not None:
            count += json.loads(received)["header"]["msg_type"] == "kernel_info_reply"
        return count

    reading = asyncio.create_task(answers())
    with contextlib.suppress(WebSocketClosedError, StreamClosedError):
        while not reading.done():
            await channel.write_message(frame())
            await asyncio.sleep(0)
    return await reading


async def test_a_client_that_floods_a_kernel_is_blocked_for_a_while(address):
    kernel, other = opened_kernel(address), opened_kernel(address)
    flooding, second = await connect(address, kernel, "a"), await connect(address, kernel, "b")
    begun = time.monotonic()
    answered = await flooded(flooding)
    assert flooding.close_code == TOO_MANY
    answered += await flooded(second)
    assert second.close_code == TOO_MANY
    # A second channel to the same kernel does not allow more messages, however long this
    # took.
    assert answered <= BURST + RATE * (time.monotonic() - begun)
    innocent = await connect(address, other)
    await innocent.write_message(frame(msg_id="innocent"))
    assert await answer(innocent, "innocent") == "kernel_info_reply"
    await asyncio.sleep(5 / RATE)
    back = await connect(address, kernel, "c")
    await back.write_message(frame(msg_id="back"))
    assert await answer(back, "back") == "kernel_info_reply"


async def test_a_message_that_is_too_large_is_dropped_and_a_huge_one_ends_the_channel(address):
    channel = await connect(address, opened_kernel(address))
    await channel.write_message(frame(msg_id="large", filling="x" * LARGEST))
    await channel.write_message(frame(msg_id="small"))
    assert await answer(channel, "small") == "kernel_info_reply"
    await channel.write_message(frame(msg_id="huge", filling="x" * 2_000_000))
    assert await answer(channel, "none") is None
    assert channel.close_code == TOO_BIG


async def test_a_kernel_takes_a_few_channels_and_no_more(address):
    kernel = opened_kernel(address)
    connections = [await connect(address, kernel, str(number)) for number in range(MAX_SOCKETS)]
    with pytest.raises(HTTPClientError) as refused:
        await connect(address, kernel, "more")
    assert refused.value.code == 503
    connections.pop().close()
    await within(30, lambda: connect(address, kernel, "more"))


async def test_a_channel_to_an_unknown_kernel_is_refused(address):
    for kernel in ("0" * 8 + "-0000" * 3 + "-" + "0" * 12, "../kernels", "x"):
        with pytest.raises(HTTPClientError) as refused:
            await connect(address, kernel)
        assert refused.value.code in (403, 404)


async def test_a_page_of_another_site_gets_no_channel(address):
    channel = f"api/kernels/{opened_kernel(address)}/channels?session_id=s"
    url = address.replace("http", "ws") + channel
    for origin in ("https://evil.example", "null", "http://[::1", "http://[x]"):
        with pytest.raises(HTTPClientError) as refused:
            await websocket_connect(HTTPRequest(url, headers={"Origin": origin}))
        assert refused.value.code == 403, origin


@pytest.mark.parametrize("path", ["", "voila/render/fr/botifarra/01_cards.ipynb"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8866", "127.0.0.1.evil.example", "["]
)
def test_a_request_for_another_host_name_is_refused(address, host, path):
    request = urllib.request.Request(address + path, headers={"Host": host})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=ANSWERS_WITHIN)
    assert refused.value.code in (400, 403)


async def test_a_websocket_for_another_host_name_is_refused(address):
    channel = f"api/kernels/{opened_kernel(address)}/channels?session_id=s"
    url = address.replace("http", "ws") + channel
    names = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(HTTPClientError) as refused:
        await websocket_connect(HTTPRequest(url, headers=names))
    assert refused.value.code == 403


async def idle_again(channel, msg_id):
    """Receives messages until the kernel has handled the message `msg_id`."""
    while True:
        content = json.loads(await asyncio.wait_for(channel.read_message(), 180))
        state = content["content"].get("execution_state")
        if content["parent_header"].get("msg_id") == msg_id and state == "idle":
            return


def last_activity(address, kernel):
    """The time of the kernel's last activity, as the server reports it, in seconds."""
    url = f"{address}api/kernels/{kernel}"
    model = json.load(urllib.request.urlopen(url, timeout=ANSWERS_WITHIN))
    return datetime.fromisoformat(model["last_activity"]).replace(tzinfo=UTC).timestamp()


async def test_a_kernel_is_idle_from_the_moment_its_page_is_lost(address):
    kernel = opened_kernel(address)
    channel = await connect(address, kernel)
    await channel.write_message(frame(msg_id="m"))
    await idle_again(channel, "m")
    lost = time.time()
    channel.close()
    late = time.monotonic() + 180
    while last_activity(address, kernel) < lost:
        assert time.monotonic() < late, "it is as idle as it was"
        await asyncio.sleep(0.05)


def read_slowly(address, path):
    """The bytes of the response to a client that accepts only little at a time."""
    place = urlsplit(address)
    with socket.socket() as client:
        # A small window is full before the page is written.
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(20)
        client.connect((place.hostname, place.port))
        client.sendall(f"GET {place.path}{path} HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        received = b""
        while not received.endswith(b"0\r\n\r\n"):
            part = client.recv(4096)
            assert part, "the server has closed the connection"
            received += part
            time.sleep(0.05)
    return received


def test_clients_that_read_slowly_get_the_whole_page(address):
    path = f"voila/render/{written_lessons()['BA-12']}"
    with ThreadPoolExecutor(4) as readers:
        for page in readers.map(lambda _: read_slowly(address, path), range(4)):
            assert b"</html>" in page[-200:]


PLACE = re.compile(r"""class="cartes-mount" data-model="(\w+)" data-state='([^']+)'""")


def test_a_page_contains_the_first_states_of_its_widgets_as_the_kernel_sends_them(address):
    page, kernel = opened_page(address, "TR-03")
    assert "webmanifest" not in page, "a page of a server is not installed"
    states_of_page = {model: json.loads(state) for model, state in PLACE.findall(page)}
    assert len(states_of_page) == page.count('class="cartes-mount"') > 5

    async def states_sent():
        channel = await connect(address, kernel)
        control = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
        ask = {"comm_id": "c", "data": {"method": "request_states"}}
        while True:
            # Messages that the kernel sends before this channel is connected are lost.
            await channel.write_message(frame("comm_open", "o", **control))
            await channel.write_message(frame("comm_msg", "r", **ask))
            with contextlib.suppress(asyncio.TimeoutError):
                while True:
                    content = json.loads(await asyncio.wait_for(channel.read_message(), 1))
                    if content["content"].get("data", {}).get("method") == "update_states":
                        channel.close()
                        return content["content"]["data"]["states"]

    states = run(states_sent())
    expected = {model: states[model]["state"] for model in states_of_page}
    assert states_of_page == expected
    assert json.dumps(states_of_page) == json.dumps(expected), (
        "in another order it would be drawn again"
    )


def test_a_page_asks_for_all_states_on_its_control_comm_only(address):
    """For any other comm, the kernel would log each request."""
    page, kernel = opened_page(address, "TR-03")
    model = PLACE.findall(page)[0][0]
    ask = {"method": "request_states"}

    async def parents_of_answers():
        channel = await connect(address, kernel)
        parents = set()
        while "asked" not in parents:
            # Messages that the kernel sends before this channel is connected are lost.
            await channel.write_message(frame("comm_msg", "refused", comm_id=model, data=ask))
            control = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
            await channel.write_message(frame("comm_open", "opened", **control))
            await channel.write_message(frame("comm_msg", "asked", comm_id="c", data=ask))
            with contextlib.suppress(asyncio.TimeoutError):
                while "asked" not in parents:
                    answer = json.loads(await asyncio.wait_for(channel.read_message(), 1))
                    parents.add(answer["parent_header"].get("msg_id"))
        channel.close()
        return parents

    assert "refused" not in run(parents_of_answers())


@pytest.mark.parametrize("path", ["", "voila/render/fr/botifarra/01_cards.ipynb", "nowhere"])
def test_the_server_sets_no_cookie_except_the_language(address, path):
    try:
        answered = urllib.request.urlopen(address + path, timeout=ANSWERS_WITHIN)
    except urllib.error.HTTPError as error:
        answered = error
    # The language is the only thing for which the server sets a cookie.
    cookies = answered.headers.get_all("Set-Cookie") or []
    assert all(re.match(r"cartes-lang=(fr|en|es|ca); ", cooky) for cooky in cookies)


@pytest.mark.parametrize(
    "path",
    ["", "ABCD", "teacher?key=x", "board", "events", "board/events", "answers.csv"],
)
def test_without_a_class_its_addresses_are_not_there(address, path):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{address}class/{path}", timeout=ANSWERS_WITHIN)
    assert refused.value.code == 404
    assert refused.value.headers.get_all("Set-Cookie") is None
    assert "Aucune classe n’est ouverte ici" in refused.value.read().decode()


def test_only_the_servers_user_can_connect_to_a_kernel(server):
    opened_kernel(server.address)
    for pid in server.kernels():
        kernel = psutil.Process(pid)
        assert kernel.net_connections("inet") == []
        listening = {
            Path(connection.laddr).parent
            for connection in kernel.net_connections("unix")
            if connection.laddr
        }
        (folder,) = listening
        assert folder.stat().st_mode & 0o077 == 0


def test_many_requests_for_missing_files_do_not_delay_another_client(server):
    place = urlsplit(server.address)
    missing = b"GET /missing%d HTTP/1.1\r\nHost: " + place.netloc.encode() + b"\r\n\r\n"
    with contextlib.ExitStack() as connections:
        for _ in range(300):
            connection = socket.create_connection(
                (place.hostname, place.port), source_address=("127.0.0.2", 0)
            )
            connections.enter_context(connection)
            # The client never reads the responses.
            connection.sendall(b"".join(missing % number for number in range(20)))
        since = time.monotonic()
        opened_kernel(server.address)
        # It takes half a second here. In an earlier version, each error page blocked the server for
        # 5 ms, 30 s in all.
        assert time.monotonic() - since < 20
