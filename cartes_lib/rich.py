"""Pictures for notebooks, where `cartes_widgets` is installed to draw them."""

from __future__ import annotations

import importlib

__all__ = ["html_of"]


def html_of(value: object) -> str | None:
    """HTML that draws a card, a state or a verdict; None without `cartes_widgets`, so that text is
    shown. The engine does not depend on the widgets, which contain the deck.

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
