"""A class that opens a lesson at the same time and works through it, compared with stock Voilà.

Every student is a light client: it requests the lesson, uses the kernel's websocket like the page,
and does exercises. There are no browsers, and no scripts that they would load (about 0.1 MB for
Cartes, 5 MB for stock Voilà), which favours stock Voilà. Clients and server share the machine's
cores. Ratios are more stable than times.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from opening import free_port, serving, write_notebook
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClientConnection, websocket_connect

from cartes_lib.asking import answer_key, generate

SIZES = (1, 10, 30)
ROUNDS = {1: 5, 10: 2, 30: 1}
LESSON, KIND, SEED = "BO-04", "legal", 7
EXERCISES = 6
THINKING = (0.4, 1.2)
"""The minimum and maximum time between a student's clicks, in seconds."""

PATIENCE = 120.0
ASK_AGAIN = 0.15
KERNEL = re.compile(r'(?:id="cartes-kernel" data-id=|"kernelId": )"([0-9a-f-]{36})"')
BARS = {"opening": 3.0, "click": 50.0, "memory": 20.0}
"""Limits for a class of 30: seconds until all students can click, ms at p95, MB per student."""


class ChannelLostError(RuntimeError):
    """The websocket was closed while its student worked."""


@dataclass
class Student:
    """One light client.

    Attributes:
        headers: headers of its requests for the lesson.
        opening: seconds from the first request to the response to the first click.
        clicks: seconds from each click to its response.
        state: the traits of the current exercise.
    """

    address: str
    headers: dict[str, str] = field(default_factory=dict)
    opening: float = 0.0
    clicks: list[float] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)

    async def open(self) -> None:
        """Opens the lesson, clicks once, and measures the time until the response.

        Raises:
            RuntimeError: there is no lesson, or its kernel sends nothing.
        """
        start = time.perf_counter()
        url = f"{self.address}voila/render/a.ipynb"
        page = await AsyncHTTPClient().fetch(url, headers=self.headers, request_timeout=PATIENCE)
        kernel = KERNEL.search(page.body.decode())
        if kernel is None:
            raise RuntimeError("the page names no kernel")
        self.session = uuid.uuid4().hex
        channel = f"api/kernels/{kernel[1]}/channels?session_id={self.session}"
        self.channel = self.address.replace("http", "ws") + channel
        await self.connect()
        await self._click({"do": "hint"}, "hint")
        self.opening = time.perf_counter() - start
        self.clicks.clear()

    async def connect(self) -> None:
        """Opens the kernel's websocket, and reads the current exercise from it."""
        self.socket: WebSocketClientConnection = await websocket_connect(self.channel)
        await self._find_exercise()

    async def answer(self) -> bool:
        """Sends the right answer to the current exercise, and requests the next one.

        The exercise's level rises automatically. Returns False if the answer was graded as wrong.
        """
        verdict = await self._solve()
        await self.onward()
        return bool(verdict["ok"])

    async def onward(self) -> None:
        """Requests the next exercise."""
        await self._click({"do": "next"}, "revision")

    @property
    def is_right(self) -> bool:
        """Whether the current exercise is already answered, and the answer was graded as right."""
        return bool(self.state.get("verdict", {}).get("ok"))

    async def _solve(self) -> Any:
        shown = generate(LESSON, KIND, self.state["seed"], self.state["level"])
        right = list(answer_key(shown).answer)
        return await self._click({"do": "answer", "answer": right}, "verdict")

    async def work(self) -> None:
        """Solves exercises, with a pause before each click.

        Raises:
            RuntimeError: a right answer was graded as wrong.
        """
        for _ in range(EXERCISES):
            await asyncio.sleep(random.uniform(*THINKING))
            verdict = await self._solve()
            if not verdict["ok"]:
                raise RuntimeError(f"a right answer was refused: {verdict}")
            await asyncio.sleep(random.uniform(*THINKING))
            await self._click({"do": "next"}, "revision")

    def _send(self, kind: str, content: dict[str, Any]) -> None:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session}
        header |= {"username": "", "version": "5.3"}
        parts = {"parent_header": {}, "metadata": {}, "buffers": [], "channel": "shell"}
        if kind == "comm_open":
            parts["metadata"] = {"version": "1.0.0"}
        frame = json.dumps({"header": header, "content": content, **parts})
        self.sending = asyncio.ensure_future(self.socket.write_message(frame))

    async def _message(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.read_message(), PATIENCE)
        if frame is None:
            raise ChannelLostError("the server closed the channel")
        if isinstance(frame, bytes):
            first = int.from_bytes(frame[4:8])
            count = int.from_bytes(frame[:4])
            end = int.from_bytes(frame[8:12]) if count > 1 else len(frame)
            frame = frame[first:end]
        message: dict[str, Any] = json.loads(frame)
        return message

    async def _find_exercise(self) -> None:
        asking = asyncio.ensure_future(self._ask())
        try:
            while True:
                data = (await self._message())["content"].get("data", {})
                states = data.get("states", {}) if isinstance(data, dict) else {}
                for model, state in states.items():
                    if state["state"].get("kind") == KIND:
                        self.model, self.state = model, state["state"]
                        return
        finally:
            asking.cancel()

    async def _ask(self) -> None:
        while True:
            comm = uuid.uuid4().hex
            self._send(
                "comm_open",
                {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}},
            )
            self._send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
            await asyncio.sleep(ASK_AGAIN)

    async def _click(self, message: dict[str, Any], awaited: str) -> Any:
        """Sends the message of a click; returns the new value of the trait `awaited`.

        Raises:
            RuntimeError: the lesson responds with a notice instead.
        """
        start = time.perf_counter()
        content = {**message, "revision": self.state["revision"]}
        data = {"method": "custom", "content": content}
        self._send("comm_msg", {"comm_id": self.model, "data": data})
        while True:
            reply = (await self._message())["content"]
            state = reply.get("data", {}).get("state", {}) if reply.get("comm_id") else {}
            if reply.get("comm_id") != self.model:
                continue
            self.state.update(state)
            if state.get("notice"):
                raise RuntimeError(f"a click was refused: {state['notice']}")
            if awaited in state:
                self.clicks.append(time.perf_counter() - start)
                return state[awaited]


