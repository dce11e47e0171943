"""A real JupyterHub with its proxy on free ports of this machine, and clients who log in."""

from __future__ import annotations

import contextlib
import http.cookiejar
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

from tests.ports import free_port

__all__ = ["SERVICE", "WITHOUT_UPDATE_CHECK", "Hub", "Person", "running_hub"]

ROOT = Path(__file__).resolve().parents[2]
PROXY = ROOT / "widgets/node_modules/.bin/configurable-http-proxy"
CONFIG = Path(__file__).with_name("hub_config.py")
STARTS_WITHIN = 180.0
SERVICE = "services/cartes/"
WITHOUT_UPDATE_CHECK = """import runpy, sys
from cartes_widgets.server.blocked_imports import block_imports
block_imports()
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
"""Code that runs one of Jupyter's modules without a slow import that tests do not need."""


@dataclass(frozen=True)
class Hub:
    """A running JupyterHub: its address, and the process id of the class's server."""

    address: str
    class_pid: int


def _chart(home: Path) -> tuple[Path, list[str]]:
    """The hub's configuration file, and the arguments of the command that runs the class.

    `home` is the folder for the database.
    """
    return CONFIG, [
        "class",
        "--hub",
        "--lang",
        "fr",
        "--database",
        f"sqlite:///{home}/class.sqlite",
    ]


@contextlib.contextmanager
def running_hub(
    prepared: Callable[[Path], tuple[Path, Sequence[str]]] = _chart,
) -> Iterator[Hub]:
    """A context with a JupyterHub and its class; everything is removed at the end.

    Args:
        prepared: prepares an empty folder; returns the configuration of the JupyterHub, and the
            arguments of the class's command.
    """
    public, hub, proxy, service = (free_port() for _ in range(4))
    token = secrets.token_hex(32)
    address, own = f"http://127.0.0.1:{public}/", f"http://127.0.0.1:{service}"
    with contextlib.ExitStack() as ending:
        # The path is short, because kernels' sockets are in a subfolder and their paths are
        # limited.
        home = Path(ending.enter_context(tempfile.TemporaryDirectory(prefix="cartes-hub-")))
        # As on Kubernetes, the class runs already; its environment variables name the JupyterHub.
        config, words = prepared(home)
        view = {
            "JUPYTERHUB_SERVICE_NAME": "cartes",
            "JUPYTERHUB_SERVICE_PREFIX": f"/{SERVICE}",
            "JUPYTERHUB_SERVICE_URL": own,
            "JUPYTERHUB_CLIENT_ID": "service-cartes",
            "JUPYTERHUB_API_URL": f"http://127.0.0.1:{hub}/hub/api",
            "JUPYTERHUB_API_TOKEN": token,
        }
        process = ending.enter_context(_program(home, "cartes_widgets", *words, **view))
        _wait(f"{own}/{SERVICE}", lambda status, _: status == 302, process)
        content = {"address": address, "hub": hub, "proxy": proxy, "service": own, "token": token}
        content |= {"home": str(home), "proxy_command": [shutil.which("node"), str(PROXY)]}
        content |= {
            "singleuser": [sys.executable, "-c", WITHOUT_UPDATE_CHECK, "jupyterhub.singleuser"]
        }
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        env = {"CARTES_TEST_HUB": json.dumps(content), "PATH": path}
        ran = ending.enter_context(_program(home, "jupyterhub", "--config", str(config), **env))
        _wait(f"{address}{SERVICE}", lambda status, where: status == 302 and bool(where), ran)
        yield Hub(address, process.pid)


