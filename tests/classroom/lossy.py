"""A proxy, between clients and a server, that loses packets and can stop for some seconds.

TCP sends a lost packet again after a pause that doubles; some connections break.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading

LOSS = 0.05
RETRY_SECONDS = 0.2
"""Seconds until a lost packet is sent again for the first time."""

STALL = 10.0
"""The usual length of a stop, in seconds."""

BREAKS = 0.01
PACKET = 1400


class LossyNetwork:
    """A proxy with losses, which runs in its own thread.

    Attributes:
        address: the proxy's address, with a final slash.
        lost, broken: numbers of lost packets, and of broken connections.
    """

    def __init__(self, port: int, seed: int = 1) -> None:
        self._port, self._random = port, random.Random(seed)
        self.lost = self.broken = 0
        self._flows = threading.Event()
        self._flows.set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        opening = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result(10)
        own = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{own}/"

    def stall(self, seconds: float = STALL) -> None:
        """Delays all data for `seconds`."""
        self._flows.clear()
        threading.Timer(seconds, self._flows.set).start()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:
            writer.close()
            return
        ways = (self._carry(reader, far_writer), self._carry(far_reader, writer))
        await asyncio.gather(*ways)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while packet := await reader.read(PACKET):
                wait = RETRY_SECONDS
                while self._random.random() < LOSS:
                    self.lost += 1
                    await asyncio.sleep(wait)
                    wait *= 2
                while not self._flows.is_set():
                    await asyncio.sleep(0.05)
                if self._random.random() < BREAKS:
                    self.broken += 1
                    break
                writer.write(packet)
                await writer.drain()
        writer.close()
