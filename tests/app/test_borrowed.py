"""Private names of others: the server does not start without one, and each has its test."""

import re
from pathlib import Path

import pytest

from cartes_widgets.app import borrowed
from cartes_widgets.app.borrowed import BORROWED, missing_names
from cartes_widgets.app.channels import ClosedChannels, PageSocket
from cartes_widgets.app.cli import main

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs/ARCHITECTURE.md").read_text("utf-8")


def test_the_installed_versions_have_every_name():
    assert missing_names() == ()


def test_without_one_of_them_the_server_does_not_start_and_says_why(monkeypatch, capsys):
    gone = "voila.app:Voila.gone_with_the_next_version"
    monkeypatch.setattr(borrowed, "BORROWED", (*BORROWED, gone))
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "Cartes ne démarre pas" in told
    assert gone in told


@pytest.mark.parametrize("name", BORROWED)
def test_every_name_is_in_the_architecture_with_a_test_that_exists(name):
    short = name.partition(":")[2]
    rows = [line for line in DOCUMENT.splitlines() if f"`{short}`" in line]
    assert len(rows) == 1, f"{short} stands in {len(rows)} rows"
    tests = re.findall(r"`(tests/[\w/]+\.py)`: `(test_\w+)`", rows[0])
    assert tests
    for file, test in tests:
        assert f"def {test}(" in (ROOT / file).read_text("utf-8")


@pytest.mark.parametrize(
    "message",
    [
        '{"header": {"msg_type": "execute_input"}, "content": {"code": "secret"}}',
        {"header": {"msg_type": "execute_input"}},
        b"\x01\x00\x00\x00\x00\x00\x00\x00execute_input",
        '{"header": {}}',
        "garbage",
    ],
)
def test_what_comes_to_a_page_by_another_way_than_the_checked_one_is_dropped(monkeypatch, message):
    written = []
    base = PageSocket.__mro__[2]
    monkeypatch.setattr(
        base, "write_message", lambda _page, what, _binary=False: written.append(what)
    )
    page = PageSocket.__new__(PageSocket)
    page.write_message(message)
    assert written == []
    page.write_message('{"header": {"msg_type": "status"}}')
    assert len(written) == 1


def test_the_filter_stands_before_jupyters_own_sending():
    assert "handle_outgoing_message" in vars(ClosedChannels)
    assert "write_message" in vars(PageSocket)
