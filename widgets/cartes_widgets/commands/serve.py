"""`cartes serve`: serves the lessons."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from pathlib import Path

from cartes_lib.messages import format_message
from cartes_widgets.commands.listening import NowhereToListenError, listening_place
from cartes_widgets.pages.links import code_in_terminal
from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.hosted_class import HostedClass, HostedFriends
from cartes_widgets.server.private_api import OtherVersionsError

__all__ = ["open_class", "open_friends", "serve"]


def open_class(root: Path, address: str) -> HostedClass:
    """Opens a class for a server that has no class yet.

    Raises:
        NoClassError: the database cannot be used.
    """
    # The database takes half a second to import, and most servers hold no class.
    from cartes_widgets.classroom.web.hosting import open_hosted

    return open_hosted(root, address)


def open_friends() -> HostedFriends:
    """Makes the `Friends` of a server, which hold the tables with friends."""
    # It needs what a class needs.
    from cartes_widgets.classroom.web.friends import open_friends

    return open_friends()


def serve(root: Path, options: argparse.Namespace) -> int:
    """Serves the lessons until it is stopped. Returns the exit status: 0, or 2 after an error."""
    try:
        ip, port = listening_place(options)
    except NowhereToListenError as error:
        print(error, file=sys.stderr)
        return 2
    base = f"/{options.base_url.strip('/')}/".replace("//", "/")
    address = f"http://{ip}:{port}{base}"
    print(format_message("command-address", address=address), flush=True)
    if options.lan is not None:
        print(format_message("command-class", address=address))
        print(code_in_terminal(address), flush=True)
    if not options.no_browser:
        timer = threading.Timer(0.8, webbrowser.open, (address,))
        timer.daemon = True
        timer.start()
    config = server_config(
        root,
        port=port,
        ip=ip,
        base_url=base,
        most_kernels=options.most,
        proxied=options.behind_proxy,
        lang=options.lang or "",
    )
    server = CartesServer(config=config)
    server.class_opener, server.friends_opener = open_class, open_friends
    server.initialize([])
    try:
        server.start()
    except OtherVersionsError as error:
        print(format_message("command-other-versions", names=str(error)), file=sys.stderr)
        return 2
    print(format_message("command-stopped"))
    return 0
