"""The scripts and style sheets that a page will need, so that the browser requests them early.

A browser discovers a module's imports only after it has read the module. It discovers a widget's
script only after the kernel has sent the widget. Each level costs a round trip to the server.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cartes_widgets.core.bundler import with_imports
from cartes_widgets.pages.bundle import file_of
from cartes_widgets.pages.lesson_calls import widget_class
from cartes_widgets.pages.styles import styles_of

_CALL = re.compile(r"\b([a-z]\w+)\(")


def page_scripts(sources: Iterable[str], entries: Iterable[str]) -> tuple[str, ...]:
    """Paths of the scripts that a notebook's page will load, below the address of the pages' files.

    Args:
        sources: the sources of the notebook's code cells.
        entries: paths of the page's entry scripts.
    """
    modules = with_imports((*entries, *_widget_scripts(sources)))
    return tuple(dict.fromkeys(map(file_of, modules)))


def page_styles(sources: Iterable[str]) -> tuple[str, ...]:
    """Paths of the style sheets that a notebook's widgets need, below the address of the pages'
    files.

    Args:
        sources: the sources of the notebook's code cells.
    """
    return styles_of(_widget_scripts(sources))


def _widget_scripts(sources: Iterable[str]) -> tuple[str, ...]:
    calls = dict.fromkeys(call for source in sources for call in _CALL.findall(source))
    widgets = filter(None, map(widget_class, calls))
    return tuple(dict.fromkeys(f"front/{widget.module}.js" for widget in widgets))
