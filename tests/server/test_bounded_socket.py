"""Tests of websockets to pages that read little, or nothing."""

import asyncio
import contextlib

from tornado import web
from tornado.websocket import websocket_connect

from cartes_widgets.server.bounded_socket import MAX_UNREAD, BoundedSocket
from cartes_widgets.server.connections import PageServer
from tests.ports import free_port

PATIENCE = 60
MESSAGE = "x" * 1_000_000
SEVERAL = 60


class Generous(BoundedSocket):
    """A websocket that answers each message with a large one."""

    def initialize(self, pages):
        self.largest, self.closed = 0, asyncio.get_running_loop().create_future()
        pages.append(self)

    def on_message(self, _message):
        self.write_message(MESSAGE)
        self.largest = max(self.largest, self._unread)

    def on_close(self):
        self.closed.set_result(None)


@contextlib.asynccontextmanager
async def connected():
    """A context with the client's and the server's side of a new websocket."""
    pages = []
    app = web.Application([("/", Generous, {"pages": pages})])
    server, port = PageServer(app, most=20), free_port()
    server.listen(port, "127.0.0.1")
    try:
        client = await websocket_connect(f"ws://127.0.0.1:{port}/")
        yield client, pages[0]
        client.close()
    finally:
        server.stop()


async def test_a_page_that_reads_nothing_is_closed_before_it_fills_the_memory():
    async with connected() as (client, handler):
        for _ in range(SEVERAL):
            await client.write_message("more")
        await asyncio.wait_for(handler.closed, PATIENCE)
        assert MAX_UNREAD < handler.largest <= MAX_UNREAD + len(MESSAGE)


async def test_a_page_that_reads_gets_every_message():
    async with connected() as (client, handler):
        for _ in range(SEVERAL):
            await client.write_message("more")
            assert await asyncio.wait_for(client.read_message(), PATIENCE) == MESSAGE
        assert not handler.closed.done()
        assert handler.largest <= MAX_UNREAD
