"""Receives the signed reports of answers from a kernel; only the server reads them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import zmq
from jupyter_client.session import Session

from cartes_widgets.core.report import MESSAGE, TOPIC

_log = logging.getLogger(__name__)


def receive_reports(kernel: Any, on_report: Callable[[Any], None]) -> Callable[[], None]:
    """Calls `on_report` with the content of every report that `kernel` sends.

    Messages without a valid signature of this kernel are ignored.

    Args:
        kernel: the manager of the kernel.

    Returns:
        A function that stops listening.
    """
    stream = kernel.connect_iopub()
    stream.setsockopt(zmq.UNSUBSCRIBE, b"")
    stream.setsockopt(zmq.SUBSCRIBE, TOPIC)
    session = Session(config=kernel.session.config, key=kernel.session.key)

    def on_parts(parts: list[Any]) -> None:
        try:
            _, signed = session.feed_identities(parts)
            message = session.deserialize(signed)
        except (ValueError, IndexError, TypeError) as error:
            _log.warning("a kernel's message could not be read: %s", error)
            return
        if message["header"].get("msg_type") == MESSAGE:
            on_report(message["content"])

    stream.on_recv(on_parts)

    def end() -> None:
        if not stream.closed():
            stream.close()

    return end
