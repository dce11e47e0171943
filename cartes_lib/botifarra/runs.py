"""For the solver: equivalent cards, that is, runs of one suit with only played cards between them.

The cards of a run differ only in their points. If the trick is certain to be won, the card of the
run with the most points is at least as good as the others. If the trick is certain to be lost, the
same is true of the card with the fewest points. The order in which the cards of a run are played
changes the points, but not the winners. Cards and masks are encoded as in `fast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

EACH, HIGH, LOW = range(3)
"""Which cards with points of a run are worth trying: each card, only the highest, or only the
lowest.
"""

_FIRST_POINT_CARD = 7


@lru_cache(maxsize=1 << 17)
def _worth_trying(mine: int, rest: int, kind: int, is_bound: bool) -> tuple[int, ...]:
    """The cards of one suit that are worth trying, each as its strength within the suit.

    The order is from low to high; for `HIGH`, from high to low. The arguments are those of
    `Choices`.
    """
    runs: list[list[int]] = []
    running = False
    for item in range(12):
        if mine >> item & 1:
            counts = running and item >= _FIRST_POINT_CARD > runs[-1][-1]
            if not running or (counts and (is_bound or kind == EACH)):
                runs.append([])
            runs[-1].append(item)
            running = True
        elif rest >> item & 1:
            running = False
    numbers: list[int] = []
    for run in runs:
        if kind == EACH and run[0] >= _FIRST_POINT_CARD:
            numbers += run
        else:
            numbers.append(run[-1] if kind == HIGH else run[0])
    return tuple(reversed(numbers) if kind == HIGH else numbers)


class Choices(dict[int, tuple[int, ...]]):
    """A cache of the cards worth trying, as numbers; the keys are `suit << 24 | rest << 12 | mine`.

    `rest` is the mask of the cards of the suit in hands or on the table. `mine` is the mask of the
    cards to choose from. Both have twelve bits.
    """

    def __init__(self, kind: int, is_bound: bool) -> None:
        """Create an empty cache; results are computed on demand.

        Args:
            kind: which cards with points of a run to try: `EACH` card, only the highest (`HIGH`),
                or only the lowest (`LOW`).
            is_bound: whether the rules treat cards without points differently (obligada).
        """
        super().__init__()
        self._kind = kind
        self._is_bound = is_bound

    def __missing__(self, key: int) -> tuple[int, ...]:
        """Computes, saves and returns the cards for the new key `key`."""
        result = _worth_trying(key & 0xFFF, key >> 12 & 0xFFF, self._kind, self._is_bound)
        base = 12 * (key >> 24)
        self[key] = chosen = tuple([base + item for item in result])
        return chosen


def suit_keys(hands: Sequence[int], suit: int) -> dict[int, int]:
    """A number for each possible set of remaining cards of `suit`; equivalent sets have the same
    number. The keys are the masks of the sets.

    Equivalent sets have the same cards with points and the same number of other cards, in the same
    order and at the same seats.
    """
    full = 0
    owner = [0] * 12
    for seat, hand in enumerate(hands):
        mine = hand >> 12 * suit & 0xFFF
        full |= mine
        for item in range(12):
            if mine >> item & 1:
                owner[item] = seat + 1
    codes = {0: 0}
    for item in range(_FIRST_POINT_CARD):
        if full >> item & 1:
            codes |= {part | 1 << item: 5 * code + owner[item] for part, code in codes.items()}
    kinds: dict[int, int] = {}
    small = {part: kinds.setdefault(code, len(kinds)) for part, code in codes.items()}
    counting = [part for part in range(0, 4096, 128) if part & full == part]
    return {high | low: high | kind for high in counting for low, kind in small.items()}
