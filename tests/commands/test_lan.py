"""Tests of `cartes serve --lan`, which serves a class on the same network."""

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import psutil
import pytest

from cartes_widgets.commands import listening as place
from cartes_widgets.commands.cli import main
from cartes_widgets.pages.links import code_in_terminal
from cartes_widgets.server import listening

pytestmark = pytest.mark.served

SERVE = [sys.executable, "-m", "cartes_widgets", "serve", "--no-browser", "--port", "0"]


def started(expected, *more):
    """The process of a new server, and the address that it prints.

    `expected` is the file for its output.
    """
    with expected.open("w") as out, expected.with_suffix(".err").open("w") as err:
        process = subprocess.Popen([*SERVE, *more], stdout=out, stderr=err, start_new_session=True)
    deadline = time.monotonic() + 300
    while not (
        match := re.search(r"même réseau\u00a0: (http://127\.0\.0\.1:\d+/)", expected.read_text())
    ):
        assert time.monotonic() < deadline, "the server tells no address"
        time.sleep(0.1)
    return process, match[1]


def answered(address):
    deadline = time.monotonic() + 300
    while True:
        try:
            return urllib.request.urlopen(address, timeout=180).read().decode()
        except OSError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)


def test_a_class_prints_an_address_and_a_code_and_leaves_nothing_at_the_end(tmp_path):
    process, address = started(tmp_path / "output.txt", "--lan", "127.0.0.1")
    assert "48 cartes, la manille en tête" in answered(address)
    urllib.request.urlopen(f"{address}voila/render/fr/botifarra/01_cards.ipynb", timeout=180).read()
    family = psutil.Process(process.pid).children(recursive=True)
    assert family
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=180) == 0
    output = (tmp_path / "output.txt").read_text()
    assert code_in_terminal(address) in output
    assert output.rstrip().endswith("Cartes est arrêté.")
    assert "not trusted" not in (tmp_path / "output.err").read_text()
    assert psutil.wait_procs(family, timeout=180)[1] == []


def test_a_missing_network_is_reported(monkeypatch, capsys):
    monkeypatch.setattr(place, "lan_ip", lambda: None)
    assert main(["serve", "--lan", "--no-browser"]) == 2
    assert "relié à aucun réseau" in capsys.readouterr().err


def test_an_address_of_another_machine_is_reported(capsys):
    assert main(["serve", "--lan", "203.0.113.9", "--no-browser"]) == 2
    assert "203.0.113.9" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["x", "::1", "192.168.1", "1.2.3.4.5", "", "0.0.0.0", "224.0.0.1"])
def test_an_invalid_address_is_reported(text, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--lan", text, "--no-browser"])
    assert ended.value.code == 2
    assert "is not an address" in capsys.readouterr().err


def test_a_port_that_is_taken_is_reported(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--no-browser"]) == 2
        assert f"Le port {port} est déjà pris" in capsys.readouterr().err
        assert listening.free_port(int(port)) != int(port)
    assert listening.free_port(int(port)) == int(port)


class Probe:
    """A replacement for a socket on a machine with the address `ip`, or without a network.

    `ip` is None without a network.
    """

    def __init__(self, ip):
        self.ip = ip

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def connect(self, _address):
        if self.ip is None:
            raise OSError("network is unreachable")

    def getsockname(self):
        return (self.ip, 4242)


@pytest.mark.parametrize(
    ("ip", "expected"),
    [("192.168.1.20", "192.168.1.20"), ("127.0.0.1", None), ("0.0.0.0", None), (None, None)],
)
def test_the_address_is_the_one_by_which_others_are_reached(monkeypatch, ip, expected):
    monkeypatch.setattr(listening.socket, "socket", lambda *_: Probe(ip))
    assert listening.lan_ip() == expected
