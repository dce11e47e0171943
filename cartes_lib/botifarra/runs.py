"""Cards of one suit that only cards already played part, on integers: one stands for all.

Nothing but their points tells the cards of such a run apart. Where a trick is surely won,
the card of the run with the most points is as good as any other, and where it is surely
lost the one with the fewest: to swap the two later changes no trick, only whose their
points are. Cards and masks are those of `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

__all__ = ["EACH", "HIGH", "LOW", "Choices", "suit_keys"]

EACH, HIGH, LOW = range(3)
"""Which point cards of a run are worth trying: each, the highest only, the lowest only."""

_FIRST_POINT_CARD = 7


@lru_cache(maxsize=1 << 17)
def _worth_trying(mine: int, rest: int, kind: int, is_bound: bool) -> tuple[int, ...]:
    """Places in their suit of the cards of `mine` that are worth trying.

    They go from low to high, or for `HIGH` from high to low.
    """
    runs: list[list[int]] = []
    running = False
    for one in range(12):
        if mine >> one & 1:
            counts = running and one >= _FIRST_POINT_CARD > runs[-1][-1]
            if not running or (counts and (is_bound or kind == EACH)):
                runs.append([])
            runs[-1].append(one)
            running = True
        elif rest >> one & 1:
            running = False
    found: list[int] = []
    for run in runs:
        if kind == EACH and run[0] >= _FIRST_POINT_CARD:
            found += run
        else:
            found.append(run[-1] if kind == HIGH else run[0])
    return tuple(reversed(found) if kind == HIGH else found)


class Choices(dict[int, tuple[int, ...]]):
    """Numbers of the cards worth trying by `suit << 24 | rest << 12 | mine`.

    `rest` are the cards of the suit that are not played, those on the table included, and
    `mine` those among which one may choose; both are masks of twelve bits.
    """

    def __init__(self, kind: int, is_bound: bool) -> None:
        """Begins empty; what is asked is worked out and kept.

        Args:
            kind: `EACH`, `HIGH` or `LOW`.
            is_bound: whether rules tell cards without points from the others (obligada).
        """
        super().__init__()
        self._kind = kind
        self._is_bound = is_bound

    def __missing__(self, key: int) -> tuple[int, ...]:
        """The cards for a `key` that is asked for the first time."""
        found = _worth_trying(key & 0xFFF, key >> 12 & 0xFFF, self._kind, self._is_bound)
        base = 12 * (key >> 24)
        self[key] = chosen = tuple([base + one for one in found])
        return chosen


def suit_keys(hands: Sequence[int], suit: int) -> dict[int, int]:
    """A number for each part of `suit` that may remain, the same for parts that play alike.

    Parts play alike when they have the same point cards, and as many small ones that the
    same seats hold in the same order.
    """
    full = 0
    owner = [0] * 12
    for seat, hand in enumerate(hands):
        mine = hand >> 12 * suit & 0xFFF
        full |= mine
        for one in range(12):
            if mine >> one & 1:
                owner[one] = seat + 1
    codes = {0: 0}
    for one in range(_FIRST_POINT_CARD):
        if full >> one & 1:
            codes |= {part | 1 << one: 5 * code + owner[one] for part, code in codes.items()}
    kinds: dict[int, int] = {}
    small = {part: kinds.setdefault(code, len(kinds)) for part, code in codes.items()}
    counting = [part for part in range(0, 4096, 128) if part & full == part]
    return {high | low: high | kind for high in counting for low, kind in small.items()}
