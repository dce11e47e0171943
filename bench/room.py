"""A class in a room for three minutes, with an answer every three seconds: the board's delay.

Light clients, as in `classroom`, join with the room's code; the teacher's board is open. The delay
is the time from a click until the board's event stream has counted the answer. Results for a
hundred students are only printed. `python bench/room.py 30 20` measures thirty students for twenty
seconds. With `--lossy`, the students' network loses 5 % of packets and stops once for ten seconds;
then only a lost answer is a failure.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from classroom import ChannelLostError, Student, write_class
from opening import free_port
from tornado.httpclient import AsyncHTTPClient, HTTPError
from tornado.websocket import WebSocketClosedError

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.classroom.lossy import LossyNetwork

STUDENTS, SECONDS, MANY = 30, 180.0, 100
PAUSE = 3.0
PATIENCE = 120.0
LOST = "answers lost"
BARS = {"click to answer, p95 ms": 50.0, "click to board, p95 ms": 1000.0, LOST: 0.0}
"""The limits for a class of 30; the keys are the printed names of the figures."""
BROKEN = (ChannelLostError, HTTPError, OSError, WebSocketClosedError)
"""Errors of a client whose connection breaks."""


async def again(attempt: Callable[[], Awaitable[None]]) -> None:
    """Calls `attempt` until no connection breaks, for at most `PATIENCE` seconds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await attempt()
        except BROKEN:
            if time.monotonic() > deadline:
                raise
        await asyncio.sleep(0.5)


@dataclass
class Member:
    """A student in the room.

    Attributes:
        sent: when the student sent each answer, on the monotonic clock.
    """

    name: str
    student: Student
    sent: list[float] = field(default_factory=list)

    async def enter(self, address: str, code: str) -> None:
        """Joins the room with this code, on the server at `address`, and opens the lesson."""
        answered = await AsyncHTTPClient().fetch(
            f"{address}class/enter",
            method="POST",
            body=urlencode({"code": code, "typed": self.name}),
            headers={"Origin": address.rstrip("/")},
            follow_redirects=False,
            raise_error=False,
        )
        self.student.headers = {"Cookie": answered.headers["Set-Cookie"].partition(";")[0]}
        await again(self.student.open)

    async def work(self, until: float) -> None:
        """Answers exercises until the time `until` of the monotonic clock."""
        await asyncio.sleep(random.uniform(0, PAUSE))
        while time.monotonic() < until:
            self.sent.append(time.monotonic())
            await self._answer()
            await asyncio.sleep(PAUSE)

    async def _answer(self) -> None:
        """Answers the current exercise; after a break, only what the server has not received.

        Raises:
            RuntimeError: the right answer was graded as wrong.
        """
        student, revision = self.student, self.student.state["revision"]
        try:
            if not await student.answer():
                raise RuntimeError("a right answer was refused")
            return
        except BROKEN:
            await again(student.connect)
        while student.state["revision"] == revision:
            with contextlib.suppress(*BROKEN):
                await (student.onward() if student.is_right else student.answer())
                return
            await again(student.connect)


class Board:
    """The teacher's board, with the time when it first counted each number of answers of each
    student.
    """

    def __init__(self) -> None:
        self.counted: dict[str, list[float]] = {}
        self.rest = b""

    def on_chunk(self, chunk: bytes) -> None:
        """Parses `chunk`, a part of the board's event stream, and counts the answers in it."""
        *events, self.rest = (self.rest + chunk).split(b"\n\n")
        for event in events:
            if not event.startswith(b"data: "):
                continue
            now = time.monotonic()
            for member in json.loads(event.removeprefix(b"data: "))["members"]:
                known = self.counted.setdefault(member["name"], [])
                known += [now] * (member["of"] - len(known))

    async def listen(self, address: str, cookie: str) -> None:
        """Receives the event stream of the board, until the task is cancelled."""
        await AsyncHTTPClient().fetch(
            f"{address}class/board/events",
            headers={"Cookie": cookie},
            streaming_callback=self.on_chunk,
            request_timeout=0,
        )


