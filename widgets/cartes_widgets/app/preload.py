"""The scripts that a page will ask for, so that it asks for them at once.

A browser learns of a module's imports only when it has read the module, and of a widget's script
only when the kernel has told of the widget: level by level, each costs a way to the server.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from functools import cache

from cartes_widgets.core.assets import page_files

__all__ = ["front_of", "page_scripts"]

_RELATIVE = re.compile(
    r"""^(?:import\s*|(?:import|export)\s[\w$*{},\s]+?\sfrom\s*)"(\.{1,2}/[^"]+)\"""", re.M
)
_CALL = re.compile(r"\b([a-z]\w+)\(")

_OTHER_NAMES = {
    "cards_shown": "hand",
    "choice_made": "choice_card",
    "naming": "walkthrough",
    "review": "review_series",
    "stake_tree": "bet_tree",
    "told": "walkthrough",
    "told_balco": "walkthrough",
    "truco_talk": "bid_dialog",
    "watch": "walkthrough",
}
"""What a notebook calls, where the widget's script has another name."""


def front_of(call: str) -> str:
    """The path of the script of the widget that the lesson's function `call` makes; "" for none."""
    path = f"front/{_OTHER_NAMES.get(call, call)}.js"
    return path if path in page_files() else ""


@cache
def _imports(path: str) -> tuple[str, ...]:
    """The modules that a module imports as it is read."""
    folder = posixpath.dirname(path)
    found = _RELATIVE.findall(page_files()[path].decode())
    return tuple(posixpath.normpath(f"{folder}/{one}") for one in found)


@cache
def _with_imports(paths: tuple[str, ...]) -> tuple[str, ...]:
    """Those modules and all that they import, each once, the shallowest first."""
    found: dict[str, None] = {}
    level = paths
    while level:
        found.update(dict.fromkeys(level))
        level = tuple(one for path in level for one in _imports(path) if one not in found)
    return tuple(found)


def page_scripts(sources: Iterable[str], entries: Iterable[str]) -> tuple[str, ...]:
    """Paths, below the page's files, of the modules that a notebook's page will load.

    Args:
        sources: of the notebook's code cells.
        entries: stems of the page's own modules that it starts from, below `app/`.
    """
    calls = dict.fromkeys(call for source in sources for call in _CALL.findall(source))
    fronts = (front_of(call) for call in calls)
    own = (f"app/{name}.js" for name in entries)
    return _with_imports((*own, *(one for one in fronts if one)))
