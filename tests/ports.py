"""Ports for the servers that tests start."""

import itertools
import os
import re
import socket

_FIRST, _SHARE = 20_000, 1_500
"""The first port, and the number of ports of each worker.

They are below the range from which the system gives ports to outgoing connections and to the
sockets of kernels. A port of that range that was free a moment ago may belong to one of these
when the server starts. A request would then wait for a response that never comes.
"""
_worker = int(re.sub(r"\D", "", os.environ.get("PYTEST_XDIST_WORKER", "")) or 0) % 8
# Two runs on one machine begin at different places.
_next_port = itertools.count(os.getpid())


def free_port() -> int:
    """A port of this worker that is free, and that it has not used for a long time."""
    for number in itertools.islice(_next_port, _SHARE):
        port = _FIRST + _worker * _SHARE + number % _SHARE
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
