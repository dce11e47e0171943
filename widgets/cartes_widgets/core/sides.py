"""What a reader is told a side is: us and them, or whoever plays on it alone."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.seats import seat_name
from cartes_lib.wording import say

__all__ = ["short_side", "side_fact"]


def side_fact(sides: Sequence[int], reader: int, own: bool) -> str:
    """What sentences to `reader` call his `own` side, or the other: the fact to be worded.

    "us" or "them"; the seat of one who plays alone, such as "seat-you": nobody is a "we" alone.

    Args:
        sides: of each seat, 0 or 1.
    """
    members = [seat for seat, side in enumerate(sides) if (side == sides[reader]) is own]
    if len(members) > 1:
        return "us" if own else "them"
    return f"seat-{seat_name(members[0], reader, len(sides))}"


def short_side(sides: Sequence[int], reader: int, own: bool) -> str:
    """The same in a word or two, where there is little room."""
    fact = side_fact(sides, reader, own)
    own_words = {"us": "felt-us", "them": "felt-them", "seat-opponent": "felt-opponent"}
    return say(own_words.get(fact, f"table-{fact}"))
