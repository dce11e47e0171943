"""HTML pictures for notebooks; they need the package `cartes_widgets`."""

from __future__ import annotations

import importlib


def html_of(value: object) -> str | None:
    """The HTML picture of a card, a state or a verdict; None for other values or without
    `cartes_widgets`.

    If the result is None, a notebook shows the text. The engine does not depend on the widgets,
    which have the pictures of the deck.

    >>> from cartes_lib.rich import html_of
    >>> html_of("no card") is None
    True
    """
    try:
        display = importlib.import_module("cartes_widgets.display")
    except ImportError:
        return None
    markup: str | None = display.html(value)
    return markup
