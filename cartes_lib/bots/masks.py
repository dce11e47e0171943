"""Lookup tables for sets that are encoded as bit masks."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["subsets"]


def subsets(items: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """By bit mask, the items of `items` in the mask, in order; the first item is the lowest bit.

    >>> subsets((7, 8))
    ((), (7,), (8,), (7, 8))
    """
    rows: list[tuple[int, ...]] = [()]
    for item in items:
        rows += [(*row, item) for row in rows]
    return tuple(rows)
