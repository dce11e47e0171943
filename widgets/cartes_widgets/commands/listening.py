"""The address and port of a command's server, from its options."""

from __future__ import annotations

import argparse

from cartes_lib.messages import format_message
from cartes_widgets.pages.notebooks import PORT
from cartes_widgets.server.listening import free_port, lan_ip


class NowhereToListenError(Exception):
    """The server cannot listen; the text is the message for the user."""


def listening_place(options: argparse.Namespace) -> tuple[str, int]:
    """The address and the port that the server will listen on.

    Raises:
        NowhereToListenError: there is no network, the address does not belong to this machine, or
            the port is in use.
    """
    ip = lan_ip() if options.lan is True else options.lan or "127.0.0.1"
    if ip is None:
        raise NowhereToListenError(format_message("command-no-lan"))
    try:
        port = free_port(PORT if options.port is None else options.port, ip)
    except OSError:
        raise NowhereToListenError(format_message("command-bad-interface", value=ip)) from None
    if options.port and port != options.port:
        raise NowhereToListenError(format_message("command-taken-port", value=str(options.port)))
    return ip, port
