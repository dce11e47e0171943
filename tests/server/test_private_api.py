"""Tests of the private names that the server uses of other packages.

The server does not start if one is missing, and each has its own test.
"""

import ast
import re
from pathlib import Path

import pytest

from cartes_widgets.commands.cli import main
from cartes_widgets.server import private_api as private_api
from cartes_widgets.server.channels import ClosedChannels, PageSocket
from cartes_widgets.server.private_api import PRIVATE_NAMES, missing_names

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs/architecture/server.md").read_text("utf-8")


def test_the_installed_versions_have_every_name():
    assert missing_names() == ()


def test_without_one_of_them_the_server_does_not_start_and_says_why(monkeypatch, capsys):
    gone = "voila.app:Voila.gone_with_the_next_version"
    monkeypatch.setattr(private_api, "PRIVATE_NAMES", (*PRIVATE_NAMES, gone))
    assert main(["serve", "--no-browser", "--port", "0"]) == 2
    output = capsys.readouterr().err
    assert "Cartes ne démarre pas" in output
    assert gone in output


@pytest.mark.parametrize("name", PRIVATE_NAMES)
def test_every_name_is_in_the_architecture_with_a_test_that_exists(name):
    short = name.partition(":")[2]
    rows = [line for line in DOCUMENT.splitlines() if f"`{short}`" in line]
    assert len(rows) == 1, f"{short} stands in {len(rows)} rows"
    tests = re.findall(r"`(tests/[\w/]+\.py)`: `(test_\w+)`", rows[0])
    assert tests
    for file, test in tests:
        assert f"def {test}(" in (ROOT / file).read_text("utf-8")


def names_of_ours(tree):
    """Names that a module defines: functions, classes, variables, attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def private_names_used(tree):
    """Private names that a module imports from other packages, or reads as attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and re.match(r"_(?!_)", node.attr):
            yield node.attr
        elif isinstance(node, ast.ImportFrom) and not node.module.startswith("cartes_"):
            private = re.search(r"\._(?!_)", f".{node.module}")
            yield from (name.name for name in node.names if private or name.name.startswith("_"))


def test_no_other_private_name_of_others_is_used():
    trees = [
        ast.parse(file.read_text("utf-8"))
        for file in (ROOT / "widgets/cartes_widgets").rglob("*.py")
    ]
    ours = {name for tree in trees for name in names_of_ours(tree)}
    used = {name for tree in trees for name in private_names_used(tree)} - ours
    # Python documents these names, in spite of their underscore.
    used -= {"_exit", "_replace"}
    listed = {re.split(r"[.:]", name)[-1] for name in PRIVATE_NAMES}
    assert used <= listed, f"not listed: {used - listed}"
    # The search must find some names; otherwise it proves nothing.
    assert used >= {"_async_is_alive", "_handle_signal_stop", "utcnow"}


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
def test_a_message_that_bypasses_the_check_is_dropped(monkeypatch, message):
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


def test_the_filter_runs_before_jupyter_sends_a_message():
    assert "handle_outgoing_message" in vars(ClosedChannels)
    assert "write_message" in vars(PageSocket)
