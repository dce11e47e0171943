"""Plain tables for `print(state)`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["aligned"]


def aligned(title: str, rows: Iterable[Sequence[str]]) -> str:
    """`title` and, below it, `rows` in columns; the first row is the heading.

    >>> print(aligned("Two seats", [("seat", "hand"), ("0", "9o 1o"), ("1 *", "12c")]))
    Two seats
    seat  hand
    0     9o 1o
    1 *   12c
    """
    table = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    )
    return "\n".join([title, *lines])
