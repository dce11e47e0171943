"""`cartes class` opens a room on the local network; `cartes session` opens it with a session
file.
"""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.database import StoreError
from cartes_widgets.classroom.model.plans import OWN, ready_plans
from cartes_widgets.classroom.model.sessions import MAX_LENGTH, SessionError, read_session
from cartes_widgets.classroom.web.friends import open_friends
from cartes_widgets.classroom.web.hosting import with_routes
from cartes_widgets.classroom.web.identities import CookieIdentities, Identities
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.commands.listening import NowhereToListenError, listening_place
from cartes_widgets.pages.links import code_in_terminal
from cartes_widgets.pages.notebooks import lesson_entries, step_titles
from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.private_api import OtherVersionsError


def hold_class(root: Path, options: argparse.Namespace) -> int:
    """Serves a class until it is stopped; returns 0, or 2 if no class can be opened."""
    plan, own = getattr(options, "session", ""), ""
    if options.command == "session" and plan not in ready_plans():
        if not (plan.endswith(".toml") or Path(plan).is_file()):
            return _list_sessions(plan)
        try:
            plan, own = OWN, _own_session(Path(plan), root)
        except (SessionError, OSError) as error:
            print(_file_error(Path(plan), error), file=sys.stderr)
            return 2
    database = options.database or None
    try:
        place = _place_on_hub() if options.hub else _place_here(options)
        service = ClassService(
            root, place.address, database, fresh=options.new, identities=place.identities
        )
    except NowhereToListenError as error:
        print(error, file=sys.stderr)
        return 2
    except StoreError as error:
        print(error.message, file=sys.stderr)
        return 2
    hosted_class = with_routes(service)
    if hosted_class.notice:
        print(hosted_class.notice, file=sys.stderr)
    if plan:
        hosted_class.room.set_course(replace(hosted_class.room.course, plan=plan, own=own, at=0))
    server = _server(root, place, options)
    if not options.hub:
        _print_addresses(hosted_class, opens=not options.no_browser)
    return _served(server, hosted_class)


def _server(root: Path, place: _Place, options: argparse.Namespace) -> CartesServer:
    """A server of the notebooks in `root` for the class at `place`, not yet started."""
    config = server_config(
        root,
        port=place.port,
        ip=place.ip,
        base_url=place.base,
        most_kernels=options.most,
        proxied=options.hub or options.behind_proxy,
        lang=options.lang or "",
    )
    if options.hub:
        config.Voila.identity_provider_class = "cartes_widgets.classroom.web.hub.HubProvider"
    server = CartesServer(config=config)
    server.friends_opener = open_friends
    server.initialize([])
    return server


class _Place(NamedTuple):
    """The place at which a class listens, its address for other devices, and its identities."""

    ip: str
    port: int
    base: str
    address: str
    identities: Identities


def _place_here(options: argparse.Namespace) -> _Place:
    ip, port = listening_place(options)
    base = f"/{options.base_url.strip('/')}/".replace("//", "/")
    return _Place(ip, port, base, f"http://{ip}:{port}{base}", CookieIdentities())


def _place_on_hub() -> _Place:
    """The address, URL prefix and identities of a class that runs as a service of a JupyterHub.

    Raises:
        NowhereToListenError: JupyterHub is not installed, or did not start this process.
    """
    try:
        from cartes_widgets.classroom.web.hub import HubIdentities, NoHubError, take_place
    except ModuleNotFoundError as error:
        raise NowhereToListenError(format_message("command-hub-missing")) from error
    try:
        result = take_place()
    except NoHubError as error:
        raise NowhereToListenError(format_message("command-no-hub", names=str(error))) from error
    return _Place(result.ip, result.port, result.prefix, result.prefix, HubIdentities())


def _own_session(file: Path, root: Path) -> str:
    """The text of a teacher's session file, after it was checked.

    Raises:
        SessionError: the file is not a valid session.
        OSError: the file cannot be read.
    """
    paths = {lesson.id: lesson.path for lesson in lesson_entries(root) if lesson.path}

    def steps(lesson: str) -> int:
        return len(step_titles(root, paths[lesson])) if lesson in paths else 0

    with file.open("rb") as opened:
        # At most four bytes per character; one more byte detects a file that is too long.
        read = opened.read(4 * MAX_LENGTH + 1)
    text = read.decode("utf-8", "replace").replace("\r\n", "\n").removeprefix("\ufeff")
    read_session(text, steps)
    return text


def _file_error(file: Path, error: Exception) -> str:
    """The message about an invalid session file; it begins with the file's name."""
    if isinstance(error, SessionError):
        return format_message("session-error-file", place=str(file), reason=str(error))
    return format_message(
        "session-error-unread", place=str(file), reason=getattr(error, "strerror", None) or ""
    )


def _list_sessions(unknown: str) -> int:
    """Prints the list of sessions; returns 0, or 2 if the session `unknown` does not exist."""
    if unknown:
        print(format_message("session-unknown", value=unknown), file=sys.stderr)
    for name, session in ready_plans().items():
        message = format_message("session-line", name=name, title=format_message(f"session-{name}"))
        print(f"{message} ({format_message('session-minutes', minutes=session.minutes)})")
    return 2 if unknown else 0


def _print_addresses(service: ClassService, *, opens: bool) -> None:
    """Prints the addresses of teacher and students, and opens the teacher's page."""
    teacher = f"{service.address}{service.teachers_path()}"
    students = f"{service.address}{service.students_path()}"
    print(format_message("command-class-teacher", address=teacher), flush=True)
    print(format_message("command-class", address=students))
    print(format_message("command-class-code", code=service.room.code))
    print(code_in_terminal(students), flush=True)
    if opens:
        timer = threading.Timer(0.8, webbrowser.open, (teacher,))
        timer.daemon = True
        timer.start()


def _served(server: CartesServer, service: ClassService) -> int:
    try:
        server.classroom = service
        server.start()
    except OtherVersionsError as error:
        service.stop()
        print(format_message("command-other-versions", names=str(error)), file=sys.stderr)
        return 2
    print(format_message("command-stopped"))
    return 0
