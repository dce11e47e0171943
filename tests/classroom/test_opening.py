"""Tests of opening a class, by a button on a page or by the command, and of its errors."""

import asyncio
import re
import signal
import subprocess
import sys
from functools import partial

import pytest
from tornado.httpclient import AsyncHTTPClient

from cartes_widgets.classroom.model.database import default_url
from cartes_widgets.classroom.model.store import Store
from cartes_widgets.classroom.web import service as service_module
from cartes_widgets.commands import classroom as command
from cartes_widgets.commands import cli
from cartes_widgets.commands.serve import open_class
from cartes_widgets.pages.notebooks import default_root
from cartes_widgets.server import app as server_module
from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.connections import PageServer
from cartes_widgets.server.hosts import is_of_own_machine
from tests.ports import free_port

from .faults import full, limited, locked

NETWORK = "127.0.0.2"


@pytest.mark.parametrize(
    ("remote", "is_own"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.20", True),
        ("192.168.1.21", False),
        ("8.8.8.8", False),
        ("", False),
        (None, False),
        ("x", False),
    ],
)
def test_a_user_of_the_servers_machine_is_known_by_the_address(remote, is_own):
    assert is_of_own_machine(remote, "192.168.1.20") is is_own


def started(monkeypatch, **more):
    """A server that handles requests in this process, without a port."""
    monkeypatch.setattr(CartesServer, "listen", lambda _server: None)
    server = CartesServer(config=server_config(default_root(), **more))
    server.class_opener = open_class
    server.initialize([])
    server.start()
    return server


async def asked(address, path="", origin=None, host=None):
    headers = {item: value for item, value in (("Origin", origin), ("Host", host)) if value}
    body = {"method": "POST", "body": ""} if origin is not None else {}
    client = AsyncHTTPClient()
    return await client.fetch(
        address + path, raise_error=False, follow_redirects=False, headers=headers, **body
    )


