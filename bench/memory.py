"""Memory that the server has not freed after closed lessons: kB per lesson, after a minute without
use.

The server runs in this process, where its memory can be measured, with light clients as in
`classroom`. Jupyter's timers refer to a closed lesson for up to a minute. The memory of the whole
process is printed too, but its allocator reuses free blocks for later lessons.
"""

from __future__ import annotations

import asyncio
import gc
import linecache
import sys
import tempfile
import tracemalloc
from pathlib import Path

import psutil
from classroom import Student, write_class
from opening import free_port
from tornado.httpclient import AsyncHTTPClient

from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.connections import PageServer

FIRST, LESSONS = 20, 60
"""Number of lessons before the first figure, which fill caches, and between the two figures."""

REST = 66.0
"""Seconds until the last timer that refers to a closed lesson has run."""

BAR = 3.0
"""The limit in kB per lesson."""


async def _visit(server: CartesServer, address: str) -> None:
    """Opens a lesson, clicks once, closes the lesson, and waits until its kernel has ended."""
    student = Student(address)
    await student.open()
    student.socket.close()
    kernel = student.channel.partition("/kernels/")[2].partition("/")[0]
    close = f"{address}cartes/close/{kernel}"
    await AsyncHTTPClient().fetch(close, method="POST", body="")
    while kernel in server.kernel_manager:
        await asyncio.sleep(0.1)


async def _used() -> tuple[float, float]:
    """The memory of all Python objects and of the process, in kB, after a pause."""
    await asyncio.sleep(REST)
    gc.collect()
    # Removes source lines that the logging of a traceback has cached.
    linecache.clearcache()
    return tracemalloc.get_traced_memory()[0] / 1024, psutil.Process().memory_info().rss / 1024


async def _measured(server: CartesServer, port: int, lessons: int) -> tuple[float, float]:
    """The kB per lesson that are still used after `lessons` lessons: by Python objects, and by the
    process.
    """
    PageServer(server.app, most=50).listen(port, "127.0.0.1")
    address = f"http://127.0.0.1:{port}/"
    for _ in range(FIRST):
        await _visit(server, address)
    before = await _used()
    # Two at a time, because most of a visit is the delay until the kernel ends.
    for _ in range(lessons // 2):
        await asyncio.gather(_visit(server, address), _visit(server, address))
    objects, process = (
        (now - then) / lessons for now, then in zip(await _used(), before, strict=True)
    )
    return objects, process


def main(lessons: int = LESSONS) -> int:
    """Prints the figures; returns 1 if the objects miss their limit, else 0."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        write_class(Path(folder))
        server = CartesServer(config=server_config(Path(folder), port=port))
        # The server uses the event loop of this program.
        server.listen = lambda: None
        server.initialize([])
        server.start()
        tracemalloc.start()
        try:
            objects, process = asyncio.run(_measured(server, port, lessons))
        finally:
            server.stop()
    print(f"{lessons} lessons opened and closed")
    print(f"{'kept a lesson, kB':28} {objects:8.2f}   bar {BAR}")
    print(f"{'process a lesson, kB':28} {process:8.2f}")
    return int(objects > BAR)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
