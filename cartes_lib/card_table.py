"""Tables of cards, which `print(state)` writes and a notebook draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["CardTable", "Row"]

Row: TypeAlias = tuple[str, tuple[Sequence[object], ...]]
"""The name of a row, such as "0 *", and its cells: cards, or what is written as cards are."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """The cards that each seat holds and has played.

    Attributes:
        title: a line about the whole state.
        head: the names of the columns; the first one names the rows.
        rows: one per seat, and one for the cards in the middle if it has no column.

    >>> from cartes_lib.card_table import CardTable
    >>> from cartes_lib.cards import cards
    >>> print(CardTable("Two seats", ("seat", "hand"), (("0", (cards("9o 1o"),)), ("1 *", ((),)))))
    Two seats
    seat  hand
    0     9o 1o
    1 *
    """

    title: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]

    def __str__(self) -> str:
        """The title and, below it, the rows in columns of text."""
        written = [
            (name, *(" ".join(map(str, cell)) for cell in cells)) for name, cells in self.rows
        ]
        table = [self.head, *written]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = (
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in table
        )
        return "\n".join([self.title, *lines])
