"""The place at which a server listens: a free port, this machine's address in the local network."""

from __future__ import annotations

import os
import socket


def free_port(wanted: int = 0, ip: str = "127.0.0.1") -> int:
    """A free port: `wanted` if it is free, else another port."""
    with socket.socket() as probe:
        # The same option as the server's: a port whose last connections are still closing is free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        try:
            probe.bind((ip, wanted))
        except OSError:
            probe.bind((ip, 0))
        return int(probe.getsockname()[1])


def lan_ip() -> str | None:
    """This machine's address in the local network; None if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # This sends nothing: the system only selects the address of the outgoing interface.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        result = str(probe.getsockname()[0])
    return None if result.startswith(("127.", "0.")) else result
