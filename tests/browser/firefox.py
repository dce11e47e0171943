"""A lesson in Firefox, driven by WebDriver BiDi. Playwright needs its own build of Firefox."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from tornado.websocket import WebSocketClientConnection, websocket_connect

ENTER = "\ue007"
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
# Requests to other hosts get no answer, but are recorded.
PREFERENCES = """\
user_pref("network.proxy.type", 1);
user_pref("network.proxy.http", "127.0.0.1");
user_pref("network.proxy.http_port", 9);
user_pref("network.proxy.ssl", "127.0.0.1");
user_pref("network.proxy.ssl_port", 9);
"""
# A promise of the class name of the wanted element, when it has appeared.
APPEARS = """(wanted) => new Promise((go) => {
  const look = () => {
    const found = document.querySelector(wanted);
    if (found) go(found.className);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, all);
  look();
})"""
FOCUS = "(wanted) => document.querySelector(wanted).focus()"


@dataclass
class Tab:
    """A tab of Firefox: its connection, and the errors and requests to other hosts so far."""

    socket: WebSocketClientConnection
    home: str
    context: str = ""
    sent: int = 0
    errors: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)

    async def ask(self, method: str, **params: Any) -> Any:
        """The result of a command; events that arrive before it are recorded."""
        self.sent += 1
        await self.socket.write_message(
            json.dumps({"id": self.sent, "method": method, "params": params})
        )
        while True:
            message = await self.socket.read_message()
            assert message is not None, "Firefox closed the connection"
            reply = json.loads(message)
            if reply["type"] == "event":
                self._record(reply["method"], reply["params"])
            else:
                assert reply["id"] == self.sent
                assert reply["type"] == "success", f"{method}: {reply}"
                return reply["result"]

    def _record(self, event: str, params: Any) -> None:
        if event == "log.entryAdded" and params["level"] == "error":
            self.errors.append(params["text"])
        elif event == "network.beforeRequestSent":
            url = params["request"]["url"]
            if not url.startswith((self.home, "data:", "blob:", "about:")):
                self.elsewhere.append(url)

    async def open(self, address: str) -> None:
        """Opens a page in a new tab and waits until it is loaded."""
        await self.ask("session.new", capabilities={})
        await self.ask("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self.context = (await self.ask("browsingContext.create", type="tab"))["context"]
        await self.ask(
            "browsingContext.navigate", context=self.context, url=address, wait="complete"
        )

    async def call(self, function: str, selector: str) -> str | None:
        """The text that a function of the page returns, or promises, for a selector."""
        result = await self.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": selector}],
            awaitPromise=True,
            target={"context": self.context},
        )
        assert result["type"] == "success", result
        value: str | None = result["result"].get("value")
        return value

    async def press(self, selector: str, key: str) -> None:
        """Focuses an element and presses a key."""
        await self.call(FOCUS, selector)
        keys = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        await self.ask(
            "input.performActions",
            context=self.context,
            actions=[{"type": "key", "id": "keyboard", "actions": keys}],
        )


async def listening(firefox: Process) -> str:
    """The address at which Firefox listens, from its output."""
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        if match := LISTENING.search(line):
            return match[1].decode()
    raise AssertionError("Firefox ended at its start")


@asynccontextmanager
async def opened(address: str, profile: Path) -> AsyncIterator[Tab]:
    """A context with a page in a new Firefox, whose profile is a new folder."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "there is no Firefox"
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = (program, "--headless", "--remote-debugging-port", "0", "--profile", str(profile))
    firefox = await asyncio.create_subprocess_exec(*command, stderr=PIPE, start_new_session=True)
    try:
        server = await asyncio.wait_for(listening(firefox), timeout=180)
        tab = Tab(await websocket_connect(f"{server}/session"), urljoin(address, "/"))
        await tab.open(address)
        yield tab
    finally:
        # Its content processes hold the pipe open after the first process has ended.
        with suppress(ProcessLookupError):
            os.killpg(firefox.pid, signal.SIGKILL)
        await asyncio.wait_for(firefox.communicate(), timeout=30)


async def answered(address: str, profile: Path, choices: Sequence[str]) -> tuple[str, Tab]:
    """Answers an exercise by keyboard; returns the CSS classes of its verdict, and the tab."""
    async with opened(address, profile) as tab:
        await tab.call(APPEARS, "html[data-awake]")
        exercise = ".cartes-step[data-current] .cartes-exercise"
        for name in choices:
            choice = f'{exercise} .cartes-answer [data-id="{name}"]'
            await tab.call(APPEARS, choice)
            await tab.press(choice, " ")
            await tab.call(APPEARS, f"{choice}[aria-pressed=true]")
        await tab.press(f"{exercise} [data-do=main]", ENTER)
        verdict = await tab.call(APPEARS, f"{exercise} .cartes-verdict")
        return verdict or "", tab
