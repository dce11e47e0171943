"""Settings for jupyter-server-proxy, which serves Cartes behind a notebook server.

Binder and JupyterHub use it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from cartes_lib.messages import format_message
from cartes_widgets.pages.links import PROXY_PATH
from cartes_widgets.pages.notebooks import HOME, home_folder, is_home

_STARTS_WITHIN = 60


def pulled_notebooks(folder: Path) -> Path | None:
    """The folder `tutorials` of the checkout that was last pulled into `folder`.

    None if no checkout in `folder` has a home page. A JupyterHub link pulls the teacher's copy of
    this repository into the student's folder. The student then gets the pulled lessons, not the
    lessons of the installed package.
    """
    checkouts = folder.glob("*/tutorials")
    homes = {home_folder(root) / HOME: root for root in checkouts}
    results = [file for file in homes if is_home(file)]
    return homes[max(results, key=lambda file: file.stat().st_mtime)] if results else None


def serving_command(base_url: str) -> list[str]:
    """The command that starts the server behind a notebook server at `base_url`.

    jupyter-server-proxy fills in the names in braces.
    """
    command = [sys.executable, "-m", "cartes_widgets", "serve", "--no-browser"]
    place = ["--behind-proxy", "--port", "{port}", "--base-url", f"{base_url}{PROXY_PATH}"]
    pulled = pulled_notebooks(Path.cwd())
    root = ["--root", str(pulled).replace("{", "{{").replace("}", "}}")] if pulled else []
    return [*command, *root, *place]


def proxied_server() -> Mapping[str, object]:
    """Settings with which jupyter-server-proxy starts the server; its entry point is `cartes`."""
    return {
        # A function, called at the first request: a JupyterHub pulls the lessons after its server
        # starts.
        "command": serving_command,
        "absolute_url": True,
        "timeout": _STARTS_WITHIN,
        "launcher_entry": {"title": format_message("page-site"), "path_info": PROXY_PATH},
    }
