"""The `cartes` command: serve the tutorial, share or print a lesson, or open JupyterLab."""

from __future__ import annotations

import argparse
import io
import ipaddress
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from cartes_lib import __version__
from cartes_lib.messages import ENDONYMS, LANGUAGES, format_message, set_language
from cartes_widgets.commands.language import language_of
from cartes_widgets.pages.notebooks import HOME, default_root, home_folder
from cartes_widgets.server.blocked_imports import block_imports

_INTERRUPTED = 130
"""The exit status that a shell expects after Ctrl+C."""


_LAB_SETTINGS = Path(__file__).with_name("jupyter_config")

_ROOT = "folder of the notebooks, if not the project's own"
_LESSON_OPTIONS = {
    "seed": "number of the series: everybody gets the same exercises",
    "level": "level of the exercises (1 to 3)",
    "step": "step to open first (from 1)",
}
_SHARE_OPTIONS = {
    "variant": "variant of the rules, for example obligada",
    "repository": "address of the public repository, if not the one this folder comes from",
    "branch": "branch of the repository",
    "hub": "address of your school's JupyterHub",
    "server": "address of the class server, as `cartes serve` prints it",
    "site": "address of the site that `cartes site` wrote",
}


def _parser() -> argparse.ArgumentParser:
    # Help and argparse's errors are in English; other messages follow the user's language.
    parser = argparse.ArgumentParser(
        prog="cartes", description="Learn games of the Spanish deck by playing."
    )
    parser.add_argument("--version", action="version", version=f"cartes {__version__}")
    commands = parser.add_subparsers(dest="command")
    serve = commands.add_parser("serve", help="open the tutorial in the browser (the default)")
    _add_listening(serve, lan=None)
    room = commands.add_parser("class", help="open a class on the local network")
    _add_class(room)
    session = commands.add_parser(
        "session",
        help="open a class with a session, ready-made or your own file; without a name, list them",
    )
    session.add_argument("session", nargs="?", default="", help="name of the session, or its file")
    _add_class(session)
    commands.add_parser("lab", help="open the notebooks in JupyterLab")
    _add_share(commands.add_parser("share", help="print links to a lesson, and their QR code"))
    _add_handout(commands.add_parser("handout", help="write a printable sheet of exercises"))
    _add_homework(
        commands.add_parser("homework", help="print the link to exercises that students do at home")
    )
    site = commands.add_parser("site", help="write the lessons for a site without a server")
    site.add_argument("folder", type=Path, help="folder of the site")
    languages = ", ".join(f"{code} ({ENDONYMS[code]})" for code in LANGUAGES)
    for command in commands.choices.values():
        command.add_argument("--root", type=Path, default=None, help=_ROOT)
        command.add_argument(
            "--lang", choices=LANGUAGES, metavar="LANG", help=f"language: {languages}"
        )
    return parser


def _add_listening(command: argparse.ArgumentParser, *, lan: bool | None) -> None:
    """Adds the options of a command that starts a server; `lan` is the default of `--lan`."""
    add = command.add_argument
    add("--port", type=_port, help="port number; otherwise a free port")
    add("--base-url", default="/", help="path under which the site is served")
    add(
        "--lan",
        nargs="?",
        const=True,
        default=lan,
        type=_interface,
        metavar="ADDRESS",
        help="listen on the local network, on this computer's address if one is given",
    )
    add(
        "--behind-proxy",
        action="store_true",
        help="another server in front of this one checks who may connect",
    )
    add("--most", type=_count, default=60, help="lessons that may be open at once (60)")
    add("--no-browser", action="store_true", help="do not open the browser")


def _add_class(room: argparse.ArgumentParser) -> None:
    _add_listening(room, lan=True)
    room.add_argument("--hub", action="store_true", help="run as a service of a JupyterHub")
    room.add_argument(
        "--database",
        metavar="URL",
        help="address of the database, if not the user's own: sqlite:///… or postgresql://…",
    )
    room.add_argument(
        "--new", action="store_true", help="open a new room, even if the last one has not ended"
    )


