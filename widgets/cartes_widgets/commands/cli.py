"""The `cartes` command: serve the tutorial, share or print a lesson, or open JupyterLab."""

from __future__ import annotations

import argparse
import ipaddress
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from cartes_lib.wording import ENDONYMS, LANGUAGES, say, speak
from cartes_widgets.commands.language import language_of, translate_argparse
from cartes_widgets.pages.notebooks import HOME, default_root, home_folder
from cartes_widgets.server.blocked_imports import block_imports

__all__ = ["main"]

_INTERRUPTED = 130
"""The exit status that a shell expects after Ctrl+C."""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cartes", description=say("command-about"))
    commands = parser.add_subparsers(dest="command")
    serve = commands.add_parser("serve", help=say("command-serve"))
    serve.add_argument("--root", type=Path, default=None, help=say("command-root"))
    serve.add_argument("--port", type=_port, help=say("command-port"))
    serve.add_argument("--base-url", default="/", help=say("command-base-url"))
    serve.add_argument("--lan", nargs="?", const=True, type=_interface, help=say("command-lan"))
    serve.add_argument("--behind-proxy", action="store_true", help=say("command-behind-proxy"))
    serve.add_argument("--most", type=_count, default=60, help=say("command-most"))
    serve.add_argument("--no-browser", action="store_true", help=say("command-no-browser"))
    _add_class(commands.add_parser("class", help=say("command-class-about")))
    session = commands.add_parser("session", help=say("command-session"))
    session.add_argument("session", nargs="?", default="", help=say("command-session-name"))
    _add_class(session)
    lab = commands.add_parser("lab", help=say("command-lab"))
    lab.add_argument("--root", type=Path, default=None, help=say("command-root"))
    _add_share(commands.add_parser("share", help=say("command-share")))
    sheet = commands.add_parser("handout", help=say("command-handout"))
    sheet.add_argument("lesson", help=say("command-sheet-lesson"))
    for name in ("seed", "level"):
        sheet.add_argument(f"--{name}", type=_number, default=1, help=say(f"command-{name}"))
    sheet.add_argument("--number", type=_number, default=8, help=say("command-number"))
    sheet.add_argument("--variant", help=say("command-variant"))
    sheet.add_argument("--pdf", action="store_true", help=say("command-pdf"))
    sheet.add_argument("--into", type=Path, default=Path(), help=say("command-sheet-into"))
    sheet.add_argument("--root", type=Path, default=None, help=say("command-root"))
    site = commands.add_parser("site", help=say("command-site"))
    site.add_argument("folder", type=Path, help=say("command-folder"))
    site.add_argument("--root", type=Path, default=None, help=say("command-root"))
    for command in commands.choices.values():
        names = ", ".join(f"{code} ({ENDONYMS[code]})" for code in LANGUAGES)
        said = say("command-lang", names=names)
        command.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help=said)
    return parser


def _add_class(room: argparse.ArgumentParser) -> None:
    room.add_argument("--root", type=Path, default=None, help=say("command-root"))
    room.add_argument("--port", type=_port, help=say("command-port"))
    room.add_argument("--base-url", default="/", help=say("command-base-url"))
    room.add_argument(
        "--lan", nargs="?", default=True, const=True, type=_interface, help=say("command-lan")
    )
    room.add_argument("--behind-proxy", action="store_true", help=say("command-behind-proxy"))
    room.add_argument("--most", type=_count, default=60, help=say("command-most"))
    room.add_argument("--no-browser", action="store_true", help=say("command-no-browser"))
    room.add_argument("--hub", action="store_true", help=say("command-service"))
    room.add_argument("--database", metavar="URL", help=say("command-database"))
    room.add_argument("--new", action="store_true", help=say("command-new"))


def _add_share(share: argparse.ArgumentParser) -> None:
    share.add_argument("lesson", nargs="?", default="", help=say("command-lesson"))
    for name in ("seed", "level", "step"):
        share.add_argument(f"--{name}", type=_number, help=say(f"command-{name}"))
    for name in ("variant", "repository", "branch", "hub", "server"):
        share.add_argument(f"--{name}", help=say(f"command-{name}"))
    share.add_argument("--site", help=say("command-of-site"))
    share.add_argument("--into", type=Path, default=Path(), help=say("command-into"))
    share.add_argument("--root", type=Path, default=None, help=say("command-root"))


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(say("command-bad-number", value=text))
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("command-bad-port", value=text))
    return int(text)


def _interface(text: str) -> str:
    try:
        found = ipaddress.IPv4Address(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("command-bad-interface", value=text)) from None
    # "Every interface" is an address that nobody can open, and no name to which we answer.
    if found.is_unspecified or found.is_multicast:
        raise argparse.ArgumentTypeError(say("command-bad-interface", value=text))
    return str(found)


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 1000:
        raise argparse.ArgumentTypeError(say("command-bad-count", value=text))
    return int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command.

    Returns:
        Its exit status: 0; 2 for invalid arguments; 130 after Ctrl+C.
    """
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        print(f"\n{say('command-stopped')}")
        return _INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("--") and given[0] not in ("--help",)):
        given = ["serve", *given]
    speak(language_of(given))
    translate_argparse()
    parser = _parser()
    options, others = parser.parse_known_args(given)
    if others and options.command != "lab":
        parser.parse_args(given)
    root = (options.root or default_root()).resolve()
    home = home_folder(root) / HOME
    if not home.is_file():
        print(say("command-no-root", root=str(root)), file=sys.stderr)
        return 2
    if options.command == "lab":
        return subprocess.call([sys.executable, "-m", "jupyterlab", str(home), *others])
    return _command(options.command)(root, options)


def _command(name: str) -> Callable[[Path, argparse.Namespace], int]:
    """The command of that name, imported late: Voilà and the exercises take a second."""
    if name == "share":
        from cartes_widgets.commands.share import share

        return share
    if name == "handout":
        from cartes_widgets.commands.handout import write_handout

        return write_handout
    if name == "site":
        from cartes_widgets.commands.site import write_site

        return write_site
    block_imports()
    if name in ("class", "session"):
        from cartes_widgets.commands.classroom import hold_class

        return hold_class
    from cartes_widgets.commands.serve import serve

    return serve
