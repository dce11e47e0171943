"""A widget that shows the order of cards as a ladder; cards of equal height share a rung."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.cards import Card
from cartes_widgets.core.base import Widget
from cartes_widgets.lesson_widgets.hand import card_item


class Ladder(Widget):
    """Rungs from the highest to the lowest, each with its cards and a note such as points.

    Attributes:
        rungs: lists of results of `card_item`.
        first, last: texts at the two ends.
        label: name of the list for screen readers.
    """

    module = "ladder"
    fills_step = "alone"
    minutes = 0.2
    in_saved_output = ("label", "first", "rungs", "last")

    rungs = List(List(Dict())).tag(sync=True)
    first = Unicode().tag(sync=True)
    last = Unicode().tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, rungs: Iterable[tuple[Iterable[Card], str]], **traits: Any) -> None:
        items = [[card_item(card, note) for card in cards] for cards, note in rungs]
        super().__init__(rungs=items, **traits)
