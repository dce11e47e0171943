"""A class of 30 that works for three minutes, one answer per second: no answer may be lost.

It uses light clients, as in `classroom`. Clients and server share the machine's cores.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from classroom import ChannelLostError, Student, write_class
from opening import free_port, serving
from tornado.httpclient import AsyncHTTPClient

STUDENTS = 30
SECONDS = 180.0
PAUSE = 1.0
"""Seconds between a student's answers."""

BARS = {"sockets lost": 0, "click to answer, p95 ms": 50, "p99 ms": 200, "wrong": 0}


@dataclass
class Worker:
    """A student who works until the end, even if the websocket is closed in between.

    Attributes:
        lost: how often the websocket was closed.
        wrong: number of right answers that were graded as wrong.
        answers: number of answers given.
    """

    student: Student
    lost: int = 0
    wrong: int = 0
    answers: int = 0

    async def work(self, until: float) -> None:
        """Answers exercises until the time `until` of the monotonic clock."""
        while time.monotonic() < until:
            try:
                self.wrong += not await self.student.answer()
                self.answers += 1
            except ChannelLostError:
                self.lost += 1
                await self.student.connect()
            await asyncio.sleep(PAUSE)


async def _worked(address: str) -> list[Worker]:
    workers = [Worker(Student(address)) for _ in range(STUDENTS)]
    await asyncio.gather(*(worker.student.open() for worker in workers))
    until = time.monotonic() + SECONDS
    await asyncio.gather(*(worker.work(until) for worker in workers))
    return workers


def _share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> int:
    """Prints the figures; returns 1 if any figure is above its limit, else 0."""
    AsyncHTTPClient.configure(None, max_clients=100)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        write_class(Path(folder))
        command = ["cartes_widgets", "serve", "--no-browser", "--port", str(port)]
        with serving([*command, "--root", folder], port) as (address, _):
            workers = asyncio.run(_worked(address))
    clicks = [1000 * click for worker in workers for click in worker.student.clicks]
    figures = {
        "sockets lost": sum(worker.lost for worker in workers),
        "click to answer, p95 ms": _share(clicks, 0.95),
        "p99 ms": _share(clicks, 0.99),
        "wrong": sum(worker.wrong for worker in workers),
    }
    answers, middle = sum(worker.answers for worker in workers), statistics.median(clicks)
    print(
        f"{STUDENTS} students, {SECONDS:.0f} s, {answers} answers (load {os.getloadavg()[0]:.1f})"
    )
    print(f"{'click to answer, p50 ms':28} {middle:8.1f}")
    for name, figure in figures.items():
        print(f"{name:28} {figure:8.1f}   bar {BARS[name]}")
    return int(any(figure > BARS[name] for name, figure in figures.items()))


if __name__ == "__main__":
    sys.exit(main())
