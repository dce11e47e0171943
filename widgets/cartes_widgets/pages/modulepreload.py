"""The scripts that a page will need, so that the page can preload them.

A browser discovers a module's imports only after it has read the module, and a widget's script
only after the kernel has sent the widget. Each level costs a round trip to the server.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cartes_widgets.core.bundler import with_imports
from cartes_widgets.pages.bundle import file_of
from cartes_widgets.pages.lesson_calls import widget_class

__all__ = ["page_scripts"]

_CALL = re.compile(r"\b([a-z]\w+)\(")


def page_scripts(sources: Iterable[str], entries: Iterable[str]) -> tuple[str, ...]:
    """Paths, below the page's files, of the scripts that a notebook's page will load.

    Args:
        sources: the sources of the notebook's code cells.
        entries: paths of the page's own entry scripts.
    """
    calls = dict.fromkeys(call for source in sources for call in _CALL.findall(source))
    widgets = filter(None, map(widget_class, calls))
    modules = with_imports((*entries, *(f"front/{widget.module}.js" for widget in widgets)))
    return tuple(dict.fromkeys(map(file_of, modules)))
