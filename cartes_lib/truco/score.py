"""The points of a deal, and the winner of a chico (a part of the match) and its two halves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules

__all__ = [
    "CHICO",
    "MEDDLING",
    "Award",
    "hand_points",
    "is_pica",
    "score_zone",
    "scored",
    "transferred",
]

CHICO = 30
"""The number of points that wins a chico (TRU-SET-04)."""
MEDDLING = 4
"""The points that the other side gets after an interference in another duel (TRU-SIX-07)."""


@dataclass(frozen=True, slots=True)
class Award:
    """Points that a side won.

    Attributes:
        bet: "flor", "envido", "truco", "claim" (of a hidden flor) or "penalty".
        seat: the seat whose cards won the points and must be shown; None if no cards must be shown.

    >>> from cartes_lib.truco.score import Award
    >>> Award("envido", 0, 2).points
    2
    """

    bet: str
    side: int
    points: int
    seat: int | None = None


def score_zone(score: int, rules: Rules = CON_FLOR) -> str:
    """The zone of a score: "malas" in the first half of the chico, "buenas" in the second half.

    Raises:
        ValueError: the score is impossible.

    Rules: TRU-SET-05, TRU-SCORE-04.

    >>> from cartes_lib.truco.score import score_zone
    >>> score_zone(10), score_zone(20)
    ('malas', 'buenas')
    """
    if not 0 <= score <= rules.target:
        raise ValueError(f"no score of a chico: {score}")
    return "malas" if score < rules.half else "buenas"


def hand_points(awards: Sequence[Award]) -> tuple[int, int]:
    """Total points of each side in a deal. Rule: TRU-SCORE-01.

    >>> from cartes_lib.truco.score import Award, hand_points
    >>> hand_points([Award("envido", 0, 2), Award("truco", 1, 3)])
    (2, 3)
    """
    first, second = (sum(award.points for award in awards if award.side == side) for side in (0, 1))
    return first, second


def transferred(awards: Sequence[Award], guilty: Sequence[int]) -> tuple[Award, ...]:
    """`awards`, but the awards of the `guilty` sides are given to the other side.

    Rule: TRU-FLOR-20.

    >>> from cartes_lib.truco.score import Award, transferred
    >>> transferred([Award("flor", 0, 3)], guilty=[0])[0].side
    1
    """
    return tuple(
        replace(award, side=1 - award.side, seat=None) if award.side in guilty else award
        for award in awards
    )


def scored(
    scores: Sequence[int],
    awards: Sequence[Award],
    accounts: tuple[tuple[int, ...], tuple[int, ...]],
    rules: Rules = CON_FLOR,
    order: Sequence[int] = (),
) -> tuple[tuple[int, ...], int | None]:
    """The scores after `awards`, and the index of the score that won the chico (None before the
    end).

    The awards are added in order: flor, envido, truco. If the rules end a deal at once, the first
    score to reach the points of the chico wins, and later awards are not added. Otherwise all
    awards are added first. If several scores reach the points of the chico, the highest score wins;
    in a tie, the first score in `order`.

    Args:
        accounts: for each side, the indices of the scores to which its points are added.
        order: indices of the scores, in the order of their seats from the first player (mano);
            empty for 0, 1, 2.

    Returns:
        The scores, limited to the points of the chico, and the index of the winning score or None.

    Rules: TRU-SCORE-02 to -04, TRU-GAL-04, TRU-GAL-06.

    >>> from cartes_lib.truco.score import Award, scored
    >>> scored((3, 5), [Award("truco", 0, 2)], ((0,), (1,)))
    ((5, 5), None)
    """
    results = list(scores)
    for award in awards:
        if rules.end_on_reach == "immediate" and max(results) >= rules.target:
            break
        for account in accounts[award.side]:
            results[account] += award.points
    reached = [
        account for account in order or range(len(results)) if results[account] >= rules.target
    ]
    winner = max(reached, key=lambda account: results[account], default=None)
    return tuple(min(rules.target, score) for score in results), winner


def is_pica(hands: int, scores: Sequence[int], rules: Rules = CON_FLOR) -> bool:
    """Whether the next deal of a chico is a pica-pica (a round of duels).

    Args:
        hands: number of deals of this chico already played.
        scores: the scores of both sides.

    Raises:
        ValueError: `hands` is negative, or the scores are impossible.

    Rules: TRU-SIX-02 to -04, TRU-EIG-01.

    >>> from cartes_lib.truco.score import is_pica
    >>> is_pica(1, (5, 5))
    False
    """
    if hands < 0 or not all(0 <= score <= rules.target for score in scores):
        raise ValueError(f"no chico has {hands} hands and {tuple(scores)} points")
    if not rules.has_pica or hands % (1 + rules.pica_per_redonda) == 0:
        return False
    if rules.pica_stop == "both-at-15":
        return min(scores) < rules.half
    # Five sixths of the chico, such as 25 of 30; it need not be an integer.
    return 6 * max(scores) < 5 * rules.target
