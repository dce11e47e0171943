"""The widget classes that the functions of a notebook return."""

from __future__ import annotations

import typing
from functools import cache

from cartes_widgets import lesson
from cartes_widgets.core.base import Widget


@cache
def widget_class(call: str) -> type[Widget] | None:
    """The class of the widget that the function `call` of `cartes_widgets.lesson` returns.

    It reads the function's return annotation. None for other names, and for functions that return
    no widget.

    >>> widget_class("replay").__name__
    'Walkthrough'
    >>> widget_class("seed") is None
    True
    """
    if call not in lesson.__all__:
        return None
    returned = typing.get_type_hints(getattr(lesson, call)).get("return")
    is_widget = isinstance(returned, type) and issubclass(returned, Widget)
    return returned if is_widget else None
