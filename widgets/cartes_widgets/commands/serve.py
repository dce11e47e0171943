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


def open_class(root: Path, address: str) -> HostedClass:
    """Opens a class on a server that has no class yet.

    Raises:
        NoClassError: the database cannot be used.
    """
    # The import of the database takes half a second, and most servers have no class.
    from cartes_widgets.classroom.web.hosting import open_with_routes

    return open_with_routes(root, address)


def open_friends() -> HostedFriends:
    """Creates the tables with friends of a server."""
    # Imported late: it needs the same packages as a class.
    from cartes_widgets.classroom.web.friends import open_friends

    return open_friends()


def serve(root: Path, options: argparse.Namespace) -> int:
    """Serves the lessons until the server is stopped; returns 0, or 2 after an error message."""
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
