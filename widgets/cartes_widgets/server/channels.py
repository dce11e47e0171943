"""A filter of messages between a page and its kernel, which passes only messages of widgets."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado import web
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from cartes_widgets.server.bounded_socket import BoundedSocket
from cartes_widgets.server.hosts import OwnHost
from cartes_widgets.server.pace import Pace

LARGEST = 64 * 1024
"""Maximum size in bytes of a message that a page may send."""

MAX_PARTS = 16

MAX_SOCKETS = 4
"""Maximum number of websockets of a kernel: its page has one, JupyterLab's manager a second."""

RATE, BURST = 40.0, 120.0
"""Limit of messages: per second on average, and in one burst."""

_CONTENT = {
    "kernel_info_request": frozenset[str](),
    "comm_info_request": frozenset({"target_name"}),
    "comm_open": frozenset({"comm_id", "target_name", "data"}),
    "comm_msg": frozenset({"comm_id", "data"}),
    "comm_close": frozenset({"comm_id", "data"}),
}
ALLOWED = tuple(_CONTENT)
"""Types of message that a page may send; none of them runs code."""

OUTGOING_TYPES = frozenset(
    {"comm_open", "comm_msg", "comm_close", "status", "kernel_info_reply", "comm_info_reply"}
)
"""Types of message that a page receives."""

_METHODS = ("update", "custom", "request_state", "request_states")
"""What a page may ask of a widget; for anything else, the kernel would log each message."""

V1 = "v1.kernel.websocket.jupyter.org"

# Without the date, because nothing needs it, and an invalid date causes a traceback.
_HEADER = ("msg_id", "msg_type", "session", "username", "version")


class MessageError(ValueError):
    """A message that is not forwarded: it is too large, damaged, or not of a type that a page may
    send.
    """


def checked_message(raw: str | bytes, protocol: str | None = None) -> dict[str, Any]:
    """The message of the websocket frame `raw`, reduced to the fields that widgets need.

    Args:
        protocol: the subprotocol of the websocket; None for Jupyter's first protocol.

    Raises:
        MessageError: the message is too large, damaged, or of a type that a page may not send.
    """
    read = _read_message(raw, protocol)
    header, content = read["header"], read["content"]
    kind = header.get("msg_type")
    if not isinstance(kind, str) or kind not in _CONTENT or read.get("channel", "shell") != "shell":
        raise MessageError("not for a page")
    if kind == "comm_open" and content.get("target_name") != "jupyter.widget.control":
        raise MessageError("not for a page")
    buffers = read.get("buffers", [])
    if not isinstance(buffers, list) or not all(isinstance(buffer, bytes) for buffer in buffers):
        raise MessageError("damaged")
    allowed_message: dict[str, Any] = {
        "header": _known_parts(header, _HEADER),
        "parent_header": {},
        # The version of the protocol; without it, the kernel's control target does not respond.
        "metadata": {"version": "1.0.0"} if kind == "comm_open" else {},
        "content": _known_parts(content, _CONTENT[kind]),
        "buffers": buffers,
        "channel": "shell",
    }
    # A kernel's response contains this id; without it, the kernel fails.
    if "msg_id" not in header or ("comm_id" in _CONTENT[kind] and "comm_id" not in content):
        raise MessageError("damaged")
    # Other packages' comms have no method.
    if allowed_message["content"].get("data", {}).get("method", "custom") not in _METHODS:
        raise MessageError("not for a widget")
    _check_sendable(allowed_message)
    return allowed_message


def _read_message(raw: str | bytes, protocol: str | None) -> dict[str, Any]:
    """The decoded frame `raw`, which has at least a header and a content.

    Raises:
        MessageError: the message is too large, or damaged.
    """
    if len(raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw) > LARGEST:
        raise MessageError("too large")
    try:
        if isinstance(raw, str):
            read = json.loads(raw)
        else:
            read = _read_frame_v1(raw) if protocol == V1 else _read_frame(raw)
    except (ValueError, RecursionError, struct.error) as error:
        raise MessageError("damaged") from error
    parts = [read.get(part) for part in ("header", "content")] if isinstance(read, dict) else [None]
    if not all(isinstance(part, dict) for part in parts):
        raise MessageError("damaged")
    whole: dict[str, Any] = read
    return whole