def _add_share(share: argparse.ArgumentParser) -> None:
    share.add_argument(
        "lesson",
        nargs="?",
        default="",
        help="id of the lesson to share, or code of a deal; otherwise the home page",
    )
    for name, described in _LESSON_OPTIONS.items():
        share.add_argument(f"--{name}", type=_number, help=described)
    for name, described in _SHARE_OPTIONS.items():
        share.add_argument(f"--{name}", help=described)
    share.add_argument(
        "--into", type=Path, default=Path(), help="folder of the QR code, created if needed"
    )


def _add_handout(sheet: argparse.ArgumentParser) -> None:
    sheet.add_argument("lesson", help="id of the lesson of the exercises")
    for name in ("seed", "level"):
        sheet.add_argument(f"--{name}", type=_number, default=1, help=_LESSON_OPTIONS[name])
    sheet.add_argument(
        "--number", type=_number, default=8, help="number of exercises, four to a page (8)"
    )
    sheet.add_argument("--variant", help=_SHARE_OPTIONS["variant"])
    sheet.add_argument(
        "--pdf", action="store_true", help="also write a PDF, with a browser on this computer"
    )
    sheet.add_argument("--into", type=Path, default=Path(), help="folder of the sheet")


def _add_homework(homework: argparse.ArgumentParser) -> None:
    homework.add_argument(
        "items", nargs="+", metavar="exercise", help="code of a deal, or id of a lesson"
    )
    homework.add_argument("--until", required=True, metavar="DATE", help="last day: 2026-12-04")
    homework.add_argument(
        "--number", type=_number, default=4, help="number of exercises of each lesson (4)"
    )
    homework.add_argument("--seed", type=_number, help=_LESSON_OPTIONS["seed"])
    homework.add_argument("--level", type=_number, default=1, help=_LESSON_OPTIONS["level"])
    for name in ("variant", "server", "site"):
        homework.add_argument(f"--{name}", help=_SHARE_OPTIONS[name])
    homework.add_argument("--into", type=Path, default=Path(), help="folder of the QR code")


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port number (0 to 65535)")
    return int(text)


def _interface(text: str) -> str:
    message = f"{text!r} is not an address of this computer, such as 192.168.1.20"
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        raise argparse.ArgumentTypeError(message) from None
    # Nobody can open such an address, and the server would refuse its host name.
    if address.is_unspecified or address.is_multicast:
        raise argparse.ArgumentTypeError(message)
    return str(address)


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 1000")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the `cartes` command with `arguments`; None for those of this process.

    Returns:
        The exit status: 0; 2 for invalid arguments; 130 after Ctrl+C.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # For output into a file, Windows chooses an encoding without the characters of a QR
            # code.
            stream.reconfigure(errors="replace")
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        print(f"\n{format_message('command-stopped')}")
        return _INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("--") and given[0] not in ("--help", "--version")):
        given = ["serve", *given]
    set_language(language_of(given))
    parser = _parser()
    options, others = parser.parse_known_args(given)
    if others and options.command != "lab":
        parser.parse_args(given)
    root = (options.root or default_root()).resolve()
    home = home_folder(root) / HOME
    if not home.is_file():
        print(format_message("command-no-root", root=str(root)), file=sys.stderr)
        return 2
    if options.command == "lab":
        lab = [sys.executable, "-m", "jupyterlab", str(home), *others]
        return subprocess.call(lab, env=_lab_environment())
    command = _command(options.command)
    # The import of a lesson's functions sets the notebook's language, so this comes after it.
    set_language(language_of(given))
    return command(root, options)


def _lab_environment() -> dict[str, str]:
    """The environment for JupyterLab with the default settings of Cartes, for example without its
    news dialog.
    """
    paths = [os.environ.get("JUPYTER_CONFIG_PATH", ""), str(_LAB_SETTINGS)]
    return {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}


def _command(name: str) -> Callable[[Path, argparse.Namespace], int]:
    """The function that executes the command `name`.

    This function imports the command's module, because some of these imports take a second.
    """
    if name == "share":
        from cartes_widgets.commands.share import share

        return share
    if name == "handout":
        from cartes_widgets.commands.handout import write_handout

        return write_handout
    if name == "homework":
        from cartes_widgets.commands.homework import set_homework

        return set_homework
    if name == "site":
        from cartes_widgets.commands.site import write_site

        return write_site
    block_imports()
    if name in ("class", "session"):
        from cartes_widgets.commands.classroom import hold_class

        return hold_class
    from cartes_widgets.commands.serve import serve

    return serve
