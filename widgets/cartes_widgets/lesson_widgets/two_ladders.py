"""A widget with two orders of the same cards side by side, by strength and by value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.cards import Card
from cartes_lib.messages import format_message
from cartes_widgets.core.base import Widget
from cartes_widgets.lesson_widgets.hand import card_item

Rung = tuple[Iterable[Card], str]
"""Cards of the same height, and a note such as their points."""


class TwoLadders(Widget):
    """Two orders from the highest to the lowest; a click on a card marks it in both.

    Attributes:
        left, right: rungs, each a list of results of `card_item`. Each result has one more key,
            `announcement`: a sentence with the card's position, for screen readers.
        left_label, right_label: titles of the two orders.
    """

    module = "two_ladders"
    labels = "ladders-"
    fills_step = "alone"
    minutes = 0.2
    in_saved_output = ("left_label", "left", "right_label", "right")

    left = List(List(Dict())).tag(sync=True)
    right = List(List(Dict())).tag(sync=True)
    left_label = Unicode().tag(sync=True)
    right_label = Unicode().tag(sync=True)

    def __init__(self, left: Iterable[Rung], right: Iterable[Rung], **traits: Any) -> None:
        super().__init__(left=_rungs(left), right=_rungs(right), **traits)


def _rungs(ladder: Iterable[Rung]) -> list[list[dict[str, str]]]:
    return [
        [
            {**card_item(item, note), "announcement": format_message("rung-place", place=place)}
            for item in on
        ]
        for place, (on, note) in enumerate(ladder, 1)
    ]
