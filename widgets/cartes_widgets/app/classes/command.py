"""`cartes class`: opens a room on the local network; `cartes session` with a plan for it."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

from cartes_lib.wording import say
from cartes_widgets.app.borrowed import OtherVersionsError
from cartes_widgets.app.classes.service import ClassService
from cartes_widgets.app.cli import NowhereToListenError, listening_place
from cartes_widgets.app.server import CartesServer, server_config
from cartes_widgets.app.share import code_in_terminal
from cartes_widgets.classroom.plans import PLANS, plan_minutes
from cartes_widgets.classroom.store import StoreError, default_url

__all__ = ["hold_class"]


def hold_class(root: Path, options: argparse.Namespace) -> int:
    """Holds a class until it is told to stop; the exit status: 0, or 2 if none can be held."""
    plan = getattr(options, "session", "")
    if options.command == "session" and plan not in PLANS:
        return _list_sessions(plan)
    try:
        ip, port = listening_place(options)
        base = f"/{options.base_url.strip('/')}/".replace("//", "/")
        address = f"http://{ip}:{port}{base}"
        held = ClassService(root, address, options.database or default_url(), anew=options.new)
    except NowhereToListenError as error:
        print(error, file=sys.stderr)
        return 2
    except StoreError as error:
        print(say(f"class-store-{error.reason}"), file=sys.stderr)
        return 2
    if plan:
        held.room.lead(replace(held.room.course, plan=plan, at=0))
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
    server.initialize([])
    return _served(server, held, opens=not options.no_browser)


def _list_sessions(asked: str) -> int:
    """Tells which sessions there are; 2 if one was asked for that there is not."""
    if asked:
        print(say("session-unknown", value=asked), file=sys.stderr)
    for name in PLANS:
        told = say("session-line", name=name, title=say(f"session-{name}"))
        print(f"{told} ({say('session-minutes', minutes=plan_minutes(name))})")
    return 2 if asked else 0


def _served(server: CartesServer, held: ClassService, *, opens: bool) -> int:
    teacher = f"{held.address}classe/prof?cle={held.room.teacher_key()}"
    pupils = f"{held.address}classe/{held.room.code}"
    print(say("command-class-teacher", address=teacher), flush=True)
    print(say("command-class", address=pupils))
    print(say("command-class-code", code=held.room.code))
    print(code_in_terminal(pupils), flush=True)
    if opens:
        opening = threading.Timer(0.8, webbrowser.open, (teacher,))
        opening.daemon = True
        opening.start()
    try:
        server.classroom = held
        server.start()
    except OtherVersionsError as error:
        held.stop()
        print(say("command-other-versions", names=str(error)), file=sys.stderr)
        return 2
    print(say("command-stopped"))
    return 0
