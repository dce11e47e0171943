"""Effects of a throw: the new condition of the pile, and the number of skipped players."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.balco.condition import FREE, RANKS, Condition, at_least, trenca, under_fire
from cartes_lib.balco.legal import MAX_TOGETHER, can_throw, legal_ranks
from cartes_lib.balco.pile import PileCard, clears, top_run
from cartes_lib.balco.rules import STANDARD, Rules

__all__ = ["after_throw", "players_skipped"]


def after_throw(
    condition: Condition,
    rank: int,
    count: int = 1,
    pile: Sequence[PileCard] = (),
    rules: Rules = STANDARD,
    target: int | None = None,
) -> Condition:
    """The condition of the pile after a throw of `count` cards of the rank `rank`.

    Args:
        pile: the pile before the throw, bottom card first; needed for runs of sevens (BAL-SP7-03),
            and to decide whether the throw clears the pile.
        target: the target of a 1; None if it does not matter.

    Raises:
        ValueError: the throw is illegal even with jokers, or `target` is not a seat.

    Rules: BAL-SP2-01, BAL-SP2-02, BAL-SP7-01 to -06, BAL-SP8-01, BAL-SP1-01, BAL-SP1-03,
    BAL-CLR-05.

    >>> from cartes_lib.balco.condition import at_least
    >>> from cartes_lib.balco.effects import after_throw
    >>> after_throw(at_least(5), 8)
    Condition(kind='at-least', rank=8, players=0, seat=None)
    """
    fits = rank in RANKS and (
        can_throw(rank, condition, pile, rules=rules)
        or rank in legal_ranks(condition, pile, rules, joker=True)
    )
    if not 1 <= count <= MAX_TOGETHER or not fits:
        raise ValueError(f"{count} times {rank} cannot be thrown on {condition}")
    if rank == 2 or clears([*pile, *(rank,) * count], rules):
        return FREE
    if rank == 1:
        return under_fire(target)
    left = condition.players - 1 if condition.kind == "trenca" else 0
    if rank == 7:
        top, run = top_run(pile)
        stacked = run if rules.seven_stack == "consecutive" and top == 7 else 0
        return trenca(max(left, count + stacked))
    if left > 0:
        return trenca(left, rank if rules.trenca_second == "le7-and-ge-top" else 0)
    return at_least(rank)


def players_skipped(rank: int, count: int, rules: Rules = STANDARD) -> int:
    """Number of players who lose their turn to a throw that does not clear the pile.

    Raises:
        ValueError: no card has the rank `rank`, or `count` is not 1 to 4.

    Rules: BAL-SP8-01, BAL-SP8-02.

    >>> from cartes_lib.balco.effects import players_skipped
    >>> players_skipped(8, 2)
    2
    """
    if rank not in RANKS or not 1 <= count <= MAX_TOGETHER:
        raise ValueError(f"no such throw: {count} times {rank}")
    if rank != 8:
        return 0
    return count if rules.eight_stack == "per-card" else 1
