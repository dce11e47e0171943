"""Where a command's server listens, as its options ask."""

from __future__ import annotations

import argparse

from cartes_lib.wording import say
from cartes_widgets.pages.notebooks import PORT
from cartes_widgets.server.listening import free_port, lan_ip

__all__ = ["NowhereToListenError", "listening_place"]


class NowhereToListenError(Exception):
    """Carries the sentence that says why."""


def listening_place(options: argparse.Namespace) -> tuple[str, int]:
    """The address and the port that the server will listen on.

    Raises:
        NowhereToListenError: there is no network, no such address here, or the port is taken.
    """
    ip = lan_ip() if options.lan is True else options.lan or "127.0.0.1"
    if ip is None:
        raise NowhereToListenError(say("command-no-lan"))
    try:
        port = free_port(PORT if options.port is None else options.port, ip)
    except OSError:
        raise NowhereToListenError(say("command-bad-interface", value=ip)) from None
    if options.port and port != options.port:
        raise NowhereToListenError(say("command-taken-port", value=str(options.port)))
    return ip, port
