"""What a run of `screens` is asked for, and the touches of an exercise that it counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Size = tuple[int | str, ...]
"""Width and height of the window, and the size of its letters if it is unusual."""


def written(size: Size) -> str:
    """The size as a text, such as "360x740"."""
    return "x".join(map(str, size))


def touches(schema: Any, given: Any) -> int:
    """Number of touches that give an answer, without the one on the main button."""
    if schema.kind in {"pick", "order"} and isinstance(given, list | tuple):
        return len(given)
    if schema.kind == "parts":
        return sum(touches(part, given[name]) for name, _, part in schema.parts)
    if schema.kind in {"match", "zones"}:
        # The first place is chosen at the start.
        return len(given) + len(set(given.values())) - 1
    return 1


def part_of(names: Iterable[str], langs: list[str], part: str) -> list[tuple[str, str]]:
    """The pairs of a name and a language in the part `part`, such as "1/4".

    Each part has all names, as evenly as possible in all languages.

    >>> part_of(["BO-01", "BO-02"], ["fr", "es"], "1/2")
    [('BO-01', 'fr'), ('BO-02', 'es')]
    """
    number, count = map(int, part.split("/"))
    pairs = (
        (row + at, (name, lang)) for row, name in enumerate(names) for at, lang in enumerate(langs)
    )
    return [pair for place, pair in pairs if place % count == number - 1]


def sizes_in(text: str) -> tuple[Size, ...]:
    """The sizes that `text` lists, such as "360x740,740x360x200%"."""
    each = (size.split("x") for size in text.split(",") if size)
    return tuple(tuple(int(item) if item.isdigit() else item for item in size) for size in each)
