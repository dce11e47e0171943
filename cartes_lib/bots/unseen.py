"""Random distributions of the cards that a seat has not seen."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

_TRIES = 40


def share_out(
    cards: Sequence[int],
    capacity: Mapping[int, int],
    barred: Mapping[int, int],
    rng: random.Random,
) -> dict[int, int]:
    """Distribute `cards` at random to places, such as hands. Return the mask of the cards of each
    place; the keys are the places.

    A place gets a barred card only if several tries could not avoid this. The caller derives
    `barred` from plays. After an unexpected play it may be wrong, which must not make the bot fail.

    Args:
        cards: numbers of the unseen cards.
        capacity: the number of cards of a place; the keys are the places. The sum is at most the
            number of all cards.
        barred: the mask of the cards that a place cannot hold; the keys are the places.

    >>> import random
    >>> from cartes_lib.bots.unseen import share_out
    >>> share_out([0, 1], {1: 1, 2: 1}, {1: 0b01, 2: 0b00}, random.Random(1))
    {1: 2, 2: 1}
    """
    for _ in range(_TRIES):
        result = _shared(cards, capacity, barred, rng)
        if result is not None:
            return result
    result = _shared(cards, capacity, dict.fromkeys(capacity, 0), rng)
    assert result is not None, "there is a place for each"
    return result


def _shared(
    cards: Sequence[int], capacity: Mapping[int, int], barred: Mapping[int, int], rng: random.Random
) -> dict[int, int] | None:
    """A random distribution without barred cards, as in `share_out`; None if the try fails, because
    no place can take a card.
    """
    left, counts = dict(capacity), dict.fromkeys(capacity, 0)
    shuffled = list(cards)
    rng.shuffle(shuffled)
    spare = len(shuffled) - sum(left.values())
    # Cards that few places can take come first; the stable sort keeps the shuffled order of the
    # others.
    shuffled.sort(key=lambda item: sum(not bar >> item & 1 for bar in barred.values()))
    for card in shuffled:
        places = [place for place, count in left.items() if count and not barred[place] >> card & 1]
        weights = [left[place] for place in places]
        at = int(rng.random() * (sum(weights) + spare))
        for place, weight in zip(places, weights, strict=True):
            if at < weight:
                counts[place] |= 1 << card
                left[place] -= 1
                break
            at -= weight
        else:
            if not spare:
                return None
            spare -= 1
    return counts if not any(left.values()) else None
