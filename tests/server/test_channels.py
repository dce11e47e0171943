"""Tests of the messages that a page may send to its kernel."""

import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_client.session import Session

from cartes_widgets.server.channels import (
    ALLOWED,
    LARGEST,
    V1,
    MessageError,
    checked_message,
)

HEADER = {"msg_id": "1", "msg_type": "comm_msg", "session": "s", "username": "", "version": "5.3"}
GOOD = {"header": HEADER, "content": {"comm_id": "a", "data": {}}, "channel": "shell"}


def frame(**changes):
    return json.dumps({**GOOD, **changes})


def of_type(kind, **content):
    return frame(header={**HEADER, "msg_type": kind}, content=content)


def test_a_widgets_message_passes_without_what_it_does_not_need():
    message = checked_message(frame(metadata={"x": 1}, parent_header={"msg_id": "2"}, more=1))
    assert message["content"] == {"comm_id": "a", "data": {}}
    assert message["metadata"] == message["parent_header"] == {}
    assert "more" not in message


@pytest.mark.parametrize(
    "kind",
    [
        "execute_request",
        "complete_request",
        "inspect_request",
        "history_request",
        "is_complete_request",
        "debug_request",
        "input_reply",
        "shutdown_request",
        "interrupt_request",
        "usage_request",
        "create_subshell_request",
        "",
        None,
        ["comm_msg"],
    ],
)
def test_a_message_that_runs_code_or_questions_the_kernel_is_refused(kind):
    with pytest.raises(MessageError):
        checked_message(of_type(kind, code="1", silent=False))


@pytest.mark.parametrize("method", ["update", "custom", "request_state", "request_states"])
def test_a_page_asks_of_a_widget_what_widgets_know(method):
    data = {"method": method}
    assert checked_message(of_type("comm_msg", comm_id="a", data=data))["content"]["data"] == data


@pytest.mark.parametrize("method", ["xyz", "", None, [], {"update": 1}])
def test_an_unknown_method_does_not_reach_the_kernel_which_would_log_each(method):
    with pytest.raises(MessageError):
        checked_message(of_type("comm_msg", comm_id="a", data={"method": method}))


@pytest.mark.parametrize("channel", ["control", "stdin", "iopub", None, 1])
def test_only_the_shell_channel_is_open(channel):
    with pytest.raises(MessageError):
        checked_message(frame(channel=channel))


def test_a_page_opens_no_comm_but_that_of_the_widget_states():
    opened = checked_message(
        of_type("comm_open", comm_id="a", target_name="jupyter.widget.control", data={})
    )
    assert opened["content"]["target_name"] == "jupyter.widget.control"
    with pytest.raises(MessageError):
        checked_message(of_type("comm_open", comm_id="a", target_name="jupyter.widget", data={}))


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"header": [], "content": {}}',
        '{"header": {}, "content": []}',
        json.dumps({**GOOD, "header": {**HEADER, "msg_id": {"a": 1}}}),
        b"",
        b"\xff" * 16,
        struct.pack("!II", 2**31, 8),
        struct.pack("!III", 1, 2**31, 0),
        "x" * (LARGEST + 1),
        "[" * 50_000,
    ],
    ids=lambda raw: repr(raw[:24]),
)
def test_garbage_is_refused_and_breaks_nothing(raw):
    with pytest.raises(MessageError):
        checked_message(raw)


def v1_frame(*parts):
    """A binary frame as JupyterLab writes it: count, offsets, parts; the last offset is the end."""
    starts = [8 * (len(parts) + 2)]
    for part in parts:
        starts.append(starts[-1] + len(part))
    return struct.pack(f"<{len(starts) + 1}Q", len(starts), *starts) + b"".join(parts)


def test_jupyterlabs_own_protocol_is_read_by_the_same_rules():
    content = json.dumps({"comm_id": "a", "data": {}}).encode()
    parts = [b"shell", json.dumps(HEADER).encode(), b"{}", b"{}", content, b"raw"]
    message = checked_message(v1_frame(*parts), V1)
    assert (message["content"], message["buffers"]) == ({"comm_id": "a", "data": {}}, [b"raw"])
    runs = json.dumps({**HEADER, "msg_type": "execute_request"}).encode()
    for faulty in ([parts[0], runs, *parts[2:]], [b"control", *parts[1:]], parts[:3]):
        with pytest.raises(MessageError):
            checked_message(v1_frame(*faulty), V1)


@given(st.binary(max_size=200))
def test_no_bytes_pass_by_chance_in_jupyterlabs_protocol(raw):
    with pytest.raises(MessageError):
        checked_message(raw, V1)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_no_bytes_and_no_text_pass_by_chance(raw):
    with pytest.raises(MessageError):
        checked_message(raw)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["header", "content", "channel", "msg_type", "x"]),
                inner,
                max_size=4,
            )
        ),
    )
)
def test_whatever_passes_is_of_an_allowed_type(message):
    try:
        message = checked_message(json.dumps(message))
    except MessageError:
        return
    assert message["header"]["msg_type"] in ALLOWED


@pytest.mark.parametrize(
    "raw",
    [
        frame(buffers=["x"]),
        frame(buffers=[1]),
        frame(buffers={"0": "x"}),
        frame(buffers=None),
        frame(content={"comm_id": "a", "data": {"x": "\ud800"}}),
        frame(header={**HEADER, "username": "\udfff"}),
        frame(content={"comm_id": "a", "data": {"x": float("nan")}}),
        frame(content={"comm_id": "a", "data": float("inf")}),
    ],
)
def test_a_message_that_cannot_be_sent_on_is_refused_first(raw):
    with pytest.raises(MessageError):
        checked_message(raw)


def test_a_date_is_not_sent_on():
    message = checked_message(frame(header={**HEADER, "date": "2020-99-99T99:99:99.123Z"}))
    assert "date" not in message["header"]


@pytest.mark.parametrize("field", HEADER)
def test_a_kernel_can_read_every_header_that_passes(field):
    session = Session(key=b"key")
    header = {name: value for name, value in HEADER.items() if name != field}
    try:
        message = checked_message(frame(header=header))
    except MessageError:
        return
    _, sent = session.feed_identities(session.serialize(message))
    assert session.deserialize(sent)["msg_id"] == HEADER["msg_id"]


def test_a_message_is_measured_in_bytes():
    with pytest.raises(MessageError, match="too large"):
        checked_message(json.dumps({**GOOD, "more": "é" * (LARGEST * 3 // 4)}, ensure_ascii=False))


@pytest.mark.parametrize(
    "raw",
    [
        of_type("comm_msg", data={}),
        of_type("comm_close"),
        of_type("comm_msg", comm_id=["a"], data={}),
        of_type("comm_msg", comm_id="a", data="x"),
        of_type("comm_msg", comm_id="a", data=None),
        of_type("comm_open", comm_id=1, target_name="jupyter.widget.control", data={}),
        of_type("comm_info_request", target_name={"a": []}),
        of_type("comm_open", comm_id="a", target_name="jupyter.widget.control", data="x"),
    ],
)
def test_contents_of_another_form_do_not_reach_the_kernel(raw):
    with pytest.raises(MessageError):
        checked_message(raw)
