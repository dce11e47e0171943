"""Tests of the server's connections: clients that hold many open do not block other clients."""

import asyncio
import contextlib
import socket
import time

import pytest
from tornado import web

from cartes_widgets.server.connections import PageServer
from tests.ports import free_port

MAX_CONNECTIONS = 20
CLASS, OTHER = "127.0.0.1", "127.0.0.2"
PATIENCE = 180
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LARGE = b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n"
HEADERS = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n"


BODY = bytes(16_000_000)


class Small(web.RequestHandler):
    def get(self):
        self.finish("small")

    post = get


class Large(web.RequestHandler):
    """A request handler that sends more data than the system buffers for a connection."""

    ended = 0

    async def get(self):
        self.set_header("Content-Length", len(BODY))
        self.write(BODY)
        with contextlib.suppress(Exception):
            await self.flush()
        Large.ended += 1


class Impatient(PageServer):
    stall_seconds = 0.6
    stall_when_full = 0.2


@contextlib.asynccontextmanager
async def serving(kind=PageServer, most=MAX_CONNECTIONS):
    """A context with the port of a new server, whose type is `kind`.

    The server allows at most `most` connections besides websockets.
    """
    app = web.Application([("/", Small), ("/large", Large)])
    server, port = kind(app, most=most), free_port()
    server.listen(port, CLASS)
    try:
        yield port
    finally:
        server.stop()
        await server.close_all_connections()


async def connect(port, sent=b"", source=OTHER):
    """A connection with a small buffer from the address `source`, over which `sent` was sent."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.bind((source, 0))
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(connection, (CLASS, port))
    await loop.sock_sendall(connection, sent)
    if sent.endswith(b"\r\n\r\n"):
        with contextlib.suppress(ConnectionResetError):
            await loop.sock_recv(connection, 1)
    return connection


async def crowd(port, sent, number=2 * MAX_CONNECTIONS):
    return [await connect(port, sent) for _ in range(number)]


async def answered(port, source):
    """Whether a request on a new connection is answered."""
    connection = await connect(port, GET, source)
    loop = asyncio.get_running_loop()
    with contextlib.closing(connection):
        try:
            return b"small" in await asyncio.wait_for(loop.sock_recv(connection, 4096), PATIENCE)
        except ConnectionResetError:
            return False


@pytest.mark.parametrize("source", [CLASS, OTHER])
@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEADERS, GET])
async def test_connections_that_wait_or_send_no_body_keep_nobody_out(sent, source):
    async with serving() as port:
        connections = await crowd(port, sent)
        for _ in range(3):
            assert await answered(port, source)
        for item in connections:
            item.close()


async def test_clients_that_read_nothing_do_not_block_other_addresses():
    async with serving() as port:
        connections = await crowd(port, LARGE)
        for _ in range(3):
            assert await answered(port, CLASS)
        for item in connections:
            item.close()


async def test_clients_that_read_nothing_are_closed_after_a_while_for_others_of_their_address():
    class Patient(PageServer):
        stall_when_full = 0.2

    async with serving(Patient) as port:
        connections = await crowd(port, LARGE)
        deadline = time.monotonic() + PATIENCE
        while not await answered(port, OTHER):
            assert time.monotonic() < deadline
        for item in connections:
            item.close()


async def test_a_connection_ends_when_the_client_reads_none_of_the_response():
    Large.ended = 0
    async with serving(Impatient) as port:
        silent, slow = await crowd(port, LARGE, 2)
        loop, begun = asyncio.get_running_loop(), time.monotonic()
        # This client reads a little from time to time, for much longer than a stalled client
        # may wait.
        while Large.ended == 0 or time.monotonic() < begun + 3 * Impatient.stall_seconds:
            assert await loop.sock_recv(slow, 100_000)
            await asyncio.sleep(0.05)
        assert Large.ended == 1
        with contextlib.suppress(ConnectionResetError):
            while await loop.sock_recv(silent, 100_000):
                pass
        slow.close()


async def test_a_class_behind_one_address_gets_all_its_answers():
    async with serving(most=40) as port:
        # Thirty browsers, each of which keeps four connections open for later requests.
        connections = [await connect(port, GET) for _ in range(120)]
        loop = asyncio.get_running_loop()
        for item in connections[-40:]:
            assert b"small" in await asyncio.wait_for(loop.sock_recv(item, 4096), PATIENCE)
        assert all([await answered(port, OTHER) for _ in range(30)])
        for item in connections:
            item.close()
