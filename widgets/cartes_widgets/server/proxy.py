"""What a notebook server must know to show ours below its own address: on Binder, on a hub."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from cartes_lib.wording import say
from cartes_widgets.pages.links import PROXY_PATH
from cartes_widgets.pages.notebooks import HOME, home_folder, is_home

__all__ = ["proxied_server", "pulled_notebooks", "serving_command"]

_STARTS_WITHIN = 60


def pulled_notebooks(folder: Path) -> Path | None:
    """The tutorials of the checkout last pulled into `folder`; None if there is none.

    A hub's link pulls a teacher's own copy of this repository into the pupil's folder: it is
    that copy's lessons that the link means, not those that the package brings.
    """
    checkouts = folder.glob("*/tutorials")
    homes = {home_folder(root) / HOME: root for root in checkouts}
    found = [file for file in homes if is_home(file)]
    return homes[max(found, key=lambda file: file.stat().st_mtime)] if found else None


def serving_command(base_url: str) -> list[str]:
    """The command of our server, below a notebook server at `base_url`.

    In braces is what jupyter-server-proxy fills in.
    """
    command = [sys.executable, "-m", "cartes_widgets", "serve", "--no-browser"]
    place = ["--behind-proxy", "--port", "{port}", "--base-url", f"{base_url}{PROXY_PATH}"]
    pulled = pulled_notebooks(Path.cwd())
    root = ["--root", str(pulled).replace("{", "{{").replace("}", "}}")] if pulled else []
    return [*command, *root, *place]


def proxied_server() -> Mapping[str, object]:
    """How jupyter-server-proxy starts our server; the entry point `cartes` names this."""
    return {
        # Not before it is asked for: a hub pulls the lessons when its server runs already.
        "command": serving_command,
        "absolute_url": True,
        "timeout": _STARTS_WITHIN,
        "launcher_entry": {"title": say("page-site"), "path_info": PROXY_PATH},
    }
