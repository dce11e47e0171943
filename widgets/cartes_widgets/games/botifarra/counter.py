"""A widget that counts points line by line: the points of a pile, or of the whole pack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.botifarra.score import CARD_POINTS, card_points
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.messages import (
    capitalised,
    card_name,
    format_message,
    suit_name,
)
from cartes_widgets.core.base import Widget
from cartes_widgets.lesson_widgets.hand import card_item

_TRICKS = 12

Line = tuple[tuple[Card, ...], str, int]
"""Cards, their name as a group, and the sum of their points."""


def pack_lines() -> tuple[Line, ...]:
    """The points of a whole deal: the cards that count, suit by suit, then the tricks.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    lines: list[Line] = []
    for suit in Suit:
        counted = tuple(Card(rank, suit) for rank in CARD_POINTS)
        name = capitalised(suit_name(suit, "bare"))
        lines.append((counted, name, sum(map(card_points, counted))))
    return (*lines, _trick_line(_TRICKS))


def pile_lines(pile: Hand, tricks: int) -> tuple[Line, ...]:
    """The points of `pile`: a line for each card with points, a line for the other cards, and a
    line for the tricks.

    Args:
        tricks: the number of tricks of the pile.

    Raises:
        ValueError: `pile` does not have the cards of `tricks` tricks.
    """
    if len(pile) != 4 * tricks:
        raise ValueError(f"{tricks} tricks make no pile of {len(pile)} cards")
    counted = [card for card in pile if card_points(card)]
    rest = tuple(card for card in pile if not card_points(card))
    lines: list[Line] = [
        ((item,), capitalised(card_name(item, "bare")), card_points(item)) for item in counted
    ]
    if rest:
        lines.append((rest, format_message("count-rest", count=len(rest)), 0))
    return (*lines, _trick_line(tricks))


def _trick_line(tricks: int) -> Line:
    return (), format_message("count-tricks", count=tricks), tricks


class Counter(Widget):
    """A sum that grows line by line; the learner guesses the total before each line.

    Attributes:
        lines: for each line, its cards, label, value, and the total so far.
        label: the name of what is counted.
    """

    module = "counter"
    labels = "counter-"
    fills_step = "alone"
    minutes = 0.2
    in_saved_output = ("label", "lines")

    lines = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, lines: Iterable[Line], **traits: Any) -> None:
        shown, total = [], 0
        for cards, label, value in lines:
            total += value
            message = format_message("count-running", label=label, points=value, total=total)
            shown.append(
                {
                    "cards": [card_item(card) for card in cards],
                    "label": label,
                    "value": value,
                    "total": total,
                    "announcement": message,
                }
            )
        super().__init__(lines=shown, **traits)
