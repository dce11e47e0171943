"""Tables of cards, which `print(state)` writes as text and a notebook shows as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["CardTable", "Row"]

Row: TypeAlias = tuple[str, tuple[Sequence[object], ...]]
"""A row of a table: its name, such as "0 *", and its cells: cards, or items that print like cards.
"""


@dataclass(frozen=True, slots=True)
class CardTable:
    """A table of the cards that each seat has in hand and has played.

    Attributes:
        title: a line about the whole state.
        head: the names of the columns; the first column has the names of the rows.
        rows: one row for each seat, and one row for the cards in the middle unless they have a
            column.

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
        """The table as text: the title, then the rows in aligned columns."""
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