@contextlib.contextmanager
def class_links(folder: str, most: int) -> Iterator[tuple[str, str, str]]:
    """A context in which a class server runs. It yields its address, its teacher's key, and the
    code of its room.
    """
    database = f"sqlite:///{folder}/class-{most}.sqlite"
    words = ["--lan", "127.0.0.1", "--no-browser", "--port", str(free_port()), "--root", folder]
    command = [sys.executable, "-u", "-m", "cartes_widgets", "class", *words]
    path = Path(folder) / f"output-{most}.txt"
    with path.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--database", database, "--most", str(most)], stdout=out, stderr=out
        )
    try:
        deadline = time.monotonic() + PATIENCE
        while not (match := re.search(r"(http\S+/)class/teacher\?key=(\S+)", path.read_text())):
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(path.read_text())
            time.sleep(0.1)
        while not (code := re.search(r"/class/([A-Z]{4})\b", path.read_text())):
            time.sleep(0.1)
        yield match[1], match[2], code[1]
    finally:
        process.terminate()
        process.wait(60)


async def _teacher(address: str, key: str) -> str:
    """The cookie with which the server knows the teacher, as soon as the server responds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            answered = await AsyncHTTPClient().fetch(
                f"{address}class/teacher?key={key}",
                headers={"Accept": "text/html"},
                request_timeout=PATIENCE,
            )
            return answered.headers["Set-Cookie"].partition(";")[0]
        except OSError:
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.1)


async def _worked(
    links: tuple[str, str, str], size: int, seconds: float, network: LossyNetwork | None
) -> tuple[list[Member], Board]:
    board = Board()
    address, key, code = links
    listening = asyncio.ensure_future(board.listen(address, await _teacher(address, key)))
    far = network.address if network else address
    members = [Member(f"student {n}", Student(far)) for n in range(size)]
    await asyncio.gather(*(member.enter(address, code) for member in members))
    until = time.monotonic() + seconds
    if network:
        asyncio.get_running_loop().call_later(seconds / 3, network.stall)
    await asyncio.gather(*(member.work(until) for member in members))
    deadline = time.monotonic() + PATIENCE
    while sum(map(len, board.counted.values())) < sum(len(member.sent) for member in members):
        if time.monotonic() > deadline:
            break
        await asyncio.sleep(0.1)
    # These loggers would report the end of the stream, which is intended.
    for name in ("tornado.general", "tornado.application", "asyncio"):
        logging.getLogger(name).disabled = True
    listening.cancel()
    return members, board


def _tail(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def _figures(members: list[Member], board: Board) -> dict[str, float]:
    clicks = [1000 * click for item in members for click in item.student.clicks]
    lags, lost = [], 0
    for member in members:
        seen = board.counted.get(member.name, [])
        lost += len(member.sent) - len(seen)
        lags += [1000 * (at - sent) for sent, at in zip(member.sent, seen, strict=False)]
    print(f"{'click to answer, p50 ms':28} {statistics.median(clicks):8.1f}")
    print(f"{'click to board, p50 ms':28} {statistics.median(lags):8.1f}")
    return dict(zip(BARS, (_tail(clicks), _tail(lags), float(lost)), strict=True))


def _room(size: int, seconds: float, is_lossy: bool, bars: dict[str, float]) -> bool:
    """Prints the results of a room of `size` students.

    Args:
        is_lossy: whether the students' network loses packets and stops once.
        bars: the limits of the results; the keys are the names of the results.

    Returns:
        Whether no result is over its limit.
    """
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as open_network:
        write_class(Path(folder))
        with class_links(folder, 2 * size) as links:
            network = LossyNetwork(urlsplit(links[0]).port or 0) if is_lossy else None
            if network:
                open_network.callback(network.close)
            members, board = asyncio.run(_worked(links, size, seconds, network))
    answers = sum(len(member.sent) for member in members)
    print(f"{size} students, {seconds:.0f} s, {answers} answers (load {os.getloadavg()[0]:.1f})")
    if network:
        print(f"{network.lost} packets lost, {network.broken} connections broken")
    figures = _figures(members, board)
    for name, figure in figures.items():
        bar = f"   bar {bars[name]:.0f}" if name in bars else ""
        print(f"{name:28} {figure:8.1f}{bar}", flush=True)
    return all(figure <= bars.get(name, figure) for name, figure in figures.items())


def main(asked: list[str]) -> int:
    """Prints the figures; returns 1 if a class misses its limit, else 0."""
    AsyncHTTPClient.configure(None, max_clients=400)
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("size", type=int, nargs="?", default=STUDENTS, help="number of students")
    parser.add_argument("seconds", type=float, nargs="?", default=SECONDS)
    parser.add_argument("--lossy", action="store_true", help="lose 5 %% of the students' packets")
    options = parser.parse_args(asked)
    bars = {LOST: 0.0} if options.lossy else BARS
    is_good = _room(options.size, options.seconds, options.lossy, bars)
    if not asked:
        _room(MANY, SECONDS / 3, False, {})
    return int(not is_good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
