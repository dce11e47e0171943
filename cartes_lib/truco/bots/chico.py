"""The value of points in Truco: the probability of winning a chico (a part of the match)."""

from __future__ import annotations

from functools import cache

_HANDS = {1: 0.35, 2: 0.3, 3: 0.15, 4: 0.1, 5: 0.05, 7: 0.05}
"""The probability that the winner of a deal between equally strong sides gets a number of points;
the keys are these numbers.
"""


@cache
def _chances(points: int) -> tuple[tuple[float, ...], ...]:
    rows = [[0.5] * points for _ in range(points)]
    for lost in range(2, 2 * points + 1):
        for mine in range(max(1, lost - points), min(points, lost - 1) + 1):
            theirs = lost - mine
            rows[points - mine][points - theirs] = sum(
                often * (_after(rows, mine - won, theirs) + _after(rows, mine, theirs - won)) / 2
                for won, often in _HANDS.items()
            )
    return tuple(map(tuple, rows))


def _after(rows: list[list[float]], mine: int, theirs: int) -> float:
    """The probability of winning the chico for a side that needs `mine` points, if the other needs
    `theirs`.

    Args:
        rows: the probabilities computed so far; the indices are the scores of the two sides.
    """
    if mine <= 0:
        return 1.0
    return 0.0 if theirs <= 0 else rows[len(rows) - mine][len(rows) - theirs]


def chance_of_chico(mine: int, theirs: int, points: int) -> float:
    """The probability of winning a chico of `points` points against an equally strong side.

    `mine` and `theirs` are the current points of the side and of the other side.

    Rules: TRU-SCORE-02.
    """
    if mine >= points:
        return 1.0
    return 0.0 if theirs >= points else _chances(points)[mine][theirs]


def worth_of_point(mine: int, theirs: int, points: int) -> float:
    """The value of one point at the scores `mine` and `theirs`, as a fraction of a chico; always
    above 0.
    """
    one_more = chance_of_chico(mine + 1, theirs, points)
    return (one_more - chance_of_chico(mine, theirs + 1, points)) / 2
