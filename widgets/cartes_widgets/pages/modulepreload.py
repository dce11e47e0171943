"""The scripts that a page will ask for, so that it asks for them at once.

A browser learns of a module's imports only when it has read the module, and of a widget's script
only when the kernel has told of the widget: level by level, each costs a way to the server.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cartes_widgets.core.assets import page_files
from cartes_widgets.pages.bundle import file_of, with_imports

__all__ = ["front_of", "page_scripts"]

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


def page_scripts(sources: Iterable[str], entries: Iterable[str]) -> tuple[str, ...]:
    """Paths, below the page's files, of the scripts that a notebook's page will load.

    Args:
        sources: of the notebook's code cells.
        entries: paths of the page's own scripts that it starts from.
    """
    calls = dict.fromkeys(call for source in sources for call in _CALL.findall(source))
    fronts = (front_of(call) for call in calls)
    modules = with_imports((*entries, *(one for one in fronts if one)))
    return tuple(dict.fromkeys(map(file_of, modules)))
