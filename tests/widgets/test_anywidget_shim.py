"""Tests that the replacement of anywidget on a static site behaves like Jupyter's."""

import json

import pytest
from traitlets import Int, Unicode

from cartes_widgets.pyodide_host import host
from cartes_widgets.pyodide_host.anywidget_shim import AnyWidget, Page


class Counter(AnyWidget):
    _esm = "export default {}"
    count = Int(0).tag(sync=True)
    name = Unicode("").tag(sync=True)
    own = Int(0)


@pytest.fixture
def sent(monkeypatch):
    """A list to which each message to the page is added, parsed from JSON."""
    results = []
    monkeypatch.setattr(Page, "post", lambda text: results.append(json.loads(text)))
    monkeypatch.setattr(Page, "models", {})
    return results


def test_a_widget_sends_its_whole_state_once_and_then_its_changes(sent):
    counter = Counter(name="a")
    counter.count, counter.own = 2, 5
    opened, changed = sent
    assert opened["msg_type"] == "comm_open"
    assert opened["content"]["comm_id"] == "w0"
    state = opened["content"]["data"]["state"]
    assert (state["count"], state["name"], "own" in state) == (0, "a", False)
    assert changed["content"]["data"] == {"method": "update", "state": {"count": 2}}


def test_held_changes_are_sent_in_one_message(sent):
    counter = Counter()
    with counter.hold_sync():
        counter.count, counter.name = 1, "b"
        assert len(sent) == 1
    assert sent[1]["content"]["data"]["state"] == {"count": 1, "name": "b"}


def test_a_value_from_the_page_is_sent_back_only_if_it_was_changed(sent):
    counter = Counter()
    counter.deliver({"method": "update", "state": {"count": 3, "own": 9, "unknown": 1}})
    assert (counter.count, counter.own) == (3, 0)
    assert len(sent) == 1
    counter.observe(lambda change: setattr(counter, "name", "seen"), "count")
    counter.deliver({"method": "update", "state": {"count": 4}})
    assert sent[1]["content"]["data"]["state"] == {"name": "seen"}


def test_messages_reach_the_widget_they_name_and_no_other(sent):
    first, other = Counter(), Counter()
    messages = []
    first.on_msg(lambda widget, content, buffers: messages.append(content))
    other.on_msg(lambda *_: messages.append("other"))
    data = {"method": "custom", "content": {"do": "it"}}
    for name in ("w0", "w7", None):
        host.deliver(
            json.dumps({"msg_type": "comm_msg", "content": {"comm_id": name, "data": data}})
        )
    assert messages == [{"do": "it"}]


def test_a_cell_that_fails_says_so_and_the_next_one_runs(sent, capsys):
    names = {}
    assert json.loads(host.run_cell("1 / 0", names)) == [{"failed": True}]
    assert json.loads(host.run_cell("a = 2\nprint(a)\na + 1", names)) == [
        {"text": "2\n"},
        {"text": "3"},
    ]
    assert "ZeroDivisionError" in capsys.readouterr().err