@dataclass(frozen=True)
class Measured:
    """Measurements of a class of one size, over all its rounds.

    Attributes:
        openings: seconds to open the lesson, for each student.
        clicks: milliseconds from each click to its response.
        processor: seconds of all the server's processes, per student.
        memory: MB (PSS) of the kernels, per student.
        total: MB (PSS) of all the server's processes.
    """

    openings: list[float]
    clicks: list[float]
    processor: float
    memory: float
    total: float


def _pss(processes: list[psutil.Process]) -> float:
    """Memory of the processes in MB; shared memory is divided among them."""
    count = 0
    for process in processes:
        with contextlib.suppress(OSError):
            text = Path(f"/proc/{process.pid}/smaps_rollup").read_text()
            count += int(re.search(r"^Pss:\s+(\d+)", text, re.M)[1])  # type: ignore[index]
    return count / 1024


def _processor(processes: list[psutil.Process]) -> float:
    spent = 0.0
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            spent += times.user + times.system
    return spent


async def _round(
    address: str, size: int, server: psutil.Process
) -> tuple[list[Student], float, float, float]:
    first = Student(address)
    await first.open()
    before = server.children(recursive=True)
    spent = _processor([server, *before])
    students = [Student(address) for _ in range(size)]
    await asyncio.gather(*(student.open() for student in students))
    await asyncio.gather(*(student.work() for student in students))
    family = server.children(recursive=True)
    kernels = [entry for entry in family if entry not in before]
    spent = (_processor([server, *family]) - spent) / size
    memory, total = _pss(kernels) / size, _pss([server, *family])
    for item in (first, *students):
        item.socket.close()
    return students, spent, memory, total


def _measured(command: list[str], size: int) -> Measured:
    """Measurements of the server that `command` starts, with a class of `size`; one server per
    round.
    """
    students: list[Student] = []
    figures = []
    for _ in range(ROUNDS[size]):
        port = free_port()
        with serving([part.format(port=port) for part in command], port) as (address, pid):
            results, *more = asyncio.run(_round(address, size, psutil.Process(pid)))
        students += results
        figures.append(more)
    processor, memory, total = (statistics.median(column) for column in zip(*figures, strict=True))
    clicks = [1000 * click for student in students for click in student.clicks]
    return Measured([student.opening for student in students], clicks, processor, memory, total)


def _tail(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def _rows(measured: Measured) -> Iterator[tuple[str, float]]:
    yield "opened, first click answered, p50 s", statistics.median(measured.openings)
    yield "opened, first click answered, p95 s", _tail(measured.openings)
    yield "all are interactive, s", max(measured.openings)
    yield "click to answer, p50 ms", statistics.median(measured.clicks)
    yield "click to answer, p95 ms", _tail(measured.clicks)
    yield "processor a student, s", measured.processor
    yield "memory a student, MB (PSS)", measured.memory
    yield "memory of all processes, MB (PSS)", measured.total


def _print(size: int, ours: Measured, stock: Measured) -> None:
    load = os.getloadavg()[0]
    print(f"\n{f'{size} at once (load {load:.1f})':40} {'ours':>10} {'stock':>10} {'ratio':>8}")
    for (what, mine), (_, theirs) in zip(_rows(ours), _rows(stock), strict=True):
        print(f"{what:40} {mine:10.3f} {theirs:10.3f} {mine / theirs:8.3f}", flush=True)


def _missed(ours: Measured) -> list[str]:
    reached = {"opening": max(ours.openings), "click": _tail(ours.clicks), "memory": ours.memory}
    return [name for name, value in reached.items() if value > BARS[name]]


def write_class(folder: Path) -> None:
    """Writes the lesson that the class opens, and a home page, into `folder`."""
    for name in ("index", "a"):
        write_notebook(folder / f"{name}.ipynb", LESSON, KIND)


def main(sizes: list[int]) -> int:
    """Prints a table for each size of class; returns 1 if a class of 30 misses a limit, else 0."""
    AsyncHTTPClient.configure(None, max_clients=100)
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        write_class(Path(folder))
        ours = ["cartes_widgets", "serve", "--no-browser", "--port", "{port}", "--root", folder]
        stock = ["voila", folder, "--no-browser", "--port={port}", "--template=lab"]
        for size in sizes or SIZES:
            mine = _measured(ours, size)
            _print(size, mine, _measured(stock, size))
            missed += _missed(mine) if size == max(SIZES) else []
    if missed:
        print(f"missed: {', '.join(missed)}; the bars are {BARS}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main([int(size) for size in sys.argv[1:]]))