def test_a_page_of_the_server_opens_a_class_on_the_network_and_only_once(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(server_module, "lan_ip", lambda: None)
    port = free_port()
    own, network = f"http://127.0.0.1:{port}", f"http://{NETWORK}:{port}"

    server = started(monkeypatch, port=port)

    async def story():
        PageServer(server.app, most=50).listen(port, "127.0.0.1")
        home = await asked(own, "/")
        assert b'action="/cartes/class"' in home.body
        assert home.headers.get_list("Set-Cookie") == []
        for origin in ("http://evil.example", "null", network):
            assert (await asked(own, "/cartes/class", origin)).code == 403
        content = await asked(own, "/cartes/class", own)
        assert content.code == 409
        assert "relié à aucun réseau" in content.body.decode()
        assert (await asked(own, "/class/")).code == 404
        monkeypatch.setattr(server_module, "lan_ip", lambda: NETWORK)
        opened = await asked(own, "/cartes/class", own)
        assert opened.code == 200
        link = re.fullmatch(
            rf"0; url=({network}/class/teacher\?key=\S+)", opened.headers["Refresh"]
        )
        entered = await asked(link[1])
        assert entered.code == 200
        assert "HttpOnly" in entered.headers["Set-Cookie"]
        assert (await asked(link[1])).code == 403
        assert "cartes-notice" not in (await asked(network, "/class/")).body.decode()
        room = server.classroom.room
        again = await asked(own, "/cartes/class", own)
        assert again.headers["Refresh"] != opened.headers["Refresh"]
        assert server.classroom.room is room

    try:
        asyncio.run(story())
    finally:
        server.stop()


@pytest.mark.parametrize("fault", [locked, partial(full, table="cartes_room"), limited])
def test_the_server_answers_while_a_class_cannot_be_opened_and_says_why(
    fault, monkeypatch, tmp_path
):
    monkeypatch.setattr(service_module, "SAVE_SECONDS", 2.0)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(server_module, "lan_ip", lambda: NETWORK)
    Store(default_url()).close()
    port = free_port()
    own = f"http://127.0.0.1:{port}"
    server = started(monkeypatch, port=port)

    async def story():
        PageServer(server.app, most=50).listen(port, "127.0.0.1")
        with fault(tmp_path / "cartes/class.sqlite"):
            opening = asyncio.ensure_future(asked(own, "/cartes/class", own))
            again = asyncio.ensure_future(asked(own, "/cartes/class", own))
            # Meanwhile the server handles lessons and the signal to end.
            assert (await asked(own, "/")).code == 200
            assert not opening.done()
            content = await opening
            assert content.code == 409
            assert "aucune classe ne peut s’ouvrir" in content.body.decode()
        await again
        opened = await asked(own, "/cartes/class", own)
        assert opened.code == 200
        assert "/class/teacher?key=" in opened.headers["Refresh"]

    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_a_damaged_class_file_is_set_aside_and_the_teacher_reads_where(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(server_module, "lan_ip", lambda: NETWORK)
    (tmp_path / "cartes").mkdir()
    (tmp_path / "cartes/class.sqlite").write_text("these are no cards " * 1000)
    port = free_port()
    own = f"http://127.0.0.1:{port}"
    server = started(monkeypatch, port=port)

    async def story():
        PageServer(server.app, most=50).listen(port, "127.0.0.1")
        opened = await asked(own, "/cartes/class", own)
        assert opened.code == 200
        assert str(server.classroom.set_aside) in opened.body.decode()
        assert re.fullmatch(r"[1-9]\d*; url=\S+", opened.headers["Refresh"])
        assert (await asked(own, "/cartes/class", own)).headers["Refresh"].startswith("0; ")

    try:
        asyncio.run(story())
    finally:
        server.stop()


def test_behind_a_proxy_nobody_opens_a_class(monkeypatch):
    server = started(monkeypatch, port=1, proxied=True)
    server.stop()
    assert server.app.settings["cartes_own_ip"] is None


@pytest.mark.parametrize(("words", "lang"), [(["--lang", "ca"], "ca"), ([], "")])
def test_pages_of_a_class_are_in_the_language_that_it_was_started_with(
    words, lang, monkeypatch, tmp_path
):
    asked = {}

    class NotStartedError(Exception):
        pass

    def config(_root, **more):
        asked.update(more)
        raise NotStartedError

    monkeypatch.setattr(command, "server_config", config)
    database = f"sqlite:///{tmp_path / 'class.sqlite'}"
    with pytest.raises(NotStartedError):
        cli.main(["class", "--lan", "127.0.0.1", "--database", database, *words])
    assert asked["lang"] == lang


@pytest.fixture
def command_words(tmp_path):
    """The arguments of the command that starts a class, and the path of its database file."""
    file = tmp_path / "class.sqlite"
    Store(f"sqlite:///{file}").close()
    words = ["class", "--lang", "en", "--lan", "127.0.0.1", "--no-browser", "--port", "0"]
    return [*words, "--database", f"sqlite:///{file}"], file


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (locked, "Another program is using the class’s database"),
        (partial(full, table="cartes_room"), "The disk is full"),
        (limited, "The disk is full"),
    ],
)
def test_the_command_says_in_the_teachers_language_why_no_class_opens(
    fault, expected, command_words, monkeypatch, capsys
):
    monkeypatch.setattr(service_module, "SAVE_SECONDS", 0.5)
    words, file = command_words
    with fault(file):
        assert cli.main([*words, "--new"]) == 2
    output = capsys.readouterr().err
    assert expected in output
    assert "Traceback" not in output


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("sqlite://", "names no file"),
        ("sqlite:////dev/null/c.sqlite", "/dev/null cannot be opened"),
        ("mysql://x@127.0.0.1/y", "not the address of a database"),
    ],
)
def test_the_command_says_what_is_wrong_with_an_address(url, expected, command_words, capsys):
    words, _ = command_words
    assert cli.main([*words, "--database", url]) == 2
    assert expected in capsys.readouterr().err


PATIENT = """
import signal, sys
from cartes_widgets.commands import cli
from cartes_widgets.commands.serve import open_class
from cartes_widgets.classroom.web import service
service.SAVE_SECONDS = 120
# A shell starts what runs in the background with interrupts ignored, and tests inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(cli.main())
"""
"""The source of a program that runs the command with a locked database, until it is interrupted."""


def test_an_interrupted_command_says_that_it_has_stopped_and_no_more(command_words):
    words, file = command_words
    command = [sys.executable, "-c", PATIENT, *words]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with locked(file), subprocess.Popen(command, **pipes) as process:
        # After this line of output, the command waits for the database.
        first = process.stderr.readline()
        process.send_signal(signal.SIGINT)
        output, more = process.communicate(timeout=180)
    assert "Another program is using the database" in first
    assert more == ""
    assert output.strip() == "Cartes has stopped."
    assert process.returncode == 130
