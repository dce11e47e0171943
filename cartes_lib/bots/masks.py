"""Lookup tables for sets that are encoded as bit masks."""

from __future__ import annotations

from collections.abc import Iterable


def subsets(items: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """All subsets of `items`: the index is the bit mask of the subset, and the first item has bit
    0.

    >>> subsets((7, 8))
    ((), (7,), (8,), (7, 8))
    """
    rows: list[tuple[int, ...]] = [()]
    for item in items:
        rows += [(*row, item) for row in rows]
    return tuple(rows)