@contextlib.contextmanager
def _program(home: Path, module: str, *words: str, **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """A context with a running Python module.

    The module and its child processes end with the context.
    """
    with (home / f"{module}.log").open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-c", WITHOUT_UPDATE_CHECK, module, *words],
            cwd=home,
            env={**os.environ, **env},
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        yield process
    except BaseException as error:
        error.add_note((home / f"{module}.log").read_text()[-5000:])
        raise
    finally:
        # They are killed, because it takes long until all servers end by themselves.
        for item in (*psutil.Process(process.pid).children(recursive=True), process):
            with contextlib.suppress(psutil.NoSuchProcess):
                item.kill()
        process.wait(timeout=60)


def _wait(url: str, holds: Callable[[int, str], bool], process: subprocess.Popen[bytes]) -> None:
    """Waits until the function `holds` returns True for the response of `url`.

    The arguments of `holds` are the response's status and the address of its redirect. Fails if
    `process` ends.
    """
    opener = urllib.request.build_opener(Still)
    deadline = time.monotonic() + STARTS_WITHIN
    status, where = 0, ""
    while not holds(status, where):
        assert process.poll() is None, "it ended"
        assert time.monotonic() < deadline, f"{url}: {status} {where}"
        time.sleep(0.2)
        try:
            with opener.open(url, timeout=STARTS_WITHIN) as answered:
                status, where = answered.status, ""
        except urllib.error.HTTPError as error:
            status, where = error.code, error.headers.get("Location", "")
        except OSError:
            status, where = 0, ""


class Still(urllib.request.HTTPRedirectHandler):
    """A handler of urllib that follows no redirect."""

    def redirect_request(self, *_: object) -> None:
        return None


class Person:
    """An HTTP client that acts as one person's browser: follows redirects, stores cookies by path.

    Attributes:
        address: the base address of the person's pages, with a final slash.
    """

    def __init__(self, hub: Hub, name: str = "", below: str = SERVICE) -> None:
        self.hub, self.name, self.address = hub.address, name, f"{hub.address}{below}"
        self.jar = http.cookiejar.CookieJar()
        cookies = urllib.request.HTTPCookieProcessor(self.jar)
        self.opener = urllib.request.build_opener(cookies)
        if name:
            self._log_in()

    def _log_in(self) -> None:
        self.ask(f"{self.hub}hub/login")
        xsrf = next(item.value for item in self.jar if item.name == "_xsrf")
        form = {"username": self.name, "password": "any", "_xsrf": xsrf}
        # The usual page after a login would start a server, which not every test needs.
        home = f"{self.hub}hub/login?next=%2Fhub%2Fhome"
        status, _ = self.ask(home, urllib.parse.urlencode(form))
        assert status == 200

    def below(self, path: str) -> Person:
        """The same person with the same cookies, whose base address is `path` on the hub."""
        other = object.__new__(Person)
        other.__dict__ = {**self.__dict__, "address": f"{self.hub}{path}"}
        return other

    def ask(self, path: str, body: str | None = None, **headers: str) -> tuple[int, str]:
        """Status and text of the final response, after all redirects."""
        status, text, _ = self.go(path, body, **headers)
        return status, text

    def go(self, path: str, body: str | None = None, **headers: str) -> tuple[int, str, str]:
        """Status, text and address of the final response, after all redirects."""
        url = path if path.startswith("http") else self.address + path
        sent = {"User-Agent": "Mozilla/5.0", "Accept": "text/html", **headers}
        if body is not None:
            sent.setdefault("Origin", self.hub.rstrip("/"))
        data = None if body is None else body.encode()
        request = urllib.request.Request(url, data=data, headers=sent)
        try:
            answered = self.opener.open(request, timeout=STARTS_WITHIN)
        except urllib.error.HTTPError as error:
            answered = error
        with answered:
            return answered.status, answered.read().decode(), answered.url

    def post(self, path: str, **content: object) -> tuple[int, dict[str, object]]:
        """Status and JSON of the response to a command or an answer."""
        kind = {"Content-Type": "application/json"}
        status, text = self.ask(path, json.dumps(content), **kind)
        return status, json.loads(text) if text.startswith("{") else {}

    def snapshot(self, path: str) -> dict[str, Any]:
        """The first state that the event stream at `path` sends."""
        kind = {"Accept": "text/event-stream", "Sec-Fetch-Mode": "cors"}
        request = urllib.request.Request(self.address + path, headers=kind)
        with self.opener.open(request, timeout=STARTS_WITHIN) as stream:
            line = stream.readline().decode()
        return json.loads(line.removeprefix("data: "))

    def until(self, holds: Callable[[dict[str, Any]], bool], path: str) -> dict[str, Any]:
        """The first state in the event stream at `path` for which `holds` returns True."""
        deadline = time.monotonic() + STARTS_WITHIN
        while not holds(state := self.snapshot(path)):
            assert time.monotonic() < deadline, f"never so: {state}"
            time.sleep(0.1)
        return state

    def headers(self) -> dict[str, str]:
        """The headers that a browser would send to open a websocket."""
        asked = urllib.request.Request(self.address)
        self.jar.add_cookie_header(asked)
        cookie = asked.get_header("Cookie")
        return {"Origin": self.hub.rstrip("/"), **({"Cookie": cookie} if cookie else {})}

    def start_own_server(self, path: str) -> None:
        """Starts the person's own server, opens `path` on it, and waits for the page."""
        link = f"{self.hub}hub/user-redirect/{path}"
        deadline = time.monotonic() + STARTS_WITHIN
        own = f"{self.hub}user/{self.name}/"
        status, text, url = self.go(link)
        while not (status == 200 and url.startswith(own)):
            assert time.monotonic() < deadline, f"{url}: {status}\n{text[:2000]}"
            spawn = re.search(r'href="([^"]*/hub/spawn/[^"]*)"', text)
            asked = urllib.parse.urljoin(url, spawn[1].replace("&amp;", "&")) if spawn else url
            time.sleep(0.2)
            status, text, url = self.go(asked)
