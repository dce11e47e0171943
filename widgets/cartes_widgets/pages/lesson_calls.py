"""The widgets that the calls of a notebook make."""

from __future__ import annotations

from functools import cache

from cartes_widgets import lesson
from cartes_widgets.core.base import Widget, widget_returned_by

__all__ = ["widget_class"]


@cache
def widget_class(call: str) -> type[Widget] | None:
    """The class of the widget that the function `call` of `cartes_widgets.lesson` returns.

    None for other names, and for functions that return no widget.

    >>> widget_class("replay").__name__
    'Walkthrough'
    >>> widget_class("seed") is None
    True
    """
    return widget_returned_by(getattr(lesson, call)) if call in lesson.__all__ else None
