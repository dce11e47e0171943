"""The home page's button by which whoever started the server opens a class."""

import asyncio
import re

import pytest
from tornado.httpclient import AsyncHTTPClient

from cartes_widgets.app import cli
from cartes_widgets.app import server as server_module
from cartes_widgets.app.classes import command
from cartes_widgets.app.connections import PageServer
from cartes_widgets.app.hosts import is_of_own_machine
from cartes_widgets.app.notebooks import default_root
from cartes_widgets.app.server import CartesServer, free_port, server_config

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
def test_who_sits_at_the_servers_machine_is_known_by_his_address(remote, is_own):
    assert is_of_own_machine(remote, "192.168.1.20") is is_own


def started(monkeypatch, **more):
    """A server that answers, but does not listen yet."""
    monkeypatch.setattr(CartesServer, "listen", lambda _server: None)
    server = CartesServer(config=server_config(default_root(), **more))
    server.initialize([])
    server.start()
    return server


async def asked(address, path="", origin=None, host=None):
    headers = {one: value for one, value in (("Origin", origin), ("Host", host)) if value}
    body = {"method": "POST", "body": ""} if origin is not None else {}
    client = AsyncHTTPClient()
    return await client.fetch(
        address + path, raise_error=False, follow_redirects=False, headers=headers, **body
    )


def test_a_class_is_opened_on_the_network_by_a_page_of_ours_and_once(monkeypatch, tmp_path):
    url = f"sqlite:///{tmp_path / 'class.sqlite'}"
    monkeypatch.setattr("cartes_widgets.classroom.store.default_url", lambda: url)
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
        told = await asked(own, "/cartes/class", own)
        assert told.code == 409
        assert "relié à aucun réseau" in told.body.decode()
        assert (await asked(own, "/classe/")).code == 404
        monkeypatch.setattr(server_module, "lan_ip", lambda: NETWORK)
        opened = await asked(own, "/cartes/class", own)
        assert opened.code == 200
        link = re.fullmatch(rf"0; url=({network}/classe/prof\?cle=\S+)", opened.headers["Refresh"])
        entered = await asked(link[1])
        assert entered.code == 200
        assert "HttpOnly" in entered.headers["Set-Cookie"]
        assert (await asked(link[1])).code == 403
        assert "cartes-notice" not in (await asked(network, "/classe/")).body.decode()
        room = server.classroom.room
        again = await asked(own, "/cartes/class", own)
        assert again.headers["Refresh"] != opened.headers["Refresh"]
        assert server.classroom.room is room

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