def _known_parts(given: Mapping[str, Any], parts: Iterable[str]) -> dict[str, Any]:
    """The entries of `given` whose keys are in `parts`.

    All values are text, except the data of a widget.

    Raises:
        MessageError: a value is of another type.
    """
    known = {part: given[part] for part in parts if part in given}
    if not all(isinstance(known[part], dict if part == "data" else str) for part in known):
        raise MessageError("damaged")
    return known


def _check_sendable(message: Mapping[str, Any]) -> None:
    """Checks that the message can be encoded again, which a lone surrogate or NaN prevents.

    Raises:
        MessageError: the message contains such a value.
    """
    try:
        for part in ("header", "content"):
            json.dumps(message[part], ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise MessageError("damaged") from error


def _parts(raw: bytes, number: str) -> list[bytes]:
    """The parts of a binary frame.

    The frame begins with the number of parts and their offsets, in the `struct` format `number`.
    Jupyter's parsers do not check the number, so eight bytes could allocate gigabytes.

    Raises:
        MessageError: the number or an offset does not fit the frame.
        struct.error: the frame is too short.
    """
    (count,) = struct.unpack_from(number, raw)
    if not 0 < count <= MAX_PARTS:
        raise MessageError("damaged")
    size = struct.calcsize(number)
    starts = [*struct.unpack_from(f"{number[0]}{count}{number[1]}", raw, size), len(raw)]
    if starts[0] < size * (count + 1) or starts != sorted(starts):
        raise MessageError("damaged")
    return [raw[start:end] for start, end in pairwise(starts)]


def _read_frame(raw: bytes) -> Any:
    """The message of a binary frame: JSON text, then buffers."""
    text, *buffers = _parts(raw, "!I")
    read = json.loads(text)
    return {**read, "buffers": buffers} if isinstance(read, dict) else read


def _read_frame_v1(raw: bytes) -> Any:
    """The message of a frame in the protocol of JupyterLab's manager.

    The last offset is the length of the frame, so the last part is empty.
    """
    channel, header, _, _, content, *buffers = _parts(raw, "<Q")
    return {
        "channel": channel.decode(),
        "header": json.loads(header),
        "content": json.loads(content),
        "buffers": buffers[:-1],
    }


def message_pace() -> Pace:
    """A new rate limit of the messages of a page."""
    return Pace(RATE, BURST)


_PACES: WeakKeyDictionary[Any, Pace] = WeakKeyDictionary()


class ClosedChannels(ZMQChannelsWebsocketConnection):
    """Kernel channels that pass only messages accepted by `checked_message`, at a limited rate."""

    _has_warned = False
    _control: object = None

    def nudge(self) -> asyncio.Future[None]:
        """Returns immediately, because the page repeats its first request until it gets a response.

        Jupyter's method would poll the kernel every half second.
        """
        at_once = asyncio.get_running_loop().create_future()
        at_once.set_result(None)
        return at_once

    def disconnect(self) -> Any:
        """Disconnects the page; the kernel's idle time starts now.

        In Jupyter's method, it would start at the page's last message, which may be long ago.
        """
        self.kernel_manager.last_activity = utcnow()
        return super().disconnect()  # type: ignore[no-untyped-call]

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Sends a message of the page to the kernel; drops an invalid message."""
        # One limit per kernel: a second websocket does not double it.
        if not _PACES.setdefault(self.kernel_manager, message_pace()).take():
            self.websocket_handler.close(1008, "too many messages")
            return
        try:
            message = self._checked(incoming_msg)
        except MessageError as refused:
            # A hostile page could otherwise fill the teacher's terminal.
            log = self.log.debug if self._has_warned else self.log.warning
            log("a page sent a message that was refused: %s", refused)
            self._has_warned = True
            return
        service = self.websocket_handler.settings["cartes_class"]
        allowed_message = (
            message if service is None else service.allowed_message(self.kernel_id, message)
        )
        if allowed_message is None:
            self._acknowledge(message["header"])
            return
        stream = self.channels.get(allowed_message.pop("channel"))
        if stream is not None and not stream.closed():
            self.session.send(stream, allowed_message)

    def _checked(self, incoming_msg: str | bytes) -> dict[str, Any]:
        """The message of a page, reduced to the fields that widgets need.

        Raises:
            MessageError: the page may not send it. A page asks for all states on its latest control
                comm; for any other comm, the kernel would log each request.
        """
        message = checked_message(incoming_msg, self.subprotocol)
        content = message["content"]
        if message["header"]["msg_type"] == "comm_open":
            self._control = content["comm_id"]
        elif content.get("data", {}).get("method") == "request_states" and (
            content["comm_id"] != self._control
        ):
            raise MessageError("not for this comm")
        return message

    def _acknowledge(self, header: Mapping[str, Any]) -> None:
        """Acknowledges a message in place of the kernel, while the class is frozen.

        Otherwise the page would assume that it has lost the connection. JupyterLab's manager uses
        another protocol and does not wait for an acknowledgement.
        """
        if self.subprotocol == V1:
            return
        reply = self.session.msg("status", {"execution_state": "idle"}, parent=dict(header))
        message = {**reply, "channel": "iopub", "buffers": []}
        self.websocket_handler.write_message(json.dumps(message, default=str))

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Sends messages about widgets to the page, but not the code of cells."""
        _, parts = self.session.feed_identities(outgoing_msg)
        # Part 0 is the signature, part 1 is the header.
        if not _may_receive(self.session.unpack(parts[1])):
            return
        page: Any = self.websocket_handler
        page.is_checked = True
        try:
            super().handle_outgoing_message(stream, outgoing_msg)
        finally:
            page.is_checked = False


def _may_receive(header: Any) -> bool:
    """Whether the page may receive messages with this header."""
    return isinstance(header, dict) and header.get("msg_type") in OUTGOING_TYPES


def _header_of(message: Any) -> Any:
    """The header of a message for a page; None if it cannot be read."""
    try:
        read = json.loads(message) if isinstance(message, str) else message
    except ValueError:
        return None
    return read.get("header") if isinstance(read, dict) else None


class PageSocket(OwnHost, BoundedSocket, VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The kernel's websocket, without the delay that Nagle's algorithm adds to each click.

    Attributes:
        is_checked: whether the message being written has passed the filter.
    """

    is_checked = False

    async def get(self, kernel_id: str) -> None:
        """Serves the page's websocket until one side closes it.

        Raises:
            HTTPError: 403, the origin is malformed; 404, there is no such kernel; 503, the kernel
                or the server has too many websockets.
        """
        # Jupyter refuses the origin of another site, and accepts a request without an origin. This
        # is harmless: browsers send one with every websocket, and a program can send any origin, so
        # only the kernel's random id keeps it out.
        try:
            urlsplit(self.request.headers.get("Origin", ""))
        except ValueError as error:
            # Tornado fails on it.
            raise web.HTTPError(HTTPStatus.FORBIDDEN) from error
        open_channels: set[PageSocket] = self.settings["cartes_channels"]
        if len(open_channels) >= self.settings["cartes_capacity"].channels:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        open_channels.add(self)
        try:
            await super().get(kernel_id)
        finally:
            open_channels.discard(self)

    async def pre_get(self) -> None:
        """Checks that the kernel exists and can get another page.

        Raises:
            HTTPError: 404, there is no such kernel; 503, it has too many pages.
        """
        if self.kernel_manager.kernel_model(self.kernel_id)["connections"] >= MAX_SOCKETS:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        await super().pre_get()

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Writes a message to the page, if it has been checked or its header is allowed.

        The second check is for messages that a later version of Jupyter may send in another way:
        no code of a cell reaches the page.
        """
        if not self.is_checked and not _may_receive(_header_of(message)):
            return None
        return super().write_message(message, binary)

    async def open(self, kernel_id: str) -> None:
        """Connects the page to its kernel."""
        self.set_nodelay(True)
        await super().open(kernel_id)  # type: ignore[misc]

    def on_close(self) -> None:
        """Disconnects the page, if it was connected to its kernel."""
        if getattr(self, "connection", None) is not None:
            super().on_close()
